"""A server to test: inside this process, or as a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import uvicorn

from bench.server.unlimited import NO_LIMITS
from reverie.server.reading import Reader
from reverie.server.run import config_of
from reverie.server.service import Service
from reverie.server.settings import Limits, Settings, Timing

ROOT = Path(__file__).resolve().parents[2]


@dataclass
class Running:
    """A server inside this process."""

    url: str
    settings: Settings
    service: Service


class KeptReader(Reader):
    """The process that reads what strangers write, for one server after the other: it takes longest to start."""

    def close(self) -> None:
        """The next server has use for it."""


READER = KeptReader()
atexit.register(READER.end)


@asynccontextmanager
async def running_server(folder: Path, database: str | None = None, **settings: Any) -> AsyncIterator[Running]:
    """A server on a free port; without limits and by the machine's clock unless others are given."""
    clock = settings.pop("clock", None)
    chosen = Settings(
        port=0, database=database or str(folder / "tables.sqlite"), limits=settings.pop("limits", NO_LIMITS), **settings
    )
    service = Service(chosen, clock=clock)
    service.reader = READER
    config = config_of(chosen, service)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        if task.done():
            await task
            raise RuntimeError("the server did not start")
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield Running(f"http://127.0.0.1:{port}", chosen, service)
    finally:
        server.should_exit = True
        await task


def hold_port() -> tuple[int, socket.socket]:
    """A port that nobody uses, and what keeps everybody else from taking it, also while its server is killed and
    started again. A socket that is bound and does not listen is in no server's way; so on Linux. Elsewhere it would be,
    and the port is left free until the server comes.
    """
    held = socket.socket()
    if os.name == "posix":
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # the server's has it too: see `run.take_address`
    held.bind(("127.0.0.1", 0))
    port: int = held.getsockname()[1]
    if sys.platform != "linux":
        held.close()
    return port, held


class ServerProcess:
    """A server of its own, to be killed and started again on the same port and database."""

    def __init__(self, database: str, settings: Settings) -> None:
        self.port, self.held = hold_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.arguments = {
            "database": database,
            "port": self.port,
            "limits": asdict(settings.limits),
            "timing": asdict(settings.timing),
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, patience: float = 60.0) -> float:
        """Start and wait until it listens; returns the seconds that took. What does not start in time is ended."""
        begun = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.serve", json.dumps(self.arguments)],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        )
        while time.monotonic() - begun < patience:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}")
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return time.monotonic() - begun
            time.sleep(0.01)
        self.kill()
        raise RuntimeError("the server did not start in time")

    def kill(self) -> None:
        """SIGKILL."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """SIGTERM, and wait."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(30)


@contextmanager
def server_process(
    folder: Path,
    database: str | None = None,
    limits: Limits = NO_LIMITS,
    timing: Timing | None = None,
    send_buffer: int = 0,
    cache_kib: int = 0,
) -> Iterator[ServerProcess]:
    """A server process, started; killed at the end whatever happens. Zeros: as much as usual."""
    settings = Settings(limits=limits, timing=timing or Timing())
    server = ServerProcess(database or str(folder / "tables.sqlite"), settings)
    server.arguments |= {"send_buffer": send_buffer, "cache_kib": cache_kib}
    with server.held:
        server.start()
        try:
            yield server
        finally:
            if server.process is not None and server.process.poll() is None:
                server.kill()
