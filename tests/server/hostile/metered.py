"""A server whose event loop is watched: the processor time of every single callback is taken.

It runs in a thread of its own, so that whoever asks it something takes nothing of its time.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import secrets
import threading
import time
from asyncio import events
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from unittest import mock

import uvicorn
from websockets.sync.client import ClientConnection, connect

from bench.server.unlimited import NO_LIMITS
from reverie.hosted import deals
from reverie.hosted.entries import Entry, Header
from reverie.hosted.table import Table
from reverie.kernel import registry
from reverie.server import links
from reverie.server.run import config_of
from reverie.server.service import Service
from reverie.server.settings import Settings
from reverie.server.stores.doors import BY_TABLE, KEY, Door
from reverie.server.stores.store import add_entry, new_table

TOKEN = "A" * 42 + "E"
NONCE = "00" * 16


def ask_port(port: int, method: str, path: str, body: Any = None, token: str | None = TOKEN) -> tuple[int, Any]:
    """One request to whoever listens there: the status, and what was said."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    try:
        line.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = line.getresponse()
        data = answer.read()
    finally:
        line.close()
    try:
        return answer.status, json.loads(data)
    except ValueError:
        return answer.status, data


def enter_port(port: int, made: dict[str, Any], seat: int | None) -> str:
    """The key of a seat at a new table: its link opens the door once."""
    token = next(link["token"] for link in made["links"] if link["seat"] == seat)
    key: str = ask_port(port, "POST", f"/api/tables/{made['table']}/enter", {"token": token}, None)[1]["token"]
    return key


class Metered:
    """The server, its address, and what its loop has taken."""

    def __init__(self, folder: Path) -> None:
        self.settings = Settings(port=0, database=str(folder / "tables.sqlite"), limits=NO_LIMITS)
        self.service = Service(self.settings)
        self.port = 0
        self.worst = 0.0
        self.what = ""
        self.loop = asyncio.new_event_loop()
        self.server = uvicorn.Server(config_of(self.settings, self.service))
        self.thread = threading.Thread(target=self.serve, daemon=True)

    def serve(self) -> None:
        """Be the server."""
        real, thread = events.Handle._run, threading.get_ident()

        def timed(handle: Any) -> None:
            if threading.get_ident() != thread:
                real(handle)
                return
            begun = time.thread_time()
            real(handle)
            taken = time.thread_time() - begun
            if taken > self.worst:
                self.worst, self.what = taken, repr(handle)[:200]

        with mock.patch.object(events.Handle, "_run", timed):
            asyncio.set_event_loop(self.loop)
            self.loop.run_until_complete(self.server.serve())

    def reset(self) -> None:
        """Forget what was measured."""
        self.worst, self.what = 0.0, ""

    def forget_tables(self) -> None:
        """The next one who asks for a table has it read from its log."""
        self.loop.call_soon_threadsafe(self.service.hall.rooms.clear)

    def keep(self, header: Header, entries: list[Entry]) -> None:
        """Store a table; the first seat has the same key everywhere."""
        key = Door(0, links.hash_of(TOKEN), KEY, BY_TABLE, header.created)
        unit = [*new_table(header, [key], {}, header.id), *(add_entry(header.id, entry) for entry in entries)]

        async def write() -> None:
            await self.service.store.driver.write(unit)

        asyncio.run_coroutine_threadsafe(write(), self.loop).result(60)

    def ask(self, method: str, path: str, body: Any = None, token: str | None = TOKEN) -> tuple[int, Any]:
        """One request: the status, and what was said."""
        return ask_port(self.port, method, path, body, token)

    @contextmanager
    def seat(self, table: str, token: str = TOKEN) -> Iterator[Seat]:
        """A player's line, past its hello."""
        with connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/play",
            additional_headers={"Authorization": f"Bearer {token}"},
            max_size=None,
        ) as line:
            seat = Seat(line)
            seat.say({"type": "hello", "protocol": 1})
            seat.until("update")
            yield seat


class Seat:
    """Somebody who talks to a table."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.seq = 0
        self.seen: dict[str, Any] = {}

    def say(self, message: dict[str, Any]) -> None:
        self.line.send(json.dumps(message))

    def until(self, *kinds: str) -> dict[str, Any]:
        """The first message of one of these kinds."""
        while True:
            heard: dict[str, Any] = json.loads(self.line.recv(60))
            if heard["type"] == "update":
                self.seq, self.seen = heard["seq"], heard["observation"]
            if heard["type"] in kinds:
                return heard

    def do(self, kind: str, **body: Any) -> dict[str, Any]:
        """Something that belongs into the log, and its acknowledgement or refusal."""
        where = {"seq": self.seq} if kind != "sit" else {}
        self.say({"type": kind, "action_id": secrets.token_hex(8)} | where | body)
        return self.until("update", "refused", "error", "accepted")


@contextmanager
def metered(folder: Path) -> Iterator[Metered]:
    """A watched server, until it is not needed any more."""
    house = Metered(folder)
    house.thread.start()
    until = time.monotonic() + 60
    while not house.server.started:
        assert house.thread.is_alive()
        assert time.monotonic() < until
        time.sleep(0.01)
    house.port = house.server.servers[0].sockets[0].getsockname()[1]
    try:
        yield house
    finally:
        house.server.should_exit = True
        with suppress(RuntimeError):
            house.thread.join(30)


# ---- tables that have grown ----------------------------------------------------------------------------------------


def alone(game: str) -> str:
    """The rules of a game for one person."""
    modes = registry.game(game).manifest.modes
    return f"{game}/{next(mode.name for mode in modes if mode.players == 1)}"


def grown(game: str, entries: int, over: bool = False, seed: int = 1) -> tuple[Header, list[Entry]]:
    """The log of a table of one person who wanders about: as long a line as comes of it, and as many entries as are
    asked for; with `over`, the game has come to its end and stands there."""
    lots = random.Random(f"{game} {seed}")
    spec, secret = alone(game), "ab" * 32
    name = links.new_table_id()
    rules = registry.game(game).manifest.rules_version
    now = int(time.time() * 1000)
    header = Header(name, now, spec, rules, 1, "fair", secret, deals.commitment(name, spec, secret))
    table, log = Table(header), [Entry(0, 0, "", 0, "", "", "", "")][:0]

    def do(kind: str, **body: Any) -> None:
        entry = table.draft(kind, 0, f"a{table.seq}", body, now)
        table.settle(entry)
        log.append(entry)

    do("sit", nonce=NONCE)
    agent = registry.agent("rules", game, 0)
    while not table.running().is_over and (table.running().answers < 400):
        run = table.running()
        chosen = run.codec.by_id[agent.choose(run)] if lots.random() < 0.7 else lots.choice(run.actions(0))
        do("act", action=chosen.words)
    if over:
        return header, log
    while table.seq < entries:
        run = table.running()
        if not run.answers or (run.undone and lots.random() < 0.6):
            do("redo", count=lots.randint(1, run.undone))
        else:
            do("undo", count=lots.randint(1, min(run.answers, lots.choice((1, 8, 400)))))
    if table.running().undone:
        do("redo", count=table.running().undone)
    if table.running().is_over:
        do("undo", count=1)
    return header, log
