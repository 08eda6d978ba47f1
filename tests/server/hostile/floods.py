"""One address that asks for as much as it can: each kind of flood as a process of its own.

`python -m tests.server.hostile.floods PORT KIND SECONDS TABLES` floods from another address than everybody else's;
the tables are named by their games, as JSON.
"""

from __future__ import annotations

import functools
import http.client
import json
import os
import random
import socket
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from websockets.exceptions import WebSocketException

from reverie.kernel import registry
from tests.fuzz.every_game import any_game, records
from tests.server.hostile.metered import TOKEN, seat_at
from tests.server.hostile.test_appetite import GROWING, cards

SOURCE = ("127.0.0.9", 0)
HANDS = 8  # lines at once
IDLE = 100  # sockets of each hand that say nothing
KNOWN = registry.games()
SLOW = max(KNOWN, key=lambda game: KNOWN[game].step_seconds)  # the game whose steps cost most
QUICK = next(game for game in KNOWN if KNOWN[game].policies)  # one whose engine plays whole games

Tables = dict[str, str]
Flood = Callable[[int, Tables, float], None]


def request(port: int, method: str, path: str, body: Any = None) -> None:
    """One request; what is answered does not matter."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=30, source_address=SOURCE)
    headers = {"content-type": "application/json", "authorization": f"Bearer {TOKEN}"}
    try:
        line.request(method, path, json.dumps(body) if body is not None else None, headers)
        line.getresponse().read()
    finally:
        line.close()


def undo_storm(port: int, tables: Tables, until: float) -> None:
    """Back and forth at a table of a slow game."""
    with seat_at(port, tables[SLOW], source=SOURCE) as seat:
        while time.monotonic() < until:
            if seat.seen["redo"]:
                seat.do("redo", count=seat.seen["redo"])
            else:
                seat.do("undo", count=max(1, seat.seen["answers"] - 3))


def worlds(port: int, tables: Tables, until: float) -> None:
    """One possible world after the other."""
    with seat_at(port, tables[SLOW], source=SOURCE) as seat:
        while time.monotonic() < until:
            seat.say({"type": "world"})
            seat.until("world", "error")


def hellos(port: int, tables: Tables, until: float) -> None:
    """Come, be told the whole game, and go."""
    while time.monotonic() < until:
        with seat_at(port, tables[SLOW], source=SOURCE):
            pass


def idle(port: int, tables: Tables, until: float) -> None:
    """Sockets that say nothing, as many as there may be, and always new ones."""
    held: deque[socket.socket] = deque()
    try:
        while time.monotonic() < until:
            held.append(socket.create_connection(("127.0.0.1", port), 5, SOURCE))
            if len(held) > IDLE:
                held.popleft().close()
    finally:
        for one in held:
            one.close()


def again(method: str, path: str, body: Callable[[], Any] | None = None, game: str = SLOW) -> Flood:
    """The same request over and over."""

    def flood(port: int, tables: Tables, until: float) -> None:
        while time.monotonic() < until:
            request(port, method, path.format(table=tables[game]), body() if body is not None else None)

    return flood


def difficulties(port: int, tables: Tables, until: float) -> None:
    """Of sets of rules that nobody has asked about yet: a thousand games each."""
    lots = random.Random(time.monotonic())
    while time.monotonic() < until:
        request(port, "GET", f"/api/difficulty?spec={any_game(QUICK, lots).spec.rules_text()}")


@functools.cache
def from_position() -> dict[str, str]:
    """A sound record that begins with a written position."""
    return {"record": next(record.text() for record in records(SLOW, 8) if record.start is not None)}


@functools.cache
def long_record() -> dict[str, str]:
    """A record of more answers than any table holds."""
    found: dict[str, str] = GROWING["turns"][1](QUICK, 90_000)
    return found


FLOODS: dict[str, Flood] = {
    "cards": again("POST", "/api/cards", lambda: cards("a." * 14_900 + "a=1")),
    "records": again("POST", "/api/records", long_record),
    "positions": again("POST", "/api/records", from_position),
    "undo": undo_storm,
    "hellos": hellos,
    "moment": again("GET", "/api/tables/{table}/moments/60"),
    "moments": again("GET", "/api/tables/{table}/moments"),
    "documents": again("GET", "/api/tables/{table}/document"),
    "hints": again("GET", "/api/tables/{table}/hint"),
    "chances": again("GET", "/api/tables/{table}/chance", game=QUICK),
    "difficulties": difficulties,
    "worlds": worlds,
    "bodies": again("POST", "/api/tables", lambda: {"spec": "x" * 60_000}),
    "idle": idle,
}


PREPARED: dict[str, Callable[[], Any]] = {"positions": from_position, "records": long_record}


def main() -> None:
    port, kind, seconds, tables = int(sys.argv[1]), sys.argv[2], float(sys.argv[3]), json.loads(sys.argv[4])
    PREPARED.get(kind, dict)()
    until = time.monotonic() + seconds

    def hand() -> None:
        while time.monotonic() < until:
            try:
                FLOODS[kind](port, tables, until)
            except (OSError, WebSocketException, http.client.HTTPException, AssertionError):
                time.sleep(0.01)

    hands = [threading.Thread(target=hand, daemon=True) for _ in range(HANDS)]
    for one in hands:
        one.start()
    print("begun", flush=True)
    time.sleep(max(0.0, until - time.monotonic()))
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main()
