"""Turn cards, reward, end (9.8, Turn cards and Encounter)."""

from __future__ import annotations

from typing import Any

from tests.games.etherfields.effects.saying import creature, listens, rule, say, say_team, tells
from tests.games.etherfields.tables import Who, designs, offered, play, point, table
from tests.support import covers


@tells("effect", "block_step", "unblock_step")
@covers("ETH-TRN-07")
def test_steps_of_the_current_card_are_blocked_and_freed() -> None:
    e = say(1, "block_step", turn="t02 t03")
    assert (point(e), offered(e)) == ("DP-44", ["block basic", "block move", "block special"])
    play(e, "block basic")
    assert (e.state.encounter.blocked_steps, e.state.supply["block"]) == (["basic"], 5)
    e = say(1, {"block_step": {"step": {"step": "move"}}}, "unblock_step", turn="t02 t03")
    assert (e.state.encounter.blocked_steps, e.state.supply["block"]) == ([], 6)
    e = say(1, {"block_step": 5}, turn="t02 t03", answers=["block move", "block basic"])
    assert sorted(e.state.encounter.blocked_steps) == ["basic", "move", "special"]


@tells("effect", "add_rounds", "remove_rounds")
@covers("ETH-TRN-08", "EX-45")
def test_rounds_come_and_go_at_the_bottom() -> None:
    e = say(1, "add_rounds", turn="t05", discarded="t02 t09 t11")
    assert (e.state.encounter.turn_deck, e.state.encounter.turn_discard) == (["t05", "t11"], ["t02", "t09"])
    e = say(1, {"remove_rounds": 9}, turn="t05 t06 t07", discarded="t02")
    assert (e.state.encounter.turn_deck, e.state.encounter.turn_discard) == (["t05"], ["t06", "t07", "t02"])


@tells("effect", "resolve_turn_card")
@covers("ETH-TRN-10")
def test_the_steps_of_the_current_card_are_carried_out_and_it_stays() -> None:
    steps = {"basic": [{"gain_hours": 1}], "mutation": [{"gain_key": 1}], "special": [{"lose_hours": 4}]}
    e = say(1, "resolve_turn_card", pack=[creature(steps=steps)], figures={"moth": "A1.nw"}, turn="t01 t02", hours=4)
    assert (e.state.team.hours, e.state.team.keys, e.state.encounter.turn_deck[0]) == (5, 1, "t01")


@tells("effect", "look_turn_deck", "reorder_turn_deck")
def test_the_cards_below_the_current_one_are_seen_and_reordered() -> None:
    e = say(1, {"look_turn_deck": 1}, turn="t01 t02 t03", listening=True)
    assert e.events is not None
    assert ("turn_deck_seen", (("cards", ("t02",)),), (0,)) in e.events
    e = say(1, {"reorder_turn_deck": 3}, turn="t01 t02 t03 t04 t05", answers=["next t04", "next t02"])
    assert e.state.encounter.turn_deck == ["t01", "t04", "t02", "t03", "t05"]


@tells("effect", "turn_card_to_bottom")
def test_the_current_card_goes_under_the_deck_and_no_round_is_lost() -> None:
    e = say(1, "turn_card_to_bottom", turn="t01 t02 t03", listening=True)
    assert e.state.encounter.turn_deck == ["t02", "t03", "t01"]
    assert e.events is not None
    assert ("turn_card_put_under", (("card", "t01"), ("next", "t02")), None) in e.events
    blocked = say(1, "block_step", "turn_card_to_bottom", turn="t01 t02", answers=["block move"])
    assert (blocked.state.encounter.blocked_steps, blocked.state.supply["block"]) == ([], 6)
    assert say(1, "turn_card_to_bottom", turn="t01").state.encounter.turn_deck == ["t01"]


@tells("effect", "reward")
@covers("ETH-RWD-01")
def test_the_reward_of_the_current_card() -> None:
    e = say_team(2, "reward", turn="t03 t04")
    assert [who.ether for who in e.state.characters] == [1, 1]
    assert e.state.encounter.rewarded


@tells("effect", "end_slumber")
@covers("ETH-TRN-11")
def test_a_slumber_ends_at_once() -> None:
    e = say_team(1, "reward", "end_slumber", {"gain_hours": 1}, turn="t03", hours=4)
    assert (e.state.result, e.state.team.hours) == ("won", 4)
    assert say_team(1, "end_slumber", {"gain_hours": 1}, kind="dream", hours=4).state.team.hours == 5


@tells("effect", "end_dream")
@covers("ETH-GAT-04")
def test_a_dream_ends_with_a_result() -> None:
    for result, expected in {"victory": "won", "failure": "lost", "neutral": "ended"}.items():
        e = say_team(1, {"end_dream": result}, {"gain_hours": 1}, kind="dream", hours=4)
        assert (e.state.result, e.state.encounter.result, e.state.team.hours) == (expected, result, 4)


@tells("effect", "skip_step")
def test_the_rest_of_a_step_is_skipped() -> None:
    steps = {"basic": [{"gain_key": 1}, "skip_step", {"gain_hours": 1}]}
    e = say(1, "resolve_turn_card", pack=[creature(steps=steps)], figures={"moth": "A1.nw"}, turn="t01 t02", hours=4)
    assert (e.state.team.keys, e.state.team.hours, point(e)) == (1, 4, "DP-20")


@tells("effect", "abort")
@covers("ETH-ABT-03")
def test_an_aborted_slumber_ends_with_its_last_line() -> None:
    slumber = {
        "slumber": {
            "id": "s_table",
            "name": {"en": "S"},
            "rounds": 5,
            "abort": True,
            "no_more_rounds": [{"gain_key": 1}, "end_slumber"],
        }
    }
    e = say_team(1, "abort", {"gain_hours": 1}, pack=[slumber], hours=4)
    assert (e.state.team.keys, e.state.team.hours, bool(e.state.result)) == (1, 4, True)
    assert not say_team(1, "abort", kind="dream").state.result


@tells("effect", "cancel_action")
def test_a_cancelled_action_has_no_effect_and_costs_stay_paid() -> None:
    ability = {"id": "a", "kind": "action", "cost": [{"ether": 1}], "do": [{"gain_hours": 1}, {"gain_key": 1}]}
    pack: list[dict[str, Any]] = [
        {"influence": {"id": "card", "name": {"en": "Card"}, "intents": {}, "abilities": [ability]}},
        rule(listens({"card_played": {"who": {"character": "any"}}}, "cancel_action")),
    ]
    e = table([Who(hand="card", ether=1)], pack=pack, revealed=["event:rule"], hours=4)
    play(e, "play c1 card")
    assert (e.state.team.hours, e.state.team.keys, e.character(0).ether) == (4, 0, 0)
    assert designs(e, e.character(0).discard) == ["card"]
