"""T26, the other half: an honest client hardly notices what one address floods the server with.

Two servers on one machine: how long the honest client of the first waits while the first is flooded, against how long
it waits while the second is. The machine is as busy in both, so what is compared is the server.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from bench.server.unlimited import NO_LIMITS
from reverie.hosted.entries import Entry, Header
from reverie.server.service import driver_for
from reverie.server.settings import Limits
from reverie.server.stores.store import add_entry, new_table
from tests.server.hostile.floods import FLOODS, QUICK, SLOW
from tests.server.hostile.metered import alone, ask_port, enter_port, grown, keys_at, seat_at
from tests.server.hostile.plain import p99
from tests.server.support import ROOT, ServerProcess, server_process

TIMES = 3.0
PAUSE = 0.02  # seconds between two things that the honest client does
TRIES = 4
ENTRIES = 200
# What one address may ask for is what it usually may; on its lines it says as much as it can, and so does everybody.
USUAL = Limits()
LIMITS = replace(
    NO_LIMITS, lines=USUAL.lines, new_lines=USUAL.new_lines, greetings=USUAL.greetings, imports=USUAL.imports,
    requests=USUAL.requests,
)  # fmt: skip


@dataclass(frozen=True)
class Flooded:
    """Two servers with the same tables."""

    first: ServerProcess
    second: ServerProcess
    tables: dict[str, str]


@pytest.fixture(scope="module")
def flooded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flooded]:
    made = {game: grown(game, ENTRIES) for game in (SLOW, QUICK)}
    folders = [tmp_path_factory.mktemp(name) for name in ("first", "second")]
    for folder in folders:
        asyncio.run(keep(folder, list(made.values())))
    with server_process(folders[0], limits=LIMITS) as first, server_process(folders[1], limits=LIMITS) as second:
        yield Flooded(first, second, {game: header.id for game, (header, _) in made.items()})


async def keep(folder: Path, tables: list[tuple[Header, list[Entry]]]) -> None:
    """Store tables before the server comes."""
    driver = driver_for(str(folder / "tables.sqlite"))
    await driver.open()
    for header, log in tables:
        unit = new_table(header, keys_at(header.players), {}, header.id)
        await driver.write([*unit, *(add_entry(header.id, entry) for entry in log)])
    await driver.close()


def waits(port: int, seconds: float) -> list[float]:
    """How long somebody waits who plays on and takes back, and looks at the table over HTTP now and then."""
    made = ask_port(port, "POST", "/api/tables", {"spec": alone(QUICK)}, None)[1]
    token = enter_port(port, made, 0)
    found: list[float] = []
    with seat_at(port, made["table"], token) as seat:
        seat.do("sit", nonce="00" * 16)
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            begun = time.monotonic()
            if len(found) % 10 == 9:
                assert ask_port(port, "GET", f"/api/tables/{made['table']}/observation", None, token)[0] == 200
            elif seat.seen["actions"]:
                seat.do("act", action=seat.seen["actions"][0]["id"])
            else:
                seat.do("undo", count=10)
            found.append(time.monotonic() - begun)
            time.sleep(PAUSE)
    return found


def under(port: int, target: int, kind: str, seconds: float, tables: dict[str, str]) -> list[float]:
    """How long the honest client of one server waits while a server is flooded: this one or the other."""
    call = [sys.executable, "-m", "tests.server.hostile.floods", str(target), kind, str(seconds + 1.0)]
    flood = subprocess.Popen([*call, json.dumps(tables)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert flood.stdout is not None
    try:
        assert flood.stdout.readline().strip() == "begun"
        return waits(port, seconds)
    finally:
        flood.kill()
        flood.wait()
        flood.stdout.close()


EACH_CHANGE = ("cards", "undo")


@pytest.mark.parametrize("kind", FLOODS)
def test_an_honest_client_hardly_notices(kind: str, flooded: Flooded, amount: Callable[[int, int], int]) -> None:
    """At most three times, and nothing on top. Rounds are in turn, and all of them count together: a machine that is
    busy with something else for a moment is as likely to be so in either."""
    seconds = amount(1, 5)
    if amount(1, 0) and kind not in EACH_CHANGE:
        pytest.skip("only with --torture")
    first, second = flooded.first.port, flooded.second.port
    apart: list[float] = []
    meanwhile: list[float] = []
    for _ in range(TRIES):
        apart += under(first, second, kind, seconds, flooded.tables)
        meanwhile += under(first, first, kind, seconds, flooded.tables)
        print(f"{kind}: p99 {1000 * p99(meanwhile):.1f} ms, apart {1000 * p99(apart):.1f} ms, of {len(apart)}")
        if p99(meanwhile) <= TIMES * p99(apart):
            return
    pytest.fail(f"{kind}: {p99(meanwhile):.4f} s flooded, {p99(apart):.4f} s apart")
