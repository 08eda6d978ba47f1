"""What every driver must do, whichever database is behind it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from reverie.server.stores.driver import Conflict, Driver, Statement, StorageError, StorageNewer
from reverie.server.stores.schema import LATEST, MIGRATIONS, READ_VERSION

from .conftest import DriverFactory
from .ledger import Ledger, table, unit

DAY = "INSERT INTO days(day, secret) VALUES ($1, $2)"
NOTES = ["CREATE TABLE notes(id BIGINT PRIMARY KEY, text TEXT)", "INSERT INTO notes(id, text) SELECT 1, day FROM days"]


@asynccontextmanager
async def opened(driver: Driver) -> AsyncIterator[Driver]:
    await driver.open()
    try:
        yield driver
    finally:
        await driver.close()


async def days(driver: Driver) -> list[str]:
    return [str(day) for (day,) in await driver.read("SELECT day FROM days ORDER BY day")]


def test_values_come_back_as_they_were(driver_factory: DriverFactory) -> None:
    async def run() -> None:
        async with opened(driver_factory()) as driver:
            text = "‘ü’ – 梦 🂡 \\ $1 ?1 '; --\n"
            sql = "INSERT INTO guests(seen, created, name, id) VALUES ($3, $2, $1, $4)"
            await driver.write([(sql, (text, -(2**63), 2**63 - 1, "a")), (sql, (None, 0, 1, "b"))])
            rows = await driver.read("SELECT id, name, created, seen FROM guests ORDER BY id")
            assert rows == [("a", text, -(2**63), 2**63 - 1), ("b", None, 0, 1)]
            # One value used twice, and in another order than its number.
            sql = "SELECT id FROM guests WHERE seen > $2 AND (name = $1 OR created = $2 OR name = $1)"
            assert await driver.read(sql, (text, 1)) == [("a",)]
            assert await driver.read("SELECT id FROM guests WHERE id = $1", ("nobody",)) == []

    asyncio.run(run())


def test_a_unit_is_all_or_nothing(driver_factory: DriverFactory) -> None:
    async def run() -> None:
        async with opened(driver_factory()) as driver:
            await driver.write([(DAY, ("1", "x"))])
            with pytest.raises(Conflict):
                await driver.write([(DAY, ("2", "x")), (DAY, ("1", "y")), (DAY, ("3", "x"))])
            assert await days(driver) == ["1"]
            await driver.write([(DAY, ("2", "x")), (DAY, ("3", "x"))])
            assert await days(driver) == ["1", "2", "3"]
            await driver.write([])

    asyncio.run(run())


def test_a_failing_unit_harms_no_other(driver_factory: DriverFactory) -> None:
    async def run() -> None:
        async with opened(driver_factory()) as driver:
            await driver.write([(DAY, ("0", "x"))])
            faulty: list[list[Statement]] = [
                [(DAY, ("0", "again"))],
                [(DAY, ("lost", "x")), (DAY, ("0", "again"))],
                [(DAY, ("lost", "x")), ("no such statement", ())],
                [(DAY, ("lost", "x")), (DAY, ("too few",))],
                [(DAY, ("lost", None))],
                [(DAY, ("lost", "x")), ("INSERT INTO guests(id, created, seen) VALUES ('g', 0, $1)", (2**63,))],
            ]
            good = [[(DAY, (f"{number:02}", "x"))] for number in range(1, 30)]
            units = [unit for pair in zip(good, faulty * 5, strict=False) for unit in pair]
            results = await asyncio.gather(*(driver.write(unit) for unit in units), return_exceptions=True)
            for unit, result in zip(units, results, strict=True):
                assert result is None if unit in good else isinstance(result, StorageError)
                assert isinstance(result, Conflict) == (unit in faulty[:2])
            assert await days(driver) == ["0", *(f"{number:02}" for number in range(1, 30))]

    asyncio.run(run())


def test_only_a_taken_key_is_a_conflict(driver_factory: DriverFactory) -> None:
    async def run() -> None:
        async with opened(driver_factory()) as driver:
            await driver.write([table("t"), *unit("t", 1, "a")])
            with pytest.raises(Conflict):
                await driver.write(unit("t", 1, "b"))
            again = "UPDATE tables SET previous = 't' WHERE id = $1"  # a unique column that is no key
            await driver.write([table("rematch"), (again, ("rematch",)), table("another")])
            with pytest.raises(Conflict):
                await driver.write([(again, ("another",))])
            with pytest.raises(StorageError) as no_table:
                await driver.write(unit("nowhere", 1, "a"))
            assert not isinstance(no_table.value, Conflict)
            with pytest.raises(StorageError):
                await driver.read("SELECT nothing FROM nowhere")
            await Ledger(stored={("t", 1): "a"}).check(driver)

    asyncio.run(run())


def test_what_is_written_stays(driver_factory: DriverFactory) -> None:
    async def run() -> None:
        ledger = Ledger()
        for _ in range(3):
            async with opened(driver_factory()) as driver:
                await ledger.check(driver)
                await ledger.sit(driver)
                await ledger.play(driver, 8)
        assert len(ledger.stored) > 80

    asyncio.run(run())


def test_who_gives_up_disturbs_nobody(driver_factory: DriverFactory) -> None:
    async def run() -> None:
        async with opened(driver_factory()) as driver:
            tasks = [asyncio.ensure_future(driver.write([(DAY, (f"{number:03}", "x"))])) for number in range(100)]
            await asyncio.sleep(0)
            for task in tasks[::2]:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            found = set(await days(driver))
            assert {f"{number:03}" for number, result in enumerate(results) if result is None} <= found
            assert sum(result is None for result in results) >= 50

    asyncio.run(run())


def test_closed_is_closed(driver_factory: DriverFactory) -> None:
    async def run() -> None:
        driver = driver_factory()
        with pytest.raises(StorageError):
            await driver.read("SELECT 1")
        await driver.open()
        waiting = [asyncio.ensure_future(driver.write([(DAY, (str(number), "x"))])) for number in range(20)]
        await asyncio.sleep(0)
        await driver.close()
        await asyncio.gather(*waiting)  # what was begun is finished
        with pytest.raises(StorageError):
            await driver.write([(DAY, ("late", "x"))])
        await driver.close()
        async with opened(driver_factory()) as again:
            assert len(await days(again)) == 20

    asyncio.run(run())


def test_the_schema_is_brought_up_to_date(driver_factory: DriverFactory) -> None:
    async def run() -> None:
        async with opened(driver_factory()) as driver:
            assert await driver.read(READ_VERSION) == [(str(LATEST),)]
            await driver.write([(DAY, ("1", "x"))])
        newer = [*MIGRATIONS, NOTES, ["UPDATE notes SET text = 'second'"]]
        async with opened(driver_factory(migrations=newer)) as driver:
            assert await driver.read(READ_VERSION) == [(str(LATEST + 2),)]
            assert await driver.read("SELECT id, text FROM notes") == [(1, "second")]
            assert await days(driver) == ["1"]
        with pytest.raises(StorageNewer):
            await driver_factory().open()
        async with opened(driver_factory(migrations=newer)) as driver:
            assert await driver.read(READ_VERSION) == [(str(LATEST + 2),)]

    asyncio.run(run())


def test_a_failing_step_leaves_the_version_before(driver_factory: DriverFactory) -> None:
    async def run() -> None:
        async with opened(driver_factory()) as driver:
            await driver.write([(DAY, ("1", "x"))])
        with pytest.raises(StorageError):
            await driver_factory(migrations=[*MIGRATIONS, NOTES, ["DROP TABLE notes", "no such statement"]]).open()
        async with opened(driver_factory(migrations=[*MIGRATIONS, NOTES])) as driver:
            assert await driver.read(READ_VERSION) == [(str(LATEST + 1),)]
            assert await driver.read("SELECT text FROM notes") == [("1",)]

    asyncio.run(run())
