"""Searching for a door, ONI-BASE-13 … -15."""

from __future__ import annotations

import pytest

import reverie
from reverie.games.onirim import position
from reverie.games.onirim.cards import KIND_OF
from reverie.games.onirim.codec import CODEC
from reverie.games.onirim.engine import Engine
from tests.games.onirim.table import Table, table
from tests.support import covers

HAND = "green.sun red.sun red.moon blue.key brown.sun"


def run_of_green(pile: str, doors: str = "", seed: int = 1, discard: str = "") -> Table:
    """A green run has just been completed."""
    t = table(row="green.sun green.moon", hand=HAND, pile=pile, doors=doors, discard=discard, seed=seed)
    return t.do("play green.sun")


@covers("ONI-BASE-13")
def test_the_found_door_leaves_the_pile_and_is_laid_out() -> None:
    t = run_of_green("red.sun door.green blue.sun")
    t.do("take door.green")
    assert t.doors == "door.green"
    assert t.moves[1] == "door.green pile>doors"
    assert (t.pile_size, t.shuffles) == (1, 1)
    assert t.pile.count("door.green") == 0


@covers("ONI-BASE-13")
def test_only_doors_of_the_colour_of_the_run_are_offered() -> None:
    assert run_of_green("door.red door.blue door.green door.brown").choices == "take door.green, decline, search"


@covers("ONI-BASE-13")
def test_one_door_is_taken_even_if_both_are_there() -> None:
    t = run_of_green("door.green door.green red.sun blue.sun …").do("take door.green")
    assert t.doors == "door.green"
    assert t.pile.count("door.green") + t.limbo.count("door.green") + t.resolving.count("door.green") == 1


@covers("ONI-BASE-13")
def test_the_pile_is_shuffled_after_a_door_was_taken() -> None:
    drawn = {
        run_of_green("red.sun! blue.sun! brown.sun! door.green …", seed=n).do("take door.green").moves[2]
        for n in range(12)
    }
    assert len(drawn) > 3, "the old order is gone"


@covers("ONI-BASE-14", "ONI-EDGE-15")
def test_declining_leaves_the_pile_and_what_is_known_untouched() -> None:
    t = run_of_green("brown.moon! door.green! nightmare! …").do("decline")
    assert t.shuffles == 0
    assert t.doors == ""
    assert "brown.moon" in t.hand
    assert t.known_top == "door.green nightmare"


@covers("ONI-BASE-14")
def test_searching_without_taking_is_allowed_and_shuffles() -> None:
    drawn = set()
    for seed in range(12):
        t = run_of_green("brown.moon! door.green! nightmare! …", seed=seed)
        assert "search" in t.choices
        t.do("search")
        assert t.doors == ""
        assert t.known_top == ""
        assert t.shuffles >= 1
        assert t.pile.count("door.green") + t.limbo.count("door.green") + t.resolving.count("door.green") == 2
        drawn.add(t.moves[1])
    assert len(drawn) > 3


@covers("ONI-BASE-15", "ONI-EDGE-13", "ONI-EDGE-16")
def test_a_search_that_can_find_nothing_may_still_shuffle() -> None:
    t = run_of_green("brown.moon! nightmare! red.sun …", doors="green green")
    assert t.choices == "decline, search"
    t.do("search")
    assert t.known_top == ""
    assert t.shuffles >= 1


@covers("ONI-BASE-15")
def test_discarded_doors_are_not_found() -> None:
    assert run_of_green("red.sun …", discard="door.green door.green").choices == "decline, search"


@covers("ONI-BASE-15", "ONI-EDGE-14")
def test_a_door_in_the_limbo_is_not_found() -> None:
    """No base game comes to a search with cards in the limbo, so the engine is handed such a table directly."""
    text = "onirim/third/solo | row green.sun green.moon green.sun | hand red.sun red.moon blue.key brown.sun"
    _, raw = position.parse(f"{text} | doors green | at search:green")
    door = KIND_OF["door.green"]
    engine = Engine()
    engine.lay(raw, 1)
    assert words(engine.legal_actions()) == ["take door.green", "decline", "search"]
    raw["bag"].remove(door)
    raw["limbo"].append(door)
    engine = Engine()
    engine.lay(raw, 1)
    assert words(engine.legal_actions()) == ["decline", "search"]


@covers("ONI-EDGE-14")
def test_a_written_table_with_a_search_has_an_empty_limbo() -> None:
    zones = "row green.sun green.moon green.sun | hand red.sun red.moon blue.key brown.sun | limbo door.green x2"
    with pytest.raises(reverie.PositionError) as refusal:
        reverie.from_position(f"onirim/third/solo | {zones} | at search:green")
    assert refusal.value.code == "position-limbo-turn"


def words(actions: list[int]) -> list[str]:
    """Numbers as answers."""
    return [CODEC.by_id[action].words for action in actions]
