"""Everybody who could come to a table's door, with what they bring."""

from __future__ import annotations

from dataclasses import dataclass

from reverie.server import links
from reverie.server.clock import SystemClock
from reverie.server.entries import SPECTATOR
from reverie.server.roles import Role
from reverie.server.service import Service
from reverie.server.settings import Timing
from tests.server.support import Running
from tests.server.wire import request

MONTH = 31 * 86_400_000
QUIET = Timing(sweep=3600.0)  # the server does nothing by itself, so what changes was changed by a visitor


class MovedClock(SystemClock):
    """The machine's clock, moved."""

    def __init__(self) -> None:
        self.by = 0

    def now(self) -> int:
        """Wall time in milliseconds, and so much more."""
        return super().now() + self.by


@dataclass
class Person:
    """Somebody at the door: what they are to the table, and what they bring."""

    name: str
    role: Role
    token: str | None = None
    cookies: str = ""
    later: int = 0  # how much later they come

    @property
    def headers(self) -> list[tuple[str, str]]:
        """What is sent with every request."""
        given = [("Authorization", f"Bearer {self.token}")] if self.token else []
        return given + ([("Cookie", self.cookies)] if self.cookies else [])


@dataclass
class Place:
    """A table, and everybody who would like to do something there."""

    table: str
    tokens: dict[int, str]
    people: dict[str, Person]


NAMES = (
    "seat", "other seat", "spectator", "nobody", "garbage", "no token", "seat of another table",
    "spectator of another table", "rotated", "left", "expired", "guest", "cookie of another table",
)  # fmt: skip


async def new_place(running: Running, spec: str) -> Place:
    """A table in whose seats people come and go: seat 0 has a new link, and seat 1 of another one was left."""
    hall = running.service.hall
    from reverie import parse_spec

    made, other = await hall.create(parse_spec(spec)), await hall.create(parse_spec(spec))
    table, tokens = made.header.id, dict(made.tokens)
    rotated = tokens[0]
    answer = await request(running.url, "POST", f"/api/tables/{table}/rotate", bearer(rotated))
    assert answer.status == 200
    tokens[0] = answer.json()["token"]
    guest = (await request(running.url, "PUT", "/api/guest", (), {"name": "Somebody"})).cookies["reverie_guest"]
    people = [
        Person("seat", Role.SEAT, tokens[0]),
        Person("other seat", Role.SEAT, tokens[1]),
        Person("spectator", Role.SPECTATOR, tokens[SPECTATOR]),
        Person("nobody", Role.ANYBODY),
        Person("garbage", Role.ANYBODY, links.new_token()),
        Person("no token", Role.ANYBODY, "0" * 42),
        Person("seat of another table", Role.ANYBODY, other.tokens[0]),
        Person("spectator of another table", Role.ANYBODY, other.tokens[SPECTATOR]),
        Person("rotated", Role.ANYBODY, rotated),
        Person("left", Role.ANYBODY, await left_token(running.service, table)),
        Person("expired", Role.ANYBODY, tokens[0], later=MONTH),
        Person("guest", Role.ANYBODY, cookies=f"reverie_guest={guest.partition(';')[0]}"),
        Person("cookie of another table", Role.ANYBODY, cookies=f"reverie_seat={other.tokens[1]}"),
    ]
    assert tuple(person.name for person in people) == NAMES
    return Place(table, tokens, {person.name: person for person in people})


async def left_token(service: Service, table: str) -> str:
    """The link of somebody who has left: that it was good once is remembered nowhere."""
    token = links.new_token()
    store = service.store
    kept = {entry.seat: entry.token for entry in await store.seats(table)}[1]
    await store.set_token(table, 1, links.hash_of(token))
    assert await service.hall.seat_of(table, token) == 1
    await store.set_token(table, 1, None)
    await store.set_token(table, 1, kept)
    return token


def bearer(token: str) -> list[tuple[str, str]]:
    """A link as programs send it."""
    return [("Authorization", f"Bearer {token}")]
