"""Control (9.8, Flow) and GEN rules about texts."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields.language.modifiers import stat
from tests.games.etherfields.effects.saying import rule, say, say_team, tells
from tests.games.etherfields.tables import Who, carry_out, designs, offered, play, point, table
from tests.support import covers

EACH: dict[str, Any] = {"character": "all"}


@tells("effect", "if")
def test_if_and_else() -> None:
    text = {"if": {"cond": {"team_size": 2}, "do": [{"gain_hours": 1}], "else": [{"gain_hours": 3}]}}
    assert say(2, text, hours=4).state.team.hours == 5
    assert say(1, text, hours=4).state.team.hours == 7


@tells("effect", "in_order")
@covers("ETH-GEN-10")
def test_in_the_plain_text_of_an_influence_card_conditions_are_settled_first() -> None:
    rich = {"if": {"cond": {"resource": {"kind": "ether"}}, "do": [{"gain_hours": 1}]}}

    def card(*effects: Any) -> dict[str, Any]:
        ability = {"id": "a", "kind": "action", "cost": "free", "do": list(effects)}
        return {"influence": {"id": "card", "name": {"en": "Card"}, "intents": {}, "abilities": [ability]}}

    plain = table([Who(hand="card")], pack=[card({"gain_ether": 1}, rich)], hours=4)
    play(plain, "play c1 card")
    assert plain.state.team.hours == 4
    ordered = table([Who(hand="card")], pack=[card({"in_order": [{"gain_ether": 1}, rich]})], hours=4)
    play(ordered, "play c1 card")
    assert ordered.state.team.hours == 5
    other = rule({"id": "x", "kind": "action", "cost": "free", "do": [{"gain_ether": 1}, rich]})
    e = table(1, pack=[other], revealed=["event:rule"], hours=4)
    play(e, "use c1 rule#x")
    assert e.state.team.hours == 5, "texts of all other sources: when it is reached"
    die = {"if": {"cond": {"die": ["two"]}, "do": [{"gain_hours": 1}]}}
    e = table([Who(hand="card")], pack=[card({"roll_luck": {"table": {}}}, die)], hours=4, dice={"luck": ["two"]})
    play(e, "play c1 card")
    assert e.state.team.hours == 5, "a die of the same text cannot be asked before it was rolled"


@tells("effect", "for_each")
@covers("ETH-GEN-17")
def test_for_each_over_characters_goes_in_seat_order_and_each_is_self() -> None:
    text = {
        "for_each": {
            "in": EACH,
            "do": [{"choose_one": [{"key": "a", "do": [{"gain_ether": 1}]}, {"key": "b", "do": [{"suffer": 1}]}]}],
        }
    }
    e = say_team(3, text, first=1)
    asked = []
    for answer in ("choose a", "choose b", "choose a"):
        assert e.question is not None
        asked.append(e.question.seats)
        play(e, answer)
    assert asked == [(1,), (2,), (0,)]
    assert [(who.ether, who.suffering) for who in e.state.characters] == [(1, 0), (1, 0), (0, 1)]


@tells("effect", "choose_one")
@covers("ETH-GEN-03", "ETH-GEN-05")
def test_an_option_whose_requirement_is_not_met_cannot_be_chosen() -> None:
    options = [
        {"key": "rich", "requires": [{"resource": {"kind": "ether"}}], "do": [{"gain_hours": 1}]},
        {"key": "poor", "do": [{"gain_hours": 2}]},
        {"key": "paid", "do": [{"pay": [{"ether": 1}]}, {"gain_hours": 3}]},
    ]
    e = say(1, {"choose_one": options}, hours=4)
    assert e.state.team.hours == 6, "one possibility answers itself; a payment is offered only if it can be made"
    e = say([Who(ether=1)], {"choose_one": options}, hours=4)
    assert offered(e) == ["choose rich", "choose poor", "choose paid"]
    play(e, "choose paid")
    assert (e.character(0).ether, e.state.team.hours) == (0, 7)
    every = [{"key": "all", "requires": [{"resource": {"who": EACH, "kind": "deck"}}], "do": [{"gain_hours": 1}]}]
    assert say_team([Who(), Who(deck=0, hand=6)], {"choose_one": every}, hours=4).state.team.hours == 4, "R-03"


@tells("effect", "choose_n")
def test_several_options_one_after_the_other_each_once() -> None:
    options = [
        {"key": "a", "do": [{"gain_ether": 1}]},
        {"key": "b", "do": [{"gain_glowstone": 1}]},
        {"key": "c", "requires": [{"resource": {"kind": "ether"}}], "do": [{"gain_spirit": 1}]},
    ]
    e = say(1, {"choose_n": {"options": options, "n": 2}})
    assert offered(e) == ["choose a", "choose b"]
    play(e, "choose a")
    assert offered(e) == ["choose b", "choose c"], "the first was carried out before the second is chosen"
    play(e, "choose c")
    who = e.character(0)
    assert (who.ether, who.glowstones, who.spirits, point(e)) == (1, 0, 1, "DP-20")


@tells("effect", "choice")
@tells("condition", "chosen")
@covers("ETH-SCR-01")
def test_a_choice_of_a_script_is_the_teams_and_is_remembered_in_it() -> None:
    do = [
        {"choice": [{"key": "warm", "do": [{"gain_hours": 1}]}, {"key": "loud", "do": []}]},
        {"if": {"cond": {"chosen": "warm"}, "do": [{"gain_key": 1}]}},
    ]
    pack = [{"script": {"n": 5, "text": {"en": "Five"}, "do": do}}]
    e = say(2, {"script": 5}, pack=pack, hours=4)
    assert e.question is not None
    assert e.question.seats == (0, 1)
    play(e, "choose warm")
    assert (e.state.team.hours, e.state.team.keys) == (5, 1)
    assert say(2, {"script": 5}, pack=pack, answers=["choose loud"]).state.team.keys == 0


@tells("effect", "may")
@covers("ETH-GEN-17")
def test_may_is_asked_once_or_of_each() -> None:
    assert say(1, {"may": [{"gain_hours": 1}]}, hours=4, answers=["do"]).state.team.hours == 5
    assert say(1, {"may": [{"gain_hours": 1}]}, hours=4, answers=["decline"]).state.team.hours == 4
    e = say_team(2, {"may": {"who": EACH, "do": [{"gain_ether": 1}]}})
    assert e.question is not None
    assert e.question.seats == (0,)
    play(e, "decline", "do")
    assert [who.ether for who in e.state.characters] == [0, 1]
    e = say(1, {"may": [{"pay": [{"ether": 1}]}, {"gain_hours": 1}]}, hours=4)
    assert point(e) == "DP-20", "what cannot be paid is not offered"


@tells("effect", "delayed")
def test_a_delayed_effect_happens_once_when_its_moment_comes() -> None:
    e = say(1, {"delayed": {"trigger": "round_ended", "do": [{"gain_hours": 1}]}}, hours=4, at="actions")
    assert e.state.team.hours == 4
    e.fire("round_started")
    assert not e.state.fired
    for _ in range(2):
        e.fire("round_ended")
        e.question = None
        e.run()
    assert e.state.team.hours == 5
    from reverie.games.etherfields.language.durations import end

    carry_out(e, "t", self=0)
    end(e, "encounter")
    assert not e.state.delayed, "with the encounter it is gone"


@tells("effect", "modifier")
def test_a_modifier_lasts_as_long_as_it_says() -> None:
    change = {"modifier": {"stat": "hand_limit", "op": "add", "value": 2, "who": "self", "duration": "round"}}
    e = say(2, change)
    assert [stat(e, "hand_limit", 6, c) for c in range(2)] == [8, 6]
    from reverie.games.etherfields.language.durations import end

    end(e, "character_phase")
    assert stat(e, "hand_limit", 6, 0) == 8
    end(e, "round")
    assert stat(e, "hand_limit", 6, 0) == 6


@tells("effect", "repeat_effect")
def test_the_effects_before_it_are_repeated() -> None:
    e = say(1, {"gain_ether": 1}, {"gain_hours": 1}, {"repeat_effect": 2}, {"gain_key": 1}, hours=0)
    assert (e.character(0).ether, e.state.team.hours, e.state.team.keys) == (3, 3, 1)


@covers("ETH-GEN-01")
def test_a_text_that_forbids_beats_one_that_allows() -> None:
    from reverie.games.etherfields.language.modifiers import switch

    changes = [
        {"modifier": {"stat": "diagonal_steps", "value": value, "who": "self", "duration": "round"}}
        for value in (True, False)
    ]
    e = say(1, *changes)
    assert not switch(e, "diagonal_steps", 0)
    changes = [
        {"modifier": {"stat": "cannot_move", "value": value, "who": "self", "duration": "round"}}
        for value in (True, False)
    ]
    assert switch(say(1, *changes), "cannot_move", 0)


@tells("effect", "pay")
@covers("EX-79")
def test_pay_or_else() -> None:
    text = {
        "for_each": {
            "in": EACH,
            "do": [
                {"pay": {"cost": [{"intent": "wrath", "n": 2}], "else": [{"suffer": 1}, {"seal": 2}]}},
                {"gain_ether": 1},
            ],
        }
    }
    e = say_team([Who(hand="W1 P3"), Who(hand="W2")], text)
    c1 = e.character(0)
    assert (c1.suffering, len(c1.sealed), c1.ether) == (1, 2, 0), "c1 cannot pay; the rest of the list is skipped"
    assert e.question is not None
    assert (e.question.seats, offered(e)) == ((1,), ["pay", "refuse"])
    play(e, "pay")
    assert offered(e) == ["pay wrath2 with wrath"], (
        "no boost, and it cannot be given up while it can be completed (R-52)"
    )
    play(e, "pay wrath2")
    if "confirm" in offered(e):
        play(e, "confirm")
    c2 = e.character(1)
    assert (designs(e, c2.discard), c2.suffering, c2.ether) == (["wrath2"], 0, 1)
    e = say_team([Who(hand="W2")], text, answers=["refuse"])
    assert e.character(0).suffering == 1


@tells("effect", "pay")
def test_a_payment_without_an_alternative_is_made_if_it_can_be() -> None:
    text = [{"pay": [{"ether": 1}]}, {"gain_hours": 1}]
    e = say([Who(ether=1)], *text, hours=4)
    assert (e.character(0).ether, e.state.team.hours) == (0, 5)
    e = say([Who()], *text, hours=4)
    assert e.state.team.hours == 4, "not paid: the rest of the list is skipped"


@covers("ETH-MUT-03")
def test_a_text_goes_on_after_it_was_written_down_in_the_middle() -> None:
    import json

    from reverie.games.etherfields.core.chance import Chance
    from reverie.games.etherfields.core.engine import Engine
    from reverie.games.etherfields.core.snapshot import write
    from reverie.games.etherfields.position.reading import read

    way = [{"key": "warm", "do": [{"suffer": 1}, {"suffer": 1}]}, {"key": "cold", "do": []}]
    text = [
        {"for_each": {"in": EACH, "do": [{"choose_one": way}, {"may": [{"suffer": 1}]}]}},
        {"if": {"cond": {"chosen": "warm"}, "do": [{"gain_hours": 1}]}},
    ]
    moth = {"creature": {"id": "moth", "name": {"en": "Moth"}, "figure": "token", "movement": 1, "steps": {}}}
    e = table(2, pack=[moth], figures={"moth": "A1.nw"}, texts={"t": text}, hours=4)
    e.state.encounter.creatures[0].mutations = ["cruelty"]
    e.state.mutation_bag.remove("cruelty")
    carry_out(e, "t", source="creature:moth", cause={"kind": "creature", "source": "moth", "step": "basic"})
    for answer in ("choose warm", "do", "choose cold", "decline"):
        state = read(json.loads(json.dumps(write(e.state))), e.content)
        e = Engine(e.content, state, Chance(1))
        e.run()
        play(e, answer)
    assert [who.suffering for who in e.state.characters] == [4, 0], "1 + 1 by cruelty, 1, 1: raised once"
    assert e.state.team.hours == 5, "what was chosen inside is known outside"
