"""Where a run's time went is added up by file and kept: the clock's and the processors', of what was started, too."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.durations import SHOWN, Durations, processor_seconds


class Reporter:
    """Keeps what would be shown at the end of a run."""

    def __init__(self) -> None:
        self.shown: list[str] = []

    def section(self, title: str) -> None:
        self.shown.append(title)

    line = section


def told(*durations: tuple[str, float], file: Path) -> tuple[Durations, list[str]]:
    kept, reporter = Durations(file), Reporter()
    for nodeid, duration in durations:
        report: Any = SimpleNamespace(nodeid=nodeid, duration=duration, processors=duration / 2)
        kept.pytest_runtest_logreport(report)
    end: Any = reporter
    kept.pytest_terminal_summary(end)
    return kept, reporter.shown


def test_the_longest_files_come_first(tmp_path: Path) -> None:
    file = tmp_path / "cache" / "durations.txt"
    many = [(f"tests/{number}.py::test_a", float(number)) for number in range(SHOWN + 1)]
    kept, shown = told(*many, ("tests/0.py::test_b", 99.5), ("tests/0.py::test_b", 0.5), file=file)
    assert shown[1] == "    100.0 s     50.0 s tests/0.py"
    assert len(shown) == SHOWN + 1
    assert file.read_text("utf-8").splitlines() == kept.lines()
    assert "    100.0 s     50.0 s tests/0.py::test_b" in kept.lines()
    assert kept.lines()[0].startswith("    178.0 s     89.0 s of processors in all")


def test_a_few_files_say_nothing(tmp_path: Path) -> None:
    file = tmp_path / "durations.txt"
    assert told(("tests/a.py::test_a", 1.0), file=file)[1] == []
    assert not file.exists()


BUSY = "import sys, time\nwhile time.process_time() < {}: pass\nprint(flush=True)\nsys.stdin.read()"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere only those that have ended are counted")
def test_what_was_started_is_counted_while_it_runs_and_afterwards() -> None:
    """Also what a started program starts in its turn."""
    command = [sys.executable, "-c", BUSY.format(0.3)]
    outer = f"import subprocess; subprocess.run({command!r})"
    before = processor_seconds()
    with subprocess.Popen(
        [sys.executable, "-c", outer], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as started:
        assert started.stdout is not None
        started.stdout.readline()
        running = processor_seconds()
        started.communicate("")
    assert running - before >= 0.25
    assert processor_seconds() >= running
