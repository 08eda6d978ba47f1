"""Paying with intents (6.13) and boosting (6.14)."""

from __future__ import annotations

from reverie.games.etherfields.seats import view
from tests.games.etherfields.acting.events import acting, happened, intents
from tests.games.etherfields.effects.saying import passive, progress_card
from tests.games.etherfields.tables import Who, designs, offered, play, point, table, within_reach
from tests.support import covers

W6_P6 = {"one_of": [[intents("perception", 6)], [intents("wrath", 6)]]}


@covers("EX-01", "ETH-PAY-01", "ETH-PAY-02", "ETH-PAY-03", "ETH-PAY-04", "ETH-PAY-05", "ETH-ITM-02")
def test_a_cost_with_alternatives_is_paid_from_hand_and_items() -> None:
    e = acting([Who(hand="W1/P2 P3")], {"cost": W6_P6}, items="P2")
    play(e, "use c1 ev#a1", "pay wrath1_perception2 with perception", "pay perception3 with perception")
    assert "confirm" not in offered(e)
    play(e, "pay item:item_perception2 with perception", "confirm")
    assert happened(e) == 1
    assert designs(e, e.character(0).discard) == ["perception3", "wrath1_perception2"]
    assert e.state.team.store == ["item_perception2"]
    assert e.state.team.items == []


@covers("ETH-PAY-01", "ETH-GEN-05")
def test_only_the_chosen_alternative_is_paid() -> None:
    e = acting([Who(hand="W3 P3 W3")], {"cost": {"one_of": [[intents("perception", 3)], [intents("wrath", 3)]]}})
    play(e, "use c1 ev#a1", "choose cost-2")
    assert "pay perception3 with perception" not in offered(e)
    play(e, "pay wrath3 with wrath", "confirm")
    assert designs(e, e.character(0).hand) == ["perception3", "wrath3"]


@covers("EX-02", "ETH-PAY-03")
def test_a_card_with_two_colours_gives_one() -> None:
    e = acting([Who(hand="W2/C2 C1 W2")], {"cost": [intents("cunning", 3)]}, {"cost": [intents("wrath", 4)]})
    play(e, "use c1 ev#a1", "pay wrath2_cunning2 with cunning", "pay cunning1 with cunning", "confirm")
    assert happened(e) == 1
    play(e, "use c1 ev#a2", "pay wrath2 with wrath")
    assert "confirm" not in offered(e)


@covers("EX-03", "ETH-PAY-05")
def test_surplus_is_lost() -> None:
    e = acting([Who(hand="W4 W1")], {"cost": [intents("wrath", 2)]}, {"cost": [intents("wrath", 2)]})
    play(e, "use c1 ev#a1", "pay wrath4 with wrath", "confirm", "use c1 ev#a2", "pay wrath1 with wrath")
    assert happened(e) == 1
    assert "confirm" not in offered(e)


@covers("EX-04", "ETH-PAY-06")
def test_nobody_else_can_add() -> None:
    e = acting([Who(hand="W2"), Who(hand="W3")], {"cost": [intents("wrath", 4)]})
    play(e, "use c1 ev#a1", "pay wrath2 with wrath")
    assert not any("wrath3" in words for words in offered(e))


@covers("EX-05", "ETH-PAY-09", "ETH-PAY-10")
def test_team_size_times_a_cost_is_one_payment() -> None:
    e = acting([Who(hand="P4 P2"), Who(), Who()], {"cost": [{"team_times": intents("perception", 2)}]})
    play(e, "use c1 ev#a1", "pay perception4 with perception")
    assert "confirm" not in offered(e)
    play(e, "give-up")
    assert happened(e) == 0
    assert e.state.encounter.intent_markers == {}
    assert designs(e, e.character(0).discard) == ["perception4"]


@covers("ETH-PAY-07", "ETH-PAY-09")
def test_a_payment_that_cannot_be_finished_is_begun_and_given_up() -> None:
    e = acting([Who(hand="W2 P1")], {"cost": [intents("wrath", 9)]})
    assert "use c1 ev#a1" in offered(e)
    assert "use c1 ev#a1" not in within_reach(e)
    play(e, "use c1 ev#a1", "pay wrath2 with wrath")
    assert set(offered(e)) == {"boost", "give-up"}
    play(e, "give-up")
    assert happened(e) == 0
    assert designs(e, e.character(0).discard) == ["wrath2"]
    assert designs(e, e.character(0).hand) == ["perception1"]


@covers("ETH-PAY-07")
def test_whatever_a_price_asks_for_besides_intents_must_be_there() -> None:
    dear = {"cost": [intents("wrath", 9), {"glowstone": 1}]}
    assert "use c1 ev#a1" not in offered(acting([Who(hand="W2")], dear))
    assert "use c1 ev#a1" in offered(acting([Who(hand="W2", glowstones=1)], dear))


