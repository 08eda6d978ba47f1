"""A seat learns only what its player may know: worlds that it cannot tell apart give it the same bytes (P3, T8, T9)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

import reverie
from reverie.agents import Agent
from reverie.errors import IllegalAction
from reverie.games.onirim import constants as c
from reverie.games.onirim import position, telling, view
from reverie.games.onirim.cards import PREMONITIONS, TOKENS, deck
from reverie.games.onirim.definition import Onirim
from reverie.kernel import registry
from reverie.kernel.actions import Action
from reverie.kernel.constants import KIND, KNOWN_TO_0
from reverie.kernel.decisions import Decision
from reverie.kernel.events import Event
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec
from tests.properties import worlds
from tests.properties.invariants import check_zones, visible
from tests.properties.worlds import EVERY_QUESTION, VIEWERS, Pair, Tally, differences, pairs, set_up, tables

Amount = Callable[[int, int], int]
SHARDS = 4
AGENT_QUESTIONS = ("turn", "nightmare", "prophecy", "prophecy-order", "search", "door")


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("viewer", VIEWERS)
def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_bytes(viewer: str, shard: int, amount: Amount) -> None:
    rng = random.Random(shard)
    count = amount(240, 21_000) // (len(VIEWERS) * SHARDS)
    tally = Tally()
    for pair in islice(pairs(100 + shard, viewer), count):
        tally.count(pair)
        assert differences(pair, [], rng, tally) == [], str(pair)
    print(f"{viewer}: {tally}")
    assert tally.few >= count * 0.25
    assert tally.answers >= 2 * count
    assert tally.events >= 4 * count
    assert len(tally.questions) >= min(len(EVERY_QUESTION) - 3, count / 2)


@pytest.mark.parametrize("name", registry.agent_names("onirim"))
def test_agents_choose_by_what_their_seat_knows(name: str, amount: Amount) -> None:
    for pair in islice(pairs(300, "active", AGENT_QUESTIONS), amount(80, 10_000)):
        choices = [reverie.agent(name, seed=5).choose(game) for game in (pair.left, pair.right)]
        assert choices[0] == choices[1], str(pair)


# The partner holds other cards, or knows another card on top of the pile; the seat that is asked sees neither.
UNSEEN_BY_SEAT_1 = [
    ("hand red.sun blue.sun x2 | top door.green!", "hand red.sun x2 blue.sun | top door.green!"),
    ("hand red.sun blue.sun x2 | top red.key!", "hand red.sun blue.sun x2 | top door.green!"),
]


@pytest.mark.parametrize("name", registry.agent_names("onirim"))
@pytest.mark.parametrize("hidden", UNSEEN_BY_SEAT_1)
def test_agents_do_not_see_with_the_eyes_of_their_partner(name: str, hidden: tuple[str, str]) -> None:
    text = (
        "onirim/third/team | turn 27 | active 1 | doors door.blue door.brown | hand1 red.sun red.moon brown.key | "
        "row red.sun brown.moon red.sun brown.moon brown.sun brown.key green.sun blue.moon | seen1 red.moon | "
        "row1 red.sun red.moon red.key brown.sun blue.moon | doors1 door.red door.blue | shared red.sun green.sun | "
        "discard red.moon x2 red.key blue.sun x6 blue.moon blue.key x3 green.sun x5 green.moon x4 green.key x3 "
        "brown.sun x4 brown.moon x2 brown.key nightmare x9 | at turn | "
    )
    games = [reverie.from_position(text + zones, seed=1) for zones in hidden]
    assert games[0].view(1) == games[1].view(1)
    assert len({reverie.agent(name, seed=5).choose(game) for game in games}) == 1


def test_a_forced_answer_looks_to_a_spectator_like_a_chosen_one() -> None:
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


# ---- a look-ahead begins at a table that could be the real one -------------------------------------------------------


def dealt_tables(seed: int, viewer: str, count: int) -> Iterator[tuple[GameSpec, dict[str, Any], Any, int]]:
    """Tables of play, each with an engine on which this viewer's hidden cards were dealt again."""
    rng = random.Random(seed)
    for spec, table, _ in islice(tables(rng, "team" if viewer == "waiting" else None), count):
        laid = worlds.forget(table, rng)
        game = set_up(laid, spec, rng)
        if not game.events:
            seat = worlds.seat_of(viewer, laid)
            assert seat is not None
            engine: Any = game.engine.clone()
            engine.determinise(rng.randrange(2**32), seat)
            yield spec, laid, engine, seat


