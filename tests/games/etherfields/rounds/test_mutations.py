"""Mutation tokens and states of figures (2.3, 6.28, 6.29)."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.etherfields.acting.mutations import add_mutation, remove_mutation
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.rounds.creature_moves import movement
from reverie.games.etherfields.rounds.states import put_state, remove_state
from tests.games.etherfields.rounds.creatures_for_tests import creature, each, near
from tests.games.etherfields.tables import Who, again, carry_out, offered, play, point, push, table
from tests.support import covers

BEAST = creature("beast", 2, basic=near(1, {"suffer": 1}), special=near(1, {"seal": 1}))


def with_tokens(*tokens: str, people: Any = 1, pack: Any = (), **more: Any) -> Engine:
    """A beast on A1.ne with mutation tokens."""
    e = table(people, pack=[BEAST, *pack], figures={"beast": "A1.ne"}, **more)
    for token in tokens:
        assert add_mutation(e, "beast", 1, token) == 1
    return e


@covers("ETH-MUT-01")
def test_random_tokens_from_the_bag() -> None:
    e = with_tokens()
    assert len(e.state.mutation_bag) == 12
    e.state.scripted["pick"] = [0, 10]
    assert add_mutation(e, "beast", 2) == 2
    assert e.state.encounter.creatures[0].mutations == ["cruelty", "dull_stones"]
    assert len(e.state.mutation_bag) == 10


@covers("ETH-MUT-01")
def test_an_empty_bag_gives_fewer() -> None:
    e = with_tokens()
    assert add_mutation(e, "beast", len(e.state.mutation_bag) - 1)
    assert add_mutation(e, "beast", 3) == 1
    assert add_mutation(e, "beast", 1) == 0


@covers("ETH-MUT-02", "ETH-MUT-03")
@pytest.mark.parametrize(
    ("token", "step", "lost"),
    [("", "basic", (1, 0)), ("cruelty", "basic", (2, 0)), ("binding", "basic", (1, 0)), ("", "special", (0, 1)),
     ("binding", "special", (0, 3)), ("cruelty", "special", (0, 1))],
)  # fmt: skip
def test_cruelty_and_binding(token: str, step: str, lost: tuple[int, int]) -> None:
    """They raise what is there, and do not make suffering or sealing out of nothing."""
    e = with_tokens(*filter(None, [token]))
    push(e, "step", step=step)
    who = e.character(0)
    assert (who.suffering, len(who.sealed)) == lost


@covers("ETH-MUT-02")
def test_equal_tokens_add_up() -> None:
    e = with_tokens("cruelty", "cruelty")
    push(e, "step", step="basic")
    assert e.character(0).suffering == 3


@covers("ETH-MUT-03")
def test_an_alternative_with_suffering_is_raised_too() -> None:
    """R-15."""
    choice = {"choose_one": [{"key": "pay", "do": [{"lose_ether": 1}]}, {"key": "hurt", "do": [{"suffer": 1}]}]}
    beast = creature("beast", basic=near(1, choice))
    e = table([Who(ether=1)], pack=[beast], figures={"beast": "A1.ne"})
    add_mutation(e, "beast", 1, "cruelty")
    push(e, "step", step="basic")
    play(e, next(word for word in offered(e) if "hurt" in word))
    assert e.character(0).suffering == 2


@covers("ETH-MUT-02")
def test_haste_and_reach_concern_all_figures() -> None:
    e = with_tokens("haste", "reach")
    assert movement(e, "beast") == 4
    people = [Who(at="A2.nw"), Who(at="C3.se"), Who(at="A2.ne")]  # two fields from one of them, and three
    e = table(people, pack=[BEAST], figures={"beast": "A1.nw C4.se"})
    for suffering in ([1, 1, 0], [2, 2, 1]):
        add_mutation(e, "beast", 1, "reach")
        push(e, "step", step="basic")
        assert [who.suffering for who in e.state.characters] == suffering


@covers("ETH-MUT-02")
def test_reach_reaches_further() -> None:
    people = [Who(at="A2.ne")]  # two fields from A1.ne
    e = with_tokens(people=people)
    push(e, "step", step="basic")
    assert e.character(0).suffering == 0
    add_mutation(e, "beast", 1, "reach")
    push(e, "step", step="basic")
    assert e.character(0).suffering == 1


LIMIT = {"modifier": {"stat": "hand_limit", "op": "add", "value": 1}}
CROSS: dict[str, Any] = {
    "influence": {
        "id": "cross",
        "name": {"en": "Cross-reference"},
        "intents": {},
        "progress": {"cost": "free", "colors": []},
        "abilities": [{"id": "p", "kind": "passive", "do": [LIMIT]}],
    }
}
MASK: dict[str, Any] = {
    "mask": {"id": "grin", "name": {"en": "Grin"}, "abilities": [{"id": "p", "kind": "passive", "do": [LIMIT]}]}
}


@covers("ETH-MUT-04", "ETH-DRW-07", "EX-41")
@pytest.mark.parametrize(("token", "who"), [("stasis", {"progress": "cross"}), ("unmasking", {"mask": "grin"})])
def test_stasis_and_unmasking_work_at_once(token: str, who: dict[str, Any]) -> None:
    e = with_tokens(people=[Who(hand="W1 W2 W3 W4 C1 C2 C3", **who)], pack=[CROSS, MASK])
    assert point(e) == "DP-20"
    e.question = None
    add_mutation(e, "beast", 1, token)
    e.run()
    assert point(e) == "DP-26"
    play(e, "discard wrath1")
    assert len(e.character(0).hand) == 6
    remove_mutation(e, "beast", token)
    push(e, "draw", c=0, n=1)
    assert len(e.character(0).hand) == 7  # active again


@covers("ETH-MUT-05", "EX-76")
def test_removed_tokens_go_back_to_the_bag() -> None:
    e = with_tokens("reach", "haste")
    assert remove_mutation(e, "beast", "haste")
    assert e.state.encounter.creatures[0].mutations == ["reach"]
    assert e.state.mutation_bag.count("haste") == 2
    assert not remove_mutation(e, "beast", "haste")


@covers("ETH-CRE-12", "ETH-MUT-03")
def test_the_last_line_is_no_effect_of_the_creature() -> None:
    """R-16."""
    slumber = {
        "slumber": {
            "id": "s_beast",
            "creature": "beast",
            "rounds": 5,
            "no_more_rounds": [*each({"seal": 1}), "end_slumber"],
        }
    }
    e = table(1, pack=[BEAST, slumber], figures={"beast": "A4.ne"}, source="slumber:s_beast", at="no more", run=False)
    add_mutation(e, "beast", 1, "binding")
    e.run()
    assert len(e.character(0).sealed) == 1


# ---- states -------------------------------------------------------------------------------------------------------


@covers("ETH-STA-01")
def test_a_state_concerns_one_figure_and_each_only_once() -> None:
    e = table([Who(at="C1.nw")], pack=[BEAST], figures={"beast": "A1.ne A2.ne"})
    assert put_state(e, 100, "confused")
    assert not put_state(e, 100, "confused")
    assert "confused" not in e.state.figures[101].states
    assert e.state.supply["confused/stunned"] == 1


@covers("ETH-STA-01", "ETH-GEN-07")
def test_two_tokens_with_each_pair_of_sides() -> None:
    e = table(2, pack=[BEAST], figures={"beast": "A1.ne A2.ne"})
    assert put_state(e, 100, "confused")
    assert put_state(e, 101, "stunned")
    assert not put_state(e, 0, "confused")  # both tokens with that side are in use
    assert put_state(e, 0, "paralysed")
    remove_state(e, 101, "stunned")
    assert put_state(e, 0, "confused")


@covers("ETH-STA-02")
def test_a_confused_creature_reaches_one_field_at_most() -> None:
    """R-17, R-18."""
    people = [Who(at="A1.nw"), Who(at="A2.ne")]  # one and two fields from A1.ne
    for printed, hurt in ((1, [1, 0]), (9, [1, 0]), (0, [0, 0])):
        beast = creature("beast", basic=near(printed, {"suffer": 1}))
        e = table(people, pack=[beast], figures={"beast": "A1.ne"})
        if printed:
            add_mutation(e, "beast", 1, "reach")
        put_state(e, 100, "confused")
        push(e, "step", step="basic")
        assert [who.suffering for who in e.state.characters] == hurt, printed


@covers("ETH-STA-02")
def test_only_the_confused_figure_is_capped() -> None:
    beast = creature("beast", basic=near(2, {"suffer": 1}))
    e = table([Who(at="A3.nw")], pack=[beast], figures={"beast": "A2.nw A2.nw"})
    for figure, suffering in ((100, 1), (101, 1)):
        put_state(e, figure, "confused")
        push(e, "step", step="basic")
        assert e.character(0).suffering == suffering  # by the other one, then by none


@covers("ETH-STA-02")
def test_effects_of_a_confused_figure() -> None:
    far = creature("far", basic=near(3, {"suffer": 1}))
    e = table([Who(at="A2.ne")], pack=[far], figures={"far": "A1.ne"})
    put_state(e, 100, "confused")
    push(e, "step", step="basic")
    assert e.character(0).suffering == 0


@covers("ETH-STA-03")
def test_a_stunned_figure_causes_no_suffering_but_the_rest() -> None:
    beast = creature("beast", basic=near(1, {"suffer": 1}, {"seal": 1}))
    e = table([Who()], pack=[beast], figures={"beast": "A1.ne"})
    put_state(e, 100, "stunned")
    push(e, "step", step="basic")
    who = e.character(0)
    assert (who.suffering, len(who.sealed)) == (0, 1)


@covers("ETH-STA-03")
def test_another_figure_that_is_not_stunned_hurts() -> None:
    e = table([Who()], pack=[BEAST], figures={"beast": "A1.ne A1.sw"})
    put_state(e, 100, "stunned")
    push(e, "step", step="basic")
    assert e.character(0).suffering == 1


@covers("ETH-STA-03")
def test_another_figure_that_is_out_of_range_does_not() -> None:
    e = table([Who()], pack=[BEAST], figures={"beast": "A1.ne A4.ne"})
    put_state(e, 100, "stunned")
    push(e, "step", step="basic")
    assert e.character(0).suffering == 0


@covers("ETH-STA-04")
def test_a_paralysed_character_cannot_move() -> None:
    e = table([Who(hand="C3")])
    assert "move c1" in offered(e)
    put_state(e, 0, "paralysed")
    again(e)
    assert "move c1" not in offered(e)


@covers("ETH-STA-05", "ETH-MUT-01")
def test_a_poisoned_creature_gets_no_mutations() -> None:
    e = table([Who(at="C1.nw")], pack=[BEAST], figures={"beast": "A1.ne A2.ne"})
    assert put_state(e, 100, "poisoned")
    assert not put_state(e, 101, "poisoned")  # it concerns the tile
    assert add_mutation(e, "beast", 1) == 0
    assert not put_state(e, 0, "poisoned")  # creatures only
    assert remove_state(e, 101, "poisoned")
    assert add_mutation(e, "beast", 1) == 1


@covers("ETH-STA-06", "ETH-RND-04", "ETH-RND-07", "ETH-GEN-12")
def test_when_states_end() -> None:
    e = table(
        [Who(at="C4.se")],
        pack=[BEAST],
        figures={"beast": "A1.ne"},
        dice={"creature": ["crawl"] * 3},
        turn="t03 t02 t01",
    )
    put_state(e, 0, "confused")
    put_state(e, 100, "stunned")
    put_state(e, 100, "poisoned")
    play(e, "pass c1")
    while point(e) not in ("DP-20", "DP-22"):
        play(e, offered(e)[0])
    assert e.state.encounter.round == 2
    assert e.state.figures[0].states == {}
    assert list(e.state.figures[100].states) == ["poisoned"]  # to the end of the encounter
    assert e.state.supply["confused/stunned"] == 2


@covers("ETH-STA-06")
def test_a_state_from_the_dreamlands_phase_stays_for_the_next_character_phase() -> None:
    grip = creature("grip", basic=near(20, {"put_state": {"kind": "paralysed", "who": "self"}}))
    e = table(
        [Who(at="C4.se", hand="C3")],
        pack=[grip],
        figures={"grip": "A1.ne"},
        dice={"creature": ["crawl"] * 9},
        turn="t02 t03 t01",
    )
    play(e, "pass c1")
    while point(e) != "DP-20":
        play(e, "done" if point(e) == "DP-22" else offered(e)[0])
    assert e.state.encounter.round == 2
    assert "paralysed" in e.state.figures[0].states
    assert "move c1" not in offered(e)
    e.state.encounter.blocked_steps = ["basic"]
    e.state.supply["block"] -= 1
    play(e, "pass c1")
    while point(e) != "DP-20":
        play(e, "done" if point(e) == "DP-22" else offered(e)[0])
    assert e.state.figures[0].states == {}


@covers("ETH-CRE-12", "ETH-MUT-03")
def test_passives_of_a_creature_are_its_effects_and_interactions_are_not() -> None:
    ear = {"id": "t", "kind": "trigger", "when": "sealed", "do": [{"suffer": {"n": 1, "who": {"character": "all"}}}]}
    call = {"id": "i", "kind": "action", "cost": "free", "do": [{"suffer": 1}]}
    beast = creature("beast", passives=[ear], interactions=[call])
    e = table(1, pack=[beast], figures={"beast": "A4.ne"}, texts={"t": [{"seal": 1}]})
    e.state.encounter.creatures[0].mutations.append("cruelty")
    e.state.mutation_bag.remove("cruelty")
    carry_out(e, "t", self=0)
    assert e.character(0).suffering == 2
    play(e, "use c1 beast#i")
    assert e.character(0).suffering == 3


@covers("ETH-STA-01")
def test_poison_concerns_the_whole_creature() -> None:
    e = table(1, pack=[creature("beast")], figures={"beast": "A4.ne A4.nw"})
    assert put_state(e, 100, "poisoned")
    assert not put_state(e, 101, "poisoned"), "the tile is poisoned already"
    assert e.state.supply["paralysed/poisoned"] == 1
