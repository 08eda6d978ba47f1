"""Everybody who could come to a table's door, with what they bring."""

from __future__ import annotations

from dataclasses import dataclass

from bench.server.entering import enter_all
from reverie.hosted.entries import MAKER, SPECTATOR
from reverie.server import links
from reverie.server.clock import SystemClock
from reverie.server.roles import Role
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
    "seat", "other seat", "spectator", "maker", "nobody", "garbage", "no token", "seat of another table",
    "spectator of another table", "maker of another table", "spent link", "link not entered", "rotated", "left",
    "expired", "guest", "cookie of another table",
)  # fmt: skip


async def new_place(running: Running, spec: str) -> Place:
    """A table in whose seats people come and go: seat 0 has a new key, and seat 1 was left, and given a new link."""
    hall, store = running.service.hall, running.service.store
    from reverie import parse_spec

    made, other = await hall.create(parse_spec(spec)), await hall.create(parse_spec(spec))
    table, tokens = made.header.id, await enter_all(store, made)
    others = await enter_all(store, other)
    rotated, left = tokens[0], tokens[1]
    answer = await request(running.url, "POST", f"/api/tables/{table}/rotate", bearer(rotated), {})
    assert answer.status == 200
    tokens[0] = answer.json()["token"]
    answer = await request(running.url, "POST", f"/api/tables/{table}/leave", bearer(left))
    assert answer.status == 204
    renewed = await request(running.url, "POST", f"/api/tables/{table}/renew", bearer(made.tokens[MAKER]), {"seat": 1})
    entered = await request(running.url, "POST", f"/api/tables/{table}/enter", (), {"token": renewed.json()["token"]})
    tokens[1] = entered.json()["token"]
    unopened = await request(running.url, "POST", f"/api/tables/{table}/link", bearer(tokens[1]))
    guest = (await request(running.url, "PUT", "/api/guest", (), {"name": "Somebody"})).cookies["reverie_guest"]
    people = [
        Person("seat", Role.SEAT, tokens[0]),
        Person("other seat", Role.SEAT, tokens[1]),
        Person("spectator", Role.SPECTATOR, tokens[SPECTATOR]),
        Person("maker", Role.MAKER, made.tokens[MAKER]),
        Person("nobody", Role.ANYBODY),
        Person("garbage", Role.ANYBODY, links.new_token()),
        Person("no token", Role.ANYBODY, "0" * 42),
        Person("seat of another table", Role.ANYBODY, others[0]),
        Person("spectator of another table", Role.ANYBODY, others[SPECTATOR]),
        Person("maker of another table", Role.ANYBODY, other.tokens[MAKER]),
        Person("spent link", Role.ANYBODY, made.tokens[0]),
        Person("link not entered", Role.ANYBODY, unopened.json()["token"]),
        Person("rotated", Role.ANYBODY, rotated),
        Person("left", Role.ANYBODY, left),
        Person("expired", Role.ANYBODY, tokens[0], later=MONTH),
        Person("guest", Role.ANYBODY, cookies=f"reverie_guest={guest.partition(';')[0]}"),
        Person(
            "cookie of another table",
            Role.ANYBODY,
            cookies=f"reverie_seat={others[1]}; reverie_maker={other.tokens[MAKER]}",
        ),
    ]
    assert tuple(person.name for person in people) == NAMES
    return Place(table, tokens, {person.name: person for person in people})


def bearer(token: str) -> list[tuple[str, str]]:
    """A link as programs send it."""
    return [("Authorization", f"Bearer {token}")]
