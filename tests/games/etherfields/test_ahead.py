"""What is asked ahead (seats/ahead.py): just what the engine asks, nothing hidden, and one message is enough."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import reverie
from reverie.games.etherfields.agents.rules import choose
from reverie.games.etherfields.content import shipped
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.definition import Etherfields, Table
from reverie.games.etherfields.rounds.setup import new_game
from reverie.games.etherfields.seats.ahead import is_same
from scripts import prompts
from tests.support import covers

ETHER = Etherfields()


def ahead(game: reverie.Game) -> dict[str, Any]:
    """What the only seat is told."""
    assert isinstance(game.engine, Table)
    return ETHER.ahead(game.engine, 0)


@cache
def commands() -> tuple[str, ...]:
    """Positions of the first dream at which commands are given."""
    game = reverie.from_spec("etherfields/second/solo2/seed=7")
    found = []
    for _ in range(60):
        game.apply(game.rule_of_thumb(None, 0, {}))
        if game.decision is not None and game.decision.kind == "command":
            found.append(game.position())
    return tuple(found[::3])


@pytest.fixture(params=range(2))
def game(request: pytest.FixtureRequest) -> reverie.Game:
    """One of them, with other cards to come."""
    return reverie.from_position(commands()[request.param], seed=11)


@covers("ETH-PAY-13")
def test_what_is_asked_ahead_is_what_is_asked(game: reverie.Game) -> None:
    """After the same answer the engine puts the same question with the same answers, and proposes the same payment."""
    follows = ahead(game)["follows"]
    assert follows
    for number, step in follows.items():
        later = game.clone()
        later.apply(int(number))
        assert later.decision is not None
        assert later.decision.kind == step["kind"]
        assert [offer["words"] for offer in step["actions"]] == [action.words for action in later.actions()]
        if step["kind"] == "pay":
            assert step["payment"] == later.view(0)["payment"]
            if step["payment"]["proposal"]:
                paid = [f"pay {thing} with {color}" for _, thing, color in step["payment"]["proposal"]]
                later.apply_all([*paid, "confirm"])


@covers("ETH-MOV-01", "ETH-EXE-01")
def test_a_walk_is_one_message(game: reverie.Game) -> None:
    """Every way that is offered can be sent as it is, leads to its field, and costs no more than it says."""
    walks = ahead(game)["walks"]
    assert {walk["by"] for walk in walks} & {"move", "exert"}
    for walk in walks:
        later = game.clone()
        later.apply_all([answer["words"] for answer in walk["answers"]])
        figures = {figure["of"]: figure["field"] for figure in later.view(0)["figures"]}
        assert figures[walk["character"]] == walk["to"] == walk["path"][-1]
        hours = game.view(0)["team"]["hours"] - later.view(0)["team"]["hours"]
        assert hours == (walk["price"] if walk["by"] == "exert" else 0)
        assert later.last_message == len(walk["answers"])


def test_nothing_hidden_is_asked_ahead(game: reverie.Game) -> None:
    """Whatever lies face down: who looks ahead is told the same."""
    told = json.dumps(ahead(game))
    for seed in (5, 6):
        other = game.engine.clone()
        assert isinstance(other, Table)
        other.determinise(seed, 0)
        assert json.dumps(ETHER.ahead(other, 0)) == told


def test_an_answer_that_matters_is_asked_for(game: reverie.Game) -> None:
    """Commands are never answered by themselves; a choice is if both ways lead to the same state, and only then."""
    assert ahead(game)["same"] is None
    seen = {True: 0, False: 0}
    for number in range(3):
        rules = new_game(shipped(), prompts.ENCOUNTERS[number], prompts.TEAM, number, {})
        while rules.question is not None and not rules.state.result and min(seen.values()) < 2:
            same = is_same([rules], prompts.BOTH)
            if same is not None:
                hashes = set()
                for choice in list(rules.choices()):
                    copy = Engine(rules.content, rules.state.copy(), rules.chance)
                    copy.run()
                    copy.answer(choice)
                    hashes.add((tuple(copy.state.characters[0].hand), str(copy.state.figures), copy.state.mark))
                assert len(hashes) == 1
            if len(rules.choices()) > 1:
                seen[same is not None] += 1
            rules.choose(choose(rules, None))
    assert seen[False]
    assert seen[True]


def test_a_command_takes_few_messages(amount: Callable[[int, int], int]) -> None:
    """At most 1.6 for each command of 50 encounters, and no question without a difference (`scripts/prompts.py`); two
    encounters alone may have more orders to settle than most."""
    count, encounters = prompts.Count(), amount(2, 50)
    for number in range(encounters):
        prompts.play(number, count)
    assert count.commands > 30
    assert count.each <= (1.6 if encounters >= 50 else 2.0), count.messages.most_common(6)
    assert not count.idle
