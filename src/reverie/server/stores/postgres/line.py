"""One connection to PostgreSQL that is made again when it was lost."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Sequence
from typing import Any, Final

import asyncpg

from reverie.server.stores.postgres.errors import READ_ONLY, certain, sqlstate

CONNECT_WITHIN: Final = 3.0
ANSWER_WITHIN: Final = 20.0
"""Longer than the server's own limits below, so that it is the server who gives up, and then we know the outcome."""
FIRST_PAUSE: Final = 0.02
LONGEST_PAUSE: Final = 0.5

SETTINGS: Final = {
    "application_name": "reverie",
    "client_encoding": "UTF8",
    # Whatever the server's default: acknowledged means on the disk.
    "synchronous_commit": "on",
    "default_transaction_isolation": "read committed",
    "default_transaction_read_only": "off",
    "statement_timeout": "10s",
    "lock_timeout": "5s",
    "idle_in_transaction_session_timeout": "15s",
    "jit": "off",
}
PATIENT: Final = {"statement_timeout": "0", "lock_timeout": "0", "idle_in_transaction_session_timeout": "0"}
"""For migrations: they wait for each other, and may take long."""


class Line:
    """A connection, or the place for one. Only one task at a time works on it."""

    def __init__(self, url: str, settings: dict[str, str] | None = None, within: float | None = ANSWER_WITHIN) -> None:
        self._url = url
        self._settings = {**SETTINGS, **(settings or {})}
        self._within = within
        self._connection: Any = None
        self._pause = FIRST_PAUSE
        self.made = 0

    @property
    def stands(self) -> bool:
        return self._connection is not None and not self._connection.is_closed()

    @property
    def connection(self) -> Any:
        """asyncpg's connection."""
        return self._connection

    async def connect(self) -> None:
        """One attempt, unless the connection stands; OSError, TimeoutError or an error of asyncpg if it fails."""
        if self.stands:
            return
        self.cut()
        self._connection = await asyncpg.connect(
            self._url, timeout=CONNECT_WITHIN, command_timeout=self._within, server_settings=self._settings
        )
        self.made += 1
        self._pause = FIRST_PAUSE

    async def pause(self) -> None:
        """Between two attempts: longer each time up to a bound, and not in step with other processes."""
        await asyncio.sleep(self._pause * random.uniform(0.5, 1.0))
        self._pause = min(self._pause * 2, LONGEST_PAUSE)

    async def fetch(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        """One statement; outside a transaction it commits by itself."""
        rows: list[Any] = await self._connection.fetch(sql, *values)
        return rows

    async def repeat(self, sql: str, values: Sequence[Sequence[object]]) -> None:
        """The same statement once for each of the values: all or none, sent together, with one commit."""
        await self._connection.executemany(sql, values)

    async def begin(self) -> None:
        await self._connection.execute("BEGIN")

    async def commit(self) -> None:
        """PostgreSQL answers the commit of a failed transaction with ROLLBACK, not with an error."""
        done = await self._connection.execute("COMMIT")
        if done != "COMMIT":
            raise asyncpg.InterfaceError(f"the transaction ended with {done}")

    async def after(self, error: BaseException) -> None:
        """Make the line fit for use after an error: out of the failed transaction, or without the connection."""
        if not certain(error) or sqlstate(error) == READ_ONLY or not self.stands:
            self.cut()
        elif self._connection.is_in_transaction():
            try:
                await self._connection.execute("ROLLBACK")
            except Exception:
                self.cut()

    def cut(self) -> None:
        """Drop the connection without a word; the server rolls back what was not committed."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.terminate()

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None and not connection.is_closed():
            try:
                await connection.close(timeout=2)
            except Exception:
                connection.terminate()
