"""Simulations: reproducible, the same for any number of workers, native and in Python."""

from __future__ import annotations

from pathlib import Path

import pytest

import reverie
from reverie.errors import SpecError, StateError
from reverie.kernel import registry
from reverie.kernel.spec import SEED_LIMIT, GameSpec
from reverie.sim.run import Plan, Tally, cut, play_game, simulate


def plan(agent: str = "random", games: int = 40, seed: int = 7, records: Path | None = None) -> Plan:
    return Plan(GameSpec.make(registry.game("onirim").manifest), agent, games, seed, records)


def sums(tally: Tally) -> tuple[int, int, int]:
    return tally.games, tally.wins, tally.decisions


@pytest.mark.parametrize("policy", registry.game("onirim").policies)
def test_native_games_are_the_games_of_the_agent(policy: str) -> None:
    games = 200 if policy == "random" else 60
    in_python = Tally()
    for seed in range(100, 100 + games):
        in_python.add(play_game(plan(policy), seed))
    native = simulate(plan(policy, games, 100)).tally
    assert sums(native) == sums(in_python)


def test_workers_do_not_change_the_sums() -> None:
    alone, shared = simulate(plan(games=50), 1), simulate(plan(games=50), 2)
    assert sums(alone.tally) == sums(shared.tally)


def test_records_are_those_games(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "folder"
    result = simulate(plan(games=5, records=folder))
    games = [reverie.load(path) for path in sorted(folder.iterdir())]
    assert sorted(str(game.spec.seed) for game in games) == ["10", "11", "7", "8", "9"]
    assert all(game.is_over for game in games)
    assert sum(len(game.line) for game in games) == result.tally.decisions
    assert sums(simulate(plan(games=5)).tally) == sums(result.tally)


def test_every_deal_stands_in_one_chunk() -> None:
    for games in (1, 7, 1000, 123_457):
        for workers in (1, 2, 9):
            chunks = cut(7, games, workers)
            seeds = [seed for first, count in chunks for seed in range(first, first + count)]
            assert seeds == list(range(7, 7 + games))


def test_an_interrupt_keeps_what_was_played() -> None:
    def watch(tally: Tally) -> None:
        if tally.games >= 20:
            raise KeyboardInterrupt

    result = simulate(plan(games=80), 1, watch)
    assert result.interrupted
    assert 20 <= result.tally.games < 80
    assert result.to_json()["interrupted"] is True


@pytest.mark.parametrize(
    ("bad", "workers"),
    [
        (plan(games=0), 1),
        (plan(games=-3), 1),
        (plan(agent="nobody"), 1),
        (plan(seed=-1), 1),
        (plan(seed=SEED_LIMIT - 3), 1),
        (plan(), -1),
        (plan(), 1000),
    ],
)
def test_refusals_come_before_any_game(bad: Plan, workers: int) -> None:
    with pytest.raises((SpecError, StateError)):
        simulate(bad, workers, lambda tally: pytest.fail("a game was played"))
