"""Late tables: random positions close to a win, so that doors, premonitions, order cards and endings come up often."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.games.onirim.full_referee import FullReferee
from tests.games.onirim.full_referee_doors import EDGES, fit
from tests.games.onirim.full_referee_players import random_spec
from tests.games.onirim.full_referee_table import COLOURS, PREMONITIONS, Goal, is_location, is_usable, symbol

Spec = tuple[str, str, list[str], dict[str, str]]


def late_table(dice: random.Random) -> tuple[Spec, FullReferee]:
    """A referee at the start of a turn late in the game."""
    edition, mode, modules, variants = random_spec(dice)
    judge = FullReferee(edition, mode, modules, variants)
    judge.deal_by(dice)
    judge.dice = None
    judge.active = dice.randrange(2) if judge.team else 0
    lay_doors(judge, dice)
    lay_module_pieces(judge, dice)
    for _ in range(5 if not judge.team else 3):
        judge.personal[0].append(deal_one(judge, dice, is_location))
        if judge.team:
            judge.personal[1].append(deal_one(judge, dice, is_location))
    judge.shared = [deal_one(judge, dice, is_location) for _ in range(2 if judge.team else 0)]
    for seat in range(2 if judge.team else 1):
        lay_row(judge, judge.rows[seat], dice)
    judge.discard = [deal_one(judge, dice, is_usable) for _ in range(dice.randrange(22))]
    judge.discard += ["nightmare"] * dice.randrange(1 + min(4, judge.loose["nightmare"]))
    judge.loose["nightmare"] -= judge.discard.count("nightmare")
    return (edition, mode, modules, variants), judge


def deal_one(judge: FullReferee, dice: random.Random, fits: Callable[[str], bool]) -> str:
    """A fitting card leaves the pile."""
    card = dice.choice([card for card in sorted(judge.loose.elements()) if fits(card)])
    judge.loose[card] -= 1
    return card


def lay_doors(judge: FullReferee, dice: random.Random) -> None:
    """Most doors are out; with the Book they are those of the first order cards."""
    if judge.incubus("adversary"):
        judge.figure = dice.random() < 0.3
    if judge.blocked:
        return
    kinds = [card.split(".")[1] for card in sorted(judge.loose.elements()) if card.startswith("door.")]
    dice.shuffle(kinds)
    if judge.has("book"):
        kinds = [goal.kind for goal in judge.goals]
    out = kinds[: len(kinds) - dice.choice((1, 1, 1, 2, 2, 3, len(kinds) - 4, len(kinds) - 2, len(kinds) - 1))]
    for place, kind in enumerate(out):
        seat = dice.randrange(2) if judge.team else 0
        if judge.team and f"door.{kind}" in judge.doors[seat]:
            seat = 1 - seat
        judge.doors[seat].append(f"door.{kind}")
        judge.loose[f"door.{kind}"] -= 1
        if judge.has("book"):
            judge.goals[place] = Goal(kind, covered=True)


def lay_module_pieces(judge: FullReferee, dice: random.Random) -> None:
    """Captured cards, towers, premonitions that are not triggered, rallied denizens, the pathfinder's card."""
    if judge.has("dreamcatchers"):
        for _ in range(dice.randrange(5)):
            judge.catchers[dice.randrange(3)].append("lost")
            judge.loose["lost"] -= 1
        judge.handbooks = dice.randrange(judge.handbooks + 1)
    if judge.has("towers"):
        lay_towers(judge, dice)
    if judge.has("premonitions"):
        lay_premonitions(judge, dice)
    if judge.has("oniverse"):
        for _ in range(dice.randrange(5)):
            name = deal_one(judge, dice, lambda card: card.startswith("den.")).partition(".")[2]
            judge.rallied.append(name)
            if name == "treasure_keeper" and dice.random() < 0.5:
                judge.stored.append(deal_one(judge, dice, is_usable))
    if judge.incubus("protector"):
        judge.figure = dice.random() < 0.5
    if judge.incubus("pathfinder") and dice.random() < 0.5:
        judge.incubus_card = deal_one(judge, dice, is_location)


def lay_towers(judge: FullReferee, dice: random.Random) -> None:
    """A legal row of up to six towers."""
    for _ in range(dice.randrange(7)):
        fitting = [t for t in EDGES if judge.loose[t] > 0 and (not judge.towers or fit(judge.towers[-1], t))]
        if fitting:
            judge.towers.append(dice.choice(fitting))
            judge.loose[judge.towers[-1]] -= 1


def lay_premonitions(judge: FullReferee, dice: random.Random) -> None:
    """Some are used; those that would be true now are used or still face down."""
    judge.premonitions_up = list(PREMONITIONS)
    ready = judge.triggered()
    rest = [name for name in PREMONITIONS if name not in ready]
    dice.shuffle(rest)
    judge.premonitions_up = rest[: dice.randrange(5)]
    hidden = [name for name in PREMONITIONS if name not in judge.premonitions_up]
    dice.shuffle(hidden)
    never_dealt = len(PREMONITIONS) - int(judge.variants["hard.premonitions"])
    down = dice.randrange(1 + min(never_dealt, len(hidden)))
    judge.reserve, judge.used = hidden[:down], hidden[down:]


def lay_row(judge: FullReferee, row: list[str], dice: random.Random) -> None:
    """A row that obeys the symbol rule; it often ends with two cards of one colour."""
    colour = dice.choice(COLOURS)
    for left in range(dice.randrange(6), 0, -1):
        wanted = [card for card in judge.loose.elements() if symbol(card) and not card.startswith("x.")]
        wanted = [card for card in wanted if not row or symbol(card) != symbol(row[-1])]
        matching = [card for card in wanted if card.startswith(colour)]
        card = dice.choice(sorted(matching if matching and left <= 2 else wanted))
        row.append(card)
        judge.loose[card] -= 1


def position_text(spec: Spec, judge: FullReferee) -> str:
    """The same table as a position; cards that are not named lie in the pile, in no order."""
    edition, mode, modules, variants = spec
    head = ["onirim", edition, mode, *(["+".join(modules)] if modules else [])]
    head += [f"{name}={value}" for name, value in variants.items()]
    zones: dict[str, list[str]] = {
        "hand": judge.personal[0],
        "hand1": judge.personal[1],
        "row": judge.rows[0],
        "row1": judge.rows[1],
        "doors": judge.doors[0],
        "doors1": judge.doors[1],
        "shared": judge.shared,
        "discard": judge.discard,
        "towers": judge.towers,
        "premonitions": judge.premonitions_up,
        "used": judge.used,
        "rallied": judge.rallied,
        "stored": judge.stored,
        "goals": [goal.kind + "*" * goal.covered for goal in judge.goals],
        "unused": [card.partition(".")[2] for card in judge.unused.elements()],
        "under": [judge.incubus_card] if judge.incubus_card else [],
        "figure": ["box"] if judge.has("incubus") and not judge.figure else [],
        "active": [str(judge.active)] if judge.team else [],
        "handbooks": [str(judge.handbooks)] if judge.has("dreamcatchers") else [],
        **{f"catcher{place}": cards for place, cards in enumerate(judge.catchers)},
        "at": ["turn"],
    }
    written = [f"{name} {' '.join(words)}" for name, words in zones.items() if words]
    return " | ".join(["/".join(head), *written])
