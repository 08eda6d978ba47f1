"""Turn cards and the steps of the dreamlands phase (6.26)."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.rounds import turn_cards
from tests.games.etherfields.tables import Who, board, creatures, offered, play, point, push, table
from tests.support import covers

EACH = {"character": "all"}


def each(*effects: Any) -> list[Any]:
    """Something that happens to every character."""
    return [{"for_each": {"in": EACH, "do": list(effects)}}]


def creature(name: str, movement: Any = 1, figure: Any = "token", **steps: Any) -> dict[str, Any]:
    """A creature tile with its step effects."""
    filled = {kind: steps.get(kind, "none") for kind in ("mutation", "basic", "special")}
    data = {"id": name, "name": {"en": name}, "figure": {"token": name} if figure == "token" else figure}
    return {"creature": {**data, "movement": movement, "steps": filled}}


HURT = creature("hurt", basic=each({"suffer": 1}), special=each({"seal": 1}))
STONES = creature("stones", basic=each({"gain_glowstone": 1}))


def told(e: Engine, kind: str) -> list[Any]:
    """The facts of all events of a kind."""
    assert e.events is not None
    return [dict(facts) for name, facts, _ in e.events if name == kind]


@covers("ETH-TRN-01")
def test_every_card_has_suit_steps_and_reward() -> None:
    e = table()
    assert len(e.content.turn_card) == 12
    for card in e.content.turn_card.values():
        assert card.suit in ("moth", "bell", "anchor", "thorn")
        assert set(card.steps) <= {"mutation", "basic", "special", "move"}
        assert card.reward


@covers("ETH-TRN-02")
def test_the_turn_deck_has_as_many_cards_as_rounds() -> None:
    e = table()
    turn_cards.form(e, 5)
    here = e.state.encounter
    assert (len(here.turn_deck), len(here.turn_discard), here.shown_discard) == (5, 7, 0)
    assert sorted(here.turn_deck + here.turn_discard) == sorted(e.content.turn_card)


@covers("ETH-TRN-02")
def test_all_twelve_are_shuffled_for_every_encounter() -> None:
    e = table(dice={"shuffle": [[*range(11, -1, -1)]]})
    turn_cards.form(e, 3)
    assert e.state.encounter.turn_deck == ["t12", "t11", "t10"]
    assert e.state.encounter.turn_discard[0] == "t09"


@covers("ETH-TRN-03", "ETH-TRN-05", "ETH-RND-05", "EX-43")
def test_steps_from_top_to_bottom_and_only_what_is_there() -> None:
    """T01: mutation, basic, move; the creature has no mutation effect, and its special one is not asked for."""
    e = table([Who(at="A4.ne")], pack=[HURT], figures={"hurt": "A1.nw"}, turn="t01 t02", listening=True)
    e.state.scripted["creature"] = ["crawl"]
    play(e, "pass c1")
    assert [facts["step"] for facts in told(e, "step")] == ["mutation", "basic", "move"]
    assert [facts["step"] for facts in told(e, "step_effect")] == ["basic"]
    assert e.character(0).suffering == 1
    assert e.character(0).sealed == []
    assert creatures(e, "hurt") != ["A1.nw"]


@covers("ETH-TRN-03")
def test_effects_of_gate_revealed_cards_and_rifts_count_too() -> None:
    step = {"id": "s", "kind": "step", "when": {"step": "basic"}, "do": each({"gain_ether": 1})}
    event = {"event": {"id": "storm", "abilities": [step]}}
    lines = {"rounds": 5, "introduction": 990, "no_more_rounds": 991, "group": 1}
    gate = {"gate": {"id": "g_table", "name": {"en": "G"}, **lines, "rules": [step]}}
    fate = {"fate": {"id": "crack", "name": {"en": "Crack"}, "rift": {"field": "none", "abilities": [step]}}}
    tiles = board(A1={"rift_slot": "nw"})
    e = table(1, pack=[event, gate, fate], tiles=tiles, kind="dream", revealed=["event:storm"])
    e.state.land.rifts["tile_a1"] = "crack"
    e.changed()
    push(e, "step", step="basic")
    assert point(e) == "DP-61"
    assert sorted(offered(e)) == ["resolve crack#s", "resolve g_table#s", "resolve storm#s"]
    play(e, "resolve storm#s", "resolve crack#s")
    assert e.character(0).ether == 3


@covers("ETH-TRN-04", "ETH-GEN-11")
def test_team_chooses_the_order_of_several_effects() -> None:
    e = table([Who(suffering=7)], pack=[HURT, STONES], figures={"hurt": "A1.ne", "stones": "A1.se"})
    push(e, "step", step="basic")
    assert offered(e) == ["resolve hurt", "resolve stones"]
    play(e, "resolve stones")
    assert e.state.result == "lost"
    assert e.character(0).glowstones == 1


@covers("ETH-GEN-11", "ETH-RNG-04")
def test_ranges_are_fixed_when_the_step_begins() -> None:
    """R-27: the first effect relocates the character, the second one still reaches it."""
    near = {"characters_in_range": {"n": 1, "of": "this"}}
    throw = creature("throw", basic=[{"for_each": {"in": near, "do": [{"relocate": {"field": "C4.se"}}]}}])
    bite = creature("bite", basic=[{"for_each": {"in": near, "do": [{"suffer": 1}]}}])
    e = table([Who(at="A1.nw")], pack=[throw, bite], figures={"throw": "A1.ne", "bite": "A1.sw"})
    push(e, "step", step="basic")
    play(e, "resolve throw")
    assert e.state.figures[0].field == 47
    assert e.character(0).suffering == 1


@covers("ETH-TRN-06", "ETH-RND-07")
def test_the_card_is_discarded_after_the_steps() -> None:
    e = table(1, turn="t03 t02", discarded="t09 t11")
    play(e, "pass c1")
    here = e.state.encounter
    assert (here.turn_deck, here.turn_discard, here.shown_discard) == (["t02"], ["t03", "t09", "t11"], 1)
    assert here.round == 2


@covers("ETH-TRN-07", "EX-44")
def test_a_blocked_step_is_skipped_and_the_token_comes_back() -> None:
    e = table([Who()], pack=[HURT], figures={"hurt": "A1.nw"}, turn="t02 t03", listening=True)
    assert turn_cards.blockable(e) == ["basic", "move", "special"]
    assert turn_cards.block_step(e, "basic")
    assert e.state.supply["block"] == 5
    play(e, "pass c1")
    assert [facts["step"] for facts in told(e, "step")] == ["move", "special"]
    assert e.character(0).suffering == 0
    assert (e.state.supply["block"], e.state.encounter.blocked_steps) == (6, [])


@covers("ETH-TRN-07")
def test_no_token_no_second_block_and_not_the_discard() -> None:
    e = table(1, turn="t02 t03")
    assert turn_cards.block_step(e, "basic")
    assert not turn_cards.block_step(e, "basic")
    assert not turn_cards.block_step(e, "mutation")  # not on this card
    assert "discard" not in turn_cards.blockable(e)
    e.state.supply["block"] = 0
    assert turn_cards.blockable(e) == []
    assert not turn_cards.block_step(e, "move")


@covers("ETH-TRN-08", "EX-45")
def test_adding_a_round_takes_the_bottom_card() -> None:
    e = table(1, turn="t05", discarded="t02 t09 t11", shown=1)
    assert op.add_rounds(e, 1) == 1
    here = e.state.encounter
    assert (here.turn_deck, here.turn_discard) == (["t05", "t11"], ["t02", "t09"])


@covers("ETH-TRN-08")
def test_an_empty_discard_pile_adds_nothing() -> None:
    e = table(1, turn="t05", discarded="t02")
    assert op.add_rounds(e, 3) == 1
    assert e.state.encounter.turn_deck == ["t05", "t02"]


@covers("ETH-HRS-02", "EX-46")
def test_hours_for_rounds_need_a_discarded_card() -> None:
    every = list(table().content.turn_card)
    e = table(1, turn=every, hours=4)
    assert "buy-round" not in offered(e)
    e = table(1, turn=every[:11], hours=4)
    assert "buy-round" in offered(e)


@covers("ETH-TRN-08")
def test_removing_rounds_never_takes_the_current_card() -> None:
    e = table(1, turn="t05 t06 t07", discarded="t02")
    assert op.remove_rounds(e, 9) == 2
    here = e.state.encounter
    assert (here.turn_deck, here.turn_discard) == (["t05"], ["t06", "t07", "t02"])


@covers("ETH-TRN-09")
def test_suits_do_nothing_by_themselves() -> None:
    results = set()
    for card in ("t02", "t10"):  # the same steps, another suit
        e = table([Who()], pack=[HURT], figures={"hurt": "A1.nw"}, turn=[card, "t03"])
        play(e, "pass c1")
        who = e.character(0)
        results.add((who.suffering, len(who.sealed), creatures(e, "hurt")[0]))
    assert len(results) == 1


@covers("ETH-TRN-10", "ETH-TRN-07")
def test_carrying_out_the_current_card_early_does_not_discard_it() -> None:
    """R-28: blocked steps are skipped then, too, and the token stays."""
    e = table([Who()], pack=[HURT], figures={"hurt": "A1.nw"}, turn="t02 t03")
    turn_cards.block_step(e, "special")
    push(e, "steps")
    assert e.character(0).suffering == 1
    assert e.state.encounter.turn_deck == ["t02", "t03"]
    assert e.state.encounter.blocked_steps == ["special"]
    play(e, "pass c1")
    assert e.character(0).suffering == 2  # once more in the dreamlands phase
    assert e.character(0).sealed == []


@covers("ETH-TRN-11")
def test_what_ends_the_encounter_stops_everything() -> None:
    end = creature("end", basic=["end_slumber"])
    e = table([Who()], pack=[end, HURT], figures={"end": "A1.ne", "hurt": "A2.nw"}, turn="t02 t03")
    play(e, "pass c1", "resolve end")
    assert e.state.encounter.result == "ended"
    assert e.character(0).suffering == 0
    assert e.state.stack[-1].kind == "over"


@covers("ETH-TRN-03")
def test_the_rest_of_a_step_can_be_skipped() -> None:
    skip = creature("skip", basic=["skip_step", *each({"suffer": 1})])
    e = table([Who()], pack=[skip, HURT], figures={"skip": "A1.ne", "hurt": "A2.nw"}, turn="t02 t03")
    push(e, "step", step="basic")
    play(e, "resolve skip")
    assert e.character(0).suffering == 0
    assert point(e) == "DP-20"


@covers("ETH-RNG-04", "ETH-CRE-12")
def test_an_effect_at_another_time_measures_now() -> None:
    near = {"characters_in_range": {"n": 0, "of": "this"}}
    bite = creature("bite", basic=[{"for_each": {"in": near, "do": [{"suffer": 1}]}}])
    e = table([Who(at="A1.nw")], pack=[bite], figures={"bite": "A1.ne"})
    e.question = None
    turn_cards.creature_effect(e, "bite", "basic")
    e.run()
    assert e.character(0).suffering == 0
    e.state.figures[0].field = 1
    e.question = None
    turn_cards.creature_effect(e, "bite", "basic")
    e.run()
    assert e.character(0).suffering == 1


@covers("ETH-TRN-03")
def test_a_symbol_works_in_its_own_step_only() -> None:
    step = {"id": "s", "kind": "step", "when": {"step": "basic"}, "do": each({"gain_ether": 1})}
    event = {"event": {"id": "storm", "abilities": [step]}}
    e = table(1, pack=[event], revealed=["event:storm"], turn="t01 t02")
    for kind, ether in (("mutation", 0), ("special", 0), ("basic", 1)):
        push(e, "step", step=kind)
        assert e.character(0).ether == ether, kind


@covers("ETH-TRN-08")
def test_an_added_round_comes_last() -> None:
    e = table(1, turn="t05 t06", discarded="t02 t09")
    op.add_rounds(e, 1)
    assert (e.state.encounter.turn_deck, e.state.encounter.turn_discard) == (["t05", "t06", "t09"], ["t02"])
