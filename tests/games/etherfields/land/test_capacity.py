"""Who fits where, ETH-CAP-01 … -08."""

from __future__ import annotations

import pytest

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.land import capacity, ways
from reverie.games.etherfields.land.capacity import Arrival
from tests.games.etherfields.land.drawing import draw, moved, standing
from tests.support import covers

CROSS = """
      n

    w f e

      s
    """


@covers("ETH-CAP-01")
def test_four_figures_of_any_kind_fill_a_field() -> None:
    b = draw("a b")
    figures = standing(b, a="c0 w5 m6", b="c1 c2 c3 w7")
    assert not capacity.is_full(figures, b["a"])
    assert capacity.is_full(figures, b["b"])
    assert capacity.is_full([*figures, *standing(b, a="m9")], b["a"])
    assert not capacity.is_full(figures, b["b"], without=7)
    assert capacity.full_fields(figures) == {b["b"]}
    assert capacity.full_fields(figures, without=1) == set()
    lands.place_marker(b.land, b["a"], "threat", 9)
    lands.place_terrain(b.land, "light", b.some("a"))
    assert capacity.arrival(b.land, figures, b["a"]) == Arrival("free")


def test_a_field_with_too_many_figures_is_found() -> None:
    b = draw("a b c")
    assert capacity.overfull(standing(b, a="c0 w5 m6 m7", b="W8")) == []
    assert capacity.overfull(standing(b, a="c0 w5 m6 m7 w9", b="W8 c1", c="c2")) == b.some("ab")


@covers("ETH-CAP-02")
def test_a_movement_cut_short_on_a_full_field_goes_back_to_the_last_with_room() -> None:
    b = draw("a b c d")
    figures = standing(b, a="c1 c2 w3", b="w4", c="w5 w6 w7 w8", d="w9 w10 w11 w12 c0")
    path = [b["a"], b["b"], b["c"], b["d"]]
    assert capacity.last_with_room(figures, path, 0) == b["b"]
    assert capacity.last_with_room(figures, [b["c"], b["b"], b["c"]], 0) == b["b"]
    assert capacity.last_with_room(figures, [b["c"], b["b"], b["a"]], 0) == b["a"]  # it need not be cut short
    assert capacity.last_with_room(figures, [b["c"], b["d"]], 0) == b["c"]  # at worst where it started


@covers("ETH-CAP-03")
def test_a_creature_pushes_one_of_several_characters_to_make_room() -> None:
    b = draw(CROSS)
    figures = standing(b, f="c0 c1 w5 m6", w="w7")
    there = capacity.arrival(b.land, figures, b["f"], number=7)
    assert there == Arrival("push", {0: b.some("nwes"), 1: b.some("nwes")})
    assert capacity.arrival(b.land, moved(figures, 0, b["n"]), b["f"], number=7) == Arrival("free")


@covers("ETH-CAP-03", "ETH-CAP-06")
def test_only_who_can_be_pushed_is_asked() -> None:
    b = draw(CROSS)
    figures = standing(b, f="c0! c1 c2= w5")
    assert list(capacity.arrival(b.land, figures, b["f"]).pushes) == [1]


@covers("ETH-CAP-04")
def test_a_single_character_is_not_pushed() -> None:
    b = draw(CROSS)
    figures = standing(b, f="c0 w5 w6 m7", n="c1 c2 c3 w8", w="w9")
    assert capacity.arrival(b.land, figures, b["f"]) == Arrival("beside", beside=b.some("wes"))
    assert capacity.last_with_room(figures, [b["w"], b["f"]], 9) == b["w"]
    assert capacity.arrival(b.land, figures, b["f"], barred=b.some("we")) == Arrival("beside", beside=b.some("s"))


@covers("ETH-CAP-04")
def test_an_appearing_creature_without_room_around_is_not_placed() -> None:
    b = draw("a b")
    figures = standing(b, a="c0 w5 w6 m7", b="c1 w8 w9 w10")
    assert capacity.arrival(b.land, figures, b["a"]) == Arrival("nowhere")


@covers("ETH-CAP-04", "ETH-MAP-04")
def test_beside_means_adjacent_walls_or_not() -> None:
    b = draw("a|b #")
    figures = standing(b, a="c0 w5 w6 m7", b="c1")
    assert capacity.arrival(b.land, figures, b["a"]) == Arrival("beside", beside=b.some("b"))
    assert capacity.arrival(b.land, standing(b, b="c0 w5 w6 w7"), b["b"]) == Arrival("beside", beside=b.some("a"))


@covers("ETH-CAP-05")
def test_a_full_field_without_characters_lets_nobody_in() -> None:
    b = draw("a b")
    assert capacity.arrival(b.land, standing(b, a="w5 w6 m7 m8"), b["a"]) == Arrival("beside", beside=b.some("b"))
    assert capacity.arrival(b.land, standing(b, a="W5"), b["a"]) == Arrival("beside", beside=b.some("b"))


