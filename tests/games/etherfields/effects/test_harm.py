"""Suffering, healing, prevention; what creatures, mutations and states make of it (9.8, Suffering; 2.3)."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields.acting.mutations import add_mutation
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.rounds.states import put_state
from tests.games.etherfields.effects.saying import at, creature, figure_of, rule, say, tells
from tests.games.etherfields.tables import Who, carry_out, offered, play, table
from tests.support import covers


def step_text(
    people: Any, *effects: Any, mutations: tuple[str, ...] = (), places: str = "A1.nw", **more: Any
) -> Engine:
    """A text as the basic effect of a creature."""
    e = table(
        people, texts={"t": list(effects)}, pack=[creature(), *more.pop("pack", [])], figures={"moth": places}, **more
    )
    for kind in mutations:
        add_mutation(e, "moth", kind=kind)
    return e


def strike(e: Engine) -> Engine:
    """Carry the effect out."""
    from reverie.games.etherfields.core.scopes import snapshot

    cause = {"kind": "creature", "source": "moth", "step": "basic", "cost": False}
    return carry_out(e, "t", source="creature:moth", cause=cause, fields=snapshot(e))


REACHED: dict[str, Any] = {"characters_in_range": {"n": 1, "of": "this"}}


@tells("effect", "suffer", "heal")
@covers("ETH-SUF-01")
def test_suffering_and_healing() -> None:
    e = say([Who(suffering=1), Who(suffering=3)], {"suffer": {"n": 2, "who": {"character": "all"}}})
    assert [who.suffering for who in e.state.characters] == [3, 5]
    e = say([Who(suffering=5)], {"heal": 2})
    assert e.character(0).suffering == 3
    e = say([Who(suffering=5)], {"heal": "all"})
    assert e.character(0).suffering == 0


@covers("ETH-MUT-02", "ETH-MUT-03", "ETH-CRE-12")
def test_cruelty_and_binding_raise_what_a_creature_does_once_per_effect_and_character() -> None:
    effects = [{"for_each": {"in": REACHED, "do": [{"suffer": 1}, {"suffer": 1}, {"seal": 1}, {"suffer": 0}]}}]
    e = strike(step_text(2, *effects, mutations=("cruelty", "cruelty", "binding")))
    assert [who.suffering for who in e.state.characters] == [4, 4], "1 + 2, then 1"
    assert [len(who.sealed) for who in e.state.characters] == [3, 3]
    e = strike(
        step_text(
            1, {"for_each": {"in": REACHED, "do": [{"suffer": 0}, {"seal": 0}]}}, mutations=("cruelty", "binding")
        )
    )
    assert (e.character(0).suffering, len(e.character(0).sealed)) == (0, 0), "nothing is not turned into something"


@covers("ETH-MUT-03")
def test_cruelty_counts_for_the_alternative_that_contains_suffering() -> None:
    options = [{"key": "pain", "do": [{"suffer": 1}]}, {"key": "loss", "do": [{"lose_hours": 1}]}]
    e = strike(step_text(1, {"for_each": {"in": REACHED, "do": [{"choose_one": options}]}}, mutations=("cruelty",)))
    play(e, "choose pain")
    assert e.character(0).suffering == 2


@covers("ETH-CRE-12")
def test_interactions_are_no_effects_of_the_creature() -> None:
    e = step_text(1, {"suffer": 1}, mutations=("cruelty",))
    carry_out(e, "t", source="creature:moth", self=0, actor=0, cause={"kind": "action"})
    assert e.character(0).suffering == 1


@covers("ETH-MUT-02")
def test_reach_raises_the_range_of_a_creatures_effects() -> None:
    e = strike(step_text([Who(at="A2.nw")], {"for_each": {"in": REACHED, "do": [{"suffer": 1}]}}))
    assert e.character(0).suffering == 0
    e = strike(step_text([Who(at="A2.nw")], {"for_each": {"in": REACHED, "do": [{"suffer": 1}]}}, mutations=("reach",)))
    assert e.character(0).suffering == 1


@covers("ETH-STA-02", "ETH-GEN-19")
def test_confused_caps_the_range_after_everything_else() -> None:
    far = {"characters_in_range": {"n": 3, "of": "this"}}
    e = step_text([Who(at="A2.nw")], {"for_each": {"in": far, "do": [{"suffer": 1}]}}, mutations=("reach",))
    put_state(e, figure_of(e, "moth"), "confused")
    assert strike(e).character(0).suffering == 0
    e = step_text(
        [Who(at="A1.ne")], {"for_each": {"in": {"characters_in_range": {"n": 0, "of": "this"}}, "do": [{"suffer": 1}]}}
    )
    put_state(e, figure_of(e, "moth"), "confused")
    assert strike(e).character(0).suffering == 0, "R-18: confused only caps"


@covers("ETH-STA-03")
def test_suffering_of_stunned_figures_is_ignored_unless_another_one_reaches() -> None:
    effects = [{"for_each": {"in": REACHED, "do": [{"suffer": 1}, {"seal": 1}]}}]
    e = step_text(1, *effects, places="A1.nw")
    put_state(e, figure_of(e, "moth"), "stunned")
    strike(e)
    assert (e.character(0).suffering, len(e.character(0).sealed)) == (0, 1), "sealing still happens"
    e = step_text(1, *effects, places="A1.nw A1.ne")
    put_state(e, figure_of(e, "moth"), "stunned")
    assert strike(e).character(0).suffering == 1


def guard(*effects: Any, **more: Any) -> dict[str, Any]:
    ability = {"id": "i", "kind": "interrupt", "cost": [{"discard_self": True}], "do": list(effects), **more}
    return {"influence": {"id": "guard", "name": {"en": "Guard"}, "intents": {}, "abilities": [ability]}}


@tells("effect", "prevent", "prevent_seal")
def test_prevention_takes_from_the_event() -> None:
    pack = [guard({"prevent": 2}, when="would_suffer")]
    e = say([Who(hand="guard")], {"suffer": 3}, pack=pack, answers=["play c1 guard"])
    assert e.character(0).suffering == 1
    pack = [guard({"prevent": "all"}, when="would_suffer")]
    e = say([Who(hand="guard")], {"suffer": 3}, pack=pack, answers=["play c1 guard"])
    assert e.character(0).suffering == 0
    pack = [guard({"prevent_seal": "all"}, when="would_seal")]
    e = say([Who(hand="guard")], {"seal": 3}, pack=pack, answers=["play c1 guard"])
    assert not e.character(0).sealed
    assert say([Who()], {"prevent": 2}).character(0).suffering == 0, "outside the window it does nothing"


@tells("effect", "ignore_effect")
def test_an_ignored_effect_touches_this_character_in_no_part_and_others_as_usual() -> None:
    pack = [guard("ignore_effect", when="would_suffer")]
    effects = [{"for_each": {"in": {"character": "all"}, "do": [{"suffer": 1}, {"seal": 2}]}}]
    e = step_text([Who(hand="guard"), Who()], *effects, pack=pack)
    strike(e)
    play(e, "play c1 guard")
    assert [(who.suffering, len(who.sealed)) for who in e.state.characters] == [(0, 0), (1, 2)]


@tells("effect", "redirect_suffering")
def test_suffering_is_redirected_once() -> None:
    near = {"would_suffer": {"who": {"characters_in_range": {"n": 1, "of": "self"}}}}
    pack = [guard({"redirect_suffering": "self"}, when=near)]
    e = say([Who(), Who(hand="guard"), Who(hand="guard")], {"suffer": 2}, pack=pack)
    assert "play c2 guard" in offered(e)
    play(e, "play c2 guard")
    assert [who.suffering for who in e.state.characters] == [0, 2, 0], "it cannot be redirected again"


@covers("ETH-RNG-04", "ETH-GEN-11")
def test_in_a_step_everybody_counts_where_they_stood_when_it_began() -> None:
    effects = [{"relocate": {"who": {"character": "all"}, "field": "C4.se"}}, {"suffer": {"n": 1, "who": REACHED}}]
    e = strike(step_text(1, *effects))
    assert e.state.figures[0].field == at("C4.se")
    assert e.character(0).suffering == 1


@covers("ETH-CRE-03", "EX-53")
def test_two_figures_of_one_creature_affect_a_character_once() -> None:
    e = strike(step_text(1, {"suffer": {"n": 1, "who": REACHED}}, places="A1.nw A1.ne"))
    assert e.character(0).suffering == 1


def test_a_rule_card_is_no_creature() -> None:
    e = say(
        1, {"suffer": 1}, pack=[rule()], scope={"source": "event:rule", "cause": {"kind": "event", "step": "basic"}}
    )
    assert e.character(0).suffering == 1
