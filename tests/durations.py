"""Where the time of a run went: each file's seconds over all processes, kept in `.cache/durations.txt`, longest first.

Beside the clock's seconds stand those of processors, with all that a test has started: on a busy machine only they say
what a test costs. The suite has a budget (fifteen minutes on two processors), and what is not looked at grows.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections import defaultdict
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

FILE = Path(__file__).resolve().parent.parent / ".cache" / "durations.txt"
SHOWN = 12
PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK") if sys.platform == "linux" else 1

Report = Any  # of pytest; it takes what is noted in it along
Spent = list[float]  # by the clock, and of processors


def children_of(process: int) -> Iterator[int]:
    """Those that are there, and theirs. (To look through all processes of a machine for them would take a hundred times
    as long.)"""
    for thread in (PROC / str(process) / "task").iterdir():
        for child in (thread / "children").read_text().split():
            yield int(child)
            yield from children_of(int(child))


def processor_seconds() -> float:
    """What this process has used, with what it has started: those that have ended, and on Linux also those that run."""
    found = sum(os.times()[:4])
    if sys.platform == "linux":
        with contextlib.suppress(OSError):  # one ended meanwhile; the next look counts it
            for process in children_of(os.getpid()):
                fields = (PROC / str(process) / "stat").read_text().rpartition(")")[2].split()
                found += sum(map(int, fields[11:15])) / TICKS
    return found


class Processors:
    """In each process that runs tests: notes in the report of a test what it has used since the one before."""

    def __init__(self) -> None:
        self.before = 0.0

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, Report, Report]:
        report = yield
        if report.when == "teardown":  # once for each test: looking costs a fifth of a millisecond
            now = processor_seconds()
            report.processors = max(now - self.before, 0.0)  # less than before: what a browser leaves nobody counts
            self.before = now
        return report

    def pytest_collection_finish(self) -> None:
        self.before = processor_seconds()


def longest(spent: dict[str, Spent], count: int | None = None) -> list[str]:
    """One line each, the longest first."""
    ordered = sorted(spent.items(), key=lambda entry: -entry[1][0])
    return [f"{clock:9.1f} s {used:8.1f} s {name}" for name, (clock, used) in ordered[:count]]


class Durations:
    """Adds up what each test took, its preparations included, in the process that hears from all others."""

    def __init__(self, file: Path = FILE) -> None:
        self.file = file
        self.files: dict[str, Spent] = defaultdict(lambda: [0.0, 0.0])
        self.tests: dict[str, Spent] = defaultdict(lambda: [0.0, 0.0])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for kept, name in ((self.files, report.nodeid.partition("::")[0]), (self.tests, report.nodeid)):
            kept[name][0] += report.duration
            kept[name][1] += getattr(report, "processors", 0.0)

    def lines(self) -> list[str]:
        """All files and the longest tests, as they are kept."""
        clock, used = (sum(column) for column in zip(*self.files.values(), strict=True))
        total = f"{clock:9.1f} s {used:8.1f} s of processors in all, over {len(self.files)} files"
        return [total, "", *longest(self.files), "", "the longest tests", "", *longest(self.tests, 200)]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if len(self.files) <= SHOWN:  # somebody runs what they work on, and knows it
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text("\n".join(self.lines()) + "\n", "utf-8")
        terminalreporter.section(f"where the time went: by the clock, of processors ({self.file.name} has all)")
        for line in longest(self.files, SHOWN):
            terminalreporter.line(line)


def register(config: pytest.Config) -> None:
    """What tests have used is noted where they run, and added up where all is heard."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Durations(), "durations")
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        config.pluginmanager.register(Processors(), "processors")
