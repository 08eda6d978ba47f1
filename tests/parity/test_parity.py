"""One source, two speeds: the compiled and the pure engine give the same, everywhere and always (P2, T7)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from reverie import engine_mode
from tests.parity.processes import finish, start, traces
from tests.parity.trace import GAMES, agent_for, everything

Amount = Callable[[int, int], int]

# How much is compared in each change and under torture; a game of Urbion takes ten times as long.
GAMES_PLAYED = {"onirim": (220, 20_000), "urbion": (80, 20_000)}
TELLINGS = {"onirim": (4, 1_000), "urbion": (2, 500)}
PLAYOUTS = {"onirim": (3, 2_000), "urbion": (1, 100)}
BOTH = [{"REVERIE_PURE": "1"}, {"REVERIE_PURE": "0"}]
every_game = pytest.mark.parametrize("game", GAMES)
compiled_only = pytest.mark.skipif(
    not engine_mode.is_compiled(), reason="no compiled engine in use: `make compile`, and no REVERIE_PURE"
)


def both(*options: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The fingerprints of the pure and of the compiled engine."""
    pure, compiled = traces(*options, environments=BOTH)
    assert not pure["compiled"]
    assert compiled["compiled"]
    return pure, compiled


@compiled_only
@every_game
def test_compiled_and_pure_games_are_the_same(game: str, amount: Amount) -> None:
    pure, compiled = both(game, "--games", str(amount(*GAMES_PLAYED[game])))
    different = [
        number for number, pair in enumerate(zip(pure["games"], compiled["games"], strict=True)) if pair[0] != pair[1]
    ]
    assert different == [], f"first difference in game {different[0]}, agent {agent_for(game, different[0])}"


@compiled_only
@every_game
def test_compiled_and_pure_games_say_the_same(game: str, amount: Amount) -> None:
    pure, compiled = both(game, "--tellings", str(amount(*TELLINGS[game])))
    for number, (one, other) in enumerate(zip(pure["tellings"], compiled["tellings"], strict=True)):
        assert one == other, f"game {number}, agent {agent_for(game, number)}"


@compiled_only
@every_game
def test_compiled_and_pure_players_think_alike(game: str) -> None:
    running = [start("tests.parity.players", game, REVERIE_PURE=one["REVERIE_PURE"]) for one in BOTH]
    pure, compiled = (json.loads(finish(process)) for process in running)
    assert (pure["compiled"], compiled["compiled"]) == (False, True)
    assert pure["thoughts"] == compiled["thoughts"]


@compiled_only
@every_game
def test_compiled_and_pure_playouts_have_the_same_totals(game: str, amount: Amount) -> None:
    pure, compiled = both(game, "--native", str(amount(*PLAYOUTS[game])))
    assert pure["totals"] == compiled["totals"]


@every_game
def test_fresh_processes_and_hash_seeds_change_nothing(game: str, amount: Amount) -> None:
    """In this engine's own form; the tests above compare the two."""
    mine = everything(game, amount(10, 5_000), amount(6, 200), 0)
    form = "0" if engine_mode.is_compiled() else "1"
    environments = [{"PYTHONHASHSEED": seed, "REVERIE_PURE": form} for seed in ("0", "1", "random")]
    options = [game, "--games", str(len(mine["games"])), "--tellings", str(len(mine["tellings"]))]
    for theirs in traces(*options, environments=environments):
        assert theirs["compiled"] == engine_mode.is_compiled()
        assert theirs["games"] == mine["games"]
        assert theirs["tellings"] == mine["tellings"]


def test_games_need_no_clock_chance_environment_or_files() -> None:
    form = "0" if engine_mode.is_compiled() else "1"
    assert int(finish(start("tests.parity.poisoned", REVERIE_PURE=form))) > 200
