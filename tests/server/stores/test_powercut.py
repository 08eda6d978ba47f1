"""Power cuts (T2): whatever the disk kept of the writes since the last sync, nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from reverie.server.stores.sqlite.driver import SqliteDriver

from .disk import Disk, Image
from .ledger import Ledger, sound

SPAN = 450  # changes of the disk in which cuts are taken, opening and closing included


class Cuts:
    """Play on a disk and take images at random moments; then play on from each image."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.examined = 0

    async def campaign(self, seed: int, cuts: int) -> None:
        rng = Random(seed)
        disk = Disk(seed=seed, sector=rng.choice((512, 512, 4096)))
        await self.play_from(disk, Ledger(), rng, cuts, actions=14, depth=0)

    async def play_from(self, disk: Disk, ledger: Ledger, rng: Random, cuts: int, actions: int, depth: int) -> None:
        moments = set(rng.sample(range(SPAN if depth == 0 else 40), cuts))
        taken: list[tuple[Ledger, Image]] = []

        def before() -> None:
            if disk.changes - 1 in moments:
                known = ledger.copy()
                taken.append((known, disk.after_cut(rng)))

        disk.before = before
        driver = SqliteDriver(self.path, vfs=disk.vfs_name, checkpoint_pages=rng.choice((8, 40, 1000)))
        await driver.open()
        if rng.random() < 0.3:
            await driver.read("PRAGMA cache_size = 5")  # pages go to the log before their commit
        try:
            await sound(driver)
            await ledger.check(driver)
            await ledger.sit(driver)
            await ledger.play(driver, actions)
        finally:
            await driver.close()
            disk.close()
        for known, image in taken:
            self.examined += 1
            again = depth == 0 and rng.random() < 0.3  # a second cut, during the recovery from the first
            next_disk = Disk(image, seed=rng.randrange(1 << 30), sector=disk.sector)
            await self.play_from(next_disk, known, rng, cuts=int(again), actions=2 if again else 0, depth=depth + 1)


@pytest.mark.parametrize("part", range(5))
def test_power_cut(part: int, tmp_path: Path, amount: Callable[[int, int], int]) -> None:
    goal = amount(60, 2000)
    cuts = Cuts(tmp_path / "reverie.db")

    async def run() -> None:
        seed = part << 20
        while cuts.examined < goal:
            await cuts.campaign(seed, cuts=20)
            seed += 1

    asyncio.run(run())
    assert cuts.examined >= goal
