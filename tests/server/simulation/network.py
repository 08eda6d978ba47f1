"""A line between a client and a server process: it delays, blocks, breaks, and neither end knows at once."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import orjson

from reverie.server.connection import Connection
from tests.server.simulation.loop import SimulatedLoop

if TYPE_CHECKING:
    from tests.server.simulation.process import Process
    from tests.server.simulation.tabs import Tab

BUFFER = 3  # messages that a client which does not read lets lie on the way before the server has to wait
STEP = 1e-6


class Line:
    """Both ends of one connection. On each way texts keep their order; lines do not wait for each other.

    It is the server's `Transport`, and the part of a WebSocket that `converse` uses.
    """

    def __init__(self, loop: SimulatedLoop, lots: random.Random, tab: Tab, process: Process) -> None:
        self.loop = loop
        self.lots = lots
        self.tab = tab
        self.process = process
        self.connection: Connection | None = None  # the server's side of it
        self.latency = lots.choice((0.0005, 0.002, 0.01, 0.05))
        self.is_open = False  # the handshake is done
        self.is_cut = False  # nothing gets through any more
        self.server_knows = False  # that it is over
        self.stalled = False
        self.held: list[dict[str, Any]] = []
        self.on_the_way = 0
        self.up = 0.0
        self.down = 0.0
        self.inbox: list[str] = []
        self.reader: asyncio.Future[None] | None = None
        self.writer: list[asyncio.Future[None]] = []

    # ---- the client's end -----------------------------------------------------------------------------

    def say(self, text: str) -> None:
        """The client sends."""
        if not self.is_cut:
            self.up = max(self.loop.moment + self.delay(), self.up + STEP)
            self.loop.call_at(self.up, self.arrive, text)

    def delay(self) -> float:
        """How long something is on the way."""
        return self.latency * self.lots.choice((1.0, 1.0, 1.0, 2.0, 5.0))

    def hang_up(self) -> None:
        """The client goes."""
        self.is_cut = True
        self.loop.call_later(self.latency, self.end)

    def stall(self) -> None:
        """The client does not read any more."""
        self.stalled = True

    def read_on(self) -> None:
        """The client reads again."""
        self.stalled = False
        held, self.held = self.held, []
        for message in held:
            self.deliver(message)

    # ---- what happens in between ------------------------------------------------------------------------

    def cut(self) -> None:
        """The line breaks; each end notices some time."""
        if not self.is_cut:
            self.is_cut = True
            self.loop.call_later(self.lots.uniform(0.0, 3.0), self.end)
            self.loop.call_later(self.lots.uniform(0.0, 1.0), self.tab.lost, self)

    def arrive(self, text: str) -> None:
        """A client's text is at the server."""
        if not self.is_cut and not self.server_knows and not self.is_taken(text):
            self.inbox.append(text)
            self.wake()

    def is_taken(self, text: str) -> bool:
        """As a socket does with an answer; now and then the long way is taken, which must come to the same."""
        connection = self.connection
        is_read = self.reader is not None and not self.reader.done()
        if connection is None or not is_read or not self.process.alive or self.lots.random() < 0.3:
            return False
        return self.process.context.copy().run(connection.take, text)

    def deliver(self, message: dict[str, Any]) -> None:
        """A server's text is at the client."""
        if self.is_cut:
            return
        if self.stalled:
            self.held.append(message)
            return
        self.on_the_way -= 1
        self.wake()
        self.tab.take(self, message)

    def end(self) -> None:
        """The server notices that the client is gone."""
        self.server_knows = True
        self.wake()

    def wake(self) -> None:
        """Whoever waits looks again."""
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)
        for waiting in self.writer:
            if not waiting.done():
                waiting.set_result(None)
        self.writer.clear()

    # ---- the server's end -------------------------------------------------------------------------------

    async def receive(self) -> dict[str, Any]:
        """As Starlette's `WebSocket.receive`."""
        while not self.inbox:
            if self.server_knows:
                return {"type": "websocket.disconnect"}
            self.reader = self.loop.create_future()
            await self.reader
        return {"type": "websocket.receive", "text": self.inbox.pop(0)}

    def write(self, data: bytes) -> bool:
        """As `Transport.write`: what fits into the buffers is on its way."""
        if self.is_gone() or self.on_the_way >= BUFFER:
            return False
        self.carry(data)
        return True

    async def send(self, data: bytes) -> None:
        """As `Transport.send`."""
        if self.is_gone():
            raise OSError("the line is gone")
        self.carry(data)
        self.process.referee.waits(self)
        while self.on_the_way > BUFFER:
            waiting = self.loop.create_future()
            self.writer.append(waiting)
            await waiting
            if self.is_gone():
                raise OSError("the line is gone")

    def is_gone(self) -> bool:
        """Whether the server knows that nobody is there."""
        return self.server_knows or not self.process.alive

    def carry(self, data: bytes) -> None:
        """A text goes on its way."""
        text = data.decode()
        message = orjson.loads(data)
        self.process.referee.sent(self, text, message)
        self.on_the_way += 1
        self.down = max(self.loop.moment + self.delay(), self.down + STEP)
        self.loop.call_at(self.down, self.deliver, message)

    async def close(self, code: int, reason: str) -> None:
        """As `Transport.close`: what was sent before still arrives."""
        self.down = max(self.loop.moment + self.delay(), self.down + STEP)
        self.loop.call_at(self.down, self.closed)
        self.end()

    def closed(self) -> None:
        """The client has read the goodbye."""
        self.is_cut = True
        self.tab.lost(self)

    def abort(self) -> None:
        """As `Transport.abort`."""
        if not self.is_cut:
            self.is_cut = True
            self.loop.call_later(self.delay(), self.tab.lost, self)
        self.end()