@pytest.mark.parametrize("viewer", ["active", "waiting"])
def test_a_table_dealt_again_keeps_what_the_seat_knows_and_is_legal(viewer: str, amount: Amount) -> None:
    changed = 0
    for spec, laid, engine, seat in dealt_tables(11, viewer, amount(100, 5_000)):
        dealt = engine.table()
        check_zones(dealt, Counter(deck(spec.modules)))
        assert visible(dealt, seat) == visible(laid, seat), position.write(laid, spec)
        assert view.zones(dealt, spec, seat) == view.zones(laid, spec, seat), position.write(laid, spec)
        changed += dealt != laid
    assert changed >= 10


@pytest.mark.parametrize("viewer", ["active", "waiting"])
def test_a_table_dealt_again_offers_what_is_legal_there_and_can_be_played_on(viewer: str, amount: Amount) -> None:
    for spec, _, engine, seat in dealt_tables(13, viewer, amount(100, 5_000)):
        text = position.write(engine.table(), spec)
        again = reverie.from_position(text, seed=1)
        if not again.events:
            assert again.legal_actions() == engine.legal_actions(), f"seat {seat}: {text}"
            engine.playout(c.RANDOM_POLICY)
            check_zones(engine.table(), Counter(deck(spec.modules)))


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
        drawn = [a for kind, a, zones, _ in branch.heard() if kind == c.E_MOVED and zones >> 5 == c.Z_PILE]
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


def add_to_view(patch: pytest.MonkeyPatch, more: Callable[[Any], dict[str, Any]]) -> None:
    """The view says something more, which it makes of the engine."""
    real = Onirim.view

    def leaky(self: Onirim, engine: Any, spec: GameSpec, seat: int | None) -> dict[str, Any]:
        return {**real(self, engine, spec, seat), **more(engine)}

    patch.setattr(Onirim, "view", leaky)


def change_zones(
    patch: pytest.MonkeyPatch, change: Callable[[dict[str, Any], dict[str, Any], int | None], None]
) -> None:
    """The zones of a view are changed by what the table holds."""
    real = view.zones

    def leaky(table: dict[str, Any], spec: GameSpec, seat: int | None) -> dict[str, Any]:
        zones = real(table, spec, seat)
        change(zones, table, seat)
        return zones

    patch.setattr(view, "zones", leaky)


def leak_top_in_view(patch: pytest.MonkeyPatch) -> None:
    add_to_view(patch, lambda engine: {"next": pile_of(engine)[:1]})


def leak_next_draw_in_view(patch: pytest.MonkeyPatch) -> None:
    add_to_view(patch, lambda engine: {"hint": top_card(engine) == c.NIGHTMARE})


def leak_stream_in_view(patch: pytest.MonkeyPatch) -> None:
    add_to_view(patch, lambda engine: {"checksum": sum(engine.chance()) % 97})


def leak_pile_order_in_unseen(patch: pytest.MonkeyPatch) -> None:
    def change(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
        order = [TOKENS[card & KIND] for card in (*table["over"], *table["under"], *table["bag"])]
        zones["unseen"] = dict(sorted(zones["unseen"].items(), key=lambda item: [*order, item[0]].index(item[0])))

    change_zones(patch, change)


def leak_unknown_places(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "knows", lambda card, seat: seat is not None)


def leak_places_of_the_other_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "knows", lambda card, seat: seat is not None and bool(card & KNOWN_TO_0 << 1 - seat))


