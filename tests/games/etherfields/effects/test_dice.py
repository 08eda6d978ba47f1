"""Dice (9.8, Dice)."""

from __future__ import annotations

from typing import Any

from tests.games.etherfields.effects.saying import say, tells
from tests.games.etherfields.tables import Who, offered, play, table
from tests.support import covers


def quick(id: str, when: Any, *effects: Any) -> dict[str, Any]:
    ability = {"id": "i", "kind": "interrupt", "when": when, "cost": [{"discard_self": True}], "do": list(effects)}
    return {"influence": {"id": id, "name": {"en": id}, "intents": {}, "abilities": [ability]}}


ROLL = {"roll_luck": {"table": {"doom": [{"suffer": 1}], "one": [{"gain_hours": 1}], "three": [{"gain_hours": 3}]}}}


@tells("effect", "roll_luck", "roll_creature")
@covers("ETH-GEN-18")
def test_a_face_that_the_table_does_not_mention_has_no_effect() -> None:
    for face, hours in {"one": 5, "two": 4, "three": 7, "void": 4}.items():
        e = say(1, ROLL, hours=4, dice={"luck": [face]})
        assert e.state.team.hours == hours
    assert say(1, ROLL, dice={"luck": ["doom"]}).character(0).suffering == 1
    creature = {"roll_creature": {"table": {"surge": [{"gain_hours": 2}]}}}
    assert say(1, creature, hours=4, dice={"creature": ["surge"]}).state.team.hours == 6
    assert say(1, creature, hours=4, dice={"creature": ["crawl"]}).state.team.hours == 4


@tells("effect", "reroll")
@tells("switch", "cannot_reroll", "cannot_reroll_with_glowstone")
@covers("ETH-ROL-02", "ETH-ROL-04")
def test_a_roll_is_rolled_again_unless_that_is_forbidden() -> None:
    again = quick("again", {"die_rolled": {"who": "self"}}, "reroll")
    e = say(
        [Who(hand="again")], ROLL, pack=[again], hours=4, dice={"luck": ["void", "three"]}, answers=["play c1 again"]
    )
    assert e.state.team.hours == 7
    never = {"modifier": {"stat": "cannot_reroll", "duration": "round"}}
    e = say([Who(hand="again", glowstones=1)], never, ROLL, pack=[again], hours=4, dice={"luck": ["void"]})
    assert e.question is not None
    assert e.question.point == "DP-20", "nothing may be rolled again"
    stones = {"modifier": {"stat": "cannot_reroll_with_glowstone", "duration": "round"}}
    e = say([Who(hand="again", glowstones=1)], stones, ROLL, pack=[again], dice={"luck": ["void"]})
    assert offered(e) == ["accept", "play c1 again"]
    luck_only = quick("again", {"die_rolled": {"who": {"character": "any"}}}, {"reroll": "creature"})
    e = table([Who(hand="again")], pack=[luck_only], texts={"t": [ROLL]})
    assert e.question is not None


@tells("effect", "set_face", "shift_face")
@covers("ETH-ROL-05", "EX-81")
def test_accepted_faces_are_set_and_shifted_along_the_row_to_its_ends() -> None:
    accepted = {"die_accepted": {"who": "self"}}
    e = say(
        [Who(hand="fix")],
        ROLL,
        pack=[quick("fix", accepted, {"set_face": "three"})],
        hours=4,
        dice={"luck": ["doom"]},
        answers=["play c1 fix"],
    )
    assert (e.state.team.hours, e.character(0).suffering) == (7, 0)
    up = quick("up", accepted, {"shift_face": 1})
    e = say([Who(hand="up")], ROLL, pack=[up], hours=4, dice={"luck": ["void"]}, answers=["play c1 up"])
    assert e.state.team.hours == 5
    down = quick("down", accepted, {"shift_face": -9})
    e = say([Who(hand="down")], ROLL, pack=[down], dice={"luck": ["three"]}, answers=["play c1 down"])
    assert e.character(0).suffering == 1


@tells("switch", "face_map")
@covers("ETH-ROL-05")
def test_own_luck_results_may_count_as_others() -> None:
    from tests.games.etherfields.effects.saying import passive, progress_card

    coin = progress_card("coin", passive({"face_map": {"from": "void", "to": "one"}}, who="self"))
    e = say([Who(progress="coin")], ROLL, pack=[coin], hours=4, dice={"luck": ["void"]})
    assert e.state.team.hours == 5
    e = say([Who(), Who(progress="coin")], ROLL, pack=[coin], hours=4, dice={"luck": ["void"]})
    assert e.state.team.hours == 4
    play(e, offered(e)[-1])
