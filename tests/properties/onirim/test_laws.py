"""Laws of every state of Onirim: no card is lost, runs are the law's runs, towers stand as the law says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import reverie
from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import COLOURS, TOKENS, deck
from reverie.games.onirim.labyrinth import recount_runs, run_at
from reverie.games.onirim.modules.towers import aligned, buildable, removable
from reverie.games.onirim.position.checks import run_colours
from reverie.games.onirim.state import State
from tests.conformance.tables import all_tables, deal, stops
from tests.games.onirim import oracle
from tests.games.onirim.full_referee_doors import EDGES
from tests.players import plain_agents
from tests.properties.inspection import engine_of
from tests.properties.knowledge import undone
from tests.properties.onirim.invariants import (
    all_cards,
    cards_in_view,
    check_towers,
    colours,
    runs_by_the_law,
)
from tests.properties.onirim.knowledge import OnirimSeen
from tests.support import covers

Amount = Callable[[int, int], int]
AGENTS = plain_agents("onirim")


# ---- cards -----------------------------------------------------------------------------------------------------------


@covers("ONI-GEN-07")
@pytest.mark.parametrize("table", all_tables("onirim"))
@pytest.mark.parametrize("agent", AGENTS)
def test_every_card_is_in_exactly_one_place_at_every_step(table: str, agent: str, amount: Amount) -> None:
    for seed in range(amount(2, 300)):
        game = deal(table, seed)
        cards = Counter(deck(game.spec.modules))
        seats = [*range(game.players), None]
        for number, (stop, _) in enumerate(stops(game, agent, seed)):
            assert all_cards(engine_of(stop).table()) == cards
            if number % 5 == 0:
                for seat in seats:
                    shown = stop.view(seat)
                    unseen = Counter({TOKENS.index(token): count for token, count in shown["unseen"].items()})
                    assert cards_in_view(shown) + unseen == cards


# ---- refusals --------------------------------------------------------------------------------------------------------


def test_a_captured_card_that_is_no_door_is_refused_at_a_search() -> None:
    game = reverie.from_position(
        "onirim/third/solo/dreamcatchers+crossroads | row red.sun red.moon red.sun | hand red.moon blue.sun x3 | "
        "catcher0 deadend nightmare lost door.blue | at search:red",
        seed=1,
    )
    for card in ("deadend", "nightmare", "lost", "door.blue"):
        refused = game.explain(f"take catcher-0 {card}")
        assert refused is not None
        assert refused.rule


# ---- runs ------------------------------------------------------------------------------------------------------------


def as_mask(common: set[int]) -> int:
    return sum(1 << colour for colour in common)


rows = st.one_of(
    st.lists(st.integers(0, 18), max_size=30),
    st.lists(st.sampled_from([0, 1, 2, 4, 5, 16, 17]), max_size=72),  # two colours and crossroads: many runs
)


def longest_suffix(segment: list[int], hard: bool) -> int:
    """`len(run)` of P-RUN: the longest suffix with a common colour; a hard one does not begin with a crossroads."""
    longest = 0
    for length in range(1, len(segment) + 1):
        suffix = segment[-length:]
        if set.intersection(*map(colours, suffix)) and not (hard and suffix[0] >= c.CROSSROADS):
            longest = length
    return longest


@covers("ONI-BASE-09", "ONI-BASE-10", "ONI-BASE-11", "ONI-BASE-12", "ONI-CROSS-14")
@given(rows, st.booleans())
def test_runs_are_found_as_the_law_finds_them(row: list[int], hard: bool) -> None:
    completed, segment = runs_by_the_law(row, hard)
    g = State()
    g.flags = c.CROSSROADS_MODULE | (c.HARD_CROSSROADS if hard else 0)
    g.row[: len(row)] = bytes(row)
    g.row_size = len(row)
    g.segment = 0
    for end in range(1, len(row) + 1):
        assert run_at(g, end) == as_mask(completed.get(end, set()))
        if end in completed:
            g.segment = end
    recount_runs(g)
    assert g.segment == len(row) - len(segment)
    assert run_colours(row, g.flags) == as_mask(completed.get(len(row), set()))
    assert oracle.completed_runs(row, g.segment, g.flags) == [[place - 3, place] for place in completed]
    shown = oracle.open_run(row, g.segment, hard)
    longest = longest_suffix(segment, hard)
    assert shown["length"] == min(longest, 2)
    if longest <= 2:  # a longer one of crossroads alone never stays open by the rules, except in the hard variant
        common = set.intersection(*map(colours, segment[-longest:])) if longest else set()
        assert shown["colours"] == [COLOURS[colour] for colour in sorted(common)]


# ---- towers ----------------------------------------------------------------------------------------------------------


@st.composite
def tower_rows(draw: st.DrawFn) -> list[int]:
    """Towers that may stand side by side."""
    row: list[int] = []
    for kind in draw(st.permutations(range(c.TOWER, c.DEAD_END))):
        if not row or not EDGES[TOKENS[row[-1]]][1] & EDGES[TOKENS[kind]][0]:
            row.append(kind)
    return row[: draw(st.integers(0, len(row)))]


def with_towers(row: list[int]) -> State:
    g = State()
    g.towers[: len(row)] = bytes(row)
    g.tower_size = len(row)
    return g


def fits(row: list[int]) -> bool:
    """Whether these towers may stand like this, by the law's table of edges."""
    try:
        check_towers(row)
    except AssertionError:
        return False
    return True


@covers("ONI-TOWER-02", "ONI-TOWER-04", "ONI-TOWER-09")
@given(tower_rows())
def test_towers_are_built_lost_and_aligned_as_the_law_says(row: list[int]) -> None:
    g = with_towers(row)
    left = [kind for kind in range(c.TOWER, c.DEAD_END) if kind not in row and fits([kind, *row])]
    right = [kind for kind in range(c.TOWER, c.DEAD_END) if kind not in row and row and fits([*row, kind])]
    others = sum(1 << kind for kind in range(c.TOWER, c.DEAD_END) if kind not in row)
    assert buildable(g, others) == sum(1 << kind for kind in left) | sum(1 << kind + c.RIGHT for kind in right)
    lost = [kind for i, kind in enumerate(row) if fits(row[:i] + row[i + 1 :])]
    assert removable(g) == sum(1 << kind for kind in lost)
    names = [TOKENS[kind].split(".")[1] for kind in row]
    four = any(len(set(names[i : i + 4])) == 4 for i in range(len(names) - 3))
    assert bool(aligned(g)) == four == oracle.is_aligned(row)


def test_all_the_towers_of_the_law_have_the_numbers_of_their_edges() -> None:
    for name, (left, right) in EDGES.items():
        assert len(left) + len(right) == 6 - int(name[-1])
    assert len(EDGES) == 12


# ---- undo ------------------------------------------------------------------------------------------------------------


def test_undo_over_known_cards_alone_marks_nothing() -> None:
    game = reverie.from_position(
        "onirim/third/solo | hand red.sun x2 blue.sun x2 green.sun | top red.moon! blue.moon | at turn", seed=1
    )
    peeked, seen = undone(game, game.codec.read("play red.sun").id, OnirimSeen)
    assert isinstance(seen, OnirimSeen)
    assert (peeked, seen.new, seen.old) == (False, False, True)


# ---- secrets ---------------------------------------------------------------------------------------------------------


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
