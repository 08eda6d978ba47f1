"""Fight and contact (6.19) and group actions (6.20)."""

from __future__ import annotations

from reverie.games.etherfields.core.engine import Engine
from tests.games.etherfields.acting.events import acting, happened, intents
from tests.games.etherfields.tables import Data, Who, designs, offered, play, point, table
from tests.support import covers


def beast(*interactions: Data, figure: str = "human") -> Data:
    """A creature with interactions."""
    whole = [{"id": f"i{number + 1}", "kind": "action", **one} for number, one in enumerate(interactions)]
    return {
        "creature": {"id": "beast", "name": {"en": "Beast"}, "figure": figure, "movement": 1, "interactions": whole,
                     "steps": {}}
    }  # fmt: skip


FIGHT: Data = {"keyword": "fight", "cost": [intents("wrath", 3)], "do": [{"gain_hours": 1}]}
CONTACT: Data = {
    "keyword": "contact", "cost": [intents("perception", 3)],
    "do": [{"put_state": {"kind": "confused", "who": "target"}}, {"gain_hours": 1}],
}  # fmt: skip


def facing(people: list[Who], *interactions: Data, at: str = "A1.ne", **rest: object) -> Engine:
    """Somebody faces a creature."""
    return table(people, pack=[beast(*interactions)], figures={"beast": at}, hours=0, **rest)  # type: ignore[arg-type]


@covers("EX-16", "ETH-FGT-01", "ETH-FGT-03")
def test_a_fight_paid_three_times_happens_three_times() -> None:
    e = facing([Who(hand="W3 W3 W3")], FIGHT)
    play(e, "use c1 beast#i1", "pay wrath3 with wrath", "pay wrath3 with wrath", "pay wrath3 with wrath", "confirm")
    assert happened(e) == 3


@covers("EX-17", "ETH-FGT-04")
def test_every_application_has_its_own_target() -> None:
    e = facing([Who(hand="P3 P3 P3")], CONTACT, at="A1.ne A1.sw")
    paying = ["pay perception3 with perception"] * 3
    play(e, "use c1 beast#i1", *paying, "confirm")
    first, second = offered(e)
    play(e, first, first, second)
    assert happened(e) == 3
    assert [sorted(one.states) for number, one in e.state.figures.items() if number >= 100] == [
        ["confused"],
        ["confused"],
    ]


@covers("EX-18", "ETH-FGT-05", "ETH-BST-07")
def test_a_boost_decides_how_often() -> None:
    for face, times in (("one", 2), ("void", 1)):
        e = facing([Who(hand="W5")], FIGHT, dice={"luck": [face]})
        play(e, "use c1 beast#i1", "pay wrath5 with wrath", "boost")
        assert happened(e) == times


@covers("ETH-FGT-02")
def test_fight_reaches_one_field_and_cards_change_that() -> None:
    far = facing([Who(hand="W3", at="A1.nw")], FIGHT, at="A2.nw")
    assert "use c1 beast#i1" not in offered(far)
    arm = {"influence": {"id": "arm", "name": {"en": "Arm"}, "intents": {}, "progress": {"cost": "free"}, "abilities": [
        {"id": "p", "kind": "passive", "do": [{"modifier": {"stat": "fight_range", "op": "add", "value": 1,
                                                            "who": "self"}}]}]}}  # fmt: skip
    e = table([Who(hand="W3", at="A1.nw", progress="arm")], pack=[beast(FIGHT), arm], figures={"beast": "A2.nw"})
    assert "use c1 beast#i1" in offered(e)


@covers("EX-19", "ETH-FGT-02", "ETH-GEN-01")
def test_a_cap_beats_every_increase() -> None:
    arm = {"influence": {"id": "arm", "name": {"en": "Arm"}, "intents": {}, "progress": {"cost": "free"}, "abilities": [
        {"id": "p", "kind": "passive", "do": [{"modifier": {"stat": "fight_range", "op": "add", "value": 1,
                                                            "who": "self"}}]}]}}  # fmt: skip
    paving = {"event": {"id": "paving", "name": {"en": "Paving"}, "abilities": [
        {"id": "p", "kind": "passive", "do": [{"modifier": {"stat": "action_range", "op": "cap_max", "value": 1,
                                                            "who": {"character": "all"}}}]}]}}  # fmt: skip
    e = table([Who(hand="W3", at="A1.nw", progress="arm")], pack=[beast(FIGHT), arm, paving],
              figures={"beast": "A2.nw"}, revealed=["event:paving"])  # fmt: skip
    assert "use c1 beast#i1" not in offered(e)


