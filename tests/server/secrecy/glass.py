"""A house of glass: a whole server without a socket and without a disk, into which any world can be laid.

Everything a client would be sent is made by the real application, room and connections; only the database is a
list, the clocks stand still, and the lots of `world` are the same in every house.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, cast

from bench.server.unlimited import NO_LIMITS
from reverie.hosted.entries import SPECTATOR, Entry, Header, canonical
from reverie.hosted.table import Table
from reverie.kernel.game import Game
from reverie.server import links
from reverie.server.app import create_app
from reverie.server.connection import Connection
from reverie.server.rooms.room import Room
from reverie.server.service import Service
from reverie.server.settings import Settings
from reverie.server.stores.doors import BY_TABLE, KEY, LINK, Door
from reverie.server.stores.driver import Driver
from reverie.server.stores.results import Ending
from reverie.server.stores.store import Store, StoredSeat, StoredTable

TABLE = "g" * 20
CREATED = 1_700_000_000_000
DAY = "2023-11-14"
COMMITMENT = "c0" * 32  # the same everywhere: it is shown, and nobody can look into it
DEALS = ("fair", "daily:" + DAY, "imported")
TOKENS = {seat: f"{'token' * 8}_{seat % 10}{'x' * 43}"[:43] for seat in (SPECTATOR, 0, 1)}


class StillClock:
    """It is always the same moment."""

    def now(self) -> int:
        return CREATED + 60_000

    def monotonic(self) -> float:
        return 1_000.0


class ShortStore(Store):
    """One table, in a list."""

    def __init__(self) -> None:
        super().__init__(cast(Driver, None))
        self.entries: list[Entry] = []
        self.header: Header | None = None
        self.kept: list[StoredSeat] = []
        self.opened: list[Door] = []

    async def load(self, table: str) -> StoredTable | None:
        raise AssertionError("the table is in memory; something went wrong with it")

    async def following(self, table: str) -> str | None:
        return None

    async def tail(self, table: str, after: int) -> list[Entry]:
        return self.entries[after:]

    async def append(
        self,
        table: str,
        entry: Entry,
        ending: Ending | None = None,
        lease: int | None = None,
        notice: str | None = None,
    ) -> None:
        self.entries.append(entry)

    async def seats(self, table: str) -> list[StoredSeat]:
        return self.kept

    async def doors(self, table: str) -> list[Door]:
        return self.opened

    async def last_action(self, table: str) -> int | None:
        return CREATED

    async def note_hint(self, table: str, seat: int) -> None:
        """Games with hints are kept apart when they end; these do not."""


class Ear:
    """A transport that keeps what it was given."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def write(self, data: bytes) -> bool:
        self.heard.append(data.decode())
        return True

    async def send(self, data: bytes) -> None:
        self.heard.append(data.decode())

    async def close(self, code: int, reason: str) -> None:
        self.heard.append(f"closed {code} {reason}")

    def abort(self) -> None:
        self.heard.append("aborted")


class House:
    """One server, with one world at a time."""

    def __init__(self) -> None:
        settings = Settings(database="nowhere", limits=NO_LIMITS, public_url="http://glass.test")
        self.service = Service(settings, cast(Driver, None), StillClock())
        self.hall = self.service.hall
        self.store = ShortStore()
        self.service.store = self.hall.store = self.store
        self.app = create_app(service=self.service)
        self.ears: dict[str, Ear] = {}
        self.clients: dict[str, Connection] = {}

    # ---- laying a world ---------------------------------------------------------------------------------

    def lay(self, game: Game, seat: int | None, deal: str, number: int) -> None:
        """Put a world on the table; whatever a seat must not know has another value in every house (`number`)."""
        self.game = game
        mine, own = f"{number:02x}" * 32, f"{number:02x}" * 16
        imported, daily = deal == "imported", deal.startswith("daily:")
        header = Header(
            TABLE,
            CREATED,
            game.spec.text() if imported else game.spec.rules_text(),
            game.definition.manifest.rules_version,
            game.players,
            deal,
            None if imported or daily else mine,
            None if imported else COMMITMENT,
            game.start_position if imported else None,
        )
        table = Table(header, mine if daily else None)
        bodies: list[tuple[str, int, dict[str, Any], str]] = [
            ("sit", other, {"nonce": nonce}, f"sit-{nonce}")
            for other in range(game.players)
            for nonce in ["aa" * 16 if other == seat else own]
        ]
        if imported:
            bodies = [("import", 0, {"actions": [own] * 3, "peeked": False}, "import-0")]
        else:
            table.nonces = {other: str(body["nonce"]) for _, other, body, _ in bodies}
        self.store.entries = []
        for kind, other, body, action_id in bodies:
            if len(self.store.entries) == len(bodies) - 1:
                table.game = game
            draft = Entry(table.seq + 1, CREATED, kind, other, action_id, canonical(body), table.state(), "")
            entry = draft._replace(chain=table.link(draft))
            table.settle(entry)
            self.store.entries.append(entry)
        self.store.header = header
        self.store.kept = [
            StoredSeat(other, own * 2, None if other < 0 else f"Guest {other}")
            for other in (SPECTATOR, *range(game.players))
        ]
        self.store.opened = [
            Door(other, links.hash_of(TOKENS[other]), LINK if other < 0 else KEY, BY_TABLE, CREATED)
            for other in (SPECTATOR, *range(game.players))
        ]
        room = Room(self.hall, TABLE)
        room.memory = self.table = table
        room.seats, room.doors, room.evening = self.store.kept, self.store.opened, TABLE
        self.hall.rooms = {TABLE: room}
        self.room = room
        self.ears, self.clients = {}, {}

    # ---- clients ----------------------------------------------------------------------------------------

    async def come(self, name: str, seat: int | None, language: str) -> None:
        """Somebody comes in by a WebSocket."""
        ear = self.ears[name] = Ear()
        self.clients[name] = Connection(self.room, seat, ear, self.hall.clock, self.service.settings)
        await self.say(name, {"type": "hello", "protocol": 1, "lang": language})

    async def say(self, name: str, message: dict[str, Any] | str) -> None:
        """Somebody says something."""
        await self.clients[name].receive(message if isinstance(message, str) else json.dumps(message))

    async def get(self, path: str, seat: int | None, language: str) -> str:
        """An HTTP response to a seat (None: a spectator), head and body."""
        sent: list[str] = []
        token = TOKENS[SPECTATOR if seat is None else seat]
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": header_list(("authorization", f"Bearer {token}"), ("accept-language", language)),
            "client": ("127.0.0.1", 1),
            "server": ("glass.test", 80),
            "state": {},
        }

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                sent.append(f"{message['status']} {sorted(message['headers'])}")
            else:
                sent.append(bytes(message.get("body", b"")).decode())

        await self.app(scope, receive, send)
        return "\n".join(sent)


def header_list(*pairs: tuple[str, str]) -> Sequence[tuple[bytes, bytes]]:
    """Headers as servers pass them on."""
    return [(name.encode(), value.encode()) for name, value in pairs]
