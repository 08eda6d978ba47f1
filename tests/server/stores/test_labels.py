"""What somebody calls their tables, in both databases: campaigns lie side by side, and a long one on several tables."""

from __future__ import annotations

import asyncio

from reverie.hosted.entries import Header
from reverie.server.stores.store import Store, same_labels

from .conftest import DriverFactory
from .test_driver import opened


def header(name: str, created: int, previous: str | None = None) -> Header:
    return Header(name, created, "x", 1, 2, "imported", None, None, previous=previous)


async def called(store: Store, guest: str) -> list[tuple[object, object]]:
    """Somebody's tables with what they call them, the newest first."""
    return [(row[0], row[-1]) for row in await store.tables_of(guest, 10)]


def test_a_game_keeps_its_name_where_it_goes_on_and_is_listed_once(driver_factory: DriverFactory) -> None:
    async def run() -> None:
        async with opened(driver_factory()) as driver:
            store = Store(driver)
            await store.create(header("a", 10), (), {0: "ada", 1: "bob"})
            await store.create(header("other", 11), (), {0: "ada"})
            await store.call("ada", "a", "with Bob")
            await store.call("ada", "other", "alone")
            await store.call("eve", "a", "mine")  # nothing of hers
            assert await called(store, "bob") == [("a", None)]
            further = header("b", 20, previous="a")
            await store.create(further, (), {0: "ada", 1: "bob"}, evening="a", beside=[same_labels("b", "a")])
            assert await called(store, "ada") == [("b", "with Bob"), ("other", "alone")]
            assert await called(store, "bob") == [("b", None)]
            await store.call("ada", "b", None)
            assert (await called(store, "ada"))[0] == ("b", None)

    asyncio.run(run())


def test_a_game_that_is_over_is_listed_beside_its_rematch(driver_factory: DriverFactory) -> None:
    async def run() -> None:
        async with opened(driver_factory()) as driver:
            store = Store(driver)
            await store.create(header("a", 10), (), {0: "ada"})
            await driver.write([("UPDATE tables SET finished = 15 WHERE id = $1", ("a",))])
            await store.create(header("b", 20, previous="a"), (), {0: "ada"}, evening="a")
            assert await called(store, "ada") == [("b", None), ("a", None)]

    asyncio.run(run())


def test_a_name_goes_with_whoever_gave_it(driver_factory: DriverFactory) -> None:
    async def run() -> None:
        async with opened(driver_factory()) as driver:
            store = Store(driver)
            for name in ("a", "b"):
                await store.create(header(name, 10), (), {0: "ada"})
                await store.call("ada", name, "a secret of Ada's")
            await store.set_guest("a", 0, "ada")
            assert ("a", "a secret of Ada's") in await called(store, "ada")
            await store.set_guest("a", 0, "eve")
            assert await called(store, "eve") == [("a", None)]
            await store.erase_guest("ada")
            assert await driver.read("SELECT label FROM seats WHERE label IS NOT NULL") == []

    asyncio.run(run())
