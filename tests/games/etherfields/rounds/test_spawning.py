"""Creatures appear (6.7); creature tiles come into play (CRE-13)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.rounds import spawning
from tests.games.etherfields.rounds.creatures_for_tests import creature, each
from tests.games.etherfields.tables import Who, board, carry_out, creatures, offered, play, point, push, table
from tests.support import covers

MOTH = creature("moth", 3)
QUEUE = creature("queue", 1, "animal")
SPAWN: dict[str, Any] = {"spawn": {}}


def appear(n: int, tiles: Any, turn: str = "t01 t02", name: str = "moth") -> Engine:
    """Some figures appear."""
    e = table([Who(at="C4.se")], pack=[MOTH, QUEUE], tiles=tiles, turn=turn)
    return push(e, "spawn", creature=name, n=n)


@covers("ETH-SPN-01")
def test_team_chooses_among_spawn_fields() -> None:
    e = appear(1, board(A1={"nw": SPAWN}, B2={"se": SPAWN}))
    assert point(e) == "DP-43"
    assert offered(e) == ["appear A1.nw", "appear B2.se"]
    assert e.question is not None
    assert e.question.seats == (0,)
    play(e, "appear B2.se")
    assert creatures(e, "moth") == ["B2.se"]


@covers("ETH-SPN-01")
def test_a_single_spawn_field_is_not_asked_for() -> None:
    e = appear(1, board(A1={"nw": SPAWN}))
    assert creatures(e, "moth") == ["A1.nw"]


@covers("ETH-SPN-02")
def test_several_appear_as_evenly_as_possible() -> None:
    e = appear(5, board(A1={"nw": SPAWN}, B2={"se": SPAWN}))
    play(e, "appear A1.nw")
    assert creatures(e, "moth") == ["A1.nw", "B2.se"]  # the second could only go to the other one
    play(e, "appear B2.se", "appear A1.nw")
    assert Counter(creatures(e, "moth")) == {"A1.nw": 3, "B2.se": 2}


@covers("ETH-SPN-02", "ETH-SPN-03", "EX-61")
def test_the_first_one_goes_to_the_suit_of_the_turn_card() -> None:
    tiles = board(A1={"nw": {"spawn": {"suit": "bell"}}}, B2={"se": SPAWN})
    e = appear(3, tiles, turn="t04 t01")  # t04 is a bell
    assert creatures(e, "moth") == ["A1.nw", "B2.se"]
    assert offered(e) == ["appear A1.nw", "appear B2.se"]
    play(e, "appear B2.se")
    assert Counter(creatures(e, "moth")) == {"A1.nw": 1, "B2.se": 2}


@covers("ETH-SPN-03")
def test_another_suit_is_an_ordinary_spawn_field() -> None:
    tiles = board(A1={"nw": {"spawn": {"suit": "bell"}}}, B2={"se": SPAWN})
    e = appear(1, tiles, turn="t01 t02")  # moth
    assert offered(e) == ["appear A1.nw", "appear B2.se"]


@covers("ETH-SPN-05", "ETH-GEN-07")
def test_a_figure_that_does_not_exist_does_not_appear() -> None:
    e = appear(5, board(A1={"nw": SPAWN}, B1={"nw": SPAWN}), name="queue")
    while point(e) == "DP-43":
        play(e, offered(e)[0])
    assert len(creatures(e, "queue")) == 4
    assert e.state.supply["animal"] == 0


@covers("ETH-SPN-05")
def test_a_figure_that_leaves_can_appear_again() -> None:
    e = appear(1, board(A1={"nw": SPAWN}), name="queue")
    spawning.return_figure(e, 100)
    assert (creatures(e, "queue"), e.state.supply["animal"]) == ([], 4)
    assert e.creature("queue") is not None  # the tile stays in play


def test_a_text_may_name_the_fields() -> None:
    """9.8.1 `spawn`: `at` overrides spawn fields."""
    e = table([Who(at="C4.se")], pack=[MOTH], tiles=board(A1={"nw": SPAWN}))
    push(e, "spawn", creature="moth", n=2, at=[9])
    assert creatures(e, "moth") == ["A1.se", "A1.se"]


@covers("ETH-CRE-13", "ETH-CRE-02")
def test_a_revealed_tile_carries_out_its_set_up_at_once() -> None:
    lodger = creature("lodger", 1, setup=[{"spawn": {"creature": "lodger", "n": 2}}])
    e = table([Who(at="C4.se")], pack=[lodger], tiles=board(A1={"nw": SPAWN}))
    e.question = None
    assert spawning.reveal_creature(e, "lodger")
    e.run()
    assert creatures(e, "lodger") == ["A1.nw", "A1.nw"]
    assert not spawning.reveal_creature(e, "lodger")  # it is there


@covers("ETH-CRE-13")
def test_a_tile_revealed_in_a_step_does_not_take_part_in_it() -> None:
    late = creature("late", basic=each({"suffer": 1}), setup=[{"spawn": {"creature": "late", "n": 1}}])
    first = creature("first", basic=[{"spawn": {"creature": "late", "n": 1}}])
    e = table([Who(at="C4.se")], pack=[late, first], tiles=board(A1={"nw": SPAWN}), figures={"first": "B1.nw"})
    push(e, "step", step="basic")
    assert creatures(e, "late") == ["A1.nw"]
    assert e.character(0).suffering == 0
    push(e, "step", step="basic")
    play(e, "resolve late")
    assert e.character(0).suffering == 1


def test_one_event_however_many_appear() -> None:
    """9.6."""
    heard = {"id": "t", "kind": "trigger", "when": "creature_appears", "do": [{"gain_key": 1}]}
    event = {"event": {"id": "bell", "abilities": [heard]}}
    tiles = board(A1={"nw": SPAWN})
    e = table(
        [Who(at="C4.se")],
        pack=[MOTH, event],
        tiles=tiles,
        revealed=["event:bell"],
        texts={"come": [{"spawn": {"creature": "moth", "n": 3}}]},
    )
    carry_out(e, "come", self=0)
    assert (len(creatures(e, "moth")), e.state.team.keys) == (3, 1)
