"""One server process of the simulation: the real `Service`, `Hall`, rooms and connections on simulated surroundings.

It can be killed at any moment: its tasks are gone, its lines break, and only the database knows what had been.
"""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Coroutine
from contextvars import copy_context
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import orjson
from starlette.requests import Request
from starlette.websockets import WebSocket

from reverie.errors import ReverieError
from reverie.hosted.refusals import Refusal
from reverie.server.connection import Connection
from reverie.server.messages import ServerMessage
from reverie.server.outbox import EVENTS, NOTES
from reverie.server.rooms.room import Room
from reverie.server.rooms.turn import Turn
from reverie.server.routes import records, tables
from reverie.server.service import Service
from reverie.server.settings import Settings
from reverie.server.socket import converse
from reverie.server.stores.driver import StorageError
from reverie.server.work import Inline
from tests.server.simulation.disk import Database, SimulatedDriver
from tests.server.simulation.loop import OWNER, SimulatedClock, SimulatedLoop, Tasks

if TYPE_CHECKING:
    from tests.server.simulation.network import Line
    from tests.server.simulation.referee import Referee


TROUBLE: list[str] = []  # the last fault, for whoever reads the report


class WatchedTurn(Turn):
    """A turn that knows who has it."""

    holder: asyncio.Task[Any] | None = None

    async def acquire(self) -> None:
        """As ever."""
        await super().acquire()
        self.holder = asyncio.current_task()

    def release(self) -> None:
        """As ever."""
        self.holder = None
        super().release()


class WatchedRoom(Room):
    """A room whose lock is watched."""

    def __init__(self, hall: Any, table_id: str) -> None:
        super().__init__(hall, table_id)
        self.lock = WatchedTurn()

    def fault(self, error: Exception, logged: bool = True) -> None:
        """As ever, but it is remembered what it was."""
        TROUBLE[:] = ["".join(traceback.format_exception(error)[-3:])]
        super().fault(error, logged=False)


class WatchedConnection(Connection):
    """A connection whose outbox is measured."""

    referee: Referee
    longest = EVENTS

    def put(self, message: ServerMessage) -> None:
        """As ever, and never more than the bounds."""
        if message["type"] == "update":
            self.longest = max(self.longest, len(message["events"]["list"]))
        super().put(message)
        waiting = self.outbox.update
        if waiting is None:
            self.longest = EVENTS
        elif len(waiting["events"]["list"]) > self.longest:
            self.referee.fail(f"{len(waiting['events']['list'])} events wait in an outbox")
        if len(self.outbox.notes) > NOTES and not self.closed:
            self.referee.fail(f"{len(self.outbox.notes)} notes wait in an outbox")


class Process:
    """A server, from its start to its end."""

    def __init__(
        self,
        name: str,
        loop: SimulatedLoop,
        clock: SimulatedClock,
        database: Database,
        settings: Settings,
        referee: Referee,
    ) -> None:
        self.name = name
        self.loop = loop
        self.referee = referee
        self.alive = True
        self.ready = False
        self.tasks: Tasks = []
        self.lines: list[Line] = []
        self.context = copy_context()
        self.context.run(OWNER.set, self.tasks)
        shared = settings.database.startswith("postgresql://")
        self.driver = SimulatedDriver(database, shared, self.context)
        self.service = Service(settings, self.driver, clock, Inline())
        self.service.metrics.fault = self.fault  # type: ignore[method-assign]

    def fault(self) -> None:
        """The server counts an error of its own."""
        if self.alive:
            self.referee.fail(f"the server counted a fault of its own: {''.join(TROUBLE)}")

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something in this process; nothing may go wrong without being dealt with."""
        return self.loop.create_task(self.guard(work), context=self.context.copy())

    async def guard(self, work: Coroutine[Any, Any, Any]) -> None:
        """An exception that nobody caught is a violation."""
        try:
            await work
        except Exception as error:
            if self.alive:
                self.referee.fail(f"an exception escaped: {error!r}")

    async def start(self) -> None:
        """Begin; a server that cannot read its database ends at once."""
        try:
            await self.service.start()
        except (Refusal, StorageError):
            self.crash()
            return
        self.ready = True

    def crash(self) -> None:
        """Killed."""
        if not self.alive:
            return
        self.alive = self.ready = False
        self.driver.crash()
        for task in self.tasks:
            task.cancel()
        for line in self.lines:
            line.abort()

    async def stop(self) -> None:
        """Asked to end, and ends in order."""
        self.ready = False
        await self.service.stop()
        self.alive = False
        for line in self.lines:
            line.abort()

    # ---- what clients can do ----------------------------------------------------------------------------

    async def serve(self, line: Line, table: str, token: str) -> None:
        """A client's connection, as the socket's route does it."""
        service = self.service
        try:
            if service.hall.closing:
                raise Refusal("restarting")
            seat = await service.hall.seat_of(table, token)
            service.arrive("client")
        except ReverieError as error:
            self.referee.note("denied", line.tab.name, error.code)
            line.abort()
            return
        try:
            connection = WatchedConnection(
                service.hall.room(table), seat, line, service.clock, service.settings, "client"
            )
            connection.referee = self.referee
            line.connection = connection
            line.is_open = True
            self.loop.call_later(line.latency + line.lots.choice((0.0, 0.0, 0.0, 1.0)), line.tab.opened, line)
            await converse(cast(WebSocket, line), connection)
        finally:
            service.depart("client")
            line.abort()

    def request(self, seat: int | None) -> Request:
        """As much of a request as the routes look at."""
        state = SimpleNamespace(service=self.service)
        return cast(Request, SimpleNamespace(
            app=SimpleNamespace(state=state), state=SimpleNamespace(seat=seat), headers={}
        ))  # fmt: skip

    async def look(self, table: str, seat: int | None) -> None:
        """The table over HTTP, for whoever keeps no connection."""
        try:
            answer = await tables.observation(self.request(seat), table)
        except ReverieError as error:
            self.referee.note("look", error.code)
            return
        self.referee.looked(table, seat, orjson.loads(answer.body)["observation"])

    async def document(self, table: str, seat: int | None) -> None:
        """The document over HTTP."""
        try:
            written = await records.document(self.request(seat), table)
        except ReverieError as error:
            self.referee.note("document", error.code)
            return
        self.referee.documented(table, orjson.loads(written.body))
