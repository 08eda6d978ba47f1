"""Steps, paths and targets: ETH-MOV-02, -05, ETH-CAP-02, the way of creatures (ETH-CRE-06, -07, -10)."""

from __future__ import annotations

import pytest

from reverie.games.etherfields.land import capacity, ways
from tests.games.etherfields.land.drawing import draw, standing
from tests.support import covers

RING = """
    a b c

    d # f

    g h i
    """


@covers("ETH-MOV-02", "ETH-CAP-02")
def test_full_fields_are_crossed_only_with_steps_left_to_leave_them() -> None:
    b = draw("a b c d")
    full = capacity.full_fields(standing(b, a="c0", b="c1 w5 w6 w7", c="W9", d="c2"), without=0)
    assert full == set(b.some("bc"))
    paths = ways.ways(b.land)
    assert ways.legal_steps(paths, b["a"], 1, full) == []
    assert ways.legal_steps(paths, b["a"], 2, full) == b.some("b")  # back to a
    assert ways.legal_steps(paths, b["b"], 1, full) == b.some("a")
    assert ways.legal_steps(paths, b["b"], 2, full) == b.some("ac")
    assert ways.legal_steps(paths, b["c"], 1, full) == b.some("d")
    assert ways.legal_steps(paths, b["a"], 0) == []
    assert ways.reachable(paths, b["a"], 2, full) == {}
    assert ways.reachable(paths, b["a"], 3, full) == {b["d"]: 3}


@covers("ETH-CAP-02")
def test_a_full_field_that_cannot_be_left_in_time_is_not_entered() -> None:
    b = draw("a b c d")
    paths = ways.ways(b.land)
    full = set(b.some("abc"))  # also where it stands, once it has left
    assert ways.legal_steps(paths, b["a"], 2, full) == []
    assert ways.legal_steps(paths, b["a"], 3, full) == b.some("b")
    assert ways.legal_steps(paths, b["b"], 2, full) == b.some("c")


def test_only_fields_that_may_be_entered_are_steps() -> None:
    b = draw(RING)
    paths = ways.ways(b.land)
    assert ways.legal_steps(paths, b["a"], 2, (), b.some("bc")) == b.some("b")
    assert ways.legal_steps(paths, b["a"], 2, b.some("abd"), b.some("bd")) == []
    assert ways.legal_steps(paths, b["a"], 2, b.some("abd"), b.some("bcd")) == b.some("b")
    assert ways.reachable(paths, b["a"], 9, (), b.some("bcg")) == {b["b"]: 1, b["c"]: 2}


def test_what_can_be_reached_says_how_many_steps_it_takes() -> None:
    b = draw(RING)
    found = ways.reachable(ways.ways(b.land), b["a"], 3, b.some("d"))
    assert found == {b["b"]: 1, b["c"]: 2, b["f"]: 3, b["g"]: 2, b["h"]: 3}
    assert len(ways.reachable(ways.ways(b.land), b["a"], 50)) == 7


# ---- Diagonal steps, walls --------------------------------------------------------------------------------


@covers("ETH-MOV-05")
@pytest.mark.parametrize(
    ("picture", "open_way"),
    [
        ("a b\n   \nc d", True),
        ("a|b\n   \nc d", True),
        ("a|b\n   \nc|d", False),
        ("a|b\n-  \nc d", False),
        ("a b\n  -\nc|d", False),
        ("a #\n   \nc d", True),
        ("a #\n-  \nc d", False),
        ("a #\n   \n# d", False),
        ("a  \n   \n  d", False),
        ("a|b\n~  \nc:d", True),
    ],
)
def test_a_diagonal_step_needs_one_open_way_around_the_corner(picture: str, open_way: bool) -> None:
    b = draw(picture)
    assert (b["d"] in ways.ways(b.land, diagonal=True).neighbours[b["a"]]) is open_way
    assert (b["a"] in ways.ways(b.land, diagonal=True).neighbours[b["d"]]) is open_way
    assert b["d"] not in ways.ways(b.land).neighbours[b["a"]]


