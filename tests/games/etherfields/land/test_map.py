"""Tiles, fields, their names and what they offer, ETH-MAP-01 … -09."""

from __future__ import annotations

import pytest

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.content.model import Ability, Edge, Field, Socket
from reverie.games.etherfields.land import capacity, features, naming, ways
from tests.games.etherfields.land.drawing import draw, laid, overlay, resettled, standing, tile
from tests.support import covers


@covers("ETH-MAP-01")
def test_twelve_slots_of_four_fields_make_six_rows_of_eight() -> None:
    assert naming.SLOTS == ("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4")
    every = [number for slot in naming.SLOTS for number in naming.slot_fields(slot)]
    assert sorted(every) == list(range(48))
    assert naming.slot_fields("B3") == [20, 21, 28, 29]  # nw, ne, sw, se
    b = laid(*(tile(slot) for slot in naming.SLOTS))
    assert features.fields(b.land) == list(range(48))
    assert ways.distance(b.land, 0, 47) == 5 + 7


@covers("ETH-MAP-02")
def test_a_field_is_called_by_its_slot_and_quadrant() -> None:
    assert [naming.field_name(number) for number in (0, 1, 8, 9)] == ["A1.nw", "A1.ne", "A1.sw", "A1.se"]
    assert naming.row_column(naming.field_of("A1.nw")) == (1, 1)
    assert naming.row_column(naming.field_of("B3.sw")) == (4, 5)
    assert naming.field_of("B3.sw") == 28
    assert naming.at(4, 5) == 28
    assert naming.slot_of(28) == "B3"
    assert [naming.field_of(naming.field_name(number)) for number in range(48)] == list(range(48))
    assert naming.at(0, 3) == naming.at(7, 3) == naming.at(3, 9) == naming.at(3, 0) == naming.NO_FIELD


def test_both_fields_name_the_same_edge() -> None:
    assert naming.edge_of("A1.nw-A1.ne") == naming.edge_of("A1.ne-A1.nw") == naming.edge_of("A1.ne-west")
    assert naming.edge_name(naming.edge_of("A1.ne-west")) == "A1.nw-A1.ne"
    assert naming.edge_of("B1.nw-north") == naming.edge_of("A1.sw-B1.nw")
    assert naming.edge_name(naming.edge_of("A1.nw-north")) == "A1.nw-north"
    assert naming.edge_fields(naming.edge_of("A1.nw-west")) == (0, naming.NO_FIELD)
    every = {number for field in range(48) for number in naming.edges_of(field)}
    assert len(every) == 6 * 9 + 7 * 8
    assert {naming.edge_of(naming.edge_name(number)) for number in every} == every


@pytest.mark.parametrize("name", ["", "A5.nw", "A1", "A1.n", "D1.nw"])
def test_other_names_of_fields_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no field is called"):
        naming.field_of(name)


@pytest.mark.parametrize("name", ["", "A1.nw", "A1.nw-A1.se", "A1.nw-up", "A1.nw-A1.nw", "-north"])
def test_other_names_of_edges_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no edge is called"):
        naming.edge_of(name)
    with pytest.raises(ValueError, match="no slot is called"):
        naming.slot_fields(name)


@covers("ETH-MAP-03")
def test_a_tile_lies_on_its_slot_or_across_two_or_on_the_fields_it_lists() -> None:
    across = tile("across", slot="A1")
    angled = tile("angled", cells={"nw": (5, 1), "ne": (5, 2), "sw": (6, 2), "se": (6, 3)})
    b = laid(tile("B2"), angled)
    b.content.tile["across"] = across
    assert features.tile_fields(b.land, "B2") == [naming.field_of(f"B2.{name}") for name in naming.QUADRANTS]
    assert features.tile_fields(b.land, "angled") == [
        naming.at(5, 1),
        naming.at(5, 2),
        naming.at(6, 2),
        naming.at(6, 3),
    ]
    assert lands.place_tile(b.land, b.content, "across", at=naming.at(1, 2)).done
    assert features.tile_fields(b.land, "across") == [1, 2, 9, 10]
    assert ways.distance(b.land, 1, 10) == 2


