"""A database that forgets nothing it committed and promises nothing else: slow, failing, full, in doubt, shared.

The statements run on a real SQLite in memory. What happens to a unit is decided when its time comes: stored, not
stored, or in doubt either way; the answer comes later still, or never if the process that asked is gone by then.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Sequence
from contextvars import Context
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import apsw

from reverie.hosted.entries import Entry
from reverie.server.stores.driver import Listener, Row, Statement, StorageError, StorageFull, StorageUnsure, Value
from reverie.server.stores.schema import META, MIGRATIONS, steps_from
from reverie.server.stores.sqlite.file import StorageFullUnsure, explain
from tests.server.simulation.loop import SimulatedLoop

STEP = 1e-6  # what is in order stays in order


@lru_cache(maxsize=1024)
def in_sqlite(sql: str) -> str:
    """`$1` is written `?1` here."""
    return re.sub(r"\$(\d+)", r"?\1", sql)


@lru_cache(maxsize=1)
def empty_database() -> bytes:
    """The schema, made once."""
    connection = apsw.Connection(":memory:")
    connection.execute(META)
    for _, step in steps_from(0, MIGRATIONS):
        for sql, values in step:
            connection.execute(in_sqlite(sql), tuple(values))
    return connection.serialize("main")


@dataclass
class Weather:
    """How bad things are; `calm` is what every schedule ends with."""

    lots: random.Random
    calm: bool = True
    slow: float = 0.0  # chances
    write_error: float = 0.0
    unsure: float = 0.0
    read_error: float = 0.0
    notice_lost: float = 0.0
    notice_twice: float = 0.0
    full: bool = False  # whether the disk has no space just now

    def happens(self, chance: float) -> bool:
        """Whether something bad happens now."""
        return not self.calm and chance > 0 and self.lots.random() < chance

    def delay(self) -> float:
        """How long a step takes."""
        if self.happens(self.slow):
            return self.lots.uniform(0.1, 1.5)
        return self.lots.choice((0.001, 0.002, 0.005, 0.02))


class Job:
    """Something the database was asked to do."""

    __slots__ = ("driver", "future", "handle", "notice", "read", "unit")

    def __init__(
        self,
        driver: SimulatedDriver,
        unit: list[Statement],
        notice: str | None,
        read: bool,
        future: asyncio.Future[list[Row]],
    ) -> None:
        self.driver = driver
        self.unit = unit
        self.notice = notice
        self.read = read
        self.future = future
        self.handle: asyncio.TimerHandle | None = None


class Database:
    """What is durable, and the way there."""

    def __init__(self, loop: SimulatedLoop, weather: Weather, stored: Callable[[str, Entry], None]) -> None:
        self.loop = loop
        self.weather = weather
        self.stored = stored  # told of every entry that is committed
        self.drivers: list[SimulatedDriver] = []
        self.connection = apsw.Connection(":memory:")
        self.connection.deserialize("main", empty_database())
        self.connection.execute("PRAGMA foreign_keys = ON")

    def rows(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """Committed rows, at once."""
        return list(self.connection.execute(in_sqlite(sql), tuple(values)))

    def apply(self, unit: Sequence[Statement]) -> None:
        """All or nothing, at once."""
        execute = self.connection.execute
        execute("BEGIN")
        try:
            for sql, values in unit:
                execute(in_sqlite(sql), tuple(values))
            execute("COMMIT")
        except apsw.Error as error:
            execute("ROLLBACK")
            raise explain(error, Path("simulated")) from None
        for sql, values in unit:
            if sql.startswith("INSERT INTO log "):
                table, *rest = values
                self.stored(str(table), Entry(*rest))  # type: ignore[arg-type]

    def take(self, job: Job) -> None:
        """Something to do, some time; one process on a file of its own is served in order."""
        driver = job.driver
        moment = self.loop.moment + self.weather.delay()
        if not driver.shared:
            moment = driver.busy = max(moment, driver.busy + STEP)
        driver.jobs[job] = None
        job.handle = self.loop.call_at(moment, self.carry_out, job)

    def carry_out(self, job: Job) -> None:
        """Its time has come."""
        job.driver.jobs.pop(job, None)
        rows: list[Row] = []
        error: StorageError | None = None
        try:
            if job.read:
                rows = self.look(job)
            else:
                self.write(job)
        except StorageError as problem:
            error = problem
        self.loop.call_later(self.weather.delay(), answer, job, rows, error)

    def look(self, job: Job) -> list[Row]:
        """A read, or not."""
        if self.weather.happens(self.weather.read_error):
            raise StorageError("simulated: read failed")
        sql, values = job.unit[0]
        return self.rows(sql, values)

    def write(self, job: Job) -> None:
        """A commit, or not, or who knows."""
        weather = self.weather
        if weather.full and not weather.calm:
            if weather.happens(0.1):
                raise StorageFullUnsure("simulated: full while syncing")
            raise StorageFull("simulated: full")
        if weather.happens(weather.write_error):
            raise StorageError("simulated: write failed")
        unsure = weather.happens(weather.unsure)
        if unsure and weather.lots.random() < 0.5:
            raise StorageUnsure("simulated: nobody knows, and it is not stored")
        self.apply(job.unit)
        if job.notice is not None:
            self.spread(job.driver, job.notice)
        if unsure:
            raise StorageUnsure("simulated: nobody knows, and it is stored")

    def spread(self, sender: SimulatedDriver, notice: str) -> None:
        """Tell the other processes."""
        for driver in self.drivers:
            if driver is not sender and driver.shared:
                driver.hear(notice)


def answer(job: Job, rows: list[Row], error: StorageError | None) -> None:
    """Whoever asked is told, if there still is somebody."""
    if not job.future.done():
        if error is not None:
            job.future.set_exception(error)
        else:
            job.future.set_result(rows)


class SimulatedDriver:
    """`Driver` for one process."""

    def __init__(self, database: Database, shared: bool, context: Context) -> None:
        self.database = database
        self.shared = shared
        self.context = context
        self.is_open = False
        self.busy = 0.0
        self.ear = 0.0
        self.listeners: list[Listener] = []
        self.jobs: dict[Job, None] = {}

    async def open(self) -> None:
        await asyncio.sleep(self.database.weather.delay())
        self.is_open = True
        self.database.drivers.append(self)

    async def close(self) -> None:
        self.is_open = False
        while self.jobs:
            await asyncio.sleep(0.05)
        self.forget()

    async def write(self, unit: Sequence[Statement], notice: str | None = None) -> None:
        await self.ask(list(unit), notice, read=False)

    async def read(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        return await self.ask([(sql, values)], None, read=True)

    async def ask(self, unit: list[Statement], notice: str | None, read: bool) -> list[Row]:
        """Hand something over and wait for the answer."""
        if not self.is_open:
            raise StorageError("simulated: not open")
        future: asyncio.Future[list[Row]] = self.database.loop.create_future()
        self.database.take(Job(self, unit, notice, read, future))
        return await future

    async def backup(self, path: Path) -> None:
        raise StorageError("simulated: no copies")

    def listen(self, listener: Listener) -> None:
        self.listeners.append(listener)

    async def tell(self, notice: str) -> None:
        if self.shared:
            await self.ask([], notice, read=False)

    def hear(self, notice: str) -> None:
        """A notice of another process: late, twice, or lost, and then it is said that some may have been missed."""
        weather = self.database.weather
        if weather.happens(weather.notice_lost):
            self.hear_at(weather.lots.uniform(0.3, 3.0), "")
            return
        self.hear_at(weather.delay(), notice)
        if weather.happens(weather.notice_twice):
            self.hear_at(weather.delay(), notice)

    def hear_at(self, delay: float, notice: str) -> None:
        """Notices keep their order."""
        loop = self.database.loop
        self.ear = max(loop.moment + delay, self.ear + STEP)
        loop.call_at(self.ear, self.told, notice, context=self.context)

    def told(self, notice: str) -> None:
        """A notice has come, if anybody is there to hear it."""
        if self.is_open:
            for listener in self.listeners:
                listener(notice)

    def crash(self) -> None:
        """The process is gone. What it had handed over was just stored, or will never be; or, where the database is
        a server of its own, may still be stored later."""
        self.is_open = False
        self.forget()
        lots = self.database.weather.lots
        for job in list(self.jobs):
            fate = lots.random()
            if job.read or fate < 0.4:
                pass
            elif self.shared and fate < 0.6:
                continue
            else:
                try:
                    self.database.apply(job.unit)
                except StorageError:
                    pass
                else:
                    if job.notice is not None:
                        self.database.spread(self, job.notice)
            assert job.handle is not None
            job.handle.cancel()
        self.jobs.clear()

    def forget(self) -> None:
        """No notices any more."""
        if self in self.database.drivers:
            self.database.drivers.remove(self)
