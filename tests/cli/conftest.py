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
from tests.quiet import quiet_place

__all__ = ["Run", "Shell", "quiet_place"]

SOURCES = Path(__file__).parents[2] / "src"

Run = Callable[..., Result]
Shell = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(autouse=True)
def sources(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes of their own play with the same sources."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(SOURCES), os.environ.get("PYTHONPATH", "")]))


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
