"""What had to run a second time is noted and counted."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests import again

ROOT = Path(__file__).resolve().parent.parent


def test_what_was_noted_since_the_beginning_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "cache" / "again.txt"
    assert again.noted(0, file) == []
    monkeypatch.setattr(time, "time", lambda: 1_000_000_000.0)
    again.note("compiled", ["tests/a.py::test_a"], file)
    monkeypatch.setattr(time, "time", lambda: 1_000_000_100.7)
    again.note("pure", ["tests/a.py::test_a", "tests/b.py::test_b[x y]"], file)
    assert again.noted(1_000_000_000, file) == [
        "compiled tests/a.py::test_a", "pure tests/a.py::test_a", "pure tests/b.py::test_b[x y]",
    ]  # fmt: skip
    assert again.noted(1_000_000_100.9, file) == ["pure tests/a.py::test_a", "pure tests/b.py::test_b[x y]"]
    assert again.noted(1_000_000_200, file) == []


def test_the_last_line_counts() -> None:
    assert again.summary([])[-1] == "=== all green; 0 tests had to run a second time ==="
    assert again.summary(["pure tests/a.py::test_a"]) == [
        "a second time: pure tests/a.py::test_a", "",
        "=== all green; 1 test had to run a second time (.cache/again.txt) ===",
    ]  # fmt: skip
    assert "2 tests had to" in again.summary(["x", "y"])[-1]


# Stands in for the interpreter of `make`: of two tests one fails, and passes when it is run again (unless the first run
# was stopped, which pytest says by another exit).
INTERPRETER = """#!{python}
import json, pathlib, subprocess, sys
arguments = sys.argv[1:]
if arguments[:2] == ["-m", "pytest"]:
    folder = pathlib.Path(".cache/pytest/v/cache")
    folder.mkdir(parents=True, exist_ok=True)
    if "--last-failed" in arguments:
        sys.exit(0)
    (folder / "lastfailed").write_text(json.dumps({{"tests/a.py::test_unlucky": True}}))
    sys.exit({ended})
sys.exit(subprocess.call([{python!r}, *arguments]))
"""


def make(folder: Path, ended: int) -> subprocess.CompletedProcess[str]:
    """The real Makefile, in a tree in which everything is there already and one test is unlucky."""
    shutil.copy(ROOT / "Makefile", folder)
    (folder / "tests").mkdir()
    shutil.copy(ROOT / "tests" / "again.py", folder / "tests")
    (folder / "tests" / "__init__.py").touch()
    interpreter = folder / "python"
    interpreter.write_text(INTERPRETER.format(python=sys.executable, ended=ended), "utf-8")
    interpreter.chmod(0o755)
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "TESTS_"))}
    return subprocess.run(
        ["make", "test-pure", "all-green", f"PY={interpreter}", "DEV="],
        cwd=folder, env=clean, capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.mark.skipif(shutil.which("make") is None, reason="no make here")
def test_make_counts_and_names_what_it_ran_a_second_time(tmp_path: Path) -> None:
    done = make(tmp_path, ended=1)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-3:] == [
        "a second time: pure tests/a.py::test_unlucky", "",
        "=== all green; 1 test had to run a second time (.cache/again.txt) ===",
    ]  # fmt: skip
    (line,) = (tmp_path / ".cache" / "again.txt").read_text("utf-8").splitlines()
    assert line.endswith("Z pure tests/a.py::test_unlucky")
    assert json.loads((tmp_path / ".cache/pytest/v/cache/lastfailed").read_text("utf-8"))


@pytest.mark.skipif(shutil.which("make") is None, reason="no make here")
def test_where_failing_is_the_rule_nothing_runs_a_second_time(tmp_path: Path) -> None:
    """A run that was stopped after too many failures is over, and red."""
    done = make(tmp_path, ended=2)
    assert done.returncode != 0
    assert "once more" not in done.stdout
    assert not (tmp_path / ".cache" / "again.txt").exists()
