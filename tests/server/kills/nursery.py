"""Real server processes, started in milliseconds: by forks of a process that has imported everything. There is one such
process for all tests of a test process.

`python -m tests.server.kills.nursery` reads a line of JSON for every server it is to start, and answers with its pid.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any

from bench.server.unlimited import NO_LIMITS
from reverie.server.run import run
from reverie.server.settings import Settings
from reverie.words import LANGUAGES, words
from tests.server.serve import limits_of
from tests.server.support import ROOT, hold_port

PATIENCE = 30.0


@functools.cache
def parent() -> subprocess.Popen[str]:
    """The process that becomes servers; it ends with this one."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.kills.nursery"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    atexit.register(end, process)
    return process


def end(process: subprocess.Popen[str]) -> None:
    """No more servers."""
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            stream.close()


ASKING = threading.Lock()


def born(told: dict[str, Any]) -> int:
    """A new server's number."""
    with ASKING:
        process = parent()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(told) + "\n")
        process.stdin.flush()
        return int(process.stdout.readline())


class Nursery:
    """One server at a time, to be killed and started again."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.port, self.held = hold_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.pid = 0
        self.starts = 0

    def start(self) -> float:
        """Start a server; returns the seconds until it lets somebody in."""
        told = {"database": self.database, "port": self.port, "limits": asdict(NO_LIMITS)}
        begun = time.monotonic()
        self.pid = born(told)
        self.starts += 1
        begun = time.monotonic() if self.starts == 1 else begun  # the first one waits for the imports
        while time.monotonic() - begun < PATIENCE:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return time.monotonic() - begun
            if not self.is_alive():
                raise RuntimeError("the server ended by itself")
            time.sleep(0.005)
        raise RuntimeError("the server did not start in time")

    def is_alive(self) -> bool:
        """Whether the server runs."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End the server, and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, how)
        begun = time.monotonic()
        while self.is_alive():
            if time.monotonic() - begun > PATIENCE:
                raise RuntimeError("the server does not end")
            time.sleep(0.002)

    def close(self) -> None:
        """No more servers here."""
        self.held.close()
        if self.pid and self.is_alive():
            self.kill()


@contextmanager
def nursery(database: str) -> Iterator[Nursery]:
    """A nursery with a running server."""
    found = Nursery(database)
    try:
        found.start()
        yield found
    finally:
        found.close()


def serve(told: dict[str, Any]) -> int:
    """Be a server until the end; whatever ends it is told."""
    try:
        limits = limits_of(told["limits"])
        return run(Settings(database=told["database"], port=told["port"], limits=limits))
    except BaseException:
        traceback.print_exc()
        return 1


def main() -> None:
    """Become a server whenever asked."""
    import uvloop  # noqa: F401

    import reverie.server.app
    import reverie.server.stores.postgres.driver
    import reverie.server.stores.sqlite.driver  # noqa: F401
    from reverie.kernel import registry

    registry.games()
    for language in LANGUAGES:
        words(language)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        told = json.loads(line)
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # the next line is for the nursery
            os._exit(serve(told))
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
