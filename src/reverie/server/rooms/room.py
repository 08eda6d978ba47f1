"""A loaded table with everybody who looks at it.

One lock keeps the order of work (`order.py`). Whatever leaves the room is built under it, from entries that are
durable.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from reverie.errors import ReverieError
from reverie.hosted.entries import SPECTATOR
from reverie.hosted.refusals import Refusal
from reverie.hosted.table import Table
from reverie.server import loading
from reverie.server.connection import POLICY, RESTART, Connection, error_data
from reverie.server.doors import renewed_at
from reverie.server.faults import FAULTS, describe
from reverie.server.messages import Act, AskWorld, EmoteMessage, Message, Resume, SayEmote, UpdateMessage
from reverie.server.readers import Present, Readers, mark_of
from reverie.server.roles import check_message
from reverie.server.rooms.drafts import Logged
from reverie.server.rooms.order import Order
from reverie.server.rooms.presence import Presence
from reverie.server.rooms.showing import Reader, missed_answers, updates
from reverie.server.rooms.steps import Steps, waited
from reverie.server.rooms.turn import Turn
from reverie.server.stores.doors import KEY, LINK, Door
from reverie.server.stores.driver import StorageError
from reverie.server.stores.store import StoredSeat

if TYPE_CHECKING:
    from reverie.server.hall import Hall


class Room:
    """One table in memory."""

    def __init__(self, hall: Hall, table_id: str) -> None:
        self.hall = hall
        self.id = table_id
        self.metrics = hall.metrics
        self.lock = Turn()
        self.connections: list[Connection] = []
        self.seats: list[StoredSeat] = []
        self.doors: list[Door] = []
        self.evening = ""  # the first of the tables whose rematch this one is; "": not read yet
        self.following: str | None = None  # the rematch, or the table at which this one goes on
        self.ends_here = False  # it is full, and cannot go on
        self.touched = hall.clock.monotonic()
        self.lease = 0.0  # until when this process may trust its memory, where several share a database
        self.memory: Table | None = None  # the table as it is stored; None: only the log knows
        self.is_resting = False  # the table is in the log only, and everybody here has been shown all of it
        self.computers: set[int] = set()  # seats that this process plays itself (`partner.py`)
        self.substitutes: dict[int, set[int]] = {}  # seats of people who are away, and who would have it played there
        self.reading = Readers(hall.clock)  # who asks over HTTP
        # Who is present at other processes: process -> when it said so, and the lines of each seat there.
        self.elsewhere: dict[str, tuple[float, Present]] = {}

    # What a room can do is written in several files. They are made when they are wanted, not kept: a room that held
    # them would hold itself, and nobody would notice its end but the collector, who comes once in hours (`run`).

    @property
    def order(self) -> Order:
        """The order of work at this table."""
        return Order(self)

    @property
    def presence(self) -> Presence:
        """Who is at this table."""
        return Presence(self)

    # ---- the table ------------------------------------------------------------------------------------

    def at_hand(self, at_least: int = 0) -> Table | None:
        """The table if it lies in memory and that can be trusted; call it under the lock. A client that knows entry
        `at_least` has it from another process, and then we must know it, too: nobody is ever sent back in time."""
        self.touched = self.hall.clock.monotonic()
        table = self.memory
        if table is not None and self.hall.shared and (self.touched > self.lease or at_least > table.seq):
            return None
        return table

    async def table(self, at_least: int = 0) -> Table:
        """The same, read where need be."""
        table = self.at_hand(at_least)
        if table is not None:
            return table
        if self.memory is None:
            self.memory = await self.read()
            self.is_resting = False
        else:
            await self.follow()
        assert self.memory is not None
        return self.memory

    async def read(self) -> Table:
        """The table from the log."""
        try:
            stored = await self.hall.store.load(self.id)
            if stored is None:
                raise Refusal("no_table")
            day_secret = None
            if stored.header.deal.startswith("daily:"):
                day_secret = await self.hall.store.day_secret(stored.header.deal.removeprefix("daily:"))
            self.evening = stored.evening
            self.seats = await self.hall.store.seats(self.id)
            self.doors = await self.hall.store.doors(self.id)
        except StorageError as error:
            raise Refusal(error.code if error.code != "storage_conflict" else "storage_failed") from error
        self.following = stored.following
        if loading.takes_long(stored):
            table = await self.hall.work.run("loading", loading.load, stored, day_secret)
        else:
            table = loading.load(stored, day_secret)
        self.metrics.loaded(table.locked)
        self.note_fault(table)
        return table

    async def follow(self) -> bool:
        """Read what other processes have stored; True if there was something."""
        assert self.memory is not None
        try:
            tail = await self.hall.store.tail(self.id, self.memory.seq)
            if tail or (self.following is None and (self.memory.finished or self.memory.is_full)):
                self.following = await self.hall.store.following(self.id)
        except StorageError as error:
            raise Refusal("storage_failed") from error
        if tail and self.memory.takes_long(len(tail)):
            table, self.memory = self.memory, None  # whatever goes wrong, it is read again
            await self.hall.work.run("loading", table.catch_up, tail)
            self.memory = table
        elif tail:
            self.memory.catch_up(tail)
        return bool(tail)

    def note_fault(self, table: Table) -> None:
        """What the engine has failed with while its table was read or shown is said once."""
        if table.fault is not None:
            error, table.fault = table.fault, None
            self.fault(error)
            if table.is_dark:
                self.memory = table  # it would be no better if it were read again

    def fault(self, error: Exception, logged: bool = True) -> None:
        """An error of our own: noted, and the state in memory is not trusted any more."""
        self.memory = None
        self.is_resting = False
        self.metrics.fault()
        if logged:
            FAULTS.error("internal error", extra={"error": describe(error)})

    # ---- coming and going -----------------------------------------------------------------------------

    async def welcome(self, connection: Connection, after: int | None) -> None:
        """Somebody has come: what table this is, how it stands, who is here."""
        try:
            async with self.hall.greetings.of(connection.address), self.lock:
                table = await self.table(after or 0)
                if connection.closed:
                    return
                if not self.is_proven(connection):
                    raise Refusal("no_seat")
                self.connections.append(connection)
                header = table.header
                connection.put(
                    {
                        "type": "welcome",
                        "protocol": 1,
                        "table": header.id,
                        "seat": connection.seat,
                        "spec": table.spec.rules_text(),
                        "rules": header.rules,
                        "players": table.players,
                        "deal": header.deal,
                        "number": table.number,
                        "commitment": header.commitment,
                        "created": header.created,
                        "previous": header.previous,
                    }
                )
                await waited(self.show_to(connection, table, -1 if after is None else after))
        except Refusal as refusal:
            await connection.dismiss(POLICY if refusal.code in ("no_table", "no_seat") else RESTART, refusal)
            return
        self.presence.changed()

    def leave(self, connection: Connection) -> None:
        """Somebody has gone."""
        if connection in self.connections:
            self.connections.remove(connection)
            self.touched = self.hall.clock.monotonic()
            self.presence.changed()

    # ---- messages -------------------------------------------------------------------------------------

    async def handle(self, connection: Connection, message: Message) -> None:
        """A message to this table."""
        try:
            check_message(connection.seat, message)
            if isinstance(message, Act):  # nearly always
                await self.order.log(connection, message)
            elif isinstance(message, SayEmote):
                self.emote(connection, message.emote, message.spot or "")
            elif isinstance(message, Resume):
                async with self.lock:
                    await waited(self.show_to(connection, await self.table(message.after), message.after))
            elif isinstance(message, AskWorld):
                await self.world(connection)
            elif isinstance(message, Logged):
                await self.order.log(connection, message)
        except ReverieError as error:
            self.metrics.refused(error.code)
            data = error_data(error, connection.language)
            if isinstance(message, Logged):  # whoever waits for an answer to this action gets one
                seq = self.memory.seq if self.memory is not None else 0
                connection.put({"type": "refused", "action_id": message.action_id, "seq": seq, "error": data})
            else:
                connection.put({"type": "error", "error": data})

    # ---- what is not in the log -----------------------------------------------------------------------

    async def world(self, connection: Connection) -> None:
        """A possible world for an agent on this seat; the lots are fresh, and nobody else's."""
        async with self.lock:
            table = await self.table()
            assert connection.seat is not None
            game = table.running()
            if game.is_over:
                raise Refusal("not_asked")
            position = await self.hall.work.run("playing", game.world, connection.seat, secrets.randbelow(2**62))
            connection.put({"type": "world", "seq": table.seq, "position": position})

    def emote(self, connection: Connection, emote: str, spot: str) -> None:
        """A gesture, for everybody who is there."""
        assert connection.seat is not None
        self.show_emote(connection.seat, emote, spot)
        self.hall.tell(f"emote:{self.id}:{connection.seat}:{emote} {spot}")

    def show_emote(self, seat: int, emote: str, spot: str) -> None:
        """Somebody's gesture, also from another process."""
        said: EmoteMessage = {"type": "emote", "seat": seat, "emote": emote}
        if spot:
            said["spot"] = spot
        for listener in list(self.connections):  # whoever lets too much lie goes at once
            listener.put(said)
            listener.kick()

    # ---- showing --------------------------------------------------------------------------------------

    def show_all(self, table: Table, after: int, actor: Connection | None = None, action_id: str = "") -> Steps[None]:
        """The table has changed: everybody is shown, whoever did it with the acknowledgement."""
        yield from self.show_readers(table, self.readers(after, actor, action_id), actor)

    def show_to(self, connection: Connection, table: Table, after: int) -> Steps[None]:
        """Show somebody how the table stands, and what happened since."""
        yield from self.show_readers(table, [(connection, after, ())], connection)

    def show_readers(self, table: Table, readers: list[Reader], actor: Connection | None) -> Steps[None]:
        """Show some of those who are here the table, each from where they know it, beside everything else where that
        may take long; call it under the lock."""
        what = table, readers, self.following, self.is_open(table)
        if table.takes_long(missed_answers(table, readers)):
            written: list[UpdateMessage] = yield self.hall.work.run("table", updates, *what)
        else:
            written = updates(*what)
        self.hand_out(table, readers, written, actor)

    def readers(self, after: int, actor: Connection | None, action_id: str) -> list[Reader]:
        """Who is to be shown the table, from which entry on, and what was accepted.

        Somebody may be further behind than `after`, where a fault, or another process, came in between.
        """
        readers: list[Reader] = [
            (connection, min(after, connection.shown[0]), (action_id,) if connection is actor else ())
            for connection in self.connections
        ]
        if actor is not None and actor not in self.connections and not actor.closed:
            readers.append((actor, after, (action_id,)))
        return readers

    def hand_out(
        self, table: Table, readers: list[Reader], messages: list[UpdateMessage], actor: Connection | None
    ) -> None:
        """Put what everybody is shown into the outboxes; the actor's is sent when all of its message is dealt with."""
        self.note_fault(table)
        for (connection, _, _), message in zip(readers, messages, strict=True):
            connection.shown = table.seq, self.following
            connection.put(message)
            if connection is not actor:
                connection.kick()

    def is_open(self, table: Table) -> bool:
        """Whether everybody is shown how the cards were dealt."""
        return table.finished and self.revealed(table)

    def revealed(self, table: Table) -> bool:
        """Whether the deal may be laid open: the game is over, and a daily deal's day as well."""
        return table.finished and self.is_past(table)

    def is_past(self, table: Table) -> bool:
        """Whether the day of a daily deal is over; others have none."""
        deal = table.header.deal
        return not deal.startswith("daily:") or deal.removeprefix("daily:") < self.hall.today()

    async def show_again(self, connection: Connection) -> None:
        """Show somebody the table once more, in another language."""
        async with self.lock:
            if not connection.greeted or (self.memory is None and not self.is_resting):
                return
            try:
                table = self.memory or await self.table()
            except Refusal as refusal:
                connection.put({"type": "error", "error": error_data(refusal, connection.language)})
                return
            await waited(self.show_to(connection, table, connection.shown[0]))

    @property
    def is_behind(self) -> bool:
        """Whether somebody may not have been shown what is stored: reading failed, or another process was quicker."""
        if not self.connections or self.lock.locked():
            return False  # whoever has the lock sees to it
        table = self.memory
        if table is None:
            return not self.is_resting
        return self.lacks_following(table) or any(self.lacks(it, table) for it in self.connections)

    def rest(self) -> None:
        """Let go of the table while people only look at it: it is read again when somebody does something.

        It is the larger part of what an idle connection costs, and grows with the game.
        """
        if self.memory is not None and not self.lock.locked() and not self.is_behind:
            self.memory = None
            self.is_resting = True

    def lacks(self, connection: Connection, table: Table) -> bool:
        """Whether somebody was not shown how the table stands."""
        return connection.shown != (table.seq, self.following)

    def lacks_following(self, table: Table) -> bool:
        """Whether there is no further table yet, though everybody has offered another game, or this one is full."""
        if self.following is not None:
            return False
        return len(table.rematch) == table.players or (table.is_full and not self.ends_here)

    async def refresh(self) -> None:
        """Another process may have stored something, or reading has failed: show it to whoever was not shown it."""
        async with self.lock:
            self.lease = 0.0
            if not self.connections:
                return
            try:
                table = await self.table()
            except Refusal:
                self.memory = None
                return
            behind: list[Reader] = [
                (connection, connection.shown[0], ())
                for connection in self.connections
                if self.lacks(connection, table)
            ]
            if behind:
                await waited(self.show_readers(table, behind, None))
        await self.hall.see_to_following(self)

    # ---- who is there ---------------------------------------------------------------------------------

    @property
    def renewed(self) -> list[int]:
        """The seats to which the table's maker gave a new link."""
        return [entry.seat for entry in self.seats if renewed_at(self.doors, entry.seat) is not None]

    def is_proven(self, connection: Connection) -> bool:
        """Whether the key (or the link to watch) by which somebody came is still good."""
        if connection.proof is None:
            return True
        seat, kind = (SPECTATOR, LINK) if connection.seat is None else (connection.seat, KEY)
        return any(door[:3] == (seat, connection.proof, kind) for door in self.doors)

    async def seats_changed(self) -> None:
        """A key was changed or a guest has a name: read again, and send away whoever has lost the seat."""
        async with self.lock:
            try:
                self.seats = await self.hall.store.seats(self.id)
                self.doors = await self.hall.store.doors(self.id)
            except StorageError:
                return
        self.reading.keep(mark_of(door.token) for door in self.doors if door.kind == KEY)
        for connection in list(self.connections):
            if not self.is_proven(connection):
                await connection.dismiss(POLICY, Refusal("no_seat"))
        self.presence.show()
