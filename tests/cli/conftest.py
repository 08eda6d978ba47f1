"""The command line in tests: inside this process, and as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from reverie.cli.app import app

SOURCES = Path(__file__).parents[2] / "src"

Run = Callable[..., Result]
Shell = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(autouse=True)
def quiet_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test sees the language or the games of the person who runs it."""
    for name in ("REVERIE_LANG", "LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "NO_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(SOURCES), os.environ.get("PYTHONPATH", "")]))
    return tmp_path


@pytest.fixture
def run() -> Run:
    """A command in this process: `run("rules", "ONI-BASE-18", text="…")`."""

    def call(*arguments: str, text: str | None = None) -> Result:
        result = CliRunner().invoke(app, list(arguments), input=text)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return call


@pytest.fixture
def shell() -> Shell:
    """A command in a process of its own, its output in pipes."""

    def call(*arguments: str, text: str | bytes = "", **environment: str) -> subprocess.CompletedProcess[str]:
        answer = subprocess.run(
            [sys.executable, "-m", "reverie.cli", *arguments],
            input=text if isinstance(text, bytes) else text.encode(),
            capture_output=True,
            env={**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "80", "LINES": "24", **environment},
            timeout=120,
            check=False,
        )
        return subprocess.CompletedProcess(
            answer.args, answer.returncode, answer.stdout.decode(), answer.stderr.decode()
        )

    return call
