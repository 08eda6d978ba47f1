"""Creatures (9.8, Creatures)."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.language.modifiers import stat
from tests.games.etherfields.effects.saying import creature, figure_of, passive, progress_card, say, say_team, tells
from tests.games.etherfields.tables import Who, board, creatures, offered, play, point, where
from tests.support import covers

FIGURE = {"figure": "any"}
MOTH = {"pick": "named", "id": "moth"}


def states(e: Engine, number: int) -> list[str]:
    return sorted(e.state.figures[number].states)


@tells("effect", "spawn")
def test_creatures_appear_on_spawn_fields_or_where_they_are_told() -> None:
    tiles = board(B1={"nw": {"spawn": {}}})
    e = say_team(1, {"spawn": {"creature": "moth", "n": 2}}, pack=[creature()], tiles=tiles)
    assert creatures(e, "moth") == ["B1.nw", "B1.nw"]
    assert e.creature("moth") is not None
    e = say_team(1, {"spawn": {"creature": "moth", "at": "C4.se"}}, pack=[creature()], tiles=tiles)
    assert creatures(e, "moth") == ["C4.se"]


@tells("effect", "remove_figure")
def test_figures_go_back_and_the_tile_stays() -> None:
    e = say(1, {"remove_figure": {"who": {"figure": "all"}}}, pack=[creature()], figures={"moth": "A1.ne A2.nw"})
    assert point(e) == "DP-32"
    play(e, "choose moth at A2.nw")
    assert creatures(e, "moth") == ["A1.ne"]
    e = say(
        1, {"remove_figure": {"who": {"figure": "all"}, "n": "all"}}, pack=[creature()], figures={"moth": "A1.ne A2.nw"}
    )
    assert (creatures(e, "moth"), len(e.state.encounter.creatures), e.state.supply["creature_token"]) == ([], 1, 15)


@tells("effect", "add_mutation", "remove_mutation")
@covers("ETH-MUT-01", "ETH-MUT-05", "ETH-STA-05")
def test_mutations_come_from_the_bag_and_go_back() -> None:
    base: dict[str, Any] = {"pack": [creature()], "figures": {"moth": "A1.ne"}}
    e = say(1, {"add_mutation": {"n": 2, "creature": "moth"}}, dice={"pick": [0, 0]}, **base)
    tile = e.state.encounter.creatures[0]
    assert (len(tile.mutations), len(e.state.mutation_bag)) == (2, 10)
    e = say(
        1,
        {"add_mutation": {"creature": "moth", "kind": "haste"}},
        {"add_mutation": {"creature": "moth", "kind": "reach"}},
        {"remove_mutation": {"creature": "moth"}},
        **base,
    )
    assert (point(e), offered(e)) == ("DP-29", ["remove haste", "remove reach"])
    play(e, "remove haste")
    assert e.state.encounter.creatures[0].mutations == ["reach"]
    e = say(
        1, {"add_mutation": {"creature": "moth", "n": 3}}, {"remove_mutation": {"n": "all", "creature": "moth"}}, **base
    )
    assert (e.state.encounter.creatures[0].mutations, len(e.state.mutation_bag)) == ([], 12)
    e = say(
        1,
        {"add_mutation": {"creature": "moth", "kind": "haste"}},
        {"add_mutation": {"creature": "moth", "kind": "reach"}},
        {"remove_mutation": {"creature": "moth", "how": "random"}},
        dice={"pick": [1]},
        **base,
    )
    assert e.state.encounter.creatures[0].mutations == ["haste"]
    e = say(
        1, {"put_state": {"kind": "poisoned", "who": FIGURE}}, {"add_mutation": {"n": 2, "creature": "moth"}}, **base
    )
    assert e.state.encounter.creatures[0].mutations == []


@tells("effect", "put_state", "remove_state")
@tells("switch", "immune_state")
@covers("ETH-STA-01")
def test_states_concern_one_figure() -> None:
    base: dict[str, Any] = {"pack": [creature()], "figures": {"moth": "A1.ne A2.nw"}}
    e = say(1, {"put_state": {"kind": "confused", "who": {"creature": MOTH}}}, **base)
    assert point(e) == "DP-32", "one of its figures"
    play(e, "choose moth at A2.nw")
    assert [states(e, figure_of(e, "moth", k)) for k in range(2)] == [[], ["confused"]]
    e = say(1, {"put_state": {"kind": "paralysed", "who": "self"}})
    assert states(e, 0) == ["paralysed"]
    e = say(
        1,
        {"put_state": {"kind": "paralysed", "who": "self"}},
        {"put_state": {"kind": "confused", "who": "self"}},
        "remove_state",
    )
    assert offered(e) == ["remove paralysed", "remove confused"]
    play(e, "remove paralysed")
    assert states(e, 0) == ["confused"]
    e = say(1, {"put_state": {"kind": "stunned", "who": "self"}}, {"remove_state": {"kind": "stunned"}})
    assert states(e, 0) == []
    rooted = progress_card("rooted", passive({"immune_state": "paralysed"}, who="self"))
    e = say(
        [Who(progress="rooted")],
        {"put_state": {"kind": "paralysed", "who": "self"}},
        {"put_state": {"kind": "confused", "who": "self"}},
        pack=[rooted],
    )
    assert states(e, 0) == ["confused"]


@tells("effect", "set_movement")
def test_the_movement_value_is_set_for_a_time() -> None:
    from reverie.games.etherfields.language.durations import end
    from reverie.games.etherfields.rounds.creature_moves import movement

    e = say(
        1,
        {"set_movement": {"n": 4, "creature": "moth", "duration": "round"}},
        pack=[creature()],
        figures={"moth": "A1.ne"},
    )
    assert movement(e, "moth") == 4
    end(e, "round")
    assert movement(e, "moth") == 2


@tells("effect", "change_creature_tile")
def test_another_tile_takes_over_figures_mutations_and_markers() -> None:
    effects = [
        {"add_mutation": {"creature": "moth", "kind": "haste"}},
        {"place_marker": {"kind": "threat", "at": {"creature": MOTH}}},
        {"change_creature_tile": {"id": "owl", "creature": "moth"}},
    ]
    e = say(1, *effects, pack=[creature(), creature("owl")], figures={"moth": "A1.ne A2.nw"})
    tile = e.state.encounter.creatures[0]
    assert (tile.id, tile.mutations, tile.markers) == ("owl", ["haste"], {"threat": 1})
    assert (creatures(e, "moth"), creatures(e, "owl")) == ([], ["A1.ne", "A2.nw"])


@tells("effect", "change_creature_tile")
@covers("ETH-GEN-07", "ETH-BIG-01")
@pytest.mark.parametrize("other", ["human", {"large": "ogre"}])
def test_the_figures_stay_the_pieces_they_are(other: Any) -> None:
    """Another tile does not make tokens large, and every piece goes back to where it came from."""
    ogre = creature("ogre", figure=other)
    change = {"change_creature_tile": {"id": "ogre", "creature": "moth"}}
    away = {"remove_figure": {"who": {"creature": {"pick": "named", "id": "ogre"}}, "n": 2}}
    e = say([Who(at="A1.ne")], change, away, pack=[creature(), ogre], figures={"moth": "A1.ne A1.ne"})
    assert creatures(e, "ogre") == []
    assert (e.state.supply["creature_token"], e.state.supply["human"]) == (15, 4)
    e = say([Who(at="A1.ne")], change, pack=[creature(), ogre], figures={"moth": "A1.ne A1.ne"})
    assert creatures(e, "ogre") == ["A1.ne", "A1.ne"], "beside a character: they are not large"


@tells("effect", "change_creature_tile")
@covers("ETH-SPN-05", "ETH-BIG-01")
def test_a_large_piece_that_another_tile_took_over_does_not_appear_again() -> None:
    ogre = creature("ogre", figure={"large": "ogre"})
    change = {"change_creature_tile": {"id": "moth", "creature": "ogre"}}
    again = {"spawn": {"creature": "ogre", "n": 1}}
    tiles = board(A2={"nw": {"spawn": {}}})
    e = say(1, change, again, pack=[creature(), ogre], figures={"ogre": "A1.ne"}, tiles=tiles)
    assert (creatures(e, "moth"), creatures(e, "ogre")) == (["A1.ne"], [])
    assert e.state.figures[figure_of(e, "moth")].large


@tells("effect", "roll_and_move")
def test_a_figure_rolls_and_moves_outside_the_move_step() -> None:
    e = say(
        1,
        {"roll_and_move": {"figure": FIGURE}},
        pack=[creature()],
        figures={"moth": "A3.nw"},
        dice={"creature": ["stride"]},
    )
    assert creatures(e, "moth") == ["A2.nw"]


@tells("effect", "trigger_effect")
def test_an_effect_of_a_creature_happens_now_and_is_measured_now() -> None:
    steps = {"basic": [{"for_each": {"in": {"characters_in_range": {"n": 0, "of": "this"}}, "do": [{"suffer": 1}]}}]}
    effects = [{"relocate": "A1.ne"}, {"trigger_effect": {"creature": "moth", "kind": "basic"}}]
    e = say(1, *effects, pack=[creature(steps=steps)], figures={"moth": "A1.ne"}, scope={"fields": {"0": 0}})
    assert (where(e, 0), e.character(0).suffering) == ("A1.ne", 1)


@covers("ETH-MUT-02", "EX-49")
def test_haste_adds_to_the_movement_value_of_its_own_creature() -> None:
    e = say(
        1,
        {"add_mutation": {"creature": "moth", "kind": "haste", "n": 2}},
        pack=[creature(), creature("owl")],
        figures={"moth": "A1.ne", "owl": "A2.ne"},
    )
    assert stat(e, "creature_move", 2, creature="moth") == 6
    assert stat(e, "creature_move", 2, creature="owl") == 2
