"""The conversation with one client: its messages one by one, its outbox, its limits. It knows no socket and no rule.

A `Transport` carries texts; the server has one for WebSockets, the simulation another one.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Protocol

from pydantic import ValidationError

from reverie.errors import ReverieError, excerpt
from reverie.hosted.refusals import Refusal
from reverie.kernel.strict_json import strict_object
from reverie.server.clock import Clock
from reverie.server.limits import Bucket
from reverie.server.messages import (
    ACTION_ID,
    READER,
    Act,
    ErrorData,
    Hello,
    Message,
    Ping,
    ServerMessage,
    Speak,
    encode,
    read_answer,
)
from reverie.server.outbox import Outbox
from reverie.server.settings import Settings

if TYPE_CHECKING:
    from reverie.server.rooms.room import Room

LOG = logging.getLogger("reverie.server")

# Close codes.
RESTART = 1012
OVERLOADED = 1013
POLICY = 1008
TOO_LARGE = 1009

SMALL_TALK = (Ping, Speak, Hello)


class Transport(Protocol):
    """A way to a client."""

    def write(self, data: bytes) -> bool:
        """Send a text (as UTF-8) if that needs no waiting; False if it does, or if the line is gone."""

    async def send(self, data: bytes) -> None:
        """Send a text; waits while the client does not read."""

    async def close(self, code: int, reason: str) -> None:
        """Say goodbye."""

    def abort(self) -> None:
        """Cut the line; nothing that still waits is sent."""


class Connection:
    """One client at one table, on a seat or watching."""

    __slots__ = (
        "address", "bucket", "clock", "closed", "errors", "greeted", "language", "outbox", "proof", "room", "seat",
        "sending", "settings", "shown", "transport",
    )  # fmt: skip

    def __init__(
        self, room: Room, seat: int | None, transport: Transport, clock: Clock, settings: Settings, address: str = "",
        proof: str | None = None,
    ) -> None:  # fmt: skip
        self.room = room
        self.seat = seat
        self.transport = transport
        self.clock = clock
        self.settings = settings
        self.address = address
        self.proof = proof  # the hash of the token that opened the door; it may be void before hello is said
        self.language = "en"
        self.greeted = False
        self.closed = False
        self.shown: tuple[int, str | None] = (-1, None)  # the newest entry and rematch that were put into the outbox
        self.outbox = Outbox()
        self.bucket = Bucket(settings.limits.messages, clock.monotonic())
        self.errors = Bucket(settings.limits.error_lines, clock.monotonic())
        self.sending: asyncio.Task[None] | None = None

    # ---- coming in ------------------------------------------------------------------------------------

    async def receive(self, text: str) -> None:
        """Deal with one message from the client."""
        wait = self.bucket.take(self.clock.monotonic())
        if wait:
            await self.dismiss(POLICY, Refusal("too_many", retry_after=round(wait, 1)))
            return
        data: Any = None
        try:
            data = self.parsed(text)
            message = self.checked(data)
        except Refusal as refusal:
            self.room.metrics.refused(refusal.code)
            if self.may_log():
                LOG.info("message refused", extra={"code": refusal.code})
            self.decline(data, refusal)
        else:
            try:
                if type(message) is not Act and isinstance(message, SMALL_TALK):
                    await self.obey(message)
                else:
                    await self.room.handle(self, message)
            except Exception as error:
                self.failed(error)
        self.kick()

    def take(self, text: str) -> bool:
        """Deal with an answer to the open question at once, without a task; False if this has to wait its turn.

        Answers are nearly all there is. Everything else, and an answer that looks unusual, is for `receive`.
        """
        answer = read_answer(text)
        room = self.room
        if answer is None or not self.greeted or self.closed or self.seat is None or not room.order.take_turn():
            return False
        if self.bucket.take(self.clock.monotonic()):
            room.lock.release()
            return False
        room.order.answer(self, answer)
        return True

    def failed(self, error: Exception) -> None:
        """An error of our own; if an action was on its way, the log knows whether it was stored, and whoever sends it
        again is told."""
        self.room.fault(error, self.may_log())
        self.put({"type": "error", "error": error_data(Refusal("internal"), self.language)})

    def may_log(self) -> bool:
        """Whether another line about this connection may go into the log: a bad client does not fill the disk."""
        return not self.errors.take(self.clock.monotonic())

    def parsed(self, text: str) -> Any:
        """A message as plain data, whatever it is."""
        if len(text) > self.settings.limits.message_bytes:
            raise Refusal("too_large", limit=self.settings.limits.message_bytes)
        try:
            return strict_object(text)
        except ValueError as error:
            raise Refusal("bad_message", reason=excerpt(error, 80)) from None

    def checked(self, data: Any) -> Message:
        """A message, checked to the last field; the first one is a hello, and the only one."""
        try:
            message: Message = READER.validator.validate_python(data)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False)[0]
            place = ".".join(str(part) for part in first["loc"])[:60]
            raise Refusal("bad_message", place=place or None, reason=excerpt(first["msg"], 120)) from None
        if (type(message) is Hello) == self.greeted:
            raise Refusal("bad_message", place="type", reason="hello comes first, and once")
        return message

    def decline(self, data: Any, refusal: Refusal) -> None:
        """A message that is none of ours. If it has the id of an action, somebody at the table waits for an answer to
        that action: they get one, and do not send it for ever."""
        said, waits = error_data(refusal, self.language), data.get("action_id") if isinstance(data, dict) else None
        if self.greeted and isinstance(waits, str) and ACTION_ID.fullmatch(waits):
            seq = self.room.memory.seq if self.room.memory is not None else 0
            self.put({"type": "refused", "action_id": waits, "seq": seq, "error": said})
        else:
            self.put({"type": "error", "error": said})

    async def obey(self, message: Ping | Speak | Hello) -> None:
        """Small talk is dealt with here, everything else in the room."""
        if isinstance(message, Ping):
            self.put({"type": "pong"})
        elif isinstance(message, Speak):
            self.language = message.lang
            await self.room.show_again(self)
        else:
            self.language = message.lang
            self.greeted = True
            self.room = self.room.hall.room(self.room.id)  # the one we came for may have been let go meanwhile
            await self.room.welcome(self, message.after)

    # ---- going out ------------------------------------------------------------------------------------

    def put(self, message: ServerMessage) -> None:
        """Into the outbox; a client that lets too much lie is let go."""
        if self.closed:
            return
        if not self.outbox.put(message):
            self.cut()

    def kick(self) -> None:
        """Send what lies in the outbox, as long as that needs no waiting; the rest is left to a task."""
        if self.sending is not None:
            return
        while not self.closed and (message := self.outbox.take()) is not None:
            data = encode(message)
            if not self.transport.write(data):
                self.sending = asyncio.get_running_loop().create_task(self.drain(data))
                return

    async def drain(self, data: bytes) -> None:
        """Send the outbox, waiting for the client; who does not read in time is cut off, and resumes later."""
        message: ServerMessage | None = None
        try:
            while not self.closed:
                async with asyncio.timeout(self.settings.timing.send):
                    await self.transport.send(data)
                if (message := self.outbox.take()) is None:
                    break
                data = encode(message)
        except TimeoutError:
            self.room.metrics.stalled()
            self.cut()
        except (OSError, RuntimeError):
            self.cut()
        finally:
            self.sending = None

    async def dismiss(self, code: int, refusal: Refusal) -> None:
        """Say why, then close."""
        if self.closed:
            return
        self.closed = True
        self.room.leave(self)
        data = encode({"type": "closing", "error": error_data(refusal, self.language)})
        try:
            async with asyncio.timeout(self.settings.timing.send):
                await self.transport.send(data)
                await self.transport.close(code, refusal.code)
        except (TimeoutError, OSError, RuntimeError):
            self.transport.abort()

    def cut(self) -> None:
        """The line is dead, or as good as dead."""
        if not self.closed:
            self.closed = True
            self.room.leave(self)
        self.transport.abort()


def error_data(error: ReverieError, language: str) -> ErrorData:
    """A refusal as it stands in a message."""
    data: ErrorData = {"code": error.code, "message": error.text(language)}
    if error.place:
        data["place"] = error.place
    if error.rule:
        data["rule"] = error.rule
    wait = error.details.get("retry_after")
    if isinstance(wait, float):
        data["retry_after"] = wait
    return data
