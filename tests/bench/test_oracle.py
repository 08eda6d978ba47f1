"""The engine against two C programs in `bench/`, implementations of their own, written from the rules text.

Equal totals over many games, and an equal checksum over every single choice: how many options there were, and which
was taken.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import reverie
from bench.references import COUNTS, EDITIONS, SOURCES, Program, disagreements, find_compiler
from reverie import engine_mode
from reverie.agents.random import RandomAgent
from reverie.kernel.streams import mix32

# The second one reaches into the upper half of a seed, across a boundary of 32 bits.
SEEDS = (0, (5 << 32) - 50)


@pytest.fixture(scope="session", params=SOURCES.values())
def program(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Program:
    compiler = find_compiler()
    if compiler is None:
        pytest.skip("no C compiler: the oracle cannot be built")
    return Program.build(compiler, tmp_path_factory.mktemp("oracle"), request.param)


@pytest.fixture
def games(amount: Callable[[int, int], int]) -> int:
    """The uncompiled engine plays the same games, but fewer of them."""
    return amount(2_000, 100_000) if engine_mode.is_compiled() else amount(200, 5_000)


def totals_and_checksum(games: int, seed: int, edition: str) -> tuple[dict[str, int], int]:
    """What the C program counts, from games driven question by question with the random agent."""
    counts = dict.fromkeys(COUNTS, 0)
    checksum = 0
    for number in range(seed, seed + games):
        game = reverie.new_game("onirim", edition=edition, seed=number)
        agent = RandomAgent(number)
        while options := game.legal_actions():
            action = agent.choose(game)
            checksum = mix32(checksum ^ (len(options) << 8 | options.index(action)))
            game.apply(action)
            counts["decisions"] += 1
        assert game.result is not None
        counts["games"] += 1
        counts["wins"] += game.result.won
        counts["doors"] += sum(game.definition.state(game.engine)["table"]["seats"][0]["doors"])
        counts["turns"] += game.turn
    return counts, checksum


@pytest.mark.parametrize("seed", SEEDS)
def test_native_games_have_the_totals_of_the_oracle(program: Program, games: int, seed: int) -> None:
    assert disagreements(program, games, seed) == []


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_choice_is_the_choice_of_the_oracle(program: Program, games: int, edition: str, seed: int) -> None:
    expected = program.run(games, seed, edition, check=True)
    counts, checksum = totals_and_checksum(games, seed, edition)
    assert counts == {name: expected[name] for name in COUNTS}
    assert checksum == expected["checksum"]


def test_a_difference_is_noticed(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = reverie.rollouts
    monkeypatch.setattr(reverie, "rollouts", lambda *a, **k: honest(*a, **k) | {"doors": 1})
    assert [line.split(":")[0] for line in disagreements(program, 10, 0)] == [
        "third edition, doors",
        "first edition, doors",
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_random_agent_plays_as_the_native_playout(games: int, edition: str) -> None:
    for seed in range(games // 10):
        game = reverie.new_game("onirim", edition=edition, seed=seed)
        agent = RandomAgent(seed)
        while not game.is_over:
            game.apply(agent.choose(game))
        totals = reverie.rollouts("onirim", 1, edition=edition, seed=seed)
        assert (totals["decisions"], totals["turns"]) == (len(game.line), game.turn)
