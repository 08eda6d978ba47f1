"""Play until the disk is full and on when it is not (T4), on any disk that can be filled.

`python -m tests.server.stores.filling PLACE` does so on the small file system mounted at PLACE.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from reverie.server.stores.driver import Conflict, StorageFull
from reverie.server.stores.sqlite.driver import SqliteDriver

from .ledger import Ledger, sound

ACCEPTS_AGAIN_WITHIN = 1.0


async def play_until_full(driver: SqliteDriver, ledger: Ledger) -> None:
    while not any(isinstance(error, StorageFull) for error in ledger.errors):
        assert ledger.actions < 1_500, "it was never full"
        await ledger.play(driver, 5)
    for error in ledger.errors:
        assert isinstance(error, StorageFull | Conflict), error


async def accepts_again(driver: SqliteDriver, ledger: Ledger) -> None:
    began = time.monotonic()
    while True:
        ledger.errors.clear()
        await ledger.play(driver, 1)
        if all(isinstance(error, Conflict) for error in ledger.errors):
            break
        assert time.monotonic() - began < ACCEPTS_AGAIN_WITHIN, ledger.errors
        await asyncio.sleep(0.02)
    await ledger.play(driver, 10)
    assert all(isinstance(error, Conflict) for error in ledger.errors), ledger.errors


async def fill_and_empty(
    driver: SqliteDriver, fill: Callable[[], None], empty: Callable[[], None], small_cache: bool = False
) -> None:
    ledger = Ledger()
    await driver.open()
    if small_cache:
        await driver.read("PRAGMA cache_size = 5")  # pages go to the log before their commit
    await ledger.sit(driver)
    for _ in range(3):
        await ledger.play(driver, 4)
        ledger.errors.clear()
        playing = asyncio.create_task(play_until_full(driver, ledger))
        fill()
        await playing
        known = len(ledger.stored)
        await ledger.play(driver, 3)
        await ledger.check(driver)  # reads are served, and show everything acknowledged
        await sound(driver)
        empty()
        await accepts_again(driver, ledger)
        assert len(ledger.stored) > known
    await ledger.check(driver)
    assert driver.reopened == 0
    await driver.close()


def fill_with(ballast: Path) -> None:
    with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))


async def refuses_with_storage_full(work: Callable[[], Awaitable[None]]) -> None:
    try:
        await work()
    except StorageFull:
        return
    raise AssertionError("no space, and no StorageFull")


async def on_small_disk(place: Path) -> None:
    path, ballast = place / "reverie.db", place / "ballast"
    fill_with(ballast)  # the server does not start, says why, and starts when there is space
    await refuses_with_storage_full(SqliteDriver(path).open)
    ballast.unlink()
    await fill_and_empty(SqliteDriver(path, checkpoint_pages=40), lambda: fill_with(ballast), ballast.unlink)
    driver = SqliteDriver(path)
    await driver.open()
    await sound(driver)
    fill_with(ballast)
    await refuses_with_storage_full(lambda: driver.backup(place / "copy.db"))
    assert not list(place.glob("copy*")), "an unfinished copy stays"
    await driver.close()


if __name__ == "__main__":
    asyncio.run(on_small_disk(Path(sys.argv[1])))
    print("done")
