"""Lines to clients that nobody vouches for. What uvicorn leaves open is closed here:

* a line is read in small pieces with everybody else's turn in between, so that a flood of tiny frames or requests is
  the sender's own trouble;
* the head of a request has a limit, trailers are ignored, and a request that does not end in time is cut off;
* pings, pongs and fragments are counted like messages;
* whoever does not read what they asked for is cut off as well, instead of being waited for;
* a line that waits for its client gives way when there is no room (`crowd`).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from starlette.requests import HTTPConnection
from uvicorn.protocols.http.flow_control import FlowControl, service_unavailable
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from reverie.hosted.refusals import Refusal
from reverie.server.connection import OVERLOADED, POLICY
from reverie.server.crowd import AGAIN
from reverie.server.http import language_of, refuse
from reverie.server.limits import Bucket
from reverie.server.settings import Timing

if TYPE_CHECKING:
    from reverie.server.service import Service

PIECE = 4096
HEAD = 1 << 15  # bytes of a request line with its headers
WHOLE = 8 << 20  # bytes of a request, whatever it calls itself
LAST_WORD = 0.2  # of the time that a send may take: so long a goodbye is kept for somebody who does not read
NO_TEXT = 1007  # the code for a text that is no UTF-8
AFTERWARDS = 1 << 14  # bytes that are still read of a WebSocket after goodbye was said


class Line(asyncio.Protocol):
    """A connection that is read in pieces, and looked at now and then."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    config: Any

    _rest = b""  # what was received and is not read yet
    _unsent = 0  # what lay in the write buffer when somebody looked
    _stuck = 0.0  # since when it does not get less

    @property
    def service(self) -> Service:
        """The server behind this line."""
        service: Service = self.config.app.state.service
        return service

    def data_received(self, data: bytes) -> None:
        """Something has come; when it is much, others have their turn in between."""
        if len(data) <= PIECE and not self._rest:
            self.take(data)
            return
        self.transport.pause_reading()
        begins, self._rest = not self._rest, self._rest + data
        if begins:
            self.take_piece()

    def take_piece(self) -> None:
        """Read a piece of what has come."""
        piece, self._rest = self._rest[:PIECE], self._rest[PIECE:]
        self.take(piece)
        self.loop.call_soon(self.read_on)

    def read_on(self) -> None:
        """Our turn again, unless somebody waits for what was read to be dealt with."""
        if self.transport.is_closing():
            self._rest = b""
        elif self._rest and not self.is_held:
            self.take_piece()
        elif not self.is_held:
            self.transport.resume_reading()

    def take(self, data: bytes) -> None:
        """A piece, as the protocols of uvicorn take it: each kind of line has its own way."""
        raise NotImplementedError

    @property
    def is_held(self) -> bool:
        """Whether reading waits for somebody, who will call `read_on`: each kind of line knows of what."""
        raise NotImplementedError

    def give_up(self, refusal: Refusal) -> None:
        """Say why, and close."""
        self.transport.write(written(refusal))
        self.transport.close()

    def cut(self) -> None:
        """Hang up without a word."""
        self.transport.abort()

    def is_late(self, now: float, timing: Timing) -> bool:
        """Whether the client has had its time."""
        unsent = self.transport.get_write_buffer_size()
        if not unsent and not self.transport.is_closing():
            self._unsent = 0
        elif not self._unsent or unsent < self._unsent:
            self._unsent, self._stuck = unsent or 1, now
        else:
            return now - self._stuck > timing.send
        return False


class Flow(FlowControl):
    """uvicorn's, but what has been received already comes first."""

    def __init__(self, line: Line) -> None:
        super().__init__(line.transport)
        self.line: Line | None = line

    def resume_reading(self) -> None:
        """Go on."""
        if self.read_paused and self.line is not None:
            self.read_paused = False
            self.line.loop.call_soon(self.line.read_on)


