"""What happens at the edges of a conversation: who does not read, what cannot be begun, what was melted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from reverie.client import House, Refused, Seat
from reverie.server import lines
from reverie.server.settings import Timing
from tests.server.support import running_server

SPEC = "onirim/third/solo"
LARGE = 1 << 20


@pytest.mark.parametrize("by", ["the connection", "the lines"])
def test_who_begins_to_read_in_the_last_moment_is_told_to_come_back(
    by: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rule 24: a send that is blocked for too long ends with 1013, as far as anybody reads it."""
    monkeypatch.setattr(lines, "LAST_WORD", 1000.0)

    async def main() -> int | None:
        timing = Timing(send=0.2 if by == "the connection" else 60.0, ping=60.0, dead=120.0)
        async with running_server(tmp_path, timing=timing) as server, House(server.url) as house:
            table = await house.create(SPEC)
            link = table.link(0)
            headers = {"Authorization": f"Bearer {(await house.enter(link)).key}"}
            async with connect(link.socket, additional_headers=headers, max_size=None, max_queue=1) as line:
                await line.send('{"type":"hello","protocol":1}')
                await line.recv()
                room = server.service.hall.rooms[table.table]
                (connection,) = room.connections
                line.transport.pause_reading()
                while connection.sending is None:  # as much as the systems of both sides hold
                    connection.put({"type": "error", "error": {"code": "internal", "message": "x" * LARGE}})
                    connection.kick()
                    await asyncio.sleep(0)
                if by == "the lines":
                    (stuck,) = [it for it in server.service.lines.lines if isinstance(it, lines.FrameProtocol)]
                    stuck.cut()
                async with asyncio.timeout(30):
                    while not connection.closed:
                        await asyncio.sleep(0.01)
                line.transport.resume_reading()
                try:
                    async with asyncio.timeout(30):
                        while True:
                            await line.recv()
                except ConnectionClosed as closed:
                    return closed.rcvd.code if closed.rcvd is not None else None

    assert asyncio.run(main()) == 1013


def test_who_never_reads_is_cut_all_the_same(tmp_path: Path) -> None:
    async def main() -> None:
        timing = Timing(send=0.1, ping=60.0, dead=120.0)
        async with running_server(tmp_path, timing=timing) as server, House(server.url) as house:
            table = await house.create(SPEC)
            link = table.link(0)
            headers = {"Authorization": f"Bearer {(await house.enter(link)).key}"}
            async with connect(
                link.socket, additional_headers=headers, max_size=None, max_queue=1, close_timeout=1
            ) as line:
                await line.send('{"type":"hello","protocol":1}')
                await line.recv()
                (connection,) = server.service.hall.rooms[table.table].connections
                line.transport.pause_reading()
                while connection.sending is None:
                    connection.put({"type": "error", "error": {"code": "internal", "message": "x" * LARGE}})
                    connection.kick()
                    await asyncio.sleep(0)
                async with asyncio.timeout(30):
                    while any(isinstance(it, lines.FrameProtocol) for it in server.service.lines.lines):
                        await asyncio.sleep(0.01)

    asyncio.run(main())


def test_a_database_that_cannot_even_be_asked_does_not_lock_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with running_server(tmp_path) as server, House(server.url) as house:
            table = await house.create(SPEC)
            async with Seat(table.link(0)) as seat:
                await seat.sit()
                room = server.service.hall.rooms[table.table]
                said: list[dict[str, Any]] = []
                seat.notice = said.append
                with monkeypatch.context() as patch:
                    patch.setattr(type(room.order), "store", lambda *draft: 1 // 0)
                    acting = asyncio.create_task(seat.act(seat.observation["actions"][0]["id"]))
                    async with asyncio.timeout(30):
                        while not said:
                            await asyncio.sleep(0.01)
                    assert said[0]["error"]["code"] == "internal"
                    acting.cancel()
                assert not room.lock.locked()
                seat._pending.clear()
                assert await asyncio.wait_for(seat.act(seat.observation["actions"][0]["id"]), 30) == 2

    asyncio.run(main())


def test_an_answer_is_told_its_own_entry() -> None:
    """The update that names it may be of a later entry, if the client was slow to read."""

    async def main() -> None:
        seat = Seat("http://x/t/" + "a" * 20 + "#" + "b" * 43)
        seat.seq = seat.complete = 4
        acting = asyncio.create_task(seat.act(3))
        sitting = asyncio.create_task(seat.sit())
        await asyncio.sleep(0)
        seat._take(
            {
                "type": "update", "seq": 9, "accepted": list(seat._pending), "observation": {},
                "events": {"after": -1, "from": 0, "list": []},
            }
        )  # fmt: skip
        assert await acting == 5
        assert await sitting == 9
        refused = asyncio.create_task(seat.act(3))
        await asyncio.sleep(0)
        seat._take({"type": "refused", "action_id": next(iter(seat._pending)), "error": {"code": "stale"}})
        with pytest.raises(Refused):
            await refused

    asyncio.run(main())