@covers("ETH-SLD-03")
def test_a_tile_is_not_placed_where_another_lies_or_beside_the_map() -> None:
    b = laid(tile("A1"), tile("B2"))
    b.content.tile["other"] = tile("other", slot="A1")
    before = lands.to_json(b.land)
    assert not lands.place_tile(b.land, b.content, "other").done
    assert not lands.place_tile(b.land, b.content, "other", at=naming.at(2, 2)).done
    assert not lands.place_tile(b.land, b.content, "A1", at=naming.at(5, 5)).done
    assert not lands.place_tile(b.land, b.content, "other", at=naming.at(6, 5)).done
    assert lands.to_json(b.land) == before
    assert lands.place_tile(b.land, b.content, "other", at=naming.at(1, 3)).done


@covers("ETH-MAP-04")
def test_fields_that_share_an_edge_are_adjacent_also_across_tiles_never_diagonal_ones() -> None:
    b = draw("""
    a b c d

    e f g h
    """)
    assert b.letters(ways.neighbours(b.land, b["b"])) == "acf"
    assert b.letters(ways.adjacent(b.land, b["f"])) == "beg"
    assert ways.distance(b.land, b["a"], b["f"]) == 2


@covers("ETH-MAP-04")
def test_the_last_field_of_a_row_is_not_adjacent_to_the_first_of_the_next() -> None:
    b = laid(*(tile(slot) for slot in naming.SLOTS))
    assert ways.adjacent(b.land, 7) == [6, 15]
    assert ways.neighbours(b.land, 8) == (0, 9, 16)
    assert ways.neighbours(b.land, 47) == (39, 46)


@covers("ETH-MAP-04")
def test_a_slot_without_a_tile_is_no_field() -> None:
    b = laid(tile("A1"), tile("A3"))
    assert features.fields(b.land) == [0, 1, 4, 5, 8, 9, 12, 13]
    assert ways.neighbours(b.land, 1) == (0, 9)
    assert ways.adjacent(b.land, 1) == [0, 9]
    assert not features.exists(b.land, 2)
    assert not ways.path_exists(b.land, 0, 4)


# ---- Turning --------------------------------------------------------------------------------------------

TURNABLE = tile(
    "T",
    slot="B2",
    nw=Field(entrance=True),
    ne=Field(blocked=True),
    sw=Field(trap="trap"),
    edges=(Edge("nw", "sw", "wall"), Edge("nw", "west", "wall"), Edge("se", "south", "damaged")),
    symbols=(("water", ("nw", "sw")),),
    rift_slot="se",
)


@covers("ETH-MAP-05")
def test_fields_walls_and_symbols_turn_with_the_tile() -> None:
    b = laid(TURNABLE, tile("B1"), tile("A2"))
    assert lands.edge_state(b.land, b.content, naming.edge_of("B1.ne-B2.nw")) == "wall"
    lands.rotate_tile(b.land, b.content, "T", 1)
    assert features.entrances(b.land, b.content) == [b["B2.ne"]]
    assert features.is_blocked(b.land, b["B2.se"])
    assert features.tagged(b.land, b.content, "trap") == [b["B2.nw"]]
    assert features.rift_slots(b.land, b.content) == [("T", b["B2.sw"])]
    assert features.with_terrain(b.land, b.content, "water") == [b["B2.nw"], b["B2.ne"]]
    assert lands.walls(b.land, b.content) == sorted([naming.edge_of("B2.nw-B2.ne"), naming.edge_of("A2.se-B2.ne")])
    assert lands.edge_state(b.land, b.content, naming.edge_of("B1.se-B2.sw")) == "damaged"
    assert ways.neighbours(b.land, b["B2.nw"]) == (b["A2.sw"], b["B1.ne"], b["B2.sw"])


