"""The reward section of the turn card (6.30)."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields.core.engine import HANDLERS
from reverie.games.etherfields.rounds.rewards import rewarding_card
from tests.games.etherfields.tables import Who, carry_out, offered, play, point, push, table
from tests.support import covers


@covers("ETH-RWD-01")
def test_the_reward_of_the_current_card() -> None:
    e = table(2, turn="t03 t08", discarded="t05", shown=1)
    push(e, "reward")
    assert [who.ether for who in e.state.characters] == [1, 1]
    assert e.state.team.keys == 0
    assert e.state.encounter.rewarded


@covers("ETH-RWD-01")
def test_the_encounter_may_end_before_the_discard() -> None:
    """R-33: an effect of the dreamlands phase grants it: the current card's."""
    ear = {"id": "t", "kind": "trigger", "when": "after_step", "do": ["reward", "end_slumber"]}
    event = {"event": {"id": "ear", "abilities": [ear]}}
    e = table(1, pack=[event], revealed=["event:ear"], turn="t03 t08")
    play(e, "pass c1")
    assert (e.character(0).ether, e.state.result) == (1, "won")


@covers("ETH-RWD-02", "EX-47")
def test_after_the_last_card_its_own_reward() -> None:
    lines = {"rounds": 5, "no_more_rounds": ["reward", "end_slumber"]}
    slumber = {"slumber": {"id": "s_table", "name": {"en": "S"}, **lines}}
    e = table([Who(suffering=2), Who(suffering=1)], pack=[slumber], turn="t08", discarded="t03")
    play(e, "pass c1", "pass c2")
    assert [who.suffering for who in e.state.characters] == [1, 0]
    assert e.state.result == "won"


@covers("ETH-RWD-03", "ETH-GEN-17")
def test_team_chooses_and_each_may() -> None:
    e = table(2, turn="t04")
    push(e, "reward")
    assert point(e) == "DP-60"
    assert e.question is not None
    assert e.question.seats == (0, 1)
    play(e, next(word for word in offered(e) if "ether" in word))
    assert [who.ether for who in e.state.characters] == [1, 1]
    weakness = {"weakness": {"id": "cut", "name": {"en": "Cut"}}}
    e = table(2, pack=[weakness], turn="t09", weakness_deck="cut cut")
    push(e, "reward")
    seats = []
    for take in (False, True):
        assert e.question is not None
        seats.append(e.question.seats)
        words = offered(e)
        play(
            e, words[0] if take else next(word for word in words if "decline" in word or "not" in word or "no" in word)
        )
    assert seats == [(0,), (1,)]
    assert [who.ether for who in e.state.characters] == [0, 2]
    assert [len(who.discard) for who in e.state.characters] == [0, 1]


@covers("ETH-RWD-04")
def test_no_reward_unless_a_text_grants_it() -> None:
    e = table(1, turn="t03")
    play(e, "pass c1")
    assert (e.character(0).ether, e.state.encounter.rewarded, e.state.result) == (0, False, "ended")


@covers("ETH-RWD-05")
def test_without_a_turn_card_there_is_none() -> None:
    e = table(1, turn="", discarded="t03 t04", shown=0, run=False)
    assert rewarding_card(e) is None
    e.push("reward", {})
    HANDLERS["reward"](e, e.top)
    assert e.top.kind == "encounter"
    assert not e.state.encounter.rewarded


HEAL = {"reward_replaced_by": {"do": [{"heal": {"n": 1, "who": "self"}}]}}
RULE = {"id": "p", "kind": "passive", "do": [{"modifier": {"stat": HEAL, "op": "set", "value": True}}]}
INSTEAD: dict[str, Any] = {"mask": {"id": "greedy", "name": {"en": "Greedy"}, "abilities": [RULE]}}


@covers("ETH-RWD-03")
def test_the_own_part_of_a_reward_may_be_replaced() -> None:
    """9.9 `reward_replaced_by`: the part of an "each character" reward."""
    e = table([Who(mask="greedy", suffering=1), Who()], pack=[INSTEAD], turn="t03")
    push(e, "reward")
    assert e.question is not None
    assert e.question.seats == (0,)
    play(e, "replace")
    assert [(who.ether, who.suffering) for who in e.state.characters] == [(0, 0), (1, 0)]
    push(e, "reward")
    play(e, "keep")
    assert [who.ether for who in e.state.characters] == [1, 2]


def test_a_reward_in_a_text() -> None:
    e = table(1, turn="t03", texts={"get": ["reward"]})
    carry_out(e, "get", self=0)
    assert e.character(0).ether == 1
