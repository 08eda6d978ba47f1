"""Two writers (T5): on one file the key decides; a second server is refused at once."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import apsw
import pytest

from reverie.server.stores.driver import StorageBusy
from reverie.server.stores.sqlite.driver import SqliteDriver

from . import writers


def test_four_processes_append_to_one_game(tmp_path: Path) -> None:
    maker, path = f"{writers.__name__}:sqlite", str(tmp_path / "reverie.db")
    results = writers.compete(maker, path)
    writers.check(maker, path, results)
    assert sum(lost for _, lost in results), "they never met"


WITHIN = 1  # second, until a second server is refused
TRIES = 3  # the best one counts: what else the machine does meanwhile says nothing about us


# The words of SQLite's own lock, which would refuse too, only later, are others.
BY_THE_LOCK_FILE = "Another server uses the database"


async def refusal(make: Callable[[], SqliteDriver], sentence: str = "") -> float:
    """How long it takes to be refused."""
    lasted = []
    for _ in range(TRIES):
        began = time.monotonic()
        with pytest.raises(StorageBusy, match=rf"{sentence}.*reverie\.db"):
            await make().open()
        lasted.append(time.monotonic() - began)
        if lasted[-1] <= WITHIN:
            break
    return min(lasted)


SECOND = """
import asyncio, sys, time
from reverie.server.stores.driver import StorageBusy
from reverie.server.stores.sqlite.driver import SqliteDriver
async def main():
    began = time.monotonic()
    try:
        await SqliteDriver(sys.argv[1]).open()
    except StorageBusy as error:
        print(time.monotonic() - began, error)
asyncio.run(main())
"""


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "reverie.db"

    async def run() -> None:
        first = SqliteDriver(path)
        await first.open()
        assert await refusal(lambda: SqliteDriver(path), BY_THE_LOCK_FILE) <= WITHIN
        assert await refusal(lambda: SqliteDriver(path, exclusive=False)) <= WITHIN
        call = [sys.executable, "-c", SECOND, str(path)]
        lasted: list[float] = []
        while not lasted or (min(lasted) > WITHIN and len(lasted) < TRIES):
            said = await asyncio.to_thread(subprocess.run, call, capture_output=True, text=True, timeout=60, check=True)
            seconds, _, sentence = said.stdout.partition(" ")
            assert sentence.startswith(BY_THE_LOCK_FILE)
            assert "reverie.db" in sentence
            lasted.append(float(seconds))
        assert min(lasted) <= WITHIN
        await first.write([("INSERT INTO days(day, secret) VALUES ('1', 'x')", ())])  # the first notices nothing
        await first.close()
        second = SqliteDriver(path)
        await second.open()
        assert await second.read("SELECT day FROM days") == [("1",)]
        await second.close()

    asyncio.run(run())


@pytest.mark.parametrize("statement", ["BEGIN IMMEDIATE", "SELECT * FROM days"])
def test_another_program_on_the_file(statement: str, tmp_path: Path) -> None:
    """Nobody else holds our lock file; SQLite itself says that the file is in use, even by a reader."""
    path = tmp_path / "reverie.db"

    async def run() -> None:
        driver = SqliteDriver(path)
        await driver.open()
        await driver.write([("INSERT INTO days(day, secret) VALUES ('1', 'x')", ())])
        await driver.close()
        other = apsw.Connection(str(path))
        reading = other.execute(statement)
        assert await refusal(lambda: SqliteDriver(path)) <= WITHIN
        reading.close(True)
        other.close()
        again = SqliteDriver(path)
        await again.open()
        await again.close()

    asyncio.run(run())
