"""Encounters played by chance: who, what, by which options, with which belongings, and by whom.

    plan = plan_of(17)      # the seventeenth encounter of the campaign: always the same one
    play(plan)              # to its end, all invariants of 3.5 looked at on the way

Free steps are legal and cost nothing (naming an action and cancelling it, opening a payment and giving it up), so a
player who answers quite at random wanders about for thousands of answers, the longer the more characters there are, and
the longest where all have to pass in a row (ordered turns). The player here gets tired: the longer a round lasts, the
likelier it passes. It cancels and gives up only if nothing else is left to do, and follows the proposed payment in half
of the cases. Otherwise it answers by lot, so everything legal is still met; and an encounter is over after a few
hundred answers. One that is not over after `MOST` is a fault.
"""

from __future__ import annotations

import random
import tempfile
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from reverie.games.etherfields.acting import mutations
from reverie.games.etherfields.agents import rules as rules_player
from reverie.games.etherfields.content.loading import load, shipped_path
from reverie.games.etherfields.content.model import Content
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, Engine
from reverie.games.etherfields.position import invariants
from reverie.games.etherfields.rounds import setup
from tests.games.etherfields.pack import guide
from tests.games.etherfields.tables import again

GUEST = Path(__file__).parent / "guest"  # the pack with a fifth character
ENCOUNTERS = ("gate_room", "s_tatterling", "s_moth_choir", "umbrella_gate", "s_wings")
CHARACTERS = ("gambler", "specialist", "powerhouse", "free_spirit", "understudy")
SCARCE = ("ether", "universal", "glowstone", "threat", "block", "key", "spirit", "creature_token")
MOST = 5_000  # answers
GIVING_UP = ("cancel", "give-up")
GOING_ON = ("pass", "end-turn", "go-on", "start")
TIRED = 80  # answers in one round after which everybody passes whenever it can


@dataclass
class Plan:
    """An encounter before it begins."""

    number: int
    encounter: str
    team: list[str]
    player: str  # random | rules | mixed
    options: dict[str, Any] = field(default_factory=dict)
    belongings: bool = False  # as later in a campaign: better decks, items, masks, weaknesses, markers
    mutated: int = 0  # mutation tokens on every creature, from the moment it is there

    def __str__(self) -> str:
        return (
            f"encounter {self.number}: {self.encounter}, {'+'.join(self.team)}, {self.player}, {self.options}, "
            f"belongings={self.belongings}, mutated={self.mutated}"
        )


@cache
def content() -> Content:
    """The shipped campaign, the dream of the guide, and the guest."""
    with tempfile.TemporaryDirectory() as folder:
        return load([shipped_path(), guide.build(Path(folder)), GUEST])


def plan_of(number: int) -> Plan:
    """Encounters and team sizes in turn, so that a few show all of them; everything else by lot."""
    lot = random.Random(f"campaign {number}")
    size = number // len(ENCOUNTERS) % len(CHARACTERS) + 1
    options: dict[str, Any] = {}
    if lot.random() < 0.3:
        options["ordered_turns"] = True
    if lot.random() < 0.5:
        options["roll_once_for_all"] = lot.choice(["always", "never"])
    if lot.random() < 0.2:
        options["exertion_per"] = "team"
    if lot.random() < 0.2:
        options["hand_limit"] = lot.choice([3, 4, 5, 8])
    if lot.random() < 0.2:
        options["progress_limit"] = lot.choice([1, 2, 3])
    if lot.random() < 0.2:
        options["item_slots"] = lot.choice([1, 2, 4])
    if lot.random() < 0.2:
        options["weakness_counts_as_draw"] = False
    if lot.random() < 0.2:  # GEN-07: almost nothing left
        scarce = lot.sample(SCARCE, 4)
        totals = content().options["component_totals"]
        options["component_totals"] = {**totals, **{kind: lot.randint(0, 2) for kind in scarce}}
    return Plan(
        number,
        ENCOUNTERS[number % len(ENCOUNTERS)],
        lot.sample(CHARACTERS, size),
        lot.choices(["random", "mixed", "rules"], [8, 1, 1])[0],
        options,
        lot.random() < 0.6,
        lot.choice([0, 0, 0, 1, 2, 4]),
    )


