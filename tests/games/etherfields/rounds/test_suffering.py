"""Sealing, suffering, the three deaths (6.11)."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Engine
from tests.games.etherfields.tables import Who, board, carry_out, designs, offered, play, point, push, table
from tests.support import covers

CUT: dict[str, Any] = {"weakness": {"id": "cut", "name": {"en": "Cut"}}}


def guard(word: Any, effect: Any, **more: Any) -> dict[str, Any]:
    """A card that may be used when somebody is about to suffer or seal."""
    ability = {"id": "i", "kind": "interrupt", "when": word, "cost": [{"discard_self": True}], "do": [effect], **more}
    return {"influence": {"id": "guard", "name": {"en": "Guard"}, "intents": {}, "abilities": [ability]}}


# ---- sealing ------------------------------------------------------------------------------------------------------


@covers("ETH-SEL-01", "ETH-WEK-04", "EX-31")
def test_seals_influence_cards_from_the_top_and_skips_weaknesses() -> None:
    e = table([Who(deck="W1 cut W2 W3", hand=6)], pack=[CUT])
    push(e, "seal", c=0, n=2)
    who = e.character(0)
    assert designs(e, who.sealed) == ["wrath2", "wrath1"]
    assert designs(e, who.deck) == ["cut", "wrath3"]


@covers("ETH-SEL-02", "EX-32")
def test_an_empty_deck_seals_nothing_and_is_not_reshuffled() -> None:
    e = table([Who(deck=0, discard=12)])
    push(e, "seal", c=0, n=2)
    who = e.character(0)
    assert (len(who.sealed), len(who.discard), len(who.deck)) == (0, 12, 0)


@covers("ETH-SEL-02")
def test_fewer_cards_than_asked_are_sealed() -> None:
    """R-01."""
    e = table([Who(deck="W1 cut", discard=12)], pack=[CUT])
    push(e, "seal", c=0, n=3)
    who = e.character(0)
    assert (designs(e, who.sealed), designs(e, who.deck), len(who.discard)) == (["wrath1"], ["cut"], 12)


@covers("ETH-SEL-03", "EX-33")
def test_unsealing_goes_one_by_one_to_the_top_of_the_discard_pile() -> None:
    e = table([Who(sealed="W1 W2 W3", discard="C1")])
    assert op.unseal(e, 0)
    assert op.unseal(e, 0)
    who = e.character(0)
    assert designs(e, who.discard) == ["wrath2", "wrath1", "cunning1"]
    assert designs(e, who.sealed) == ["wrath3"]


@covers("ETH-SEL-03")
def test_unsealing_a_card_of_choice() -> None:
    e = table([Who(sealed="W1 W2 W3")])
    op.unseal(e, 0, e.character(0).sealed[1])
    assert designs(e, e.character(0).sealed) == ["wrath1", "wrath3"]


@covers("ETH-SEL-04")
def test_sealed_cards_cannot_be_used() -> None:
    e = table([Who(sealed="C3")])
    assert "play" not in " ".join(offered(e))
    assert not any(word.startswith("pay") for word in offered(e))


@covers("ETH-SEL-05")
def test_sealing_a_card_from_hand_puts_it_on_top() -> None:
    e = table([Who(hand="W1", sealed="W2")])
    op.move_card(e, 0, e.character(0).hand[0], "hand", "sealed")
    assert designs(e, e.character(0).sealed) == ["wrath1", "wrath2"]


@covers("ETH-SEL-05")
def test_the_owner_chooses_which_cards_of_its_hand_are_sealed() -> None:
    """9.8.1 `seal_chosen`."""
    e = table([Who(hand="W1 W2 W3")])
    push(e, "seal", c=0, n=2, zone="hand")
    assert (point(e), offered(e)) == ("DP-29", ["seal wrath1", "seal wrath2", "seal wrath3"])
    play(e, "seal wrath2", "seal wrath1")
    assert designs(e, e.character(0).sealed) == ["wrath1", "wrath2"]
    assert designs(e, e.character(0).hand) == ["wrath3"]


@covers("ETH-SEL-06")
def test_a_window_opens_before_an_effect_seals() -> None:
    e = table([Who(hand="guard")], pack=[guard("would_seal", {"prevent_seal": 1})])
    push(e, "seal", c=0, n=2, cause={"kind": "creature"})
    assert point(e) == "DP-39"
    play(e, "play c1 guard")
    assert len(e.character(0).sealed) == 1


@covers("ETH-SEL-06")
def test_no_window_for_costs_and_chosen_penalties() -> None:
    e = table([Who(hand="guard")], pack=[guard("would_seal", {"prevent_seal": 1})])
    push(e, "seal", c=0, n=2, preventable="none")
    assert point(e) == "DP-20"
    assert len(e.character(0).sealed) == 2


# ---- suffering ----------------------------------------------------------------------------------------------------


@covers("ETH-SUF-01")
def test_suffering_takes_markers_from_the_supply() -> None:
    e = table()
    push(e, "suffer", c=0, n=3)
    assert e.character(0).suffering == 3
    assert e.state.supply["suffering"] == 13
    assert op.heal_one(e, 0)
    assert (e.character(0).suffering, e.state.supply["suffering"]) == (2, 14)


@covers("ETH-SUF-01")
def test_healing_gives_back_what_is_there() -> None:
    e = table([Who(suffering=1)])
    assert op.heal_one(e, 0)
    assert not op.heal_one(e, 0)


@covers("ETH-SUF-02", "ETH-SUF-03", "ETH-SUF-07", "ETH-TRN-11", "EX-34")
def test_the_eighth_marker_kills_the_whole_team() -> None:
    e = table([Who(suffering=7), Who()])
    push(e, "suffer", c=0, n=1)
    assert e.state.result == "lost"
    assert e.state.encounter.result == "death"
    assert e.state.reason == "suffering ETH-SUF-03"


@covers("ETH-SUF-02")
def test_seven_markers_do_not_kill() -> None:
    e = table([Who(suffering=6)])
    push(e, "suffer", c=0, n=1)
    assert e.state.result == ""


@covers("ETH-SUF-02", "ETH-SUF-03")
@pytest.mark.parametrize("limit", [1, 3, 4, 5])
def test_a_lower_limit_kills_sooner(limit: int) -> None:
    """The limit is an option and a stat (9.9, 9.12)."""
    e = table([Who(suffering=limit - 1)], options={"suffering_limit": limit})
    assert e.state.result == ""
    push(e, "suffer", c=0, n=1)
    assert e.state.reason == "suffering ETH-SUF-03"
    weak = {"stat": "suffering_limit", "op": "cap_max", "value": limit, "who": {"character": "all"}}
    e = table([Who(suffering=limit - 1)], texts={"weaken": [{"modifier": {**weak, "duration": "encounter"}}]})
    carry_out(e, "weaken")
    push(e, "suffer", c=0, n=1)
    assert e.state.reason == "suffering ETH-SUF-03"


@covers("ETH-SUF-04", "EX-35")
def test_an_empty_supply_kills() -> None:
    e = table([Who(suffering=7), Who(suffering=7), Who(suffering=2)])
    push(e, "suffer", c=2, n=1)
    assert (e.state.result, e.state.reason) == ("lost", "no_markers ETH-SUF-04")


@covers("ETH-SUF-04", "ETH-SUF-01")
def test_the_first_marker_is_taken_before_the_second_is_missing() -> None:
    """R-49."""
    e = table([Who(suffering=7), Who(suffering=7), Who(suffering=1)])
    push(e, "suffer", c=2, n=2)
    assert e.state.reason == "no_markers ETH-SUF-04"
    assert e.character(2).suffering == 2


@covers("ETH-SUF-05", "EX-36")
def test_too_few_influence_cards_kill() -> None:
    e = table([Who(deck=3, hand=2, discard=1, sealed=10)])
    push(e, "seal", c=0, n=1)
    assert (e.state.result, e.state.reason) == ("lost", "too_few_cards ETH-SUF-05")


@covers("ETH-SUF-05", "ETH-WEK-04")
@pytest.mark.parametrize("more", [{"sealed": 5}, {"progress": "laid laid"}, {"weaknesses": "cut cut"}])
def test_sealed_laid_and_weak_cards_do_not_count(more: dict[str, Any]) -> None:
    laid = {"influence": {"id": "laid", "name": {"en": "Laid"}, "intents": {}, "progress": {"cost": "free"}}}
    e = table([Who(deck="W1 W1 W1 cut", hand=2, discard=1, **more)], pack=[CUT, laid])
    push(e, "seal", c=0, n=1)
    assert e.state.reason == "too_few_cards ETH-SUF-05"


@covers("ETH-SUF-05", "ETH-WEK-04")
@pytest.mark.parametrize("zone", ["deck", "discard"])
def test_any_number_of_weaknesses_keeps_nobody_alive(zone: str) -> None:
    piles: dict[str, Any] = {"deck": ["-"] * 6, "discard": []}
    piles[zone] += ["cut"] * 12
    e = table([Who(**piles)], pack=[CUT])
    assert e.state.result == ""
    push(e, "seal", c=0, n=1)
    assert e.state.reason == "too_few_cards ETH-SUF-05"


@covers("ETH-SUF-05")
def test_cards_in_limbo_and_progress_cards_not_laid_count() -> None:
    """R-04."""
    laid = {"influence": {"id": "laid", "name": {"en": "Laid"}, "intents": {}, "progress": {"cost": "free"}}}
    e = table([Who(deck="laid laid", hand="laid W1", discard="laid W1")], pack=[laid])
    op.move_card(e, 0, e.character(0).hand[0], "hand", "limbo")
    assert op.influence_count(e, 0) == 6
    assert e.state.result == ""


@covers("ETH-SUF-02", "ETH-SUF-03", "ETH-SOC-02", "ETH-TRN-11", "EX-37")
def test_a_limit_that_falls_kills() -> None:
    rule = {"modifier": {"stat": "suffering_limit", "op": "add", "value": 2, "who": {"character": "all"}}}
    socket = {"id": "well", "abilities": [{"id": "p", "kind": "passive", "do": [rule]}]}
    people = [Who(at="A1.ne"), Who(at="A1.nw", glowstones=1)]
    e = table(people, tiles=board(A1={"nw": {"socket": socket}}))
    play(e, "fill c2 well")
    for _ in range(8):
        op.suffer_one(e, 0)
    assert e.state.result == ""
    play(e, "take-stone c2 well")
    assert (e.state.result, e.state.reason) == ("lost", "suffering ETH-SUF-03")


# ---- prevention -----------------------------------------------------------------------------------------------------


def about_to_suffer(preventable: str = "all", **more: Any) -> Engine:
    """A character with a card that prevents 1 is about to suffer 2."""
    e = table([Who(hand="guard")], pack=[guard("would_suffer", {"prevent": 1}, **more)])
    return push(e, "suffer", c=0, n=2, cause={"kind": "creature", "source": "x"}, preventable=preventable)


@covers("ETH-SUF-06")
def test_prevention_comes_before_the_first_marker() -> None:
    e = about_to_suffer()
    assert point(e) == "DP-39"
    assert e.character(0).suffering == 0
    play(e, "play c1 guard")
    assert e.character(0).suffering == 1
    assert point(e) == "DP-20"


@covers("ETH-SUF-06")
def test_prevention_may_be_declined() -> None:
    e = about_to_suffer()
    play(e, "accept")
    assert e.character(0).suffering == 2
    assert designs(e, e.character(0).hand) == ["guard"]


@covers("ETH-SUF-06")
def test_suffering_as_a_cost_cannot_be_prevented() -> None:
    """R-12."""
    e = about_to_suffer("none")
    assert (point(e), e.character(0).suffering) == ("DP-20", 2)


@covers("ETH-SUF-06")
def test_a_penalty_is_prevented_by_texts_about_suffering_in_general() -> None:
    e = about_to_suffer("general")
    assert point(e) == "DP-39"


@covers("ETH-SUF-06")
def test_a_penalty_is_not_prevented_by_texts_about_creatures() -> None:
    e = about_to_suffer("general", requires=[{"cause": {"source_kind": "creature"}}])
    assert (point(e), e.character(0).suffering) == ("DP-20", 2)


@covers("ETH-SUF-06", "ETH-RSH-01")
@pytest.mark.parametrize(("effect", "asked"), [({"prevent": 1}, True), ("ignore_effect", False)])
def test_the_penalty_of_a_reshuffle(effect: Any, asked: bool) -> None:
    """It is no effect, so a text about effects does not help; one about suffering does."""
    e = table([Who(hand=["guard", *["-"] * 4], deck=0, discard=2)], pack=[guard("would_suffer", effect)])
    push(e, "draw", c=0, n=1)
    assert (point(e) == "DP-39") is asked
    assert e.character(0).suffering == (0 if asked else 1)


@covers("ETH-SUF-06", "ETH-BCK-06", "EX-14")
def test_the_powerhouse_prevents_in_the_dreamlands_phase() -> None:
    people = [Who(), Who(), Who(deck=["powerhouse_card"] * 2 + ["-"] * 10)]
    e = table(people, at="steps", run=False)
    push(e, "suffer", c=2, n=2, cause={"kind": "creature", "source": "x"}, preventable="all")
    assert point(e) == "DP-39"
    play(e, "turn c3", "turn c3")
    who = e.character(2)
    assert (who.suffering, designs(e, who.discard)) == (0, ["powerhouse_card"] * 2)


@covers("ETH-SUF-06", "ETH-BCK-06")
def test_the_powerhouse_does_not_prevent_in_the_action_step() -> None:
    e = table([Who(), Who(), Who(deck=["powerhouse_card"] * 12)])
    push(e, "suffer", c=2, n=2, cause={"kind": "creature", "source": "x"})
    assert (point(e), e.character(2).suffering) == ("DP-20", 2)


@covers("ETH-SUF-06")
def test_the_rest_of_a_suffering_may_be_redirected_once() -> None:
    text = guard({"would_suffer": {"who": {"character": "other"}}}, {"redirect_suffering": {"to": "self"}})
    e = table([Who(hand="guard"), Who(hand="guard")], pack=[text])
    push(e, "suffer", c=0, n=2, cause={"kind": "creature", "source": "x"})
    assert offered(e) == ["accept", "play c2 guard"]
    play(e, "play c2 guard")
    assert [who.suffering for who in e.state.characters] == [0, 2]  # c1 could not take it back
    assert designs(e, e.character(0).hand) == ["guard"]


@covers("ETH-SUF-06")
def test_whoever_is_to_suffer_may_redirect_it_to_somebody_else() -> None:
    """9.8.1: to another character, who may prevent it."""
    away = guard({"would_suffer": {"who": "self"}}, {"redirect_suffering": {"to": {"character": "any"}}})
    shield = guard("would_suffer", {"prevent": 1})
    shield["influence"]["id"] = "shield"
    e = table([Who(hand="guard"), Who(hand="shield"), Who()], pack=[away, shield])
    push(e, "suffer", c=0, n=2, cause={"kind": "creature", "source": "x"})
    play(e, "play c1 guard")
    assert offered(e) == ["choose c2", "choose c3"], "not to the one it comes from"
    play(e, "choose c2", "play c2 shield")
    assert [who.suffering for who in e.state.characters] == [0, 1, 0]
    e = table([Who(hand="guard")], pack=[away])
    push(e, "suffer", c=0, n=2, cause={"kind": "creature", "source": "x"})
    assert e.character(0).suffering == 2, "alone there is nobody else"


@covers("ETH-SUF-06")
def test_triggers_hear_of_one_event() -> None:
    """9.6: once per event, not once per marker."""
    rule = {"id": "t", "kind": "trigger", "when": "suffered", "do": [{"gain_ether": {"n": 1, "who": "self"}}]}
    mask = {"mask": {"id": "thorns", "name": {"en": "Thorns"}, "abilities": [rule]}}
    e = table([Who(mask="thorns")], pack=[mask], texts={"hurt": [{"suffer": 3}]})
    carry_out(e, "hurt", self=0, actor=0)
    assert (e.character(0).suffering, e.character(0).ether) == (3, 1)


@covers("ETH-SEL-04")
def test_everybody_sees_sealed_cards() -> None:
    from reverie.games.etherfields.seats.view import zones

    e = table([Who(sealed="C3 W1"), Who()])
    assert zones(e, frozenset({1}))["characters"][0]["sealed"] == ["cunning3", "wrath1"]


@covers("ETH-SEL-05")
def test_a_card_that_seals_itself_lies_on_top() -> None:
    ability = {"id": "a", "kind": "action", "cost": "free", "do": ["seal_self"]}
    trick = {"influence": {"id": "trick", "name": {"en": "Trick"}, "intents": {}, "abilities": [ability]}}
    e = table([Who(hand="trick", sealed="W1")], pack=[trick])
    play(e, "play c1 trick")
    assert designs(e, e.character(0).sealed) == ["trick", "wrath1"]
    assert designs(e, e.character(0).discard) == []


def paying(part: dict[str, int], guarded: dict[str, Any]) -> Engine:
    """Somebody with a card that prevents pays a part of a price."""
    ability = {"id": "a", "kind": "action", "cost": [part], "do": [{"gain_key": 1}]}
    event = {"event": {"id": "ev", "name": {"en": "Ev"}, "abilities": [ability]}}
    return play(table([Who(hand="guard")], pack=[guarded, event], revealed=["event:ev"]), "use c1 ev#a")


@covers("ETH-SEL-06", "ETH-SUF-06")
def test_what_is_paid_is_not_prevented() -> None:
    e = paying({"seal": 2}, guard("would_seal", {"prevent_seal": 1}))
    assert (point(e), len(e.character(0).sealed), e.state.team.keys) == ("DP-20", 2, 1)
    e = paying({"suffering": 2}, guard("would_suffer", {"prevent": 1}))
    assert (point(e), e.character(0).suffering, e.state.team.keys) == ("DP-20", 2, 1)


@covers("ETH-SEL-06", "ETH-RSH-01")
def test_sealing_chosen_as_a_penalty_is_not_prevented() -> None:
    e = table([Who(hand="guard", deck=0, discard=12)], pack=[guard("would_seal", {"prevent_seal": 1})])
    push(e, "draw", c=0, n=1)
    assert point(e) == "DP-24"
    play(e, "seal 3")
    assert (point(e), len(e.character(0).sealed)) == ("DP-20", 3)


@covers("ETH-SUF-06", "ETH-BST-04")
@pytest.mark.parametrize(("effect", "asked"), [({"prevent": 1}, True), ("ignore_effect", False)])
def test_the_penalty_of_a_boost(effect: Any, asked: bool) -> None:
    """As with a reshuffle: no effect causes it."""
    e = table([Who(hand="guard", deck=2, discard=12)], pack=[guard("would_suffer", effect)])
    push(e, "boost_penalty", c=0)
    assert (point(e) == "DP-39") is asked
    assert e.character(0).suffering == (0 if asked else 1)


@covers("ETH-SUF-03", "ETH-SUF-02")
def test_a_limit_that_falls_kills_at_once() -> None:
    less = {"modifier": {"stat": "suffering_limit", "op": "add", "value": -2, "who": "self", "duration": "round"}}
    for suffering, result in ((5, ""), (6, "lost")):
        e = table([Who(suffering=suffering)], texts={"t": [less]})
        carry_out(e, "t", self=0)
        assert e.state.result == result
