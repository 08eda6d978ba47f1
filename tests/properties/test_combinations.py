"""All sets of modules, alone and as a team, with random variants: games end, nothing is lost, nothing leaks (T6).

In each change a share of the set-ups that goes on from day to day; under `--torture` all of them, with 200 random
games and 20 of the `rules` agent each, in both forms of the engine.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from reverie import engine_mode
from tests.parity.processes import finish, start
from tests.parity.trace import GAMES as NATIVE
from tests.properties.combinations import STRIDE, all_specs, campaign, sample, today
from tests.properties.every_game import every_game

Amount = Callable[[int, int], int]
SHARDS = 4
GAMES = {"random": (1, 200), "rules": (1, 20)}
SETS = {"onirim": {"third": 256, "first": 1}, "urbion": {"second": 128, "first": 4}}  # of modules, by edition

compiled_only = pytest.mark.skipif(
    not engine_mode.is_compiled(), reason="no compiled engine in use: `make compile`, and no REVERIE_PURE"
)


def test_every_game_is_counted() -> None:
    assert sorted(SETS) == sorted(NATIVE)


@every_game
def test_the_specs_are_all_module_sets_in_both_modes_and_all_editions(game: str) -> None:
    specs = all_specs(game, 1)
    for edition, count in SETS[game].items():
        for mode in ("solo", "team"):
            sets = [spec.modules for spec in specs if (spec.edition, spec.mode) == (edition, mode)]
            assert len(set(sets)) == len(sets) == count
    assert len(specs) == 2 * sum(SETS[game].values())
    met = [spec for day in range(STRIDE) for spec in sample(game, day, STRIDE)]
    assert len({(spec.edition, spec.mode, spec.modules) for spec in met}) == len(specs)


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("agent", GAMES)
@every_game
def test_games_on_every_set_up_end_and_keep_every_law_on_the_way(
    game: str, agent: str, shard: int, amount: Amount
) -> None:
    day, stride = today(), 1 if amount(0, 1) else STRIDE
    specs = sample(game, day, stride)[shard::SHARDS]
    print(f"day {day}, every {stride}th set-up, shard {shard} of {SHARDS}: {len(specs)} set-ups")
    played = campaign(specs, day, agent, amount(*GAMES[agent]), True)
    assert len(played) == len(specs)
    assert all(len(games) == amount(*GAMES[agent]) for games in played.values())


def both_forms(*options: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """What the pure and the compiled engine make of the same games, side by side."""
    running = [start("tests.properties.combinations", *options, REVERIE_PURE=pure) for pure in ("1", "0")]
    pure, compiled = (json.loads(finish(process)) for process in running)
    assert not pure["compiled"]
    assert compiled["compiled"]
    return pure["games"], compiled["games"]


@compiled_only
@pytest.mark.parametrize("agent", GAMES)
@every_game
def test_compiled_and_pure_games_on_every_set_up_are_the_same(game: str, agent: str, amount: Amount) -> None:
    for day in range(today(), today() + amount(1, STRIDE)):
        options = {"day": day, "stride": STRIDE, "games": amount(*GAMES[agent])}
        pure, compiled = both_forms(game, agent, *(f"--{name}={value}" for name, value in options.items()))
        assert list(pure) == list(compiled)
        assert len(pure) == len(sample(game, day, STRIDE))
        assert [spec for spec in pure if pure[spec] != compiled[spec]] == [], f"day {day}"
