"""Conversations without sockets: connections to real tables whose lines end in a list, and a judge of what is said."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import jsonschema_rs
import orjson

from bench.server.entering import enter_all
from bench.server.unlimited import NO_LIMITS
from reverie.hosted.refusals import CODES
from reverie.kernel import registry
from reverie.kernel.spec import GameSpec
from reverie.server import links
from reverie.server.app import create_app
from reverie.server.clock import Clock
from reverie.server.connection import Connection
from reverie.server.hall import NewTable
from reverie.server.messages import WRITER
from reverie.server.rooms.room import Room
from reverie.server.service import Service
from reverie.server.settings import Settings
from reverie.words import words

Data = dict[str, Any]


class Judge:
    """Holds every message of the server against the OpenAPI document, against our own types, and against the codes."""

    def __init__(self) -> None:
        document = create_app(Settings()).openapi()
        components = {name: closed(schema) for name, schema in document["components"]["schemas"].items()}
        whole = {"$ref": "#/components/schemas/ServerMessage", "components": {"schemas": components}}
        self.kinds = set(components["ServerMessage"]["discriminator"]["mapping"])
        self.schema = jsonschema_rs.Draft202012Validator(whole)
        self.seen: Counter[str] = Counter()
        self.codes: Counter[str] = Counter()

    def judge(self, data: bytes) -> Data:
        """A message that is as it was promised."""
        message: Data = orjson.loads(data)
        self.schema.validate(message)
        WRITER.validate_python(message, strict=True)
        self.seen[message["type"]] += 1
        error = message.get("error")
        if error is not None:
            code = error["code"]
            self.codes[code] += 1
            assert code in CODES or words("en").has(code), code
            assert code != "internal", message
            assert 0 < len(error["message"]) < 1_000, message
            assert "Traceback" not in error["message"]
        return message


def closed(schema: Any) -> Any:
    """The same, but nothing may stand in an object that the schema does not name."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    found = {name: closed(part) for name, part in schema.items()}
    if isinstance(found.get("properties"), dict) and "additionalProperties" not in found:
        found["additionalProperties"] = False
    return found


class Line:
    """A transport that keeps what it is given; now and then it makes the server wait."""

    def __init__(self, waits: int = 0) -> None:
        self.sent: list[bytes] = []
        self.goodbye: int | None = None
        self.cut = False
        self.waits = waits  # every so many texts one has to be waited for; 0: none
        self.count = 0

    def write(self, data: bytes) -> bool:
        self.count += 1
        if self.waits and self.count % self.waits == 0:
            return False
        self.sent.append(data)
        return True

    async def send(self, data: bytes) -> None:
        await asyncio.sleep(0)
        self.sent.append(data)

    async def close(self, code: int, reason: str) -> None:
        self.goodbye = code

    def abort(self) -> None:
        self.cut = True


class Client:
    """One connection, and what it was told."""

    def __init__(self, desk: Desk, table: NewTable, seat: int | None, waits: int = 0) -> None:
        self.desk = desk
        self.table = table
        self.line = Line(waits)
        token = desk.keys[table.header.id][-1 if seat is None else seat]
        service = desk.service
        self.connection = Connection(
            service.hall.room(table.header.id), seat, self.line, service.clock, service.settings, "test",
            links.hash_of(token),
        )  # fmt: skip
        self.observation: Data = {}
        self.seq = 0
        self.accepted: list[str] = []

    @property
    def room(self) -> Room:
        """The room it is in."""
        return self.connection.room

    @property
    def gone(self) -> bool:
        """Whether the server has closed the line."""
        return self.line.goodbye is not None or self.line.cut

    async def say(self, message: Data | str) -> list[Data]:
        """Say something; returns what was said since."""
        await self.connection.receive(message if isinstance(message, str) else json.dumps(message))
        return await self.listen()

    async def listen(self) -> list[Data]:
        """What was said since."""
        while self.connection.sending is not None:
            await asyncio.sleep(0)
        texts, self.line.sent = self.line.sent, []
        heard = [self.desk.judge.judge(data) for data in texts]
        for message in heard:
            if message["type"] == "update":
                self.observation, self.seq = message["observation"], message["seq"]
                self.accepted += message["accepted"]
        return heard

    def leave(self) -> None:
        """Go."""
        self.connection.closed = True
        self.room.leave(self.connection)


class Desk:
    """A service without sockets."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.judge = Judge()
        self.keys: dict[str, dict[int, str]] = {}  # of every table, by seat

    async def table(self, spec: str) -> NewTable:
        """A new table."""
        made = await self.service.hall.create(GameSpec.parse(spec, registry.manifests()))
        self.keys[made.header.id] = await enter_all(self.service.store, made)
        return made

    @property
    def faults(self) -> float:
        """How often something went wrong that is our fault."""
        return self.service.metrics.registry.get_sample_value("reverie_faults_total") or 0.0


@asynccontextmanager
async def open_desk(folder: Path, clock: Clock | None = None, **settings: Any) -> AsyncIterator[Desk]:
    """A service that is open."""
    chosen = Settings(database=str(folder / "tables.sqlite"), limits=settings.pop("limits", NO_LIMITS), **settings)
    service = Service(chosen, clock=clock)
    await service.start()
    try:
        yield Desk(service)
    finally:
        await service.stop()