@covers("ETH-PAY-01", "ETH-PAY-07")
def test_alternatives_within_reach_come_before_those_that_are_not() -> None:
    e = acting([Who(hand="P6")], {"cost": W6_P6})
    play(e, "use c1 ev#a1", "pay perception6 with perception", "confirm")
    assert happened(e) == 1
    e = acting([Who(hand="C1")], {"cost": W6_P6})
    play(e, "use c1 ev#a1")
    assert offered(e) == ["choose cost-1", "choose cost-2", "cancel"]
    play(e, "choose cost-2")
    assert offered(e) == ["give-up"]


@covers("ETH-PAY-07")
def test_a_progress_card_that_cannot_be_paid_is_named_and_stays_in_hand() -> None:
    e = table([Who(hand="prog P1")], pack=[progress_card("prog")], hours=0)
    assert "lay c1 prog" in offered(e)
    assert "lay c1 prog" not in within_reach(e)
    play(e, "lay c1 prog", "give-up")
    assert designs(e, e.character(0).hand) == ["perception1", "prog"]


@covers("ETH-PAY-07")
def test_a_seat_is_told_which_of_its_own_commands_it_cannot_pay() -> None:
    e = acting([Who(hand="W2"), Who(hand="W6 W6")], {"cost": [intents("wrath", 12)]})
    mine, theirs = (view.zones(e, frozenset({c}))["asked"] for c in (0, 1))
    assert "use c1 ev#a1" in mine["short"]
    assert not any(words.startswith("use c2") for words in (*mine["short"], *theirs.get("short", ())))
    assert within_reach(e)[0] != "use c1 ev#a1"
    assert offered(e).index("use c1 ev#a1") > offered(e).index("use c2 ev#a1")


@covers("ETH-PAY-09")
def test_giving_up_before_anything_is_spent_costs_nothing() -> None:
    e = acting([Who(hand="P4")], {"cost": [intents("perception", 4)]})
    play(e, "use c1 ev#a1", "give-up")
    assert designs(e, e.character(0).hand) == ["perception4"]
    assert happened(e) == 0


@covers("ETH-PAY-02")
def test_a_card_that_gives_nothing_cannot_be_discarded_for_intents() -> None:
    e = acting([Who(hand="W2 - P1")], {"cost": [intents("wrath", 2)]})
    play(e, "use c1 ev#a1")
    assert [words for words in offered(e) if words.startswith("pay")] == ["pay wrath2 with wrath"]


@covers("ETH-PAY-07")
def test_other_components_are_taken_when_the_intents_are_complete() -> None:
    e = acting([Who(hand="W2", ether=1)], {"cost": [intents("wrath", 2), {"ether": 1}]})
    play(e, "use c1 ev#a1", "pay wrath2 with wrath")
    assert e.character(0).ether == 1
    play(e, "confirm")
    assert e.character(0).ether == 0
    assert happened(e) == 1


@covers("ETH-PAY-07", "ETH-GEN-03")
def test_what_cannot_be_afforded_cannot_be_named() -> None:
    e = acting([Who(hand="W2")], {"cost": [intents("wrath", 2), {"ether": 1}]})
    assert "use c1 ev#a1" not in offered(e)


@covers("ETH-PAY-12")
def test_the_payer_names_the_colour_of_any_one() -> None:
    e = acting([Who(hand="W2 P2")], {"cost": [{"intent": "any_one", "n": 2}]})
    play(e, "use c1 ev#a1", "choose perception")
    assert "pay wrath2 with wrath" not in offered(e)
    play(e, "pay perception2 with perception", "confirm")
    assert happened(e) == 1


@covers("ETH-PAY-13")
def test_more_than_needed_is_not_taken() -> None:
    e = acting([Who(hand="W2 W1 P1")], {"cost": [intents("wrath", 2), intents("perception", 1)]})
    play(e, "use c1 ev#a1", "pay wrath2 with wrath")
    assert "pay wrath1 with wrath" not in offered(e)
    assert "pay perception1 with perception" in offered(e)


@covers("ETH-PAY-13")
def test_the_proposed_step_comes_first_and_wastes_least() -> None:
    e = acting([Who(hand="W4 W1 W2")], {"cost": [intents("wrath", 3)]})
    play(e, "use c1 ev#a1")
    assert offered(e)[0] in ("pay wrath1 with wrath", "pay wrath2 with wrath")
    play(e, offered(e)[0])
    play(e, offered(e)[0])
    assert offered(e)[0] == "confirm"


@covers("EX-06", "ETH-BST-01", "ETH-BST-03")
def test_a_boost_adds_its_face_and_is_spent_for_the_round() -> None:
    two = {"cost": [intents("wrath", 6)]}
    e = acting([Who(hand="W4 W4"), Who(hand="W4")], two, {"cost": [intents("wrath", 6)]}, dice={"luck": ["two"]})
    play(e, "use c1 ev#a1", "pay wrath4 with wrath", "boost")
    assert happened(e) == 1
    play(e, "use c2 ev#a2", "pay wrath4 with wrath")
    assert "boost" in offered(e)
    play(e, "give-up")
    assert "use c1 ev#a2" not in within_reach(e)  # 4 of 6, and no boost left


