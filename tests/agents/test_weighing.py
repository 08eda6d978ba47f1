"""Answers weighed by looking ahead: by seed and simulations alone, whatever is hidden, in however many slices."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import reverie
from reverie.agents.budget import Budget, read_seconds
from reverie.kernel import registry
from reverie.kernel.weighing import PLAYOUTS, TREE
from tests.players import quick_agent, refused

TREES = (
    "onirim/third/solo/seed=4",
    "onirim/first/solo/seed=4",
    "urbion/second/solo/books/seed=4",
    "urbion/second/team/chromatic/seed=4",
)
PLAYED_OUT = (
    "onirim/third/team/seed=3",
    "onirim/third/solo/book+towers/seed=4",
    "urbion/second/team/void/seed=5",
    "urbion/second/solo/squares/seed=5",
)
SPECS = (*TREES, *PLAYED_OUT)


@pytest.mark.parametrize("spec", SPECS)
def test_every_legal_answer_has_a_chance_and_one_is_chosen(spec: str) -> None:
    game = reverie.from_spec(spec)
    before = game.hash()
    chances = game.weigh(60, seed=2)
    assert [one.action for one in chances] == game.legal_actions()
    assert [one.chosen for one in chances].count(True) == 1
    assert all(0 <= one.chance <= 1 and 0 <= one.error <= 0.5 for one in chances)
    assert game.hash() == before


@pytest.mark.parametrize("spec", SPECS)
def test_slices_and_repetition_change_nothing(spec: str) -> None:
    game = reverie.from_spec(spec)
    whole = game.weighing(seed=6)
    whole.advance(90)
    sliced = game.weighing(seed=6)
    for part in (1, 16, 0, 40, 33):
        sliced.advance(part)
    assert sliced.chances() == whole.chances()
    assert (sliced.choice, sliced.simulations) == (whole.choice, whole.simulations) == (whole.choice, 90)


@pytest.mark.parametrize("spec", PLAYED_OUT)
def test_another_seed_looks_into_other_worlds(spec: str) -> None:
    game = reverie.from_spec(spec)
    assert game.weigh(90, seed=1) != game.weigh(90, seed=2)


def test_where_something_was_learned_a_tree_is_searched_and_elsewhere_games_are_played_out() -> None:
    assert {reverie.from_spec(spec).weighing().method for spec in TREES} == {TREE}
    assert {reverie.from_spec(spec).weighing().method for spec in PLAYED_OUT} == {PLAYOUTS}


def test_a_tree_grows_beyond_its_first_room_and_stays_the_same() -> None:
    game = reverie.new_game("onirim", seed=8)
    whole, sliced = game.weighing(3), game.weighing(3)
    whole.advance(1_500)
    for _ in range(3):
        sliced.advance(500)
    assert whole.chances() == sliced.chances()
    assert sum(one.visits for one in whole.chances()) >= 1_500


def test_what_the_rules_of_thumb_say_is_kept_unless_clearly_beaten() -> None:
    for seed in range(4):
        game = reverie.new_game("onirim", mode="team", seed=seed)
        weighing = game.weighing(seed)
        weighing.advance(8)  # nothing can be clear yet
        assert weighing.choice == game.outlook().rule_of_thumb()


def test_an_answer_that_wins_at_once_is_found() -> None:
    text = (
        "onirim/third/solo | row green.sun green.moon | doors red red blue blue green brown brown"
        " | hand green.sun red.sun red.moon blue.sun brown.sun"
    )
    game = reverie.from_position(text, seed=1)
    for name in ("expert", "search"):
        played = game.clone()
        played.apply(quick_agent(name, "onirim").choose(played.outlook()))
        played.apply(quick_agent(name, "onirim").choose(played.outlook()))
        assert played.result is not None, name
        assert played.result.won


def test_a_finished_game_another_seat_and_a_game_without_look_ahead_are_refused() -> None:
    game = reverie.new_game("onirim", mode="team", seed=1)
    assert game.decision is not None
    with refused("weigh-seat"):
        game.weighing(seat=1 - game.decision.seat)
    while not game.is_over:
        game.apply(game.legal_actions()[0])
    with refused("weigh-over"):
        game.weighing()
    with refused("weigh-never"):
        reverie.new_game("etherfields", seed=1).weigh(5)
    assert "search" not in registry.agent_names("etherfields")


# ---- budgets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "10", "ms", "-1ms", "0ms", "1h", "10 m s", "4000s", "1e3ms", "nan s", "٣ms"])
def test_no_time_is_read_from_nonsense(text: str) -> None:
    with refused("budget-time"):
        read_seconds(text)


@pytest.mark.parametrize("simulations", [0, -1, 10**10])
def test_impossible_numbers_of_simulations_are_refused(simulations: int) -> None:
    with refused("budget-simulations"):
        Budget.of(simulations)


def test_a_budget_is_for_agents_that_look_ahead() -> None:
    with refused("agent-no-budget") as caught:
        reverie.agent("rules", simulations=5)
    assert caught.value.details["allowed"] == ["search"]
    assert Budget.of() is None


def test_a_time_is_spent_and_a_number_of_simulations_ends_it_early() -> None:
    game = reverie.new_game("onirim", seed=2)
    weighing = game.weighing()
    Budget(seconds=0.002).spend(weighing)
    assert weighing.simulations >= 1
    weighing = game.weighing()
    Budget(simulations=20, seconds=1000.0).spend(weighing)
    assert weighing.simulations == 20


# ---- honesty ---------------------------------------------------------------------------------------------------------


def test_no_agent_names_anything_that_holds_the_cards() -> None:
    """Agents get an `Outlook`; their files neither import an engine, a game or a table nor reach behind the outlook."""
    import reverie.agents

    for path in sorted(Path(str(reverie.agents.__file__)).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute):
                assert node.attr != "engine", path
                assert not node.attr.startswith("_Outlook"), path


def test_what_an_agent_weighs_holds_no_way_to_the_real_table() -> None:
    game = reverie.new_game("onirim", mode="team", seed=3)
    weighing = game.outlook().weighing(5)
    held: list[Any] = [getattr(weighing, name) for name in vars(weighing)]
    assert not any(one is game or one is game.engine for one in held)
