"""A connection that breaks at a chosen moment: before the commit nothing is stored, during it nobody can know.

Between the driver and PostgreSQL stands a go-between that passes everything on until it sees a certain text.
"""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from reverie.server.stores.driver import Statement, StorageError, StorageUnsure, Value
from reverie.server.stores.postgres.driver import PostgresDriver
from reverie.server.stores.postgres.line import Line
from tests.server.postgres import PostgresServer

NOTES = [["CREATE TABLE notes(note TEXT PRIMARY KEY)"]]
ADD = "INSERT INTO notes(note) VALUES ($1)"
SOCKET = ".s.PGSQL.5432"
PATIENT = 10.0  # seconds for an answer: a slow machine is not what is tested here
IMPATIENT = 1.0  # … and where none will ever come


def add(note: str) -> Statement:
    return (ADD, (note,))


class GoBetween:
    """Passes on what it hears, in both directions, until the driver says `text`; then it breaks the connection.

    `how`: "before" PostgreSQL hears it, "after" PostgreSQL has answered, or "never" (nothing is passed on any more).
    """

    def __init__(self, server: PostgresServer, directory: Path) -> None:
        self._server = str(server.home / SOCKET)
        self.path = directory / SOCKET
        self.text: bytes | None = None
        self.how = "before"
        self.broken = 0
        self.writer: Line | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def wait_for(self, text: bytes, how: str) -> None:
        """From now on. Who is never answered gives up soon, by a new connection, which alone is impatient."""
        self.text, self.how = text, how
        if how == "never":
            assert self.writer is not None
            self.writer.cut()
            self.writer._within = IMPATIENT

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        from_server, to_server = await asyncio.open_unix_connection(self._server)
        broken = asyncio.Event()
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._driver_says(reader, to_server, broken))
                both.create_task(self._server_says(from_server, writer, broken))
        except* OSError:
            pass
        finally:
            for stream in (to_server, writer):
                stream.close()
                with contextlib.suppress(OSError):
                    await stream.wait_closed()
            self._tasks.discard(task)

    async def _driver_says(
        self, reader: asyncio.StreamReader, to_server: asyncio.StreamWriter, broken: asyncio.Event
    ) -> None:
        while data := await reader.read(65536):
            if self.text is not None and self.text in data:
                self.broken += 1
                if self.writer is not None:
                    self.writer._within = PATIENT
                if self.how == "before":
                    raise ConnectionError
                broken.set()
                if self.how == "never":
                    continue
            to_server.write(data)
        raise ConnectionError

    async def _server_says(
        self, from_server: asyncio.StreamReader, writer: asyncio.StreamWriter, broken: asyncio.Event
    ) -> None:
        while data := await from_server.read(65536):
            if not broken.is_set():
                writer.write(data)
            elif self.how == "after":
                raise ConnectionError
        raise ConnectionError

    async def close(self) -> None:
        if self._tasks:
            _, left = await asyncio.wait(self._tasks, timeout=20)
            assert not left, "the driver did not close its connections"


@contextlib.asynccontextmanager
async def between(server: PostgresServer, url: str) -> AsyncIterator[tuple[PostgresDriver, GoBetween]]:
    with tempfile.TemporaryDirectory(prefix="reverie-") as directory:
        middle = GoBetween(server, Path(directory))
        listening = await asyncio.start_unix_server(middle.serve, str(middle.path))
        driver = PostgresDriver(
            url.replace(str(server.home), directory), migrations=NOTES, writers=1, patience=10, answer_within=PATIENT
        )
        middle.writer = driver._writers[0]
        await driver.open()
        await driver.write([add("first")])
        await driver.write([add("second")], "")
        await driver.write([add("third"), add("fourth")])
        yield driver, middle
        listening.close()
        middle.text = None
        await driver.close()
        await middle.close()


