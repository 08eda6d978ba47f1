"""PostgreSQL, for several server processes on one database.

Units that wait and consist of the same statement are sent together and share one commit. PostgreSQL shares a sync of
the disk between connections by itself, but not for transactions that tell a notice: those commit strictly one after
the other, and every append does. (Measured with 200 writers: 400 to 600 units a second one by one, over 10 000
together.) A unit of several statements has a transaction of its own.

The connections must lead to PostgreSQL itself or to a pooler in session mode: notices belong to a session.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Sequence
from decimal import Decimal
from functools import lru_cache
from pathlib import Path
from time import monotonic
from typing import Any, Final

from reverie.server.stores.driver import Listener, Row, Statement, StorageAddress, StorageError, Value
from reverie.server.stores.postgres.errors import (
    EVERYBODYS,
    TRANSACTION_ROLLED_BACK,
    certain,
    explain,
    misaddressed,
    reported,
    sqlstate,
)
from reverie.server.stores.postgres.line import ANSWER_WITHIN, PATIENT, Line
from reverie.server.stores.postgres.notices import TELL, Ear, Sender, telling
from reverie.server.stores.schema import META, MIGRATIONS, READ_VERSION, steps_from, version_of

# More units than this do not wait for one commit, so that the first of them does not wait for all of them.
UNITS_A_COMMIT: Final = 64
WRITERS: Final = 4
READERS: Final = 4
PATIENCE: Final = 8.0
"""Seconds a unit or a read waits for a database that is away; a restart after a crash takes about one."""
TRIES: Final = 3
"""Of a unit that PostgreSQL rolled back for no fault of its own (a deadlock)."""
MIGRATION_LOCK: Final = 0x7265766572696531
"""The key by which processes that migrate wait for each other: "reverie1"."""

log = logging.getLogger(__name__)
telling_statement = lru_cache(maxsize=1024)(telling)


class _Write:
    """A unit that waits, its notice already one of the values of its last statement (or a statement of its own)."""

    __slots__ = ("deadline", "future", "unit")

    def __init__(self, unit: list[Statement], future: asyncio.Future[None], deadline: float) -> None:
        self.unit = unit
        self.future = future
        self.deadline = deadline

    def stored(self) -> None:
        if not self.future.done():  # else its caller has gone
            self.future.set_result(None)

    def failed(self, error: StorageError) -> None:
        if not self.future.done():
            self.future.set_exception(error)


class PostgresDriver:
    """`Driver` on PostgreSQL. Each process holds at most `writers + readers + 1` connections."""

    def __init__(
        self,
        url: str,
        *,
        migrations: list[list[str]] | None = None,
        writers: int = WRITERS,
        readers: int = READERS,
        patience: float = PATIENCE,
        answer_within: float = ANSWER_WITHIN,
    ) -> None:
        self._url = url
        self._migrations = MIGRATIONS if migrations is None else migrations
        self._patience = patience
        self._sender = Sender()
        self._listeners: list[Listener] = []
        self._ear = Ear(url, self._sender, self._listeners)
        self._waiting: deque[_Write] = deque()
        self._writers = [Line(url, within=answer_within) for _ in range(writers)]
        self._idle_writers = list(reversed(self._writers))
        self._working: set[asyncio.Task[None]] = set()
        self._readers = [Line(url, within=answer_within) for _ in range(readers)]
        self._idle_readers: asyncio.LifoQueue[Line] = asyncio.LifoQueue()
        for line in reversed(self._readers):
            self._idle_readers.put_nowait(line)
        self._is_open = False
        # Figures for whoever measures.
        self.commits = 0
        self.units = 0
        self.largest_commit = 0
        self.commit_seconds = 0.0
        self.failed_commits = 0

    @property
    def reopened(self) -> int:
        """How many connections were made again."""
        return sum(max(0, line.made - 1) for line in (*self._writers, *self._readers)) + self._ear.reconnected

    async def open(self) -> None:
        """As `Driver.open`. PostgreSQL is not backed up by this program: see to it before an upgrade."""
        if self._is_open:
            raise StorageError("the database is open already")
        try:
            await self._migrate()
            await self._ear.open()
        except StorageError:
            raise
        except Exception as error:
            await self._ear.close()
            raise explain(error, committing=False) from None
        self._is_open = True

    async def close(self) -> None:
        self._is_open = False
        while self._working:
            await asyncio.wait(self._working)
        await self._ear.close()
        idle = [await self._idle_readers.get() for _ in self._readers]  # when the reads that were begun are done
        await asyncio.gather(*(line.close() for line in (*self._writers, *self._readers)))
        for line in idle:
            self._idle_readers.put_nowait(line)

    async def write(self, unit: Sequence[Statement], notice: str | None = None) -> None:
        """As `Driver.write`. Who cancels it does not know whether the unit is stored; a later read will tell."""
        statements = self._with_notice(unit, notice)
        if not self._is_open:
            raise StorageError("the database is not open")
        if not statements:
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Write(statements, future, monotonic() + self._patience))
        if self._idle_writers:
            task = asyncio.create_task(self._serve(self._idle_writers.pop()), name="writes")
            self._working.add(task)
            task.add_done_callback(self._working.discard)
        await future

    async def read(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """As `Driver.read`; tried again if the connection is lost meanwhile."""
        if not self._is_open:
            raise StorageError("the database is not open")
        deadline = monotonic() + self._patience
        try:
            async with asyncio.timeout(self._patience):
                line = await self._idle_readers.get()
        except TimeoutError:
            raise StorageError("too many reads wait for the database") from None
        try:
            while True:
                if not self._is_open:
                    raise StorageError("the database is not open")
                try:
                    await line.connect()
                    records = await line.fetch(sql, values)
                    break
                except Exception as error:
                    asked = line.stands
                    await line.after(error)
                    if (asked and certain(error)) or monotonic() > deadline:
                        raise explain(error, committing=False) from None
                await line.pause()
        finally:
            self._idle_readers.put_nowait(line)
        return [_row(record) for record in records]

    async def backup(self, path: Path) -> None:
        raise StorageError(
            "PostgreSQL is backed up with its own tools: pg_dump, or pg_basebackup with the log archived"
        )

    def listen(self, listener: Listener) -> None:
        """As `Driver.listen`. An empty notice means: the connection was lost, and some notices may have been missed."""
        self._listeners.append(listener)

    async def tell(self, notice: str) -> None:
        await self.write((), notice)

    # Writing.

    def _with_notice(self, unit: Sequence[Statement], notice: str | None) -> list[Statement]:
        statements = list(unit)
        if notice is None:
            return statements
        signed = self._sender.sign(notice)
        if statements:
            sql, values = statements[-1]
            both = telling_statement(sql, len(values))
            if both is not None:
                statements[-1] = (both, (*values, signed))
                return statements
        statements.append((TELL, (signed,)))
        return statements

    async def _serve(self, line: Line) -> None:
        """Carry out what waits, as long as something does."""
        try:
            while self._waiting:
                try:
                    await line.connect()
                except Exception as error:
                    self._give_up(error)
                    await line.pause()
                    continue
                if self._waiting:  # else another line was quicker
                    await self._carry_out(line, self._take())
        finally:
            self._idle_writers.append(line)

    def _give_up(self, error: Exception) -> None:
        """Nothing was sent for those who have waited too long; they are the first."""
        now = monotonic()
        while self._waiting and self._waiting[0].deadline < now:
            self._waiting.popleft().failed(explain(error, committing=False))

    def _take(self) -> list[_Write]:
        """The next unit, with those behind it that consist of the same single statement."""
        group = [self._waiting.popleft()]
        if len(group[0].unit) == 1:
            sql = group[0].unit[0][0]
            while self._waiting and len(group) < UNITS_A_COMMIT:
                following = self._waiting[0].unit
                if len(following) != 1 or following[0][0] != sql:
                    break
                group.append(self._waiting.popleft())
        return group

    async def _carry_out(self, line: Line, group: list[_Write]) -> None:
        """Every unit of the group gets an outcome of its own."""
        began = monotonic()
        try:
            problem = await self._commit(line, group)
            for _ in range(TRIES - 1):
                if problem is None or len(group) > 1 or not sqlstate(problem[0]).startswith(TRANSACTION_ROLLED_BACK):
                    break
                problem = await self._commit(line, group)
        except BaseException:  # the loop is ending
            for write in group:
                write.failed(explain(ConnectionError("interrupted"), committing=True))
            line.cut()
            raise
        if problem is None:
            self.commits += 1
            self.units += len(group)
            self.largest_commit = max(self.largest_commit, len(group))
            self.commit_seconds += monotonic() - began
            for write in group:
                write.stored()
            return
        error, committing = problem
        if len(group) > 1 and certain(error) and sqlstate(error)[:2] not in EVERYBODYS:
            # One of them is at fault, and nothing of the others is stored: find it by halves.
            half = len(group) // 2
            for part in (group[:half], group[half:]):
                await self._again(line, part)
            return
        self.failed_commits += 1
        for write in group:
            write.failed(explain(error, committing=committing))

    async def _again(self, line: Line, group: list[_Write]) -> None:
        """A part of a group that was rolled back; if the connection is lost by now, it goes back to the head."""
        if line.stands:
            await self._carry_out(line, group)
        else:
            self._waiting.extendleft(reversed(group))

    async def _commit(self, line: Line, group: list[_Write]) -> tuple[Exception, bool] | None:
        """One commit of the whole group; else the error, and whether it may have met the commit itself."""
        unit = group[0].unit
        committing = True
        try:
            if len(group) > 1:
                await line.repeat(unit[0][0], [write.unit[0][1] for write in group])
            elif len(unit) == 1:
                await line.fetch(*unit[0])
            else:
                committing = False
                await line.begin()
                for sql, values in unit:
                    await line.fetch(sql, values)
                committing = True
                await line.commit()
        except Exception as error:
            await line.after(error)
            return error, committing
        return None

    # Opening.

    async def _migrate(self) -> None:
        """Step by step to the newest version; processes that open at the same time wait for each other."""
        line = Line(self._url, PATIENT, None)
        deadline = monotonic() + self._patience
        while True:
            try:
                await line.connect()
                break
            except Exception as error:
                if misaddressed(error):
                    raise StorageAddress(type(error).__name__) from None
                if monotonic() > deadline or not _may_come_up(error):
                    raise
                await line.pause()
        try:
            await line.fetch("SELECT pg_advisory_lock($1)", (MIGRATION_LOCK,))
            await line.fetch(META)
            rows = [_row(row) for row in await line.fetch(READ_VERSION)]
            for number, unit in steps_from(version_of(rows), self._migrations):
                await line.begin()
                for sql, values in unit:
                    await line.fetch(sql, values)
                await line.commit()
                log.info("the database is of version %d now", number)
        finally:
            with contextlib.suppress(Exception):
                await line.close()


def _may_come_up(error: Exception) -> bool:
    """A server that is starting, stopping or out of connections, or none there yet; not a wrong password or name."""
    return not reported(error) or sqlstate(error)[:2] in ("53", "57")


def _row(record: Any) -> Row:
    return tuple(value if type(value) in _PLAIN else _plain(value) for value in record)


_PLAIN = frozenset((str, int, type(None)))


def _plain(value: object) -> Value:
    """Sums and comparisons as SQLite gives them: whole numbers."""
    if isinstance(value, bool) or (isinstance(value, Decimal) and value == int(value)):
        return int(value)
    raise StorageError(f"a column of type {type(value).__name__} is neither text nor a whole number")
