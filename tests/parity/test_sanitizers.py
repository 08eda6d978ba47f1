"""The compiled engine under the address and undefined-behaviour sanitizers: C arrays have no walls of their own.

The uncompiled engine finds every index past the end; this finds what only C can do wrong. Building an engine for it
takes a minute, so an engine that was seen clean, to the last letter as it is now, is not built again in each change:
`clean.txt` keeps the fingerprints, and `python -m tests.parity.test_sanitizers` plays under them and writes it anew.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import hatch_build
from reverie import engine_mode
from tests.parity.trace import GAMES

ROOT = Path(__file__).resolve().parents[2]
CLEAN = Path(__file__).with_name("clean.txt")
ENGINE = "reverie.games.{}.engine"
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


def fingerprint(game: str) -> str:
    """Everything that is compiled for a game, how, and what is played with it."""
    source = ROOT / "src"
    joined = hatch_build.join(source, hatch_build.unit(source, ENGINE.format(game)))
    return sha256("\n".join((*joined, str(hatch_build.DIRECTIVES), FLAGS, PROGRAM)).encode()).hexdigest()


def seen_clean() -> dict[str, str]:
    """The fingerprints that were clean."""
    return dict(line.split() for line in CLEAN.read_text("utf-8").splitlines())


def play_under_sanitizers(game: str, folder: Path, games: int) -> None:
    """Build one engine with the sanitizers in it and play; AssertionError with what they say."""
    tree = folder / "tree"
    ignored = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(ROOT / "src", tree / "src", ignore=ignored)
    shutil.copy(ROOT / "hatch_build.py", tree)
    for other in GAMES:
        if other != game:  # only what is tested is built
            (tree / f"src/reverie/games/{other}/engine.pxd").unlink()
    build = {**os.environ, "CC": "gcc", "CFLAGS": FLAGS, "LDFLAGS": FLAGS, "REVERIE_REQUIRE_C": "1"}
    subprocess.run([sys.executable, "hatch_build.py"], cwd=tree, env=build, check=True, capture_output=True)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, game, str(games)],
        cwd=tree,
        env={
            **os.environ,
            "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{ROOT}",
            "LD_PRELOAD": " ".join(sanitizers()),
            "ASAN_OPTIONS": "detect_leaks=0",  # Python itself keeps what it has to the end
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "clean\n", done.stderr[-3000:]


@pytest.mark.limit(1200)  # a build without optimisation, and games under it
@pytest.mark.parametrize("game", GAMES)
def test_the_compiled_engine_is_clean_under_the_sanitizers(
    game: str, tmp_path: Path, amount: Callable[[int, int], int]
) -> None:
    if not engine_mode.is_compiled():
        pytest.skip("no compiled engine in use")
    if not sanitizers():
        pytest.skip("gcc's sanitizers are not installed")
    if amount(1, 0) and seen_clean().get(game) == fingerprint(game):
        return  # as it was when it was seen clean
    play_under_sanitizers(game, tmp_path, amount(5, 1_000))


def test_a_fingerprint_is_of_the_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One more letter in any hot file, and the engine is played under the sanitizers again."""
    before = fingerprint(GAMES[0])
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    assert fingerprint(GAMES[0]) == before
    path = hatch_build.module_path(tmp_path / "src", hatch_build.unit(tmp_path / "src", ENGINE.format(GAMES[0]))[0])
    path.write_text(path.read_text("utf-8") + "\n# one more word\n", "utf-8")
    assert fingerprint(GAMES[0]) != before


if __name__ == "__main__":
    if not sanitizers():
        sys.exit("gcc's sanitizers are not installed")
    for name in GAMES:
        with TemporaryDirectory() as here:
            play_under_sanitizers(name, Path(here), 5)
    CLEAN.write_text("".join(f"{name} {fingerprint(name)}\n" for name in GAMES), "utf-8")
    print(f"clean: {', '.join(GAMES)}")
