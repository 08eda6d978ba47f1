"""All tables of one process: loaded on the first touch, let go when nobody looks, made new on request."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import TypeVar

from reverie.errors import SpecError
from reverie.hosted import deals
from reverie.hosted.entries import MAKER, SPECTATOR, Entry, Header
from reverie.hosted.refusals import Refusal
from reverie.hosted.table import Table
from reverie.kernel import registry
from reverie.kernel.spec import GameSpec
from reverie.server import doors, going_on, links, readers
from reverie.server.bringing import Brought
from reverie.server.clock import Clock
from reverie.server.connection import RESTART
from reverie.server.limits import Places
from reverie.server.metrics import Metrics
from reverie.server.rooms.room import Room
from reverie.server.settings import Settings
from reverie.server.starting import is_postgres
from reverie.server.stores.doors import Door
from reverie.server.stores.driver import Conflict, Statement, StorageError
from reverie.server.stores.nights import add_attempt
from reverie.server.stores.store import Store, same_labels
from reverie.server.work import Inline, Work

LOG = logging.getLogger("reverie.server")

Answer = TypeVar("Answer")

DAYS_AHEAD = 1  # a day's deal is committed to before the day begins


@dataclass(frozen=True)
class NewTable:
    """A table that was just made, with the links that nobody will be told again."""

    header: Header
    tokens: dict[int, str]  # seat -> token; -1: for spectators, -2: the maker's own


class Hall:
    """The rooms, the store, the clock."""

    def __init__(
        self, store: Store, clock: Clock, settings: Settings, metrics: Metrics | None = None, work: Work | None = None
    ) -> None:
        self.work: Work = work or Inline()
        self.store = store
        self.clock = clock
        self.settings = settings
        self.metrics = metrics or Metrics()
        self.shared = is_postgres(settings.database)
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.greetings = Places(settings.limits.greetings)

    # ---- rooms ----------------------------------------------------------------------------------------

    def room(self, table_id: str) -> Room:
        """The room of a table; whether there is such a table shows when it is read."""
        room = self.rooms.get(table_id)
        if room is None:
            room = self.rooms[table_id] = Room(self, table_id)
        return room

    async def table(self, table_id: str) -> tuple[Room, Table]:
        """A table that exists, read if need be."""
        room = self.room(table_id)
        try:
            async with room.lock:
                return room, await room.table()
        except Refusal as refusal:
            if refusal.code == "no_table":
                self.rooms.pop(table_id, None)
            raise

    async def ask(
        self, table_id: str, question: Callable[[Room, Table], Answer], kind: str = "table", goes_back: bool = False
    ) -> Answer:
        """What a table has to say; it is asked beside everything else where that may take long, because its game is
        slow or because the answer goes through all that was played. Nobody does anything to it meanwhile."""
        room = self.room(table_id)
        try:
            async with room.lock:
                table = await room.table()
                is_long = table.takes_long(table.game.answers if goes_back and table.game is not None else 0)
                tell = partial(table.tell, question, room, table, plays=kind == "playing")
                try:
                    return await self.work.run(kind, tell) if is_long else tell()
                finally:
                    room.note_fault(table)
        except Refusal as refusal:
            if refusal.code == "no_table":
                self.rooms.pop(table_id, None)
            raise

    def sweep(self) -> None:
        """Let go of tables that nobody looks at, they are in the log; and see to those who were not shown all."""
        limit = self.clock.monotonic() - self.settings.timing.idle_room
        for room in list(self.rooms.values()):
            room.presence.forget_readers()
            if not room.connections and room.touched < limit and not room.lock.locked():
                del self.rooms[room.id]
            elif room.is_behind or (self.shared and room.connections):
                self.spawn(room.refresh())
                room.presence.forget_the_lost()
                room.presence.tell()
            elif room.touched < limit:
                room.rest()

    @property
    def connections(self) -> int:
        """How many clients are there."""
        return sum(len(room.connections) for room in self.rooms.values())

    async def close(self) -> None:
        """Send everybody away for a moment: they come back to whoever serves next."""
        self.closing = True
        everybody = [connection for room in self.rooms.values() for connection in room.connections]
        farewells = (connection.dismiss(RESTART, Refusal("restarting")) for connection in everybody)
        await asyncio.gather(*farewells, return_exceptions=True)
        for task in list(self.tasks):
            task.cancel()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside; it is not forgotten by the garbage collector, and its failure is logged."""
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.metrics.fault()
            LOG.error("task failed", extra={"error": type(error).__name__})

    # ---- new tables -----------------------------------------------------------------------------------

    async def create(
        self, spec: GameSpec, guest: str | None = None, daily: bool = False, rated: bool = False
    ) -> NewTable:
        """A table for a game: a fair deal, today's deal, or an open one if the spec names its seed. With `rated` it is
        the guest's one attempt at today's dream of that game; a refusal if there was one."""
        manifest = registry.game(spec.game).manifest
        day = self.today()
        if daily and spec.seed is not None:
            raise SpecError("spec-twice", place="seed", field="seed")
        table_id = links.new_table_id()
        deal, secret, commitment = "fair", None, None
        if spec.seed is not None:
            deal = "number"
        elif daily:
            deal = f"daily:{day}"
            commitment = deals.day_commitment(day, await self.day_secret(day))
        else:
            secret = deals.new_secret()
            commitment = deals.commitment(table_id, spec.text(), secret)
        players = manifest.mode(spec.mode).players
        header = Header(table_id, self.clock.now(), spec.text(), spec.rules, players, deal, secret, commitment)
        attempt = [add_attempt(guest, day, spec.game, table_id, header.created)] if rated and guest is not None else []
        return await self.open_table(header, {0: guest} if players == 1 else {}, attempt)

    async def bring(self, brought: Brought, guest: str | None = None) -> NewTable:
        """A table that goes on where a record ends."""
        header, first = brought
        tokens = new_tokens(header.players)
        guests = {0: guest} if header.players == 1 else {}
        await self.stored(self.store.create(header, doors.given(tokens, header.created), guests, first))
        self.metrics.created(header.deal)
        return NewTable(header, tokens)

    async def open_table(
        self, header: Header, guests: dict[int, str | None], attempt: Sequence[Statement] = ()
    ) -> NewTable:
        """Store a new table with new links, and whose attempt it is."""
        tokens = new_tokens(header.players)
        given = doors.given(tokens, header.created)
        try:
            await self.store.create(header, given, guests, beside=attempt)
        except StorageError as error:
            code = "daily_begun" if attempt else "storage_failed"
            raise Refusal(code if isinstance(error, Conflict) else error.code) from error
        self.metrics.created(header.deal)
        return NewTable(header, tokens)

    async def stored(self, work: Awaitable[None]) -> None:
        """Wait for the store; its errors are refusals."""
        try:
            await work
        except StorageError as error:
            raise Refusal("storage_failed" if error.code == "storage_conflict" else error.code) from error

    async def see_to_following(self, room: Room) -> None:
        """When everybody has offered another game, there is a table for it: same seats, same keys, a fresh deal. When a
        table is full, there is one at which it goes on."""
        table = room.memory
        if table is None or not room.lacks_following(table):
            return
        async with room.lock:
            if room.following is not None:
                return
            try:
                header, first = await self.next_table(room, table)
                room.following = await self.store_following(room, header, first)
            except (StorageError, Refusal):
                return  # the next sweep tries again
            if room.following is None:
                return
            for connection in list(room.connections):
                connection.put({"type": "rematch", "table": room.following})
                connection.shown = connection.shown[0], room.following
                connection.kick()
        self.tell(f"log:{room.id}:{table.seq}")

    async def next_table(self, room: Room, table: Table) -> tuple[Header, Entry | None]:
        """The table that follows: a rematch, or a further page of what is played."""
        table_id, now = links.new_table_id(), self.clock.now()
        if table.is_full:
            try:
                brought = await self.work.run("looking", partial(going_on.further, table, table_id, now))
            except Exception as error:
                if not isinstance(error, Refusal) or error.code != "busy":
                    room.ends_here = True
                    LOG.warning("a full table cannot go on", extra={"table": room.id, "error": type(error).__name__})
                if isinstance(error, Refusal):
                    raise
                raise Refusal("table_full", limit=table.most) from error
            return brought.header, brought.first
        spec = GameSpec.parse(table.spec.rules_text(), registry.manifests())  # by the rules of today
        secret = deals.new_secret()
        header = Header(
            table_id, now, spec.text(), spec.rules, table.players, "fair", secret,
            deals.commitment(table_id, spec.text(), secret), previous=room.id,
        )  # fmt: skip
        return header, None

    async def store_following(self, room: Room, header: Header, first: Entry | None) -> str | None:
        """Store the table that follows one, or find the one that somebody else has stored."""
        guests = {seat.seat: seat.guest for seat in await self.store.seats(room.id)}
        try:
            beside = [same_labels(header.id, room.id)] if first is not None else []
            await self.store.create(header, (), guests, first, evening=room.evening, beside=beside)
        except Conflict:
            return await self.store.following(room.id)
        self.metrics.created(header.deal)
        return header.id

    # ---- seats ----------------------------------------------------------------------------------------

    async def seat_of(self, table_id: str, token: str | None) -> int | None:
        """The seat (None: spectator) that a token is good for; a refusal if it is good for nothing."""
        return doors.seat_by(await self.door_of(table_id, token))

    async def door_of(self, table_id: str, token: str | None) -> Door:
        """The link or key that a token is, or was; a refusal if it is nothing here."""
        if not links.is_table_id(table_id):
            raise Refusal("no_table")
        if token is None or not links.is_token(token):
            raise Refusal("no_seat")
        try:
            known = await self.store.doors(table_id)
            last = await self.store.last_action(table_id)
        except StorageError as error:
            raise Refusal("storage_failed") from error
        found = doors.found(known, token)
        if found is None or last is None:
            raise Refusal("no_seat")
        if self.clock.now() - last > self.settings.timing.link * 1000:
            raise Refusal("link_expired")
        return found

    async def doors_changed(self, evening: str) -> None:
        """Links or keys of an evening have changed: at all its tables."""
        for room in list(self.rooms.values()):
            if room.evening == evening:
                await room.seats_changed()

    # ---- days -----------------------------------------------------------------------------------------

    def today(self) -> str:
        """The day as it is written, in universal time."""
        return self.day_after(0)

    def day_after(self, days: int) -> str:
        """Today, or a day after it."""
        moment = self.clock.now() / 1000 + 86_400 * days
        return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d")

    async def day_secret(self, day: str) -> str:
        """The secret of a day's deals."""
        try:
            return await self.store.ensure_day(day, deals.new_secret())
        except StorageError as error:
            raise Refusal("storage_failed" if error.code == "storage_conflict" else error.code) from error

    # ---- other processes ------------------------------------------------------------------------------

    def tell(self, notice: str) -> None:
        """Tell the other processes on this database."""
        if self.shared and not self.closing:
            self.spawn(self._tell(notice))

    async def _tell(self, notice: str) -> None:
        try:
            await self.store.driver.tell(notice)
        except StorageError:
            LOG.warning("notice not sent")

    def heard(self, notice: str) -> None:
        """A notice of another process; an empty one means that some may have been missed."""
        if not notice:
            for room in list(self.rooms.values()):
                self.spawn(room.refresh())
            return
        kind, table_id, *rest = notice.split(":", 3)
        if kind == "hello":  # a process has started: tell it who is here
            for room in self.rooms.values():
                room.presence.tell()
            return
        if kind == "doors":
            self.spawn(self.doors_changed(table_id))
            return
        known = self.rooms.get(table_id)
        if known is None:
            return
        if kind == "log":
            self.spawn(known.refresh())
        elif kind == "seats":
            self.spawn(known.seats_changed())
        elif kind == "read":
            known.presence.hear_reader(int(rest[0]), rest[1])
        elif kind == "agree":
            known.substitutes.setdefault(int(rest[0]), set()).add(int(rest[1]))
            known.presence.show()
        elif kind == "emote":
            emote, _, spot = rest[1].partition(" ")
            known.show_emote(int(rest[0]), emote, spot)
        elif kind == "presence":
            process, present = rest
            known.presence.hear(process, readers.read(present))


def new_tokens(players: int) -> dict[int, str]:
    """Fresh links for every seat and for spectators, and the maker's key."""
    return {seat: links.new_token() for seat in (MAKER, SPECTATOR, *range(players))}
