"""What is forgotten, and what is not, in both databases."""

from __future__ import annotations

import asyncio

from reverie.server.stores.driver import Driver, Statement, StorageError
from reverie.server.stores.store import Store

from .conftest import DriverFactory
from .test_driver import opened

ENTRY = "INSERT INTO log (table_id, seq, at, kind, seat, action_id, body, state, chain) VALUES "
RESULT = "INSERT INTO results (table_id, seat, guest, rules, won, turns, peeked, deal, finished) VALUES "


def table(name: str, created: int, *moments: int, guest: str | None = None) -> list[Statement]:
    """A table with a seat, and entries of some moments."""
    sql = "INSERT INTO tables (id, created, spec, rules, players, deal) VALUES ($1, $2, 'x', 1, 1, 'fair')"
    unit: list[Statement] = [
        (sql, (name, created)),
        ("INSERT INTO seats (table_id, seat, guest) VALUES ($1, 0, $2)", (name, guest)),
    ]
    for seq, at in enumerate(moments, 1):
        unit.append((f"{ENTRY} ($1, $2, $3, 'act', 0, 'id', '{{}}', 's', 'c')", (name, seq, at)))
    return unit


async def names(driver: Driver, what: str, of: str) -> list[str]:
    return [str(row[0]) for row in await driver.read(f"SELECT DISTINCT {of} FROM {what} ORDER BY {of}")]


def test_idle_tables_go_with_seats_and_entries_and_results_stay(driver_factory: DriverFactory) -> None:
    async def run() -> None:
        async with opened(driver_factory()) as driver:
            store = Store(driver)
            await driver.write(table("a", 10, 20, 30, guest="g"))  # over, and long ago
            await driver.write([(f"{RESULT} ('a', 0, 'g', 'x', 1, 1, 0, 'fair', 30)", ())])
            await driver.write(table("b", 10))  # never begun
            await driver.write(table("c", 10, 20, 200))  # old, and still played
            await driver.write(table("d", 200))
            assert await store.tables_after("", 2) == [("a", 30), ("b", 10)]
            assert await store.tables_after("b", 5) == [("c", 200), ("d", 200)]
            for name in "abcd":
                await store.erase_table(name, 100, f"seats:{name}")
            assert await names(driver, "tables", "id") == ["c", "d"]
            assert await names(driver, "seats", "table_id") == ["c", "d"]
            assert await driver.read("SELECT table_id, seq FROM log ORDER BY seq") == [("c", 1), ("c", 2)]
            assert [result.rules for result in await store.results_of("g")] == ["x"]
            assert await store.load("a") is None
            assert await store.last_action("a") is None

    asyncio.run(run())


def test_nobody_writes_into_a_table_that_is_forgotten(driver_factory: DriverFactory) -> None:
    """Another process may still have it in its memory: its entry is refused, not acknowledged and lost."""

    async def run() -> None:
        async with opened(driver_factory()) as driver:
            await driver.write(table("a", 10, 20))
            await Store(driver).erase_table("a", 100)
            for _ in range(2):
                try:
                    await driver.write([(f"{ENTRY} ('a', 2, 300, 'act', 0, 'id', '{{}}', 's', 'c')", ())])
                except StorageError:
                    continue
                raise AssertionError("acknowledged")
            assert await driver.read("SELECT seq FROM log") == []

    asyncio.run(run())


def test_guests_whom_nobody_needs(driver_factory: DriverFactory) -> None:
    async def run() -> None:
        async with opened(driver_factory()) as driver:
            store = Store(driver)
            for guest in ("named", "nobody", "result", "seated", "young"):
                await store.add_guest(guest, 200 if guest == "young" else 10)
            await store.name_guest("named", "Ada", 10)
            await driver.write(table("a", 10, guest="seated"))
            await driver.write([(f"{RESULT} ('z', 0, 'result', 'x', 1, 1, 0, 'fair', 30)", ())])
            assert await store.guests_after("", 2) == ["named", "nobody"]
            await store.forget_guests("", "young", 5)
            assert len(await store.guests_after("", 9)) == 5
            await store.forget_guests("nobody", "young", 100)
            assert len(await store.guests_after("", 9)) == 5
            await store.forget_guests("named", "nobody", 100)
            assert await store.guests_after("", 9) == ["named", "result", "seated", "young"]

    asyncio.run(run())
