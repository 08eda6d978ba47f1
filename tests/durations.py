"""Where the time of a run went: each file's seconds over all processes, kept in `.cache/durations.txt`, longest first.

The suite has a budget (fifteen minutes on two processors), and what is not looked at grows.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

FILE = Path(__file__).resolve().parent.parent / ".cache" / "durations.txt"
SHOWN = 12


def longest(seconds: dict[str, float], count: int | None = None) -> list[str]:
    """One line each, the longest first."""
    ordered = sorted(seconds.items(), key=lambda entry: -entry[1])
    return [f"{taken:9.1f} s {name}" for name, taken in ordered[:count]]


class Durations:
    """Adds up what each test took, its preparations included, in the process that hears from all others."""

    def __init__(self, file: Path = FILE) -> None:
        self.file = file
        self.files: dict[str, float] = defaultdict(float)
        self.tests: dict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.files[report.nodeid.partition("::")[0]] += report.duration
        self.tests[report.nodeid] += report.duration

    def lines(self) -> list[str]:
        """All files and the longest tests, as they are kept."""
        total = f"{sum(self.files.values()):9.1f} s in all, over {len(self.files)} files"
        return [total, "", *longest(self.files), "", "the longest tests", "", *longest(self.tests, 200)]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if len(self.files) <= SHOWN:  # somebody runs what they work on, and knows it
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text("\n".join(self.lines()) + "\n", "utf-8")
        terminalreporter.section(f"where the time went ({self.file.name} has all)")
        for line in longest(self.files, SHOWN):
            terminalreporter.line(line)
