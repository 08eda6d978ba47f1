"""T22: connections that do nothing cost little, games that nobody looks at cost nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bench.server import compare

CONNECTION_KB = 60.0
RATIO = 2.0
STORED_MB = 2.0  # what two starts of the same program may differ by
STORED_SECONDS = 0.5


@pytest.fixture(autouse=True)
def only_under_torture(amount: Callable[[int, int], int]) -> None:
    if amount(1, 0):
        pytest.skip("only with --torture")


def test_idle_connections(tmp_path: Path) -> None:
    found = compare.in_turn(lambda kind: compare.idle(kind, tmp_path, 1000), 1)
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
