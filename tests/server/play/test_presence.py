"""Who is there at other processes is believed as long as they go on saying so."""

from __future__ import annotations

import asyncio
from pathlib import Path

from reverie.client import House, Seat
from tests.server.play.browsing import MovableClock
from tests.server.support import running_server


def test_whoever_was_at_a_process_that_is_gone_is_gone(tmp_path: Path) -> None:
    clock = MovableClock()

    async def story() -> None:
        async with running_server(tmp_path, clock=clock) as server, House(server.url) as house:
            table = await house.create("onirim/third/team")
            hall = server.service.hall
            async with Seat(table.link(0)) as seat:
                hall.heard(f"presence:{table.table}:another:1=2,-1=3")
                await seat.wait(lambda: seat.presence["seats"][1]["online"])
                assert seat.presence["spectators"] == 3
                room = hall.rooms[table.table]
                room.presence.forget_the_lost()
                assert room.presence.elsewhere
                clock.moment += int(4000 * server.settings.timing.sweep)
                room.presence.forget_the_lost()
                await seat.wait(lambda: not seat.presence["seats"][1]["online"])

    asyncio.run(story())
