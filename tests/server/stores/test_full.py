"""A full disk (T4): a clear error, reads go on, nothing is lost, and writes go on as soon as there is space."""

from __future__ import annotations

import asyncio
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from reverie.server.stores.driver import Statement, StorageFull
from reverie.server.stores.sqlite.driver import SqliteDriver

from .disk import Disk
from .filling import fill_and_empty
from .ledger import Ledger

ROOT = Path(__file__).parents[3]


def test_full_file_system(tmp_path: Path) -> None:
    """A megabyte in memory, mounted where only the program that uses it can see it: it vanishes together with it."""
    alone = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]
    mount = f"mount -t tmpfs -o size=1m tmpfs {shlex.quote(str(tmp_path))}"
    try:
        subprocess.run([*alone, mount], check=True, capture_output=True, timeout=60)
    except (OSError, subprocess.CalledProcessError) as error:  # not for being slow: that would be a silent skip
        pytest.skip(f"no small disk can be mounted here: {error}")
    program = shlex.join([sys.executable, "-m", "tests.server.stores.filling", str(tmp_path)])
    call = [*alone, f"{mount} && exec {program}"]
    ran = subprocess.run(call, capture_output=True, text=True, cwd=ROOT, timeout=120, check=False)
    assert (ran.returncode, ran.stdout) == (0, "done\n"), ran.stderr


@pytest.mark.parametrize("small_cache", [False, True])
@pytest.mark.parametrize("room", [0, 700, 4096, 10_000])
@pytest.mark.parametrize("checkpoint_pages", [8, 40, 1000])
def test_full_disk_in_memory(room: int, checkpoint_pages: int, small_cache: bool, tmp_path: Path) -> None:
    disk = Disk()

    def fill() -> None:
        disk.capacity = disk.used() + room

    def empty() -> None:
        disk.capacity = None

    driver = SqliteDriver(tmp_path / "reverie.db", vfs=disk.vfs_name, checkpoint_pages=checkpoint_pages)
    asyncio.run(fill_and_empty(driver, fill, empty, small_cache))
    disk.close()


def test_full_in_the_middle_of_a_statement(tmp_path: Path) -> None:
    """SQLite may undo that statement alone and leave the transaction open; nobody may ever see the rest of it."""
    disk = Disk()

    async def run() -> None:
        driver, ledger = SqliteDriver(tmp_path / "reverie.db", vfs=disk.vfs_name), Ledger()
        await driver.open()
        await driver.read("PRAGMA cache_size = 5")
        await ledger.sit(driver)
        await ledger.play(driver, 30)
        for room in range(0, 60_000, 7_000):
            disk.capacity = disk.used() + room
            day = f"day {room}"
            longer: list[Statement] = [
                ("INSERT INTO days(day, secret) VALUES ($1, 'x')", (day,)),
                ("UPDATE log SET body = body || $1", ("x" * 5000,)),
            ]
            with pytest.raises(StorageFull):
                await driver.write(longer)
            assert await driver.read("SELECT day FROM days WHERE day = $1", (day,)) == []
            await ledger.check(driver)
            disk.capacity = None
            await driver.write([("INSERT INTO days(day, secret) VALUES ($1, 'x')", (day,))])
        assert driver.reopened == 0
        await driver.close()

    asyncio.run(run())
    disk.close()