@covers("ETH-FGT-06")
def test_the_end_of_the_encounter_ends_the_applications() -> None:
    ending = {"keyword": "fight", "cost": [intents("wrath", 3)], "do": [{"gain_hours": 1}, "end_slumber"]}
    e = facing([Who(hand="W6")], ending)
    play(e, "use c1 beast#i1", "pay wrath6 with wrath", "confirm")
    assert happened(e) == 1
    assert e.state.result


CLENCHED: Data = {
    "influence": {"id": "fist", "name": {"en": "Fist"}, "intents": {"wrath": 4}, "abilities": [
        {"id": "a", "kind": "action", "cost": "free", "after_use": "discard", "do": [
            {"modifier": {"stat": {"action_cost": {"keyword": "fight"}}, "op": "add", "value": -2, "who": "self",
                          "duration": {"uses": {"n": 1, "duration": "round"}}}}]}]}
}  # fmt: skip


@covers("EX-77", "ETH-PAY-11", "ETH-FGT-05")
def test_a_reduction_counts_once_for_the_whole_payment() -> None:
    for paid, times in (("W4", 2), ("W3", 1)):
        e = table([Who(hand=f"fist {paid}")], pack=[beast(FIGHT), CLENCHED], figures={"beast": "A1.ne"}, hours=0)
        play(e, "play c1 fist", "use c1 beast#i1", f"pay wrath{paid[1]} with wrath", "confirm")
        assert happened(e) == times
        assert e.state.modifiers == []


@covers("ETH-PAY-11")
def test_two_reductions_add_up() -> None:
    e = table([Who(hand="fist fist W3")], pack=[beast(FIGHT), CLENCHED], figures={"beast": "A1.ne"}, hours=0)
    play(e, "play c1 fist", "play c1 fist", "use c1 beast#i1")
    assert "confirm" in offered(e)  # with nothing paid one application is free


# ---- group actions --------------------------------------------------------------------------------------------------

GROUP: Data = {"group": True, "cost": [intents("wrath", 3)]}


@covers("EX-20", "ETH-GRP-01", "ETH-GRP-02", "ETH-GRP-04", "ETH-GRP-06")
def test_instalments_of_several_characters() -> None:
    e = acting([Who(hand="W6"), Who(hand="W3"), Who()], GROUP)
    play(e, "use c1 ev#a1", "pay wrath6 with wrath", "confirm")
    assert e.state.encounter.intent_markers["event:ev#a1"] == ["wrath", "wrath"]
    assert e.state.supply["intent_marker"] == 10
    assert happened(e) == 0
    play(e, "use c2 ev#a1", "pay wrath3 with wrath", "confirm")
    assert happened(e) == 1
    assert e.state.supply["intent_marker"] == 12


@covers("EX-21", "ETH-GRP-05")
def test_the_first_marker_fixes_the_colour() -> None:
    two = {"group": True, "cost": {"one_of": [[intents("wrath", 3)], [intents("perception", 3)]]}}
    e = acting([Who(hand="W3 W3 P3"), Who(hand="P3 W3"), Who()], two)
    play(e, "use c1 ev#a1", "choose cost-1", "pay wrath3 with wrath", "confirm")
    play(e, "use c2 ev#a1")
    assert point(e) == "DP-30"  # there is no other price to choose
    assert [words for words in offered(e) if words.startswith("pay")] == ["pay wrath3 with wrath"]


@covers("EX-22", "ETH-GRP-08")
def test_markers_of_another_colour_stand_in() -> None:
    e = acting([Who(hand="W3"), Who()], GROUP, run=False)
    e.state.encounter.intent_markers["event:other"] = ["wrath"] * 4
    e.state.supply["intent_marker"] -= 4
    e.run()
    play(e, "use c1 ev#a1", "pay wrath3 with wrath", "confirm")
    assert e.state.encounter.intent_markers["event:ev#a1"] == ["wrath"]
    assert e.state.supply["intent_marker"] == 7


@covers("ETH-GRP-08")
def test_without_a_free_marker_one_is_taken_from_another_action_or_nothing_happens() -> None:
    e = acting([Who(hand="W3"), Who()], GROUP, {"group": True, "cost": [intents("wrath", 9)]}, run=False)
    e.state.encounter.intent_markers["event:ev#a2"] = ["wrath"] * 12
    e.state.supply["intent_marker"] = 0
    e.run()
    play(e, "use c1 ev#a1")
    assert point(e) == "DP-40"
    play(e, "enough")
    assert point(e) == "DP-20"
    assert designs(e, e.character(0).hand) == ["wrath3"]
    play(e, "use c1 ev#a1", "free ev#a2", "pay wrath3 with wrath", "confirm")
    assert len(e.state.encounter.intent_markers["event:ev#a2"]) == 11
    assert e.state.encounter.intent_markers["event:ev#a1"] == ["wrath"]


