"""Laws of every state of Onirim ever reached: no card is lost, runs are the law's runs, undo knows what it crossed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import reverie
from reverie.games.onirim import position, view
from reverie.games.onirim.cards import COLOURS, TOKENS, deck
from reverie.games.onirim.constants import Q_DOOR, S_NIGHTMARE_LEAVES
from reverie.games.onirim.labyrinth import recount_runs, run_at
from reverie.games.onirim.state import State
from reverie.kernel import registry
from reverie.kernel.constants import KIND
from tests.conformance.tables import deal, stops
from tests.support import covers

Amount = Callable[[int, int], int]
AGENTS = registry.agent_names("onirim")
EDITIONS = ["onirim/third/solo", "onirim/first/solo"]


# ---- cards -----------------------------------------------------------------------------------------------------------


def all_cards(table: dict[str, Any]) -> Counter[int]:
    """Every card on the table, wherever it lies."""
    cards = Counter(table["hand"] + table["row"] + table["discard"] + table["limbo"] + table["looked"] + table["bag"])
    cards.update(card & KIND for card in table["over"] + table["under"])
    cards.update({32 + colour: count for colour, count in enumerate(table["doors"]) if count})
    cards.update(argument for step, argument in table["agenda"] if step in (Q_DOOR, S_NIGHTMARE_LEAVES))
    return cards


@covers("ONI-GEN-07")
@pytest.mark.parametrize("table", EDITIONS)
@pytest.mark.parametrize("agent", AGENTS)
def test_every_card_is_in_exactly_one_place_at_every_step(table: str, agent: str, amount: Amount) -> None:
    cards = Counter(deck(()))
    tokens = Counter({TOKENS[kind]: count for kind, count in cards.items()})
    for seed in range(amount(40, 3_000)):
        game = deal(table, seed)
        for number, (stop, _) in enumerate(stops(game, agent, seed)):
            raw = stop.engine.table()  # type: ignore[attr-defined]  # Onirim's own
            assert all_cards(raw) == cards
            assert len(raw["hand"]) <= 5
            if number % 5 == 0:
                assert cards_in_view(stop.view()) == tokens
                assert cards_in_view(stop.view(None)) == tokens
        end = game.engine.table()  # type: ignore[attr-defined]  # Onirim's own
        # A nightmare that was being warded off when the game was lost has left the agenda with it.
        missing = cards - all_cards(end)
        assert all_cards(end) - cards == Counter()
        assert missing.total() <= 1


def cards_in_view(shown: dict[str, Any]) -> Counter[str]:
    """Every card that a seat sees or counts."""
    cards: Counter[str] = Counter(shown["unseen"])
    for zone in ("doors", "discard", "limbo", "resolving"):
        cards.update(shown[zone])
    cards.update(shown["row"]["cards"])
    cards.update(shown["hand"]["cards"] or ())
    cards.update(shown["looked"]["cards"] or ())
    for end in ("known_top", "known_bottom"):
        cards.update(card for card in shown["pile"][end] if card)
    return cards


# ---- runs ------------------------------------------------------------------------------------------------------------


def colours(kind: int) -> set[int]:
    """The colours of a location with a symbol."""
    return {0, 1, 2, 3} if kind >= 16 else {kind // 4}


def runs_by_the_law(row: list[int]) -> tuple[dict[int, set[int]], list[int]]:
    """P-RUN, word by word: which card completes a run of which colours, and the open segment."""
    completed = {}
    segment: list[int] = []
    for place, card in enumerate(row, 1):
        segment.append(card)
        if len(segment) >= 3:
            common = colours(segment[-1]) & colours(segment[-2]) & colours(segment[-3])
            if common:
                completed[place] = common
                segment = []
    return completed, segment


def as_mask(common: set[int]) -> int:
    return sum(1 << colour for colour in common)


rows = st.one_of(
    st.lists(st.integers(0, 18), max_size=30),
    st.lists(st.sampled_from([0, 1, 2, 4, 5, 16, 17]), max_size=72),  # two colours and crossroads: many runs
)


@covers("ONI-BASE-09", "ONI-BASE-10", "ONI-BASE-11", "ONI-BASE-12")
@given(rows)
def test_runs_are_found_as_the_law_finds_them(row: list[int]) -> None:
    completed, segment = runs_by_the_law(row)
    g = State()
    for place, kind in enumerate(row):
        g.row[place] = kind
    g.row_size = len(row)
    g.segment = 0
    for end in range(1, len(row) + 1):
        assert run_at(g, end) == as_mask(completed.get(end, set()))
        if end in completed:
            g.segment = end
    recount_runs(g)
    assert g.segment == len(row) - len(segment)
    assert position.run_colours(row) == as_mask(completed.get(len(row), set()))
    shown = view.open_run(row, g.segment)
    longest = 0
    for length in range(1, len(segment) + 1):
        if set.intersection(*(colours(kind) for kind in segment[-length:])):
            longest = length
    assert shown["length"] == longest
    common = set.intersection(*(colours(kind) for kind in segment[-longest:])) if longest else set()
    assert shown["colours"] == [COLOURS[colour] for colour in sorted(common)]


# ---- undo ------------------------------------------------------------------------------------------------------------


def learned(before: dict[str, Any], events: list[reverie.Event]) -> tuple[bool, bool]:
    """Whether the player saw a card that he did not know, and whether he drew one that he did."""
    known = list(before["pile"]["known_top"])
    new = old = False
    for event in events:
        if event.kind == "searched":
            new = True  # the whole pile was looked through
        elif event.kind == "shuffled":
            known = []
        elif event.kind == "moved" and event.data["from"] == "pile":
            if known.pop(0) if known else None:
                old = True
            else:
                new = True
        elif event.kind == "moved" and event.data["from"] == "looked" and event.data["to"] == "pile":
            known.insert(0, event.data["card"])
    return new, old


def undone(game: reverie.Game, action: int) -> tuple[bool, bool, bool]:
    """Apply and undo on a copy: was it marked, had something new been seen, or something known?"""
    copy = game.clone()
    copy.peeked = False
    seen = len(copy.events)
    copy.apply(action)
    new, old = learned(game.view(), copy.events[seen:])
    copy.undo()
    return copy.peeked, new, old


def test_undo_marks_a_game_exactly_if_it_crosses_new_information(amount: Amount) -> None:
    crossed = Counter[bool]()
    for agent in AGENTS:
        for seed in range(amount(6, 200)):
            for game, action in stops(deal(EDITIONS[seed % 2], seed), agent, seed):
                peeked, new, old = undone(game, action)
                if new or not old:
                    assert peeked == new, game.position()
                    crossed[new] += 1
    assert min(crossed[True], crossed[False]) > 20


def test_undo_over_known_cards_alone_marks_nothing() -> None:
    game = reverie.from_position(
        "onirim/third/solo | hand red.sun x2 blue.sun x2 green.sun | top red.moon! blue.moon | at turn", seed=1
    )
    assert undone(game, game.definition.codec.read("play red.sun").id) == (False, False, True)


def test_a_mark_stays_and_is_recorded() -> None:
    game = reverie.new_game("onirim", seed=2)
    game.apply(game.legal_actions()[0])
    assert not game.peeked
    game.undo()
    assert game.peeked
    game.redo()
    assert game.peeked
    assert game.clone().peeked
    assert reverie.load(game.record().text()).peeked
