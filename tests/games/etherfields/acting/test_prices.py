"""Prices of several parts (6.13), boosts face by face (6.14), rerolls of any die (6.15)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.etherfields.acting.events import acting, happened, intents
from tests.games.etherfields.tables import Data, Who, carry_out, designs, offered, play, point, push, table
from tests.support import covers


@covers("ETH-PAY-07", "ETH-PAY-01")
@pytest.mark.parametrize(
    ("part", "person"),
    [
        ({"ether": 2}, Who(ether=3)),
        ({"glowstone": 2}, Who(glowstones=3)),
        ({"spirit": 2}, Who(spirits=3)),
        ({"key": 2}, Who()),
        ({"hours": 2}, Who()),
        ({"suffering": 2}, Who(suffering=1)),
        ({"seal": 2}, Who(deck=12)),
        ({"discard_top": 2}, Who(deck=12)),
    ],
)
def test_everything_in_a_price_is_taken(part: Data, person: Who) -> None:
    e = acting([person], {"cost": [part, {"ether": 0}, {"key": 1}], "do": [{"gain_weakness": 1}]}, keys=4, hours=4)

    def held() -> dict[str, Any]:
        who, team = e.character(0), e.state.team
        return {
            "ether": who.ether, "glowstone": who.glowstones, "spirit": who.spirits, "suffering": -who.suffering,
            "key": team.keys, "hours": team.hours, "seal": len(who.deck), "discard_top": len(who.deck),
        }  # fmt: skip

    before = held()
    play(e, "use c1 ev#a1")
    ((word, n),) = part.items()
    after = held()
    assert after[word] == before[word] - n - (word == "key")
    assert after["key"] == before["key"] - 1 - (n if word == "key" else 0)


@covers("ETH-PAY-07")
def test_what_is_gone_when_the_intents_are_there_stops_the_action() -> None:
    quick = {"influence": {"id": "quick", "name": {"en": "Quick"}, "intents": {}, "abilities": [
        {"id": "i", "kind": "interrupt", "cost": [{"ether": 1}], "do": [{"gain_key": 1}]}]}}  # fmt: skip
    e = acting([Who(hand="W2 quick", ether=1)], {"cost": [intents("wrath", 2), {"ether": 1}]}, pack=(quick,))
    play(e, "use c1 ev#a1", "pay wrath2 with wrath", "play c1 quick", "confirm")
    assert (happened(e), e.state.team.keys) == (0, 1)
    assert "wrath2" in designs(e, e.character(0).discard), "the intents are lost"


@covers("ETH-PAY-07")
def test_two_parts_of_a_price_do_not_take_the_same_card() -> None:
    twice = {"cost": [{"discard_cards": 1}, {"discard_cards": 1}]}
    assert "use c1 ev#a1" not in offered(acting([Who(hand="W1")], twice))
    e = acting([Who(hand="W1 W2 W3")], twice)
    play(e, "use c1 ev#a1", "discard wrath1", "discard wrath3")
    assert (happened(e), designs(e, e.character(0).hand)) == (1, ["wrath2"])


@covers("ETH-PAY-03")
def test_a_card_with_two_colours_pays_one_part_of_a_price() -> None:
    e = acting([Who(hand="W2/P2 P2")], {"cost": [intents("wrath", 2), intents("perception", 2)]})
    play(e, "use c1 ev#a1", "pay wrath2_perception2 with wrath")
    assert "confirm" not in offered(e)
    play(e, "pay perception2 with perception", "confirm")
    assert happened(e) == 1


@covers("ETH-PAY-11")
def test_a_price_of_no_intents_is_not_raised() -> None:
    dear = {"id": "p", "kind": "passive", "do": [
        {"modifier": {"stat": "action_cost", "op": "add", "value": 1, "who": {"character": "all"}}}]}  # fmt: skip
    e = acting([Who(hand="W1")], {"cost": [{"intent": "wrath", "n": {"resource": {"kind": "keys"}}}]}, dear)
    play(e, "use c1 ev#a1")
    assert (happened(e), designs(e, e.character(0).hand)) == (1, ["wrath1"])


@covers("ETH-PAY-12")
def test_parts_of_one_colour_are_added_up() -> None:
    e = acting([Who(hand="W2 W2")], {"cost": [intents("wrath", 2), intents("wrath", 2)]})
    play(e, "use c1 ev#a1", "pay wrath2 with wrath")
    assert "confirm" not in offered(e)
    play(e, "pay wrath2 with wrath", "confirm")
    assert happened(e) == 1


@covers("ETH-PAY-12")
def test_amounts_that_are_worked_out_are_paid_like_printed_ones() -> None:
    keys = {"resource": {"kind": "keys"}}
    e = acting([Who(hand="W2 P2")], {"cost": [{"intent": "any_one", "n": keys}]}, keys=2)
    play(e, "use c1 ev#a1", "choose perception", "pay perception2 with perception", "confirm")
    assert (happened(e), designs(e, e.character(0).hand)) == (1, ["wrath2"])
    e = acting([Who(hand="W2 W2")], {"cost": [{"intent": "wrath", "n": keys}, intents("wrath", 1)]}, keys=2)
    play(e, "use c1 ev#a1", "pay wrath2 with wrath")
    assert "confirm" not in offered(e)
    play(e, "pay wrath2 with wrath", "confirm")
    assert happened(e) == 1


@covers("ETH-PAY-13", "ETH-FGT-03")
def test_what_may_be_paid_several_times_is_always_needed() -> None:
    e = table([Who(hand="C1 C1 W2")])
    play(e, "move c1", "pay cunning1 with cunning")
    assert {"confirm", "pay cunning1 with cunning"} <= set(offered(e))


@covers("ETH-MOV-01")
def test_only_cunning_moves() -> None:
    e = table([Who(hand="C1 W2 P2")])
    play(e, "move c1")
    assert [words for words in offered(e) if words.startswith("pay")] == ["pay cunning1 with cunning"]


@covers("ETH-BST-03")
@pytest.mark.parametrize(("face", "n"), [("void", 0), ("one", 1), ("two", 2), ("three", 3)])
def test_a_face_adds_what_it_shows(face: str, n: int) -> None:
    for cost, times in ((4 + n, 1), (5 + n, 0)):
        e = acting([Who(hand="W4 W9")], {"cost": [intents("wrath", cost)]}, dice={"luck": [face]})
        play(e, "use c1 ev#a1", "pay wrath4 with wrath", "boost")
        assert happened(e) == times, (face, cost)


@covers("ETH-BST-03")
def test_with_two_colours_the_payer_names_the_one_to_boost() -> None:
    price = {"cost": [intents("wrath", 3), intents("perception", 2)]}
    for color, times in (("perception", 1), ("wrath", 0)):
        e = acting([Who(hand="W3 P1")], price, dice={"luck": ["one"]})
        play(e, "use c1 ev#a1", "pay wrath3 with wrath", "pay perception1 with perception", f"boost with {color}")
        assert happened(e) == times


@covers("ETH-ROL-02")
def test_a_glowstone_rerolls_the_creature_die_too() -> None:
    e = acting([Who(glowstones=1)], {"cost": [intents("wrath", 1)]}, dice={"creature": ["surge", "crawl"]})
    push(e, "roll", die="creature", roller=-1)
    assert point(e) == "DP-33"
    play(e, "reroll c1 glowstone")
    assert e.character(0).glowstones == 0


@covers("ETH-ROL-05")
def test_a_shifted_face_stops_at_the_best() -> None:
    lucky = {"influence": {"id": "lucky", "name": {"en": "Lucky"}, "intents": {}, "abilities": [
        {"id": "i", "kind": "interrupt", "when": {"die_accepted": {"who": "self"}}, "cost": "free",
         "do": [{"shift_face": 2}], "after_use": "discard"}]}}  # fmt: skip
    e = acting([Who(hand="W3 lucky")], {"cost": [intents("wrath", 6)]}, pack=(lucky,), dice={"luck": ["two"]})
    play(e, "use c1 ev#a1", "pay wrath3 with wrath", "boost", "play c1 lucky")
    assert happened(e) == 1, "two and two more is three"


@covers("ETH-GEN-03")
def test_a_price_that_all_pay_must_be_met_by_all() -> None:
    each = {"cost": [{"each_seals": 1}]}
    assert "use c1 ev#a1" not in offered(acting([Who(), Who(deck=0, discard=20)], each))
    e = acting([Who(), Who()], each)
    play(e, "use c1 ev#a1")
    assert [len(who.sealed) for who in e.state.characters] == [1, 1]


@covers("ETH-INT-01", "ETH-PAY-07")
def test_an_interrupt_is_paid_first() -> None:
    quick = {"influence": {"id": "quick", "name": {"en": "Quick"}, "intents": {}, "abilities": [
        {"id": "i", "kind": "interrupt", "cost": [{"ether": 1}], "do": [{"gain_key": 1}]}]}}  # fmt: skip
    e = acting([Who(hand="quick"), Who(hand="quick", ether=1)], {"cost": "free"}, pack=(quick,))
    assert [words for words in offered(e) if words.startswith("play")] == ["play c2 quick"]
    play(e, "play c2 quick")
    assert (e.character(1).ether, e.state.team.keys) == (0, 1)


# ---- several colours at once ----------------------------------------------------------------------------------------


@covers("ETH-PAY-03", "ETH-GEN-03")
@pytest.mark.parametrize("hand", ["W1/P2 W1", "W1 W1/P2", "W2/C2/P2 W1/C2 W1", "W1/C1 C1/P1 P2/W2 C1"])
def test_a_payment_that_can_be_completed_is_found_whichever_card_comes_first(hand: str) -> None:
    """A card that shows two colours pays for the one that no other card can pay for."""
    parts = [intents("wrath", 1), intents("perception", 2)]
    if "C" in hand:
        parts = [intents("wrath", 1), intents("cunning", 2), intents("perception", 2)]
    demand = {"pay": {"cost": parts, "else": [{"suffer": 1}]}}
    e = table([Who(hand=hand)], texts={"demand": [demand]})
    carry_out(e, "demand", self=0, decider=0)
    assert point(e) == "DP-60", "it can be paid"
    play(e, "pay")
    while point(e) == "DP-30":
        assert "give-up" not in offered(e), "R-52: as long as it can be completed"
        play(e, offered(e)[0])
    assert (e.character(0).suffering, e.state.result) == (0, "")


@covers("ETH-PAY-03", "ETH-GEN-03")
@pytest.mark.parametrize("hand", ["W1/P2", "W1/P2 W1/P1", "P2 C3"])
def test_a_payment_that_cannot_be_completed_is_not_offered(hand: str) -> None:
    demand = {"pay": {"cost": [intents("wrath", 1), intents("perception", 3)], "else": [{"suffer": 1}]}}
    e = table([Who(hand=hand)], texts={"demand": [demand]})
    carry_out(e, "demand", self=0, decider=0)
    assert (point(e), e.character(0).suffering) == ("DP-20", 1)


@covers("ETH-PAY-13")
def test_the_proposal_wastes_least_over_all_colours() -> None:
    e = acting([Who(hand="W3 W2/P2 W2 P2")], {"cost": [intents("wrath", 2), intents("perception", 2)]})
    play(e, "use c1 ev#a1")
    play(e, offered(e)[0])
    play(e, offered(e)[0])
    assert "confirm" in offered(e)
    assert "wrath3" in designs(e, e.character(0).hand), "with 2 and 2 nothing is lost"


# ---- laying progress cards ------------------------------------------------------------------------------------------


def laying(cost: Any, hand: str) -> Any:
    """A table with a progress card of this price in hand."""
    face = {"cost": cost, "colors": ["wrath"]}
    card = {"influence": {"id": "lever", "name": {"en": "Lever"}, "intents": {}, "progress": face}}
    return table([Who(hand=f"lever {hand}")], pack=[card])


@covers("ETH-PAY-12", "ETH-PRG-01")
def test_the_payer_names_the_colour_of_a_price_for_laying() -> None:
    e = laying([intents("any_one", 2)], "W1 C2")
    play(e, "lay c1 lever")
    assert offered(e) == ["choose wrath", "choose cunning", "choose perception", "cancel"]
    play(e, "cancel", "lay c1 lever", "choose cunning", "pay cunning2 with cunning", "confirm")
    assert designs(e, e.character(0).progress) == ["lever"]
    assert designs(e, e.character(0).hand) == ["wrath1"]


@covers("ETH-PAY-12", "ETH-GEN-16", "ETH-PAY-10")
@pytest.mark.parametrize("part", [{"intent": "X_of", "color": "wrath"}, {"team_times": intents("wrath", 2)}])
def test_other_intents_lay_a_card_as_well(part: Data) -> None:
    e = laying([part], "W3")
    play(e, "lay c1 lever", "pay wrath3 with wrath", "confirm")
    assert designs(e, e.character(0).progress) == ["lever"]


@covers("ETH-ACT-17", "ETH-PRG-01")
@pytest.mark.parametrize(("part", "zone"), [("discard_self", "discard"), ("seal_self", "sealed")])
def test_a_card_that_is_its_own_price_is_not_laid(part: str, zone: str) -> None:
    e = laying([{part: True}], "W3")
    play(e, "lay c1 lever")
    assert designs(e, getattr(e.character(0), zone)) == ["lever"]
    assert e.character(0).progress == []
