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
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any
from unittest import mock

import uvicorn
from websockets.sync.client import ClientConnection, connect

from bench.server.unlimited import NO_LIMITS
from reverie.hosted import deals
from reverie.hosted.entries import MAKER, Entry, Header
from reverie.hosted.refusals import Refusal
from reverie.hosted.table import Table
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.server import links
from reverie.server.run import config_of
from reverie.server.service import Service
from reverie.server.settings import Settings
from reverie.server.stores.doors import BY_TABLE, KEY, Door, add_door
from reverie.server.stores.driver import Statement
from reverie.server.stores.store import add_entry, new_table
from tests.audit.tables import who_may

TOKEN = "A" * 42 + "E"
TOKENS = {0: TOKEN, 1: "B" * 42 + "E", MAKER: "C" * 42 + "E"}  # of the seats at every stored table, and of its maker
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
        """Store a table; its seats have the same keys everywhere."""
        self.write([*new_table(header, keys_at(header.players), {}, header.id)])
        self.write([add_entry(header.id, entry) for entry in entries])

    def give_keys_back(self, table: str, players: int) -> None:
        """Whoever has left, or was shut out, is there again."""
        old: Statement = ("DELETE FROM doors WHERE evening = $1", (table,))
        self.write([old, *(add_door(table, door) for door in keys_at(players))])

    def write(self, unit: list[Statement]) -> None:
        """Put something into the database, past everything."""

        async def write() -> None:
            await self.service.store.driver.write(unit)

        asyncio.run_coroutine_threadsafe(write(), self.loop).result(60)

    def ask(self, method: str, path: str, body: Any = None, token: str | None = TOKEN) -> tuple[int, Any]:
        """One request: the status, and what was said."""
        return ask_port(self.port, method, path, body, token)

    def seat(self, table: str, token: str = TOKEN) -> AbstractContextManager[Seat]:
        """A player's line, past its hello."""
        return seat_at(self.port, table, token)


def keys_at(players: int) -> list[Door]:
    """The keys of a stored table."""
    return [Door(seat, links.hash_of(token), KEY, BY_TABLE, 0) for seat, token in TOKENS.items() if seat < players]


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

    def catch_up(self, seq: int) -> None:
        """Hear all that has happened up to an entry."""
        while self.seq < seq:
            self.until("update")

    def do(self, kind: str, **body: Any) -> dict[str, Any]:
        """Something that belongs into the log, and its acknowledgement or refusal."""
        where = {"seq": self.seq} if kind != "sit" else {}
        self.say({"type": kind, "action_id": secrets.token_hex(8)} | where | body)
        return self.until("update", "refused", "error", "accepted")


@contextmanager
def seat_at(port: int, table: str, token: str = TOKEN, source: tuple[str, int] | None = None) -> Iterator[Seat]:
    """A player's line to whoever listens there, past its hello."""
    url, headers = f"ws://127.0.0.1:{port}/api/tables/{table}/play", {"Authorization": f"Bearer {token}"}
    with connect(url, additional_headers=headers, max_size=None, source_address=source) as line:
        seat = Seat(line)
        seat.say({"type": "hello", "protocol": 1})
        seat.until("update")
        yield seat


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
    return for_so_many(game, 1)


def for_so_many(game: str, players: int) -> str:
    """The rules of a game for so many."""
    modes = registry.game(game).manifest.modes
    return f"{game}/{next(mode.name for mode in modes if mode.players == players)}"


class Growing:
    """A table whose log is being written, by nobody in particular."""

    def __init__(self, game: str, players: int) -> None:
        spec, secret = for_so_many(game, players), "ab" * 32
        name = links.new_table_id()
        rules = registry.game(game).manifest.rules_version
        self.now = int(time.time() * 1000)
        promise = deals.commitment(name, spec, secret)
        self.header = Header(name, self.now, spec, rules, players, "fair", secret, promise)
        self.table = Table(self.header)
        self.log: list[Entry] = []
        for seat in range(players):
            self.do("sit", seat, nonce=NONCE)

    @property
    def run(self) -> Game:
        return self.table.running()

    def do(self, kind: str, seat: int = 0, **body: Any) -> None:
        """One entry more."""
        entry = self.table.draft(kind, seat, f"a{self.table.seq}", body, self.now)
        self.table.settle(entry)
        self.log.append(entry)

    def play(self, lots: random.Random, most: int) -> None:
        """To the end, or so many answers."""
        agent = registry.agent("rules", self.table.spec.game, 0)
        while not self.run.is_over and self.run.answers < most:
            number = agent.choose(self.run.outlook()) if lots.random() < 0.7 else lots.choice(self.run.legal_actions())
            self.do("act", who_may(self.run, number)[0], action=self.run.codec.by_id[number].words)

    def take_the_end_back(self) -> None:
        """Together nobody takes back the last answer: the log without it."""
        while self.run.is_over:
            self.table = Table.replay(self.header, self.log[:-1])
            self.log.pop()


def grown(game: str, entries: int, over: bool = False, seed: int = 1, players: int = 1) -> tuple[Header, list[Entry]]:
    """The log of a table whose players wander about: as long a line as comes of it, and as many entries as are asked
    for; with `over`, the game has come to its end and stands there."""
    lots, growing = random.Random(f"{game} {seed}"), Growing(game, players)
    growing.play(lots, 1_500 if over else 400)
    if over:
        return growing.header, growing.log
    if players > 1:
        growing.take_the_end_back()
        with suppress(Refusal):  # what has shown somebody something is not taken back
            while growing.table.seq < entries:
                growing.do("ask_undo", 0, count=1)
                growing.do("refuse_undo", 1)
        return growing.header, growing.log
    while growing.table.seq < entries:
        run = growing.run
        if not run.answers or (run.undone and lots.random() < 0.6):
            growing.do("redo", count=lots.randint(1, run.undone))
        else:
            growing.do("undo", count=lots.randint(1, min(run.answers, lots.choice((1, 8, 400)))))
    if growing.run.undone:
        growing.do("redo", count=growing.run.undone)
    if growing.run.is_over:
        growing.do("undo", count=1)
    return growing.header, growing.log
