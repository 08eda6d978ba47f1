"""The map: tiles, overlays, terrain, walls, blocked fields, markers, sockets, rifts (9.8, Map)."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.land import features
from reverie.games.etherfields.land.naming import SLOTS, edge_of
from reverie.games.etherfields.language.durations import end
from reverie.games.etherfields.language.markers import count_markers
from tests.games.etherfields.effects.saying import at, creature, rule, say, say_team, tells, thing
from tests.games.etherfields.tables import Who, board, creatures, offered, play, point, where
from tests.support import covers

HALL: dict[str, Any] = {
    "tile": {
        "id": "hall",
        "name": {"en": "Hall"},
        "slot": "B2",
        "code": {"group": 1, "letter": "H"},
        "fields": {"nw": {"stairs": True}},
        "general_rules": [{"do": [{"gain_hours": 1}]}],
        "edges": [{"between": ["nw", "ne"], "state": "wall"}],
    }
}
SOME: dict[str, dict[str, Any]] = {slot: {} for slot in SLOTS if slot != "B2"}


def without_hall(e: Engine) -> None:
    lands.remove_tile(e.state.land, e.content, "hall")
    e.changed()


def hall(*effects: Any, **more: Any) -> Engine:
    """A table on which the hall is not placed yet."""
    from tests.games.etherfields.tables import carry_out, table

    e = table(
        more.pop("people", 1), pack=[HALL], tiles=SOME, texts={"t": list(effects)}, kind="dream", run=False, **more
    )
    without_hall(e)
    e.run()
    carry_out(e, "t", self=0, decider=0)
    return e


@tells("effect", "reveal_tile")
@covers("ETH-MAP-03", "ETH-GRL-02", "ETH-SCR-03")
def test_a_tile_is_revealed_by_the_letter_of_its_dream_and_its_instruction_carried_out_once() -> None:
    e = hall({"reveal_tile": "H"}, hours=4)
    assert features.tile_at(e.state.land, at("B2.nw")) == "hall"
    assert e.state.team.hours == 5
    e = hall({"reveal_tile": "I-1-H"}, {"reveal_tile": "H"}, hours=4)
    assert e.state.team.hours == 5, "it lies there already"


@tells("effect", "place_tile")
def test_a_tile_is_placed_elsewhere() -> None:
    e = hall({"remove_tile": "tile_c4"}, {"place_tile": {"code": "H", "anchor": "C4"}})
    assert features.tile_at(e.state.land, at("C4.nw")) == "hall"


@tells("effect", "remove_tile")
@covers("ETH-OVL-02")
def test_figures_on_a_removed_tile_go_to_the_nearest_field_with_room() -> None:
    e = say([Who(at="A1.ne")], {"remove_tile": "tile_a1"})
    assert where(e, 0) == "A2.nw" or point(e) == "DP-38"
    e = say([Who(at="A1.se")], {"remove_tile": "tile_a1"})
    assert point(e) == "DP-38"
    assert sorted(offered(e)) == ["put c1 at A2.sw", "put c1 at B1.ne"]
    play(e, "put c1 at B1.ne")
    assert where(e, 0) == "B1.ne"


@tells("effect", "rotate_tile")
@covers("ETH-MAP-05")
def test_a_tile_turns_with_figures_walls_and_markers() -> None:
    tiles = board(A1={"edges": [{"between": ["nw", "ne"], "state": "wall"}]})
    effects = [{"place_marker": {"kind": "threat"}}, {"rotate_tile": {"tile": "tile_a1", "angle": 90}}]
    e = say([Who(at="A1.nw")], *effects, tiles=tiles)
    assert where(e, 0) == "A1.ne"
    assert lands.markers(e.state.land, "threat", at("A1.ne")) == 1
    assert lands.edge_state(e.state.land, e.content, edge_of("A1.ne-A1.se")) == "wall"
    back = {"rotate_tile": {"tile": "here", "angle": 90, "dir": "counterclockwise"}}
    assert where(say([Who(at="A1.nw")], back, tiles=tiles), 0) == "A1.sw"


OVERLAY: dict[str, Any] = {
    "overlay": {
        "id": "flood",
        "name": {"en": "Flood"},
        "code": {"group": 1, "letter": "O"},
        "cells": [
            {"row": 1, "col": 1, "field": {"terrain": ["water"]}},
            {"row": 1, "col": 2, "field": {"blocked": True}},
        ],
    }
}


@tells("effect", "place_overlay", "remove_overlay")
@covers("ETH-OVL-01", "ETH-OVL-02", "ETH-OVL-03")
def test_an_overlay_replaces_fields_and_the_old_ones_come_back() -> None:
    e = say([Who(at="A1.nw"), Who(at="A1.ne")], {"place_overlay": "flood"}, pack=[OVERLAY])
    if point(e) == "DP-38":
        play(e, offered(e)[0])
    assert features.terrain(e.state.land, e.content, at("A1.nw")) == {"water"}
    assert not features.is_free(e.state.land, at("A1.ne"))
    assert where(e, 0) == "A1.nw"
    assert where(e, 1) in ("A1.nw", "A1.se", "A2.nw"), "to a nearest field with room"
    e = say(1, {"place_overlay": "flood"}, {"remove_overlay": "flood"}, pack=[OVERLAY])
    assert features.terrain(e.state.land, e.content, at("A1.nw")) == frozenset()


@tells("effect", "place_terrain", "remove_terrain")
@covers("ETH-TER-02", "EX-60", "ETH-TER-03", "ETH-GEN-07")
def test_terrain_on_a_field_a_line_or_a_tile() -> None:
    tiles = board(A1={"nw": {"terrain": ["darkness"]}})
    e = say(1, {"place_terrain": {"kind": "light"}}, tiles=tiles)
    assert features.terrain(e.state.land, e.content, at("A1.nw")) == {"light"}, "darkness is ignored there"
    e = say(1, {"place_terrain": {"kind": "water", "extent": "tile"}})
    assert {features.terrain(e.state.land, e.content, at(f"A1.{q}")) for q in ("nw", "ne", "sw", "se")} == {
        frozenset({"water"})
    }
    e = say(1, {"place_terrain": {"kind": "water", "extent": 2}})
    assert point(e) == "DP-32"
    play(e, "place A1.nw+A1.ne")
    assert features.with_terrain(e.state.land, e.content, "water") == [at("A1.nw"), at("A1.ne")]
    spots = [{"place_terrain": {"kind": "water", "at": f"B{k}.nw"}} for k in (1, 2, 3)]
    e = say(1, *spots)
    assert len(features.with_terrain(e.state.land, e.content, "water")) == 2, "there are two tokens"
    e = say(1, *spots, {"remove_terrain": {"kind": "water", "at": "B1.nw"}})
    assert features.with_terrain(e.state.land, e.content, "water") == [at("B2.nw")]
    assert e.state.supply["terrain:water"] == 1


@covers("ETH-SLU-07")
def test_what_a_creature_puts_on_the_map_belongs_to_the_slumber_and_a_card_says_how_long() -> None:
    light = {"place_terrain": {"kind": "light"}}
    e = say(1, light, pack=[creature()], figures={"moth": "C4.se"}, scope={"source": "creature:moth"})
    end(e, "encounter")
    assert e.state.supply["terrain:light"] == 2
    e = say(1, light, scope={"source": "item:lens"})
    end(e, "encounter")
    assert e.state.supply["terrain:light"] == 1, "without a duration it stays until the rebuild"
    e = say(1, {"place_terrain": {"kind": "light", "duration": "encounter"}}, scope={"source": "item:lens"})
    end(e, "encounter")
    assert e.state.supply["terrain:light"] == 2


@tells("duration", "round")
def test_terrain_for_a_time_is_taken_back() -> None:
    e = say(1, {"place_terrain": {"kind": "light", "duration": "round"}})
    assert features.terrain(e.state.land, e.content, 0) == {"light"}
    end(e, "round")
    assert features.terrain(e.state.land, e.content, 0) == frozenset()
    assert e.state.supply["terrain:light"] == 2


WALLED = board(
    A1={"edges": [{"between": ["nw", "ne"], "state": "wall"}, {"between": ["sw", "se"], "state": "damaged"}]}
)


def edge_now(e: Engine, name: str) -> str:
    return lands.edge_state(e.state.land, e.content, edge_of(name))


@tells("effect", "place_wall", "damage_wall", "remove_wall")
@covers("ETH-WAL-04", "ETH-WAL-02")
def test_walls_are_placed_damaged_and_removed() -> None:
    e = say(1, {"place_wall": {"edge": "A1.nw-A1.sw"}}, {"place_wall": {"edge": "A1.sw-A1.se"}}, tiles=WALLED)
    assert (edge_now(e, "A1.nw-A1.sw"), edge_now(e, "A1.sw-A1.se")) == ("wall", "damaged"), "there is one wall token"
    e = say(1, {"damage_wall": {"edge": "of_field"}}, tiles=WALLED)
    assert edge_now(e, "A1.nw-A1.ne") == "damaged", "the only wall of the field"
    e = say(1, {"remove_wall": {"edge": "A1.sw-A1.se"}}, tiles=WALLED)
    assert edge_now(e, "A1.sw-A1.se") == "none"
    e = say(1, {"place_wall": {"edge": "A1.nw-A1.sw", "duration": "round"}})
    end(e, "round")
    assert (edge_now(e, "A1.nw-A1.sw"), e.state.supply["wall"]) == ("none", 1)


@tells("effect", "block_field", "unblock_field")
@covers("ETH-BLK-01")
def test_a_field_is_blocked_after_everybody_was_pushed_from_it() -> None:
    e = say([Who(at="A1.nw")], {"block_field": "A1.nw"})
    assert point(e) == "DP-38"
    play(e, offered(e)[0])
    assert not features.is_free(e.state.land, at("A1.nw"))
    assert where(e, 0) != "A1.nw"
    walls = [{"between": ["nw", "ne"], "state": "wall"}, {"between": ["nw", "sw"], "state": "wall"}]
    e = say([Who(at="A1.nw")], {"block_field": "A1.nw"}, tiles=board(A1={"edges": walls}))
    assert features.is_free(e.state.land, at("A1.nw")), "nobody can be pushed: it stays open"
    e = say(1, {"unblock_field": "B1.nw"}, tiles=board(B1={"nw": {"blocked": True}}))
    assert features.is_free(e.state.land, at("B1.nw"))


@tells("effect", "block_action")
@covers("ETH-ACT-09")
def test_a_field_action_is_used_up() -> None:
    action = {"id": "lever", "kind": "action", "cost": "free", "limit": "single_use", "do": [{"gain_hours": 1}]}
    e = say(1, {"block_action": "lever"}, tiles=board(A1={"nw": {"actions": [action]}}))
    assert not any("lever" in words for words in offered(e))
    assert e.state.supply["block"] == 5


@tells("effect", "place_marker", "remove_marker", "move_marker")
def test_markers_lie_on_fields_tiles_creatures_cards_and_characters() -> None:
    e = say(1, {"place_marker": {"kind": "threat", "n": 3}})
    assert lands.markers(e.state.land, "threat", at("A1.nw")) == 3
    e = say(1, {"place_marker": {"kind": "threat", "at": "tile"}})
    assert lands.markers(e.state.land, "threat", "tile_a1") == 1
    e = say(
        1,
        {"place_marker": {"kind": "universal", "n": 20, "at": "creature"}},
        pack=[creature()],
        figures={"moth": "A1.ne"},
        scope={"source": "creature:moth"},
    )
    assert e.state.encounter.creatures[0].markers == {"universal": 16}, "as many as there are"
    e = say(1, {"place_marker": {"kind": "story", "at": "self"}}, pack=[rule()], scope={"source": "event:rule"})
    assert count_markers(e, "story", "self", {"source": "event:rule"}) == 1
    e = say(1, {"place_marker": {"kind": "story", "at": "character"}}, scope={"actor": 0})
    assert count_markers(e, "story", "character", {"actor": 0}) == 1
    e = say(1, {"place_marker": {"kind": "threat", "side": "back"}})
    assert (lands.markers(e.state.land, "threat", 0, "back"), lands.markers(e.state.land, "threat", 0, "front")) == (
        1,
        0,
    )
    e = say(1, {"place_marker": {"kind": "threat", "n": 3}}, {"remove_marker": {"kind": "threat", "n": 2}})
    assert (lands.markers(e.state.land, "threat", 0), e.state.supply["threat"]) == (1, 19)
    e = say(
        1, {"place_marker": {"kind": "threat", "n": 3}}, {"remove_marker": {"kind": "threat", "n": "all", "at": "map"}}
    )
    assert e.state.supply["threat"] == 20
    move = {"move_marker": {"kind": "threat", "n": 2, "to": {"field": {"pick": "id", "id": "B1.nw"}}}}
    e = say(1, {"place_marker": {"kind": "threat", "n": 3}}, move)
    assert [lands.markers(e.state.land, "threat", at(one)) for one in ("A1.nw", "B1.nw")] == [1, 2]


@tells("effect", "place_marker")
@covers("ETH-GEN-02")
def test_where_a_marker_goes_may_be_chosen() -> None:
    e = say(1, {"place_marker": {"kind": "threat", "at": {"field": "adjacent"}}})
    assert offered(e) == ["choose A1.ne", "choose A1.sw"]
    play(e, "choose A1.sw")
    assert lands.markers(e.state.land, "threat", at("A1.sw")) == 1


SOCKET = board(
    A1={
        "nw": {
            "socket": {
                "id": "sock",
                "abilities": [
                    {
                        "id": "p",
                        "kind": "passive",
                        "do": [
                            {"modifier": {"stat": "hand_limit", "op": "add", "value": 1, "who": {"character": "all"}}}
                        ],
                    },
                ],
            }
        }
    }
)


@tells("effect", "activate_socket", "deactivate_socket")
def test_sockets_are_switched_without_a_glowstone() -> None:
    from reverie.games.etherfields.language.modifiers import stat

    e = say(1, {"activate_socket": "sock"}, tiles=SOCKET)
    assert stat(e, "hand_limit", 6, 0) == 7
    e = say(1, {"activate_socket": "sock"}, {"deactivate_socket": "sock"}, tiles=SOCKET)
    assert stat(e, "hand_limit", 6, 0) == 6


def fate(id: str, **more: Any) -> dict[str, Any]:
    return thing("fate", id, do=[], **more)


@tells("effect", "draw_slumberlands_tile", "place_in_rift", "empty_rift")
@covers("ETH-RFT-01", "ETH-FAT-03", "ETH-FAT-04", "ETH-RFT-02", "ETH-SLD-03")
def test_slumberlands_tiles_and_rifts() -> None:
    from tests.games.etherfields.tables import carry_out, table

    rift = {
        "field": "none",
        "abilities": [
            {
                "id": "r",
                "kind": "passive",
                "do": [
                    {"modifier": {"stat": "action_range", "op": "cap_max", "value": 1, "who": {"character": "all"}}}
                ],
            }
        ],
    }
    pack = [fate("paving", rift=rift, places_tile=True), fate("rain"), HALL]
    texts = {"t": ["draw_slumberlands_tile", "place_in_rift"], "u": ["empty_rift"]}
    tiles = {**SOME, "A1": {"rift_slot": "nw"}, "A2": {"rift_slot": "nw"}}
    e = table(
        1, pack=[*pack, *({"tile": {"id": id, "slot": "C4"}} for id in ("cellar", "attic"))], tiles=tiles, texts=texts
    )
    without_hall(e)
    lands.remove_tile(e.state.land, e.content, "cellar")
    lands.place_tile(e.state.land, e.content, "tile_c4")
    e.state.team.slumberlands = ["hall", "cellar", "attic"]
    e.state.team.fate_deck = ["paving", "rain"]
    carry_out(e, "t", source="fate:paving")
    assert features.tile_at(e.state.land, at("B2.nw")) == "hall"
    assert (point(e), offered(e)) == ("DP-32", ["choose tile_a1", "choose tile_a2"])
    play(e, "choose tile_a2")
    assert (e.state.land.rifts, e.state.team.fate_deck) == ({"tile_a2": "paving"}, ["rain"])
    from reverie.games.etherfields.language.modifiers import stat

    assert stat(e, "action_range", 3, 0) == 1
    carry_out(e, "u")
    assert (e.state.land.rifts, e.state.team.fate_deck) == ({}, ["rain", "paving"])
    carry_out(e, "t", source="fate:paving")
    assert e.state.team.slumberlands == ["attic", "cellar"], "its slot is taken: under the supply"


def test_creatures_are_displaced_too() -> None:
    e = say_team([Who(at="C4.se")], {"remove_tile": "tile_a1"}, pack=[creature()], figures={"moth": "A1.ne"})
    assert creatures(e, "moth") == ["A2.nw"]


@covers("ETH-BLK-01")
def test_a_blocked_field_is_no_target() -> None:
    mark = {"place_marker": {"kind": "threat", "at": {"field": {"pick": "chosen"}}}}
    e = say(1, mark, tiles={"A1": {"ne": {"blocked": True}}})
    assert offered(e) == ["choose A1.nw", "choose A1.sw", "choose A1.se"]