@covers("ETH-BST-03", "ETH-BST-04")
def test_what_the_die_would_decide_is_told_before_it_is_rolled() -> None:
    seer = progress_card("seer", passive({"boost_value": {"face": "two"}}, 2, "add"))
    dear = {"cost": [intents("wrath", 6)]}
    e = acting([Who(hand="W4 W4", progress="seer")], dear, dear, dice={"luck": ["two"]}, pack=(seer,))
    play(e, "use c1 ev#a1", "pay wrath4 with wrath")
    told = view.payment(e, frozenset({0}))
    assert told is not None
    assert told["luck"] == [["doom", 1, None], ["void", 1, 0], ["one", 2, 1], ["two", 1, 4], ["three", 1, 3]]
    play(e, "boost")
    play(e, "use c1 ev#a1")
    told = view.payment(e, frozenset({0}))
    assert told is not None
    assert told["luck"] == []  # once a round


@covers("ETH-BST-01")
def test_no_boost_before_an_intent_is_paid() -> None:
    e = acting([Who(hand="W4")], {"cost": [intents("wrath", 6)]})
    play(e, "use c1 ev#a1")
    assert "boost" not in offered(e)


@covers("EX-07", "ETH-BST-05")
def test_a_boost_that_is_not_enough_loses_everything_without_penalty() -> None:
    e = acting([Who(hand="W4")], {"cost": [intents("wrath", 6)]}, dice={"luck": ["one"]})
    play(e, "use c1 ev#a1", "pay wrath4 with wrath", "boost")
    assert happened(e) == 0
    assert designs(e, e.character(0).discard) == ["wrath4"]
    assert e.character(0).suffering == 0
    assert point(e) == "DP-20"


@covers("EX-08", "ETH-BST-04")
def test_doom_fails_the_action_and_asks_for_a_penalty() -> None:
    e = acting([Who(hand="W4", deck=2, discard=10)], {"cost": [intents("wrath", 6)]}, dice={"luck": ["doom"]})
    play(e, "use c1 ev#a1", "pay wrath4 with wrath", "boost")
    assert happened(e) == 0
    assert e.character(0).suffering == 1  # the only penalty there is answers itself


@covers("ETH-BST-04")
def test_the_penalty_is_chosen_among_three() -> None:
    e = acting([Who(hand="W4", glowstones=1)], {"cost": [intents("wrath", 6)]}, dice={"luck": ["doom", "doom"]})
    play(e, "use c1 ev#a1", "pay wrath4 with wrath", "boost", "accept")
    assert offered(e) == ["lose-glowstone", "suffer", "seal"]
    play(e, "seal")
    assert len(e.character(0).sealed) == 3
    assert happened(e) == 0


@covers("ETH-BST-02")
def test_after_the_roll_nothing_more_can_be_added() -> None:
    e = acting([Who(hand="W4 W4")], {"cost": [intents("wrath", 9)]}, dice={"luck": ["void"]})
    play(e, "use c1 ev#a1", "pay wrath4 with wrath", "boost")
    assert point(e) == "DP-20"
    assert happened(e) == 0
    assert designs(e, e.character(0).hand) == ["wrath4"]


@covers("ETH-BST-04")
def test_a_boost_after_the_full_cost_can_still_fail() -> None:
    e = acting([Who(hand="W6", deck=2, discard=9)], {"cost": [intents("wrath", 6)]}, dice={"luck": ["doom"]})
    play(e, "use c1 ev#a1", "pay wrath6 with wrath")
    assert "confirm" in offered(e)
    play(e, "boost")
    assert happened(e) == 0


@covers("EX-73", "ETH-INT-01", "ETH-PAY-08")
def test_an_interrupt_in_the_middle_of_a_payment() -> None:
    draft = {
        "influence": {
            "id": "draft",
            "name": {"en": "Draft"},
            "intents": {"perception": 2},
            "abilities": [{"id": "i", "kind": "interrupt", "cost": [{"discard_self": True}], "do": [{"draw": 1}]}],
        }
    }
    cards = ["P4", *["-"] * 19]
    e = acting([Who(hand="P4 draft", deck=cards)], {"cost": [intents("perception", 8)]}, pack=(draft,))
    play(e, "use c1 ev#a1", "pay perception4 with perception", "play c1 draft", "pay perception4 with perception")
    assert "confirm" in offered(e)
    play(e, "confirm")
    assert happened(e) == 1


@covers("ETH-PAY-11")
def test_increases_raise_every_cost_and_free_stays_free() -> None:
    dear = {
        "id": "p", "kind": "passive",
        "do": [{"modifier": {"stat": "action_cost", "op": "add", "value": 1, "who": {"character": "all"}}}],
    }  # fmt: skip
    e = acting([Who(hand="W2 W1")], {"cost": [intents("wrath", 2)]}, {"cost": "free"}, dear)
    play(e, "use c1 ev#a1", "pay wrath2 with wrath")
    assert "confirm" not in offered(e)
    play(e, "pay wrath1 with wrath", "confirm", "use c1 ev#a2")
    assert happened(e) == 2
