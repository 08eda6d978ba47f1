"""Two server processes on one PostgreSQL database: the players of one table need not come to the same one."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace

from bench.server import hosted
from reverie.client import House, Link, Seat, play_with
from reverie.client.house import NewTable
from tests.server.kills.campaign import Deeds, play_tables, reckon
from tests.server.kills.nursery import nursery

Amount = Callable[[int, int], int]
TEAMS = [hosted.team(game) for game in sorted(hosted.games(), key=hosted.is_quick, reverse=True)]  # the quickest first


def at(url: str, table: NewTable, seat: int | None) -> Link:
    """The same seat, by way of another process."""
    return replace(table.link(seat), server=url)


def test_a_team_sits_at_two_processes(postgres_url: str, amount: Amount) -> None:
    async def story(one: str, two: str) -> None:
        async with House(one) as house:
            gestures: list[dict[str, object]] = []
            for spec in TEAMS[: amount(1, len(TEAMS))]:
                table = await house.create(spec)
                async with (
                    Seat(at(one, table, 0)) as first,
                    Seat(at(two, table, 1), notice=gestures.append) as second,
                    Seat(at(two, table, None)) as watcher,
                ):
                    await first.wait(lambda: first.presence["seats"][1]["online"] and first.presence["spectators"] == 1)
                    await first.emote("hello")
                    await second.wait(lambda: any(it["type"] == "emote" for it in gestures))
                    finals = await asyncio.gather(play_with(first, "rules"), play_with(second, "rules"))
                    assert finals[0]["view"]["outcome"] == finals[1]["view"]["outcome"]
                    await watcher.wait(lambda: watcher.is_over)
                    await first.rematch()
                    await second.wait(lambda: second.observation["rematch"]["offered"] == [0])
                    await second.rematch()
                    await first.wait(lambda: first.observation["rematch"]["table"] is not None)
                    assert (await house.summary(table.link(0)))["following"] == first.observation["rematch"]["table"]

    with nursery(postgres_url) as one, nursery(postgres_url) as two:
        asyncio.run(story(one.url, two.url))


def test_one_of_two_processes_is_killed(postgres_url: str, amount: Amount) -> None:
    """Everybody plays on both; the survivor goes on, and the other one comes back."""

    async def story(one: str, two: str) -> tuple[Deeds, Deeds]:
        mine, yours, until = Deeds(), Deeds(), asyncio.Event()
        playing = asyncio.gather(
            play_tables(one, mine, 1, 3, until),
            play_tables(two, yours, 2, 3, until),
        )
        lots = random.Random(8)
        for _ in range(amount(2, 50)):
            await asyncio.sleep(lots.uniform(0.1, 0.4))
            await asyncio.to_thread(second.kill)
            await asyncio.to_thread(second.start)
        await asyncio.sleep(0.3)
        until.set()
        await asyncio.wait_for(playing, 60)
        return mine, yours

    with nursery(postgres_url) as first, nursery(postgres_url) as second:
        mine, yours = asyncio.run(story(first.url, second.url))
    mine.kept |= yours.kept
    asyncio.run(reckon(postgres_url, mine))
    assert mine.kept