@covers("ETH-MAP-05")
@pytest.mark.parametrize(("quarters", "goes"), [(1, "ne"), (2, "se"), (3, "sw"), (-1, "sw"), (-2, "se"), (5, "ne")])
def test_figures_and_tokens_turn_with_their_field(quarters: int, goes: str) -> None:
    b = laid(TURNABLE, tile("B1"))
    lands.place_marker(b.land, b["B2.nw"], "threat", 2, "back")
    lands.place_marker(b.land, b["B1.nw"], "story")
    lands.place_marker(b.land, "T", "universal")
    lands.place_terrain(b.land, "light", [b["B2.nw"]])
    lands.place_terrain(b.land, "swamp", [b["B1.ne"], b["B2.nw"]])
    change = lands.rotate_tile(b.land, b.content, "T", quarters)
    there = b[f"B2.{goes}"]
    assert change.moved[b["B2.nw"]] == there
    assert sorted(change.moved) == sorted(change.moved.values()) == features.tile_fields(b.land, "T")
    assert change.displaced == []
    assert lands.markers(b.land, "threat", there, "back") == 2
    assert lands.markers(b.land, "story", b["B1.nw"]) == 1
    assert lands.markers(b.land, "universal", "T") == 1
    assert b.land.terrain["light"] == [[there]]
    assert b.land.terrain["swamp"] == [[b["B1.ne"], b["B2.nw"]]]  # lies across the border of the tile


@covers("ETH-MAP-05")
def test_what_effects_did_to_a_tile_turns_with_it() -> None:
    b = laid(TURNABLE, tile("B1"))
    lands.damage_wall(b.land, b.content, naming.edge_of("B2.nw-B2.sw"))
    lands.block_field(b.land, b.content, b["B2.sw"])
    lands.unblock_field(b.land, b.content, b["B2.ne"])
    lands.place_wall(b.land, b.content, naming.edge_of("B2.se-B2.ne"))
    lands.place_wall(b.land, b.content, naming.edge_of("B1.se-B2.sw"), token=False)
    lands.rotate_tile(b.land, b.content, "T", 1)
    assert lands.edge_state(b.land, b.content, naming.edge_of("B2.nw-B2.ne")) == "damaged"
    assert [features.is_blocked(b.land, b[f"B2.{name}"]) for name in naming.QUADRANTS] == [True, False, False, False]
    assert b.land.walls == {"B2.sw-B2.se": "wall", "B1.se-B2.sw": "wall"}
    assert b.land.wall_tokens == ["B2.sw-B2.se"]
    assert resettled(b) == b.land.shape


@covers("ETH-MAP-05")
def test_a_field_that_turns_under_a_blocked_overlay_loses_what_stands_there() -> None:
    b = laid(tile("A1"), overlays=(overlay("rubble", {(1, 2): Field(blocked=True)}),))
    lands.place_overlay(b.land, b.content, "rubble")
    change = lands.rotate_tile(b.land, b.content, "A1", 1)
    assert change.moved[b["A1.nw"]] == b["A1.ne"]
    assert change.displaced == [b["A1.ne"]]


def test_no_tile_no_turn() -> None:
    b = laid(tile("A1"))
    assert not lands.rotate_tile(b.land, b.content, "A1", 4).done
    assert not lands.rotate_tile(b.land, b.content, "B1", 1).done
    assert not lands.remove_tile(b.land, b.content, "B1").done


def test_a_tile_of_another_shape_turns_its_fields_and_drops_walls_between_fields_that_part() -> None:
    angled = tile(
        "S", cells={"nw": (1, 1), "ne": (1, 2), "sw": (2, 2), "se": (2, 3)}, edges=(Edge("ne", "sw", "wall"),)
    )
    b = laid(angled)
    assert lands.walls(b.land, b.content) == [naming.edge_between(1, 9)]
    lands.place_wall(b.land, b.content, naming.edge_between(0, 1))
    change = lands.rotate_tile(b.land, b.content, "S", 1)
    assert change.moved == {0: 1, 1: 10, 10: 9, 9: 0}
    assert change.returned == {"wall": 1}
    assert b.land.walls == {}
    assert b.land.wall_tokens == []
    assert lands.walls(b.land, b.content) == []
    assert lands.rotate_tile(b.land, b.content, "S", 3).done
    assert lands.walls(b.land, b.content) == [naming.edge_between(1, 9)]


