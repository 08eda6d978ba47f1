"""Notices between the processes on one PostgreSQL database.

They are told by the transactions that store what they are about, and heard over a connection of their own. PostgreSQL
does not keep them for those who were away: after the connection was lost, an empty notice says that some may have been
missed.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
from typing import Any, Final

from reverie.server.stores.driver import Listener, StorageError
from reverie.server.stores.postgres.line import Line

CHANNEL: Final = "reverie"
LONGEST: Final = 7900
"""Bytes, sender included; PostgreSQL carries less than 8000."""
MISSED: Final = ""
LOOK_EVERY: Final = 15.0
"""Seconds after which a silent connection is asked whether it still stands."""

TELL: Final = f"SELECT pg_notify('{CHANNEL}', $1)"

log = logging.getLogger(__name__)


def telling(sql: str, values: int) -> str | None:
    """The statement with a notice as one more value, so that both take one round trip; None if it cannot have one."""
    if sql.lstrip()[:6].upper() not in ("INSERT", "UPDATE", "DELETE"):
        return None
    return f"WITH unit AS ({sql}) SELECT pg_notify('{CHANNEL}', ${values + 1})"


class Sender:
    """Signs notices, so that a process does not hear its own."""

    def __init__(self) -> None:
        self.name = secrets.token_hex(6)
        self._numbers = itertools.count(1)

    def sign(self, notice: str) -> str:
        """Numbered, because PostgreSQL delivers equal notices of one transaction only once."""
        signed = f"{self.name} {next(self._numbers)} {notice}"
        size = len(signed.encode("utf-8", "surrogatepass"))
        if size > LONGEST or "\0" in signed:
            raise StorageError(f"a notice of {size} bytes cannot be told (at most {LONGEST}, no NUL)")
        return signed

    def read(self, signed: str) -> str | None:
        """The notice, or None if it is our own or not one of ours at all."""
        parts = signed.split(" ", 2)
        return None if len(parts) != 3 or parts[0] == self.name else parts[2]


class Ear:
    """Hears the notices of the other processes for as long as it is open, whatever happens to the connection."""

    def __init__(self, url: str, sender: Sender, listeners: list[Listener]) -> None:
        self._line = Line(url)
        self._sender = sender
        self._listeners = listeners
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def reconnected(self) -> int:
        return max(0, self._line.made - 1)

    async def open(self) -> None:
        """From its return on, no notice is missed without a word."""
        await self._listen()
        self._task = asyncio.create_task(self._stay(), name="notices")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._line.close()

    async def _listen(self) -> None:
        await self._line.connect()
        self._lost.clear()
        connection = self._line.connection
        connection.add_termination_listener(lambda _: self._lost.set())
        await connection.add_listener(CHANNEL, self._hear)

    async def _stay(self) -> None:
        while True:
            try:
                await asyncio.wait_for(self._lost.wait(), LOOK_EVERY)
            except TimeoutError:
                try:
                    await self._line.fetch("SELECT 1")
                    continue
                except Exception as error:
                    await self._line.after(error)
            await self._listen_again()

    async def _listen_again(self) -> None:
        log.warning("the connection for notices was lost")
        while True:
            self._line.cut()
            try:
                await self._listen()
                break
            except Exception:
                await self._line.pause()
        log.info("notices are heard again")
        self._pass_on(MISSED)

    def _hear(self, connection: Any, pid: int, channel: str, signed: str) -> None:
        notice = self._sender.read(signed)
        if notice is not None:
            self._pass_on(notice)

    def _pass_on(self, notice: str) -> None:
        for listener in self._listeners:
            try:
                listener(notice)
            except Exception:
                log.exception("a listener failed")
