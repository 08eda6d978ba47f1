"""A loaded table with everybody who looks at it. Here is the order of work that loses nothing:
validate → append → commit → acknowledge → show.

One lock keeps the order. Whatever leaves the room is built under it, from entries that are durable. If storing fails,
the state in memory is thrown away and read again, so nobody ever sees what was not stored.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable
from functools import partial
from typing import TYPE_CHECKING, cast

from reverie.errors import ReverieError
from reverie.server import loading
from reverie.server.connection import POLICY, RESTART, Connection, error_data
from reverie.server.doors import keys_of, renewed_at
from reverie.server.entries import SPECTATOR, Entry
from reverie.server.faults import FAULTS, describe
from reverie.server.messages import (
    Act,
    Answer,
    AnswerUndo,
    AskWorld,
    EventList,
    Message,
    Observation,
    PresenceMessage,
    PresentSeat,
    Redo,
    Rematch,
    Resume,
    SayEmote,
    SeatReaders,
    Sit,
    Undo,
    UpdateMessage,
)
from reverie.server.observation import events_after, observe
from reverie.server.readers import Lines, Present, Readers, mark_of, written
from reverie.server.refusals import Refusal
from reverie.server.roles import check_message
from reverie.server.stores.doors import KEY, LINK, Door
from reverie.server.stores.driver import Conflict, StorageError
from reverie.server.stores.store import Ending, StoredSeat
from reverie.server.table import Body, Table

if TYPE_CHECKING:
    from reverie.server.hall import Hall

Reader = tuple[Connection, int, tuple[str, ...]]  # who, from which entry on, and what of theirs was accepted
Logged = Sit | Act | Answer | Undo | Redo | AnswerUndo | Rematch


class Room:
    """One table in memory."""

    def __init__(self, hall: Hall, table_id: str) -> None:
        self.hall = hall
        self.id = table_id
        self.metrics = hall.metrics
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.seats: list[StoredSeat] = []
        self.doors: list[Door] = []
        self.evening = ""  # the first of the tables whose rematch this one is; "": not read yet
        self.reading = Readers(hall.clock)  # who asks over HTTP
        self.following: str | None = None
        # Who is present at other processes: process -> when it said so, and the lines of each seat there.
        self.elsewhere: dict[str, tuple[float, Present]] = {}
        self.touched = hall.clock.monotonic()
        self.lease = 0.0  # until when this process may trust its memory, where several share a database
        self._table: Table | None = None
        self.is_resting = False  # the table is in the log only, and everybody here has been shown all of it

    # ---- the table ------------------------------------------------------------------------------------

    async def table(self, at_least: int = 0) -> Table:
        """The table as it is stored; call it under the lock. A client that knows entry `at_least` has it from another
        process, and then we must know it, too: nobody is ever sent back in time."""
        self.touched = self.hall.clock.monotonic()
        if self._table is None:
            self._table = await self.read()
            self.is_resting = False
        elif self.hall.shared and (self.touched > self.lease or at_least > self._table.seq):
            await self.follow()
        assert self._table is not None
        return self._table

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
        if table.fault is not None:
            self.fault(table.fault)
        return table

    async def follow(self) -> bool:
        """Read what other processes have stored; True if there was something."""
        assert self._table is not None
        try:
            tail = await self.hall.store.tail(self.id, self._table.seq)
            if tail or (self._table.finished and self.following is None):
                self.following = await self.hall.store.following(self.id)
        except StorageError as error:
            raise Refusal("storage_failed") from error
        if tail and self._table.takes_long(len(tail)):
            table, self._table = self._table, None  # whatever goes wrong, it is read again
            await self.hall.work.run("loading", table.catch_up, tail)
            self._table = table
        elif tail:
            self._table.catch_up(tail)
        return bool(tail)

    def fault(self, error: Exception, logged: bool = True) -> None:
        """An error of our own: noted, and the state in memory is not trusted any more."""
        self._table = None
        self.is_resting = False
        self.metrics.fault()
        if logged:
            FAULTS.error("internal error", extra={"error": describe(error)})

    # ---- coming and going -----------------------------------------------------------------------------

    async def welcome(self, connection: Connection, after: int | None) -> None:
        """Somebody has come: what table this is, how it stands, who is here."""
        try:
            async with self.lock:
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
                await self.show_to(connection, table, -1 if after is None else after)
        except Refusal as refusal:
            await connection.dismiss(POLICY if refusal.code in ("no_table", "no_seat") else RESTART, refusal)
            return
        self.show_presence()
        self.tell_presence()

    def leave(self, connection: Connection) -> None:
        """Somebody has gone."""
        if connection in self.connections:
            self.connections.remove(connection)
            self.touched = self.hall.clock.monotonic()
            self.show_presence()
            self.tell_presence()

    # ---- messages -------------------------------------------------------------------------------------

    async def handle(self, connection: Connection, message: Message) -> None:
        """A message to this table."""
        try:
            check_message(connection.seat, message)
            if isinstance(message, Act):  # nearly always
                await self.log(connection, message)
            elif isinstance(message, SayEmote):
                self.emote(connection, message.emote)
            elif isinstance(message, Resume):
                async with self.lock:
                    await self.show_to(connection, await self.table(message.after), message.after)
            elif isinstance(message, AskWorld):
                await self.world(connection)
            elif isinstance(message, Logged):
                await self.log(connection, message)
        except ReverieError as error:
            self.metrics.refused(error.code)
            data = error_data(error, connection.language)
            if isinstance(message, Logged):  # whoever waits for an answer to this action gets one
                seq = self._table.seq if self._table is not None else 0
                connection.put({"type": "refused", "action_id": message.action_id, "seq": seq, "error": data})
            else:
                connection.put({"type": "error", "error": data})

    async def log(self, connection: Connection, message: Logged) -> None:
        """Something that belongs into the log: validate, append, commit, acknowledge, show."""
        started = self.hall.clock.monotonic()
        async with self.lock:
            try:
                table = await self.table(0 if isinstance(message, Sit) else message.seq)
                draft = await self.drafted(table, connection, message)
                if draft is None:
                    return
                seq = await self.append(table, connection, message, *draft)
            except ReverieError as error:
                await self.refuse_and_show(connection, message, error)
                return
            assert self._table is not None
            await self.show_all(self._table, seq - 1, connection, message.action_id)
        self.metrics.acted(self.hall.clock.monotonic() - started)
        if table.rematch and self.lacks_rematch(table):
            await self.hall.see_to_rematch(self)

    def draft(self, table: Table, connection: Connection, message: Logged) -> tuple[Entry, Ending | None] | None:
        """The entry that a message would become, and the results if it ends the game; None if it is in the log, which
        is said again."""
        if self.is_known(table, connection, message):
            return None
        return drafted(table, cast(int, connection.seat), message, self.hall.clock.now())

    async def drafted(
        self, table: Table, connection: Connection, message: Logged
    ) -> tuple[Entry, Ending | None] | None:
        """The same, beside everything else where it may take long."""
        back = not isinstance(message, Act | Answer | Sit) and table.game is not None
        if not table.takes_long(table.game.answers if back and table.game is not None else 0):
            return self.draft(table, connection, message)
        if self.is_known(table, connection, message):
            return None
        self._table = None  # if we are sent away meanwhile, nobody knows what was done to it
        now = self.hall.clock.now()
        try:
            draft = await self.hall.work.run("table", drafted, table, cast(int, connection.seat), message, now)
        except ReverieError:
            self._table = table
            raise
        self._table = table
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

    def refuse(self, connection: Connection, message: Logged, error: ReverieError) -> int | None:
        """An action that changed nothing; from which entry on somebody is behind who is to be shown the table."""
        self.metrics.refused(error.code)
        stands = self._table.seq if self._table is not None else 0
        data = error_data(error, connection.language)
        connection.put({"type": "refused", "action_id": message.action_id, "seq": stands, "error": data})
        if error.code != "stale" or self._table is None:
            return None
        return message.seq if not isinstance(message, Sit) else -1

    async def refuse_and_show(self, connection: Connection, message: Logged, error: ReverieError) -> None:
        """The same, and who was behind is shown how the table stands; call it under the lock."""
        behind = self.refuse(connection, message, error)
        if behind is not None and self._table is not None:
            await self.show_to(connection, self._table, behind)

    async def append(
        self, table: Table, connection: Connection, message: Logged, entry: Entry, ending: Ending | None
    ) -> int:
        """Store and settle a draft; returns the number of the entry when it is durable."""
        self._table = None  # from here on only the log knows; whatever goes wrong, it is read again
        try:
            await self.store(entry, ending)
        except StorageError as error:
            self.lease = 0.0
            if isinstance(error, Conflict) and entry.kind == "sit":  # whoever sits first does not matter to the others
                table = await self.table()
                if (entry.seat, entry.action_id) not in table.known:
                    again = await self.drafted(table, connection, message)
                    assert again is not None
                    return await self.append(table, connection, message, *again)
            return await self.look_for(entry.seat, entry.action_id, error)
        table.settle(entry)
        self._table = table
        return entry.seq

    async def look_for(self, seat: int, action_id: str, error: StorageError) -> int:
        """Storing failed, or perhaps did not: the log knows. Somebody else may have been first."""
        try:
            table = await self.table()
        except ReverieError:
            raise Refusal("storage_failed" if isinstance(error, Conflict) else error.code) from error
        found = table.known.get((seat, action_id))
        if found is not None:
            return found
        if isinstance(error, Conflict):
            raise Refusal("stale", seq=table.seq) from None
        raise Refusal(error.code) from error

    def store(self, entry: Entry, ending: Ending | None) -> Awaitable[None]:
        """Hand an entry to the database, with the results if it ends the game."""
        if self.hall.shared:
            return self.store_shared(entry, ending)
        return self.hall.store.append(self.id, entry, ending)

    async def store_shared(self, entry: Entry, ending: Ending | None) -> None:
        """The same where several processes share the database: they are told, and it is leased where need be."""
        lease = None
        now = self.hall.clock.monotonic()
        timing = self.hall.settings.timing
        if self.lease - now < timing.lease / 2:
            lease = self.hall.clock.now() + int(timing.lease * 1000)
        await self.hall.store.append(self.id, entry, ending, lease, f"log:{self.id}:{entry.seq}")
        if lease is not None:
            self.lease = self.hall.clock.monotonic() + self.hall.settings.timing.lease

    # ---- the short way --------------------------------------------------------------------------------

    def take_turn(self) -> bool:
        """Take the lock if an answer can be dealt with at once: the table lies in memory, it is ours alone, and nobody
        is busy with it. Whoever has taken it goes on with `answer`, or with `end_turn`."""
        table = self._table
        return table is not None and not self.hall.shared and not table.is_slow and taken(self.lock)

    def end_turn(self) -> None:
        """The next one, please."""
        self.lock.release()

    def answer(self, connection: Connection, message: Answer) -> None:
        """What `log` does, for the one who has the turn: nothing has to be waited for but the disk, and that takes no
        task, which would cost as much as the rules do."""
        table = self._table
        assert table is not None
        started = self.touched = self.hall.clock.monotonic()
        draft = None
        behind: int | None = None
        try:
            draft = self.draft(table, connection, message)
        except ReverieError as error:
            behind = self.refuse(connection, message, error)
            if behind is not None and not table.takes_long(missed_answers(table, behind)):
                reader: Reader = connection, behind, ()
                updates = self.updates(table, [reader], self.following, self.is_open(table))
                self.hand_out(table, [reader], updates, connection)
                behind = None
        finally:
            if draft is None:
                self.end_turn()
        if behind is not None:
            self.hall.spawn(self.show_again(connection, behind))
        if draft is None:
            connection.kick()
            return
        self._table = None  # as in `append`
        try:
            storing = asyncio.ensure_future(self.store(*draft))
        except BaseException:  # nothing was begun, so nobody would give the turn back
            self.end_turn()
            raise
        storing.add_done_callback(partial(self.stored, connection, message, table, draft[0], started))

    def stored(
        self,
        connection: Connection,
        message: Answer,
        table: Table,
        entry: Entry,
        started: float,
        storing: asyncio.Future[None],
    ) -> None:
        """An answer is durable, and shown; or it is not, or nobody knows, and that takes longer."""
        if storing.cancelled():  # the server is going
            self.end_turn()
            return
        error = storing.exception()
        if isinstance(error, StorageError):
            self.hall.spawn(self.recover(connection, message, error))
            return
        try:
            if error is not None:
                raise error
            table.settle(entry)
            self._table = table
            self.show(table, entry.seq - 1, connection, entry.action_id)
        except Exception as fault:
            connection.failed(fault)
        finally:
            self.end_turn()
        self.metrics.acted(self.hall.clock.monotonic() - started)
        connection.kick()
        if table.rematch and self.lacks_rematch(table):
            self.hall.spawn(self.hall.see_to_rematch(self))

    async def recover(self, connection: Connection, message: Answer, error: StorageError) -> None:
        """Storing an answer failed: the log is read, still in its turn."""
        assert connection.seat is not None
        try:
            seq = await self.look_for(connection.seat, message.action_id, error)
            assert self._table is not None
            await self.show_all(self._table, seq - 1, connection, message.action_id)
        except ReverieError as refusal:
            await self.refuse_and_show(connection, message, refusal)
        except Exception as fault:
            connection.failed(fault)
        finally:
            self.end_turn()
        connection.kick()

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

    def emote(self, connection: Connection, emote: str) -> None:
        """A gesture, for everybody who is there."""
        assert connection.seat is not None
        self.show_emote(connection.seat, emote)
        self.hall.tell(f"emote:{self.id}:{connection.seat}:{emote}")

    def show_emote(self, seat: int, emote: str) -> None:
        """Somebody's gesture, also from another process."""
        for listener in list(self.connections):  # whoever lets too much lie goes at once
            listener.put({"type": "emote", "seat": seat, "emote": emote})
            listener.kick()

    # ---- showing --------------------------------------------------------------------------------------

    def show(self, table: Table, after: int, actor: Connection | None = None, action_id: str = "") -> None:
        """The table has changed: everybody is shown, whoever did it with the acknowledgement."""
        readers = self.readers(after, actor, action_id)
        self.hand_out(table, readers, self.updates(table, readers, self.following, self.is_open(table)), actor)

    async def show_all(self, table: Table, after: int, actor: Connection | None = None, action_id: str = "") -> None:
        """The same, beside everything else where it may take long; call it under the lock."""
        await self.show_readers(table, self.readers(after, actor, action_id), actor)

    async def show_to(self, connection: Connection, table: Table, after: int) -> None:
        """Show somebody how the table stands, and what happened since; call it under the lock."""
        await self.show_readers(table, [(connection, after, ())], connection)

    async def show_readers(self, table: Table, readers: list[Reader], actor: Connection | None) -> None:
        """Show some of those who are here the table, each from where they know it."""
        missed = max((missed_answers(table, after) for _, after, _ in readers), default=0)
        what = table, readers, self.following, self.is_open(table)
        if table.takes_long(missed):
            updates = await self.hall.work.run("table", self.updates, *what)
        else:
            updates = self.updates(*what)
        self.hand_out(table, readers, updates, actor)

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

    def updates(self, table: Table, readers: list[Reader], following: str | None, is_open: bool) -> list[UpdateMessage]:
        """The newest observation, and what happened since, for each reader; made once for all who see the same."""
        seen: dict[tuple[int | None, str], Observation] = {}
        events: dict[tuple[int | None, int], EventList] = {}
        found: list[UpdateMessage] = []
        for connection, after, accepted in readers:
            seat, language = connection.seat, connection.language
            if (seat, language) not in seen:
                seen[seat, language] = observe(table, seat, language, following, is_open)
            if (seat, after) not in events:
                events[seat, after] = events_after(table, seat, after)
            found.append(
                {
                    "type": "update",
                    "seq": table.seq,
                    "accepted": list(accepted),
                    "observation": seen[seat, language],
                    "events": events[seat, after],
                }
            )
        return found

    def hand_out(
        self, table: Table, readers: list[Reader], updates: list[UpdateMessage], actor: Connection | None
    ) -> None:
        """Put what everybody is shown into the outboxes; the actor's is sent when all of its message is dealt with."""
        for (connection, _, _), message in zip(readers, updates, strict=True):
            connection.shown = table.seq, self.following
            connection.put(message)
            if connection is not actor:
                connection.kick()

    def is_open(self, table: Table) -> bool:
        """Whether everybody is shown how the cards were dealt."""
        return table.finished and self.revealed(table)

    def revealed(self, table: Table) -> bool:
        """Whether the deal may be laid open: the game is over, and a daily deal's day as well."""
        deal = table.header.deal
        return table.finished and (not deal.startswith("daily:") or deal.removeprefix("daily:") < self.hall.today())

    async def show_again(self, connection: Connection, after: int | None = None) -> None:
        """Show somebody the table once more: in another language, or from an entry on that they were behind."""
        async with self.lock:
            if not connection.greeted or (self._table is None and not self.is_resting):
                return
            try:
                table = self._table or await self.table()
            except Refusal as refusal:
                connection.put({"type": "error", "error": error_data(refusal, connection.language)})
                return
            await self.show_to(connection, table, connection.shown[0] if after is None else after)
        if after is not None:
            connection.kick()

    @property
    def is_behind(self) -> bool:
        """Whether somebody may not have been shown what is stored: reading failed, or another process was quicker."""
        if not self.connections or self.lock.locked():
            return False  # whoever has the lock sees to it
        table = self._table
        if table is None:
            return not self.is_resting
        return self.lacks_rematch(table) or any(self.lacks(it, table) for it in self.connections)

    def rest(self) -> None:
        """Let go of the table while people only look at it: it is read again when somebody does something.

        It is the larger part of what an idle connection costs, and grows with the game.
        """
        if self._table is not None and not self.lock.locked() and not self.is_behind:
            self._table = None
            self.is_resting = True

    def lacks(self, connection: Connection, table: Table) -> bool:
        """Whether somebody was not shown how the table stands."""
        return connection.shown != (table.seq, self.following)

    def lacks_rematch(self, table: Table) -> bool:
        """Whether everybody has offered another game, and there is none yet."""
        return len(table.rematch) == table.players and self.following is None

    async def refresh(self) -> None:
        """Another process may have stored something, or reading has failed: show it to whoever was not shown it."""
        async with self.lock:
            self.lease = 0.0
            if not self.connections:
                return
            try:
                table = await self.table()
            except Refusal:
                self._table = None
                return
            behind: list[Reader] = [
                (connection, connection.shown[0], ())
                for connection in self.connections
                if self.lacks(connection, table)
            ]
            if behind:
                await self.show_readers(table, behind, None)
        await self.hall.see_to_rematch(self)

    # ---- who is there ---------------------------------------------------------------------------------

    def presence(self) -> PresenceMessage:
        """Who is there, here and at other processes, as everybody is told."""
        present = self.present()
        seats: list[PresentSeat] = [
            {
                "seat": entry.seat,
                "name": entry.name,
                "online": entry.seat in present,
                "entered": bool(keys_of(self.doors, entry.seat)),
                "renewed": renewed_at(self.doors, entry.seat),
            }
            for entry in self.seats
            if entry.seat >= 0
        ]
        spectators = present[SPECTATOR].count if SPECTATOR in present else 0
        return {"type": "presence", "seats": seats, "spectators": spectators, "mine": None}

    def present(self) -> Present:
        """The lines of every seat, here and at other processes."""
        everywhere = self.lines()
        for _, present in self.elsewhere.values():
            for seat, lines in present.items():
                everywhere.setdefault(seat, Lines()).add(lines)
        return everywhere

    @property
    def renewed(self) -> list[int]:
        """The seats to which the table's maker gave a new link."""
        return [entry.seat for entry in self.seats if renewed_at(self.doors, entry.seat) is not None]

    def lines(self) -> Present:
        """The lines of every seat here; -1 is for the spectators."""
        present: Present = {}
        for connection in self.connections:
            present.setdefault(seat_number(connection), Lines()).add(Lines(1, {mark_of(connection.proof)}))
        return present

    def readings(self) -> dict[int, SeatReaders]:
        """Who reads each seat; only those who sit there are told."""
        present = self.present()
        return {
            entry.seat: {
                "devices": len(keys_of(self.doors, entry.seat)),
                "readers": self.reading.count(entry.seat, present),
            }
            for entry in self.seats
            if entry.seat >= 0
        }

    def show_presence(self) -> None:
        """Tell everybody who is there, and whoever sits who else reads the seat."""
        if self.connections:
            message, readings = self.presence(), self.readings()
            for connection in list(self.connections):
                mine = readings.get(seat_number(connection))
                connection.put(message if mine is None else {**message, "mine": mine})
                connection.kick()

    def hear_presence(self, process: str, present: Present) -> None:
        """Another process tells who is there."""
        before = self.elsewhere.get(process)
        self.elsewhere[process] = self.hall.clock.monotonic(), present
        if before is None or before[1] != present:
            self.show_presence()

    def read_by(self, seat: int, proof: str | None) -> None:
        """Somebody on a seat has asked over HTTP: whoever sits there sees that they read."""
        if self.hear_reader(seat, mark_of(proof)):
            self.hall.tell(f"read:{self.id}:{seat}:{mark_of(proof)}")

    def hear_reader(self, seat: int, mark: str) -> bool:
        """The same, also from another process; True if it is news."""
        is_news = self.reading.note(seat, mark)
        if is_news:
            self.show_presence()
        return is_news

    def forget_readers(self) -> None:
        """Who has not asked for a while reads no more."""
        if self.reading.seen and self.reading.forget():
            self.show_presence()

    def forget_the_lost(self) -> None:
        """A process that has not said anything for three sweeps is gone, and so are those who were there."""
        limit = self.hall.clock.monotonic() - 3 * self.hall.settings.timing.sweep
        lost = [process for process, (moment, _) in self.elsewhere.items() if moment < limit]
        for process in lost:
            del self.elsewhere[process]
        if lost:
            self.show_presence()

    def tell_presence(self) -> None:
        """Tell the other processes who is here."""
        if self.hall.shared:
            self.hall.tell(f"presence:{self.id}:{self.hall.store.owner}:{written(self.lines())}")

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
        self.show_presence()


