"""The round loop (6.8, 7.5)."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.core.limits import renew
from reverie.games.etherfields.rounds.drawing import hand_limit
from tests.games.etherfields.rounds.creatures_for_tests import creature, each
from tests.games.etherfields.tables import Who, carry_out, creatures, offered, play, point, table
from tests.support import covers


def rule(word: Any, *effects: Any, **more: Any) -> dict[str, Any]:
    """An event card that listens to something."""
    ability = {"id": "t", "kind": "trigger", "when": word, "do": list(effects), **more}
    return {"event": {"id": "ear", "abilities": [ability]}}


def to_next_round(e: Engine) -> Engine:
    """Everybody passes, and whatever is asked is answered with the first choice until the next action step."""
    before = e.state.encounter.round
    while not e.state.result and (e.state.encounter.round == before or point(e) != "DP-20"):
        words = offered(e)
        play(e, next((word for word in words if word.startswith("pass") or word == "done"), words[0]))
    return e


ONCE: dict[str, Any] = {
    "item": {
        "id": "once",
        "name": {"en": "Once"},
        "intents": {},
        "abilities": [{"id": "a", "kind": "action", "limit": "per_round", "do": [{"gain_ether": 1}]}],
    }
}


@covers("ETH-RND-01")
def test_a_round_counts_and_renews_what_was_limited_to_it() -> None:
    e = table(1, pack=[ONCE], items="once")
    play(e, "use c1 once")
    assert "use c1 once" not in offered(e)
    to_next_round(e)
    assert e.state.encounter.round == 2
    assert "use c1 once" in offered(e)


@covers("ETH-RND-01")
def test_effects_at_the_start_of_a_round_come_before_drawing() -> None:
    ear = rule("round_started", *each("discard_hand"))
    e = table([Who(hand=6)], pack=[ear], revealed=["event:ear"])
    play(e, "pass c1")
    assert point(e) == "DP-20"  # the hand was empty, so nobody was asked what to discard first
    assert (len(e.character(0).discard), len(e.character(0).hand)) == (6, 4)


@covers("ETH-RND-03")
def test_the_action_step_ends_when_all_have_passed_in_a_row() -> None:
    e = table(2, pack=[ONCE], items="once", discarded="t09 t10")
    play(e, "pass c1")
    assert point(e) == "DP-20"
    assert "pass c1" not in offered(e)
    play(e, "use c1 once")  # a command of anybody cancels all passes
    assert "pass c1" in offered(e)
    play(e, "pass c2")
    assert e.state.encounter.phase == "action"
    play(e, "pass c1")
    assert e.state.encounter.round == 2


@covers("ETH-RND-03")
def test_any_character_may_act_at_any_time() -> None:
    e = table(2)
    assert e.question is not None
    assert e.question.seats == (0, 1)
    assert {"exert c1", "exert c2", "pass c1", "pass c2"} <= set(offered(e))


MORE = {"stat": "hand_limit", "op": "add", "value": 1, "who": "self"}


@covers("ETH-RND-04", "ETH-RND-07", "ETH-GEN-12")
@pytest.mark.parametrize(
    ("duration", "limits"), [("character_phase", [7, 6, 6]), ("round", [7, 7, 6]), ("encounter", [7, 7, 7])]
)
def test_when_durations_end(duration: str, limits: list[int]) -> None:
    """In the action step, in the dreamlands phase, in the next round."""
    quick = {"id": "i", "kind": "interrupt", "requires": [{"phase": "dreamlands"}], "limit": "per_round", "do": []}
    item = {"item": {"id": "quick", "name": {"en": "Quick"}, "intents": {}, "abilities": [quick]}}
    e = table(1, pack=[item], items="quick", texts={"more": [{"modifier": {**MORE, "duration": duration}}]})
    carry_out(e, "more", self=0, actor=0)
    seen = [hand_limit(e, 0)]
    play(e, "pass c1")
    assert e.state.encounter.phase == "dreamlands"  # the item gives somebody something to be asked about
    seen.append(hand_limit(e, 0))
    play(e, "use c1 quick")
    to_next_round(e)
    assert [*seen, hand_limit(e, 0)] == limits


@covers("ETH-RND-05")
def test_nobody_acts_in_the_dreamlands_phase() -> None:
    """The only question of the phase is about an interrupt; an action is not offered."""
    quick = {"id": "i", "kind": "interrupt", "limit": "per_round", "do": [{"gain_ether": 1}]}
    item = {"item": {"id": "quick", "name": {"en": "Quick"}, "intents": {}, "abilities": [quick]}}
    e = table(1, pack=[ONCE, item], items="once quick", at="dreamlands")
    assert point(e) == "DP-28"
    assert offered(e) == ["go-on", "use c1 quick"]
    assert e.state.encounter.phase == "dreamlands"


@covers("ETH-RND-06")
def test_end_of_round_effects_come_after_all_steps_and_before_the_discard() -> None:
    hurt = creature("hurt", special=each({"suffer": 1}))
    ear = rule("round_ended", *each({"heal": 1}))
    e = table([Who(at="A1.nw")], pack=[hurt, ear], figures={"hurt": "A1.nw"}, revealed=["event:ear"], turn="t02 t03")
    to_next_round(e)
    assert e.character(0).suffering == 0  # healed after the special step, the last one of t02
    ear = rule("round_ended", "reward")
    e = table([Who(at="A1.nw", suffering=2)], pack=[ear], revealed=["event:ear"], turn="t08 t07")
    to_next_round(e)
    assert e.character(0).suffering == 1  # the reward of t08, which was still the current card


@covers("ETH-RND-07", "ETH-RND-08")
def test_the_last_card_leads_to_the_last_line() -> None:
    e = table(1, turn="t03")
    play(e, "pass c1")
    assert e.state.encounter.result == "ended"
    assert e.state.result == "ended"


@covers("ETH-RND-08", "ETH-GAT-04")
def test_a_last_line_that_adds_rounds_goes_on() -> None:
    """R-29: at least the last card lies on the discard pile."""
    scripts = [{"script": {"n": 991, "text": {"en": "Out"}, "do": [{"add_rounds": 1}]}}]
    e = table(1, pack=scripts, kind="dream", turn="t03", discarded="")
    to_next_round(e)
    assert e.state.encounter.round == 2
    assert e.state.encounter.turn_deck == ["t03"]


@covers("ETH-RND-08", "ETH-GAT-04")
def test_a_last_line_that_does_neither_ends_it() -> None:
    scripts = [{"script": {"n": 991, "text": {"en": "Out"}, "do": []}}]
    e = table(1, pack=scripts, kind="dream", turn="t03")
    play(e, "pass c1")
    assert e.state.encounter.result == "neutral"
    slumber = {"slumber": {"id": "s_table", "name": {"en": "S"}, "rounds": 5, "no_more_rounds": [{"gain_key": 1}]}}
    e = table(1, pack=[slumber], turn="t03")
    play(e, "pass c1")
    assert (e.state.encounter.result, e.state.team.keys) == ("ended", 1)


@covers("ETH-RND-05", "ETH-TRN-07")
def test_points_for_interrupts_around_every_step() -> None:
    """INT-02: at the start of the phase, before and after every step, before the end of the round."""
    quick = {"id": "i", "kind": "interrupt", "do": [{"gain_key": 1}]}
    item = {"item": {"id": "quick", "name": {"en": "Quick"}, "intents": {}, "abilities": [quick]}}
    e = table(1, pack=[item], items="quick", at="dreamlands", turn="t03 t02")
    points = 0
    while point(e) == "DP-28":
        points += 1
        play(e, "go-on")
    assert points == 1 + 3 * 2 + 1


def test_uses_are_renewed_by_their_moment() -> None:
    e = table(1)
    e.state.uses = {"round|a||0": 1, "phase|b||0": 1, "encounter|c||": 1}
    renew(e, "round")
    assert list(e.state.uses) == ["phase|b||0", "encounter|c||"]


@covers("ETH-RND-05")
def test_a_step_happens_again_when_the_card_was_carried_out_early() -> None:
    hurt = creature("hurt", basic=each({"suffer": 1}))
    e = table(
        [Who(at="A4.ne")], pack=[hurt], figures={"hurt": "A4.ne"}, turn="t02 t03", texts={"now": ["resolve_turn_card"]}
    )
    carry_out(e, "now", self=0)
    assert e.character(0).suffering == 1
    to_next_round(e)
    assert e.character(0).suffering == 2
    assert creatures(e, "hurt") == ["A4.ne"]
