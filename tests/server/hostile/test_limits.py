"""Rule 28: how much one connection and one address may ask for, and what it is told when that is too much."""

from __future__ import annotations

import asyncio
import json
import logging
import math
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bench.server.unlimited import NO_LIMITS
from reverie.client import House
from reverie.server.limits import Bucket
from reverie.server.settings import Limits, Rate
from reverie.server.stores.store import Store
from tests.server.hostile.desk import Client, open_desk
from tests.server.hostile.plain import frame
from tests.server.hostile.pool import NOBODY, SOLO
from tests.server.support import running_server
from tests.server.wire import Answer, Refused, address, line, request

DEFAULT = Limits()


class Sundial:
    """A clock that stands still until somebody moves it."""

    def __init__(self) -> None:
        self.seconds = 1_000.0

    def now(self) -> int:
        return 1_700_000_000_000 + int(self.seconds * 1000)

    def monotonic(self) -> float:
        return self.seconds


def test_messages_of_one_connection(tmp_path: Path) -> None:
    """Twenty at once and five a second; then 1008, with the time to wait."""

    async def talk() -> None:
        clock = Sundial()
        async with open_desk(tmp_path, clock, limits=DEFAULT) as desk:
            table = await desk.table(SOLO)
            client, other = Client(desk, table, 0), Client(desk, table, 0)
            await client.say({"type": "hello", "protocol": 1})
            await other.say({"type": "hello", "protocol": 1})
            for _ in range(19):
                assert "pong" in kinds(await client.say({"type": "ping"}))
            clock.seconds += 2
            for _ in range(10):
                assert "pong" in kinds(await client.say({"type": "ping"}))
            said = await client.say({"type": "ping"})
            assert said[-1]["type"] == "closing"
            assert said[-1]["error"]["code"] == "too_many"
            assert 0 < said[-1]["error"]["retry_after"] <= 1
            assert client.line.goodbye == 1008
            assert not await client.say({"type": "ping"})  # nobody listens any more
            assert "pong" in kinds(await other.say({"type": "ping"}))  # somebody else's connection is its own
            for _ in range(100):
                clock.seconds += 0.2
                assert "pong" in kinds(await other.say({"type": "ping"}))

    asyncio.run(talk())


def kinds(messages: list[dict[str, Any]]) -> list[str]:
    """What kinds of messages these are."""
    return [message["type"] for message in messages]


@pytest.mark.parametrize(
    ("name", "allowed", "first", "seconds"),
    [("new_tables", 5, 201, 60), ("imports", 10, 422, 60), ("failed_links", 10, 401, 60), ("requests", 100, 200, 60)],
)
def test_requests_of_one_address(tmp_path: Path, name: str, allowed: int, first: int, seconds: int) -> None:
    """So many a minute; then 429, with the time to wait; after it, another one."""

    async def ask() -> None:
        clock = Sundial()
        limits = replace(NO_LIMITS, **{name: getattr(DEFAULT, name)})
        async with running_server(tmp_path, limits=limits, clock=clock) as server:
            knock = KNOCKS[name]
            for _ in range(allowed):
                assert (await knock(server.url)).status == first
            refused = await knock(server.url)
            assert (refused.status, refused.code) == (429, "too_many")
            wait = refused.json()["error"]["retry_after"]
            assert 0 < wait <= seconds
            assert int(refused.value("retry-after")) == max(1, round(wait))
            clock.seconds += wait / 2
            assert (await knock(server.url)).status == 429
            clock.seconds += math.ceil(wait)
            assert (await knock(server.url)).status == first
            assert (await knock(server.url)).status == 429 or name == "requests"
            assert (await request(server.url, "GET", "/healthz")).status == 200

    asyncio.run(ask())


def create(url: str) -> Awaitable[Answer]:
    return request(url, "POST", "/api/tables", body={"spec": SOLO})


def bring(url: str) -> Awaitable[Answer]:
    return request(url, "POST", "/api/records", body={"record": "rubbish"})


def enter(url: str) -> Awaitable[Answer]:
    return request(url, "POST", f"/api/tables/{'a' * 20}/enter", body={"token": NOBODY})


def games(url: str) -> Awaitable[Answer]:
    return request(url, "GET", "/api/guest")


KNOCKS: dict[str, Callable[[str], Awaitable[Answer]]] = {
    "new_tables": create,
    "imports": bring,
    "failed_links": enter,
    "requests": games,
}


def test_a_request_too_many_shuts_its_line(tmp_path: Path) -> None:
    """What follows on it would cost as much each time; a new line is counted at the door."""

    async def ask() -> bytes:
        async with running_server(tmp_path, limits=replace(NO_LIMITS, requests=Rate(1, 3_600.0, 1))) as server:
            host, port = address(server.url)
            reader, writer = await asyncio.open_connection(host, port)
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 5)
            async with asyncio.timeout(20):
                said = await reader.read(-1)
            writer.close()
            return said

    said = asyncio.run(ask())
    assert said.count(b"HTTP/1.1 200 ") == 1
    assert said.count(b"HTTP/1.1 429 ") == 1


def test_tables_a_day(tmp_path: Path) -> None:
    """Three hundred in all, however they are spread."""

    async def ask() -> None:
        clock = Sundial()
        limits = replace(NO_LIMITS, tables_a_day=Rate(3, 86_400.0, 3))
        async with running_server(tmp_path, limits=limits, clock=clock) as server:
            for _ in range(3):
                clock.seconds += 600
                assert (await create(server.url)).status == 201
            assert (await create(server.url)).status == 429
            clock.seconds += 86_400
            assert (await create(server.url)).status == 201

    assert DEFAULT.tables_a_day == Rate(300, 86_400.0, 300)
    asyncio.run(ask())


