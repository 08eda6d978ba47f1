"""Large creatures, ETH-BIG-01 … -03."""

from __future__ import annotations

from reverie.games.etherfields.land import capacity
from reverie.games.etherfields.land.capacity import Arrival
from tests.games.etherfields.land.drawing import draw, moved, standing
from tests.support import covers


@covers("ETH-BIG-01")
def test_a_large_creature_fills_its_field() -> None:
    b = draw("a b c")
    figures = standing(b, a="W9", b="c0 c1")
    assert capacity.is_full(figures, b["a"])
    assert capacity.full_fields(figures) == {b["a"]}
    assert b.letters(capacity.push_targets(b.land, figures, 0)) == "c"
    assert capacity.push_targets(b.land, figures, 9) == []
    assert capacity.relocation_choices(b.land, figures, 0) == b.some("c")


@covers("ETH-BIG-02")
def test_it_pushes_everybody_and_the_field_it_left_is_free() -> None:
    b = draw("a b c")
    figures = standing(b, a="W9", b="c0 w5 m6", c="c1 w7")
    there = capacity.arrival(b.land, figures, b["b"], number=9, large=True)
    assert there == Arrival("clear", {0: b.some("ac"), 5: b.some("ac"), 6: b.some("ac")})


@covers("ETH-BIG-02")
def test_pushes_leave_a_place_for_the_rest() -> None:
    b = draw("a b c")
    figures = standing(b, b="c0 w5", a="c1 c2 c3", c="w6 w7 w8")
    barred = b.some("c")  # for w5
    assert capacity.clearing(b.land, figures, b["b"], barred=barred) == {0: b.some("c"), 5: b.some("a")}
    assert capacity.clearing(b.land, figures, b["b"]) == {0: b.some("ac"), 5: b.some("ac")}
    after = moved(figures, 0, b["a"])
    assert capacity.clearing(b.land, after, b["b"]) == {5: b.some("c")}
    assert capacity.clearing(b.land, moved(after, 5, b["c"]), b["b"]) == {}
    assert capacity.arrival(b.land, moved(after, 5, b["c"]), b["b"], large=True) == Arrival("free")


@covers("ETH-BIG-03")
def test_it_does_not_enter_if_not_all_can_be_pushed() -> None:
    b = draw("a b c")
    for there in ("c0! c1", "W5", "m6= c0"):
        figures = standing(b, a="W9", b=there)
        assert capacity.clearing(b.land, figures, b["b"], without=9) is None
        assert capacity.arrival(b.land, figures, b["b"], number=9, large=True).kind not in ("free", "push", "clear")
    crowded = standing(b, a="W9", b="c0 c1", c="w5 w6 w7")
    assert capacity.arrival(b.land, crowded, b["b"], number=9, large=True).kind == "clear"  # one goes to a
    assert capacity.clearing(b.land, crowded, b["b"]) is None  # if it stayed on a


@covers("ETH-BIG-03", "ETH-CAP-04")
def test_appearing_it_goes_beside_a_field_that_cannot_be_cleared() -> None:
    b = draw("a b c")
    figures = standing(b, b="c0!", a="w5 w6 w7 w8")
    assert capacity.arrival(b.land, figures, b["b"], large=True) == Arrival("beside", beside=b.some("c"))
    figures = standing(b, b="c0!", a="w5", c="w6!")
    assert capacity.arrival(b.land, figures, b["b"], large=True) == Arrival("beside", beside=b.some("a"))
    figures = standing(b, b="c0!", a="w5!", c="w6!")
    assert capacity.arrival(b.land, figures, b["b"], large=True) == Arrival("nowhere")


@covers("ETH-BIG-02")
def test_an_empty_field_is_passed_normally() -> None:
    b = draw("a b")
    assert capacity.arrival(b.land, standing(b, a="W9"), b["b"], number=9, large=True) == Arrival("free")
    assert capacity.arrival(b.land, standing(b, a="W9", b="c0"), b["b"], number=9, large=True).kind == "clear"
