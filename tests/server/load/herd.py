"""Clients that play, lose their server, and come back at a moment of their own, as ours do in browsers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Sequence
from typing import Any

from bench.server.frames import CLOSE, PING, PONG, TEXT, Closed, check_handshake, frame, handshake, split
from bench.server.talkers import Place

AWAY = (0.5, 5.0)  # seconds until a client tries again when its connection was closed
KNOCK = (0.3, 0.8)  # … and when nobody answered


class Line:
    """One connection on the event loop."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.held = b""
        self.texts: list[bytes] = []

    @classmethod
    async def open(cls, port: int, place: Place) -> Line:
        """Connect and be taken."""
        line = cls(*await asyncio.open_connection("127.0.0.1", port))
        try:
            headers = [f"Authorization: Bearer {place.token}"]
            line.writer.write(handshake(port, f"/api/tables/{place.table}/play", headers))
            check_handshake(await line.reader.readuntil(b"\r\n\r\n"))
        except BaseException:
            line.writer.close()
            raise
        return line

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.writer.write(frame(json.dumps(message).encode()))

    async def hear(self) -> dict[str, Any]:
        """The next message; Closed when the server goes."""
        while not self.texts:
            piece = await self.reader.read(1 << 16)
            if not piece:
                raise Closed(1006)
            frames, self.held = split(self.held + piece)
            for opcode, payload in frames:
                if opcode == TEXT:
                    self.texts.append(payload)
                elif opcode == PING:
                    self.writer.write(frame(payload, PONG))
                elif opcode == CLOSE:
                    raise Closed(int.from_bytes(payload[:2], "big") or 1005)
        heard: dict[str, Any] = json.loads(self.texts.pop(0))
        return heard


class Client:
    """Plays a solo game with random actions, and remembers what it was promised."""

    def __init__(self, port: int, place: Place, pause: float, number: int) -> None:
        self.port = port
        self.place = place
        self.pause = pause  # how long it thinks, at most
        self.chance = random.Random(number)
        self.seq: int | None = None  # up to where it knows the table
        self.observation: dict[str, Any] = {}
        self.said: dict[str, Any] | None = None  # what waits for its answer
        self.acknowledged: dict[str, int] = {}  # action id -> the entry it was accepted in, or by which it was there
        self.closed_with: list[int] = []
        self.repeated = 0
        self.back = 0.0  # when it last knew again where the table stands
        self.problem: str | None = None

    async def run(self) -> None:
        """Come, play, come back, until cancelled."""
        while self.problem is None:
            try:
                line = await Line.open(self.port, self.place)
            except (OSError, EOFError):
                await asyncio.sleep(self.chance.uniform(*KNOCK))
                continue
            try:
                await self.play(line)
            except Closed as closed:
                self.closed_with.append(closed.code)
            except OSError:
                self.closed_with.append(1006)
            finally:
                line.writer.close()
            await asyncio.sleep(self.chance.uniform(*AWAY))

    async def play(self, line: Line) -> None:
        """Say hello, repeat what was not answered, and go on."""
        known = {} if self.seq is None else {"after": self.seq}
        line.say(type="hello", protocol=1, **known)
        await self.until_update(line)
        self.back = time.monotonic()
        if self.said is not None:
            self.repeated += 1
            await self.do(line)
        while self.problem is None:
            await asyncio.sleep(self.chance.uniform(0, self.pause))
            self.said = self.next_thing()
            await self.do(line)

    def next_thing(self) -> dict[str, Any]:
        """Sit, act, or take everything back at the end."""
        thing: dict[str, Any] = {"action_id": f"{self.chance.getrandbits(128):032x}"}
        if self.observation["status"] == "seating":
            return thing | {"type": "sit", "nonce": f"{self.chance.getrandbits(128):032x}"}
        thing["seq"] = self.seq
        actions = self.observation["actions"]
        if actions:
            return thing | {"type": "act", "action": self.chance.choice(actions)["id"]}
        return thing | {"type": "undo", "count": self.observation["answers"]}

    async def do(self, line: Line) -> None:
        """Say it and wait for the answer."""
        assert self.said is not None
        line.say(**self.said)
        while self.said is not None:
            self.take(await line.hear())

    async def until_update(self, line: Line) -> None:
        while True:
            message = await line.hear()
            self.take(message)
            if message["type"] == "update":
                return

    def take(self, message: dict[str, Any]) -> None:
        """One message of the server."""
        kind = message["type"]
        if kind == "update":
            if self.seq is not None and message["seq"] < self.seq:
                self.problem = f"went back from {self.seq} to {message['seq']}"
            self.seq, self.observation = message["seq"], message["observation"]
            for action_id in message["accepted"]:
                self.accept(action_id, message["seq"])
        elif kind == "accepted":
            self.accept(message["action_id"], message["seq"])
        elif kind in ("refused", "error"):
            self.problem = json.dumps(message)

    def accept(self, action_id: str, seq: int) -> None:
        if self.said is None or self.said["action_id"] != action_id:
            self.problem = f"{action_id} was accepted, but not waited for"
            return
        self.acknowledged[action_id] = seq
        self.said = None


@contextlib.asynccontextmanager
async def at_work(clients: Sequence[Client]) -> Any:
    """The clients, playing."""
    tasks = [asyncio.create_task(client.run()) for client in clients]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