def test_wrong_links_at_the_socket_count_too(tmp_path: Path) -> None:
    """Trying tokens is no quicker on the WebSocket."""

    async def ask() -> None:
        limits = replace(NO_LIMITS, failed_links=Rate(3, 60.0, 3))
        async with running_server(tmp_path, limits=limits, clock=Sundial()) as server:
            made = (await create(server.url)).json()
            codes = [await handshake_code(server.url, made["table"], NOBODY) for _ in range(5)]
            assert codes == ["no_seat"] * 3 + ["too_many"] * 2

    asyncio.run(ask())


def test_coming_and_going_counts_like_asking(tmp_path: Path) -> None:
    """Whoever comes is told the whole game: that is no cheaper than asking for it."""

    async def ask() -> None:
        async with running_server(tmp_path, limits=replace(NO_LIMITS, requests=Rate(4, 60.0, 4))) as server:
            made = (await create(server.url)).json()
            token = next(link["token"] for link in made["links"] if link["seat"] is None)
            codes = [await handshake_code(server.url, made["table"], token) for _ in range(5)]
            assert codes == [""] * 3 + ["too_many"] * 2  # making the table was the first

    asyncio.run(ask())


def test_connections_of_one_address(tmp_path: Path) -> None:
    """Fifty at once; when one has gone there is room again."""

    async def ask() -> None:
        limits = replace(NO_LIMITS, connections=3)
        async with running_server(tmp_path, limits=limits) as server:
            made = (await create(server.url)).json()
            table, token = made["table"], made["links"][0]["token"]
            path, headers = f"/api/tables/{table}/play", [("Authorization", f"Bearer {token}")]
            async with line(server.url, path, headers) as one, line(server.url, path, headers):
                async with line(server.url, path, headers) as three:
                    await three.hello()
                    assert await handshake_code(server.url, table, token) == "too_many"
                while server.service.open_connections > 2:
                    await asyncio.sleep(0.01)
                assert await handshake_code(server.url, table, token) == ""
                assert (await one.hello())["type"] == "update"

    assert DEFAULT.connections == 50
    asyncio.run(ask())


async def handshake_code(url: str, table: str, token: str) -> str:
    """Why a WebSocket is not opened; empty if it is."""
    try:
        async with line(url, f"/api/tables/{table}/play", [("Authorization", f"Bearer {token}")]):
            return ""
    except Refused as refused:
        return refused.answer.code


def test_log_lines_about_one_connection(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten a minute, whatever goes wrong: what the client says, or our own faults that it has found."""

    async def talk() -> None:
        clock = Sundial()
        async with open_desk(tmp_path, clock) as desk:
            client = Client(desk, await desk.table(SOLO), 0)
            await client.say({"type": "hello", "protocol": 1})
            with caplog.at_level(logging.DEBUG):
                for _ in range(100):
                    await client.say("rubbish")
                assert len(caplog.records) == 10
                clock.seconds += 60
                caplog.clear()
                monkeypatch.setattr(Store, "append", broken)
                for number in range(30):
                    text = {"type": "sit", "action_id": f"sitting-{number}", "nonce": "5a" * 16}
                    await client.connection.receive(json.dumps(text))
                    client.line.sent.clear()
                assert 1 <= len(caplog.records) <= 10
                assert desk.faults == 30

    async def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("nobody may read this")

    asyncio.run(talk())
    assert "nobody may read this" not in caplog.text


@pytest.mark.parametrize("bad", [b"\xff", b'{"type":"\xed\xa0\x80"}', b"\xe2\x82"])
@pytest.mark.parametrize("pieces", [1, 2])
def test_what_is_no_text_is_hung_up_on_without_a_traceback(
    bad: bytes, pieces: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def talk() -> None:
        async with running_server(tmp_path) as running, House(running.url) as house:
            table = await house.create(SOLO)
            key = (await house.enter(table.link(0))).key
            path = f"/api/tables/{table.table}/play"
            async with line(running.url, path, [("Authorization", f"Bearer {key}")]) as opened:
                await opened.hello()
                if pieces == 1:
                    opened.writer.write(frame(bad))
                else:
                    opened.writer.write(frame(bad[:1], final=False) + frame(bad[1:], opcode=0))
                assert await opened.until("error") is None
                assert opened.code == 1007

    asyncio.run(talk())
    assert not [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]


def test_the_short_way_counts_like_the_long_one(tmp_path: Path) -> None:
    """Answers that need no waiting come out of the same bucket; one too many is for the long way to refuse."""

    async def talk() -> None:
        clock = Sundial()
        async with open_desk(tmp_path, clock) as desk:
            client = Client(desk, await desk.table(SOLO), 0)
            await client.say({"type": "hello", "protocol": 1})
            await client.say({"type": "sit", "action_id": "sitting-0", "nonce": "5a" * 16})
            client.connection.bucket = Bucket(Rate(count=1, seconds=3600, burst=12), clock.monotonic())
            texts = (f'{{"type":"act","action_id":"answer-{n:04}","seq":999,"action":1}}' for n in range(15))
            assert [client.connection.take(text) for text in texts] == [True] * 12 + [False] * 3

    asyncio.run(talk())
