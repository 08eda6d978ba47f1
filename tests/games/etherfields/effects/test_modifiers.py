"""Modifiers (9.9): every stat and every switch, and whom they concern."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.etherfields.acting import laying, reach
from reverie.games.etherfields.acting.basic import exertions_left, price_of_a_field
from reverie.games.etherfields.acting.payment import boosts_left, can_boost, card_value
from reverie.games.etherfields.acting.traps import has_trap
from reverie.games.etherfields.content.words import STATS, SWITCHES
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.language.modifiers import (
    costs,
    fields_barred,
    own_terrain,
    price,
    priority,
    replaced_reward,
    stat,
    suffering_limit,
    switch,
    targetable,
    traps_on,
    used,
)
from reverie.games.etherfields.rounds import drawing, turn_cards
from reverie.games.etherfields.rounds.creature_moves import movement
from tests.games.etherfields.effects.saying import (
    at,
    creature,
    listens,
    passive,
    progress_card,
    rule,
    say,
    tells,
    thing,
)
from tests.games.etherfields.tables import Who, board, carry_out, offered, play, point, table, where
from tests.support import covers

ALL: dict[str, Any] = {"character": "all"}


def laid(*abilities: dict[str, Any], people: int = 2, **more: Any) -> Engine:
    """A table where the first character has laid a card with these abilities."""
    pack = [progress_card("card", *abilities), *more.pop("pack", [])]
    others = [Who(at="A1.nw") for _ in range(people - 1)]
    first = more.pop("first_character", Who(progress="card"))
    return table([first, *others], pack=pack, **more)


def ruled(*abilities: dict[str, Any], people: Any = 1, **more: Any) -> Engine:
    """A table with a rule for all."""
    return table(people, pack=[rule(*abilities), *more.pop("pack", [])], revealed=["event:rule"], **more)


# ---- how a number is changed ---------------------------------------------------------------------------------------


@covers("ETH-GEN-19", "ETH-GEN-01")
def test_set_then_add_then_multiply_then_cap() -> None:
    changes = [("cap_max", 9), ("mul", 2), ("add", 3), ("set", 4), ("cap_min", 20)]
    e = ruled(*(passive("hand_limit", value, op, ALL) for op, value in changes))
    assert stat(e, "hand_limit", 6, 0) == 9, "(4 + 3) * 2 = 14, at least 20, at most 9: the cap beats everything"
    e = ruled(*(passive("hand_limit", value, op, ALL) for op, value in changes[1:4]))
    assert stat(e, "hand_limit", 6, 0) == 14
    e = ruled(passive("hand_limit", -9, "add", ALL))
    assert stat(e, "hand_limit", 6, 0) == 0, "no quantity is negative"


@covers("ETH-PRG-08")
def test_two_laid_cards_of_one_design_do_not_add_up_but_two_weaknesses_do() -> None:
    e = laid(passive("hand_limit", 1, "add", "self"), first_character=Who(progress="card card"))
    assert stat(e, "hand_limit", 6, 0) == 7
    heavy = thing("weakness", "heavy", passive("hand_limit", -1, "add", "self"), goes_to="progress_zone")
    e = table([Who(weaknesses="heavy heavy")], pack=[heavy])
    assert stat(e, "hand_limit", 6, 0) == 4


def test_whom_a_change_concerns() -> None:
    def limits(who: Any) -> list[int]:
        e = laid(passive("hand_limit", 1, "add", who), people=3)
        return [stat(e, "hand_limit", 6, c) for c in range(3)]

    assert limits("self") == [7, 6, 6]
    assert limits(None) == [7, 6, 6], "an own card is about its owner"
    assert limits(ALL) == [7, 7, 7]
    assert limits({"character": "other"}) == [6, 7, 7]
    assert limits("team") == [7, 7, 7]
    e = ruled(
        passive("hand_limit", 1, "add", {"characters_on": {"tag": "stairs"}}),
        people=[Who(), Who(at="A2.nw")],
        tiles=board(A2={"nw": {"stairs": True}}),
    )
    assert [stat(e, "hand_limit", 6, c) for c in range(2)] == [6, 7]
    op.move_figure(e, 0, at("A2.nw"), "relocate")
    assert stat(e, "hand_limit", 6, 0) == 7, "looked up anew when something has changed"


@covers("ETH-PRG-01", "ETH-PRG-05")
def test_conditions_of_a_change_and_flipped_cards() -> None:
    when = {"while": [{"resource": {"kind": "ether"}}]}
    e = laid(passive("hand_limit", 1, "add", "self", **when))
    assert stat(e, "hand_limit", 6, 0) == 6
    op.gain(e, "ether", 0, 1)
    assert stat(e, "hand_limit", 6, 0) == 7
    e = laid(
        {
            "kind": "passive",
            "do": [
                {
                    "if": {
                        "cond": "solo",
                        "do": [{"modifier": {"stat": "hand_limit", "op": "add", "value": 1, "who": "self"}}],
                        "else": [{"modifier": {"stat": "hand_limit", "op": "add", "value": 2, "who": "self"}}],
                    }
                }
            ],
        }
    )
    assert stat(e, "hand_limit", 6, 0) == 8
    e = laid(passive("hand_limit", 1, "add", "self", requires=["solo"]))
    assert stat(e, "hand_limit", 6, 0) == 6
    e = laid(passive("hand_limit", 1, "add", "self"), first_character=Who(progress="-card"))
    assert stat(e, "hand_limit", 6, 0) == 6


def test_a_condition_that_depends_on_its_own_change_ends() -> None:
    loop: dict[str, Any] = {"while": [{"terrain": {"kind": "light"}}]}
    e = laid(passive({"terrain_on_own_field": "light"}, who="self", **loop))
    assert own_terrain(e, 0) == ()


@tells("stat", *STATS)
@pytest.mark.parametrize("name", STATS)
def test_every_stat_is_changed_by_a_passive_and_by_an_effect(name: str) -> None:
    """What each of them means in play is shown below and where it is used."""
    who = None if name.startswith("creature_") else "self"
    filters: dict[str, Any] = {"creature": "moth", "kind": "basic"} if name.startswith("creature_") else {}
    c = None if filters else 0
    e = laid(passive(name, 2, "add", who), pack=[creature()], figures={"moth": "A1.nw"})
    assert stat(e, name, 3, c, **filters) == 5
    change = {"modifier": {"stat": name, "op": "set", "value": 7, "duration": "round", **({"who": who} if who else {})}}
    e = say(1, change, pack=[creature()], figures={"moth": "A1.nw"})
    assert stat(e, name, 3, c, **filters) == 7


PLAIN = [name for name, signature in SWITCHES.items() if not signature.parameters]


@tells("switch", *PLAIN)
@pytest.mark.parametrize("name", PLAIN)
def test_every_plain_switch_is_switched_by_a_passive_and_by_an_effect(name: str) -> None:
    if name not in ("progress_inactive", "masks_inactive"):  # they would switch off the card itself
        assert switch(laid(passive(name, who="self")), name, 0)
        assert not switch(laid(passive(name, who="self")), name, 1)
    assert switch(ruled(passive(name, who=ALL)), name, 0)
    assert not switch(table(1), name, 0)
    assert switch(say(1, {"modifier": {"stat": name, "who": "self", "duration": "round"}}), name, 0)


# ---- what each of them means --------------------------------------------------------------------------------------


@covers("ETH-DRW-04", "ETH-PRG-03", "ETH-SUF-02")
@tells("stat", "hand_limit", "progress_limit", "suffering_limit", "draw_count")
def test_limits() -> None:
    e = laid(passive("hand_limit", 2, "add"), passive("progress_limit", 1, "add"), passive("suffering_limit", 1, "add"))
    assert (drawing.hand_limit(e, 0), laying.progress_limit(e, 0), suffering_limit(e, 0)) == (8, 5, 9)
    assert (drawing.hand_limit(e, 1), laying.progress_limit(e, 1), suffering_limit(e, 1)) == (6, 4, 8)
    crowded = progress_card("crowded", passive("draw_count", 3, "set", "self"), passive("hand_limit", 2, "add", "self"))
    e = table([Who(progress="crowded")], pack=[crowded], at="draw")
    assert len(e.character(0).hand) == 3


@tells("stat", "move_cost_per_field", "move_bonus", "exertions_per_round")
@covers("ETH-MOV-06", "EX-75")
def test_movement() -> None:
    e = laid(passive("move_cost_per_field", 1, "add"), passive("exertions_per_round", 1, "add"))
    assert (price_of_a_field(e, 0), price_of_a_field(e, 1)) == (2, 1)
    assert (exertions_left(e, 0), exertions_left(e, 1)) == (2, 1)
    feather = progress_card("feather", passive("move_bonus", 1, "add", "self"))
    e = say([Who(progress="feather")], {"move": 1}, pack=[feather], answers=["step A1.ne", "step A2.nw"])
    assert where(e, 0) == "A2.nw"


FIGHT = rule(
    {"id": "f", "kind": "action", "keyword": "fight", "cost": [{"intent": "wrath", "n": 3}], "do": []},
    {"id": "c", "kind": "action", "keyword": "contact", "cost": [{"intent": "wrath", "n": 3}], "do": []},
)


@tells("stat", "action_range", "fight_range", "contact_range")
@covers("ETH-FGT-02", "EX-19")
def test_ranges() -> None:
    def ranges(*abilities: dict[str, Any]) -> list[int | None]:
        e = laid(*abilities, pack=[FIGHT])
        found = [reach.reach_of(e, 0, e.content.abilities[f"event:rule#{one}"]) for one in "fc"]
        return [one.fields if one is not None else None for one in found]

    assert ranges() == [1, 1]
    assert ranges(passive("fight_range", 1, "add")) == [2, 1]
    assert ranges(passive("contact_range", 0, "cap_max")) == [1, 0]
    assert ranges(passive("fight_range", 1, "add"), passive("action_range", 1, "cap_max")) == [1, 1]
    assert ranges(passive("action_range", 2, "add")) == [3, 3]


@tells("stat", "action_cost", "lay_cost")
@covers("ETH-PAY-11", "EX-77")
def test_costs_are_raised_and_reduced() -> None:
    def both(*abilities: dict[str, Any], color: str = "wrath") -> list[tuple[int, int]]:
        e = laid(*abilities, pack=[FIGHT])
        return [costs(e, 0, e.content.abilities[f"event:rule#{one}"], color) for one in "fc"]

    assert both() == [(0, 0), (0, 0)]
    assert both(passive({"action_cost": {"keyword": "fight"}}, -2, "add")) == [(0, 2), (0, 0)]
    assert both(passive("action_cost", 1, "add"), passive("action_cost", -1, "add")) == [(1, 1), (1, 1)]
    assert both(passive({"action_cost": {"color": "cunning"}}, 1, "add")) == [(0, 0), (0, 0)]
    assert both(passive({"action_cost": {"source": "rule"}}, 1, "add")) == [(1, 0), (1, 0)]
    assert both(passive({"action_cost": {"source": "card"}}, 1, "add")) == [(0, 0), (0, 0)]
    e = laid(passive("lay_cost", -1, "add"))
    assert costs(e, 0, None, "wrath", True) == (0, 1)
    e = laid(passive("action_cost", 1, "set"), pack=[FIGHT])
    assert price(e, 0, e.content.abilities["event:rule#f"], "wrath", 3) == 1


@tells("duration", "uses")
@covers("EX-77")
def test_the_next_fight_costs_less_once() -> None:
    less = {
        "modifier": {
            "stat": {"action_cost": {"keyword": "fight"}},
            "op": "add",
            "value": -2,
            "who": "self",
            "duration": {"uses": {"n": 1, "duration": "round"}},
        }
    }
    e = say(1, less, pack=[FIGHT])
    fight, contact = (e.content.abilities[f"event:rule#{one}"] for one in "fc")
    assert costs(e, 0, fight, "wrath") == (0, 2)
    used(e, "action_cost", 0, keyword="contact", source=contact.source)
    assert costs(e, 0, fight, "wrath") == (0, 2), "a contact does not use it up"
    used(e, "action_cost", 0, keyword="fight", source=fight.source)
    assert costs(e, 0, fight, "wrath") == (0, 0)


@tells("stat", "intent_value")
@tells("switch", "no_intent_from")
@covers("ETH-PAY-02")
def test_what_a_card_is_worth() -> None:
    hand = Who(hand="W3 P2", progress="card")
    e = laid(passive({"intent_value": {"filter": {"kind": "influence"}}}, -1, "add"), first_character=hand)
    wrath, perception = e.character(0).hand
    assert (card_value(e, 0, wrath, "wrath"), card_value(e, 0, perception, "perception")) == (2, 1)
    e = laid(passive({"intent_value": {"color": "wrath"}}, 1, "add"), first_character=hand)
    assert (card_value(e, 0, wrath, "wrath"), card_value(e, 0, perception, "perception")) == (4, 2)
    e = laid(passive({"no_intent_from": {"color": "wrath"}}), first_character=hand)
    assert (card_value(e, 0, wrath, "wrath"), card_value(e, 0, perception, "perception")) == (0, 2)
    e = laid(passive({"no_intent_from": {"influence": "wrath3"}}), first_character=hand)
    assert card_value(e, 0, perception, "perception") == 2


@tells("stat", "boosts_per_round", "boost_value")
@tells("switch", "cannot_boost")
def test_boosts() -> None:
    e = laid(passive("boosts_per_round", 1, "add"), passive({"boost_value": {"face": "one"}}, 1, "add"))
    assert (boosts_left(e, 0), boosts_left(e, 1)) == (2, 1)
    assert (stat(e, "boost_value", 1, 0, face="one"), stat(e, "boost_value", 2, 0, face="two")) == (2, 2)
    e = laid(passive("cannot_boost"))
    assert (can_boost(e, 0), can_boost(e, 1)) == (False, True)


@tells("stat", "reshuffle_penalty_seal", "reshuffle_penalty_suffering")
def test_penalties_of_a_forced_reshuffle() -> None:
    hard = progress_card(
        "hard",
        passive("reshuffle_penalty_seal", 2, "set", "self"),
        passive("reshuffle_penalty_suffering", 2, "set", "self"),
    )
    e = say([Who(deck=0, discard=10, progress="hard")], {"draw": 1}, pack=[hard])
    assert offered(e) == ["suffer 2", "seal 2"]


@tells("stat", "creature_move", "creature_suffering", "creature_seal", "rounds_at_start")
def test_creatures_and_rounds() -> None:
    e = ruled(passive("creature_move", 1, "add"), pack=[creature()], figures={"moth": "A1.nw"})
    assert movement(e, "moth") == 3
    tile = creature(passives=[{"id": "p", **passive({"creature_suffering": "basic"}, 1, "add")}])
    e = table(1, pack=[tile, creature("owl")], figures={"moth": "A1.nw", "owl": "A1.nw"})
    assert [stat(e, "creature_suffering", 1, creature=one, kind="basic") for one in ("moth", "owl")] == [2, 1]
    assert stat(e, "creature_suffering", 1, creature="moth", kind="special") == 1
    e = ruled(passive("rounds_at_start", 1, "add"))
    turn_cards.form(e, 5)
    assert len(e.state.encounter.turn_deck) == 6


@tells("switch", "diagonal_steps", "pass_walls", "cannot_move")
@covers("ETH-MOV-05")
def test_steps() -> None:
    walls = board(A1={"edges": [{"between": ["nw", "ne"], "state": "wall"}]})
    for name, steps in {"diagonal_steps": ["A1.sw", "A1.se"], "pass_walls": ["A1.ne", "A1.sw"]}.items():
        pack = [progress_card("card", passive(name, who="self"))]
        e = say([Who(progress="card")], {"move": 1}, pack=pack, tiles=walls)
        assert sorted(offered(e)) == sorted([*(f"step {one}" for one in steps), "stop"])
    e = say([Who(progress="card")], {"move": 1}, pack=[progress_card("card", passive("cannot_move", who="self"))])
    assert point(e) == "DP-20"


@tells("switch", "ignore_traps", "trap_on")
def test_traps() -> None:
    trap = board(A1={"ne": {"trap": [{"suffer": 1}]}})
    assert has_trap(laid(tiles=trap), 0, at("A1.ne"))
    assert not has_trap(laid(passive("ignore_traps", who="self"), tiles=trap), 0, at("A1.ne"))
    dark = board(A1={"ne": {"terrain": ["darkness"]}})
    e = ruled(passive({"trap_on": {"selector": {"field": {"terrain": "darkness"}}, "do": [{"seal": 1}]}}), tiles=dark)
    assert (len(traps_on(e, at("A1.ne"))), len(traps_on(e, at("A1.nw")))) == (1, 0)
    e.question = None
    e.push("move", {}, c=0, steps=1)
    e.run()
    play(e, "step A1.ne")
    assert len(e.character(0).sealed) == 1


@tells("switch", "cannot_be_pushed", "creatures_cannot_enter", "target_priority", "terrain_on_own_field")
def test_the_map() -> None:
    rooted = progress_card("rooted", passive("cannot_be_pushed", who="self"))
    e = say([Who(progress="rooted")], {"push": {"who": "self"}}, pack=[rooted])
    assert where(e, 0) == "A1.nw"
    salt = {"modifier": {"stat": {"creatures_cannot_enter": "here"}, "duration": "round"}}
    e = say(1, salt)
    assert fields_barred(e) == [at("A1.nw")]
    op.move_figure(e, 0, at("C4.se"), "relocate")
    assert fields_barred(e) == [at("A1.nw")], "the field where it was said"
    e = laid(passive({"creatures_cannot_enter": {"field": "here"}}, who="self"))
    assert fields_barred(e) == [at("A1.nw")]
    e = laid(passive({"target_priority": 1}, who="self"))
    assert (priority(e, 0), priority(e, 1)) == (1, 0)
    e = laid(passive({"terrain_on_own_field": "light"}, who="self"))
    assert (own_terrain(e, at("A1.nw")), own_terrain(e, at("A1.ne"))) == (("light",), ())


@tells("switch", "ignore_step", "fight_hits_all_in_range", "cannot_gain_mutations", "immune_state")
def test_creatures_again() -> None:
    steps = {"basic": [{"for_each": {"in": ALL, "do": [{"suffer": 1}]}}]}
    pack = [progress_card("calm", passive({"ignore_step": "basic"}, who="self")), creature(steps=steps)]
    e = say(
        [Who(progress="calm"), Who()],
        "resolve_turn_card",
        pack=pack,
        figures={"moth": "C4.se"},
        turn="t08 t01",
        dice={"creature": ["crawl"] * 9},
    )
    while point(e) != "DP-20":
        play(e, offered(e)[0])
    assert [who.suffering for who in e.state.characters] == [0, 1]
    e = ruled(
        passive("cannot_gain_mutations"),
        pack=[creature()],
        figures={"moth": "A1.nw"},
        texts={"t": [{"add_mutation": {"creature": "moth"}}]},
    )
    carry_out(e, "t")
    assert e.state.encounter.creatures[0].mutations == []
    immune = creature(passives=[{"id": "p", **passive({"immune_state": "stunned"})}])
    e = say(
        1,
        {"put_state": {"kind": "stunned", "who": {"figure": "all"}}},
        pack=[immune, creature("owl")],
        figures={"moth": "A1.nw", "owl": "A1.nw"},
    )
    assert [sorted(one.states) for one in e.state.figures.values() if one.kind == "creature"] == [[], ["stunned"]]


@tells("switch", "reward_replaced_by", "companion_targetable")
def test_rewards_and_companions() -> None:
    quiet = progress_card("quiet", passive({"reward_replaced_by": [{"unseal": 2}]}, who="self"))
    e = say([Who(progress="quiet", sealed=3), Who()], "reward", pack=[quiet], turn="t03")
    assert len(replaced_reward(e, 0)) == 1
    play(e, "replace 1")
    assert ([who.ether for who in e.state.characters], len(e.character(0).sealed)) == ([0, 1], 1)
    dog = thing("companion", "dog", passive({"companion_targetable": "moth"}), figure="token")
    e = table(
        1,
        pack=[dog, creature(), creature("owl")],
        figures={"moth": "A2.nw", "owl": "A2.nw"},
        companions={"dog": "A2.ne"},
    )
    assert (targetable(e, "moth"), targetable(e, "owl")) == (["dog"], [])


@tells("switch", "progress_inactive", "masks_inactive", "cannot_reroll", "cannot_reroll_with_glowstone")
@covers("ETH-MUT-04", "ETH-MUT-02", "EX-41", "ETH-ROL-04")
def test_tokens_that_switch_a_rule_for_everybody() -> None:
    e = laid(
        passive("hand_limit", 1, "add", "self"),
        pack=[creature()],
        figures={"moth": "C4.se"},
        first_character=Who(progress="card", hand=7),
    )
    from reverie.games.etherfields.acting.mutations import add_mutation, remove_mutation

    e.question = None
    add_mutation(e, "moth", kind="stasis")
    e.run()
    assert len(e.character(0).hand) == 6 or point(e) == "DP-26", "the limit falls back at once"
    assert (stat(e, "hand_limit", 6, 0), switch(e, "progress_inactive", 0)) == (6, True)
    remove_mutation(e, "moth", "stasis")
    assert stat(e, "hand_limit", 6, 0) == 7
    for token, name in {
        "unmasking": "masks_inactive",
        "fixed_fate": "cannot_reroll",
        "dull_stones": "cannot_reroll_with_glowstone",
    }.items():
        assert not switch(e, name)
        add_mutation(e, "moth", kind=token)
        assert switch(e, name), token


@tells("switch", "progress_inactive")
def test_a_rule_that_switches_progress_cards_off_concerns_those_it_names() -> None:
    off = rule(passive("progress_inactive", who={"character": {"pick": "chosen", "id": "c1"}}))
    card = progress_card("card", passive("hand_limit", 1, "add", "self"))
    e = table([Who(progress="card"), Who(progress="card")], pack=[off, card], revealed=["event:rule"])
    from reverie.games.etherfields.language.inactive import progress_is_inactive

    assert (progress_is_inactive(e, 0), progress_is_inactive(e, 1)) == (True, False)
    assert [stat(e, "hand_limit", 6, c) for c in range(2)] == [6, 7]


def test_a_stat_that_nothing_touches_is_what_it_was() -> None:
    e = table(1, pack=[rule(listens("round_started"))], revealed=["event:rule"])
    assert stat(e, "hand_limit", 6, 0) == 6
