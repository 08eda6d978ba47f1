"""Ether, glowstones, keys, hours, spirit tokens, intents (9.8, Resources)."""

from __future__ import annotations

from tests.games.etherfields.effects.saying import say, say_team, tells
from tests.games.etherfields.tables import Who, carry_out, offered, play, point, table
from tests.support import covers


@tells("effect", "gain_ether", "lose_ether")
@covers("ETH-GEN-07")
def test_ether_comes_from_the_supply_and_goes_back() -> None:
    e = say(2, {"gain_ether": {"n": 14, "who": {"character": "all"}}})
    assert [who.ether for who in e.state.characters] == [14, 2], "16 in all, seat order"
    e = say([Who(ether=2)], {"lose_ether": 5})
    assert e.character(0).ether == 0
    assert e.state.supply["ether"] == 16


@tells("effect", "gain_glowstone", "lose_glowstone")
def test_glowstones() -> None:
    e = say(1, {"gain_glowstone": 9})
    assert e.character(0).glowstones == 6
    e = say([Who(glowstones=2)], "lose_glowstone")
    assert e.character(0).glowstones == 1


@tells("effect", "gain_spirit", "lose_spirit")
def test_spirit_tokens() -> None:
    e = say(1, {"gain_spirit": 2}, "lose_spirit")
    assert e.character(0).spirits == 1


@tells("effect", "gain_key", "lose_key")
@covers("ETH-GEN-04")
def test_keys_belong_to_the_team_and_there_are_four() -> None:
    e = say(3, {"gain_key": {"n": 9, "who": {"character": "all"}}})
    assert e.state.team.keys == 4, "once, not for each character"
    e = say(1, {"lose_key": 3}, keys=1)
    assert e.state.team.keys == 0


@tells("effect", "gain_hours", "lose_hours", "set_hours")
def test_hours_run_from_nothing_to_the_end_of_the_clock() -> None:
    assert say(1, {"gain_hours": 2}, hours=4).state.team.hours == 6
    assert say(1, {"gain_hours": 20}, hours=4).state.team.hours == 12
    assert say(1, {"lose_hours": 9}, hours=4).state.team.hours == 0
    assert say(1, {"set_hours": 7}, hours=4).state.team.hours == 7


@tells("effect", "distribute")
def test_the_team_distributes_markers_one_at_a_time() -> None:
    e = say_team(2, {"distribute": {"kind": "glowstone", "n": 3}})
    assert e.question is not None
    assert e.question.seats == (0, 1)
    play(e, "give c2", "give c1", "give c2")
    assert [who.glowstones for who in e.state.characters] == [1, 2]


@tells("effect", "gain_intent")
def test_intents_come_into_the_open_payment_or_are_lost() -> None:
    pack = [
        {
            "event": {
                "id": "ev",
                "name": {"en": "Ev"},
                "abilities": [
                    {
                        "id": "a",
                        "kind": "action",
                        "cost": [{"intent": "wrath", "n": 3}, {"intent": "cunning", "n": 2}],
                        "do": [{"gain_key": 1}],
                    },
                ],
            }
        }
    ]
    texts = {
        "wrath": [{"gain_intent": {"color": "wrath", "n": 2}}],
        "chosen": [{"gain_intent": {"color": "chosen", "n": 2}}],
        "move": [{"gain_intent": {"color": "cunning", "n": 1, "now": "move"}}],
    }
    e = table([Who(hand="W1 C2")], pack=pack, revealed=["event:ev"], texts=texts)
    play(e, "use c1 ev#a")
    carry_out(e, "wrath", self=0)
    play(e, "pay wrath1", "pay cunning2", "confirm")
    assert e.state.team.keys == 1
    e = table([Who(hand="W1 C2")], pack=pack, revealed=["event:ev"], texts=texts)
    play(e, "use c1 ev#a")
    carry_out(e, "chosen", self=0, decider=0)
    assert offered(e)[:2] == ["choose wrath", "choose cunning"]
    play(e, "choose wrath", "pay wrath1", "pay cunning2", "confirm")
    carry_out(e, "wrath", self=0)
    assert point(e) == "DP-20", "without a payment it is lost"
    carry_out(e, "move", self=0)
    assert point(e) == "DP-34", "cunning may be a movement now"
