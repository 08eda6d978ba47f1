"""Where creatures appear, ETH-SPN-01 … -06 as far as it is geometry."""

from __future__ import annotations

from reverie.games.etherfields.content.model import Field
from reverie.games.etherfields.land import capacity, features
from tests.games.etherfields.land.drawing import draw, standing
from tests.support import covers

PLAIN, BELL, MOTH = Field(spawn=True), Field(spawn=True, spawn_suit="bell"), Field(spawn=True, spawn_suit="moth")


@covers("ETH-SPN-01")
def test_creatures_appear_on_spawn_fields() -> None:
    b = draw("a b c", a=PLAIN, c=PLAIN)
    spawns = features.spawns(b.land, b.content)
    assert capacity.spawn_choices(b.land, [], spawns, "bell", []) == b.some("ac")
    assert capacity.spawn_choices(b.land, [], [], "bell", []) == []
    assert capacity.spawn_choices(b.land, [], [(b["b"], None)], "bell", []) == b.some("b")  # `at` names another


@covers("ETH-SPN-02")
def test_they_spread_as_evenly_as_possible() -> None:
    b = draw("a b c", a=PLAIN, b=PLAIN, c=PLAIN)
    spawns = features.spawns(b.land, b.content)
    received: list[int] = []
    for left in ("abc", "ab", "a", "abc"):
        assert capacity.spawn_choices(b.land, [], spawns, None, received) == b.some(left)
        received.append(b[left[-1]])


@covers("ETH-SPN-03")
def test_the_first_appears_on_the_suit_of_the_turn_card() -> None:
    b = draw("a b c", a=PLAIN, b=BELL, c=MOTH)
    spawns = features.spawns(b.land, b.content)
    assert capacity.spawn_choices(b.land, [], spawns, "bell", []) == b.some("b")
    assert capacity.spawn_choices(b.land, [], spawns, "bell", b.some("b")) == b.some("ac")
    assert capacity.spawn_choices(b.land, [], spawns, "bell", b.some("abc")) == b.some("abc")
    assert capacity.spawn_choices(b.land, [], spawns, "thorn", []) == b.some("abc")
    assert capacity.spawn_choices(b.land, [], spawns, None, []) == b.some("abc")


@covers("ETH-SPN-06", "ETH-CAP-07")
def test_where_it_could_not_be_placed_is_no_choice() -> None:
    b = draw("a|b c", a=BELL, b=PLAIN, c=PLAIN)
    spawns = features.spawns(b.land, b.content)
    four = standing(b, a="c0 c1 c2 c3")
    assert capacity.spawn_choices(b.land, four, spawns, "bell", []) == b.some("bc")
    assert capacity.spawn_choices(b.land, four, spawns, "bell", [], barred=b.some("c")) == b.some("b")
    assert capacity.spawn_choices(b.land, standing(b, a="W5", b="W6", c="W7"), spawns, "bell", []) == []


@covers("ETH-SPN-06")
def test_full_spawn_fields_are_choices_and_capacity_says_what_happens() -> None:
    b = draw("a b", a=PLAIN)
    figures = standing(b, a="c0 c1 w5 w6")
    assert capacity.spawn_choices(b.land, figures, features.spawns(b.land, b.content), None, []) == b.some("a")
    assert capacity.arrival(b.land, figures, b["a"]).kind == "push"
    assert capacity.arrival(b.land, figures, b["a"], large=True).kind == "clear"
    stuck = standing(b, a="c0! c1", b="w5!")
    spawns = features.spawns(b.land, b.content)
    assert capacity.spawn_choices(b.land, stuck, spawns, None, [], large=True) == []
    assert capacity.spawn_choices(b.land, stuck, spawns, None, []) == b.some("a")
