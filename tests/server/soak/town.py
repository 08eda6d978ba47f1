"""People at tables of every registered game, alone and together, who do so many things a second between them.

Things fall due at fixed times, and a wait counts from the time a thing was due: a server that stalls cannot hide it.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from dataclasses import replace
from functools import partial
from types import TracebackType
from typing import Any, Self

import httpx

from bench.server import hosted
from reverie.client import House, Link, NewTable, Refused, Seat

RATE = 200.0  # actions a second, all together
OF_EACH = 10  # tables of each game, half of them for one, half for two
QUICKLY = (0.05, 0.2)  # seconds before a lost line is tried again
UNDO = 0.05  # of the actions
REMATCH = 0.7  # of the games that are over
PATIENCE = 30.0
# What a person may be told when somebody else at the table was quicker, or would not have it.
AGAIN = {"stale", "not_asked", "no_undo", "undo_reveals", "undo_asked", "no_rematch", "not_over", "action-other-seat"}


class Party:
    """Everybody at one table; when the game is over they go to its rematch, or to a new one."""

    def __init__(self, house: House, spec: str, lots: random.Random) -> None:
        self.house = house
        self.spec = spec
        self.lots = lots
        self.table: NewTable | None = None
        self.seats: list[Seat] = []
        self.finished = 0
        self.rematches = 0
        self.moves = 0
        self.undone = 0

    async def come(self) -> None:
        """To a new table. The line to the house was silent for a while, so it may just have given way to somebody of
        the same address, as an attacker has many: then it is asked for on a new one."""
        try:
            self.table = await self.house.create(self.spec)
        except httpx.TransportError:
            self.table = await self.house.create(self.spec)
        await self.sit_at([self.table.link(seat) for seat in range(self.table.players)])

    async def sit_at(self, links: list[Link]) -> None:
        """Everybody sits down at a table where nobody sits yet."""
        await self.leave()
        self.seats = [Seat(link, patience=QUICKLY) for link in links]
        for seat in self.seats:
            await seat.__aenter__()
        for seat in self.seats:
            with contextlib.suppress(Refused):  # somebody with bad manners may have sat down for us
                await seat.sit()
        for seat in self.seats:
            await seat.wait(partial(is_dealt, seat))

    async def leave(self) -> None:
        """Go home."""
        for seat in self.seats:
            await seat.__aexit__(None, None, None)
        self.seats = []

    @property
    def is_over(self) -> bool:
        """Whether there is nothing to do here any more."""
        return any(seat.is_over for seat in self.seats)

    def cut(self) -> None:
        """A line breaks in the middle of anything."""
        line = self.lots.choice(self.seats)._line
        if line is not None:
            line.transport.abort()

    async def go_on(self) -> None:
        """After the end: once more with the same people, or something new."""
        self.finished += 1
        if self.lots.random() < REMATCH:
            with contextlib.suppress(Refused):
                await self.once_more()
                self.rematches += 1
                return
        await self.come()

    async def once_more(self) -> None:
        """Everybody offers a rematch, and it comes about."""
        for seat in self.seats:
            while True:
                try:
                    await seat.rematch()
                except Refused as error:
                    if error.code == "stale":
                        continue
                    if error.code != "no_rematch":
                        raise
                break
        first = self.seats[0]
        await first.wait(lambda: first.observation["rematch"]["table"] is not None)
        table = str(first.observation["rematch"]["table"])
        await self.sit_at([seat.link.at(table) for seat in self.seats])

    async def act(self) -> bool:
        """One thing for the log, when somebody is asked; False if it came to nothing."""
        seat = next((seat for seat in self.seats if seat.is_asked), None)
        if seat is None:
            await self.seats[0].wait_for_news(0.05)
            return False
        try:
            if seat.observation["answers"] and self.lots.random() < UNDO:
                await self.take_back(seat)
            else:
                await seat.act(self.lots.choice(seat.observation["actions"])["id"])
        except Refused as error:
            if error.code == "table_full":
                await self.move_on()
            elif error.code not in AGAIN:
                raise
            return False
        return True

    async def move_on(self) -> None:
        """This table is full: to the one at which the game goes on."""
        first = self.seats[0]
        await first.wait(lambda: first.further is not None)
        await self.sit_at([seat.link.at(str(first.further)) for seat in self.seats])
        self.moves += 1

    async def take_back(self, seat: Seat) -> None:
        """Alone one does, together one asks."""
        await seat.undo(self.lots.randint(1, min(3, int(seat.observation["answers"]))))
        self.undone += 1
        for other in self.seats:
            if other is not seat:
                await other.wait(partial(has_heard, other, seat))
                await other.answer_undo(self.lots.random() < 0.7)


def is_dealt(seat: Seat) -> bool:
    """Whether everybody sits, and the cards are there."""
    return bool(seat.observation["status"] != "seating")


def has_heard(other: Seat, seat: Seat) -> bool:
    """Whether somebody knows what was asked for."""
    return other.observation["undo"] is not None or other.seq > seat.seq


class Town:
    """All parties at one server; or, at a server with a copy of their tables, all parties of another town once more."""

    def __init__(self, url: str, seed: int, other: Town | None = None) -> None:
        self.url = url
        self.other = other
        self.lots = random.Random(seed)
        self.house = House(url)
        self.parties: list[Party] = []
        self.done = 0

    async def __aenter__(self) -> Self:
        await self.house.__aenter__()
        for party in self.other.parties if self.other is not None else ():
            again = Party(self.house, party.spec, random.Random(self.lots.getrandbits(64)))
            self.parties.append(again)
            await again.sit_at([replace(seat.link, server=self.url) for seat in party.seats])
        if self.other is not None:
            return self
        specs = [spec_of(game) for game in hosted.games() for spec_of in (hosted.solo, hosted.team)]
        for number in range(OF_EACH * len(hosted.games())):
            party = Party(self.house, specs[number % len(specs)], random.Random(self.lots.getrandbits(64)))
            self.parties.append(party)
            await party.come()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()
        await self.house.__aexit__(kind, error, trace)

    async def leave(self) -> None:
        """Everybody goes home."""
        for party in self.parties:
            await party.leave()

    async def play(self, seconds: float) -> list[tuple[float, float]]:
        """So long; returns when things were due (by the monotonic clock), and how long each was waited for."""
        waits: list[tuple[float, float]] = []
        begun, period = time.monotonic(), len(self.parties) / RATE
        await asyncio.gather(
            *(
                self.keep_playing(party, begun + number / RATE, period, begun + seconds, waits)
                for number, party in enumerate(self.parties)
            )
        )
        return sorted(waits)

    async def keep_playing(
        self, party: Party, due: float, period: float, until: float, waits: list[tuple[float, float]]
    ) -> None:
        """One party, thing after thing."""
        while due < until and time.monotonic() < until:  # on a machine that is too busy, less is done
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            async with asyncio.timeout(PATIENCE):
                if party.is_over:
                    await party.go_on()
                    due = time.monotonic()
                lines = sum(seat.lines for seat in party.seats)
                is_done = await party.act()
            now = time.monotonic()
            if is_done:
                self.done += 1
                if lines == sum(seat.lines for seat in party.seats):  # who has lost a line waits for himself
                    waits.append((due, now - due))
            due = due + period if is_done else now

    def somewhere(self) -> tuple[str, str]:
        """Any table, with the key of its first seat."""
        link = self.lots.choice([party for party in self.parties if party.seats]).seats[0].link
        return link.table, link.key

    def told(self) -> dict[str, Any]:
        """What everybody did."""
        return {
            "actions": self.done,
            "games": sum(party.finished for party in self.parties),
            "rematches": sum(party.rematches for party in self.parties),
            "moves": sum(party.moves for party in self.parties),
            "undone": sum(party.undone for party in self.parties),
            "lines": sum(seat.lines for party in self.parties for seat in party.seats),
        }
