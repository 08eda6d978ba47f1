"""T7: recorded games of every registered game are the same games in every process: each Python that is there, compiled
and pure, three hash seeds, with clock, chance, environment and files out of reach.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from bench.server import hosted
from reverie import engine_mode
from tests.parity.processes import ROOT, finish, start
from tests.parity.recorded import fingerprint, prepared, record

Amount = Callable[[int, int], int]

QUICK, SLOW = (12, 10_000), (2, 400)  # games whose engine is compiled, and those whose engine is not
HASH_SEEDS = ("0", "1", "random")
PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")


@cache
def other_pythons() -> list[str]:
    """Interpreters of other versions that have what Reverie needs; most machines have none."""
    mine = f"python3.{sys.version_info.minor}"
    found = [path for name in PYTHONS if name != mine and (path := shutil.which(name)) is not None]
    return [path for path in found if run(path, "-c", "import reverie.kernel.game").returncode == 0]


def run(python: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = os.environ | {"PYTHONPATH": path, "REVERIE_PURE": "1"}  # modules are compiled for one Python
    return subprocess.run([python, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(params=hosted.games())
def recorded(request: pytest.FixtureRequest, tmp_path: Path, amount: Amount) -> tuple[Path, list[str]]:
    """Records in a file, and what they are here."""
    game: str = request.param
    texts = [record(game, number) for number in range(amount(*(QUICK if hosted.is_quick(game) else SLOW)))]
    file = tmp_path / "records.json"
    file.write_text(json.dumps(texts), "utf-8")
    return file, [fingerprint(*prepared(text)) for text in texts]


def test_recorded_games_are_the_same_in_every_process(recorded: tuple[Path, list[str]]) -> None:
    file, mine = recorded
    assert len(set(mine)) == len(mine)
    forms = ("0", "1") if engine_mode.is_compiled() else ("1",)
    environments = [{"REVERIE_PURE": form, "PYTHONHASHSEED": seed} for form in forms for seed in HASH_SEEDS]
    running = [(start("tests.parity.recorded", str(file), source=None, **one), one) for one in environments]
    for process, environment in running:
        assert finish(process).split() == mine, environment
    for python in other_pythons():
        done = run(python, "-m", "tests.parity.recorded", str(file))
        assert done.stdout.split() == mine, (python, done.stderr[-2000:])
