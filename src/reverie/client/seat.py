"""A seat at a table: connected, reconnected, never in doubt about what was acknowledged.

Everything that goes into the log carries an id of its own. If the line breaks before the answer, the same message is
sent again on the next line, and the server says whether it had arrived: nothing is done twice, nothing is lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
from collections import deque
from collections.abc import Callable, Coroutine
from types import TracebackType
from typing import Any, TypeVar

from httpx import AsyncClient, HTTPError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from reverie.client.house import House
from reverie.client.links import Link
from reverie.client.refused import Refused, Unanswered
from reverie.hosted.deals import new_nonce

Data = dict[str, Any]
Word = TypeVar("Word")

MESSAGE_LIMIT = 1 << 22  # a whole game's events may come at once
GONE = {400, 401, 403, 404, 422}  # statuses after which trying again is of no use
SLOWLY = 0.25  # seconds between two messages to a server that has said: too many
LIMIT = 30.0  # seconds to wait for a server's word about something that was asked of it


class Seat:
    """One client on one seat (or, with a spectators' link, watching)."""

    def __init__(
        self,
        link: Link | str,
        lang: str = "en",
        patience: tuple[float, float] = (0.5, 5.0),
        notice: Callable[[Data], None] | None = None,
        lost: Callable[[], None] | None = None,
        limit: float = LIMIT,
    ) -> None:
        self.link = Link.read(link) if isinstance(link, str) else link
        self.lang = lang
        self.patience = patience  # seconds before a lost line is tried again, at random in between
        self.notice = notice  # told every message
        self.lost = lost  # told when a line that stood is gone
        self.limit = limit  # seconds after which whoever asked something of the server is told that it says nothing
        self.welcome: Data = {}
        self.observation: Data = {}
        self.events: list[Data] = []
        self.presence: Data = {}
        self.seq = -1
        self.complete = -1  # the entry up to which all events are there
        self.lines = 0  # how often a line was made
        self.pace = 0.0  # seconds between two messages
        self._next = 0.0  # when the next one may be sent
        self._pending: dict[str, tuple[Data, asyncio.Future[int]]] = {}
        self._worlds: deque[asyncio.Future[str]] = deque()
        self._line: ClientConnection | None = None
        self._news = asyncio.Event()
        self._over: BaseException | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Seat:
        self._task = asyncio.create_task(self._keep_line())
        try:
            await self._in_time(self.wait(lambda: self.seq >= 0))
        except BaseException:  # nobody comes in, so nobody goes out
            await self.__aexit__(None, None, None)
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self._task

    # ---- what one can do ------------------------------------------------------------------------------

    async def sit(self, nonce: str | None = None) -> int:
        """Take the seat; returns an entry by which it is taken."""
        return await self.send({"type": "sit", "nonce": nonce or new_nonce()})

    async def act(self, action: int | str, seq: int | None = None) -> int:
        """Answer the open question; returns the entry's number."""
        return await self.send({"type": "act", "seq": self.seq if seq is None else seq, "action": action})

    async def act_all(self, actions: list[int | str]) -> int:
        """Answer several questions one after the other, all or none; returns the number of the entry."""
        return await self.send({"type": "act_all", "seq": self.seq, "actions": actions})

    async def undo(self, count: int = 1) -> int:
        """Take answers back, or ask for it."""
        return await self.send({"type": "undo", "seq": self.seq, "count": count})

    async def undo_message(self) -> int:
        """Take back what the last message gave, or ask for it."""
        return await self.send({"type": "undo", "seq": self.seq, "unit": "message"})

    async def redo(self, count: int = 1) -> int:
        """Give answers again."""
        return await self.send({"type": "redo", "seq": self.seq, "count": count})

    async def answer_undo(self, agree: bool) -> int:
        """Agree that answers are taken back, or not."""
        return await self.send({"type": "answer_undo", "seq": self.seq, "agree": agree})

    async def rematch(self) -> int:
        """Offer another game."""
        return await self.send({"type": "rematch", "seq": self.seq})

    async def world(self) -> str:
        """A possible world to think with, as a position; Unanswered if the server does not say one in time."""
        return await self._in_time(self._world())

    async def _world(self) -> str:
        """The same, however long it takes."""
        while True:
            future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
            self._worlds.append(future)
            await self.say({"type": "world"})
            try:
                return await future
            except ConnectionError:
                await self.wait(lambda: self._line is not None)

    async def emote(self, emote: str, spot: str | None = None) -> None:
        """A gesture; if nobody is there to see it, it is gone."""
        await self.say({"type": "emote", "emote": emote, **({"spot": spot} if spot else {})})

    async def wait(self, until: Callable[[], bool]) -> None:
        """Wait until something is true of this seat; the server's final refusal is raised."""
        while not until():
            if self._over is not None:
                raise self._over
            self._news.clear()
            await self._news.wait()

    async def wait_for_news(self, seconds: float | None = None) -> None:
        """Wait until the server says something, for so many seconds at most."""
        if self._over is not None:
            raise self._over
        self._news.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._news.wait()
        if self._over is not None:
            raise self._over

    @property
    def is_asked(self) -> bool:
        """Whether this seat may answer."""
        return bool(self.observation.get("actions"))

    @property
    def is_waited_for(self) -> bool:
        """Whether it is for this seat to answer; where several are asked, others may have something to say as well."""
        decision = self.observation.get("decision")
        return self.is_asked and decision is not None and self.welcome["seat"] in decision["seats"]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, or can go no further."""
        return self.observation.get("status") in ("over", "locked")

    @property
    def further(self) -> str | None:
        """The table at which the game goes on, because this one is full; None while it is played here, or is over."""
        following: str | None = self.observation.get("rematch", {}).get("table")
        return None if self.is_over else following

    # ---- the line -------------------------------------------------------------------------------------

    async def send(self, message: Data) -> int:
        """Something for the log: returns its number when it is durable; Refused if it is not to be.

        Unanswered if the server says nothing about it in time: a lost line, a server that is gone, or one that swallows
        what it hears. It is not sent again then; whether it was done, the next update tells.
        """
        if self._over is not None:
            raise self._over
        action_id = secrets.token_urlsafe(12)
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        kind, rest = message["type"], {name: value for name, value in message.items() if name != "type"}
        # In this order: the server reads it fastest.
        self._pending[action_id] = {"type": kind, "action_id": action_id, **rest}, future
        try:
            return await self._in_time(self._said(action_id, future))
        finally:
            self._pending.pop(action_id, None)

    async def _said(self, action_id: str, future: asyncio.Future[int]) -> int:
        """Say what is pending, and wait for the server's word."""
        await self.say(self._pending[action_id][0])
        return await future

    async def _in_time(self, word: Coroutine[Any, Any, Word]) -> Word:
        """Wait for a word of the server, but not for ever."""
        try:
            async with asyncio.timeout(self.limit):
                return await word
        except TimeoutError:
            seconds = f"{self.limit:g}"
            if self._line is None:
                raise Unanswered("client-no-line", seconds=seconds) from None
            raise Unanswered("client-no-answer", seconds=seconds) from None

    async def say(self, message: Data) -> None:
        """Put a message on the line, if there is one."""
        if self.pace:
            now = asyncio.get_running_loop().time()
            self._next = max(now, self._next + self.pace)
            await asyncio.sleep(self._next - now)
        if self._line is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self._line.send(written(message))

    async def _keep_line(self) -> None:
        """Connect, listen, and connect again until it makes no sense any more."""
        while True:
            try:
                await self._listen()
            except InvalidStatus as error:
                status = error.response.status_code
                if status in GONE:
                    self._give_up(refusal_of(error.response.body, status))
                    return
            except Refused as error:
                if error.status in GONE:
                    self._give_up(error)
                    return
            except (WebSocketException, HTTPError, OSError, TimeoutError, ValueError):
                pass
            finally:
                stood, self._line = self._line is not None, None
                for future in self._worlds:
                    if not future.done():
                        future.set_exception(ConnectionError())
                self._worlds.clear()
            if stood and self.lost is not None:
                self.lost()
            await asyncio.sleep(random.uniform(*self.patience))

    async def _listen(self) -> None:
        """One line, from hello to its end."""
        await self._enter()
        headers = {"Authorization": f"Bearer {self.link.key}"}
        async with connect(
            self.link.socket, additional_headers=headers, max_size=MESSAGE_LIMIT, compression=None, open_timeout=10,
            ping_interval=20, ping_timeout=25, close_timeout=2, proxy=None,
        ) as line:  # fmt: skip
            self.lines += 1
            hello: Data = {"type": "hello", "protocol": 1, "lang": self.lang}
            if self.complete >= 0:
                hello["after"] = self.complete
            await line.send(written(hello))
            self._line = line
            for message, _ in list(self._pending.values()):
                await line.send(written(message))
            async for text in line:
                self._take(json.loads(text))

    async def _enter(self) -> None:
        """In by the link, the first time; then the key is good."""
        if not self.link.is_entered:
            async with AsyncClient(timeout=10, headers={"accept-language": self.lang}) as client:
                await House(self.link.server, client).enter(self.link)

    def _take(self, message: Data) -> None:
        """A message from the server."""
        handler = getattr(self, f"_on_{message['type']}", None)
        if handler is not None:
            handler(message)
        if self.notice is not None:
            self.notice(message)
        self._news.set()

    def _on_welcome(self, message: Data) -> None:
        self.welcome = message

    def _on_update(self, message: Data) -> None:
        events = message["events"]
        self.seq = message["seq"]
        if events["after"] <= self.complete:
            self.events[events["from"] :] = events["list"]
            self.complete = self.seq
        elif self._line is not None:  # the server has dropped some because we were slow
            asyncio.get_running_loop().create_task(self.say({"type": "resume", "after": max(self.complete, 0)}))
        self.observation = message["observation"]
        for action_id in message["accepted"]:
            # The update may be of a later entry. Whoever says at which entry it decided has the next one; only who
            # sits down does not know which one it is.
            pending = self._pending.get(action_id)
            self._settle(action_id, self.seq if pending is None else pending[0].get("seq", self.seq - 1) + 1)

    def _on_accepted(self, message: Data) -> None:
        self._settle(message["action_id"], message["seq"])

    def _on_refused(self, message: Data) -> None:
        pending = self._pending.pop(message["action_id"], None)
        if pending is not None and not pending[1].done():
            pending[1].set_exception(Refused(message["error"]))

    def _on_rematch(self, message: Data) -> None:
        self.observation["rematch"]["table"] = message["table"]

    def _on_presence(self, message: Data) -> None:
        self.presence = message

    def _on_world(self, message: Data) -> None:
        if self._worlds:
            future = self._worlds.popleft()
            if not future.done():
                future.set_result(message["position"])

    def _on_error(self, message: Data) -> None:
        if self._worlds:
            future = self._worlds.popleft()
            if not future.done():
                future.set_exception(Refused(message["error"]))

    def _on_closing(self, message: Data) -> None:
        if message["error"]["code"] == "too_many":
            self.pace = SLOWLY

    def _settle(self, action_id: str, seq: int) -> None:
        pending = self._pending.pop(action_id, None)
        if pending is not None and not pending[1].done():
            pending[1].set_result(seq)

    def _give_up(self, error: BaseException) -> None:
        """The server will not have us."""
        self._over = error
        for _, future in self._pending.values():
            if not future.done():
                future.set_exception(error)
        self._pending.clear()
        self._news.set()


def refusal_of(body: bytes | bytearray | None, status: int) -> Refused:
    """What a refused handshake says."""
    try:
        error = json.loads(body or b"")["error"]
    except (ValueError, KeyError, TypeError):
        error = {"code": "no_seat", "message": f"HTTP {status}"}
    return Refused(error, status)


def written(message: Data) -> str:
    """A message as it goes over the line."""
    return json.dumps(message, separators=(",", ":"))
