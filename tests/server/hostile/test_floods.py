"""T26, the other half: an honest client hardly notices what one address floods the server with.

Two servers on one machine: how long the honest client of the first waits while the first is flooded, against how long
it waits while the second is. The machine is as busy in both, so what is compared is the server.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from reverie.server import links
from reverie.server.service import driver_for
from reverie.server.stores.doors import BY_TABLE, KEY, Door
from reverie.server.stores.driver import Statement
from reverie.server.stores.store import add_entry, new_table
from tests.server.hostile.floods import FLOODS
from tests.server.hostile.metered import TOKEN, Seat, ask_port, enter_port, grown
from tests.server.support import ROOT, ServerProcess, server_process

TIMES = 3.0
NOISE = 0.03  # seconds: what the system's scheduler differs by
TRIES = 3
SLOW = "etherfields"


@pytest.fixture(scope="module")
def table() -> tuple[str, list[Statement]]:
    header, log = grown(SLOW, 200)
    key = Door(0, links.hash_of(TOKEN), KEY, BY_TABLE, header.created)
    return header.id, [*new_table(header, [key], {}, header.id)] + [add_entry(header.id, entry) for entry in log]


@pytest.fixture(scope="module")
def servers(
    tmp_path_factory: pytest.TempPathFactory, table: tuple[str, list[Statement]]
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    folders = [tmp_path_factory.mktemp(name) for name in ("first", "second")]
    for folder in folders:
        asyncio.run(keep(folder, table[1]))
    with server_process(folders[0]) as first, server_process(folders[1]) as second:
        yield first, second


async def keep(folder: Path, unit: list[Statement]) -> None:
    """Store a table before the server comes."""
    driver = driver_for(str(folder / "tables.sqlite"))
    await driver.open()
    await driver.write(unit)
    await driver.close()


def waits(port: int, seconds: float) -> list[float]:
    """How long somebody waits who plays on and takes back, twenty times a second."""
    made = ask_port(port, "POST", "/api/tables", {"spec": "onirim/solo"}, None)[1]
    token = enter_port(port, made, 0)
    found: list[float] = []
    url = f"ws://127.0.0.1:{port}/api/tables/{made['table']}/play"
    with connect(url, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as line:
        seat = Seat(line)
        seat.say({"type": "hello", "protocol": 1})
        seat.until("update")
        seat.do("sit", nonce="00" * 16)
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            begun = time.monotonic()
            if seat.seen["actions"]:
                seat.do("act", action=seat.seen["actions"][0]["id"])
            else:
                seat.do("undo", count=10)
            found.append(time.monotonic() - begun)
            time.sleep(0.05)
    return found


def p99(port: int, flooded: int, kind: str, seconds: float, table: str) -> float:
    """The honest client's p99 at one server while one is flooded."""
    call = [sys.executable, "-m", "tests.server.hostile.floods", str(flooded), kind, str(seconds + 1.0), table]
    flood = subprocess.Popen(call, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert flood.stdout is not None
    try:
        assert flood.stdout.readline().strip() == "begun"
        found = sorted(waits(port, seconds))
    finally:
        flood.kill()
        flood.wait()
        flood.stdout.close()
    return found[int(len(found) * 0.99)]


EACH_CHANGE = ("cards", "undo")


def test_an_honest_client_hardly_notices(
    servers: tuple[ServerProcess, ServerProcess],
    table: tuple[str, list[Statement]],
    amount: Callable[[int, int], int],
) -> None:
    seconds = amount(1, 10)
    first, second = servers
    for kind in EACH_CHANGE if seconds == 1 else FLOODS:
        told = []
        for _ in range(TRIES):
            apart = p99(first.port, second.port, kind, seconds, table[0])
            flooded = p99(first.port, first.port, kind, seconds, table[0])
            told.append((round(flooded, 4), round(apart, 4)))
            if flooded <= TIMES * apart + NOISE:
                print(kind, told[-1])
                break
        else:
            pytest.fail(f"{kind}: {told} (flooded, apart)")
