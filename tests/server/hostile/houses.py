"""A server on a thread of its own, for clients that block."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.support import Running, running_server


@contextmanager
def threaded_server(folder: Path, **settings: Any) -> Iterator[Running]:
    """A server inside this process whose loop runs beside the test."""
    ready: list[Running] = []
    failed: list[BaseException] = []
    known = threading.Event()
    done: list[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = []

    async def serve() -> None:
        async with running_server(folder, **settings) as running:
            leave = asyncio.Event()
            done.append((asyncio.get_running_loop(), leave))
            ready.append(running)
            known.set()
            await leave.wait()

    def work() -> None:
        try:
            asyncio.run(serve())
        except BaseException as error:
            failed.append(error)
        finally:
            known.set()

    thread = threading.Thread(target=work, name="server", daemon=True)
    thread.start()
    known.wait(30)
    try:
        if not ready:
            raise failed[0] if failed else RuntimeError("the server did not start")
        yield ready[0]
    finally:
        for loop, leave in done:
            loop.call_soon_threadsafe(leave.set)
        thread.join(30)
    if failed:
        raise failed[0]