@covers("ETH-MOV-05")
def test_a_diagonal_step_does_not_leap_over_the_border_of_the_map() -> None:
    b = draw(". . . . . . . a\n\nb . . . . . . .\n\nc . . . . . . .")
    paths = ways.ways(b.land, diagonal=True)
    assert len(paths.neighbours[b["a"]]) == 3
    assert b["b"] not in paths.neighbours[b["a"]]
    assert paths.distance(b["a"], b["c"]) == 7


@covers("ETH-MOV-05")
def test_passing_walls_opens_edges_between_existing_fields_only() -> None:
    b = draw("""
    a|b|
    -
    # d
    """)
    through = ways.ways(b.land, pass_walls=True)
    assert b.letters(through.neighbours[b["a"]]) == "b"
    assert b.letters(through.neighbours[b["b"]]) == "ad"
    assert b.letters(ways.ways(b.land).neighbours[b["a"]]) == ""
    both = ways.ways(b.land, pass_walls=True, diagonal=True)
    assert b.letters(both.neighbours[b["a"]]) == "bd"


# ---- The way of creatures -------------------------------------------------------------------------------


@covers("ETH-CRE-06", "EX-51")
def test_a_creature_walks_to_the_nearest_character_on_a_shortest_path() -> None:
    b = draw(RING)
    paths = ways.ways(b.land)
    assert ways.nearest(paths, b["a"], {0: b["c"], 1: b["g"], 2: b["i"]}) == [0, 1]
    assert ways.nearest(paths, b["a"], {0: b["h"], 1: b["g"]}) == [1]
    assert b.letters(paths.toward(b["a"], b["i"])) == "bd"
    assert b.letters(paths.toward(b["a"], b["f"])) == "b"
    assert paths.toward(b["a"], b["a"]) == []
    assert ways.farthest(paths, b["a"], {0: b["c"], 1: b["g"], 2: b["i"]}) == [2]
    assert ways.farthest(paths, b["a"], {}) == []


@covers("ETH-CRE-07", "EX-52")
def test_without_a_path_to_anybody_nobody_is_a_target() -> None:
    b = draw("a|b c")
    paths = ways.ways(b.land)
    assert ways.nearest(paths, b["a"], {0: b["b"], 1: b["c"]}) == []
    assert ways.farthest(paths, b["a"], {0: b["b"]}) == []
    assert paths.toward(b["a"], b["b"]) == []


def test_a_priority_makes_a_character_seem_nearer_and_wins_ties() -> None:
    b = draw("a b c d e")
    paths = ways.ways(b.land)
    targets = {0: b["b"], 1: b["c"], 2: b["c"]}
    assert ways.nearest(paths, b["a"], targets) == [0]
    assert ways.nearest(paths, b["a"], targets, {1: 1}) == [1]
    assert ways.nearest(paths, b["a"], targets, {0: -1}) == [1, 2]
    assert ways.nearest(paths, b["a"], targets, {0: -2}) == [1, 2]
    assert ways.nearest(paths, b["a"], {0: b["e"], 1: -1}, {0: -300}) == [0]


@covers("ETH-CRE-10")
def test_a_step_away_leads_farther_from_the_other() -> None:
    b = draw(RING)
    paths = ways.ways(b.land)
    assert b.letters(paths.away(b["b"], b["a"])) == "c"
    assert b.letters(paths.away(b["a"], b["a"])) == "bd"
    assert paths.away(b["i"], b["a"]) == []
    wall = draw("a|b c")
    assert ways.ways(wall.land).away(wall["b"], wall["a"]) == []


def test_barred_fields_are_blocked_for_the_way_of_creatures_but_not_for_range() -> None:
    b = draw(RING)
    barred = b.some("b")
    paths = ways.ways(b.land, barred=barred)
    assert b.letters(paths.neighbours[b["a"]]) == "d"
    assert paths.distance(b["a"], b["c"]) == 6
    assert paths.distance(b["a"], b["b"]) == ways.FAR
    assert ways.distance(b.land, b["a"], b["c"]) == 2
    assert b.letters(paths.neighbours[b["b"]]) == "ac"  # who stands there may leave
    assert b.letters(paths.toward(b["b"], b["f"])) == "c"
