"""Faults of the disk (T3): no operation may fail in such a way that an acknowledgement becomes wrong."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Literal

import pytest

from reverie.server.stores.driver import Conflict, StorageError
from reverie.server.stores.sqlite.driver import SqliteDriver

from .disk import KINDS, Disk, Fault, Image, Kind
from .ledger import Ledger, sound

Phase = Literal["recovering", "playing", "mending", "closing"]
DONE: tuple[Literal["nothing", "half", "all"], ...] = ("nothing", "half", "all")


def driver_on(disk: Disk, path: Path) -> SqliteDriver:
    return SqliteDriver(path, vfs=disk.vfs_name, checkpoint_pages=12)


@cache
def played(path: Path) -> tuple[Image, Ledger]:
    """A database whose server was killed, so that opening it means recovering."""

    async def play() -> tuple[Image, Ledger]:
        disk, ledger = Disk(), Ledger()
        driver = driver_on(disk, path)
        await driver.open()
        await ledger.sit(driver)
        await ledger.play(driver, 3)
        result = disk.seen(), ledger.copy()
        await driver.close()
        disk.close()
        return result

    return asyncio.run(play())


async def suffer(path: Path, phase: Phase, fault: Fault, seed: int, actions: int) -> None:
    """Play with the fault, then without; the power is cut once soon after the fault and once at the end."""
    image, known = played(path)
    disk, ledger, rng = Disk(image, seed), known.copy(), Random(seed)
    cuts: list[tuple[Ledger, Image]] = []
    wait = rng.choice((0, 1, 2, 5, 10, 20, 40))

    def before() -> None:
        nonlocal wait
        if fault.hits:
            if wait == 0:
                cuts.append((ledger.copy(), disk.after_cut(rng)))
            wait -= 1

    disk.before = before
    checkpoint_pages = 1000 if phase == "closing" else rng.choice((12, 12, 1000))
    driver = SqliteDriver(path, vfs=disk.vfs_name, checkpoint_pages=checkpoint_pages)
    if phase == "recovering":
        disk.plan(fault)
    try:
        await driver.open()
    except StorageError:
        assert phase == "recovering"
        disk.plan()
        driver = driver_on(disk, path)
        await driver.open()
    if fault.kind == "read" or rng.random() < 0.3:
        with contextlib.suppress(StorageError):
            await driver.read("PRAGMA cache_size = 5")  # pages go to the log before their commit
    if phase == "playing":
        disk.plan(fault)
    elif phase == "mending":  # the fault comes while the driver recovers from another one
        first = Fault("sync", 2)
        fault.after = first
        disk.plan(first, fault)
    await ledger.play(driver, actions)
    if phase == "closing":
        disk.plan(fault)
        await driver.close()
        disk.plan()
        driver = driver_on(disk, path)
        await driver.open()
    disk.plan()
    ledger.errors.clear()
    await ledger.play(driver, 2)
    assert all(isinstance(error, Conflict) for error in ledger.errors), "the fault is over, but the driver still fails"
    await sound(driver)
    await ledger.check(driver)
    cuts.append((ledger.copy(), disk.after_cut(rng)))
    await driver.close()
    for known, left in (*cuts, (ledger, disk.seen())):
        await reopen(Disk(left), path, known)
    disk.close()


async def reopen(disk: Disk, path: Path, ledger: Ledger) -> None:
    driver = driver_on(disk, path)
    await driver.open()
    await sound(driver)
    await ledger.check(driver)
    await driver.close()
    disk.close()


@pytest.mark.parametrize("forever", [False, True], ids=["once", "forever"])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("phase", ["recovering", "playing", "mending", "closing"])
def test_fault(
    phase: Phase, kind: Kind, forever: bool, tmp_path_factory: pytest.TempPathFactory, amount: Callable[[int, int], int]
) -> None:
    path = tmp_path_factory.getbasetemp() / "faults" / "reverie.db"
    played(path)
    # Enough of them to have so many operations, where there can be.
    actions = 5
    if phase in ("playing", "mending"):
        actions = amount(40, 200) if kind in ("read", "sync") else amount(5, 40)

    async def run() -> int:
        for number in range(1, amount(40, 200) + 1):
            fault = Fault(kind, number, forever, DONE[number % 3])
            await suffer(path, phase, fault, number, actions)
            if not fault.hits:  # there are no more operations of this kind
                return number - 1
        return number

    assert asyncio.run(run()) or kind in ("open", "truncate", "delete")
