"""Whoever goes takes everything along: tables, rooms and connections are let go of by themselves, not by the collector.

The collector looks at what is old once in hours (`run.spare_the_collector`), and all of it at once would hold everybody
up. So nothing that comes and goes may hold itself: a table of a slow game is a megabyte and more.
"""

from __future__ import annotations

import asyncio
import gc
import random
from collections import Counter
from pathlib import Path

from bench.server import hosted
from reverie.client import House, Seat
from reverie.server.settings import Timing
from tests.server.support import Running, running_server

ANSWERS = 12
SOON = Timing(idle_room=0.2, sweep=0.2)
HEAVY = {"Connection", "Game", "Order", "Outbox", "Past", "Presence", "Room", "Story", "Table"}


async def visit(url: str, spec: str, lots: random.Random) -> None:
    """Some people play for a while, look at things, and go."""
    async with House(url) as house:
        made = await house.create(spec)
        seats = [Seat(made.link(number)) for number in range(made.players)]
        for seat in seats:
            await seat.__aenter__()
        for seat in seats:
            await seat.sit()
        for seat in seats:
            await seat.wait(lambda seat=seat: seat.observation["status"] != "seating")  # type: ignore[misc]
        for _ in range(ANSWERS):
            asked = next((seat for seat in seats if seat.is_asked), None)
            if asked is None:
                await seats[0].wait_for_news(0.2)
                continue
            await asked.act(lots.choice(asked.observation["actions"])["id"])
        for seat in seats:
            await seat.__aexit__(None, None, None)


async def all_have_gone(server: Running) -> None:
    """Until the last room was let go of."""
    async with asyncio.timeout(60):
        while server.service.hall.rooms:
            await asyncio.sleep(0.05)


def test_nothing_that_comes_and_goes_waits_for_the_collector(tmp_path: Path) -> None:
    async def story() -> Counter[str]:
        lots = random.Random(24)
        async with running_server(tmp_path, timing=SOON) as server:
            for game in hosted.games():  # what is loaded on first use is loaded
                await visit(server.url, hosted.solo(game), lots)
            await all_have_gone(server)
            gc.collect()
            gc.disable()
            try:
                for game in hosted.games():
                    for spec in (hosted.solo(game), hosted.team(game)):
                        await visit(server.url, spec, lots)
                await all_have_gone(server)
                await asyncio.sleep(0.1)
                gc.set_debug(gc.DEBUG_SAVEALL)
                gc.collect()
                ours = [it for it in gc.garbage if type(it).__module__.startswith("reverie.")]
                return Counter(type(it).__name__ for it in ours if "client" not in type(it).__module__)
            finally:
                gc.set_debug(0)
                gc.garbage.clear()
                gc.enable()

    left = asyncio.run(story())
    assert not HEAVY & left.keys(), left