@covers("EX-23", "ETH-GRP-09")
def test_a_plain_group_action_takes_no_more_than_it_needs() -> None:
    e = acting([Who(hand="W9"), Who()], GROUP)
    play(e, "use c1 ev#a1", "pay wrath9 with wrath", "confirm")
    assert happened(e) == 1
    assert e.state.encounter.intent_markers["event:ev#a1"] == []


@covers("ETH-GRP-09")
def test_a_group_fight_may_be_completed_several_times() -> None:
    e = facing([Who(hand="W9 W6"), Who()], {**FIGHT, "group": True})
    play(e, "use c1 beast#i1", "pay wrath9 with wrath", "pay wrath6 with wrath", "confirm")
    assert happened(e) == 2
    assert e.state.encounter.intent_markers["creature:beast#i1"] == ["wrath"]


@covers("ETH-GRP-03", "ETH-GRP-07")
def test_an_instalment_needs_the_position_and_the_target_is_named_at_the_end() -> None:
    e = facing([Who(hand="P3", at="A1.nw"), Who(hand="P3", at="C4.se"), Who(hand="P3", at="A1.sw")],
               {**CONTACT, "group": True}, at="A1.ne A1.nw")  # fmt: skip
    assert "use c2 beast#i1" not in offered(e)
    play(e, "use c1 beast#i1", "pay perception3 with perception", "confirm")
    assert point(e) == "DP-20"  # no target was asked for


@covers("ETH-GRP-09", "ETH-GRP-01")
def test_no_more_instalments_can_be_named_than_are_missing() -> None:
    e = acting([Who(ether=5), Who()], {"group": True, "cost": [{"ether": 1}]})
    play(e, "use c1 ev#a1")
    assert offered(e) == ["choose 1", "choose 2", "cancel"]
    play(e, "choose 2")
    assert (happened(e), e.character(0).ether) == (1, 3)


# ---- hitting every figure in range (9.9, `fight_hits_all_in_range`) ------------------------------------------------


def sweeping(hand: str, uses: int = 1, figures: dict[str, str] | None = None, *more: Data) -> Engine:
    """Somebody whose next fights hit every figure of the creature in range; `strike` is a card that fights anybody."""
    change = {"stat": "fight_hits_all_in_range", "op": "set", "value": True, "who": "self"}
    elbow = {"id": "a", "kind": "action", "cost": "free",
             "do": [{"modifier": {**change, "duration": {"uses": {"n": uses, "duration": "round"}}}}]}  # fmt: skip
    strike = {"id": "a", "kind": "action", "target": {"figure": "chosen"}, **FIGHT}
    cards = [
        {"influence": {"id": id, "name": {"en": id}, "intents": {}, "abilities": [one]}}
        for id, one in (("elbow", elbow), ("strike", strike))
    ]
    other = {"creature": {**beast(FIGHT)["creature"], "id": "other", "figure": "animal"}}
    where = figures or {"beast": "A1.ne A1.sw C4.se"}
    e = table([Who(hand=f"elbow {hand}")], pack=[beast(FIGHT, *more), other, *cards], figures=where, hours=0)
    return play(e, "play c1 elbow")


@covers("ETH-FGT-03", "ETH-FGT-04")
def test_your_next_fight_is_one_fight_with_all_its_applications() -> None:
    e = sweeping("W3 W3 W3")
    play(e, "use c1 beast#i1", "pay wrath3 with wrath", "pay wrath3 with wrath", "confirm")
    assert happened(e) == 4, "two applications, two figures in range"
    play(e, "use c1 beast#i1", "pay wrath3 with wrath", "confirm")
    assert point(e) == "DP-32", "the next one is a plain fight again"
    play(e, offered(e)[0])
    assert happened(e) == 5


@covers("ETH-FGT-04")
def test_only_the_figures_of_that_creature_tile_are_hit() -> None:
    e = sweeping("strike W3", 1, {"beast": "A1.ne A1.sw", "other": "A1.ne"})
    play(e, "play c1 strike", "pay wrath3 with wrath", "confirm")
    assert offered(e) == ["target beast.100 at A1.ne", "target other.102 at A1.ne"], "one figure stands for its tile"
    play(e, "target beast.100 at A1.ne")
    assert happened(e) == 2


@covers("ETH-FGT-04", "ETH-FGT-06")
def test_a_figure_that_is_gone_is_not_hit() -> None:
    clear = {**FIGHT, "do": [{"remove_figure": {"who": {"creature": "this"}, "n": 9}}, {"gain_hours": 1}]}
    e = sweeping("W3", 1, None, clear)
    play(e, "use c1 beast#i2", "pay wrath3 with wrath", "confirm")
    assert happened(e) == 1
