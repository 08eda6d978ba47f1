"""Whose payment, roll or harm an interrupt speaks of: `who` of its trigger (9.6, BCK-04..07)."""

from __future__ import annotations

import pytest

from reverie.games.etherfields.core.engine import Engine
from tests.games.etherfields.acting.events import acting, happened, intents
from tests.games.etherfields.tables import Data, Who, offered, play, point, push
from tests.support import covers

OTHER: Data = {"character": "other"}
FIVE: Data = {"cost": [intents("perception", 5)]}

TWICE: Data = {"modifier": {"stat": {"intent_value": {"filter": {"kind": "item"}}}, "op": "mul", "value": 2,
                            "who": "self", "duration": {"uses": {"n": 1, "duration": "action"}}}}  # fmt: skip


def quick(when: object, *effects: object, **more: object) -> Data:
    """A card with an interrupt."""
    ability = {"id": "i", "kind": "interrupt", "when": when, "cost": "free", "do": [*effects], **more}
    return {"influence": {"id": "quick", "name": {"en": "Quick"}, "intents": {}, "abilities": [ability]}}


def has_quick(e: Engine, c: int) -> bool:
    """Whether a character may use its card now."""
    return f"play c{c + 1} quick" in offered(e)


@covers("ETH-BCK-07")
def test_the_free_spirits_back_is_for_its_own_payments() -> None:
    deck = ["free_spirit_card", *["-"] * 19]
    people = [Who(hand="P3 P2"), Who(), Who(), Who(hand="P3 P2", spirits=2, deck=deck)]
    e = acting(people, FIVE)
    play(e, "use c1 ev#a1")
    assert not any(words.startswith("turn c4") for words in offered(e)), "somebody else pays"
    play(e, "give-up", "use c4 ev#a1")
    assert any(words.startswith("turn c4") for words in offered(e))


@covers("ETH-BCK-07", "ETH-MSK-02", "ETH-INT-06")
def test_a_mask_for_ones_own_payments() -> None:
    kiln: Data = {"mask": {"id": "kiln", "name": {"en": "Kiln"}, "owner": "any", "abilities": [
        {"id": "i", "kind": "interrupt", "when": {"payment_opened": {"who": "self"}}, "cost": [{"glowstone": 1}],
         "do": [{"gain_intent": {"color": "chosen", "n": 3}}]}]}}  # fmt: skip
    e = acting([Who(hand="P3 P2"), Who(hand="P2 P3", mask="kiln", glowstones=1)], FIVE, pack=(kiln,))
    play(e, "use c1 ev#a1")
    assert "use c2 kiln" not in offered(e)
    play(e, "give-up", "use c2 ev#a1", "use c2 kiln", "pay perception2 with perception", "confirm")
    assert happened(e) == 1


@covers("ETH-INT-01", "ETH-PAY-08")
@pytest.mark.parametrize(
    ("who", "own", "others"),
    [({"who": "self"}, True, False), ({"who": OTHER}, False, True), ({"who": {"character": "all"}}, True, True),
     ({}, True, False)],
)  # fmt: skip
def test_an_interrupt_in_a_payment_says_whose(who: Data, own: bool, others: bool) -> None:
    card = quick({"payment_opened": who} if who else "payment_opened", {"draw": 1})
    for payer, expected in ((0, own), (1, others)):
        e = acting([Who(hand="quick P3 P2"), Who(hand="P3 P2")], FIVE, pack=(card,))
        assert not has_quick(e, 0), "nobody pays"
        play(e, f"use c{payer + 1} ev#a1")
        assert has_quick(e, 0) is expected, (who, payer)
        play(e, "give-up")
        assert not has_quick(e, 0), "the payment is over"


@covers("ETH-INT-01", "ETH-PAY-08")
def test_an_item_counts_twice_and_makes_a_price_affordable() -> None:
    card = quick({"payment_opened": {"who": "self"}}, TWICE, after_use="discard")
    no_boost: Data = {"cost": [intents("perception", 8)]}
    e = acting([Who(hand="quick P2 P2")], no_boost, pack=(card,), items="P2")
    e.state.uses["round|boost||0"] = 1
    assert "use c1 ev#a1" in offered(e)
    play(e, "use c1 ev#a1", "play c1 quick", "pay item:item_perception2 with perception")
    assert e.question is not None
    assert e.question.about["got"] == {"perception": 4}
    play(e, "pay perception2 with perception", "pay perception2 with perception", "confirm")
    assert happened(e) == 1


@covers("ETH-INT-01", "ETH-PAY-08")
def test_what_counts_for_one_payment_counts_for_no_other() -> None:
    card = quick({"payment_opened": {"who": "self"}}, TWICE, after_use="discard")
    for answer in ("give-up", "pay perception5 with perception"):
        e = acting([Who(hand="quick P5 P5")], FIVE, pack=(card,), items="P2 C2")
        play(e, "use c1 ev#a1", "play c1 quick", answer)
        if answer != "give-up":
            play(e, "confirm")
        assert e.state.modifiers == []
    e = acting([Who(hand="quick P5")], {"cost": [intents("perception", 9)]}, pack=(card,), items="P2 C2/P2")
    play(e, "use c1 ev#a1", "play c1 quick", "pay item:item_perception2 with perception")
    play(e, "pay item:item_cunning2_perception2 with perception")
    assert e.question is not None
    assert e.question.about["got"] == {"perception": 4 + 2}, "only the next item counts twice"


@covers("ETH-ROL-02")
def test_a_reroll_of_the_teams_dice() -> None:
    card = quick({"die_rolled": {"die": "creature", "who": "team"}}, "reroll")
    e = acting([Who(hand="quick")], FIVE, pack=(card,), dice={"creature": ["crawl", "stride"], "luck": ["one"]})
    push(e, "roll", die="creature", roller=-1)
    assert (point(e), has_quick(e, 0)) == ("DP-33", True)
    play(e, "accept")
    push(e, "roll", die="luck", roller=0)
    assert point(e) == "DP-20"


@covers("ETH-ROL-05")
def test_what_may_be_done_to_a_face_may_depend_on_it() -> None:
    card = quick({"die_accepted": {"die": "luck", "who": "self"}}, {"set_face": "void"},
                 requires=[{"die": {"face_in": ["doom"]}}])  # fmt: skip
    for face, expected in (("doom", "DP-28"), ("one", "DP-20")):
        e = acting([Who(hand="quick")], FIVE, pack=(card,), dice={"luck": [face]})
        push(e, "roll", die="luck", roller=0)
        assert point(e) == expected, face


@covers("ETH-INT-02")
def test_after_ones_own_harm_is_not_after_that_of_others() -> None:
    for kind, when in (("suffer", "suffered"), ("seal", "sealed")):
        for who, expected in (({"who": "self"}, (True, False)), ({"who": OTHER}, (False, True)), ({}, (True, False))):
            card = quick({when: who} if who else when, {"draw": 1})
            for c in (0, 1):
                e = acting([Who(hand="quick"), Who()], FIVE, pack=(card,))
                push(e, kind, c=c, n=1, cause={}, preventable="none")
                assert has_quick(e, 0) is expected[c], (kind, who, c)
