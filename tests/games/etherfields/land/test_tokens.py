"""Markers, sockets and what the supply lacks (9.8.1, ETH-SOC-01, -02)."""

from __future__ import annotations

from reverie.games.etherfields import land as lands
from tests.games.etherfields.land.drawing import draw
from tests.support import covers


def test_markers_lie_on_fields_and_tiles() -> None:
    b = draw("a b c")
    lands.place_marker(b.land, b["a"], "threat", 3)
    lands.place_marker(b.land, b["a"], "threat", 2, "back")
    lands.place_marker(b.land, "A2", "threat")
    lands.place_marker(b.land, b["b"], "story", 0)
    assert lands.markers(b.land, "threat") == 6
    assert lands.markers(b.land, "threat", b["a"]) == 5
    assert lands.markers(b.land, "threat", b["a"], "front") == 3
    assert lands.markers(b.land, "threat", b["a"], "back") == 2
    assert lands.markers(b.land, "threat", "A2") == 1
    assert lands.markers(b.land, "story") == 0
    assert lands.marked(b.land, "threat") == [b["a"], "A2"]
    assert lands.marked(b.land, "threat", "back") == [b["a"]]
    assert [lands.carries(b.land, b[name], "threat") for name in "abc"] == [True, False, True]
    assert lands.tokens_on(b.land) == {"marker:threat": 6}


def test_markers_are_taken_and_moved_as_far_as_there_are_some() -> None:
    b = draw("a b")
    lands.place_marker(b.land, b["a"], "threat", 2)
    lands.place_marker(b.land, b["a"], "threat", 2, "back")
    assert lands.remove_marker(b.land, b["a"], "threat", 1, "back") == 1
    assert lands.move_marker(b.land, b["a"], "A1", "threat", 9) == 3
    assert lands.markers(b.land, "threat", "A1", "back") == 1
    assert lands.remove_marker(b.land, b["a"], "threat") == 0
    assert lands.remove_marker(b.land, "A1", "threat", 9, "front") == 2
    assert lands.remove_marker(b.land, "A1", "threat", 9) == 1
    assert b.land.markers == {}


@covers("ETH-SOC-01", "ETH-SOC-02")
def test_a_stone_switches_a_socket_on_and_leaves_it() -> None:
    b = draw("a b")
    lands.fill_socket(b.land, "lamp")
    assert lands.is_filled(b.land, "lamp")
    assert lands.is_switched(b.land, "lamp")
    assert lands.tokens_on(b.land) == {"glowstone": 1}
    lands.activate_socket(b.land, "lamp")
    assert lands.is_filled(b.land, "lamp")
    assert lands.close_socket(b.land, "lamp").returned == {"glowstone": 1}
    assert not lands.close_socket(b.land, "lamp").done


def test_a_socket_can_be_switched_on_without_a_stone() -> None:
    b = draw("a b")
    lands.activate_socket(b.land, "lamp")
    assert lands.is_switched(b.land, "lamp")
    assert not lands.is_filled(b.land, "lamp")
    assert lands.tokens_on(b.land) == {}
    assert lands.close_socket(b.land, "lamp") == lands.Change()
    assert not lands.is_switched(b.land, "lamp")
