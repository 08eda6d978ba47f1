"""Attempts, results that count, devices and moves, in both databases; erasing somebody leaves nothing of them."""

from __future__ import annotations

import asyncio

import pytest

from reverie.server.stores.driver import Conflict, Statement
from reverie.server.stores.nights import Attempt, Others, add_attempt, end_attempt
from reverie.server.stores.results import Ending, add_results
from reverie.server.stores.store import Store

from .conftest import DriverFactory
from .test_driver import opened

DAY = 86_400_000
NOON = 1_794_830_400_000  # of 2026-11-16
WON = Ending("onirim/third/solo", True, 30, False, "daily:2026-11-16", dealt="cards", tally='{"left":3}')


def table(name: str, deal: str, created: int, guest: str, answered: bool = True) -> list[Statement]:
    """A table of somebody."""
    sql = "INSERT INTO tables (id, created, spec, rules, players, deal) VALUES ($1, $2, 'onirim/x', 1, 1, $3)"
    unit: list[Statement] = [
        (sql, (name, created, deal)),
        ("INSERT INTO seats (table_id, seat, guest) VALUES ($1, 0, $2)", (name, guest)),
    ]
    if answered:
        entry = "INSERT INTO log (table_id, seq, at, kind, seat, action_id, body, state, chain) VALUES "
        unit.append((f"{entry} ($1, 1, $2, 'act', 0, 'id', '{{}}', 's', 'c')", (name, created)))
    return unit


def test_a_second_attempt_never_counts(driver_factory: DriverFactory) -> None:
    async def run() -> None:
        async with opened(driver_factory()) as driver:
            nights = Store(driver).nights
            for guest in ("ada", "bo", "cy"):
                await driver.write([add_attempt(guest, "2026-11-16", "onirim", f"t-{guest}", NOON)])
            with pytest.raises(Conflict):
                await driver.write(
                    [*table("t2", "fair", 1, "ada"), add_attempt("ada", "2026-11-16", "onirim", "t2", NOON)]
                )
            assert await driver.read("SELECT id FROM tables") == []  # nothing of the unit
            await driver.write([add_attempt("ada", "2026-11-16", "urbion", "t3", NOON)])
            await driver.write([end_attempt("t-ada", NOON, WON)])
            await driver.write([end_attempt("t-ada", NOON, Ending("x", False, 9, False, ""))])  # the first end stays
            await driver.write([end_attempt("t-bo", NOON + DAY, WON)])  # too late: the secret is told
            await driver.write([end_attempt("t-cy", NOON, Ending("x", True, 20, True, ""))])  # peeked
            assert await nights.of("ada") == [
                Attempt("2026-11-16", "onirim", "t-ada", True, 30),
                Attempt("2026-11-16", "urbion", "t3", None, None),
            ]
            assert [one.won for one in await nights.of("bo")] == [None]
            assert await nights.on("2026-11-16") == {"onirim": Others(3, 2, 1, 30), "urbion": Others(1, 0, 0, None)}

    asyncio.run(run())


def test_cards_that_somebody_has_seen_are_noticed(driver_factory: DriverFactory) -> None:
    async def run() -> None:
        async with opened(driver_factory()) as driver:
            store = Store(driver)
            await driver.write(table("left", "number", 10, "ada"))
            await driver.write(table("looked", "number", 11, "bo", answered=False))
            for name, guest, deal, dealt in (
                ("a", "ada", "number", "n7"),  # has played on these cards at the table she left
                ("b", "bo", "number", "n7"),  # has only opened that table
                ("c", "cy", "fair", "f1"),
                ("d", "cy", "number", "f1"),  # the cards of c again, by their seed
                ("e", "cy", "fair", "f2"),
            ):
                await driver.write(table(name, deal, 20, guest))
                await driver.write([add_results(name, 30, Ending("onirim/x", True, 9, False, deal, dealt=dealt))])
            found = {
                result.table: result.repeated
                for guest in ("ada", "bo", "cy")
                for result in await store.results_of(guest)
            }
            assert found == {"a": True, "b": False, "c": False, "d": True, "e": False}

    asyncio.run(run())


def test_hints_and_what_is_hidden(driver_factory: DriverFactory) -> None:
    async def run() -> None:
        async with opened(driver_factory()) as driver:
            store = Store(driver)
            await driver.write(table("a", "fair", 10, "ada"))
            await driver.write(table("b", "fair", 10, "ada"))
            await store.note_hint("a", 0)
            for name in "ab":
                await driver.write([add_results(name, 30, WON)])
            assert {one.table: one.hinted for one in await store.results_of("ada")} == {"a": True, "b": False}
            await store.hide("somebody", "b")
            assert len(await store.tables_of("ada", 9)) == 2
            await store.hide("ada", "b")
            assert [row[0] for row in await store.tables_of("ada", 9)] == ["a"]
            assert await store.seat_of_guest("b", "ada") == 0  # it stays hers
            assert await store.seat_of_guest("b", "bo") is None

    asyncio.run(run())


def test_another_device_comes_once_and_everything_of_somebody_goes(driver_factory: DriverFactory) -> None:
    async def run() -> None:
        async with opened(driver_factory()) as driver:
            store = Store(driver)
            devices = store.devices
            await store.add_guest("ada", 10)
            await devices.offer("old", "ada", 10)
            await devices.offer("new", "ada", 20)  # instead of the one before
            assert await devices.offered("old", 0) is None
            assert await devices.offered("new", 21) is None  # too late
            assert await devices.offered("new", 20) == "ada"
            assert await devices.arrive("new", "phone", "ada")
            assert not await devices.arrive("new", "thief", "ada")
            assert [await devices.guest(cookie) for cookie in ("ada", "phone", "thief")] == ["ada", "ada", "thief"]
            await driver.write(table("a", "fair", 10, "ada"))
            await driver.write([add_results("a", 30, WON), add_attempt("ada", "2026-11-16", "onirim", "a", NOON)])
            await devices.offer("next", "ada", 20)
            await store.erase_guest("ada")
            for name in ("guests", "results", "attempts", "devices", "moves"):
                assert await driver.read(f"SELECT * FROM {name}") == [], name
            assert await driver.read("SELECT guest FROM seats") == [(None,)]

    asyncio.run(run())


def test_a_guest_with_an_attempt_is_not_forgotten(driver_factory: DriverFactory) -> None:
    async def run() -> None:
        async with opened(driver_factory()) as driver:
            store = Store(driver)
            await store.add_guest("ada", 10)
            await driver.write([add_attempt("ada", "2026-11-16", "onirim", "gone", NOON)])
            await store.forget_guests("", "z", 100)
            assert await store.guests_after("", 9) == ["ada"]

    asyncio.run(run())
