"""PostgreSQL is killed during writes: nothing acknowledged is lost, no unit is torn, no failure is misreported."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable

import pytest

from reverie.server.stores.driver import Conflict, Statement, StorageError, StorageUnsure
from reverie.server.stores.postgres.driver import PostgresDriver
from tests.server.postgres import PostgresServer

LEDGER = [
    [
        "CREATE TABLE singles(game TEXT, seq BIGINT, PRIMARY KEY (game, seq))",
        "CREATE TABLE pairs(game TEXT, seq BIGINT, side TEXT, PRIMARY KEY (game, seq, side))",
    ]
]
SINGLE = "INSERT INTO singles(game, seq) VALUES ($1, $2)"
PAIR = "INSERT INTO pairs(game, seq, side) VALUES ($1, $2, $3)"
GAMES = 12


class Game:
    """Appends one number after the other, and believes the driver: what it says is stored is, what it says is not
    is tried again, and where it is unsure, a read decides."""

    def __init__(self, name: str, *, paired: bool) -> None:
        self.name = name
        self.paired = paired
        self.stored = 0
        self.outcomes: Counter[str] = Counter()

    def unit(self, seq: int) -> list[Statement]:
        if self.paired:
            return [(PAIR, (self.name, seq, "left")), (PAIR, (self.name, seq, "right"))]
        return [(SINGLE, (self.name, seq))]

    async def present(self, driver: PostgresDriver, seq: int) -> bool:
        table = "pairs" if self.paired else "singles"
        while True:
            try:
                sql = f"SELECT COUNT(*) FROM {table} WHERE game = $1 AND seq = $2"
                [(count,)] = await driver.read(sql, (self.name, seq))
            except StorageError:
                continue
            assert count in ((0, 2) if self.paired else (0, 1)), "a torn unit"
            return bool(count)

    async def play(self, driver: PostgresDriver, over: asyncio.Event) -> None:
        while not over.is_set():
            seq = self.stored + 1
            try:
                await driver.write(self.unit(seq), f"{self.name} {seq}")
                self.outcomes["stored"] += 1
            except Conflict:
                raise AssertionError(f"{self.name} {seq} was said not to be stored") from None
            except StorageUnsure:
                self.outcomes["unsure"] += 1
                if not await self.present(driver, seq):
                    continue
            except StorageError:
                self.outcomes["failed"] += 1
                assert not await self.present(driver, seq)
                continue
            self.stored = seq


async def campaign(
    driver: PostgresDriver, kills: int, kill: Callable[[], object], rng: random.Random, unsure: float = 0
) -> list[Game]:
    """Play while the server is killed again and again, each time at a random moment of full work, and a few times more
    where that was seldom in the middle of a commit (as on a machine that has other things to do).
    """
    over = asyncio.Event()
    games = [Game(f"g{number}", paired=number % 3 == 0) for number in range(GAMES)]
    async with asyncio.TaskGroup() as tasks:
        for game in games:
            tasks.create_task(game.play(driver, over))
        for number in range(5 * kills):
            if number >= kills and sum(game.outcomes["unsure"] for game in games) >= unsure:
                break
            before = driver.units
            async with asyncio.timeout(30):
                while driver.units < before + 3 * GAMES:  # it has recovered
                    await asyncio.sleep(0.002)
            await asyncio.sleep(rng.uniform(0, 0.05))
            await asyncio.to_thread(kill)
        over.set()
    return games


async def check(driver: PostgresDriver, games: list[Game]) -> None:
    for game in games:
        if game.paired:
            sql = "SELECT seq, COUNT(*) FROM pairs WHERE game = $1 GROUP BY seq ORDER BY seq"
            expected = [(seq, 2) for seq in range(1, game.stored + 1)]
        else:
            sql = "SELECT seq, 1 FROM singles WHERE game = $1 ORDER BY seq"
            expected = [(seq, 1) for seq in range(1, game.stored + 1)]
        rows = await driver.read(sql, (game.name,))
        assert rows == expected, f"{game.name}: {len(rows)} rows, {game.stored} acknowledged"


def test_a_server_killed_during_writes(
    postgres_server: PostgresServer, postgres_url: str, amount: Callable[[int, int], int]
) -> None:
    kills = amount(10, 50)

    async def run() -> None:
        driver = PostgresDriver(postgres_url, migrations=LEDGER)
        await driver.open()
        games = await campaign(driver, kills, postgres_server.restart, random.Random(1), kills / 2)
        # Once more, and then nothing but reading: the last acknowledged rows have only the disk to be on.
        await asyncio.to_thread(postgres_server.restart)
        await check(driver, games)
        outcomes = sum((game.outcomes for game in games), Counter[str]())
        assert outcomes["stored"] >= kills * GAMES
        assert outcomes["unsure"] >= kills / 2, outcomes
        await driver.close()

    asyncio.run(run())


def test_a_backend_killed_during_writes(
    postgres_server: PostgresServer, postgres_url: str, amount: Callable[[int, int], int]
) -> None:
    """As when memory runs out: the server then cuts all connections and recovers by itself."""
    kills = amount(3, 20)

    async def run() -> None:
        driver = PostgresDriver(postgres_url, migrations=LEDGER)
        await driver.open()
        games = await campaign(driver, kills, postgres_server.kill_one_backend, random.Random(2))
        await check(driver, games)
        assert driver.reopened >= kills
        await driver.close()

    asyncio.run(run())


@pytest.mark.parametrize("how", ["restart", "stop"])
def test_nobody_notices_a_restart_between_two_units(
    how: str, postgres_server: PostgresServer, postgres_url: str
) -> None:
    async def run() -> None:
        driver = PostgresDriver(postgres_url, migrations=LEDGER)
        await driver.open()
        for seq in range(3):
            await asyncio.gather(driver.read("SELECT 1"), driver.write([(SINGLE, ("g", seq))], "notice"))
            await asyncio.to_thread(getattr(postgres_server, how))
            await asyncio.to_thread(postgres_server.ensure)
        assert await driver.read("SELECT seq FROM singles") == [(0,), (1,), (2,)]
        await driver.close()

    asyncio.run(run())
