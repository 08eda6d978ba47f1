"""What may be applied a number of times only (9.9, `uses`): every stat is used up when it has been applied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from reverie.games.etherfields.acting.mutations import add_mutation
from reverie.games.etherfields.content.words import STATS, SWITCHES
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.language.modifiers import APPLIED, BETWEEN_ENCOUNTERS, LASTING
from reverie.games.etherfields.rounds import turn_cards
from reverie.games.etherfields.rounds.states import put_state
from tests.games.etherfields.acting.events import event, intents
from tests.games.etherfields.effects.saying import creature, progress_card, tells
from tests.games.etherfields.tables import Data, Who, board, carry_out, offered, play, point, push, table, where
from tests.support import covers

FIGHT: Data = {"keyword": "fight", "cost": [intents("wrath", 3)], "do": [{"gain_hours": 1}]}
CONTACT: Data = {"keyword": "contact", "cost": [intents("wrath", 3)], "do": [{"gain_hours": 1}]}
NEAR = {"characters_in_range": {"n": 1, "of": "this"}}
HURTS = {"basic": [{"for_each": {"in": NEAR, "do": [{"suffer": 1}, {"seal": 1}]}}]}
BEAST = creature("beast", steps=HURTS, interactions=[{"id": "f", "kind": "action", **FIGHT}])
OTHER = creature("other", interactions=[{"id": "c", "kind": "action", **CONTACT}])
THING = event({"cost": [intents("wrath", 2)]}, {"cost": [intents("cunning", 1)]}, {"cost": "free"})
TRAP = {"trap": [{"gain_hours": 1}]}
WALLS = board(A1={"edges": [{"between": ["nw", "ne"], "state": "wall"}]})


def changed(stat: Any, value: Any = True, op: str = "set", n: int = 1, people: Any = None, **more: Any) -> Engine:
    """A table at which a stat of the first character is changed for so many times this round."""
    who = more.pop("who", "self")
    meant = {} if who is None else {"who": who}
    duration = {"uses": {"n": n, "duration": "round"}}
    text = {"modifier": {"stat": stat, "op": op, "value": value, "duration": duration, **meant}}
    pack = [BEAST, OTHER, THING, progress_card("lever"), *more.pop("pack", [])]
    texts = {"change": [text], **more.pop("texts", {})}
    revealed = more.pop("revealed", ["event:ev"])
    e = table(people or [Who(hand="W3 W3 C3 C3 lever", ether=3)], pack=pack, texts=texts, revealed=revealed, **more)
    return carry_out(e, "change", self=0, decider=0)


def left(e: Engine) -> int:
    """How often the change may still be applied."""
    return sum(made.uses for made in e.state.modifiers)


def fight(e: Engine) -> None:
    play(e, "use c1 beast#f", "pay wrath3 with wrath", "confirm")


def contact(e: Engine) -> None:
    play(e, "use c1 other#c", "pay wrath3 with wrath", "confirm")


def walk(e: Engine, *fields: str) -> None:
    play(e, "move c1", "pay cunning3 with cunning", "confirm", *(f"step {field}" for field in fields))


def boost(e: Engine) -> None:
    play(e, "use c1 ev#a1", "pay wrath3 with wrath", "boost")


def once(e: Engine, done: Callable[[Engine], object], before: Callable[[Engine], object] | None = None) -> None:
    """The change is applied by what is done, not by what is done before."""
    if before is not None:
        before(e)
        assert left(e) == 1, "not yet"
    done(e)
    assert left(e) == 0, "used up"


def dice(*faces: str, die: str = "luck") -> dict[str, Any]:
    return {"dice": {die: list(faces)}}


def draws(e: Engine) -> None:
    push(e, "draw_step", c=0)
    while point(e) == "DP-22":
        play(e, "done")


def reshuffle(e: Engine, penalty: str) -> None:
    who = e.character(0)
    who.discard, who.deck, who.hand = [*who.discard, *who.deck, *who.hand], [], []
    push(e, "draw", c=0, n=1)
    play(e, penalty)


def moves(e: Engine) -> None:
    push(e, "roll_and_move", figure=100)
    while point(e) == "DP-37":
        play(e, offered(e)[0])


def reward(e: Engine) -> None:
    push(e, "reward")
    play(e, "replace 1")


BESIDE: dict[str, Any] = {"who": None, "figures": {"beast": "A1.ne"}}
CASES: dict[str, Callable[[], None]] = {
    "draw_count": lambda: once(changed("draw_count", 1, "add"), draws),
    "move_cost_per_field": lambda: once(changed("move_cost_per_field", 1, "add"), walk, acts_for_nothing),
    "move_bonus": lambda: once(changed("move_bonus", 1, "add"), walk, acts_for_nothing),
    "action_range": lambda: once(
        changed("action_range", 1, "add", figures={"beast": "A2.nw"}), fight, acts_for_nothing
    ),
    "fight_range": lambda: once(
        changed("fight_range", 1, "add", figures={"beast": "A2.nw", "other": "A1.ne"}), fight, contact
    ),
    "contact_range": lambda: once(
        changed("contact_range", 1, "add", figures={"beast": "A1.ne", "other": "A2.nw"}), contact, fight
    ),
    "action_cost": lambda: once(changed({"action_cost": {"color": "wrath"}}, -1, "add"), pays_wrath, pays_cunning),
    "lay_cost": lambda: once(changed("lay_cost", -1, "add"), lays, pays_cunning),
    "intent_value": lambda: once(changed({"intent_value": {"color": "wrath"}}, 1, "add"), pays_wrath, pays_cunning),
    "boosts_per_round": lambda: once(changed("boosts_per_round", 1, "add", **dice("one", "one")), boost, boost),
    "boost_value": lambda: once(
        changed({"boost_value": {"face": "one"}}, 1, "add", **dice("two", "one")), boosts_again, boost
    ),
    "reshuffle_penalty_seal": lambda: once(
        changed("reshuffle_penalty_seal", -1, "add"),
        lambda e: reshuffle(e, "seal 2"),
        lambda e: reshuffle(e, "suffer 1"),
    ),
    "reshuffle_penalty_suffering": lambda: once(
        changed("reshuffle_penalty_suffering", 1, "add"),
        lambda e: reshuffle(e, "suffer 2"),
        lambda e: reshuffle(e, "seal 3"),
    ),
    "creature_move": lambda: once(
        changed(
            "creature_move", 1, "add", who=None, figures={"beast": "C4.se"}, dice={"creature": ["crawl", "stride"]}
        ),
        moves,
        moves,
    ),
    "creature_range": lambda: once(changed("creature_range", 1, "add", **BESIDE), basic_step),
    "creature_suffering": lambda: once(changed("creature_suffering", 1, "add", **BESIDE), basic_step),
    "creature_seal": lambda: once(changed("creature_seal", 1, "add", **BESIDE), basic_step),
    "market_draw": lambda: once(changed("market_draw", 1, "add", texts={"buy": [{"buy_step": 3}]}), buys),
    "market_price": lambda: once(changed("market_price", -1, "add", texts={"buy": [{"buy_step": 3}]}), buys_one),
    "exertions_per_round": lambda: once(changed("exertions_per_round", 1, "add"), exerts, exerts),
    "rounds_at_start": lambda: once(changed("rounds_at_start", 1, "add"), lambda e: turn_cards.form(e, 5)),
    "diagonal_steps": lambda: once(
        changed("diagonal_steps"), lambda e: play(e, "step B1.ne"), lambda e: walk(e, "A1.sw")
    ),
    "pass_walls": lambda: once(
        changed("pass_walls", tiles=WALLS, people=[Who(hand="C3 C3", at="A1.sw")]),
        lambda e: walk(e, "A1.ne"),
        lambda e: walk(e, "A1.nw", "A1.sw", "A1.nw"),
    ),
    "ignore_traps": lambda: once(
        changed("ignore_traps", tiles=board(A1={"se": TRAP})),
        lambda e: play(e, "step A1.se"),
        lambda e: walk(e, "A1.ne"),
    ),
    "cannot_relocate": lambda: once(changed("cannot_relocate", texts=relocating()), relocates),
    "cannot_be_pushed": lambda: once(changed("cannot_be_pushed"), lambda e: push(e, "push", figure=0)),
    "cannot_reroll": lambda: once(
        changed("cannot_reroll", **dice("one")), lambda e: push(e, "roll", die="luck", roller=0)
    ),
    "cannot_reroll_with_glowstone": lambda: once(
        changed("cannot_reroll_with_glowstone", **dice("one")), lambda e: push(e, "roll", die="luck", roller=0)
    ),
    "cannot_gain_mutations": lambda: once(
        changed("cannot_gain_mutations", **BESIDE), lambda e: add_mutation(e, "beast")
    ),
    "ignore_step": lambda: once(
        changed({"ignore_step": {"kind": "basic"}}, **{**BESIDE, "who": "self"}),
        basic_step,
        lambda e: push(e, "step", step="special"),
    ),
    "fight_hits_all_in_range": lambda: once(
        changed("fight_hits_all_in_range", figures={"beast": "A1.ne", "other": "A1.ne"}), fight, contact
    ),
    "reward_replaced_by": lambda: once(changed({"reward_replaced_by": {"do": [{"gain_ether": 1}]}}), reward),
    "face_map": lambda: once(
        changed({"face_map": {"from": "doom", "to": "void"}}, **dice("one", "doom")),
        lambda e: push(e, "roll", die="luck", roller=0),
        lambda e: push(e, "roll", die="luck", roller=0),
    ),
    "immune_state": lambda: once(
        changed({"immune_state": {"kind": "stunned"}}),
        lambda e: put_state(e, 0, "stunned"),
        lambda e: put_state(e, 0, "confused"),
    ),
    "target_priority": lambda: once(
        changed({"target_priority": {"n": 1}}, figures={"beast": "C4.se"}, dice={"creature": ["crawl"]}), moves
    ),
    "trap_on": lambda: once(
        changed({"trap_on": {"selector": {"field": {"pick": "id", "id": "A1.ne"}}, "do": [{"gain_hours": 1}]}}),
        lambda e: play(e, "step A1.ne"),
        lambda e: walk(e, "A1.sw", "A1.nw"),
    ),
}


def acts_for_nothing(e: Engine) -> None:
    play(e, "use c1 ev#a3")


def pays_wrath(e: Engine) -> None:
    play(e, "use c1 ev#a1", "pay wrath3 with wrath", "confirm")


def pays_cunning(e: Engine) -> None:
    play(e, "use c1 ev#a2", "pay cunning3 with cunning", "confirm")


def lays(e: Engine) -> None:
    play(e, "lay c1 lever", "pay wrath3 with wrath", "confirm")


def boosts_again(e: Engine) -> None:
    e.state.uses.clear()
    boost(e)


def basic_step(e: Engine) -> None:
    push(e, "step", step="basic")


def buys(e: Engine) -> None:
    carry_out(e, "buy", self=0)


def buys_one(e: Engine) -> None:
    from reverie.games.etherfields.core.operations import new_card

    e.state.team.market = [new_card(e, "influence:blank") for _ in range(3)]
    buys(e)
    play(e, "buy blank")


def exerts(e: Engine) -> None:
    play(e, "exert c1", "choose 1", "stop")


def relocating() -> dict[str, Any]:
    return {"away": [{"relocate": {"who": "self", "field": {"field": {"pick": "id", "id": "C4.se"}}}}]}


def relocates(e: Engine) -> None:
    carry_out(e, "away", self=0)
    assert where(e, 0) == "A1.nw"


def test_every_stat_says_when_it_has_been_applied() -> None:
    """A new stat has to say it, too, and gets a case here."""
    groups = [set(APPLIED), LASTING, BETWEEN_ENCOUNTERS]
    assert set.union(*groups) == set(STATS) | set(SWITCHES)
    assert sum(map(len, groups)) == len(STATS) + len(SWITCHES), "one place for each"
    assert set(CASES) == set(APPLIED)


@tells("duration", "uses")
@pytest.mark.parametrize("stat", list(APPLIED))
def test_it_is_used_up_when_it_has_been_applied(stat: str) -> None:
    CASES[stat]()


@tells("duration", "uses")
@covers("ETH-MOV-05")
def test_a_wall_that_need_not_be_passed_uses_nothing_up() -> None:
    e = changed("pass_walls", n=2, tiles=WALLS)
    walk(e, "A1.ne", "A1.nw")
    assert (left(e), point(e)) == (0, "DP-34"), "through the wall and back"
    assert offered(e) == ["step A1.sw", "stop"]


@tells("duration", "uses")
def test_of_two_that_can_do_it_one_is_used_up_and_none_if_another_lasts() -> None:
    e = changed("pass_walls", tiles=WALLS)
    carry_out(e, "change", self=0)
    walk(e, "A1.ne")
    assert left(e) == 1
    lasting = {"modifier": {"stat": "pass_walls", "op": "set", "value": True, "who": "self", "duration": "round"}}
    e = changed("pass_walls", tiles=WALLS, texts={"lasting": [lasting]})
    carry_out(e, "lasting", self=0)
    walk(e, "A1.ne", "A1.nw", "A1.ne")
    assert [made.uses for made in e.state.modifiers] == [1, -1]


@tells("duration", "uses")
@covers("ETH-CAP-02", "ETH-MOV-05")
def test_a_full_field_is_not_entered_if_only_a_second_wall_leads_on() -> None:
    """A1.nw | A1.ne (full) | A2.nw: one wall can be passed, not two."""
    walls = board(
        A1={"edges": [{"between": ["nw", "ne"], "state": "wall"}, {"between": ["ne", "se"], "state": "wall"}]},
        A2={"edges": [{"side": ["nw", "west"], "state": "wall"}]},
    )
    crowd = {"beast": "A1.ne A1.ne", "other": "A1.ne A1.ne"}
    e = changed("pass_walls", tiles=walls, figures=crowd)
    walk(e)
    assert "step A1.ne" not in offered(e)
    e = changed("pass_walls", n=2, tiles=walls, figures=crowd)
    walk(e, "A1.ne", "A2.nw")
    assert left(e) == 0


@covers("ETH-MOV-05", "ETH-EXE-01")
def test_who_is_enclosed_may_move_if_a_wall_can_be_passed() -> None:
    walls = [{"between": ["nw", other], "state": "wall"} for other in ("ne", "sw")]
    e = table([Who(hand="C3")], tiles=board(A1={"edges": walls}))
    assert not {"move c1", "exert c1"} & set(offered(e))
    e = changed("pass_walls", tiles=board(A1={"edges": walls}))
    assert {"move c1", "exert c1"} <= set(offered(e))


@tells("duration", "uses")
@covers("ETH-PAY-11")
def test_a_price_printed_as_free_uses_no_reduction_up() -> None:
    e = changed("action_cost", -1, "add")
    play(e, "use c1 ev#a3")
    assert left(e) == 1
    pays_wrath(e)
    assert left(e) == 0


@tells("duration", "uses")
@covers("ETH-BST-01")
def test_two_more_boosts_are_two() -> None:
    e = changed("boosts_per_round", 1, "add", **dice("one", "one", "one"), people=[Who(hand="W3 W3 W3 W3")])
    carry_out(e, "change", self=0)
    for _ in range(3):
        boost(e)
    assert left(e) == 0
    play(e, "use c1 ev#a1", "pay wrath3 with wrath")
    assert "boost" not in offered(e)


@covers("ETH-RNG-03", "ETH-FGT-04")
def test_what_was_in_range_when_the_action_was_named_stays_in_range() -> None:
    """The longer range is used up by the payment, the targets of both applications were measured before it."""
    e = changed("fight_range", 1, "add", figures={"beast": "A2.nw"}, people=[Who(hand="W3 W3")])
    play(e, "use c1 beast#f", "pay wrath3 with wrath", "pay wrath3 with wrath", "confirm")
    assert e.state.team.hours == 6
    assert left(e) == 0
