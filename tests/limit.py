"""No test holds up a run: one that is not over after its time is ended, with every process that it has started.

A browser that does not answer, a server that does not end, a loop in C that never looks up: nothing within the process
of a test is sure to get a word in, so a small process beside it keeps the time. It is told what begins and what ends.
When the time is up it has the test process say where it stands, and kills it with all its descendants. xdist reports
that test as failed ("worker crashed while running …") and goes on with a new process.

A test that is known to take longer says so: `@pytest.mark.limit(600)`. Under `--torture`, and for whoever debugs, there
is no limit.
"""

from __future__ import annotations

import contextlib
import faulthandler
import json
import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

SECONDS = 300.0
"""Several times what the longest takes on two quiet processors."""
TO_SPEAK = 1.0
"""Seconds for a process to say where it stands."""
WHERE = getattr(signal, "SIGUSR1", None)
UNLIMITED = ("torture", "usepdb", "trace")


class Limit:
    """In each process that runs tests: tells the keeper of the time what begins and what is over."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        # The tests' own output is caught, this is for whoever started them: the real end of it, kept open.
        self.said_to = os.dup(2)
        if WHERE is not None:
            faulthandler.register(WHERE, file=self.said_to, all_threads=True)
        self.keeper = subprocess.Popen(
            [sys.executable, "-I", str(Path(__file__).resolve()), str(os.getpid())],
            stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=self.said_to, start_new_session=True,
        )  # fmt: skip

    def tell(self, seconds: float, test: str) -> None:
        """Nobody to tell any more is no reason to stop testing."""
        assert self.keeper.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self.keeper.stdin.write(json.dumps([seconds, test]).encode() + b"\n")
            self.keeper.stdin.flush()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        longer = item.get_closest_marker("limit")
        self.tell(longer.args[0] if longer is not None else self.seconds, item.nodeid)
        try:
            return (yield)
        finally:
            self.tell(0, item.nodeid)

    def pytest_unconfigure(self) -> None:
        if WHERE is not None:
            faulthandler.unregister(WHERE)
        assert self.keeper.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self.keeper.stdin.close()
        self.keeper.wait()
        os.close(self.said_to)


def register(config: pytest.Config, seconds: float = SECONDS) -> None:
    """In a process that runs tests: one of several, or the only one."""
    config.addinivalue_line("markers", "limit(seconds): a test that is known to take longer than others")
    runs_tests = hasattr(config, "workerinput") or not config.getoption("numprocesses", None)
    if runs_tests and not any(config.getoption(name, False) for name in UNLIMITED):
        config.pluginmanager.register(Limit(seconds), "limit")


def end(process: psutil.Process) -> None:
    """It says where it stands, if it still can; then it and all that it has started are killed."""
    if WHERE is not None:
        process.send_signal(WHERE)
        with contextlib.suppress(psutil.TimeoutExpired):
            process.wait(TO_SPEAK)
    process.suspend()  # so that it starts nothing more
    for one in [*process.children(recursive=True), process]:
        if one.pid != os.getpid():
            with contextlib.suppress(psutil.NoSuchProcess):
                one.kill()


def keep(pid: int) -> None:
    """The process beside: reads what begins and how long it may take, until there is nobody to read from."""
    process = psutil.Process(pid)
    told: queue.SimpleQueue[str] = queue.SimpleQueue()

    def listen() -> None:
        for line in sys.stdin:
            told.put(line)
        told.put("")

    threading.Thread(target=listen, daemon=True).start()
    seconds, test = 0.0, ""
    while True:
        try:
            line = told.get(timeout=seconds or None)
        except queue.Empty:
            said = f"\n{test}: not over after {seconds:g} seconds; here it stands, and is ended:"
            print(said, file=sys.stderr, flush=True)
            with contextlib.suppress(psutil.NoSuchProcess):
                end(process)
            return
        if not line:
            return
        seconds, test = json.loads(line)


if __name__ == "__main__":
    keep(int(sys.argv[1]))
