"""Walls and blocked fields, ETH-WAL-01 … -04, ETH-BLK-01."""

from __future__ import annotations

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.content.model import Edge, Field
from reverie.games.etherfields.land import capacity, features, naming, ways
from tests.games.etherfields.land.drawing import draw, laid, standing, tile
from tests.support import covers


@covers("ETH-WAL-01")
def test_nobody_moves_or_measures_through_a_wall() -> None:
    b = draw("""
    a|b c

    d e f
    """)
    assert b.letters(ways.neighbours(b.land, b["a"])) == "d"
    assert b.letters(ways.neighbours(b.land, b["b"])) == "ce"
    assert ways.distance(b.land, b["a"], b["b"]) == 3
    assert ways.distance(b.land, b["b"], b["a"]) == 3
    assert not ways.in_range(b.land, b["a"], b["b"], 2)
    assert ways.in_range(b.land, b["a"], b["b"], 1, ignore_walls=True)


@covers("ETH-WAL-01")
def test_a_wall_on_the_outside_is_a_wall_too() -> None:
    b = laid(tile("A1", edges=(Edge("nw", "north", "wall"), Edge("ne", "east", "wall"))))
    assert lands.edge_state(b.land, b.content, naming.edge_of("A1.nw-north")) == "wall"
    assert lands.edge_state(b.land, b.content, naming.edge_of("A1.nw-west")) == "none"
    assert lands.walls(b.land, b.content) == sorted([naming.edge_of("A1.nw-north"), naming.edge_of("A1.ne-A2.nw")])
    b.content.tile["A2"] = tile("A2")
    lands.place_tile(b.land, b.content, "A2")
    assert ways.distance(b.land, b["A1.ne"], b["A2.nw"]) == 3


@covers("ETH-WAL-02")
def test_a_damaged_wall_does_not_block() -> None:
    b = draw("""
    a:b
    ~
    c d
    """)
    assert b.letters(ways.neighbours(b.land, b["a"])) == "bc"
    assert lands.edge_state(b.land, b.content, b.edge("ab")) == "damaged"
    assert lands.walls(b.land, b.content) == []


@covers("ETH-WAL-03")
def test_one_intact_wall_of_two_closes_the_edge() -> None:
    west = tile("A1", edges=(Edge("ne", "east", "wall"), Edge("se", "east", "damaged")))
    east = tile("A2", edges=(Edge("nw", "west", "damaged"), Edge("sw", "west", "damaged")))
    b = laid(west, east)
    assert ways.distance(b.land, b["A1.ne"], b["A2.nw"]) == 3
    assert ways.distance(b.land, b["A1.se"], b["A2.sw"]) == 1
    assert lands.edge_state(b.land, b.content, naming.edge_of("A1.ne-A2.nw")) == "wall"
    assert lands.edge_state(b.land, b.content, naming.edge_of("A1.se-A2.sw")) == "damaged"
    lands.damage_wall(b.land, b.content, naming.edge_of("A1.ne-A2.nw"))
    assert ways.distance(b.land, b["A1.ne"], b["A2.nw"]) == 1


@covers("ETH-WAL-03")
def test_two_intact_walls_are_both_damaged() -> None:
    b = laid(tile("A1", edges=(Edge("ne", "east", "wall"),)), tile("A2", edges=(Edge("nw", "west", "wall"),)))
    assert lands.damage_wall(b.land, b.content, naming.edge_of("A1.ne-A2.nw")).done
    assert ways.distance(b.land, b["A1.ne"], b["A2.nw"]) == 1
    lands.rotate_tile(b.land, b.content, "A1", 1)  # the damaged wall leaves with its tile
    assert lands.edge_state(b.land, b.content, naming.edge_of("A1.ne-A2.nw")) == "damaged"
    assert lands.edge_state(b.land, b.content, naming.edge_of("A1.se-south")) == "damaged"
    lands.rotate_tile(b.land, b.content, "A1", -1)
    lands.remove_tile(b.land, b.content, "A1")
    lands.place_tile(b.land, b.content, "A1")  # as good as new
    assert ways.distance(b.land, b["A1.ne"], b["A2.nw"]) == 3


@covers("ETH-WAL-04")
def test_walls_are_placed_damaged_and_removed() -> None:
    b = draw("""
    a b

    c d
    """)
    edge = b.edge("ab")
    assert lands.place_wall(b.land, b.content, edge) == lands.Change()
    assert not lands.place_wall(b.land, b.content, edge).done
    assert ways.distance(b.land, b["a"], b["b"]) == 3
    assert lands.tokens_on(b.land) == {"wall": 1}
    assert lands.damage_wall(b.land, b.content, edge).done
    assert not lands.damage_wall(b.land, b.content, edge).done
    assert ways.distance(b.land, b["a"], b["b"]) == 1
    assert lands.edge_state(b.land, b.content, edge) == "damaged"
    assert lands.place_wall(b.land, b.content, edge).returned == {"wall": 1}  # the damaged one makes way
    assert ways.distance(b.land, b["a"], b["b"]) == 3
    assert lands.remove_wall(b.land, b.content, edge).returned == {"wall": 1}
    assert lands.edge_state(b.land, b.content, edge) == "none"
    assert ways.distance(b.land, b["a"], b["b"]) == 1
    assert not lands.remove_wall(b.land, b.content, edge).done


