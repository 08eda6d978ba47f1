"""Players who remember every acknowledgement, and the reckoning with the log afterwards."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any

import httpx

from bench.server import hosted
from reverie.client import House, Refused, Seat
from reverie.hosted.entries import Entry, Header
from reverie.hosted.table import Table
from reverie.server.service import driver_for
from reverie.server.stores.store import Store

# Every registered game, alone and together, and some with cards of modules.
SPECS = (
    *(spec_of(game) for spec_of in (hosted.solo, hosted.team) for game in hosted.games()),
    "urbion/second/team/void",
    "onirim/third/solo/glyphs",
    "onirim/third/team/towers",
)
# Whole campaigns, by several people and by one who plays several characters.
WHOLE = ("etherfields/second/two/encounter=campaign", "etherfields/second/solo2/encounter=campaign")
LONG = 600.0  # seconds a player waits for an answer: the server is killed again and again, on a busy machine too
QUICKLY = (0.05, 0.2)  # seconds before a lost line is tried again
AGAIN = {"stale", "not_asked", "storage_failed", "storage_full", "restarting", "no_undo", "not_dealt"}


@dataclass
class Deeds:
    """What the server has acknowledged."""

    kept: dict[tuple[str, int, int], str] = field(default_factory=dict)  # table, seat, entry -> what it was
    finished: int = 0

    def add(self, table: str, seat: int, seq: int, what: str) -> None:
        """One more; no entry is acknowledged as two different things."""
        assert (table, seat, seq) not in self.kept, "one entry was acknowledged for two actions"
        self.kept[table, seat, seq] = what


async def player(seat: Seat, deeds: Deeds, lots: random.Random, until: asyncio.Event) -> None:
    """Play at random, with some taking back, until told to stop or the game is over."""
    table, mine = seat.link.table, int(seat.welcome["seat"])
    while seat.observation["status"] == "seating" and not seat.observation["seats"][mine]["sat"] and not until.is_set():
        try:
            deeds.add(table, mine, await seat.sit(), "sit")
        except Refused as error:
            if error.code not in AGAIN | {"already_sat"}:
                raise
            await asyncio.sleep(0.02)
    while not until.is_set() and not seat.is_over:
        try:
            if not seat.is_asked:
                await seat.wait_for_news(0.05)
                continue
            solo = seat.observation["view"] is not None and len(seat.observation["seats"]) == 1
            if solo and seat.observation["answers"] > 2 and lots.random() < 0.1:
                deeds.add(table, mine, await seat.undo(1), "undo")
            else:
                action = lots.choice(seat.observation["actions"])["words"]
                deeds.add(table, mine, await seat.act(action), f"act {action}")
        except Refused as error:
            if error.code not in AGAIN:
                raise
            await asyncio.sleep(0.01)
    if seat.is_over:
        deeds.finished += 1


async def play_tables(
    url: str, deeds: Deeds, seed: int, tables: int, until: asyncio.Event, specs: tuple[str, ...] = SPECS
) -> None:
    """Several tables at once, a new one whenever one is over."""
    lots = random.Random(seed)

    async def one(number: int) -> None:
        while not until.is_set():
            async with House(url) as house:
                table = await patiently(house, specs[(seed + number) % len(specs)])
            seats = [Seat(table.link(seat), patience=QUICKLY, limit=LONG) for seat in range(table.players)]
            for seat in seats:
                await seat.__aenter__()
            try:
                await asyncio.gather(*(player(seat, deeds, lots, until) for seat in seats))
            finally:
                for seat in seats:
                    await seat.__aexit__(None, None, None)

    await asyncio.gather(*(one(number) for number in range(tables)))


async def patiently(house: House, spec: str) -> Any:
    """A new table, even if the server is just being killed."""
    while True:
        try:
            return await house.create(spec)
        except (httpx.TransportError, Refused):
            await asyncio.sleep(0.02)


async def reckon(database: str, deeds: Deeds) -> tuple[int, int]:
    """Compare with the log: nothing lost, nothing doubled, everything replays. Returns tables and entries."""
    store = Store(driver_for(database))
    await store.open()
    try:
        rows = await store.driver.read("SELECT id FROM tables ORDER BY id")
        entries: dict[tuple[str, int], Entry] = {}
        for (name,) in rows:
            stored = await store.load(str(name))
            assert stored is not None
            check_log(stored.header, stored.entries)
            entries |= {(str(name), entry.seq): entry for entry in stored.entries}
    finally:
        await store.close()
    for (table, seat, seq), what in deeds.kept.items():
        entry = entries.get((table, seq))
        assert entry is not None, f"acknowledged and lost: {table} {seq} {what}"
        assert entry.seat == seat
        assert what in (entry.kind, f"{entry.kind} {words_of(entry)}"), f"{what} became {entry.kind} {entry.body}"
    return len(rows), len(entries)


def words_of(entry: Entry) -> str:
    """The words of an answer."""
    return str(json.loads(entry.body).get("action", ""))


def check_log(header: Header, entries: list[Entry]) -> None:
    """Gapless, no id twice, and replayed to the very hashes that were stored."""
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    ids = [(entry.seat, entry.action_id) for entry in entries]
    assert len(set(ids)) == len(ids)
    table = Table(header)
    for entry in entries:
        table.catch_up([entry])
        assert table.locked is None, f"entry {entry.seq} of {header.id} does not replay"
        assert table.state() == entry.state
