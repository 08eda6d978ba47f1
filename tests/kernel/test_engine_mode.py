"""Compiled or pure: the environment chooses, and the engine says which one it is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import reverie
from reverie import engine_mode

HERE = Path(reverie.__file__).parent
ASK = (
    "import reverie; from reverie import engine_mode; from reverie.games.onirim import engine; "
    "print(engine_mode.is_compiled(), engine.__file__)"
)


def answer(**environment: str) -> list[str]:
    """What a fresh process says."""
    clean = {name: value for name, value in os.environ.items() if name != "REVERIE_PURE"}
    done = subprocess.run(
        [sys.executable, "-c", ASK],
        env={**clean, "PYTHONPATH": str(HERE.parent), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


def extensions() -> list[Path]:
    return [path for path in (HERE / "games/onirim").iterdir() if path.suffix in (".so", ".pyd")]


def test_asked_for_the_sources_they_are_used() -> None:
    for value in ("1", "yes"):
        compiled, file = answer(REVERIE_PURE=value)
        assert compiled == "False"
        assert Path(file) == HERE / "games/onirim/engine.py"


@pytest.mark.parametrize("value", [None, "", "0"])
def test_otherwise_the_compiled_engine_is_used_if_there_is_one(value: str | None) -> None:
    compiled, file = answer(**({} if value is None else {"REVERIE_PURE": value}))
    assert compiled == str(bool(extensions()))
    assert Path(file).suffix in ((".so", ".pyd") if extensions() else (".py",))


def test_this_process_knows_its_own_form() -> None:
    from reverie.games.onirim import engine

    assert engine_mode.is_compiled() == (Path(str(engine.__file__)).suffix != ".py")


def test_the_finder_finds_engines_and_leaves_the_rest_to_python() -> None:
    finder = engine_mode.PureFinder()
    found = finder.find_spec("reverie.games.onirim.engine", [str(HERE / "games/onirim")])
    assert found is not None
    assert found.origin == str(HERE / "games/onirim/engine.py")
    for name in (
        "reverie.games.onirim.flow",
        "reverie.kernel.core",
        "json",
        "other.games.onirim.engine",
        "reverie.games.engine",
    ):
        assert finder.find_spec(name, [str(HERE / "games/onirim")]) is None
    assert finder.find_spec("reverie.games.onirim.engine", None) is None
    assert finder.find_spec("reverie.games.onirim.engine", ["/nowhere"]) is None


def test_choosing_puts_the_finder_first_only_if_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    before = sys.meta_path[:]
    monkeypatch.setenv("REVERIE_PURE", "0")
    engine_mode.choose()
    assert sys.meta_path == before
    monkeypatch.setenv("REVERIE_PURE", "1")
    engine_mode.choose()
    assert isinstance(sys.meta_path[0], engine_mode.PureFinder)