def begin(plan: Plan) -> Engine:
    """The table, before anything has happened."""
    e = setup.prepare(content(), plan.encounter, plan.team, plan.number, plan.options)
    if plan.belongings:
        endow(e, random.Random(f"belongings {plan.number}"))
    e.run()
    return e


def endow(e: Engine, lot: random.Random) -> None:
    """What people have later in a campaign; everything comes from where it lies."""
    team, things = e.state.team, e.content
    items = [item.id for item in things.item.values()]
    lot.shuffle(items)
    team.items, team.store = items[: lot.randint(0, e.option("item_slots"))], []
    team.store = [item for item in items if item not in team.items][: lot.randint(0, 6)]
    op.gain_keys(e, lot.randint(0, 2))
    for c, who in enumerate(e.state.characters):
        for _ in range(lot.randint(0, 8)):
            op.give_card(e, c, team.market.pop(lot.randrange(len(team.market))), "deck")
        for _ in range(lot.randint(0, min(2, len(team.weakness_deck)))):
            op.give_card(e, c, team.weakness_deck.pop(), "deck")
        lot.shuffle(who.deck)
        for card in [card for card in who.deck if is_progress(e, card)][: lot.randint(0, e.option("progress_limit"))]:
            op.move_card(e, c, card, "deck", "progress")
            if lot.random() < 0.3:
                op.flip(e, c, card)
        for kind, most in (("ether", 3), ("glowstone", 2), ("spirit", 2)):
            op.gain(e, kind, c, lot.randint(0, most))
        for _ in range(lot.randint(0, 3) if e.state.supply["suffering"] > 3 else 0):
            op.suffer_one(e, c)
        free = [mask.id for mask in things.mask.values() if mask.owner in ("any", who.archetype)]
        free = [mask for mask in free if not any(mask in other.masks for other in e.state.characters)]
        who.masks = lot.sample(free, min(len(free), lot.randint(0, 2)))
        who.mask = lot.choice([None, *who.masks])
    e.changed()


def is_progress(e: Engine, card: int) -> bool:
    """Whether a card can be laid."""
    kind, _, name = e.state.design[card].partition(":")
    return kind == "influence" and e.content.influence[name].lay_cost is not None


class Player:
    """Answers every question: by lot with a sense of direction, by the rules of thumb, or now so, now so."""

    def __init__(self, plan: Plan) -> None:
        self.lot = random.Random(f"player {plan.number}")
        self.rules = {"random": 0.0, "mixed": 0.5, "rules": 1.0}[plan.player]
        self.round, self.answers = 0, 0

    def choose(self, e: Engine) -> Choice:
        """The answer."""
        assert e.question is not None
        if self.round != e.state.encounter.round:
            self.round, self.answers = e.state.encounter.round, 0
        self.answers += 1
        if self.rules == 1.0:
            return rules_player.choose(e)
        choices = list(e.choices().values())
        useful = [choice for choice in choices if choice.verb not in GIVING_UP]
        if self.lot.random() < 0.9:  # or most slumbers would be over before they begin
            useful = [choice for choice in useful if choice.verb != "abort"]
        onward = [choice for choice in useful if choice.verb in GOING_ON]
        if onward and self.lot.random() < 0.1 + self.answers / TIRED:
            return self.lot.choice(onward)
        if self.lot.random() < self.rules:
            return rules_player.choose(e)
        if e.question.kind == "pay" and self.lot.random() < 0.5:
            return choices[0]
        return self.lot.choice(useful or choices)


def mutate(e: Engine, plan: Plan, done: set[str]) -> None:
    """Whatever has come into play is mutated, once."""
    for tile in list(e.state.encounter.creatures):
        if plan.mutated and tile.id not in done:
            done.add(tile.id)
            e.question = None  # what it changes is settled before anybody is asked again
            mutations.add_mutation(e, tile.id, plan.mutated)
            again(e)


def play(plan: Plan) -> Engine:
    """An encounter to its end; all invariants at every question (those of operations are looked at by the watcher)."""
    assert op.watch is invariants.after_operation, "nobody is watching"
    e = begin(plan)
    player, mutated, answers = Player(plan), set[str](), 0
    while not e.state.result:
        mutate(e, plan, mutated)
        invariants.at_rest(e)
        invariants.every_turn_card_is_there(e)
        e.choose(player.choose(e))
        answers += 1
        assert answers < MOST, "this encounter does not end"
    invariants.at_rest(e)
    return e
