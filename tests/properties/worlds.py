"""Pairs of worlds that one seat cannot tell apart, everything that the seat is shown of each, and how they may part.

A pair is made from a table that play has reached: its hidden cards are dealt again into the hidden places, or the
cards stay and only the stream that will draw them differs. Cards that the seat knows stay where they are.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import reverie
from reverie.errors import IllegalAction
from reverie.games.onirim import position
from reverie.games.onirim.cards import is_location
from reverie.kernel import registry
from reverie.kernel.constants import KIND, KNOWN_TO_0
from reverie.kernel.game import Game
from reverie.kernel.spec import FAIR, GameSpec

Table = dict[str, Any]

KINDS_OF_QUESTION = ("turn", "search", "prophecy", "prophecy-order", "door", "nightmare")
FEW = 6
SECRET_ZONES = ("pile", "hand", "looked")  # what a spectator does not see


@dataclass(frozen=True)
class Pair:
    """Two worlds that `seat` cannot tell apart."""

    left: Game
    right: Game
    seat: int | None
    question: str
    hidden: int  # how many cards the seat does not know

    def __str__(self) -> str:
        return f"seat {self.seat} at {self.question}\n  {self.left.position()}\n  {self.right.position()}"


# ---- tables that play has reached ------------------------------------------------------------------------------------


def tables(rng: random.Random) -> Iterator[tuple[GameSpec, Table, str]]:
    """Endless: tables at every kind of question about equally often, from games of every agent and edition."""
    agents = registry.agent_names("onirim")
    counts = dict.fromkeys(KINDS_OF_QUESTION, 0)
    while True:
        game = reverie.new_game("onirim", edition=rng.choice(["third", "first"]), seed=rng.randrange(2**40))
        player = reverie.agent(rng.choice(agents), seed=rng.randrange(2**20))
        while not game.is_over:
            kind = game.decision.kind if game.decision else ""
            if counts[kind] <= min(counts.values()) + 3 and rng.random() < 0.4:
                counts[kind] += 1
                yield game.spec, game.engine.table(), kind  # type: ignore[attr-defined]  # Onirim's own
            game.apply(player.choose(game))


# ---- dealing again ---------------------------------------------------------------------------------------------------


def lay_out(table: Table, rng: random.Random, few: bool) -> Table:
    """The same open zones over a pile of another build: placed and unordered cards, some of the placed ones known."""
    laid = dict(table)
    known = [card for card in table["over"] + table["under"] if card & KNOWN_TO_0]
    unknown = [card for card in table["over"] + table["under"] if not card & KNOWN_TO_0] + table["bag"]
    rng.shuffle(unknown)
    if few:
        spare = unknown[rng.randint(1, FEW) :]
        del unknown[len(unknown) - len(spare) :]
        if rng.random() < 0.5:
            laid["discard"] = sorted(table["discard"] + spare)
        else:
            known += [card | KNOWN_TO_0 for card in spare]
    elif rng.random() < 0.5:
        share = rng.choice([0.1, 0.5])
        told = [rng.random() < share for _ in unknown]
        known += [card | KNOWN_TO_0 for card, knows in zip(unknown, told, strict=True) if knows]
        unknown = [card for card, knows in zip(unknown, told, strict=True) if not knows]
    bag = 0 if rng.random() < 0.5 else rng.randint(0, len(unknown))
    laid["bag"], unknown = sorted(unknown[:bag]), unknown[bag:]
    placed = known + unknown
    rng.shuffle(placed)
    cut = len(placed) if rng.random() < 0.5 else rng.randint(0, len(placed))
    laid["over"], laid["under"] = placed[:cut], placed[cut:]
    return laid


def unplaced(table: Table) -> Table:
    """The same with every unknown card unordered, so that the stream alone decides when it comes."""
    hidden = [card for card in table["over"] + table["under"] if not card & KNOWN_TO_0]
    placed = {zone: [card for card in table[zone] if card & KNOWN_TO_0] for zone in ("over", "under")}
    return {**table, **placed, "bag": sorted(table["bag"] + hidden)}


def deal_again(table: Table, rng: random.Random) -> Table:
    """The cards that seat 0 does not know, dealt into the places it does not know."""
    places = [("over", i) for i, card in enumerate(table["over"]) if not card & KNOWN_TO_0]
    places += [("under", i) for i, card in enumerate(table["under"]) if not card & KNOWN_TO_0]
    cards = [table[zone][i] for zone, i in places] + table["bag"]
    rng.shuffle(cards)
    dealt = {**table, "over": table["over"][:], "under": table["under"][:]}
    for (zone, i), card in zip(places, cards, strict=False):
        dealt[zone][i] = card
    dealt["bag"] = sorted(cards[len(places) :])
    return dealt


def deal_for_spectator(table: Table, rng: random.Random) -> Table:
    """The same for a spectator, who knows neither the hand nor the looked-at cards nor any place in the pile."""
    pool = table["hand"] + table["looked"] + table["bag"]
    pool += [card & KIND for card in table["over"] + table["under"]]
    rng.shuffle(pool)
    dealt = dict(table)
    hand = [kind for kind in pool if is_location(kind)][: len(table["hand"])]
    for kind in hand:
        pool.remove(kind)
    dealt["hand"] = sorted(hand)
    dealt["looked"] = [pool.pop() for _ in table["looked"]]
    for zone in ("over", "under"):
        dealt[zone] = [pool.pop() | (card & KNOWN_TO_0) for card in table[zone]]
    dealt["bag"] = sorted(pool)
    return dealt


def some_seed(rng: random.Random) -> int | str:
    """A seed of either kind."""
    return rng.randrange(2**63) if rng.random() < 0.8 else FAIR + rng.randbytes(32).hex()


def set_up(table: Table, spec: GameSpec, rng: random.Random) -> Game:
    """A game at this table."""
    return reverie.from_position(position.write(table, spec), seed=some_seed(rng))


def pairs(seed: int, seat: int | None) -> Iterator[Pair]:
    """Endless: every second pair has at most six hidden cards in the pile, every fifth differs by its stream alone."""
    rng = random.Random(seed)
    for number, (spec, table, question) in enumerate(tables(rng)):
        few = number % 2 == 0
        laid = lay_out(table, rng, few)
        if rng.random() < 0.2:
            laid = dealt = unplaced(laid)
        else:
            dealt = deal_for_spectator(laid, rng) if seat is None else deal_again(laid, rng)
            if dealt == laid:
                continue
        left, right = set_up(laid, spec, rng), set_up(dealt, spec, rng)
        # A question that has one answer left is not asked, and play goes on at once. Whether it is may depend on the
        # player's own cards, which a spectator does not see: such worlds part there. For the player they must not.
        if left.events or (seat is None and right.events):
            continue
        hidden = len(laid["bag"]) + sum(not card & KNOWN_TO_0 for card in laid["over"] + laid["under"])
        yield Pair(left, right, seat, question, hidden)


# ---- what a seat is shown --------------------------------------------------------------------------------------------


def observe(game: Game, seat: int | None, agents: list[str], thorough: bool) -> dict[str, str]:
    """Every byte that reaches a seat, by where it comes from."""
    shown = {
        "view": json.dumps(game.view(seat)),
        "decision": json.dumps([game.decision.to_json(), game.decision.to_json("de")] if game.decision else None),
        "events": json.dumps([event.to_json() for event in game.events_for(seat)]),
        "players": f"{game.players} {game.turn} {game.is_over} {game.result} {game.peeked}",
    }
    if seat is None:
        return shown
    shown["actions"] = json.dumps([game.legal_actions(), [action.to_json() for action in game.actions()]])
    if thorough:
        shown["refusals"] = json.dumps([refusal(game.explain(number)) for number in game.definition.codec.by_id])
        if not game.is_over:
            for name in agents:
                shown[f"agent {name}"] = str(reverie.agent(name, seed=5).choose(game))
            if game.turn % 4 == 0:
                shown["look-ahead"] = json.dumps(game.rollouts(1, seed=9))
            copy = game.clone()
            copy.engine.determinise(3)
            shown["determinised"] = copy.position()
    return shown


def refusal(error: IllegalAction | None) -> list[str] | None:
    """A refusal as data; its sentences are made of nothing else."""
    if error is None:
        return None
    return [
        error.code,
        str(error.place),
        str(error.rule),
        *(f"{name}: {value}" for name, value in error.details.items()),
    ]


def differences(pair: Pair, agents: list[str], rng: random.Random) -> list[str]:
    """Where the seat could tell the worlds apart; empty if it cannot."""
    left, right = pair.left.clone(), pair.right.clone()
    thorough = True
    for _ in range(4):
        seen = observe(left, pair.seat, agents, thorough), observe(right, pair.seat, agents, thorough)
        thorough = False
        if seen[0] != seen[1]:
            return [name for name in {**seen[0], **seen[1]} if seen[0].get(name) != seen[1].get(name)]
        both = [number for number in left.legal_actions() if number in right.legal_actions()]
        if not both:
            return []
        action = rng.choice(both)
        before = len(left.events_for(pair.seat))
        view = left.view(pair.seat)
        left.apply(action)
        right.apply(action)
        new = [[event.to_json() for event in game.events_for(pair.seat, before)] for game in (left, right)]
        while pair.seat is None and give_forced_answer((left, right), new):
            new = [[event.to_json() for event in game.events_for(pair.seat, before)] for game in (left, right)]
        if new[0] != new[1]:
            return [] if may_part(new[0], new[1], pair.seat, view) else ["events afterwards"]
        kinds = {event["kind"] for event in new[0]}
        if "searched" in kinds and "shuffled" not in kinds:
            return []  # the last door: the whole pile was looked through and lies there as it was
    return []


def give_forced_answer(worlds: tuple[Game, Game], new: list[list[dict[str, Any]]]) -> bool:
    """Where one world asks and the other had no choice, the same answer keeps them alike; False if there is none."""
    behind = 0 if len(new[0]) < len(new[1]) else 1
    ahead = new[1 - behind][len(new[behind]) :]
    if new[1 - behind][: len(new[behind])] != new[behind] or not ahead or ahead[0]["kind"] != "answered":
        return False
    if not worlds[behind].is_legal(ahead[0]["action"]):
        return False
    worlds[behind].apply(ahead[0]["action"])
    return True


def may_part(left: list[dict[str, Any]], right: list[dict[str, Any]], seat: int | None, view: dict[str, Any]) -> bool:
    """Whether two streams of events first differ where the seat learns something new."""
    known = list(view["pile"]["known_top"])
    for one, other in zip(left, right, strict=False):
        if one != other:
            if seat is None and one["kind"] == other["kind"] == "answered":
                return {**one, "action": ""} == {**other, "action": ""}  # an answer that is told shows its card
            if one["kind"] != "moved" or other["kind"] != "moved" or one["from"] != other["from"]:
                return False
            if seat is None:
                return one["from"] in SECRET_ZONES and any(event["to"] not in SECRET_ZONES for event in (one, other))
            return one["from"] == "pile" and known[:1] in ([], [None])
        if one["kind"] == "shuffled":
            known = []
        elif one["kind"] == "moved" and one["from"] == "pile":
            del known[:1]
        elif one["kind"] == "moved" and one["from"] == "looked" and one["to"] == "pile":
            known.insert(0, one["card"])
    # One stream goes on where the other stops to ask: a spectator may see that, the player is asked in both worlds.
    return seat is None
