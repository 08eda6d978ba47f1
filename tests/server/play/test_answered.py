"""Whoever waits for an answer to an action gets one, also where the message was malformed or the server has failed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest import mock

import pytest
from websockets.frames import Frame, Opcode

from bench.server import hosted
from reverie.client import House, Refused, Seat
from reverie.kernel.game import Game
from reverie.server.lines import PIECE
from tests.server.support import running_server

SOON = 20.0  # seconds; a client that is not answered waits longer than a test does


@pytest.mark.parametrize("game", hosted.games())
def test_an_action_that_is_malformed_is_refused_by_its_id(game: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with running_server(tmp_path) as server, House(server.url) as house:
            table = await house.create(hosted.solo(game))
            async with Seat(table.link(0), limit=SOON) as seat:
                await seat.sit()
                told: list[str] = []
                seat.notice = lambda message: told.append(message["type"])
                wrong = [
                    {"type": "act", "seq": seat.seq, "action": ""},
                    {"type": "act", "seq": -1, "action": 0},
                    {"type": "undo", "seq": seat.seq, "count": 0},
                    {"type": "dance", "seq": seat.seq},
                ]
                for message in wrong:
                    with pytest.raises(Refused) as refused:
                        await seat.send(message)
                    assert refused.value.code == "bad_message"
                assert told == ["refused"] * len(wrong)
                for data in ('{"type":"act","action_id":"short"}', "[]", '{"type":"act","action_id":7}', "{"):
                    assert seat._line is not None
                    await seat._line.send(data)  # an id that is none is nobody's
                async with asyncio.timeout(SOON):
                    await seat.wait(lambda: told.count("error") == 4)
                before = seat.seq
                assert await seat.act(seat.observation["actions"][0]["id"]) == before + 1

    asyncio.run(main())


@pytest.mark.parametrize("game", hosted.games())
def test_an_action_at_which_the_engine_fails_is_refused_and_the_table_goes_on(game: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with running_server(tmp_path) as server, House(server.url) as house:
            table = await house.create(hosted.solo(game))
            async with Seat(table.link(0), limit=SOON) as seat:
                before = await seat.sit()
                with mock.patch.object(Game, "apply", side_effect=RuntimeError()), pytest.raises(Refused) as refused:
                    await seat.act(seat.observation["actions"][0]["id"])
                assert refused.value.code == "internal"
                assert "reverie_faults_total 1" in (await house.http.get(f"{server.url}/metrics")).text
                assert await seat.act(seat.observation["actions"][0]["id"]) == before + 1  # nothing was stored

    asyncio.run(main())


def test_what_comes_at_once_is_answered_also_after_waiting_for_the_table(tmp_path: Path) -> None:
    """More than is read in one piece, while the first of it waits for the table: the rest must not be forgotten."""

    async def main() -> None:
        async with running_server(tmp_path) as server, House(server.url) as house:
            table = await house.create(hosted.solo(hosted.games()[0]))
            async with Seat(table.link(0), limit=SOON) as seat:
                await seat.sit()
                told: list[str] = []
                seat.notice = lambda message: told.append(message["type"])
                assert seat._line is not None
                async with server.service.hall.rooms[table.table].lock:
                    texts = [b'{"type":"resume","after":0}', b'{"type":"ping"}', b"x" * PIECE, b'{"type":"ping"}']
                    seat._line.transport.write(
                        b"".join(Frame(Opcode.TEXT, text).serialize(mask=True) for text in texts)
                    )
                    await asyncio.sleep(0.1)
                    assert told == []
                async with asyncio.timeout(SOON):
                    await seat.wait(lambda: told.count("pong") == 2)
                assert told.count("error") == 1

    asyncio.run(main())