class RequestProtocol(Line, HttpToolsProtocol):
    """HTTP, until a WebSocket takes over."""

    key: str | None = None  # the client behind the line, as the guards count it; None: a proxy, who has many
    _begun: float | None = None  # since when a request is awaited that has not come to its end
    flow: Flow
    _answered: RequestResponseCycle | None = None  # the request whose answer is being made
    _in_head = True
    _bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """From here on there is a request to be made."""
        HttpToolsProtocol.connection_made(self, transport)  # type: ignore[arg-type]  # asyncio promises less than it gives
        self.flow = Flow(self)
        self._begun = self.loop.time()
        try:
            self.service.lines.admit(self, self.client[0] if self.client else None, descriptor_of(self.transport))
        except Refusal as refusal:
            self.service.lines.dismiss(self)
            self.service.metrics.refused(refusal.code)
            self.give_up(refusal)

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self.service.lines.dismiss(self)
        self.drop_requests()
        HttpToolsProtocol.connection_lost(self, exc)
        self.flow.line = None  # what refers to itself would have to wait for the collector

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, self.overloaded if app is service_unavailable else app)

    async def overloaded(self, scope: Any, receive: Any, send: Any) -> None:
        """Too many lines in all: refused like anything else, and not in uvicorn's own words."""
        self.service.metrics.refused("overloaded")
        answer = refuse(Refusal("overloaded", retry_after=AGAIN), language_of(HTTPConnection(scope)))
        answer.headers["connection"] = "close"
        await answer(scope, receive, send)

    def drop_requests(self) -> None:
        """Nobody waits for answers any more; uvicorn tells only the newest request of several."""
        self.pipeline.clear()
        if self._answered is not None:
            self._answered.disconnected = True
            self._answered.message_event.set()

    def give_up(self, refusal: Refusal) -> None:
        """Say why, and close."""
        self.drop_requests()
        super().give_up(refusal)

    def cut(self) -> None:
        """Hang up without a word."""
        self.drop_requests()
        super().cut()

    @property
    def is_waiting(self) -> bool:
        """Whether it is for the client to say something: to ask, or to say the rest of what it asks."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete or (cycle.more_body and not self.pipeline)

    def give_way(self) -> None:
        """Close for somebody else's sake: with a word only if half a request has come, for nobody listens otherwise."""
        self.connections.discard(self)  # uvicorn counts, too, and would count us until we are gone
        if self.transport.is_closing():
            return
        cycle: RequestResponseCycle | None = self.cycle
        asks = self._bytes > 0 and self._begun is not None and (cycle is None or cycle.response_complete)
        if asks and not self.transport.get_write_buffer_size():
            self.give_up(Refusal("overloaded", retry_after=AGAIN))
        else:
            self.cut()

    def take(self, data: bytes) -> None:
        """A piece of a request, or of several."""
        if self.transport.is_closing():
            return
        self._bytes += len(data)
        HttpToolsProtocol.data_received(self, data)
        if self._bytes > (HEAD if self._in_head else WHOLE) and not self.transport.is_closing():
            self.give_up(Refusal("too_large", limit=HEAD if self._in_head else WHOLE))

    def on_message_begin(self) -> None:
        """A request begins."""
        self._in_head, self._bytes, self._begun = True, 0, self.loop.time()
        self.service.lines.stir(self)
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; behind the body nobody looks at them, so they are not kept."""
        if self._in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """A body may follow."""
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request is here."""
        self._begun, self._bytes = None, 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Another protocol has the line now; nothing can have been said to it yet."""
        self._rest = b""
        self.service.lines.dismiss(self)
        super().handle_websocket_upgrade()
        self.flow.line = self.parser = None  # type: ignore[assignment]  # let go: they hold each other, and nobody uses them

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP is refused like anything else."""
        self.give_up(Refusal("bad_request", reason=msg))

    @property
    def is_held(self) -> bool:
        """Whether the application has not taken yet what was read."""
        return self.flow.read_paused

    def is_late(self, now: float, timing: Timing) -> bool:
        """Whether the request, or the reading of its answer, takes too long."""
        return super().is_late(now, timing) or (self._begun is not None and now - self._begun > timing.request)