# ---- Features -------------------------------------------------------------------------------------------


def action(ref: str) -> Ability:
    return Ability(ref=ref, source="tile:F", id=ref.partition("#")[2], kind="action", ways=(), limit="single_use")


FULL = tile(
    "F",
    slot="A1",
    nw=Field(entrance=True, draw_bonus=2, special=("altar",), actions=(action("tile:F#pull"), action("tile:F#push"))),
    ne=Field(spawn=True, spawn_suit="bell", stairs=True),
    sw=Field(spawn=True, trap="tile:F#trap/do", terrain=("swamp",)),
    se=Field(socket=Socket("lamp", ())),
    rift_slot="ne",
)


@covers("ETH-MAP-06")
def test_a_field_has_what_is_printed_there() -> None:
    b = laid(FULL)
    assert features.tags(b.land, b.content, 0) == {"entrance", "draw_bonus", "special", "altar"}
    assert features.tags(b.land, b.content, 1) == {"spawn", "stairs"}
    assert features.tags(b.land, b.content, 8) == {"spawn", "trap"}
    assert features.tags(b.land, b.content, 9) == {"socket"}
    assert features.tags(b.land, b.content, 20) == frozenset()
    assert features.spawns(b.land, b.content) == [(1, "bell"), (8, None)]
    assert features.trap(b.land, b.content, 8) == "tile:F#trap/do"
    assert features.trap(b.land, b.content, 0) is None
    assert features.terrain(b.land, b.content, 8) == {"swamp"}
    socket = features.socket(b.land, b.content, 9)
    assert socket is not None
    assert socket.id == "lamp"
    assert features.printed(b.land, b.content, 20) is None
    assert features.tagged(b.land, b.content, "stairs") == [1]


@covers("ETH-MAP-06", "ETH-RFT-02")
def test_a_rift_lies_in_the_slot_of_its_tile_one_card_each() -> None:
    b = laid(FULL, tile("B1", rift_slot="sw"), tile("C1"))
    assert features.rift_slots(b.land, b.content) == [("F", 1), ("B1", b["B1.sw"])]
    assert lands.place_rift(b.land, "F", "fog").done
    assert not lands.place_rift(b.land, "F", "frost").done
    assert features.free_rift_slots(b.land, b.content) == [("B1", b["B1.sw"])]
    assert features.rift_fields(b.land, b.content) == [(1, "fog")]
    assert "rift" in features.tags(b.land, b.content, 1)
    assert lands.remove_tile(b.land, b.content, "F").rift == "fog"
    assert b.land.rifts == {}
    assert lands.place_rift(b.land, "B1", "frost").done
    assert lands.empty_rift(b.land, "B1") == "frost"
    assert lands.empty_rift(b.land, "B1") is None


@covers("ETH-MAP-09")
def test_stairs_terrain_and_special_fields_do_nothing_by_themselves() -> None:
    plain = draw("a b c d")
    b = draw(
        "a b c d", b=Field(stairs=True), c=Field(terrain=("water", "swamp", "darkness")), d=Field(special=("altar",))
    )
    assert b.land.shape == plain.land.shape
    figures = standing(b, a="w5", b="c0 c1 w6 w7", c="c2", d="W9")
    for place in b.some("abcd"):
        assert capacity.arrival(b.land, figures, place) == capacity.arrival(plain.land, figures, place)


@covers("ETH-MAP-07")
def test_characters_enter_on_entrance_fields_with_room() -> None:
    b = draw("a b c", a=Field(entrance=True), b=Field(entrance=True))
    assert capacity.entrance_choices(b.land, b.content, []) == b.some("ab")
    assert capacity.entrance_choices(b.land, b.content, standing(b, a="c0 c1 w5 m6")) == b.some("b")
    lands.block_field(b.land, b.content, b["b"])
    assert capacity.entrance_choices(b.land, b.content, []) == b.some("a")