def leak_known_bottom(patch: pytest.MonkeyPatch) -> None:
    def change(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
        zones["pile"]["known_bottom"] = [TOKENS[card & KIND] for card in table["under"][::-1]]

    change_zones(patch, change)


def leak_deep_door_not_offered(patch: pytest.MonkeyPatch) -> None:
    real = Game.legal_actions

    def leaky(self: Game) -> list[int]:
        near = pile_of(self.engine)[:5]
        return [number for number in real(self) if number >> 6 != c.TAKE_DOOR or number & 63 in near]

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
        error.details["near"] = TOKENS[pile_of(engine)[0]] if pile_of(engine) else ""
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
        about = {**asked.about, "urgent": c.NIGHTMARE in pile_of(engine)[:5]}
        return Decision(asked.kind, asked.point, asked.seats, about, asked.prompt_id)

    patch.setattr(Onirim, "decision", leaky)


def leak_peeking_agent(patch: pytest.MonkeyPatch) -> None:
    registry.agent_names("onirim")
    factory: Callable[[int], Agent] = PeekingAgent
    patch.setitem(registry._agents, ("peeking", "onirim"), factory)


def leak_look_ahead_knows_the_pile(patch: pytest.MonkeyPatch) -> None:
    def leaky(self: Onirim, engine: Any, games: int, seed: int, policy: str, seat: int) -> dict[str, int]:
        copy = engine.clone()
        decisions = 0
        while not copy.outcome and decisions < 300:
            copy.apply(copy.legal_actions()[0])
            decisions += 1
        return {"games": 1, "decisions": decisions}

    patch.setattr(Onirim, "look_ahead", leaky)


def leak_hands_to_spectator(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "sees_hand", lambda table, owner, seat: True)


def leak_draws(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(telling, "PRIVATE", ())


def leak_looks_in_events(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(telling, "PRIVATE", (c.Z_PILE, c.Z_HAND))


def leak_secret_answers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(telling, "SECRET_QUESTIONS", ())


def leak_fetched_answer(patch: pytest.MonkeyPatch) -> None:
    others = tuple(question for question in telling.SECRET_QUESTIONS if question != c.Q_HAPPY_SEARCH)
    patch.setattr(telling, "SECRET_QUESTIONS", others)


def leak_fetched_card_in_view(patch: pytest.MonkeyPatch) -> None:
    def change(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
        zones["resolving"] = [*view.tokens(view.resolving(table, table["seat"]))]

    change_zones(patch, change)


def leak_forced_answers(patch: pytest.MonkeyPatch) -> None:
    real = Onirim.tell

    def leaky(self: Onirim, event: Any, seat: int | None) -> tuple[str, dict[str, Any]] | None:
        told = real(self, event, seat)
        return (told[0], {**told[1], "forced": event[3] & 2}) if told and told[0] == "answered" else told

    patch.setattr(Onirim, "tell", leaky)


def leak_partners_hand(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "sees_hand", lambda table, owner, seat: seat is not None)


def leak_partners_hand_in_unseen(patch: pytest.MonkeyPatch) -> None:
    def change(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
        for card in [card for owner in table["seats"] for card in owner["hand"]]:
            zones["unseen"].pop(TOKENS[card], None)

    change_zones(patch, change)


def leak_own_cards_that_are_shown(patch: pytest.MonkeyPatch) -> None:
    def change(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
        if "partner" in zones and seat is None:
            zones["partner"]["hand"]["known"] = view.tokens(table["seats"][1]["shown"])

    change_zones(patch, change)


def leak_looked_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "sees_looked", lambda table, seat: True)


def leak_unused_denizens(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "knows_unused", lambda table, seat: seat is not None)


def leak_next_premonition(patch: pytest.MonkeyPatch) -> None:
    def more(engine: Any) -> dict[str, Any]:
        down = [name for i, name in enumerate(PREMONITIONS) if engine.table()["premonitions_down"] >> i & 1]
        return {"omen": down[engine.chance()[4] % len(down)] if down else None}

    add_to_view(patch, more)


def leak_partners_hand_when_dealt_again(patch: pytest.MonkeyPatch) -> None:
    real = worlds.dealt_for

    def leaky(game: Game, seat: int) -> dict[str, Any]:
        engine: Any = game.engine
        dealt = real(game, seat)
        for zones, true_zones in zip(dealt["seats"], engine.table()["seats"], strict=True):
            zones["hand"] = true_zones["hand"]
        return dealt

    patch.setattr(worlds, "dealt_for", leaky)


Plant = Callable[[pytest.MonkeyPatch], None]
ANY = EVERY_QUESTION
LOOKS = ("prophecy", "prophecy-order", "tower-look", "tower-order", "spies", "paradox", "paradox-order")
TURN = ("turn", "before-draw", "swap", "nightmare")
FORCED = ("door",)

# What leaks, who could notice, and at which questions to look for it.
LEAKS: dict[str, tuple[Plant, str, tuple[str, ...]]] = {
    "the view shows the top card": (leak_top_in_view, "active", ANY),
    "the view hints at the next draw": (leak_next_draw_in_view, "active", ANY),
    "the view shows a number of the stream": (leak_stream_in_view, "active", ANY),
    "the unseen cards stand in the order of the pile": (leak_pile_order_in_unseen, "active", ANY),
    "known_top shows cards that nobody looked at": (leak_unknown_places, "active", ANY),
    "known_bottom shows cards that nobody looked at": (leak_known_bottom, "active", ANY),
    "a seat sees the places that the other one knows": (leak_places_of_the_other_seat, "waiting", ANY),
    "a door that lies deep is not offered": (leak_deep_door_not_offered, "active", ("search",)),
    "events are numbered by hidden cards": (leak_event_numbers, "active", ANY),
    "a refusal names a hidden card": (leak_card_in_refusal, "active", ANY),
    "a refusal has another reason": (leak_reason_in_refusal, "active", ("search",)),
    "the question speaks of a hidden card": (leak_card_in_question, "active", ANY),
    "an agent peeks": (leak_peeking_agent, "active", ANY),
    "the look-ahead keeps the real pile": (leak_look_ahead_knows_the_pile, "active", ANY),
    "a spectator sees the hands": (leak_hands_to_spectator, "spectator", ANY),
    "a spectator sees what is drawn": (leak_draws, "spectator", ANY),
    "a spectator sees which answers were forced": (leak_forced_answers, "spectator", FORCED),
    "a spectator hears how cards were put back": (leak_secret_answers, "spectator", LOOKS),
    "a spectator sees what the partner knows of a hand": (leak_own_cards_that_are_shown, "spectator", ANY),
    "the view shows the partner's hand": (leak_partners_hand, "waiting", ANY),
    "the view shows the partner's hand to the one who is asked": (leak_partners_hand, "active", TURN),
    "the unseen cards leave out the partner's": (leak_partners_hand_in_unseen, "active", TURN),
    "the view shows the unused denizens": (leak_unused_denizens, "active", ("rally", "cyclo", "spies", "harpoon")),
    "the view tells which premonition comes next": (leak_next_premonition, "active", ("happy", "prem-order", "turn")),
    "the partner is told which card was fetched": (leak_fetched_answer, "waiting", ("happy-search",)),
    "the partner sees the fetched card": (leak_fetched_card_in_view, "waiting", ("happy-search", "empty")),
    "the partner sees cards that are looked at": (leak_looked_cards, "waiting", LOOKS),
    "the partner is told of cards that are looked at": (leak_looks_in_events, "waiting", LOOKS),
    "the partner hears how cards were put back": (leak_secret_answers, "waiting", LOOKS),
    "the partner is told what is drawn": (leak_draws, "waiting", TURN),
    "the partner sees which answers were forced": (leak_forced_answers, "waiting", FORCED),
    "a table dealt again keeps the partner's hand": (leak_partners_hand_when_dealt_again, "active", TURN),
}


def caught_after(viewer: str, questions: tuple[str, ...], most: int) -> int | None:
    """How many pairs it takes to notice that something leaks; None if that many are not enough."""
    rng = random.Random(0)
    agents = [name for name in registry.agent_names("onirim") if name == "peeking"]
    stream: Iterator[Pair] = islice(pairs(7, viewer, questions), most)
    for number, pair in enumerate(stream, 1):
        if differences(pair, agents, rng):
            return number
    return None


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught_within_a_thousand_pairs(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, viewer, questions = LEAKS[leak]
    plant(monkeypatch)
    caught = caught_after(viewer, questions, 1_000)
    print(f"{leak}: pair {caught}")
    assert caught is not None
