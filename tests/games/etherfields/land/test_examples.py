"""The worked examples of the law, as far as they are geometry: E-48, E-54 … E-58, E-60, E-61, E-78."""

from __future__ import annotations

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.content.model import Edge, Field
from reverie.games.etherfields.land import capacity, features, ways
from tests.games.etherfields.land.drawing import draw, laid, moved, standing, tile
from tests.support import covers


@covers("EX-48")
def test_e48_two_steps_toward_a_character_at_distance_three_end_beside_it() -> None:
    b = draw("a b c d")
    paths, at = ways.ways(b.land), b["a"]
    for _ in range(2):
        (at,) = paths.toward(at, b["d"])
    assert paths.distance(at, b["d"]) == 1


@covers("EX-54")
def test_e54_one_of_two_characters_is_pushed() -> None:
    b = draw("a f b")
    figures = standing(b, a="w9", f="c1 c2 w5 w6", b="m1")
    there = capacity.arrival(b.land, figures, b["f"], number=9)
    assert there.kind == "push"
    assert set(there.pushes) == {1, 2}
    after = moved(moved(figures, 1, there.pushes[1][0]), 9, b["f"])
    kinds = sorted(one.kind for one in capacity.on(after, b["f"]))
    assert kinds == ["character", "creature", "creature", "creature"]


@covers("EX-55")
def test_e55_before_a_full_field_with_one_character_it_stops() -> None:
    b = draw("a b f")
    figures = standing(b, a="w9", f="c1 w5 w6 w7")
    assert capacity.arrival(b.land, figures, b["f"], number=9).kind not in ("free", "push", "clear")
    assert capacity.last_with_room(figures, [b["a"], b["b"], b["f"]], 9) == b["b"]


@covers("EX-56")
def test_e56_a_large_creature_pushes_a_character_and_a_companion() -> None:
    b = draw("a f b")
    figures = standing(b, a="W9", f="c1 m2")
    there = capacity.arrival(b.land, figures, b["f"], number=9, large=True)
    assert there == capacity.Arrival("clear", {1: b.some("ab"), 2: b.some("ab")})


@covers("EX-57")
def test_e57_around_a_wall_it_is_three_steps_through_a_damaged_one_one() -> None:
    whole, damaged = (laid(tile("A1", edges=(Edge("nw", "ne", state),))) for state in ("wall", "damaged"))
    assert ways.distance(whole.land, whole["A1.nw"], whole["A1.ne"]) == 3
    assert ways.distance(damaged.land, damaged["A1.nw"], damaged["A1.ne"]) == 1


@covers("EX-58")
def test_e58_any_range_does_not_reach_an_enclosed_field_any_field_does() -> None:
    b = draw("""
    a x|b
      -
    c d e
    """)
    lands.place_wall(b.land, b.content, b.edge("ax"))
    assert ways.enclosed(b.land, b["x"])
    assert not ways.in_range(b.land, b["a"], b["x"], None)
    assert ways.in_range(b.land, b["a"], b["x"], None, anywhere=True)


@covers("EX-60")
def test_e60_light_put_into_darkness_leaves_light() -> None:
    b = draw("a b", a=Field(terrain=("darkness",)))
    assert features.terrain(b.land, b.content, b["a"]) == {"darkness"}
    lands.place_terrain(b.land, "light", [b["a"]])
    assert features.terrain(b.land, b.content, b["a"]) == {"light"}


@covers("EX-61")
def test_e61_three_creatures_the_first_on_the_bell() -> None:
    b = draw("a b", a=Field(spawn=True, spawn_suit="bell"), b=Field(spawn=True))
    spawns, first = features.spawns(b.land, b.content), b.some("a")
    assert capacity.spawn_choices(b.land, [], spawns, "bell", []) == first
    assert capacity.spawn_choices(b.land, [], spawns, "bell", first) == b.some("b")
    assert capacity.spawn_choices(b.land, [], spawns, "bell", b.some("ab")) == b.some("ab")


@covers("EX-78")
def test_e78_over_a_full_field_and_back_if_the_movement_ends_there() -> None:
    b = draw("a b d")
    figures = standing(b, a="c1", b="w5 w6 w7 w8")
    full = capacity.full_fields(figures, without=1)
    assert ways.legal_steps(ways.ways(b.land), b["a"], 3, full) == b.some("b")
    assert b["b"] in full  # no stopping there
    assert ways.legal_steps(ways.ways(b.land), b["b"], 2, full) == b.some("ad")
    assert capacity.last_with_room(moved(figures, 1, b["b"]), [b["a"], b["b"]], 1) == b["a"]
