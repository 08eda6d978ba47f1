"""Overlays, ETH-OVL-01 … -03."""

from __future__ import annotations

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.content.model import Edge, Field, Socket
from reverie.games.etherfields.land import capacity, features, naming, ways
from tests.games.etherfields.land.drawing import laid, overlay, standing, tile
from tests.support import covers

WALLED = tile(
    "A1",
    edges=(Edge("nw", "ne", "wall"), Edge("nw", "sw", "wall"), Edge("ne", "se", "wall")),
    symbols=(("darkness", ("nw", "ne", "sw", "se")),),
    nw=Field(socket=Socket("lamp", ()), entrance=True),
)


@covers("ETH-OVL-01")
def test_an_overlay_replaces_fields_and_edges_and_adds_new_ones() -> None:
    pier = overlay("pier", {(1, 1): Field(terrain=("water",)), (1, 2): Field(trap="t"), (1, 3): Field()})
    b = laid(WALLED, overlays=(pier,))
    assert ways.distance(b.land, 0, 1) == ways.FAR
    assert lands.place_overlay(b.land, b.content, "pier") == lands.Change()
    assert not lands.place_overlay(b.land, b.content, "pier").done
    assert features.fields(b.land) == [0, 1, 2, 8, 9]
    assert ways.distance(b.land, 0, 2) == 2
    assert features.terrain(b.land, b.content, 0) == {"water"}  # the symbol of the tile is covered
    assert features.terrain(b.land, b.content, 8) == {"darkness"}
    assert features.tags(b.land, b.content, 0) == frozenset()
    assert features.trap(b.land, b.content, 1) == "t"
    assert features.tile_at(b.land, 0) == "A1"
    assert features.tile_at(b.land, 2) == ""
    assert ways.distance(b.land, 0, 8) == ways.FAR  # an edge at its border stays as it was


@covers("ETH-OVL-01", "ETH-OVL-03")
def test_it_replaces_the_edges_it_names() -> None:
    opened = overlay("opened", {(1, 1): Field()}, ((1, 1), (2, 1), "none"), ((2, 1), (2, 2), "wall"))
    b = laid(WALLED, overlays=(opened,))
    lands.place_overlay(b.land, b.content, "opened")
    assert ways.distance(b.land, 0, 8) == 1
    assert not ways.path_exists(b.land, 8, 9)
    assert lands.damage_wall(b.land, b.content, naming.edge_between(8, 9)).done
    assert ways.distance(b.land, 8, 9) == 1
    lands.remove_overlay(b.land, b.content, "opened")
    assert not ways.path_exists(b.land, 0, 8)
    lands.place_overlay(b.land, b.content, "opened")
    assert not ways.path_exists(b.land, 8, 9)


@covers("ETH-OVL-01")
def test_the_later_overlay_lies_on_top() -> None:
    low = overlay("low", {(1, 1): Field(stairs=True), (1, 2): Field()}, ((1, 1), (1, 2), "wall"))
    high = overlay("high", {(1, 1): Field(blocked=True), (1, 2): Field()})
    b = laid(tile("A1"), overlays=(low, high))
    lands.place_overlay(b.land, b.content, "low")
    assert features.tagged(b.land, b.content, "stairs") == [0]
    assert lands.walls(b.land, b.content) == [naming.edge_between(0, 1)]
    lands.place_overlay(b.land, b.content, "high")
    assert lands.walls(b.land, b.content) == []
    assert features.tagged(b.land, b.content, "stairs") == []
    assert lands.remove_overlay(b.land, b.content, "low").displaced == []
    assert features.is_blocked(b.land, 0)
    lands.remove_overlay(b.land, b.content, "high")
    assert features.is_free(b.land, 0)


