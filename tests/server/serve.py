"""A server process for tests: its settings come as JSON on the command line."""

from __future__ import annotations

import json
import socket
import sys
from typing import Any

from reverie.server import run as running
from reverie.server.settings import Limits, Rate, Settings, Timing
from reverie.server.stores.sqlite import file


def limits_of(data: dict[str, Any]) -> Limits:
    """Limits as they were written."""
    values: dict[str, Any] = {name: Rate(**value) if isinstance(value, dict) else value for name, value in data.items()}
    return Limits(**values)


def hold_little(size: int) -> None:
    """Let the system hold little for clients that do not read, so that it shows soon."""
    take = running.take_address

    def taken(host: str, port: int) -> socket.socket:
        found = take(host, port)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, size)  # accepted sockets inherit it
        return found

    running.take_address = taken


def main() -> None:
    """Serve until killed."""
    told = json.loads(sys.argv[1])
    if told.get("send_buffer"):
        hold_little(told["send_buffer"])
    if told.get("cache_kib"):
        file.CACHE_KIB = told["cache_kib"]
    running.run(
        Settings(
            database=told["database"],
            port=told["port"],
            limits=limits_of(told["limits"]),
            timing=Timing(**told["timing"]),
        )
    )


if __name__ == "__main__":
    main()
