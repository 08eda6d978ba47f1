"""A client never waits for ever: a server that swallows what it hears, one that is gone, one that says no."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

import pytest
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.http11 import Request, Response

from reverie.client import Link, Refused, Seat, Unanswered
from reverie.words import LANGUAGES

LIMIT = 0.4  # seconds that a client waits here for what never comes
FAR = 20.0  # seconds after which a test says that something waits for ever


def update(seq: int, accepted: list[str]) -> dict[str, Any]:
    """What a server says of an entry."""
    observation = {"status": "playing", "actions": [{"id": 0}], "decision": {"seats": [0]}}
    events = {"after": -1, "from": 0, "list": []}
    return {"type": "update", "seq": seq, "events": events, "observation": observation, "accepted": accepted}


class House:
    """A server that answers a hello, and then does with messages what a test wants."""

    def __init__(self, answer: Callable[[dict[str, Any]], list[dict[str, Any]]], hello: bool = True) -> None:
        self.answer = answer
        self.hello = hello
        self.heard: list[dict[str, Any]] = []
        self.closed = False
        self.server: Server | None = None

    async def talk(self, line: ServerConnection) -> None:
        async for text in line:
            message = json.loads(text)
            if message["type"] == "hello":
                if self.hello:
                    await line.send(json.dumps({"type": "welcome", "seat": 0, "spec": "onirim/third/solo"}))
                    await line.send(json.dumps(update(1, [])))
                continue
            self.heard.append(message)
            for reply in self.answer(message):
                await line.send(json.dumps(reply))

    def door(self, line: ServerConnection, request: Request) -> Response | None:
        """A table that is closed lets nobody in any more."""
        if not self.closed:
            return None
        body = json.dumps({"error": {"code": "no_table", "message": "There is no such table."}})
        return line.respond(HTTPStatus.NOT_FOUND, body)


@asynccontextmanager
async def house(answer: Callable[[dict[str, Any]], list[dict[str, Any]]], hello: bool = True) -> AsyncIterator[House]:
    made = House(answer, hello)
    async with serve(made.talk, "127.0.0.1", 0, process_request=made.door) as server:
        made.server = server
        yield made


def seat_at(made: House, limit: float = FAR) -> Seat:
    """A seat whose link has been entered by: this house knows nothing but lines."""
    assert made.server is not None
    port = next(iter(made.server.sockets)).getsockname()[1]
    link = Link(f"http://127.0.0.1:{port}", "table", "token", is_entered=True)
    return Seat(link, patience=(0.01, 0.02), limit=limit)


@asynccontextmanager
async def short_of_patience(made: House) -> AsyncIterator[Seat]:
    """Somebody who comes in however long that takes, and then waits for no answer for long."""
    async with seat_at(made) as seat:
        seat.limit = LIMIT
        yield seat


async def heard(made: House, count: int) -> None:
    """Wait until so many messages have come."""
    while len(made.heard) < count:
        await asyncio.sleep(0.01)


def in_time(work: Any) -> None:
    """Run something that must come to an end."""

    async def watched() -> None:
        async with asyncio.timeout(FAR):
            await work

    asyncio.run(watched())


def swallow(message: dict[str, Any]) -> list[dict[str, Any]]:
    return []


def test_a_server_that_swallows_an_answer_is_told_of_in_time() -> None:
    async def scenario() -> None:
        async with house(swallow) as made, short_of_patience(made) as seat:
            for ask in (seat.act("play red.sun"), seat.sit(), seat.undo(), seat.world()):
                with pytest.raises(Unanswered) as silence:
                    await ask
                assert silence.value.code == "client-no-answer"
            for language in LANGUAGES:
                assert "0.4" in silence.value.text(language)
            await heard(made, 4)
            assert len(made.heard) == 4

    in_time(scenario())


def test_what_was_given_up_is_not_sent_again_on_the_next_line() -> None:
    async def scenario() -> None:
        async with house(swallow) as made, short_of_patience(made) as seat:
            with pytest.raises(Unanswered):
                await seat.act("play red.sun")
            await heard(made, 1)
            before, lines = len(made.heard), seat.lines
            assert made.server is not None
            for line in list(made.server.connections):
                await line.close()
            await seat.wait(lambda: seat.lines > lines)
            with pytest.raises(Unanswered):
                await seat.act("play blue.sun")
            await heard(made, before + 1)
            assert [message["action"] for message in made.heard[before:]] == ["play blue.sun"]

    in_time(scenario())


def test_a_lost_connection_is_told_of_in_time() -> None:
    async def scenario() -> None:
        async with house(swallow) as made, short_of_patience(made) as seat:
            assert made.server is not None
            made.server.close()
            await made.server.wait_closed()
            with pytest.raises(Unanswered) as silence:
                await seat.act("play red.sun")
            assert silence.value.code == "client-no-line"

    in_time(scenario())


def test_a_server_that_never_says_how_the_game_stands_lets_nobody_wait() -> None:
    async def scenario() -> None:
        async with house(swallow, hello=False) as made:
            with pytest.raises(Unanswered):
                async with seat_at(made, LIMIT):
                    pass

    in_time(scenario())


def test_a_table_that_is_closed_says_so_to_whoever_waits() -> None:
    async def scenario() -> None:
        async with house(swallow) as made, seat_at(made) as seat:
            waiting = asyncio.create_task(seat.act("play red.sun"))
            await heard(made, 1)
            made.closed = True
            assert made.server is not None
            for line in list(made.server.connections):
                await line.close()
            with pytest.raises(Refused) as refused:
                await waiting
            assert refused.value.code == "no_table"

    in_time(scenario())


def test_a_locked_table_refuses_and_a_slow_server_is_waited_for() -> None:
    def answer(message: dict[str, Any]) -> list[dict[str, Any]]:
        if message["type"] == "undo":
            error = {"code": "table_locked", "message": "This table is locked."}
            return [{"type": "refused", "action_id": message["action_id"], "error": error}]
        return [{"type": "accepted", "action_id": message["action_id"], "seq": 2}]

    async def scenario() -> None:
        async with house(answer) as made, seat_at(made) as seat:
            with pytest.raises(Refused) as refused:
                await seat.undo()
            assert refused.value.code == "table_locked"
            assert await seat.act("play red.sun") == 2

    in_time(scenario())
