"""Puzzles that somebody tried, in both databases; a guest who solved one is not forgotten, and is erased with it."""

from __future__ import annotations

import asyncio

from reverie.server.stores.riddles import Riddle
from reverie.server.stores.store import Store

from .conftest import DriverFactory
from .test_driver import opened


def test_what_helped_and_what_was_found(driver_factory: DriverFactory) -> None:
    async def run() -> None:
        async with opened(driver_factory()) as driver:
            store = Store(driver)
            riddles = store.riddles
            await riddles.help("ada", "one", 2)
            await riddles.help("ada", "one", 1)  # the most that was taken counts
            assert await riddles.of("ada") == {"one": Riddle(2, False, None)}
            await riddles.solve("ada", "one", 10)
            await riddles.solve("ada", "one", 20)  # the first time counts
            await riddles.help("ada", "one", 3, told=True)  # looked up afterwards
            await riddles.help("ada", "two", 3, told=True)
            await riddles.solve("ada", "two", 30)  # it had been told
            await riddles.solve("bo", "two", 40)
            assert await riddles.of("ada") == {"one": Riddle(2, False, 10), "two": Riddle(3, True, None)}
            assert await riddles.of("bo") == {"two": Riddle(0, False, 40)}
            for guest in ("ada", "bo", "cy"):
                await store.add_guest(guest, 1)
            await store.forget_guests("", "zz", 100)
            known = {guest: (await store.guest_name(guest))[0] for guest in ("ada", "bo", "cy")}
            assert known == {"ada": True, "bo": True, "cy": False}
            await store.erase_guest("ada")
            assert await riddles.of("ada") == {}
            assert set(await riddles.of("bo")) == {"two"}

    asyncio.run(run())
