"""The computer on an empty seat: a line like everybody's, at whose other end an agent answers.

It comes when whoever made the table asks for it, knows what its seat may know and no more, and goes when the last
person has gone or somebody enters by the seat's link. Nothing about it is stored: whoever comes back asks for it again.
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

AGENT = "rules"
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
    """Put the computer on a seat; it is enough to say it once."""
    room, table = await hall.table(table_id)
    if not 0 <= seat < table.players or table.players < 2:
        raise Refusal("bad_request", place="body.seat", reason="no such seat")
    definition = registry.game(table.spec.game)
    if definition.shares_questions or not definition.has_rule_of_thumb:
        raise Refusal("no_partner")
    if keys_of(room.doors, seat):
        raise Refusal("seat_taken")
    if not has_company(room) or seat in room.presence.everywhere():
        return  # it would go at once, or is here already
    connection = Connection(room, seat, Ear(), hall.clock, hall.settings, address)
    connection.greeted = True
    room.computers.add(seat)
    await room.welcome(connection, None)
    hall.spawn(Partner(connection).play())


def has_company(room: Room) -> bool:
    """Whether a person sits at the table, here or at another process."""
    return any(seat >= 0 and seat not in room.computers for seat in room.presence.everywhere())


class Partner:
    """One seat, played by the computer as long as it has company."""

    def __init__(self, connection: Connection) -> None:
        assert connection.seat is not None
        assert isinstance(connection.transport, Ear)
        self.connection, self.seat, self.ear = connection, connection.seat, connection.transport
        self.memory: dict[str, Any] = {}  # what the agent has in mind from question to question

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
                await asyncio.sleep(self.room.hall.settings.timing.partner)  # nobody follows what comes at once
                if self.is_wanted():
                    await self.room.handle(self.connection, message)
        finally:
            self.room.computers.discard(self.seat)
            self.connection.cut()

    def is_wanted(self) -> bool:
        """Whether a person is here, and the seat is still nobody's."""
        return not self.ear.is_cut and has_company(self.room) and not keys_of(self.room.doors, self.seat)

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
        game = table.playable()
        if game.decision is None or self.seat not in game.decision.seats:
            return None
        agent = registry.agent(AGENT, game.spec.game, 0)
        answer = agent.choose(game.outlook(self.seat, self.memory))
        return Act(type="act", action_id=action_id, seq=table.seq, action=answer)
