"""Two writers (T5): on one file the key decides; a second server is refused at once."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import apsw
import pytest

from reverie.server.stores.driver import StorageBusy
from reverie.server.stores.sqlite import SqliteDriver

from . import writers


def test_four_processes_append_to_one_game(tmp_path: Path) -> None:
    maker, path = f"{writers.__name__}:sqlite", str(tmp_path / "reverie.db")
    results = writers.compete(maker, path)
    writers.check(maker, path, results)
    assert sum(lost for _, lost in results), "they never met"


SECOND = """
import asyncio, sys, time
from reverie.server.stores.driver import StorageBusy
from reverie.server.stores.sqlite import SqliteDriver
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
        began = time.monotonic()
        with pytest.raises(StorageBusy, match=r"reverie\.db"):
            await SqliteDriver(path).open()
        with pytest.raises(StorageBusy, match=r"reverie\.db"):
            await SqliteDriver(path, exclusive=False).open()
        assert time.monotonic() - began <= 1
        call = [sys.executable, "-c", SECOND, str(path)]
        said = await asyncio.to_thread(subprocess.run, call, capture_output=True, text=True, timeout=30, check=True)
        seconds, _, sentence = said.stdout.partition(" ")
        assert float(seconds) <= 1
        assert "reverie.db" in sentence
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
        began = time.monotonic()
        with pytest.raises(StorageBusy):
            await SqliteDriver(path).open()
        assert time.monotonic() - began <= 1
        reading.close(True)
        other.close()
        again = SqliteDriver(path)
        await again.open()
        await again.close()

    asyncio.run(run())
