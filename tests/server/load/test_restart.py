"""T23: a restart while everybody plays. All come back by themselves, nothing promised is lost, nothing done twice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from bench.server import hosted
from bench.server.running import Server
from bench.server.talkers import Place, new_tables
from reverie.hosted.table import Table
from reverie.server.service import driver_for
from reverie.server.stores.store import Store
from tests.server.load.herd import Client, at_work

BACK_AFTER = 10.0
# In each change the machine does other things too: what it needs to start a program is counted apart (a server that
# has to be imported is slow on a busy machine, and says nothing about coming back), the better of two tries counts,
# and there is time to spare. `make torture` demands the goal, start and all.
SPARE = 2.0
RATE = 300.0  # actions per second of all clients together


def test_a_restart_under_load(
    tmp_path: Path, amount: Callable[[int, int], int], chances: Callable[[Iterable[str]], Iterator[str]]
) -> None:
    is_torture = bool(amount(0, 1))
    for attempt in chances(("first", "second")):  # how long it takes, a busy machine may try twice; what is lost, never
        database = tmp_path / attempt / "tables.sqlite"
        clients, lasted, starting = asyncio.run(restart(database, amount(100, 1000)))
        problems = [client.problem for client in clients if client.problem is not None]
        assert not problems, problems[:3]
        assert sum(len(client.acknowledged) for client in clients) > len(clients)
        assert all(client.closed_with == [1012] for client in clients), [client.closed_with for client in clients][:20]
        asyncio.run(compare(database, clients))
        print(f"the last of {len(clients)} was back after {lasted:.1f} s, {starting:.1f} s of them for the start")
        if lasted <= BACK_AFTER if is_torture else lasted - starting <= SPARE * BACK_AFTER:
            return
    pytest.fail(f"the last was back after {lasted:.1f} s, {starting:.1f} s of them for the start")


async def restart(database: Path, count: int) -> tuple[list[Client], float, float]:
    """Play, restart, play on; the clients, how long it took until the last was back, and the start's part of it."""
    server = await asyncio.to_thread(Server, "bench.server.ours", str(database))
    try:
        places = await asyncio.to_thread(tables_of_every_game, server.port, count)
        pause = 2 * count / RATE
        clients = [Client(server.port, place, pause, number) for number, place in enumerate(places)]
        async with at_work(clients) as tasks:
            await until(lambda: all(len(client.acknowledged) > 1 for client in clients), 60, clients)
            stopped = time.monotonic()
            assert await asyncio.to_thread(server.end) == 0
            starting = time.monotonic()
            server = await asyncio.to_thread(Server, "bench.server.ours", str(database), "--port", str(server.port))
            starting = time.monotonic() - starting  # until it listened
            await until(lambda: all(client.back > stopped for client in clients), 6 * BACK_AFTER, clients)
            assert all(client.back > stopped for client in clients), "somebody never came back"
            lasted = max(client.back for client in clients) - stopped
            await asyncio.sleep(1.0)
            for task in tasks:
                if task.done():
                    task.result()
        assert await asyncio.to_thread(server.end) == 0, "all clients have just gone without a word"
        return clients, lasted, starting
    finally:
        await asyncio.to_thread(server.end)


def tables_of_every_game(port: int, count: int) -> list[Place]:
    """So many tables, of every registered game in turn."""
    games = hosted.games()
    shares = [
        new_tables(port, len(range(number, count, len(games))), hosted.solo(game)) for number, game in enumerate(games)
    ]
    return [place for share in shares for place in share]


async def until(condition: Callable[[], bool], seconds: float, clients: list[Client]) -> None:
    """Wait, but not for ever, and not when something has gone wrong already."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and not condition() and all(client.problem is None for client in clients):
        await asyncio.sleep(0.02)


async def compare(database: Path, clients: list[Client]) -> None:
    """What was promised against what is stored."""
    store = Store(driver_for(str(database)))
    await store.open()
    try:
        for client in clients:
            stored = await store.load(client.place.table)
            assert stored is not None
            entries = stored.entries
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
            ids = [entry.action_id for entry in entries]
            assert len(set(ids)) == len(ids), "done twice"
            for action_id, seq in client.acknowledged.items():
                assert ids[seq - 1] == action_id, "lost"
            unanswered = {client.said["action_id"]} if client.said is not None else set()
            assert set(ids) <= client.acknowledged.keys() | unanswered, "never said"
            assert Table.replay(stored.header, entries).locked is None
    finally:
        await store.close()
