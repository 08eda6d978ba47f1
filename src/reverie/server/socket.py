"""The WebSocket: proves the seat before it opens, then carries texts between a client and its connection."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from websockets.protocol import OPEN

from reverie.errors import ReverieError
from reverie.hosted.refusals import Refusal
from reverie.server.connection import POLICY, Connection
from reverie.server.frames import Frames, whole_text
from reverie.server.http import address_of, bearer_of, check_origin, language_of, proof_of, refuse, seat_of, service_of
from reverie.server.lines import FrameProtocol
from reverie.server.work import ADDRESS

if TYPE_CHECKING:
    from collections.abc import Coroutine

BINARY = 1003  # close code
EXTENSION = "reverie.protocol"


class Inbox:
    """What has come in and was not taken yet: as much of an `asyncio.Queue` as one reader needs, at a third of it."""

    __slots__ = ("events", "reader")

    def __init__(self) -> None:
        self.events: list[Any] = []  # seldom more than one
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """One more."""
        self.events.append(event)
        reader, self.reader = self.reader, None
        if reader is not None and not reader.done():
            reader.set_result(None)

    def empty(self) -> bool:
        """Whether everything was taken."""
        return not self.events


class SocketProtocol(FrameProtocol):
    """uvicorn's own, and shorter ways beside it.

    A text that comes in one piece is read here, and one that needs no waiting is written at once, without passing
    four layers (a third of the cost of receiving or sending it). And a line whose client does not read can be cut:
    closing it politely would wait for the client.
    """

    connection: Connection | None = None  # who talks here, once the seat is proven
    is_between = False  # the library's reader stands between two messages, so that it need not know of the next one

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The library below would log frames and headers, and with them links and nonces, where debug is wanted."""
        self.conn.debug = False
        self.inbox = Inbox()
        self.counted = Frames()
        self.queue = cast("asyncio.Queue[Any]", self.inbox)
        super().connection_made(transport)

    def run_asgi(self) -> Coroutine[Any, Any, None]:  # not a coroutine itself: it would be resumed with every message
        """Run the application with a way to this protocol."""
        self.scope["extensions"][EXTENSION] = {"protocol": self}
        return super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """A whole text in one frame, as clients send them, goes straight to the inbox; everything else is read below.

        As long as nobody has taken a text, the next one is left to the system, and so to the client.
        """
        text = whole_text(data, self.config.ws_max_size) if self.is_between and not self.close_sent else None
        if text is None:
            super().data_received(data)
            return
        inbox = self.inbox
        if inbox.reader is not None and self.connection is not None and self.connection.take(text):
            return  # nobody else was in its way, and nothing had to be waited for
        inbox.put_nowait({"type": "websocket.receive", "text": text})
        if len(inbox.events) > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def take(self, data: bytes) -> None:
        """A piece for the library; the next text may come straight if nothing is left over."""
        if self.handshake_initiated:  # what came before was the request
            self.counted.pass_by(data)
        super().take(data)
        self.is_between = (
            not self._rest and self.handshake_complete and self.counted.is_between and self.conn.state is OPEN
        )

    async def receive(self) -> Any:
        """What came in, as uvicorn's; reading goes on when everything was taken."""
        inbox = self.inbox
        while not inbox.events:
            inbox.reader = self.loop.create_future()
            await inbox.reader
        event = inbox.events.pop(0)
        if self.read_paused and not inbox.events:
            self.read_paused = False
            if self._rest:  # what has come already is read first, and nothing else would begin with it
                self.loop.call_soon(self.read_on)
            else:
                self.transport.resume_reading()
        return event

    def write_text(self, data: bytes) -> bool:
        """Write a text as one frame; False if the line is not open, or the client is behind with reading."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        size = len(data)
        if size < 126:
            self.transport.write(b"\x81%c%b" % (size, data))
        elif size < 1 << 16:
            self.transport.write(b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), data))
        else:
            self.transport.write(b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), data))
        return True


class SocketTransport:
    """A WebSocket as a connection sees it."""

    __slots__ = ("protocol", "socket", "write")

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.protocol: SocketProtocol | None = socket.scope.get("extensions", {}).get(EXTENSION, {}).get("protocol")
        self.write = self.protocol.write_text if self.protocol is not None else nowhere  # if that needs no waiting

    async def send(self, data: bytes) -> None:
        """Send a text; waits while the client does not read."""
        try:
            await self.socket.send({"type": "websocket.send", "text": data.decode()})
        except WebSocketDisconnect as gone:
            raise ConnectionResetError from gone

    async def close(self, code: int, reason: str) -> None:
        """Say goodbye."""
        if self.socket.application_state != WebSocketState.DISCONNECTED:
            try:
                await self.socket.close(code, reason)
            except WebSocketDisconnect as gone:
                raise ConnectionResetError from gone

    def abort(self) -> None:
        """Cut the line; all that is still said is when to come back."""
        if self.protocol is not None:
            self.protocol.hang_up()


def nowhere(data: bytes) -> bool:
    """There is no short way: everything has to wait its turn."""
    return False


async def play(socket: WebSocket) -> None:
    """One client at one table."""
    service = service_of(socket)
    table = socket.path_params["table"]
    address = address_of(socket)
    ADDRESS.set(address)
    try:
        if service.hall.closing:
            raise Refusal("restarting")
        service.requests.check(address)  # who comes and goes is told the whole game each time
        check_origin(socket, needed=bearer_of(socket) is None)
        async with service.hall.greetings.of(address):
            seat = await seat_of(socket, table)
        service.arrive(address)
    except ReverieError as error:
        service.metrics.refused(error.code)
        await socket.send_denial_response(refuse(error, language_of(socket)))
        return
    transport = SocketTransport(socket)
    try:
        await socket.accept()
        connection = Connection(
            service.hall.room(table), seat, transport, service.clock, service.settings, address, proof_of(socket)
        )
        if transport.protocol is not None:
            transport.protocol.connection = connection
        await converse(transport.protocol or socket, connection)
    except WebSocketDisconnect:
        pass
    finally:
        service.depart(address)
        if transport.protocol is not None:
            transport.protocol.connection = None  # they hold each other, and with them the table


async def converse(socket: WebSocket | SocketProtocol, connection: Connection) -> None:
    """Take the client's messages one by one until it goes."""
    hello = asyncio.get_running_loop().call_later(connection.settings.timing.hello, too_late, connection)
    try:
        while not connection.closed:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                break
            text = cast("str | None", message.get("text"))
            if text is None:
                await connection.dismiss(BINARY, Refusal("bad_message", reason="texts only"))
            else:
                await connection.receive(text)
    finally:
        hello.cancel()
        connection.closed = True
        connection.room.leave(connection)
        if connection.sending is not None and connection.sending is not asyncio.current_task():
            connection.sending.cancel()


def too_late(connection: Connection) -> None:
    """Who has not said hello by now is no client of ours."""
    if not connection.greeted and not connection.closed:
        connection.room.hall.spawn(connection.dismiss(POLICY, Refusal("bad_message", reason="no hello")))
