"""`reverie serve` as a process of its own."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.support import ROOT

ADDRESS = re.compile(r"https?://\S+:\d+")


class Served:
    """A running `reverie serve`; its output goes to files, so that it never waits for us."""

    def __init__(self, folder: Path, *arguments: str, descriptors: int = 0, **environment: str) -> None:
        self.out, self.err = folder / "serve.out", folder / "serve.err"
        cleared = {
            name: value for name, value in os.environ.items() if not name.startswith(("REVERIE_", "LC_", "XDG_"))
        }
        told = {"HOME": str(folder), "LANG": "C.UTF-8", "PYTHONPATH": str(ROOT / "src"), **environment}
        command = [sys.executable, "-m", "reverie.cli", "serve", *arguments]
        if descriptors:
            command = ["sh", "-c", f'ulimit -n {descriptors} && exec "$@"', "sh", *command]
        with self.out.open("wb") as out, self.err.open("wb") as err:
            self.process = subprocess.Popen(command, stdout=out, stderr=err, env=cleared | told)
        try:
            self.url = self.wait_for_address()
        except BaseException:  # it must not outlive its test
            self.process.kill()
            self.process.wait()
            raise

    def wait_for_address(self, patience: float = 60.0) -> str:
        begun = time.monotonic()
        while time.monotonic() - begun < patience:
            started = [line for line in self.log() if line["event"] == "started"]
            if started:
                return f"http://127.0.0.1:{started[0]['port']}"
            if self.process.poll() is not None:
                raise RuntimeError(f"ended with {self.process.returncode}: {self.err.read_text()}")
            time.sleep(0.02)
        raise RuntimeError("the server did not start in time")

    def log(self) -> list[dict[str, Any]]:
        """Every whole line of the log."""
        return [json.loads(line) for line in self.err.read_text("utf-8").splitlines(True) if line.endswith("}\n")]

    def wait_for(self, event: str, patience: float = 30.0) -> None:
        begun = time.monotonic()
        while not any(line["event"] == event for line in self.log()):
            assert time.monotonic() - begun < patience, f"no line {event}"
            time.sleep(0.02)

    def tell(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def end(self, number: signal.Signals = signal.SIGTERM) -> tuple[int, float]:
        """The exit code after a signal, and the seconds it took."""
        begun = time.monotonic()
        self.tell(number)
        return self.process.wait(60), time.monotonic() - begun


@contextmanager
def served(folder: Path, *arguments: str, descriptors: int = 0, **environment: str) -> Iterator[Served]:
    """A server that does not outlive its test; `descriptors`: so many are all that the system lets it have."""
    server = Served(folder, *arguments, descriptors=descriptors, **environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.kill()
        server.process.wait()