def taken(lock: asyncio.Lock) -> bool:
    """Take a lock that is free and that nobody waits for; False if it is not so. It is given back by `release`."""
    if lock.locked():
        return False
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()  # somebody was here before us
    return False


def seat_number(connection: Connection) -> int:
    """A seat as it is stored."""
    return SPECTATOR if connection.seat is None else connection.seat


def missed_answers(table: Table, after: int) -> int:
    """How many answers are told to whoever knows the table up to an entry."""
    if table.game is None:
        return 0
    return table.game.answers - (table.common_answers(after) if table.dealt <= after <= table.seq else 0)


def drafted(table: Table, seat: int, message: Logged, now: int) -> tuple[Entry, Ending | None]:
    """The entry that a message would become, and the results if it ends the game."""
    kind, body = entry_of(message, table)
    had_ended = table.finished
    entry = table.draft(kind, seat, message.action_id, body, now)
    return entry, ending_of(table) if table.finished and not had_ended else None


def entry_of(message: Logged, table: Table) -> tuple[str, Body]:
    """What a message means for the log."""
    if isinstance(message, Act | Answer):
        return "act", {"action": message.action}
    if isinstance(message, Sit):
        return "sit", {"nonce": message.nonce}
    if isinstance(message, Undo):
        return ("undo" if table.players == 1 else "ask_undo"), {"count": message.count}
    if isinstance(message, Redo):
        return "redo", {"count": message.count}
    if isinstance(message, AnswerUndo):
        return ("agree_undo" if message.agree else "refuse_undo"), {}
    return "rematch", {}


def ending_of(table: Table) -> Ending | None:
    """What the statistics remember; games brought along from elsewhere do not count."""
    game = table.running()
    if table.header.deal == "imported" or game.result is None:
        return None
    return Ending(table.spec.rules_text(), game.result.won, game.turn, game.peeked, table.header.deal)