@covers("ETH-WAL-04")
def test_a_printed_wall_can_be_removed_and_walled_up_again() -> None:
    b = draw("a|b")
    edge = b.edge("ab")
    assert not lands.place_wall(b.land, b.content, edge).done
    assert lands.remove_wall(b.land, b.content, edge) == lands.Change()
    assert lands.edge_state(b.land, b.content, edge) == "none"
    assert ways.distance(b.land, b["a"], b["b"]) == 1
    assert lands.place_wall(b.land, b.content, edge, token=False).done
    assert lands.tokens_on(b.land) == {}
    assert not ways.path_exists(b.land, b["a"], b["b"])


@covers("ETH-WAL-04")
def test_a_placed_wall_can_go_without_touching_a_printed_one() -> None:
    b = draw("a:b")
    edge = b.edge("ab")
    assert lands.place_wall(b.land, b.content, edge).done
    assert not ways.path_exists(b.land, b["a"], b["b"])
    assert lands.lift_wall(b.land, b.content, edge).returned == {"wall": 1}
    assert lands.edge_state(b.land, b.content, edge) == "damaged"
    assert not lands.lift_wall(b.land, b.content, edge).done


def test_walls_stand_only_at_fields() -> None:
    b = draw("a b")
    assert len(lands.edges(b.land)) == 7
    assert not lands.place_wall(b.land, b.content, naming.edge_of("C4.nw-C4.ne")).done
    assert lands.place_wall(b.land, b.content, naming.edge_of("A1.nw-north")).done


@covers("ETH-BLK-01")
def test_a_blocked_field_is_not_entered_crossed_or_measured_through() -> None:
    b = draw("""
    a # c

    d e f
    """)
    blocked = b["a"] + 1
    assert b.letters(ways.neighbours(b.land, b["a"])) == "d"
    assert ways.distance(b.land, b["a"], b["c"]) == 4
    assert ways.distance(b.land, b["a"], blocked) == ways.FAR
    assert ways.distance(b.land, blocked, b["a"]) == ways.FAR
    assert ways.distance(b.land, blocked, blocked) == ways.FAR
    assert not ways.in_range(b.land, b["a"], blocked, None)
    assert not ways.in_range(b.land, b["a"], blocked, 1, ignore_walls=True)
    assert ways.in_range(b.land, b["a"], blocked, 0, anywhere=True)
    assert ways.adjacent(b.land, b["a"]) == [blocked, b["d"]]
    assert features.exists(b.land, blocked)
    assert not features.is_free(b.land, blocked)


@covers("ETH-BLK-01")
def test_fields_are_blocked_and_opened_by_effects() -> None:
    b = draw("a b #")
    printed = b["b"] + 1
    assert lands.block_field(b.land, b.content, b["b"]).done
    assert not lands.block_field(b.land, b.content, b["b"]).done
    assert not ways.path_exists(b.land, b["a"], b["b"])
    assert lands.unblock_field(b.land, b.content, b["b"]).done
    assert ways.path_exists(b.land, b["a"], b["b"])
    assert lands.unblock_field(b.land, b.content, printed).done
    assert ways.distance(b.land, b["a"], printed) == 2
    assert not lands.unblock_field(b.land, b.content, printed).done
    assert lands.block_field(b.land, b.content, printed).done
    assert not lands.block_field(b.land, b.content, naming.field_of("C4.nw")).done
    assert b.land.field_changes == {}


@covers("ETH-BLK-01")
def test_who_stands_there_must_be_pushed_before_a_field_is_blocked() -> None:
    b = draw("a b c")
    assert capacity.clearing(b.land, standing(b, b="c0"), b["b"]) == {0: b.some("ac")}
    assert capacity.clearing(b.land, standing(b, b="c0 w5!"), b["b"]) is None
    assert capacity.clearing(b.land, [], b["b"]) == {}


@covers("ETH-BLK-01")
def test_a_blocked_field_is_no_entrance_no_spawn_field_and_no_place_to_be_put() -> None:
    b = draw("a b", a=Field(spawn=True, entrance=True))
    figures = standing(b, b="c0 w5")
    assert capacity.relocation_choices(b.land, figures, 0) == b.some("a")
    lands.block_field(b.land, b.content, b["a"])
    assert features.spawns(b.land, b.content) == []
    assert features.entrances(b.land, b.content) == []
    assert features.tagged(b.land, b.content, "spawn") == []
    assert capacity.relocation_choices(b.land, figures, 0) == []
    assert capacity.relocation_choices(b.land, figures, 5) == []
    assert capacity.arrival(b.land, figures, b["a"]).kind == "nowhere"
