"""The compiled engine under the address and undefined-behaviour sanitizers: C arrays have no walls of their own.

The uncompiled engine finds every index past the end; this finds what only C can do wrong.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from reverie import engine_mode
from tests.parity.trace import GAMES

ROOT = Path(__file__).resolve().parents[2]
FLAGS = "-O0 -g1 -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer"

PROGRAM = """
import random
import sys
import reverie
from tests.parity.trace import is_compiled, set_up

name, games = sys.argv[1], int(sys.argv[2])
assert is_compiled(name)
for number in range(12):
    rules = set_up(name, number)
    for policy in ("random", "rules"):
        reverie.rollouts(name, games * 20, policy=policy, **rules)
    for seed in range(games // 5):
        dice = random.Random(seed)
        game = reverie.new_game(name, seed=seed, **rules)
        while not game.is_over:
            if dice.random() < 0.2:
                reverie.from_position(game.position(), seed=seed).rollouts(2, policy=dice.choice(["random", "rules"]))
            for seat in range(game.players):
                game.clone().view(seat)
            game.apply(dice.choice(game.legal_actions()))
        assert game.events
print("clean")
"""


def sanitizers() -> list[str]:
    """The sanitizers' libraries, which must be loaded before Python itself."""
    if not shutil.which("gcc") or not sys.platform.startswith("linux"):
        return []
    names = ("libasan.so", "libubsan.so")
    found = [subprocess.run(["gcc", f"-print-file-name={name}"], capture_output=True, text=True) for name in names]
    paths = [entry.stdout.strip() for entry in found]
    return paths if all(Path(path).is_absolute() for path in paths) else []


@pytest.mark.parametrize("game", GAMES)
def test_the_compiled_engine_is_clean_under_the_sanitizers(
    game: str, tmp_path: Path, amount: Callable[[int, int], int]
) -> None:
    if not engine_mode.is_compiled():
        pytest.skip("no compiled engine in use")
    libraries = sanitizers()
    if not libraries:
        pytest.skip("gcc's sanitizers are not installed")
    tree = tmp_path / "tree"
    ignored = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(ROOT / "src", tree / "src", ignore=ignored)
    shutil.copy(ROOT / "hatch_build.py", tree)
    for other in GAMES:
        if other != game:  # only what is tested is built
            (tree / f"src/reverie/games/{other}/engine.pxd").unlink()
    build = {**os.environ, "CC": "gcc", "CFLAGS": FLAGS, "LDFLAGS": FLAGS, "REVERIE_REQUIRE_C": "1"}
    subprocess.run([sys.executable, "hatch_build.py"], cwd=tree, env=build, check=True, capture_output=True)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, game, str(amount(5, 1_000))],
        cwd=tree,
        env={
            **os.environ,
            "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{ROOT}",
            "LD_PRELOAD": " ".join(libraries),
            "ASAN_OPTIONS": "detect_leaks=0",  # Python itself keeps what it has to the end
        },
        capture_output=True,
        text=True,
    )
    assert done.stdout == "clean\n", done.stderr[-3000:]
