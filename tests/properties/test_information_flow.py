"""A seat learns only what its player may know: worlds that it cannot tell apart give it the same bytes (P3, T8, T9)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from reverie.agents import Agent
from reverie.errors import IllegalAction
from reverie.games.onirim import telling, view
from reverie.games.onirim.cards import TOKENS
from reverie.games.onirim.constants import TAKE_DOOR
from reverie.games.onirim.definition import Onirim
from reverie.kernel import registry
from reverie.kernel.actions import Action
from reverie.kernel.constants import KIND
from reverie.kernel.decisions import Decision
from reverie.kernel.events import Event
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec
from tests.properties.worlds import FEW, KINDS_OF_QUESTION, Pair, differences, pairs

Amount = Callable[[int, int], int]
SHARDS = 4


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("seat", [0, None])
def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_bytes(
    seat: int | None, shard: int, amount: Amount
) -> None:
    agents = registry.agent_names("onirim")
    rng = random.Random(shard)
    count = amount(2_000, 100_000) // (2 * SHARDS)
    few, questions = 0, Counter[str]()
    for pair in islice(pairs(100 + shard, seat), count):
        assert differences(pair, agents, rng) == [], str(pair)
        questions[pair.question] += 1
        few += pair.hidden <= FEW
    assert few >= count * 0.4
    assert min(questions[kind] for kind in KINDS_OF_QUESTION) > count / 20


def test_a_forced_answer_looks_to_a_spectator_like_a_chosen_one() -> None:
    import reverie

    text = (
        "onirim/third/solo | row red.sun | hand blue.sun {} red.moon blue.moon brown.sun | "
        "top door.red red.sun x2 | at turn"
    )
    asked = reverie.from_position(text.format("red.key"), seed=1)
    asked.apply("discard brown.sun")
    asked.apply("limbo")
    forced = reverie.from_position(text.format("green.sun"), seed=1)
    forced.apply("discard brown.sun")
    told = [[(e.number, e.kind, e.data) for e in game.events_for(None)] for game in (asked, forced)]
    end = next(i for i, (_, kind, _) in enumerate(told[0]) if kind == "shuffled")
    assert told[0][:end] == told[1][:end]


# ---- a test that cannot fail proves nothing: leaks put in on purpose -------------------------------------------------


def pile_of(engine: Any) -> list[int]:
    """Every card of the pile in its real order, as far as there is one."""
    table = engine.table()
    return [card & KIND for card in (*table["over"], *table["bag"], *table["under"])]


def top_card(engine: Any) -> int:
    """The card drawn next: what no seat knows."""
    copy = engine.clone()
    copy.listen()
    for action in copy.legal_actions():
        branch = copy.clone()
        branch.listen()
        branch.apply(action)
        drawn = [a for kind, a, zone, _ in branch.heard() if kind == 1 and zone == 0]
        if drawn:
            return int(drawn[0])
    return -1


class PeekingAgent:
    """Reads the top of the pile."""

    name = "peeking"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, game: Game) -> int:
        actions = game.legal_actions()
        return actions[sum(pile_of(game.engine)[:3]) % len(actions)]


def leak_top_in_view(patch: pytest.MonkeyPatch) -> None:
    real = Onirim.view

    def leaky(self: Onirim, engine: Any, spec: GameSpec, seat: int | None) -> dict[str, Any]:
        return {**real(self, engine, spec, seat), "next": pile_of(engine)[:1]}

    patch.setattr(Onirim, "view", leaky)


def leak_pile_order_in_unseen(patch: pytest.MonkeyPatch) -> None:
    real = view.zones

    def leaky(table: dict[str, Any], seat: int | None) -> dict[str, Any]:
        zones = real(table, seat)
        order = [TOKENS[card & KIND] for card in (*table["over"], *table["under"], *table["bag"])]
        zones["unseen"] = dict(sorted(zones["unseen"].items(), key=lambda item: [*order, item[0]].index(item[0])))
        return zones

    patch.setattr(view, "zones", leaky)


def leak_unknown_places(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "mine_knows", lambda card: True)


def leak_known_bottom(patch: pytest.MonkeyPatch) -> None:
    real = view.zones

    def leaky(table: dict[str, Any], seat: int | None) -> dict[str, Any]:
        zones = real(table, seat)
        zones["pile"]["known_bottom"] = view.known_run(table["under"][::-1], lambda card: True)
        return zones

    patch.setattr(view, "zones", leaky)


def leak_deep_door_not_offered(patch: pytest.MonkeyPatch) -> None:
    real = Game.legal_actions

    def leaky(self: Game) -> list[int]:
        near = pile_of(self.engine)[:5]
        return [number for number in real(self) if number >> 6 != TAKE_DOOR or number & 63 in near]

    patch.setattr(Game, "legal_actions", leaky)


def leak_event_numbers(patch: pytest.MonkeyPatch) -> None:
    real = Game.events_for

    def leaky(self: Game, seat: int | None, since: int = 0) -> list[Event]:
        skipped = sum(pile_of(self.engine)[:2]) % 2
        return [Event(e.number + skipped, e.kind, e.data) for e in real(self, seat, since)]

    patch.setattr(Game, "events_for", leaky)


def leak_card_in_refusal(patch: pytest.MonkeyPatch) -> None:
    real = Onirim.explain

    def leaky(self: Onirim, engine: Any, action: Action) -> IllegalAction:
        error = real(self, engine, action)
        near = TOKENS[pile_of(engine)[0]] if pile_of(engine) else ""
        error.details["near"] = near
        return error

    patch.setattr(Onirim, "explain", leaky)


def leak_reason_in_refusal(patch: pytest.MonkeyPatch) -> None:
    real = Onirim.explain

    def leaky(self: Onirim, engine: Any, action: Action) -> IllegalAction:
        error = real(self, engine, action)
        if error.code == "onirim-wrong-door" and action.id & 63 not in pile_of(engine)[:3]:
            error.code, error.rule = "onirim-door-not-in-pile", "ONI-BASE-15"
        return error

    patch.setattr(Onirim, "explain", leaky)


def leak_card_in_question(patch: pytest.MonkeyPatch) -> None:
    real = Onirim.decision

    def leaky(self: Onirim, engine: Any) -> Decision | None:
        asked = real(self, engine)
        if asked is None:
            return None
        about = {**asked.about, "urgent": 37 in pile_of(engine)[:5]}
        return Decision(asked.kind, asked.point, asked.seats, about, asked.prompt_id)

    patch.setattr(Onirim, "decision", leaky)


def leak_stream_in_view(patch: pytest.MonkeyPatch) -> None:
    real = Onirim.view

    def leaky(self: Onirim, engine: Any, spec: GameSpec, seat: int | None) -> dict[str, Any]:
        return {**real(self, engine, spec, seat), "checksum": sum(engine.chance()) % 97}

    patch.setattr(Onirim, "view", leaky)


def leak_peeking_agent(patch: pytest.MonkeyPatch) -> None:
    registry.agent_names("onirim")
    factory: Callable[[int], Agent] = PeekingAgent
    patch.setitem(registry._agents, ("peeking", "onirim"), factory)


def leak_look_ahead_knows_the_pile(patch: pytest.MonkeyPatch) -> None:
    def leaky(self: Onirim, engine: Any, games: int, seed: int, policy: str) -> dict[str, int]:
        copy = engine.clone()
        decisions = 0
        while not copy.outcome:
            copy.apply(copy.legal_actions()[0])
            decisions += 1
        return {"games": 1, "decisions": decisions, "doors": sum(copy.table()["doors"])}

    patch.setattr(Onirim, "look_ahead", leaky)


def leak_hand_to_spectator(patch: pytest.MonkeyPatch) -> None:
    real = view.zones
    patch.setattr(view, "zones", lambda table, seat: {**real(table, seat), "hand": real(table, 0)["hand"]})


def leak_draws_to_spectator(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(telling, "PRIVATE", ())


def leak_forced_answers_to_spectator(patch: pytest.MonkeyPatch) -> None:
    real = Onirim.tell

    def leaky(self: Onirim, event: Any, seat: int | None) -> tuple[str, dict[str, Any]] | None:
        told = real(self, event, seat)
        return (told[0], {**told[1], "forced": bool(event[3])}) if told and told[0] == "answered" else told

    patch.setattr(Onirim, "tell", leaky)


def leak_next_draw_in_view(patch: pytest.MonkeyPatch) -> None:
    real = Onirim.view

    def leaky(self: Onirim, engine: Any, spec: GameSpec, seat: int | None) -> dict[str, Any]:
        return {**real(self, engine, spec, seat), "hint": top_card(engine) == 37}

    patch.setattr(Onirim, "view", leaky)


LEAKS: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], int | None]] = {
    "the view shows the top card": (leak_top_in_view, 0),
    "the view hints at the next draw": (leak_next_draw_in_view, 0),
    "the view shows a number of the stream": (leak_stream_in_view, 0),
    "the unseen cards stand in the order of the pile": (leak_pile_order_in_unseen, 0),
    "known_top shows cards that nobody looked at": (leak_unknown_places, 0),
    "known_bottom shows cards that nobody looked at": (leak_known_bottom, 0),
    "a door that lies deep is not offered": (leak_deep_door_not_offered, 0),
    "events are numbered by hidden cards": (leak_event_numbers, 0),
    "a refusal names a hidden card": (leak_card_in_refusal, 0),
    "a refusal has another reason": (leak_reason_in_refusal, 0),
    "the question speaks of a hidden card": (leak_card_in_question, 0),
    "an agent peeks": (leak_peeking_agent, 0),
    "the look-ahead keeps the real pile": (leak_look_ahead_knows_the_pile, 0),
    "a spectator sees the hand": (leak_hand_to_spectator, None),
    "a spectator sees what is drawn": (leak_draws_to_spectator, None),
    "a spectator sees which answers were forced": (leak_forced_answers_to_spectator, None),
}


def caught_after(seat: int | None, most: int) -> int | None:
    """How many pairs it takes to notice that something leaks; None if that many are not enough."""
    rng = random.Random(0)
    agents = registry.agent_names("onirim")
    stream: Iterator[Pair] = islice(pairs(7, seat), most)
    for number, pair in enumerate(stream, 1):
        if differences(pair, agents, rng):
            return number
    return None


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught_within_a_thousand_pairs(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, seat = LEAKS[leak]
    plant(monkeypatch)
    assert caught_after(seat, 1_000) is not None
