"""Prices that are paid several times at once (6.19), and instalments of group actions (6.20) in the corners."""

from __future__ import annotations

from reverie.games.etherfields.rounds.tidying import intents_back
from tests.games.etherfields.acting.events import acting, happened, intents
from tests.games.etherfields.acting.test_fighting import CONTACT, FIGHT, GROUP, beast, facing
from tests.games.etherfields.tables import Who, board, offered, play, point, table
from tests.support import covers


@covers("ETH-FGT-01")
def test_an_action_without_the_keyword_happens_once() -> None:
    e = acting([Who(hand="W6 W3")], {"cost": [intents("wrath", 3)]})
    play(e, "use c1 ev#a1", "pay wrath6 with wrath")
    assert "pay wrath3 with wrath" not in offered(e)
    play(e, "confirm")
    assert happened(e) == 1


@covers("ETH-FGT-02")
def test_a_printed_range_replaces_the_usual_one() -> None:
    far = facing([Who(hand="W3")], {**FIGHT, "range": 3}, at="A2.ne")
    assert "use c1 beast#i1" in offered(far)
    near = facing([Who(hand="W3")], {**FIGHT, "range": 0}, at="A1.ne")
    assert "use c1 beast#i1" not in offered(near)


@covers("ETH-FGT-02", "ETH-ACT-03")
def test_fights_of_a_field_reach_one_field() -> None:
    smash = {"id": "smash", "kind": "action", **FIGHT}
    tiles = board(A1={"nw": {"actions": [smash]}})
    e = table([Who(hand="W3", at="A1.ne"), Who(hand="W3", at="A2.nw")], tiles=tiles)
    assert [words for words in offered(e) if words.startswith("use")] == ["use c1 tile_a1#smash"]


@covers("ETH-FGT-03", "ETH-FGT-05")
def test_every_part_of_the_price_is_paid_as_often_and_limits_how_often() -> None:
    dear = {**FIGHT, "cost": [intents("wrath", 3), {"ether": 1}]}
    for ether, times in ((3, 2), (1, 1)):
        e = facing([Who(hand="W6", ether=ether)], dear)
        play(e, "use c1 beast#i1", "pay wrath6 with wrath", "confirm")
        assert (happened(e), e.character(0).ether) == (times, ether - times)


@covers("ETH-FGT-04")
def test_a_figure_out_of_range_is_no_target() -> None:
    e = facing([Who(hand="P3")], CONTACT, at="C4.se A1.ne")
    play(e, "use c1 beast#i1", "pay perception3 with perception", "confirm")
    assert point(e) == "DP-20", "there is only one to choose"
    assert [number for number, one in e.state.figures.items() if one.states] == [101]


@covers("ETH-FGT-05")
def test_with_two_colours_the_scarcer_one_counts() -> None:
    two = {**FIGHT, "cost": [intents("wrath", 2), intents("perception", 2)]}
    e = facing([Who(hand="W6 P2")], two)
    play(e, "use c1 beast#i1", "pay wrath6 with wrath")
    assert "confirm" not in offered(e)
    play(e, "pay perception2 with perception", "confirm")
    assert happened(e) == 1


@covers("ETH-FGT-05")
def test_without_intents_it_is_said_how_often() -> None:
    e = facing([Who(ether=3)], {**FIGHT, "cost": [{"ether": 1}]})
    play(e, "use c1 beast#i1")
    assert offered(e) == ["choose 1", "choose 2", "choose 3", "cancel"]
    play(e, "choose 2")
    assert (happened(e), e.character(0).ether) == (2, 1)


@covers("ETH-GRP-03")
def test_an_instalment_at_a_field_needs_the_field() -> None:
    lift = {"id": "lift", "kind": "action", **GROUP, "do": [{"gain_hours": 1}]}
    e = table([Who(hand="W3", at="A1.nw"), Who(hand="W3", at="A1.ne")], tiles=board(A1={"nw": {"actions": [lift]}}))
    assert [words for words in offered(e) if words.startswith("use")] == ["use c1 tile_a1#lift"]


