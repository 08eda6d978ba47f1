"""The order of work that loses nothing: validate → append → commit → acknowledge → show.

It is written once, as steps. Whoever has the turn at a table takes them, in a task (`log`) or without one (`answer`).
From the moment an entry is handed to the store until it is known to be durable, only the log knows how the table
stands: the state in memory is let go, and read again if anything goes wrong, so that nobody ever sees what was not
stored.
"""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial
from typing import TYPE_CHECKING

from reverie.errors import ReverieError
from reverie.hosted.entries import Entry
from reverie.hosted.refusals import Refusal
from reverie.hosted.table import Table
from reverie.server.connection import Connection, error_data
from reverie.server.messages import Act, ActAll, Answer, Sit
from reverie.server.rooms.drafts import Draft, Logged, drafted
from reverie.server.rooms.steps import Steps, at_once, waited
from reverie.server.stores.driver import Conflict, StorageError
from reverie.server.stores.results import Ending

if TYPE_CHECKING:
    from reverie.server.rooms.room import Room


class Order:
    """The work of one table, message by message."""

    __slots__ = ("room",)

    def __init__(self, room: Room) -> None:
        self.room = room

    # ---- two ways to do it ----------------------------------------------------------------------------

    async def log(self, connection: Connection, message: Logged) -> None:
        """Something that belongs into the log, in its turn."""
        async with self.room.lock:
            table = await waited(self.work(connection, message))
        if table is not None and self.room.lacks_following(table):
            await self.room.hall.see_to_following(self.room)

    def take_turn(self) -> bool:
        """Take the turn if an answer can be dealt with at once: the table lies in memory, it is ours alone, and nobody
        is busy with it. Whoever has taken it goes on with `answer`, or gives it back."""
        table = self.room.memory
        return table is not None and not self.room.hall.shared and not table.is_slow and self.room.lock.take()

    def answer(self, connection: Connection, message: Answer) -> None:
        """The same work, for the one who has taken the turn: usually only the disk has to be waited for."""
        at_once(self.work(connection, message), partial(self.answered, connection))

    def answered(self, connection: Connection, table: Table | None, error: BaseException | None) -> None:
        """The work is done, or was broken off."""
        try:
            if isinstance(error, Exception):
                connection.failed(error)
        finally:
            self.room.lock.release()
        connection.kick()
        if table is not None and self.room.lacks_following(table):
            self.room.hall.spawn(self.room.hall.see_to_following(self.room))

    # ---- the work -------------------------------------------------------------------------------------

    def work(self, connection: Connection, message: Logged) -> Steps[Table | None]:
        """Validate, append, commit, acknowledge, show; the table as it stands then, or None if nothing was stored."""
        room = self.room
        started = room.hall.clock.monotonic()
        try:
            known = 0 if isinstance(message, Sit) else message.seq
            at_hand = room.at_hand(known)
            table: Table = at_hand if at_hand is not None else (yield room.table(known))
            try:
                draft = yield from self.draft(table, connection, message)
            except ReverieError:
                raise
            except Exception as error:  # of our own, but it is certain that nothing was stored
                room.fault(error, connection.may_log())
                raise Refusal("internal") from error
            if draft is None:
                return None
            seq = yield from self.append(table, connection, message, *draft)
        except ReverieError as error:
            yield from self.refuse(connection, message, error)
            return None
        stored = room.memory
        assert stored is not None
        yield from room.show_all(stored, seq - 1, connection, message.action_id)
        room.metrics.acted(room.hall.clock.monotonic() - started)
        return stored

    def draft(self, table: Table, connection: Connection, message: Logged) -> Steps[Draft | None]:
        """The entry that a message would become; None if it is in the log, which is said again. Where it may take long,
        it is made beside everything else."""
        if self.is_known(table, connection, message):
            return None
        room, seat = self.room, connection.seat
        assert seat is not None
        now = room.hall.clock.now()
        back = not isinstance(message, Act | ActAll | Answer | Sit) and table.game is not None
        answers = len(message.actions) if isinstance(message, ActAll) else 0
        if not table.takes_long(table.game.answers if back and table.game is not None else answers):
            return drafted(table, seat, message, now)
        room.memory = None  # if we are sent away meanwhile, nobody knows what was done to it
        try:
            draft: Draft = yield room.hall.work.run("table", drafted, table, seat, message, now)
        except ReverieError:
            room.memory = table
            raise
        room.memory = table
        return draft

    def is_known(self, table: Table, connection: Connection, message: Logged) -> bool:
        """Whether a message is in the log, which is said again; a refusal if it was meant for another moment."""
        assert connection.seat is not None
        known = table.known.get((connection.seat, message.action_id))
        if known is not None:
            connection.put({"type": "accepted", "action_id": message.action_id, "seq": known})
            return True
        if not isinstance(message, Sit) and message.seq != table.seq:
            raise Refusal("stale", seq=table.seq)
        return False

    def append(
        self, table: Table, connection: Connection, message: Logged, entry: Entry, ending: Ending | None
    ) -> Steps[int]:
        """Store and settle a draft; returns the number of the entry when it is durable."""
        room = self.room
        room.memory = None  # from here on only the log knows; whatever goes wrong, it is read again
        try:
            yield self.store(entry, ending)
        except StorageError as error:
            room.lease = 0.0
            if isinstance(error, Conflict) and entry.kind == "sit":  # whoever sits first does not matter to the others
                table = yield room.table()
                if (entry.seat, entry.action_id) not in table.known:
                    again = yield from self.draft(table, connection, message)
                    assert again is not None
                    return (yield from self.append(table, connection, message, *again))
            return (yield from self.look_for(entry.seat, entry.action_id, error))
        table.settle(entry)
        room.memory = table
        return entry.seq

    def look_for(self, seat: int, action_id: str, error: StorageError) -> Steps[int]:
        """Storing failed, or perhaps did not: the log knows. Somebody else may have been first."""
        try:
            table: Table = yield self.room.table()
        except ReverieError:
            raise Refusal("storage_failed" if isinstance(error, Conflict) else error.code) from error
        found = table.known.get((seat, action_id))
        if found is not None:
            return found
        if isinstance(error, Conflict):
            raise Refusal("stale", seq=table.seq) from None
        raise Refusal(error.code) from error

    def refuse(self, connection: Connection, message: Logged, error: ReverieError) -> Steps[None]:
        """An action that changed nothing; who was behind is shown how the table stands."""
        room = self.room
        table = room.memory
        room.metrics.refused(error.code)
        data = error_data(error, connection.language)
        stands = table.seq if table is not None else 0
        connection.put({"type": "refused", "action_id": message.action_id, "seq": stands, "error": data})
        if error.code == "stale" and table is not None:
            yield from room.show_to(connection, table, message.seq if not isinstance(message, Sit) else -1)

    def store(self, entry: Entry, ending: Ending | None) -> Awaitable[None]:
        """Hand an entry to the database, with the results if it ends the game."""
        if self.room.hall.shared:
            return self.store_shared(entry, ending)
        return self.room.hall.store.append(self.room.id, entry, ending)

    async def store_shared(self, entry: Entry, ending: Ending | None) -> None:
        """The same where several processes share the database: they are told, and it is leased where need be."""
        room, hall = self.room, self.room.hall
        lease, length = None, hall.settings.timing.lease
        if room.lease - hall.clock.monotonic() < length / 2:
            lease = hall.clock.now() + int(length * 1000)
        await hall.store.append(room.id, entry, ending, lease, f"log:{room.id}:{entry.seq}")
        if lease is not None:
            room.lease = hall.clock.monotonic() + length