class FrameProtocol(Line, WebSocketsSansIOProtocol):
    """A WebSocket: texts are counted by the connection, everything else here."""

    _frames: Bucket | None = None
    _afterwards = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line was an HTTP one until now."""
        WebSocketsSansIOProtocol.connection_made(self, transport)
        self.close_timeout = self.service.settings.timing.send  # until the client has to have answered our goodbye
        self.service.lines.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self.service.lines.discard(self)
        WebSocketsSansIOProtocol.connection_lost(self, exc)
        self.conn.parser.close()  # what refers to itself would have to wait for the collector
        if self.handshake_initiated and hasattr(self, "scope"):
            self.scope["extensions"].clear()

    def data_received(self, data: bytes) -> None:
        """The request that opened the line comes first, and as a whole."""
        if self.handshake_initiated:
            Line.data_received(self, data)
        else:
            self.take(data)

    def take(self, data: bytes) -> None:
        """A piece; who goes on and on after goodbye was said is cut off."""
        if self.close_sent:
            self._afterwards += len(data)
            if self._afterwards > AFTERWARDS:
                self.transport.abort()
                return
        WebSocketsSansIOProtocol.data_received(self, data)
        if not self.handshake_initiated:  # the library did not like it, for the length of a header, say
            self.handshake_complete = self.close_sent = True
            self.give_up(Refusal("bad_request", reason="handshake"))

    async def send(self, message: Any) -> None:
        """Send something; a refusal ends the handshake too, otherwise uvicorn would complain about it."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    async def receive(self) -> Any:
        """The next message; when all are taken, the line is read on."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.loop.call_soon(self.read_on)
        return message

    def send_receive_event_to_app(self) -> None:
        """A message is whole. What is no text is the client's trouble: uvicorn would write a traceback for it."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """The answer goes out whether the client reads or not: that must not happen too often."""
        if self.may_send_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Nobody has to be that much alive."""
        if self.may_send_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Fragments are counted too: empty ones could go on for ever."""
        if self.may_send_frame():
            super().handle_cont(event)

    def may_send_frame(self) -> bool:
        """Whether one more frame beside the texts is all right; if not, the line is closed."""
        if self.close_sent:
            return not self.transport.is_closing()  # goodbye was said, and perhaps not heard yet
        now = self.loop.time()
        if self._frames is None:
            self._frames = Bucket(self.service.settings.limits.frames, now)
        if not self._frames.take(now):
            return True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY, "reason": "too_many"})
        self.conn.fail(POLICY, "too_many")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        return False

    def hang_up(self) -> None:
        """Give up on a client that does not read. Who begins to read in this moment is told to come back later; for
        whoever does not, it is all the same."""
        if self.close_sent or not self.handshake_complete or self.transport.is_closing():
            self.transport.abort()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": OVERLOADED, "reason": "overloaded"})
        self.conn.fail(OVERLOADED, "overloaded")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.loop.call_later(LAST_WORD * self.service.settings.timing.send, self.transport.abort)

    def cut(self) -> None:
        """Its time is over."""
        self.hang_up()

    @property
    def is_held(self) -> bool:
        """Whether the connection has not taken yet what was read."""
        return self.read_paused


def written(refusal: Refusal) -> bytes:
    """A refusal as it is said to somebody whose request nobody has read."""
    answer = refuse(refusal, "en")
    head = [f"HTTP/1.1 {answer.status_code} Refused".encode(), b"connection: close"]
    head += [name + b": " + value for name, value in answer.raw_headers]
    return b"\r\n".join([*head, b"", bytes(answer.body)])


def is_text(data: bytes) -> bool:
    """Whether this is UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def descriptor_of(transport: asyncio.Transport) -> int:
    """The number that the system gave a line: always the lowest that is free, so it tells how many are taken."""
    found = transport.get_extra_info("socket")
    return found.fileno() if found is not None else -1
