"""Triggers (9.6): every word is heard when it happens, by whom it concerns, once."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.core.state import Frame
from tests.games.etherfields.effects.saying import (
    creature,
    heard,
    listens,
    progress_card,
    rule,
    say,
    say_team,
    tells,
    thing,
)
from tests.games.etherfields.tables import Who, board, carry_out, offered, play, point, push, table
from tests.support import covers

W = progress_card("w")
LENS = thing("item", "lens", intents={"wrath": 2})
MASK = thing("mask", "grin", owner="any")
CUT = thing("weakness", "cut")
FIGURES = {"moth": "A3.nw"}
MOTH = creature(steps={"basic": [{"gain_key": 1}]})
SPAWN = board(C1={"nw": {"spawn": {}}}, A1={"ne": {"trap": []}, "nw": {"socket": {"id": "sock", "abilities": []}}})
FIGURE = {"figure": "any"}


def rush(e: Engine, stop: str = "DP-20", least: int = 1) -> Engine:
    """Pass and take the first answer until a decision point comes up again."""
    for _ in range(200):
        if e.question is None or (point(e) == stop and e.state.encounter.round > least):
            break
        words = offered(e)
        play(e, next((one for one in words if one.startswith("pass")), words[0]))
    return e


def ears(trigger: Any, **more: Any) -> dict[str, Any]:
    """A table with something that listens."""
    pack = [rule(listens(trigger)), *more.pop("pack", [])]
    return {"pack": pack, "revealed": ["event:rule"], **more}


ACTION = [{"influence": {"id": "card", "name": {"en": "Card"}, "intents": {}, "abilities": [
    {"id": "a", "kind": "action", "cost": [{"intent": "wrath", "n": 1}], "do": []}]}}]  # fmt: skip


def keyword(word: str, **more: Any) -> list[dict[str, Any]]:
    ability = {"id": "k", "kind": "action", "keyword": word, "cost": [{"intent": "wrath", "n": 1}], "do": [], **more}
    return [creature(interactions=[ability])]


TEXTS: list[tuple[Any, list[Any], dict[str, Any]]] = [  # trigger, effects that cause it, the table
    ("card_drawn", [{"draw": 2}], {}),
    ("weakness_drawn", [{"draw": 1}], {"people": [Who(deck="cut - - - - - -")], "pack": [CUT]}),
    ("card_discarded", [{"discard": 2}], {"people": [Who(hand="W1 W1")]}),
    ("reshuffled", ["reshuffle"], {}),
    ({"reshuffled": {"forced": True}}, [{"draw": 1}], {"people": [Who(deck=0, discard=9)], "answers": ["suffer"]}),
    ("sealed", [{"seal": 2}], {}),
    ("unsealed", [{"unseal": 2}], {"people": [Who(sealed=3)]}),
    ("progress_laid", [{"lay_free": 1}], {"people": [Who(hand="w")], "pack": [W], "answers": ["lay w"]}),
    ("flipped", [{"flip": 2}], {"people": [Who(progress="w w")], "pack": [W]}),
    ("unflipped", [{"unflip": 2}], {"people": [Who(progress="-w -w")], "pack": [W]}),
    ("progress_discarded", [{"discard_progress": 2}], {"people": [Who(progress="w w")], "pack": [W]}),
    ("item_equipped", ["equip_item"], {"pack": [LENS], "store": "lens"}),
    ("item_discarded", ["discard_item"], {"pack": [LENS], "items": "lens"}),
    ("mask_changed", ["put_on_mask"], {"people": [Who(masks=["grin"])], "pack": [MASK]}),
    ("card_gained", [{"gain_weakness": 1}], {"pack": [CUT], "weakness_deck": "cut"}),
    ("suffered", [{"suffer": 2}], {}),
    ("healed", [{"heal": 2}], {"people": [Who(suffering=3)]}),
    ({"die_rolled": "luck"}, [{"roll_luck": {"table": {}}}], {"dice": {"luck": ["one"]}}),
    ({"die_rolled": "creature"}, [{"roll_creature": {"table": {}}}], {"dice": {"creature": ["crawl"]}}),
    ("die_accepted", [{"roll_luck": {"table": {}}}], {"dice": {"luck": ["one"]}}),
    ("step_taken", [{"move": 1}], {"answers": ["step A1.ne"]}),
    ({"enter_field": {"field": "A1.ne"}}, [{"move": 1}], {"answers": ["step A1.ne"]}),
    ({"leave_field": {"field": "A1.nw"}}, [{"move": 1}], {"answers": ["step A1.ne"]}),
    ("move_ended", [{"move": 1}], {"answers": ["step A1.ne"]}),
    ("relocated", [{"relocate": "C4.se"}], {}),
    ("pushed", [{"push": {"who": "self"}}], {"answers": ["push c1 at A1.ne"]}),
    ("trap_triggered", [{"relocate": "A1.ne"}], {"tiles": board(A1={"ne": {"trap": [{"gain_hours": 1}]}})}),
    ({"socket_filled": "sock"}, [{"activate_socket": "sock"}], {"tiles": SPAWN}),
    ({"socket_emptied": "sock"}, [{"activate_socket": "sock"}, {"deactivate_socket": "sock"}], {"tiles": SPAWN}),
    ({"tile_rotated": "tile_a1"}, [{"rotate_tile": {"tile": "here"}}], {}),
    ("wall_changed", [{"place_wall": {"edge": "A1.nw-A1.ne"}}], {}),
    ("terrain_changed", [{"place_terrain": {"kind": "light"}}], {}),
    ({"marker_placed": {"kind": "threat", "at": "A1.nw"}}, [{"place_marker": {"kind": "threat", "n": 2}}], {}),
    ({"marker_removed": "threat"}, [{"place_marker": {"kind": "threat"}}, {"remove_marker": {"kind": "threat"}}], {}),
    ({"marker_reached": {"n": 2, "kind": "threat"}}, [{"place_marker": {"kind": "threat"}}] * 4, {}),
    ({"creature_appears": "moth"}, [{"spawn": {"creature": "moth", "n": 2}}], {"pack": [MOTH], "tiles": SPAWN}),
    ({"creature_moves": "moth"}, [{"move_creature": {"who": FIGURE}}], {"pack": [MOTH], "figures": FIGURES}),
    ({"creature_moved": "moth"}, [{"move_creature": {"who": FIGURE}}], {"pack": [MOTH], "figures": FIGURES}),
    ("creature_relocated", [{"relocate_creature": {"who": FIGURE, "field": "C4.se"}}],
     {"pack": [MOTH], "figures": FIGURES}),
    ("creature_removed", [{"remove_figure": {"who": FIGURE}}], {"pack": [MOTH], "figures": FIGURES}),
    ({"mutation_added": {"kind": "haste"}}, [{"add_mutation": {"creature": "moth", "kind": "haste"}}],
     {"pack": [MOTH], "figures": FIGURES}),
    ("mutation_removed", [{"add_mutation": {"creature": "moth"}}, {"remove_mutation": {"creature": "moth"}}],
     {"pack": [MOTH], "figures": FIGURES}),
    ({"state_added": "confused"}, [{"put_state": {"kind": "confused", "who": "self"}}], {}),
    ({"state_removed": "confused"}, [{"put_state": {"kind": "confused", "who": "self"}}, "remove_state"], {}),
    ({"enter_range": {"n": 1, "of": {"creature": "any"}}}, [{"relocate": "A3.ne"}, {"relocate": "A3.nw"}],
     {"pack": [MOTH], "figures": FIGURES}),
    ({"flag_changed": "warm"}, [{"set_flag": {"name": "warm", "value": 1}}, {"set_flag": {"name": "loud"}}], {}),
    ("reward", ["reward"], {"turn": "t03"}),
    ("season_changed", [{"set_season": "soot"}], {"pack": [thing("season", "soot", polarity="negative")]}),
    ("buying", [{"buy_step": 1}], {}),
]  # fmt: skip


def word_of(trigger: Any) -> str:
    return trigger if isinstance(trigger, str) else next(iter(trigger))


@tells("trigger", *{word_of(trigger) for trigger, *_ in TEXTS})
@pytest.mark.parametrize(("trigger", "effects", "more"), TEXTS, ids=lambda one: str(one)[:40])
def test_an_event_is_heard_once(trigger: Any, effects: list[Any], more: dict[str, Any]) -> None:
    """A trigger fires once per event, not once per card or marker of it (9.6)."""
    more = dict(more)
    e = say(more.pop("people", 1), *effects, **ears(trigger, **more))
    assert heard(e) == 1


ROUND: list[tuple[Any, int]] = [
    ("round_started", 1),
    ("draw_step", 1),
    ("action_step_started", 2),
    ("character_phase_ended", 1),
    ("dreamlands_phase_started", 1),
    ({"step": "basic"}, 1),
    ({"before_step": "basic"}, 1),
    ("before_step", 3),
    ({"after_step": "move"}, 1),
    ("round_ended", 1),
]


@tells("trigger", *{word_of(trigger) for trigger, _ in ROUND})
@covers("ETH-RND-01", "ETH-RND-05", "ETH-RND-06")
@pytest.mark.parametrize(("trigger", "times"), ROUND, ids=lambda one: str(one)[:30])
def test_what_a_round_fires(trigger: Any, times: int) -> None:
    start = "draw" if word_of(trigger) == "action_step_started" else "actions"
    e = table(1, at=start, turn="t01 t02 t03", **ears(trigger, pack=[MOTH], figures=FIGURES))
    rush(e)
    assert heard(e) == times


@tells("trigger", "no_more_rounds", "encounter_ended", "abort")
def test_what_the_end_fires() -> None:
    last = {
        "slumber": {"id": "s_table", "name": {"en": "S"}, "rounds": 1, "abort": True, "no_more_rounds": ["end_slumber"]}
    }
    e = rush(table(1, turn="t01", **ears("no_more_rounds", pack=[last])))
    assert (heard(e), bool(e.state.result)) == (1, True)
    assert heard(rush(table(1, turn="t01", **ears("encounter_ended", pack=[last])))) == 1
    e = say_team(1, {"end_dream": "victory"}, kind="dream", **ears({"encounter_ended": "victory"}))
    assert heard(e) == 1
    e = say_team(1, {"end_dream": "failure"}, kind="dream", **ears({"encounter_ended": "victory"}))
    assert heard(e) == 0
    assert heard(say_team(1, "abort", **ears("abort", pack=[last]))) == 1


@tells("trigger", "setup", "encounter_started", "gate_entered", "slumber_drawn")
def test_what_the_beginning_fires() -> None:
    hall = {
        "tile": {"id": "hall", "slot": "B2", "code": {"group": 1, "letter": "H"}, "fields": {"nw": {"entrance": True}}}
    }
    gate = {
        "gate": {
            "id": "g_table",
            "name": {"en": "G"},
            "rounds": 3,
            "introduction": 990,
            "no_more_rounds": 991,
            "group": 1,
            "setup": [{"reveal_tile": "H"}],
        }
    }
    for trigger in ("setup", "encounter_started", "gate_entered"):
        wisdom = thing("wisdom", "old", listens(trigger))
        e = table(1, pack=[hall, gate, wisdom], wisdoms=["old"], tiles={"A1": {}})
        push(e, "gate_entry", gate="g_table")
        assert heard(e) == 1, trigger
    e = table(1, pack=[thing("wisdom", "old", listens("slumber_drawn"))], wisdoms=["old"])
    push(e, "slumber", tile="s_table")
    assert heard(e) == 1


@tells("trigger", "payment_opened", "intent_paid", "card_played", "action_resolved", "action_failed", "boost_rolled")
def test_what_an_action_fires() -> None:
    def after(trigger: str, *answers: str, dice: Any = None) -> int:
        e = table([Who(hand="card W1 W1")], dice=dice or {}, **ears(trigger, pack=ACTION))
        return heard(play(e, "play c1 card", *answers))

    assert after("payment_opened") == 1
    assert after("intent_paid", "pay wrath1") == 1
    assert after("card_played", "pay wrath1", "confirm") == 1
    assert after("action_resolved", "pay wrath1", "confirm") == 1
    assert after("action_failed", "give-up") == 1
    assert after("boost_rolled", "pay wrath1", "boost", dice={"luck": ["void"]}) == 1


@tells("trigger", "fight_declared", "contact_declared", "group_marker_placed", "group_completed")
def test_what_interactions_fire() -> None:
    for word in ("fight", "contact"):
        e = table([Who(hand="W1")], figures={"moth": "A1.nw"}, **ears(f"{word}_declared", pack=keyword(word)))
        assert heard(play(e, "use c1 moth#k")) == 1
    group = [
        creature(
            interactions=[{"id": "k", "kind": "action", "group": True, "cost": [{"intent": "wrath", "n": 1}], "do": []}]
        )
    ]
    for trigger in ("group_marker_placed", "group_completed"):
        e = table([Who(hand="W1"), Who(hand="W1")], figures={"moth": "A1.nw"}, **ears(trigger, pack=group))
        play(e, "use c1 moth#k", "pay wrath1", "confirm")
        assert heard(e) == (trigger == "group_marker_placed")
        play(e, "use c2 moth#k", "pay wrath1", "confirm")
        assert heard(e) == 1


@tells("trigger", "tile_revealed", "overlay_placed")
def test_what_the_map_fires() -> None:
    hall = {"tile": {"id": "hall", "slot": "B2", "code": {"group": 1, "letter": "H"}, "fields": {}}}
    e = table(1, tiles={"A1": {}}, texts={"t": [{"remove_tile": "hall"}, {"reveal_tile": "H"}]}, kind="dream",
              **ears({"tile_revealed": "hall"}, pack=[hall]))  # fmt: skip
    assert heard(carry_out(e, "t")) == 1
    flood = {"overlay": {"id": "flood", "name": {"en": "F"}, "cells": [{"row": 1, "col": 1, "field": {}}]}}
    assert heard(say(1, {"place_overlay": "flood"}, **ears({"overlay_placed": "flood"}, pack=[flood]))) == 1


# ---- before and instead --------------------------------------------------------------------------------------------


@tells("trigger", "would_suffer", "would_seal")
def test_an_ability_before_an_event_may_prevent_it() -> None:
    first = rule(listens("would_suffer", {"prevent": 1}, window="before"))
    assert say(1, {"suffer": 3}, pack=[first], revealed=["event:rule"]).character(0).suffering == 2
    first = rule(listens("would_seal", {"prevent_seal": "all"}, window="before"))
    assert not say(1, {"seal": 3}, pack=[first], revealed=["event:rule"]).character(0).sealed


def test_an_ability_instead_of_an_event_replaces_it() -> None:
    other = rule(listens("would_suffer", {"seal": 1}, window="instead"))
    e = say(1, {"suffer": 3}, pack=[other], revealed=["event:rule"])
    assert (e.character(0).suffering, len(e.character(0).sealed)) == (0, 1)
    other = rule(listens({"step": "basic"}, {"gain_hours": 1}, window="instead"))
    e = say(
        1,
        "resolve_turn_card",
        pack=[other, MOTH],
        revealed=["event:rule"],
        figures={"moth": "A1.nw"},
        turn="t01",
        hours=4,
    )
    assert (e.state.team.hours, e.state.team.keys) == (5, 0)


# ---- who listens ---------------------------------------------------------------------------------------------------


def test_an_own_card_listens_to_its_owner_unless_it_says_otherwise() -> None:
    def count(when: Any, victim: int) -> int:
        card = progress_card("card", listens(when))
        e = say([Who(progress="card"), Who()], {"suffer": 1}, me=victim, pack=[card])
        return heard(e)

    assert (count("suffered", 0), count("suffered", 1)) == (1, 0)
    other = {"suffered": {"who": {"character": "other"}}}
    assert (count(other, 0), count(other, 1)) == (0, 1)
    everybody = {"suffered": {"who": {"character": "any"}}}
    assert (count(everybody, 0), count(everybody, 1)) == (1, 1)


@covers("ETH-GEN-11")
def test_the_team_chooses_the_order_of_several() -> None:
    first = rule(listens("suffered", {"set_flag": {"name": "last", "value": 1}}), id="one")
    second = rule(listens("suffered", {"set_flag": {"name": "last", "value": 2}}), id="two")
    e = say(2, {"suffer": 1}, pack=[first, second], revealed=["event:one", "event:two"])
    assert e.question is not None
    assert (point(e), e.question.seats) == ("DP-61", (0, 1))
    assert offered(e) == ["resolve one#a0", "resolve two#a0"]
    play(e, "resolve two#a0")
    assert e.state.team.flags["last"] == 1


@covers("ETH-GEN-11")
def test_what_is_triggered_together_is_settled_before_the_first_is_carried_out() -> None:
    poor = {"requires": [{"resource": {"who": {"character": "any"}, "kind": "ether", "op": "==", "n": 0}}]}
    abilities = [listens("suffered", {"gain_ether": 1}, **poor), listens("suffered", {"gain_ether": 1}, **poor)]
    e = say(1, {"suffer": 1}, pack=[rule(*abilities)], revealed=["event:rule"])
    play(e, offered(e)[0])
    assert e.character(0).ether == 2


def test_an_ability_is_not_triggered_by_what_its_own_text_causes() -> None:
    """R-53: Patient Stitch."""
    stitch = progress_card("stitch", listens("unsealed", {"unseal": 1}))
    e = say([Who(sealed=5, progress="stitch")], {"unseal": 2}, pack=[stitch])
    assert len(e.character(0).sealed) == 2
    ping, pong = listens("suffered", {"seal": 1}), listens("sealed", {"suffer": 1})
    e = say(1, {"suffer": 1}, pack=[rule(ping, pong)], revealed=["event:rule"])
    assert (e.character(0).suffering, len(e.character(0).sealed)) == (2, 1), "nor do two of them go on for ever"


@covers("ETH-GEN-13")
def test_limits_count_for_triggers_too() -> None:
    e = say(
        1, {"suffer": 1}, {"suffer": 1}, pack=[rule(listens("suffered", limit="per_round"))], revealed=["event:rule"]
    )
    assert heard(e) == 1


def test_requirements_targets_and_where_a_triggered_card_goes() -> None:
    e = say(1, {"suffer": 1}, pack=[rule(listens("suffered", requires=["solo"]))], revealed=["event:rule"])
    assert heard(e) == 1
    e = say(2, {"suffer": 1}, pack=[rule(listens("suffered", requires=["solo"]))], revealed=["event:rule"])
    assert heard(e) == 0
    card = progress_card(
        "card", listens("suffered", {"heal": {"who": "target"}}, target={"character": "any"}, after_use="flip_self")
    )
    e = say([Who(progress="card"), Who(suffering=3)], {"suffer": 1}, pack=[card])
    play(e, "choose c2")
    assert (e.character(1).suffering, len(e.character(0).flipped)) == (2, 1)


def test_a_triggered_ability_with_a_price_is_an_offer() -> None:
    card = progress_card("card", listens("suffered", {"heal": 1}, cost=[{"ether": 1}]))
    e = say([Who(progress="card")], {"suffer": 1}, pack=[card])
    assert point(e) == "DP-20", "it cannot be paid"
    e = say([Who(progress="card", ether=1)], {"suffer": 1}, pack=[card])
    assert (point(e), offered(e)) == ("DP-28", ["use card#a0", "decline"])
    play(e, "use card#a0")
    assert (e.character(0).suffering, e.character(0).ether) == (0, 0)


def test_an_ability_of_nobody_speaks_of_the_character_of_the_event() -> None:
    e = say(
        [Who(), Who()],
        {"suffer": 1},
        me=1,
        pack=[rule(listens("suffered", {"gain_ether": 1}))],
        revealed=["event:rule"],
    )
    assert [who.ether for who in e.state.characters] == [0, 1]


@tells("trigger", "condition_met")
def test_a_continuous_condition_fires_when_it_comes_true_and_again_only_after_it_was_false() -> None:
    watch = rule(
        {
            "kind": "trigger",
            "when": "condition_met",
            "requires": [{"flag": {"name": "x", "n": 2}}],
            "do": [{"add_flag": "heard"}],
        }
    )
    effects = [{"set_flag": {"name": "x", "value": n}} for n in (1, 2, 3, 0, 2)]
    assert heard(say(1, *effects, pack=[watch], revealed=["event:rule"])) == 2


def test_what_has_left_play_before_its_turn_does_nothing() -> None:
    gone = progress_card("gone", listens("suffered"))
    taker = progress_card("taker", listens("suffered", {"discard_progress": 2}))
    e = say([Who(progress="gone taker")], {"suffer": 1}, pack=[gone, taker])
    play(e, "resolve taker#a0")
    assert heard(e) == 0


def test_triggers_that_wait_are_plain_data() -> None:
    e = say(2, {"suffer": 1}, pack=[rule(listens("suffered"), listens("suffered"))], revealed=["event:rule"])
    copy = e.state.copy()
    assert isinstance(copy.stack[-1], Frame)
    assert copy == e.state
