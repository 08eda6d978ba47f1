"""How long something lasts (9.9)."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.language.durations import end
from reverie.games.etherfields.language.modifiers import stat, used
from tests.games.etherfields.effects.saying import say, tells, thing
from tests.games.etherfields.tables import Who, board, carry_out, play, table
from tests.support import covers


def lasting(duration: Any, **more: Any) -> Engine:
    change = {"modifier": {"stat": "hand_limit", "op": "add", "value": 1, "who": "self", "duration": duration}}
    return say(1, change, **more)


def is_on(e: Engine) -> bool:
    return stat(e, "hand_limit", 6, 0) == 7


@tells(
    "duration",
    "character_phase",
    "round",
    "encounter",
    "sitting",
    "campaign",
    "between_encounters",
    "action",
    "instant",
)
@covers("ETH-GEN-12", "ETH-END-02", "ETH-RND-04", "ETH-RND-07")
@pytest.mark.parametrize(
    ("duration", "ended"),
    [
        ("instant", "action"),
        ("action", "action"),
        ("character_phase", "character_phase"),
        ("round", "round"),
        ("encounter", "encounter"),
        ("between_encounters", "between_encounters"),
        ("sitting", "sitting"),
        ("campaign", ""),
    ],
)
def test_it_lasts_until_its_moment(duration: str, ended: str) -> None:
    order = ["action", "character_phase", "round", "encounter", "between_encounters", "sitting"]
    shorter = {"encounter": order[:3], "between_encounters": ["action", "character_phase"], "sitting": order[:3]}
    for moment in shorter.get(ended, order[: order.index(ended)] if ended else order):
        e = lasting(duration)
        end(e, moment)
        assert is_on(e), (duration, moment)
    if ended:
        e = lasting(duration)
        end(e, ended)
        assert not is_on(e)


@tells("duration", "action")
def test_the_end_of_an_interrupt_does_not_end_what_the_action_around_it_made() -> None:
    wide = {"modifier": {"stat": "hand_limit", "op": "add", "value": 1, "who": "self", "duration": "action"}}
    ability = {"id": "a", "kind": "action", "cost": "free", "do": [wide, {"draw": 1}, {"suffer": 1}]}
    guard = {
        "id": "i",
        "kind": "interrupt",
        "when": "would_suffer",
        "cost": [{"discard_self": True}],
        "do": [{"prevent": 1}],
    }
    pack = [
        {"influence": {"id": id, "name": {"en": id}, "intents": {}, "abilities": [one]}}
        for id, one in (("card", ability), ("guard", guard))
    ]
    e = table([Who(hand="card guard")], pack=pack)
    play(e, "play c1 card")
    assert is_on(e)
    play(e, "play c1 guard")
    assert not is_on(e), "the action is over, too"


@tells("duration", "next_round", "rounds")
def test_rounds_are_counted() -> None:
    e = lasting("next_round")
    assert not is_on(e)
    end(e, "round")
    e.state.encounter.round = 2
    assert is_on(e)
    end(e, "round")
    e.state.encounter.round = 3
    assert not is_on(e)
    e = lasting({"rounds": 2})
    assert is_on(e)
    end(e, "round")
    e.state.encounter.round = 2
    assert is_on(e)
    end(e, "round")
    assert not is_on(e)


@tells("duration", "while_in_zone", "while_worn", "while_socket_active", "while_marker")
@covers("ETH-SOC-02")
def test_it_hangs_on_a_card_a_mask_a_socket_or_markers() -> None:
    lens = thing("item", "lens", intents={})
    e = lasting("while_in_zone", pack=[lens], items="lens", scope={"source": "item:lens", "instance": "lens"})
    assert is_on(e)
    e.state.team.items.clear()
    e.changed()
    assert not is_on(e)
    mask = thing("mask", "grin", owner="any")
    change = {"modifier": {"stat": "hand_limit", "op": "add", "value": 1, "who": "self", "duration": "while_worn"}}
    e = say([Who(mask="grin")], change, pack=[mask], scope={"source": "mask:grin", "instance": "grin"})
    assert is_on(e)
    e.character(0).mask = None
    e.changed()
    assert not is_on(e)
    tiles = board(A1={"nw": {"socket": {"id": "sock", "abilities": []}}})
    e = lasting("while_socket_active", tiles=tiles, scope={"source": "tile:tile_a1", "instance": "sock"})
    assert not is_on(e)
    e = table(
        1,
        tiles=tiles,
        texts={
            "t": [{"activate_socket": "sock"}, {"modifier": {**change["modifier"], "duration": "while_socket_active"}}]
        },
    )
    carry_out(e, "t", self=0, source="tile:tile_a1", instance="sock")
    assert is_on(e)
    lands.close_socket(e.state.land, "sock")
    e.changed()
    assert not is_on(e)
    marked = {"modifier": {**change["modifier"], "duration": {"while_marker": {"kind": "threat"}}}}
    e = say(1, {"place_marker": {"kind": "threat"}}, marked)
    assert is_on(e)
    lands.remove_marker(e.state.land, 0, "threat")
    e.fire("marker_removed", kind="threat", spots=["field:0"])
    assert not is_on(e)
    lands.place_marker(e.state.land, 0, "threat")
    assert not is_on(e), "over is over"


@tells("duration", "until")
def test_it_lasts_until_a_condition_comes_true_and_is_over_for_good() -> None:
    e = lasting({"until": {"flag": "x"}})
    assert is_on(e)
    e.state.team.flags["x"] = 1
    e.fire("flag_changed", name="x")
    e.state.team.flags["x"] = 0
    assert not is_on(e)


@tells("duration", "uses")
def test_it_is_used_up_or_ends_with_its_time() -> None:
    e = lasting({"uses": {"n": 2, "duration": "round"}})
    used(e, "hand_limit", 0)
    assert is_on(e)
    used(e, "hand_limit", 0)
    assert not is_on(e)
    e = lasting({"uses": {"n": 2, "duration": "round"}})
    end(e, "round")
    assert not is_on(e)
