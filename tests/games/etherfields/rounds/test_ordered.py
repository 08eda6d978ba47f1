"""Ordered turns (5.22 ORD, 7.6)."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields.core.engine import Engine
from tests.games.etherfields.tables import Who, board, offered, play, point, table
from tests.support import covers

PULL: dict[str, Any] = {"id": "pull", "kind": "action", "do": [{"gain_key": 1}]}
OIL: dict[str, Any] = {
    "item": {
        "id": "oil",
        "name": {"en": "Oil"},
        "intents": {},
        "abilities": [{"id": "a", "kind": "action", "do": [{"gain_ether": 1}]}],
    }
}


def ordered(people: Any = 2, **more: Any) -> Engine:
    """An action step with ordered turns."""
    return table(people, tiles=board(A1={"nw": {"actions": [PULL]}}), options={"ordered_turns": True}, **more)


def whose(e: Engine) -> tuple[int, ...]:
    """Who is asked."""
    assert e.question is not None
    return e.question.seats


@covers("ETH-ORD-01", "ETH-ACT-11", "EX-71")
def test_one_dream_action_in_a_turn_and_any_number_of_others() -> None:
    e = ordered([Who(hand="C2"), Who()], pack=[OIL], items="oil")
    assert (point(e), whose(e)) == ("DP-21", (0,))
    play(e, "use c1 tile_a1#pull")
    assert e.state.team.keys == 1
    assert "use c1 tile_a1#pull" not in offered(e)
    assert {"move c1", "use c1 oil", "end-turn c1"} <= set(offered(e))
    play(e, "use c1 oil", "use c1 oil")
    assert e.character(0).ether == 2


@covers("ETH-ACT-11", "ETH-ORD-01", "ETH-SOC-03")
def test_interactions_and_rules_are_dream_actions_and_sockets_are_not() -> None:
    call = {**PULL, "id": "call"}
    beast = {"creature": {"id": "beast", "name": {"en": "Beast"}, "figure": "human", "movement": 1, "steps": {},
                          "interactions": [call]}}  # fmt: skip
    well = {"actions": [PULL], "socket": {"id": "well", "abilities": []}}
    tiles = board(A1={"nw": well, "general_rules": [{**PULL, "id": "rule"}]})
    dream_actions = {"use c1 tile_a1#pull", "use c1 tile_a1#rule", "use c1 beast#call"}
    for first in sorted(dream_actions):
        e = table([Who(glowstones=1), Who()], pack=[beast], tiles=tiles, figures={"beast": "C4.se"},
                  options={"ordered_turns": True})  # fmt: skip
        play(e, "fill c1 well")
        assert dream_actions <= set(offered(e)), "filling a socket is none"
        play(e, first)
        assert not dream_actions & set(offered(e))
        assert "take-stone c1 well" in offered(e)


@covers("ETH-ORD-01", "ETH-ORD-03")
def test_clockwise_from_the_first_player() -> None:
    e = ordered(3, first=1)
    seats = []
    for _ in range(3):
        seats.append(whose(e))
        play(e, next(word for word in offered(e) if word.startswith("pass")))
    assert seats == [(1,), (2,), (0,)]


@covers("ETH-ORD-02", "EX-71")
def test_a_passed_character_may_act_later_and_all_must_pass_in_a_row() -> None:
    e = ordered(2)
    play(e, "pass c1", "use c2 tile_a1#pull", "end-turn c2")
    assert whose(e) == (0,)
    assert "use c1 tile_a1#pull" in offered(e)  # a new turn, a new dream action
    play(e, "pass c1")
    assert (e.state.encounter.phase, e.state.encounter.round) == ("action", 1)
    play(e, "pass c2")
    assert e.state.encounter.round == 2


@covers("ETH-ORD-03", "ETH-RND-01")
def test_the_marker_moves_at_the_start_of_each_new_round() -> None:
    e = ordered(2)
    assert e.state.team.first_player == 0
    play(e, "pass c1", "pass c2")
    assert (e.state.encounter.round, e.state.team.first_player) == (2, 1)
    play(e, "pass c2", "pass c1")
    assert e.state.team.first_player == 0


@covers("ETH-ORD-03")
def test_the_marker_does_not_move_in_round_one() -> None:
    e = table(2, options={"ordered_turns": True}, at="round", run=False)
    e.state.encounter.round = 0
    e.run()
    assert (e.state.encounter.round, e.state.team.first_player) == (1, 0)


@covers("ETH-ORD-01")
def test_interrupts_of_others_stay_possible() -> None:
    quick = {"id": "i", "kind": "interrupt", "cost": [{"discard_self": True}], "do": [{"gain_ether": 1}]}
    card = {"influence": {"id": "quick", "name": {"en": "Quick"}, "intents": {}, "abilities": [quick]}}
    e = ordered([Who(), Who(hand="quick")], pack=[card])
    assert whose(e) == (0,)
    assert "play c2 quick" in offered(e)
    play(e, "play c2 quick")
    assert (e.character(1).ether, whose(e)) == (1, (0,))
    assert "pass c1" in offered(e)  # it was not c1 who did something


@covers("ETH-RND-01")
def test_without_the_option_the_marker_stays() -> None:
    e = table(2)
    play(e, "pass c1", "pass c2")
    assert (e.state.encounter.round, e.state.team.first_player) == (2, 0)
