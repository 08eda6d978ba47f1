"""T19: clocks that jump, forwards and backwards, during play and between two starts. Order is by number alone."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from reverie.audit.table_record import parse_table, verify
from reverie.client import House, NewTable, Refused, Seat, offer_rematch, play_with
from reverie.server.settings import Timing
from tests.server.support import running_server

HOUR, DAY = 3_600_000, 86_400_000
NOON = int(datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp() * 1000)
JUMPS = {
    "an hour on": NOON + HOUR,
    "an hour back": NOON - HOUR,
    "a day on": NOON + DAY,
    "a day back": NOON - DAY,
    "after 2038": int(datetime(2038, 1, 19, 3, 14, 8, tzinfo=UTC).timestamp() * 1000),
    "before 1970": -5_000,
}
THE_DAY, DAY_BEFORE, DAY_AFTER = "2026-11-16", "2026-11-15", "2026-11-17"


class Jumping:
    """Wall time that is set by hand, and stands still in between; the other clock goes on as it does."""

    def __init__(self, moment: int = NOON) -> None:
        self.moment = moment

    def now(self) -> int:
        return self.moment

    def monotonic(self) -> float:
        return time.monotonic()


async def answer(seat: Seat, count: int = 1) -> None:
    """Whoever sits there gives some answers."""
    for _ in range(count):
        if not seat.is_over:
            await seat.act(seat.observation["actions"][0]["id"])


async def audited(house: House, table: NewTable) -> dict[str, Any]:
    """The document of a finished game, which proves itself; numbers without a gap, times as they were."""
    document = await house.document(table.link(0))
    assert verify(parse_table(json.dumps(document))).ok
    assert [entry["seq"] for entry in document["entries"]] == list(range(1, len(document["entries"]) + 1))
    return document


def test_a_game_under_a_jumping_clock(tmp_path: Path) -> None:
    """The clock jumps before every third answer, and the line breaks as often; nothing is lost or doubled."""

    async def main() -> None:
        clock = Jumping()
        async with (
            running_server(tmp_path, clock=clock, timing=Timing(link=1e10)) as server,
            House(server.url) as house,
        ):
            table = await house.create("onirim/third/solo")
            async with Seat(table.link(0), patience=(0.0, 0.01)) as seat:
                await seat.sit()
                moments = list(JUMPS.values())
                turn = 0
                while not seat.is_over:
                    if turn % 3 == 0:
                        clock.moment = moments[turn // 3 % len(moments)]
                        for connection in list(server.service.hall.rooms[table.table].connections):
                            connection.cut()
                    before = seat.seq
                    await answer(seat)
                    assert seat.seq == before + 1
                    turn += 1
            document = await audited(house, table)
            times = [entry["at"] for entry in document["entries"]]
            assert set(JUMPS.values()) <= set(times)  # written down as they were
            assert times != sorted(times)
            assert len(document["entries"]) == turn + 1

    asyncio.run(main())


def test_two_seats_and_a_rematch_under_a_jumping_clock(tmp_path: Path) -> None:
    async def main() -> None:
        clock = Jumping()
        done = False

        async def jump() -> None:
            while not done:
                for moment in JUMPS.values():
                    clock.moment = moment
                    await asyncio.sleep(0.001)

        async def play(table: NewTable, number: int) -> None:
            async with Seat(table.link(number)) as seat:
                await play_with(seat, "random")
                await offer_rematch(seat)

        async with (
            running_server(tmp_path, clock=clock, timing=Timing(link=1e10)) as server,
            House(server.url) as house,
        ):
            table = await house.create("onirim/third/team")
            jumping = asyncio.create_task(jump())
            await asyncio.gather(play(table, 0), play(table, 1))
            done = True
            await jumping
            await audited(house, table)
            assert (await house.summary(table.link(0)))["following"] is not None

    asyncio.run(main())


def test_restarts_at_other_times(tmp_path: Path) -> None:
    """Every start at another time, forwards and backwards: the same hash as before, and the game goes on."""

    async def main() -> None:
        clock = Jumping()
        async with running_server(tmp_path, clock=clock) as server, House(server.url) as house:
            table = await house.create("urbion/second/solo")
            async with Seat(table.link(0)) as seat:
                await seat.sit()
            stands = await stands_of(server.service, table)
        for moment in (*JUMPS.values(), NOON):
            clock.moment = moment
            async with running_server(tmp_path, clock=clock, timing=Timing(link=1e10)) as server:
                assert await stands_of(server.service, table) == stands
                moved = replace(table, server=server.url)
                async with Seat(moved.link(0)) as seat:
                    await answer(seat, 3)
                stands = await stands_of(server.service, table)
        assert stands[0] == 1 + 3 * (len(JUMPS) + 1)

    async def stands_of(service: Any, table: NewTable) -> tuple[int, str]:
        _, found = await service.hall.table(table.table)
        assert found.locked is None
        return found.seq, found.state()

    asyncio.run(main())


def test_links_expire_by_the_clock_and_come_back_with_it(tmp_path: Path) -> None:
    """A small jump shuts nobody out. In 2038 links have expired; when the clock is right again, so are they.

    Who was connected goes on playing whatever the clock says, and an action keeps the links alive from then on.
    """

    async def main() -> None:
        clock = Jumping()
        async with running_server(tmp_path, clock=clock) as server, House(server.url) as house:
            table = await house.create("onirim/third/solo")
            async with Seat(table.link(0)) as seat:
                await seat.sit()
                for name, moment in JUMPS.items():
                    clock.moment = moment
                    if name == "after 2038":
                        with pytest.raises(Refused) as refused:
                            await house.summary(table.link(0))
                        assert refused.value.code == "link_expired"
                    else:
                        await house.summary(table.link(0))
                clock.moment = NOON
                await house.summary(table.link(0))
                clock.moment = JUMPS["after 2038"]
                await answer(seat)
                await house.summary(table.link(0))
            clock.moment = NOON
            await house.summary(table.link(0))
            clock.moment = JUMPS["after 2038"] + 31 * DAY
            with pytest.raises(Refused):
                await house.summary(table.link(0))

    asyncio.run(main())


def test_the_deal_of_a_day_stays_the_deal_of_that_day(tmp_path: Path) -> None:
    """A clock that goes back reveals nothing early and deals nothing else; the secret is told when the day is over."""

    async def main() -> None:
        clock = Jumping()
        async with running_server(tmp_path, clock=clock) as server, House(server.url) as house:
            table = await house.create("onirim/third/solo", daily=True)
            promised = await house.ask("GET", f"/api/days/{THE_DAY}")
            assert promised == {"day": THE_DAY, "commitment": table.commitment, "secret": None}
            async with Seat(table.link(0)) as seat:
                await seat.sit()
                await answer(seat, 5)
                clock.moment = NOON - DAY
                await answer(seat, 500)
                assert seat.is_over
                assert seat.observation["reveal"] is None
            for moment in (NOON - 2 * DAY, NOON - DAY, NOON):
                clock.moment = moment
                assert await house.ask("GET", f"/api/days/{THE_DAY}") == promised
                with pytest.raises(Refused) as refused:
                    await house.record(table.link(0))
                assert refused.value.code == "sealed"
            clock.moment = NOON - DAY
            other = await house.create("onirim/third/solo", daily=True)
            assert other.commitment == (await house.ask("GET", f"/api/days/{DAY_BEFORE}"))["commitment"]
            assert other.commitment != table.commitment
            clock.moment = NOON + DAY
            secret = (await house.ask("GET", f"/api/days/{THE_DAY}"))["secret"]
            document = await audited(house, table)
            assert document["secret"] == secret is not None
            again = await house.create("onirim/third/solo", daily=True)
            assert again.commitment == (await house.ask("GET", f"/api/days/{DAY_AFTER}"))["commitment"]

    asyncio.run(main())


def test_days_are_promised_whatever_day_it_is(tmp_path: Path) -> None:
    async def main() -> None:
        clock = Jumping()
        async with (
            running_server(tmp_path, clock=clock, timing=Timing(sweep=0.01)) as server,
            House(server.url) as house,
        ):
            for moment in JUMPS.values():
                clock.moment = moment
                await asyncio.sleep(0.05)
                assert server.service.housekeeper is not None
                assert not server.service.housekeeper.done()
                day = server.service.hall.today()
                assert (await house.ask("GET", f"/api/days/{day}"))["secret"] is None
                tomorrow = server.service.hall.day_after(1)
                assert (await house.ask("GET", f"/api/days/{tomorrow}"))["secret"] is None

    asyncio.run(main())