@covers("ETH-CAP-06")
def test_a_push_leads_to_an_adjacent_field_with_room() -> None:
    b = draw("""
      n
      -
    w f e

      s #
    """)
    figures = standing(b, f="c0 c1 w5 w6", e="c2 c3 w7 w8", s="m9")
    assert b.letters(capacity.push_targets(b.land, figures, 0)) == "ws"
    assert b.letters(capacity.push_targets(b.land, [*figures, *standing(b, w="W10")], 0)) == "s"
    assert b.letters(capacity.push_targets(b.land, figures, 0, without=7)) == "wes"
    assert b.letters(capacity.push_targets(b.land, figures, 9)) == "f"[:0]
    lands.block_field(b.land, b.content, b["s"])
    assert b.letters(capacity.push_targets(b.land, figures, 0)) == "w"


@covers("ETH-CAP-06")
def test_bars_against_creatures_do_not_stop_others() -> None:
    b = draw("a b")
    figures = standing(b, a="c0 w5 m6")
    assert [capacity.push_targets(b.land, figures, one, barred=b.some("b")) for one in (0, 5, 6)] == [[1], [], [1]]


@covers("ETH-CAP-06", "ETH-BIG-01")
def test_paralysed_and_large_figures_are_never_pushed() -> None:
    b = draw("a b c")
    figures = standing(b, a="c0! c1 c2=", c="W9")
    assert [capacity.push_targets(b.land, figures, one) for one in (0, 1, 2, 9)] == [[], b.some("b"), [], []]


@covers("ETH-CAP-06")
def test_a_push_without_a_target_is_impossible() -> None:
    b = draw("a b|c")
    figures = standing(b, a="w5 w6 w7 w8", b="c0 c1 w9 w10")
    assert capacity.arrival(b.land, figures, b["b"]) == Arrival("beside", beside=b.some("c"))


@covers("ETH-CAP-07")
@pytest.mark.parametrize("large", [False, True])
def test_nobody_appears_among_four_characters_surrounded_by_walls(large: bool) -> None:
    b = draw("a|b")
    four = standing(b, a="c0 c1 c2 c3")
    assert capacity.arrival(b.land, four, b["a"], large=large) == Arrival("nowhere")
    assert capacity.arrival(b.land, standing(b, a="c0 c1 c2 m3"), b["a"]).kind == "beside"
    assert capacity.relocation_choices(b.land, [*four, *standing(b, b="w5")], 5) == []
    lands.damage_wall(b.land, b.content, b.edge("ab"))
    assert capacity.arrival(b.land, four, b["a"]).kind == "push"


@covers("ETH-CAP-08")
def test_characters_are_not_relocated_to_full_fields_creatures_are() -> None:
    b = draw("a|b c # d")
    figures = standing(b, a="c0 m8", b="c1 c2 w5 w6", c="w7", d="W9")
    assert capacity.relocation_choices(b.land, figures, 0) == b.some("c")
    assert capacity.relocation_choices(b.land, figures, 8) == b.some("c")
    assert capacity.relocation_choices(b.land, figures, 1) == b.some("ac")
    assert capacity.relocation_choices(b.land, figures, 7) == b.some("ab")
    assert capacity.relocation_choices(b.land, figures, 7, barred=b.some("a")) == b.some("b")
    assert capacity.arrival(b.land, figures, b["b"], number=7).kind == "push"


@covers("ETH-MOV-04", "ETH-STA-04")
def test_relocation_ignores_walls_but_not_paralysis() -> None:
    b = draw("a|b c")
    assert capacity.relocation_choices(b.land, standing(b, a="c0"), 0) == b.some("bc")
    assert capacity.relocation_choices(b.land, standing(b, a="c0!"), 0) == []
    assert capacity.relocation_choices(b.land, standing(b, a="w5!"), 5) == []


def test_places_are_not_swapped_with_paralysed_or_large_figures() -> None:
    b = draw("a b")
    figures = standing(b, a="c0 w5 w6!", b="c1 W9")
    assert capacity.may_swap(figures, 0, 1)
    assert capacity.may_swap(figures, 5, 0)
    assert not capacity.may_swap(figures, 0, 6)
    assert not capacity.may_swap(figures, 9, 0)
    assert not capacity.may_swap(figures, 0, 77)


def test_nobody_arrives_where_no_field_is_or_it_is_barred() -> None:
    b = draw("a b #")
    assert capacity.arrival(b.land, [], b["b"] + 1) == Arrival("nowhere")
    assert capacity.arrival(b.land, [], 40) == Arrival("nowhere")
    assert capacity.arrival(b.land, [], b["a"], barred=b.some("a")) == Arrival("nowhere")
    assert ways.enclosed(b.land, 40)
