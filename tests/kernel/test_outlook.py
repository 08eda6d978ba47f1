"""What an agent is handed: all that its seat may know, and nothing that leads to the rest."""

from __future__ import annotations

import inspect
import random
from collections.abc import Iterator

import pytest

import reverie
from reverie import Game
from reverie.kernel import registry
from tests.architecture.imports import imports

SPECS = ("onirim/third/team/seed=3", "onirim/third/solo/book+towers/seed=4", "urbion/second/team/seed=5")
NAMES = {
    "actions", "decision", "events", "game", "learned_choice", "legal_actions", "partner_answer", "rollouts",
    "rule_of_thumb", "rules", "seat", "seats", "view", "weighing", "world",
}  # fmt: skip
GIVEN: dict[str, tuple[frozenset[int]]] = {"partner_answer": (frozenset(),)}  # what has to be said to be answered


def questions(spec: str) -> Iterator[Game]:
    """A game at some of its questions."""
    game, lots = reverie.from_spec(spec), random.Random(spec)
    for number in range(60):
        if game.is_over:
            return
        if number % 6 == 0:
            yield game
        game.apply(lots.choice(game.legal_actions()))


def test_an_outlook_offers_what_is_named_here_and_no_way_to_the_cards() -> None:
    outlook = reverie.new_game("onirim", seed=1).outlook()
    assert {name for name in dir(outlook) if not name.startswith("_")} == NAMES
    for name in NAMES - {"world"}:  # which is another game
        value = getattr(outlook, name)
        found = value(*GIVEN.get(name, ())) if callable(value) and name != "rollouts" else value
        assert not hasattr(found, "table"), name
        assert not isinstance(found, Game), name


@pytest.mark.parametrize("name", ["random", "rules"])
def test_agents_take_an_outlook(name: str) -> None:
    for game in reverie.game_names():
        choose = type(registry.agent(name, game)).choose
        assert inspect.get_annotations(choose)["outlook"] == "Outlook"


def test_no_agent_imports_the_game_or_an_engine() -> None:
    for one in imports():
        if one.importer.startswith("reverie.agents") and not one.is_for_types:
            assert one.imported not in ("reverie.kernel.game", "reverie.kernel.definition"), str(one)
            assert not one.imported.endswith(".engine"), str(one)


@pytest.mark.parametrize("spec", SPECS)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_outlook(spec: str) -> None:
    for game in questions(spec):
        decision = game.decision
        assert decision is not None
        seat = decision.seat
        here = game.outlook(seat)
        assert here.seat == seat
        for seed in range(3):
            there = here.world(seed)
            other = there.outlook(seat)
            assert other.legal_actions() == here.legal_actions() == game.legal_actions()
            assert other.actions() == here.actions()
            assert other.rule_of_thumb() == here.rule_of_thumb() == game.engine.choose_by_rules()  # type: ignore[attr-defined]
            assert {**other.view(), "turn": 0} == {**here.view(), "turn": 0} == {**game.view(seat), "turn": 0}


@pytest.mark.parametrize("game_name", reverie.game_names())
def test_what_is_done_in_a_world_is_done_there_alone(game_name: str) -> None:
    game = reverie.new_game(game_name, seed=8)
    before, line = game.hash(), game.answers
    outlook = game.outlook()
    world = outlook.world(5)
    assert world is not game
    world.apply(world.legal_actions()[0])
    assert (game.hash(), game.answers) == (before, line)
    assert outlook.rule_of_thumb() in outlook.legal_actions()
    assert game.hash() == before


def test_who_plays_one_of_several_seats_looks_with_its_eyes() -> None:
    game = reverie.from_spec("onirim/third/team/seed=3")
    assert game.decision is not None
    asked = game.decision.seat
    waiting = 1 - asked
    assert game.outlook().seat == game.outlook(asked).seat == asked
    assert game.outlook(waiting).seat == waiting
    assert game.outlook(waiting).legal_actions() == []
    assert game.outlook(waiting).view() == game.view(waiting) != game.view(asked)
    assert game.outlook(frozenset({waiting})).seat == waiting
    assert game.outlook(frozenset({0, 1})).seat == asked
