"""The doors of a table: which link or key opens what, and what is done with them.

A *link* opens a seat once. Whoever enters by it gets a *key* of their own, and the link is spent: who made the table
and kept a copy of it reads nothing. Keys are good at a table and at all its rematches; so is every change of them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING

from reverie.hosted.entries import MAKER, SPECTATOR
from reverie.hosted.refusals import Refusal
from reverie.server import links
from reverie.server.stores import doors as kept
from reverie.server.stores.doors import BY_MAKER, BY_SEAT, BY_TABLE, KEY, LINK, SPENT, Door
from reverie.server.stores.driver import Statement

if TYPE_CHECKING:
    from reverie.server.service import Service

DEVICES = 8  # keys of one seat

Who = Callable[[], Awaitable[str | None]]  # the guest who comes in, made known when it is certain that they do


def given(tokens: dict[int, str], at: int) -> list[Door]:
    """The doors of a new table: a link for each seat and for spectators, and the maker's key."""
    return [
        Door(seat, links.hash_of(token), KEY if seat == MAKER else LINK, BY_TABLE, at) for seat, token in tokens.items()
    ]


def found(doors: Iterable[Door], token: str) -> Door | None:
    """The door that a token is for; all are compared, so that the time tells nothing."""
    fitting = None
    for door in doors:
        if links.fits(token, door.token):
            fitting = door
    return fitting


def seat_by(door: Door) -> int | None:
    """The seat (None: a spectator's) that a door leads to by itself; a refusal if it is not to be used like that."""
    if door.kind == SPENT:
        raise Refusal("link_used")
    if door.seat == MAKER:
        raise Refusal("no_seat")
    if door.seat == SPECTATOR:
        return None
    if door.kind == LINK:
        raise Refusal("not_entered")
    return door.seat


def keys_of(doors: Iterable[Door], seat: int) -> list[Door]:
    """The keys of a seat: as many devices may read it."""
    return [door for door in doors if door.seat == seat and door.kind == KEY]


def renewed_at(doors: Iterable[Door], seat: int) -> int | None:
    """When the table's maker gave a seat a new link; None: never."""
    moments = [door.at for door in doors if door.seat == seat and door.origin == BY_MAKER and door.kind != KEY]
    return max(moments, default=None)


class Doorkeeper:
    """What can be done at the doors of one table."""

    def __init__(self, service: Service, table: str) -> None:
        self.service = service
        self.table = table
        self.hall = service.hall
        self.store = service.store

    async def enter(self, door: Door, key: str, held: str | None, guest: Who) -> tuple[int | None, str | None]:
        """Come in by a link, once: the seat (None: to watch), and the key if it is a new one.

        Who comes again with the same key is let in again, for the answer may have been lost; and so is who `held` a
        key of the seat before. Who holds one of another seat has opened somebody else's link by mistake, and spends
        nothing.
        """
        doors = await self.service.stored(self.store.doors(self.table))
        known, sits = found(doors, key), found(doors, held) if held is not None else None
        if known is not None and known.kind == KEY and known.seat == door.seat:
            return door.seat, key
        if sits is not None and sits.kind == KEY and door.seat >= 0:
            if sits.seat != door.seat:
                raise Refusal("seated_elsewhere")
            return door.seat, None
        if door.kind != LINK or door.seat < 0:
            return seat_by(door), None
        if known is not None:
            raise Refusal("bad_request", place="body.key", reason="not a key of one's own")
        evening = await self.evening()
        spending = self.store.spend_link(
            self.table, evening, door, links.hash_of(key), self.service.clock.now(), await guest()
        )
        if not await self.service.stored(spending):
            raise Refusal("link_used")
        await self.hall.doors_changed(evening)
        return door.seat, key

    async def rotate(self, seat: int, key: str) -> None:
        """A new key for a seat; every other one, and every link, is void."""
        door = Door(seat, links.hash_of(key), KEY, BY_SEAT, self.service.clock.now())
        await self.change(kept.another_key(await self.evening(), door))

    async def leave(self, seat: int) -> None:
        """Nobody sits there any more."""
        await self.change(kept.shut_out(await self.evening(), seat))

    async def link(self, seat: int) -> str:
        """A link for another device of whoever sits there."""
        doors = await self.service.stored(self.store.doors(self.table))
        if len(keys_of(doors, seat)) >= DEVICES:
            raise Refusal("too_many_devices", limit=DEVICES)
        return await self.new_link(seat, BY_SEAT)

    async def renew(self, seat: int) -> str:
        """A link for a lost seat, from whoever made the table; what was good there is void, and everybody sees it."""
        return await self.new_link(seat, BY_MAKER)

    async def new_link(self, seat: int, origin: str) -> str:
        """A fresh link."""
        token = links.new_token()
        door = Door(seat, links.hash_of(token), LINK, origin, self.service.clock.now())
        change = kept.renew if origin == BY_MAKER else kept.another_link
        await self.change(change(await self.evening(), door))
        return token

    async def change(self, unit: list[Statement]) -> None:
        """Store it, and send away whoever it shuts out."""
        evening = await self.evening()
        await self.service.stored(self.store.change_doors(evening, unit))
        await self.hall.doors_changed(evening)

    async def evening(self) -> str:
        """The evening that this table belongs to."""
        evening = await self.service.stored(self.store.evening(self.table))
        if evening is None:
            raise Refusal("no_table")
        return evening
