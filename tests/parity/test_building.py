"""A build in place, at any moment of which a game can be started: `make play` does not wait for the compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pytest

import hatch_build
from scripts.compiler import find_compiler
from tests.parity.processes import ROOT

# A game of one function and one constant; its module says which form of it was imported.
TINY = {
    "reverie/__init__.py": "",
    "reverie/kernel/__init__.py": "",
    "reverie/kernel/native.py": "",
    "reverie/kernel/native.pxd": "# native\n",
    "reverie/games/__init__.py": "",
    "reverie/games/tiny/__init__.py": "",
    "reverie/games/tiny/constants.py": "FACTOR = 2\n",
    "reverie/games/tiny/engine.py": (
        "from reverie.games.tiny import constants as c\n\n\ndef answer(question):\n    return c.FACTOR * question\n"
    ),
    "reverie/games/tiny/engine.pxd": "cpdef int answer(int question)\n",
}
START = "from reverie.games.tiny import engine; print(engine.answer(21), engine.__file__.endswith('.py'))"
# A compiler that waits for leave, so that there is time to look; every call of it is written down.
PATIENT = """#!/bin/sh
echo called >> "$CALLS"
while [ ! -e "$LEAVE" ]; do sleep 0.05; done
exec {compiler} "$@"
"""
PATIENCE = 120.0
compiler_only = pytest.mark.skipif(
    find_compiler() is None or sys.platform == "win32", reason="no C compiler, or no lock between builds"
)


class Workshop:
    """A tree with a tiny game, and builds of it that take as long as they are told to."""

    def __init__(self, folder: Path) -> None:
        self.tree = folder / "tree"
        self.source = self.tree / "src"
        for name, text in TINY.items():
            path = self.source / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        shutil.copy(ROOT / "hatch_build.py", self.tree)
        self.calls, self.leave = folder / "calls", folder / "leave"
        script = folder / "cc"
        script.write_text(PATIENT.format(compiler=find_compiler()), "utf-8")
        script.chmod(0o755)
        kept = {name: value for name, value in os.environ.items() if not name.startswith("REVERIE_")}
        self.environment = kept | {
            "CC": str(script), "CFLAGS": "-O0", "CALLS": str(self.calls), "LEAVE": str(self.leave),
            "REVERIE_REQUIRE_C": "1", "PYTHONDONTWRITEBYTECODE": "1",
        }  # fmt: skip

    def build(self) -> subprocess.Popen[str]:
        """Begin a build in place."""
        return subprocess.Popen(
            [sys.executable, "hatch_build.py"], cwd=self.tree, env=self.environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip

    def start(self) -> str:
        """What a program says that is started now."""
        done = subprocess.run(
            [sys.executable, "-c", START], cwd=self.tree, env=os.environ | {"PYTHONPATH": str(self.source)},
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        return done.stdout.strip()

    def wait_for_the_compiler(self) -> None:
        """Until it is called."""
        begun = time.monotonic()
        while not self.calls.exists():
            assert time.monotonic() - begun < PATIENCE, "the compiler is never called"
            time.sleep(0.05)


def finish(build: subprocess.Popen[str]) -> str:
    """What a build said, once it is done."""
    said, _ = build.communicate(timeout=PATIENCE)
    assert build.returncode == 0, said
    return said


@compiler_only
def test_a_game_starts_while_the_compiler_works(tmp_path: Path) -> None:
    shop = Workshop(tmp_path)
    first = shop.build()
    shop.wait_for_the_compiler()
    assert shop.start() == "42 True"  # the pure engine
    second = shop.build()  # somebody else compiles, too: it waits, and finds the work done
    time.sleep(0.5)
    assert second.poll() is None
    shop.leave.touch()
    assert finish(first) == "reverie: compiled tiny\n"
    assert finish(second) == ""
    assert shop.start() == "42 False"
    assert not list(shop.source.rglob(f"*{hatch_build.PART}"))


@compiler_only
def test_what_is_compiled_from_older_sources_is_gone_before_the_compiler_starts(tmp_path: Path) -> None:
    shop = Workshop(tmp_path)
    engine = shop.source / "reverie/games/tiny/engine.py"
    engine.write_text("def answer(question):\n    return 3 * question\n", "utf-8")
    older = engine.with_name(f"engine{sysconfig.get_config_var('EXT_SUFFIX')}")
    older.write_bytes(b"whoever imports this, dies")
    build = shop.build()
    shop.wait_for_the_compiler()
    assert shop.start() == "63 True"
    engine.write_text("def answer(question):\n    return 4 * question\n", "utf-8")  # too late for this build
    shop.leave.touch()
    finish(build)
    assert shop.start() == "63 False"
    (built,) = hatch_build.extensions(shop.source)
    assert built.stat().st_mtime < engine.stat().st_mtime, "make would take it for current"


@compiler_only
def test_what_does_not_compile_says_why(tmp_path: Path) -> None:
    shop = Workshop(tmp_path)
    shop.leave.touch()
    (shop.source / "reverie/games/tiny/engine.pxd").write_text("cpdef int another(int question)\n", "utf-8")
    build = shop.build()
    said, _ = build.communicate(timeout=PATIENCE)
    assert build.returncode == 1
    assert "another" in said


def test_a_compiled_module_has_its_name_only_when_it_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built, place = tmp_path / "built.so", tmp_path / "games" / "engine.so"
    built.write_bytes(b"whole")
    copy, seen = shutil.copyfile, []

    def slowly(one: Path, other: Path) -> None:
        """What there is at a moment when half is written."""
        other.write_bytes(b"ha")
        seen.append({path.name: path.read_bytes() for path in place.parent.iterdir()})
        copy(one, other)

    monkeypatch.setattr(shutil, "copyfile", slowly)
    hatch_build.put(built, place, 1e9)
    hatch_build.put(built, place, 1e9)
    part = f"engine.so{hatch_build.PART}"  # nothing that Python would import
    assert seen == [{part: b"ha"}, {part: b"ha", "engine.so": b"whole"}]
    assert [path.name for path in place.parent.iterdir()] == ["engine.so"]
    assert place.read_bytes() == b"whole"
    assert place.stat().st_mtime == 1e9
