"""Who is at a table, here and at the other processes on the same database; and who reads a seat without a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.hosted.entries import SPECTATOR
from reverie.server.connection import Connection
from reverie.server.doors import keys_of, renewed_at
from reverie.server.messages import PresenceMessage, PresentSeat, SeatReaders
from reverie.server.readers import Lines, Present, mark_of, written

if TYPE_CHECKING:
    from reverie.server.rooms.room import Room


class Presence:
    """Everybody at one table."""

    __slots__ = ("elsewhere", "reading", "room")

    def __init__(self, room: Room) -> None:
        self.room = room
        self.reading = room.reading
        self.elsewhere = room.elsewhere

    # ---- telling --------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Somebody has come or gone: everybody is told, at the other processes, too."""
        self.show()
        self.tell()

    def show(self) -> None:
        """Tell everybody who is there, and whoever sits who else reads the seat."""
        if self.room.connections:
            message, readings = self.message(), self.readings()
            for connection in list(self.room.connections):
                mine = readings.get(seat_number(connection))
                connection.put(message if mine is None else {**message, "mine": mine})
                connection.kick()

    def tell(self) -> None:
        """Tell the other processes who is here."""
        hall = self.room.hall
        if hall.shared:
            hall.tell(f"presence:{self.room.id}:{hall.store.owner}:{written(self.here())}")

    def message(self) -> PresenceMessage:
        """Who is there, here and at other processes, as everybody is told."""
        present = self.everywhere()
        seats: list[PresentSeat] = [
            {
                "seat": entry.seat,
                "name": entry.name,
                "online": entry.seat in present,
                "entered": bool(keys_of(self.room.doors, entry.seat)),
                "renewed": renewed_at(self.room.doors, entry.seat),
                "computer": entry.seat in self.room.computers,
                "agreed": sorted(self.room.substitutes.get(entry.seat, ())),
            }
            for entry in self.room.seats
            if entry.seat >= 0
        ]
        spectators = present[SPECTATOR].count if SPECTATOR in present else 0
        return {"type": "presence", "seats": seats, "spectators": spectators, "mine": None}

    def here(self) -> Present:
        """The lines of every seat at this process; -1 is for the spectators."""
        present: Present = {}
        for connection in self.room.connections:
            present.setdefault(seat_number(connection), Lines()).add(Lines(1, {mark_of(connection.proof)}))
        return present

    def everywhere(self) -> Present:
        """The lines of every seat, here and at other processes."""
        everywhere = self.here()
        for _, present in self.elsewhere.values():
            for seat, lines in present.items():
                everywhere.setdefault(seat, Lines()).add(lines)
        return everywhere

    def readings(self) -> dict[int, SeatReaders]:
        """Who reads each seat; only those who sit there are told."""
        present = self.everywhere()
        return {
            entry.seat: {
                "devices": len(keys_of(self.room.doors, entry.seat)),
                "readers": self.reading.count(entry.seat, present),
            }
            for entry in self.room.seats
            if entry.seat >= 0
        }

    # ---- hearing --------------------------------------------------------------------------------------

    def hear(self, process: str, present: Present) -> None:
        """Another process tells who is there."""
        before = self.elsewhere.get(process)
        self.elsewhere[process] = self.room.hall.clock.monotonic(), present
        if before is None or before[1] != present:
            self.show()

    def read_by(self, seat: int, proof: str | None) -> None:
        """Somebody on a seat has asked over HTTP: whoever sits there sees that they read."""
        if self.hear_reader(seat, mark_of(proof)):
            self.room.hall.tell(f"read:{self.room.id}:{seat}:{mark_of(proof)}")

    def hear_reader(self, seat: int, mark: str) -> bool:
        """The same, also from another process; True if it is news."""
        is_news = self.reading.note(seat, mark)
        if is_news:
            self.show()
        return is_news

    # ---- forgetting -----------------------------------------------------------------------------------

    def forget_readers(self) -> None:
        """Who has not asked for a while reads no more."""
        if self.reading.seen and self.reading.forget():
            self.show()

    def forget_the_lost(self) -> None:
        """A process that has not said anything for three sweeps is gone, and so are those who were there."""
        limit = self.room.hall.clock.monotonic() - 3 * self.room.hall.settings.timing.sweep
        lost = [process for process, (moment, _) in self.elsewhere.items() if moment < limit]
        for process in lost:
            del self.elsewhere[process]
        if lost:
            self.show()


def seat_number(connection: Connection) -> int:
    """A seat as it is stored."""
    return SPECTATOR if connection.seat is None else connection.seat
