"""T22: connections that do nothing cost little, games that nobody looks at cost nothing; of every registered game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bench.server import compare, hosted

CONNECTION_KB = 60.0
RATIO = 2.0
STORED_MB = 2.0  # what two starts of the same program may differ by
STORED_SECONDS = 0.5


@pytest.fixture(autouse=True)
def only_under_torture(amount: Callable[[int, int], int]) -> None:
    if amount(1, 0):
        pytest.skip("only with --torture")


@pytest.mark.parametrize("game", hosted.games())
def test_idle_connections(game: str, tmp_path: Path) -> None:
    """What is new lies in memory with its whole game, which one that is not compiled is larger for."""
    found = compare.in_turn(lambda kind: compare.idle(kind, tmp_path, 1000, game), 1)
    if hosted.is_quick(game):
        assert compare.median(found["ours"], "fresh") <= CONNECTION_KB, found
    assert compare.median(found["ours"], "idle") <= CONNECTION_KB, found
    assert compare.ratio(found, "idle") <= RATIO, found


def test_idle_games(tmp_path: Path) -> None:
    compare.start(tmp_path, 10_000)
    compare.start(tmp_path, 0)
    empty, full = [], []
    for _ in range(3):
        empty.append(compare.start(tmp_path, 0))
        full.append(compare.start(tmp_path, 10_000))
    assert compare.median(full, "resident") <= compare.median(empty, "resident") + STORED_MB, (empty, full)
    assert compare.median(full, "seconds") <= compare.median(empty, "seconds") + STORED_SECONDS, (empty, full)
