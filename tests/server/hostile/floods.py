"""One address that asks for as much as it can: each kind of flood as a process of its own.

`python -m tests.server.hostile.floods PORT KIND SECONDS TABLE` floods from another address than everybody else's.
"""

from __future__ import annotations

import http.client
import json
import os
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.server.hostile.metered import TOKEN, Seat
from tests.server.hostile.test_appetite import GROWING, cards

SOURCE = ("127.0.0.9", 0)
HANDS = 8  # lines at once


def request(port: int, method: str, path: str, body: Any = None) -> None:
    """One request; what is answered does not matter."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=30, source_address=SOURCE)
    headers = {"content-type": "application/json", "authorization": f"Bearer {TOKEN}"}
    try:
        line.request(method, path, json.dumps(body) if body is not None else None, headers)
        line.getresponse().read()
    finally:
        line.close()


def undo_storm(port: int, table: str, until: float) -> None:
    """Back and forth at a table of a slow game."""
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/play"
    headers = {"Authorization": f"Bearer {TOKEN}"}
    with connect(url, additional_headers=headers, max_size=None, source_address=SOURCE) as line:
        seat = Seat(line)
        seat.say({"type": "hello", "protocol": 1})
        seat.until("update")
        while time.monotonic() < until:
            if seat.seen["redo"]:
                seat.do("redo", count=seat.seen["redo"])
            else:
                seat.do("undo", count=max(1, seat.seen["answers"] - 3))


def worlds(port: int, table: str, until: float) -> None:
    """One possible world after the other."""
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/play"
    headers = {"Authorization": f"Bearer {TOKEN}"}
    with connect(url, additional_headers=headers, max_size=None, source_address=SOURCE) as line:
        seat = Seat(line)
        seat.say({"type": "hello", "protocol": 1})
        seat.until("update")
        while time.monotonic() < until:
            seat.say({"type": "world"})
            seat.until("world", "error")


def again(ask: Callable[[int, str], None]) -> Callable[[int, str, float], None]:
    def flood(port: int, table: str, until: float) -> None:
        while time.monotonic() < until:
            ask(port, table)

    return flood


RECORD = GROWING["turns"][1]("onirim", 90_000)
FLOODS: dict[str, Callable[[int, str, float], None]] = {
    "cards": again(lambda port, table: request(port, "POST", "/api/cards", cards("a." * 14_900 + "a=1"))),
    "records": again(lambda port, table: request(port, "POST", "/api/records", RECORD)),
    "undo": undo_storm,
    "moments": again(lambda port, table: request(port, "GET", f"/api/tables/{table}/moments/60")),
    "hints": again(lambda port, table: request(port, "GET", f"/api/tables/{table}/hint")),
    "difficulty": again(lambda port, table: request(port, "GET", f"/api/difficulty?spec=urbion/team&{time.time()}")),
    "worlds": worlds,
    "bodies": again(lambda port, table: request(port, "POST", "/api/tables", {"spec": "x" * 60_000})),
}


def main() -> None:
    port, kind, seconds, table = int(sys.argv[1]), sys.argv[2], float(sys.argv[3]), sys.argv[4]
    until = time.monotonic() + seconds

    def hand() -> None:
        while time.monotonic() < until:
            try:
                FLOODS[kind](port, table, until)
            except (OSError, WebSocketException, http.client.HTTPException):
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