@covers("ETH-GRP-01", "ETH-GRP-04", "ETH-ACT-10")
def test_a_limit_counts_the_action_and_not_its_instalments() -> None:
    e = acting([Who(hand="W3 W3"), Who(hand="W3 W3")], {**GROUP, "limit": "per_encounter"})
    play(e, "use c1 ev#a1", "pay wrath3 with wrath", "confirm")
    assert "use c2 ev#a1" in offered(e), "half of it is paid"
    play(e, "use c2 ev#a1", "pay wrath3 with wrath", "confirm")
    assert happened(e) == 1
    assert not [words for words in offered(e) if words.endswith("ev#a1")]


@covers("ETH-GRP-07")
def test_the_target_is_named_when_the_action_happens() -> None:
    e = facing([Who(hand="P3 P3")], {**CONTACT, "group": True}, at="A1.ne A1.sw")
    play(e, "use c1 beast#i1", "pay perception3 with perception", "confirm")
    assert point(e) == "DP-32"
    assert len(offered(e)) == 2


@covers("ETH-GRP-08")
def test_one_payment_counts_no_more_instalments_than_markers_are_free() -> None:
    e = acting([Who(hand="W12"), Who(), Who(), Who()], GROUP, {"group": True, "cost": [intents("wrath", 9)]}, run=False)
    e.state.encounter.intent_markers["event:ev#a2"] = ["wrath"] * 10
    e.state.supply["intent_marker"] = 2
    e.run()
    play(e, "use c1 ev#a1", "enough", "pay wrath12 with wrath", "confirm")
    assert e.state.encounter.intent_markers["event:ev#a1"] == ["wrath", "wrath"]
    assert (happened(e), e.state.supply["intent_marker"]) == (0, 0)


@covers("ETH-GRP-10")
def test_markers_on_slumberlands_tiles_stay_until_the_rebuild() -> None:
    e = table(1)
    e.state.encounter.intent_markers = {"tile:tile_a1#lift": ["wrath"], "creature:beast#i1": ["wrath"]}
    e.state.supply["intent_marker"] -= 2
    intents_back(e, tiles_stay=True)
    assert e.state.encounter.intent_markers == {"tile:tile_a1#lift": ["wrath"]}
    intents_back(e, tiles_stay=False)
    assert (e.state.encounter.intent_markers, e.state.supply["intent_marker"]) == ({}, 12)


@covers("ETH-FGT-04", "ETH-RNG-03")
def test_a_target_that_was_in_range_at_the_start_may_be_far_away_by_now() -> None:
    away = {"relocate_creature": {"who": "target", "field": {"field": {"pick": "id", "id": "C4.se"}}}}
    e = facing([Who(hand="W6")], {**FIGHT, "do": [away, {"gain_hours": 1}]})
    play(e, "use c1 beast#i1", "pay wrath6 with wrath", "confirm")
    assert happened(e) == 2


@covers("ETH-FGT-05", "ETH-PAY-07")
def test_what_is_spent_during_the_payment_counts_for_how_often() -> None:
    spend = {"id": "i", "kind": "interrupt", "cost": [{"ether": 1}], "limit": "once_ever", "do": [{"gain_key": 1}]}
    quick = {"item": {"id": "quick", "name": {"en": "Quick"}, "intents": {}, "abilities": [spend]}}
    dear = {**FIGHT, "cost": [intents("wrath", 3), {"ether": 1}]}
    e = table([Who(hand="W6", ether=2)], pack=[beast(dear), quick], figures={"beast": "A1.ne"}, items="quick", hours=0)
    play(e, "use c1 beast#i1", "pay wrath6 with wrath", "use c1 quick", "confirm")
    assert (happened(e), e.character(0).ether, e.state.team.keys) == (1, 0, 1)