@covers("ETH-OVL-02")
def test_what_lies_there_stays_at_its_place_unless_it_is_blocked_now() -> None:
    fallen = overlay("fallen", {(1, 1): Field(blocked=True), (1, 2): Field()})
    b = laid(tile("A1"), overlays=(fallen,))
    figures = standing(b, **{"A1.nw": "c0 w5", "A1.ne": "c1 c2 c3 m6"})
    lands.place_marker(b.land, 0, "threat", 2, "back")
    lands.place_marker(b.land, 1, "story")
    lands.place_terrain(b.land, "light", [0])
    lands.place_terrain(b.land, "swamp", [0, 8])
    change = lands.place_overlay(b.land, b.content, "fallen")
    assert change == lands.Change(displaced=[0])
    assert lands.markers(b.land, "story", 1) == 1
    assert capacity.nearest_with_room(b.land, figures, 0, number=0) == [8]
    lands.carry(b.land, 0, 8)
    assert lands.markers(b.land, "threat", 0) == 0
    assert lands.markers(b.land, "threat", 8, "back") == 2
    assert b.land.terrain == {"light": [[8]], "swamp": [[0, 8]]}


@covers("ETH-OVL-02")
def test_a_covered_socket_ends_and_its_stone_returns() -> None:
    b = laid(WALLED, overlays=(overlay("rug", {(1, 1): Field()}),))
    lands.fill_socket(b.land, "lamp")
    assert [socket.id for _, socket in features.open_sockets(b.land, b.content)] == ["lamp"]
    assert lands.place_overlay(b.land, b.content, "rug").returned == {"glowstone": 1}
    assert not lands.is_switched(b.land, "lamp")


@covers("ETH-OVL-03")
def test_when_it_goes_the_old_fields_are_back() -> None:
    pier = overlay("pier", {(1, 1): Field(), (1, 2): Field(), (1, 3): Field(socket=Socket("buoy", ()))})
    b = laid(WALLED, overlays=(pier,))
    lands.damage_wall(b.land, b.content, naming.edge_between(8, 0))
    lands.block_field(b.land, b.content, 1)
    before = lands.to_json(b.land)
    assert lands.place_overlay(b.land, b.content, "pier").displaced == []
    assert features.is_free(b.land, 1)
    lands.block_field(b.land, b.content, 0)
    lands.unblock_field(b.land, b.content, 0)
    lands.place_marker(b.land, 2, "story", 2)
    lands.place_wall(b.land, b.content, naming.edge_of("A2.nw-north"))
    lands.fill_socket(b.land, "buoy")
    change = lands.remove_overlay(b.land, b.content, "pier")
    assert change.displaced == [1, 2]
    assert change.returned == {"marker:story": 2, "wall": 1, "glowstone": 1}
    assert lands.to_json(b.land) == before
    assert not lands.remove_overlay(b.land, b.content, "pier").done


def test_a_tile_may_come_and_go_under_an_overlay() -> None:
    b = laid(WALLED, overlays=(overlay("rug", {(1, 1): Field()}),))
    lands.place_overlay(b.land, b.content, "rug")
    assert lands.remove_tile(b.land, b.content, "A1").displaced == [1, 8, 9]
    assert features.fields(b.land) == [0]
    assert lands.place_tile(b.land, b.content, "A1").done
    assert features.fields(b.land) == [0, 1, 8, 9]


@covers("ETH-OVL-03")
def test_what_was_changed_about_an_overlay_goes_with_it() -> None:
    pier = overlay("pier", {(1, 1): Field(), (1, 2): Field()}, ((1, 1), (1, 2), "wall"))
    b = laid(WALLED, overlays=(pier,))
    lands.place_overlay(b.land, b.content, "pier")
    lands.block_field(b.land, b.content, 1)
    lands.damage_wall(b.land, b.content, naming.edge_between(0, 1))
    lands.remove_overlay(b.land, b.content, "pier")
    lands.place_overlay(b.land, b.content, "pier")
    assert not features.is_blocked(b.land, 1)
    assert lands.edge_state(b.land, b.content, naming.edge_between(0, 1)) == "wall"
