"""Distances and ranges, ETH-RNG-01 … -06."""

from __future__ import annotations

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.land import features, ways
from tests.games.etherfields.land.drawing import draw
from tests.support import covers

MAZE = """
    a b|c d
      -
    e f g|h
    -     ~
    i j # l
    """


@covers("ETH-RNG-01")
def test_distance_is_the_shortest_way_around_walls_and_blocked_fields() -> None:
    b = draw(MAZE)
    expected = {"a": 0, "b": 1, "e": 1, "f": 2, "g": 3, "j": 3, "c": 4, "i": 4, "d": 5, "h": 6, "l": 7}
    assert {name: ways.distance(b.land, b["a"], b[name]) for name in b.names} == expected
    assert {name: ways.distance(b.land, b[name], b["a"]) for name in b.names} == expected
    assert ways.ways(b.land).row(b["a"])[b["h"]] == 6


@covers("ETH-RNG-01")
def test_without_a_way_the_distance_is_infinite() -> None:
    b = draw("a b|c")
    assert ways.distance(b.land, b["a"], b["c"]) == ways.FAR
    assert not ways.path_exists(b.land, b["a"], b["c"])
    assert ways.distance(b.land, -1, b["a"]) == ways.distance(b.land, b["a"], -1) == ways.FAR
    assert ways.ways(b.land).within(b["a"], 300) == b.some("ab")
    assert ways.ways(b.land).within(-1, 300) == []


@covers("ETH-RNG-01")
def test_every_change_is_measured_at_once() -> None:
    b = draw("""
    a b

    c d
    """)
    assert ways.distance(b.land, b["a"], b["b"]) == 1
    lands.place_wall(b.land, b.content, b.edge("ab"))
    assert ways.distance(b.land, b["a"], b["b"]) == 3
    lands.block_field(b.land, b.content, b["c"])
    assert ways.distance(b.land, b["a"], b["b"]) == ways.FAR
    lands.remove_wall(b.land, b.content, b.edge("ab"))
    assert ways.distance(b.land, b["a"], b["b"]) == 1
    lands.remove_tile(b.land, b.content, "A1")
    assert ways.distance(b.land, b["a"], b["b"]) == ways.FAR


@covers("ETH-RNG-02")
def test_range_0_is_the_same_field_range_n_a_distance_of_at_most_n() -> None:
    b = draw("a b c d")
    assert b.letters(ways.fields_in_range(b.land, b["b"], 0)) == "b"
    assert b.letters(ways.fields_in_range(b.land, b["b"], 1)) == "abc"
    assert b.letters(ways.fields_in_range(b.land, b["a"], 2)) == "abc"
    assert b.letters(ways.ways(b.land).within(b["a"], 2)) == "abc"
    assert not ways.in_range(b.land, b["a"], b["d"], 2)
    assert ways.in_range(b.land, b["a"], b["d"], 3)


@covers("ETH-RNG-05")
def test_any_range_is_any_finite_distance() -> None:
    b = draw(MAZE.replace("~", "-"))
    assert b.letters(ways.fields_in_range(b.land, b["a"], None)) == "abcdefghij"
    assert not ways.in_range(b.land, b["a"], b["l"], None)
    assert ways.in_range(b.land, b["a"], b["l"], None, ignore_walls=True)
    assert not ways.in_range(b.land, b["a"], b["l"], 4, ignore_walls=True)
    assert ways.in_range(b.land, b["a"], b["l"], 5, ignore_walls=True)


@covers("ETH-RNG-06")
def test_on_any_field_ignores_range_walls_and_blocked_fields() -> None:
    b = draw(MAZE)
    assert ways.fields_in_range(b.land, b["a"], 0, anywhere=True) == features.fields(b.land)
    assert not ways.in_range(b.land, b["a"], 40, 0, anywhere=True)
    assert not ways.in_range(b.land, b["a"], -1, 0, anywhere=True)


@covers("ETH-RNG-06", "ETH-RNG-05")
def test_a_field_is_enclosed_if_no_open_edge_leads_out() -> None:
    b = draw("""
    a|b #
    -   -
    c d e
    """)
    assert ways.enclosed(b.land, b["a"])
    assert not ways.enclosed(b.land, b["b"])
    assert not ways.enclosed(b.land, b["d"])
    lands.place_wall(b.land, b.content, b.edge("bd"))
    assert ways.enclosed(b.land, b["b"])


def test_copies_share_what_was_measured() -> None:
    b = draw(MAZE)
    twin = lands.from_json(lands.to_json(b.land))
    assert ways.ways(twin) is ways.ways(b.land)
    lands.block_field(twin, b.content, b["b"])
    assert ways.ways(twin) is not ways.ways(b.land)
    assert ways.distance(b.land, b["a"], b["b"]) == 1
