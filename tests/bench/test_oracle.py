"""The engines against the C programs in `bench/`, implementations of their own, written from the rules text.

Equal totals over many games, and an equal checksum over every single choice: how many options there were, and which
was taken.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import reverie
from bench.games import BY_NAME, GAMES, MeasuredGame
from bench.references import Program, disagreements, find_compiler
from reverie import engine_mode
from reverie.agents.random import RandomAgent
from reverie.kernel.streams import mix32

# The second one reaches into the upper half of a seed, across a boundary of 32 bits.
SEEDS = (0, (5 << 32) - 50)
PROGRAMS = [(game.name, name) for game in GAMES for name in game.sources]
EDITIONS = [(game.name, edition) for game in GAMES for edition in game.editions]


@pytest.fixture(scope="session", params=PROGRAMS, ids=lambda pair: "-".join(pair))
def program(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Program:
    compiler = find_compiler()
    if compiler is None:
        pytest.skip("no C compiler: the oracle cannot be built")
    game, name = request.param
    return Program.build(compiler, tmp_path_factory.mktemp("oracle"), BY_NAME[game], name)


@pytest.fixture
def games(amount: Callable[[int, int], int]) -> int:
    """The uncompiled engine plays the same games, but fewer of them."""
    return amount(2_000, 100_000) if engine_mode.is_compiled() else amount(200, 5_000)


def score(of: MeasuredGame, table: dict[str, Any]) -> int:
    """Doors found, or Cities claimed."""
    return sum(table["seats"][0]["doors"]) if of.name == "onirim" else len(table["success"])


def totals_and_checksum(of: MeasuredGame, games: int, seed: int, edition: str) -> tuple[dict[str, int], int]:
    """What the C program counts, from games driven question by question with the random agent."""
    counts = dict.fromkeys(of.counts, 0)
    checksum = 0
    for number in range(seed, seed + games):
        game = reverie.new_game(of.name, edition=edition, seed=number)
        agent = RandomAgent(number)
        while options := game.legal_actions():
            action = agent.choose(game.outlook())
            checksum = mix32(checksum ^ (len(options) << 8 | options.index(action)))
            game.apply(action)
            counts["decisions"] += 1
        assert game.result is not None
        counts["games"] += 1
        counts["wins"] += game.result.won
        counts[of.score] += score(of, game.definition.state(game.engine)["table"])
        counts["turns"] += game.turn
    return counts, checksum


@pytest.mark.parametrize("seed", SEEDS)
def test_native_games_have_the_totals_of_the_oracle(program: Program, games: int, seed: int) -> None:
    assert disagreements(program, games, seed) == []


@pytest.mark.parametrize("seed", SEEDS)
def test_every_choice_is_the_choice_of_the_oracle(program: Program, games: int, seed: int) -> None:
    for edition in program.of.editions:
        expected = program.run(games, seed, edition, check=True)
        counts, checksum = totals_and_checksum(program.of, games, seed, edition)
        assert counts == {name: expected[name] for name in program.of.counts}
        assert checksum == expected["checksum"]


def test_a_difference_is_noticed(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = reverie.rollouts
    of = program.of
    monkeypatch.setattr(reverie, "rollouts", lambda *a, **k: honest(*a, **k) | {of.score: -1})
    assert [line.split(":")[0] for line in disagreements(program, 10, 0)] == [
        f"{of.title}, {edition} edition, {of.score}" for edition in of.editions
    ]


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_the_random_agent_plays_as_the_native_playout(games: int, game: str, edition: str) -> None:
    for seed in range(games // 10):
        played = reverie.new_game(game, edition=edition, seed=seed)
        agent = RandomAgent(seed)
        while not played.is_over:
            played.apply(agent.choose(played.outlook()))
        totals = reverie.rollouts(game, 1, edition=edition, seed=seed)
        assert (totals["decisions"], totals["turns"]) == (len(played.line), played.turn)