async def notes(driver: PostgresDriver) -> set[Value]:
    return {note for (note,) in await driver.read("SELECT note FROM notes")} - {"first", "second", "third", "fourth"}


@pytest.mark.parametrize(("how", "stored"), [("before", False), ("after", True), ("never", False)])
@pytest.mark.parametrize("notice", [None, "notice"])
def test_a_single_statement_is_its_own_commit(
    how: str, stored: bool, notice: str | None, postgres_server: PostgresServer, postgres_url: str
) -> None:
    async def run() -> None:
        async with between(postgres_server, postgres_url) as (driver, middle):
            middle.wait_for(b"lost", how)
            with pytest.raises(StorageUnsure):
                await driver.write([add("lost")], notice)
            assert middle.broken == 1
            middle.text = None
            assert await notes(driver) == ({"lost"} if stored else set())
            await driver.write([add("next")], notice)

    asyncio.run(asyncio.wait_for(run(), 60))


@pytest.mark.parametrize("how", ["before", "after", "never"])
@pytest.mark.parametrize("text", [b"BEGIN", b"one", b"two"])
def test_before_the_commit_nothing_is_stored_for_certain(
    text: bytes, how: str, postgres_server: PostgresServer, postgres_url: str
) -> None:
    async def run() -> None:
        async with between(postgres_server, postgres_url) as (driver, middle):
            middle.wait_for(text, how)
            with pytest.raises(StorageError) as failure:
                await driver.write([add("one"), add("two")])
            assert type(failure.value) is StorageError
            assert middle.broken == 1
            middle.text = None
            assert await notes(driver) == set()
            await driver.write([add("one"), add("two")])
            assert await notes(driver) == {"one", "two"}

    asyncio.run(asyncio.wait_for(run(), 60))


@pytest.mark.parametrize(("how", "stored"), [("before", False), ("after", True), ("never", False)])
def test_at_the_commit_nobody_can_know(
    how: str, stored: bool, postgres_server: PostgresServer, postgres_url: str
) -> None:
    async def run() -> None:
        async with between(postgres_server, postgres_url) as (driver, middle):
            middle.wait_for(b"COMMIT", how)
            with pytest.raises(StorageUnsure):
                await driver.write([add("one"), add("two")])
            assert middle.broken == 1
            middle.text = None
            assert await notes(driver) == ({"one", "two"} if stored else set())

    asyncio.run(asyncio.wait_for(run(), 60))


@pytest.mark.parametrize(("how", "stored"), [("before", False), ("after", True), ("never", False)])
def test_a_group_shares_the_doubt_and_those_behind_it_go_on(
    how: str, stored: bool, postgres_server: PostgresServer, postgres_url: str
) -> None:
    async def run() -> None:
        async with between(postgres_server, postgres_url) as (driver, middle):
            middle.wait_for(b"lost", how)
            lost = [f"lost {number}" for number in range(20)]
            behind = [[add(f"pair {number}"), add(f"other {number}")] for number in range(3)]
            units = [*([add(note)] for note in lost), *behind]
            outcomes = await asyncio.gather(*(driver.write(unit, "notice") for unit in units), return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [StorageUnsure] * 20 + [type(None)] * 3
            assert middle.broken == 1
            found = await notes(driver)
            assert len(found) == 6 + (20 if stored else 0)

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_read_is_simply_tried_again(postgres_server: PostgresServer, postgres_url: str) -> None:
    async def run() -> None:
        async with between(postgres_server, postgres_url) as (driver, middle):
            await driver.read("SELECT note FROM notes WHERE note = $1", ("x",))
            middle.wait_for(b"the question", "after")
            reading = asyncio.create_task(driver.read("SELECT note FROM notes WHERE note = $1", ("the question",)))
            while not middle.broken:
                await asyncio.sleep(0.001)
            middle.text = None
            assert await reading == []
            assert middle.broken == 1

    asyncio.run(asyncio.wait_for(run(), 60))