@covers("ETH-MAP-08")
def test_a_field_says_how_many_cards_more_may_be_drawn() -> None:
    b = laid(FULL)
    assert [features.draw_bonus(b.land, b.content, number) for number in (0, 1, 20)] == [2, 0, 0]


@covers("ETH-ACT-09")
def test_a_used_action_is_no_longer_offered_even_if_the_tile_comes_back() -> None:
    b = laid(FULL)
    assert [one.id for one in features.actions(b.land, b.content, 0)] == ["pull", "push"]
    lands.use_action(b.land, "tile:F#pull")
    lands.use_action(b.land, "tile:F#pull")
    assert [one.id for one in features.actions(b.land, b.content, 0)] == ["push"]
    lands.remove_tile(b.land, b.content, "F")
    assert features.actions(b.land, b.content, 0) == ()
    lands.place_tile(b.land, b.content, "F")
    assert lands.is_used(b.land, "tile:F#pull")
    lands.renew_action(b.land, "tile:F#pull")
    lands.renew_action(b.land, "tile:F#pull")
    assert not lands.is_used(b.land, "tile:F#pull")
    assert [one.id for one in features.actions(b.land, b.content, 0)] == ["pull", "push"]


def test_tiles_know_their_neighbours() -> None:
    b = laid(tile("A1"), tile("A2"), tile("B1"), tile("B2"), tile("C4"))
    assert features.tile_neighbours(b.land, "A1") == ["A2", "B1"]
    assert features.tile_neighbours(b.land, "C4") == []
    assert features.tile_at(b.land, b["B2.se"]) == "B2"
    assert features.tile_at(b.land, b["A3.nw"]) == ""


# ---- A tile goes ----------------------------------------------------------------------------------------


def test_a_removed_tile_takes_everything_on_it_along() -> None:
    b = laid(FULL, tile("A2"))
    lands.place_marker(b.land, 0, "threat", 2)
    lands.place_marker(b.land, 0, "threat", 1, "back")
    lands.place_marker(b.land, "F", "universal")
    lands.place_marker(b.land, 2, "story")
    lands.place_terrain(b.land, "light", [8])
    lands.place_terrain(b.land, "light", [1, 2])
    lands.place_terrain(b.land, "water", [3])
    lands.place_wall(b.land, b.content, naming.edge_between(0, 8))
    lands.place_wall(b.land, b.content, naming.edge_between(1, 2), token=False)
    lands.fill_socket(b.land, "lamp")
    lands.block_field(b.land, b.content, 8)
    change = lands.remove_tile(b.land, b.content, "F")
    assert change.displaced == [0, 1, 9]
    assert change.returned == {"marker:threat": 3, "marker:universal": 1, "terrain:light": 2, "wall": 1, "glowstone": 1}
    assert lands.tokens_on(b.land) == {"marker:story": 1, "terrain:water": 1}
    assert b.land.walls == {"A1.ne-A2.nw": "wall"}  # the field on its other side is still there
    assert not features.exists(b.land, 0)
    lands.place_tile(b.land, b.content, "F")
    assert features.is_free(b.land, 8)


def test_figures_of_a_removed_tile_go_to_the_nearest_field_with_room() -> None:
    b = laid(tile("A1"), tile("A2"), tile("B1"))
    figures = standing(b, **{"A1.ne": "c0 W9", "A2.nw": "c1 c2 w5 w6", "A2.sw": "c3"})
    lands.remove_tile(b.land, b.content, "A1")
    assert capacity.nearest_with_room(b.land, figures, b["A1.ne"], number=0) == [b["A2.ne"], b["A2.sw"], b["B1.ne"]]
    assert capacity.nearest_with_room(b.land, figures, b["A1.ne"], number=9, large=True) == [b["A2.ne"], b["B1.ne"]]
    barred = [b["A2.ne"]]
    assert capacity.nearest_with_room(b.land, figures, b["A1.ne"], large=True, barred=barred) == [b["B1.ne"]]
    lands.remove_tile(b.land, b.content, "B1")
    lands.remove_tile(b.land, b.content, "A2")
    assert capacity.nearest_with_room(b.land, figures, b["A1.ne"], number=0) == []
