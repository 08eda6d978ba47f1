"""Where a run's time went is added up by file and kept."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.durations import SHOWN, Durations


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
        report: Any = SimpleNamespace(nodeid=nodeid, duration=duration)
        kept.pytest_runtest_logreport(report)
    end: Any = reporter
    kept.pytest_terminal_summary(end)
    return kept, reporter.shown


def test_the_longest_files_come_first(tmp_path: Path) -> None:
    file = tmp_path / "cache" / "durations.txt"
    many = [(f"tests/{number}.py::test_a", float(number)) for number in range(SHOWN + 1)]
    kept, shown = told(*many, ("tests/0.py::test_b", 99.5), ("tests/0.py::test_b", 0.5), file=file)
    assert shown[1] == "    100.0 s tests/0.py"
    assert len(shown) == SHOWN + 1
    assert file.read_text("utf-8").splitlines() == kept.lines()
    assert "    100.0 s tests/0.py::test_b" in kept.lines()
    assert kept.lines()[0].split()[0] == "178.0"


def test_a_few_files_say_nothing(tmp_path: Path) -> None:
    file = tmp_path / "durations.txt"
    assert told(("tests/a.py::test_a", 1.0), file=file)[1] == []
    assert not file.exists()
