"""Server and client as processes of their own: started, asked, measured, ended."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self, cast

import psutil

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 15.0


class Child:
    """A Python module run as a process of its own; leaving ends it."""

    def __init__(self, module: str, *arguments: str) -> None:
        command = [sys.executable, "-m", module, *arguments]
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.end()

    def line(self) -> str:
        """The next line it says."""
        line = cast(IO[str], self.process.stdout).readline()
        if not line:
            raise RuntimeError(f"{self.process.args!r} ended with {self.process.wait(PATIENCE)}")
        return line

    def end(self) -> int:
        """Ask it to end (SIGTERM), insist after a while, and give its status."""
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        if self.process.poll() is None:
            self.process.terminate()
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait(PATIENCE)


class Server(Child):
    """A server of this machine, ready when made."""

    def __init__(self, module: str, *arguments: str) -> None:
        super().__init__(module, *arguments)
        try:
            self.port = int(self.line().removeprefix("listening "))
        except BaseException:
            self.end()
            raise
        self.watched = psutil.Process(self.process.pid)

    def family(self) -> list[Any]:
        """The process and its children."""
        return [self.watched, *self.watched.children(recursive=True)]

    def cpu(self) -> float:
        """Seconds of processor used so far, for itself and in the kernel."""
        times = [process.cpu_times() for process in self.family()]
        return float(sum(one.user + one.system for one in times))

    def memory(self) -> int:
        """Bytes that would be free if it ended (USS)."""
        return int(sum(process.memory_full_info().uss for process in self.family()))

    def resident(self) -> int:
        """Bytes in memory, shared ones included (RSS)."""
        return int(sum(process.memory_info().rss for process in self.family()))


class Client(Child):
    """A driver: one request a line, one answer a line (see `drive`)."""

    def ask(self, do: str, **details: Any) -> dict[str, Any]:
        """What came of it; a failure there is one here."""
        pipe = cast(IO[str], self.process.stdin)
        pipe.write(json.dumps({"do": do} | details) + "\n")
        pipe.flush()
        answer: dict[str, Any] = json.loads(self.line())
        if "failed" in answer:
            raise RuntimeError(f"{do}: {answer['failed']}")
        return answer
