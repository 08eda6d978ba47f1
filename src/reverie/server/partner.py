"""The computer on an empty seat: a line like everybody's, at whose other end an agent answers.

It comes when whoever made the table asks for it, knows what its seat may know and no more, leaves to people what is the
whole team's to decide, and goes when the last person has gone or somebody enters by the seat's link. To the seat of
somebody who is away it comes when all who are present agree, and goes as soon as that person is back. Nothing about it
is stored: whoever comes back asks for it again.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

from reverie.errors import ReverieError
from reverie.hosted.refusals import Refusal
from reverie.hosted.table import Table
from reverie.kernel import registry
from reverie.server.connection import Connection
from reverie.server.doors import keys_of
from reverie.server.messages import Act, AnswerUndo, Message, Rematch, Sit
from reverie.server.rooms.room import Room

if TYPE_CHECKING:
    from reverie.server.hall import Hall

WAIT = 1.0  # seconds before something is tried again that could not be done


class Ear:
    """The other end of the line: it hears that something was said, and looks at the table itself."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.is_cut = False

    def write(self, data: bytes) -> bool:
        """Something was said."""
        self.news.set()
        return True

    async def send(self, data: bytes) -> None:
        """The same."""
        self.news.set()

    async def close(self, code: int, reason: str) -> None:
        """It is sent away."""
        self.abort()

    def abort(self) -> None:
        """The same, without a word."""
        self.is_cut = True
        self.news.set()


async def invite(hall: Hall, table_id: str, seat: int, address: str) -> None:
    """Put the computer on a seat that nobody has entered; it is enough to say it once."""
    room = await room_with(hall, table_id, seat)
    if keys_of(room.doors, seat):
        raise Refusal("seat_taken")
    if has_company(room) and seat not in room.presence.everywhere():  # else it would go at once, or is here already
        await come(room, seat, address)


async def substitute(hall: Hall, table_id: str, seat: int, asking: int, address: str) -> None:
    """Somebody who sits at the table would have the computer play for somebody who is away."""
    room = await room_with(hall, table_id, seat)
    if seat == asking or seat in persons(room) or seat in room.computers:
        raise Refusal("seat_taken")
    hall.tell(f"agree:{room.id}:{seat}:{asking}")
    room.substitutes.setdefault(seat, set()).add(asking)
    room.presence.show()
    if has_company(room) and persons(room) <= room.substitutes[seat]:
        await come(room, seat, address)


async def room_with(hall: Hall, table_id: str, seat: int) -> Room:
    """The room of a table at which the computer could play that seat."""
    room, table = await hall.table(table_id)
    if not 0 <= seat < table.players or table.players < 2:
        raise Refusal("bad_request", place="body.seat", reason="no such seat")
    if not registry.game(table.spec.game).has_rule_of_thumb:
        raise Refusal("no_partner")
    return room


async def come(room: Room, seat: int, address: str) -> None:
    """The computer sits down."""
    if seat in room.computers:
        return  # it is on its way
    connection = Connection(room, seat, Ear(), room.hall.clock, room.hall.settings, address)
    connection.greeted = True
    room.computers.add(seat)
    await room.welcome(connection, None)
    room.hall.spawn(Partner(connection).play())


def persons(room: Room) -> set[int]:
    """The seats at which a person sits now, here or at another process."""
    here = {one.seat for one in room.connections if one.seat is not None and not isinstance(one.transport, Ear)}
    away = {seat for _, present in room.elsewhere.values() for seat in present if seat >= 0}
    return here | away


def has_company(room: Room) -> bool:
    """Whether a person sits at the table, here or at another process."""
    return bool(persons(room))


class Partner:
    """One seat, played by the computer as long as it has company."""

    def __init__(self, connection: Connection) -> None:
        assert connection.seat is not None
        assert isinstance(connection.transport, Ear)
        self.connection, self.seat, self.ear = connection, connection.seat, connection.transport
        self.memory: dict[str, Any] = {}  # what the agent has in mind from question to question
        self.waits = True  # before the next answer: what one action is made of follows at once

    @property
    def room(self) -> Room:
        """The room may be another one after a while."""
        return self.connection.room

    async def play(self) -> None:
        """Answer whenever it is asked, until it is not wanted any more."""
        try:
            while self.is_wanted():
                self.ear.news.clear()
                try:
                    message = await self.room.hall.ask(self.room.id, self.consider, "playing")
                except ReverieError:  # the table cannot be read or played just now
                    await asyncio.sleep(WAIT)
                    continue
                if message is None:
                    await self.ear.news.wait()
                    continue
                if self.waits:
                    await asyncio.sleep(self.room.hall.settings.timing.partner)  # nobody follows what comes at once
                if self.is_wanted():
                    await self.room.handle(self.connection, message)
        finally:
            self.room.computers.discard(self.seat)
            self.room.substitutes.pop(self.seat, None)
            self.connection.cut()

    def is_wanted(self) -> bool:
        """Whether a person is here, and nobody else on this seat: it is nobody's, or those who are here agreed."""
        if self.ear.is_cut or not has_company(self.room) or self.seat in persons(self.room):
            return False
        return self.seat in self.room.substitutes or not keys_of(self.room.doors, self.seat)

    def consider(self, room: Room, table: Table) -> Message | None:
        """What it has to say as the table stands; None: nothing."""
        action_id = secrets.token_urlsafe(12)
        undo = table.undo_request
        if table.status == "seating":
            sat = self.seat in table.nonces
            return None if sat else Sit(type="sit", action_id=action_id, nonce=secrets.token_hex(16))
        if table.status != "playing":
            wanted = table.rematch and self.seat not in table.rematch
            return Rematch(type="rematch", action_id=action_id, seq=table.seq) if wanted else None
        if undo is not None:
            asked = undo.seat != self.seat and self.seat not in undo.agreed
            return AnswerUndo(type="answer_undo", action_id=action_id, seq=table.seq, agree=True) if asked else None
        answer = self.answer(table)
        return Act(type="act", action_id=action_id, seq=table.seq, action=answer) if answer is not None else None

    def answer(self, table: Table) -> int | None:
        """What it answers to the open question; None: nothing, or it is for people to answer."""
        game = table.playable()
        decision = game.decision
        if decision is None or self.seat not in decision.seats:
            return None
        self.waits = not game.definition.begins or decision.kind in game.definition.begins
        people = frozenset(range(table.players)) - self.room.computers
        return game.outlook(self.seat, self.memory).partner_answer(people)
