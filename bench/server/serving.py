"""How the reference server is run: by the same uvicorn as ours, on a free port, which its first line tells."""

from __future__ import annotations

import socket
from typing import Any

import uvicorn

LOCALHOST = "127.0.0.1"

# As `reverie.server.run` has it; tests/server/load compares the two.
LIKE_OURS: dict[str, Any] = {
    "loop": "auto",
    "http": "httptools",
    "ws_max_size": 1 << 16,
    "ws_ping_interval": 20.0,
    "ws_ping_timeout": 25.0,
    "ws_per_message_deflate": False,
    "backlog": 2048,
    "proxy_headers": False,
    "server_header": False,
    "access_log": False,
    "log_config": None,
    "lifespan": "on",
}


def announce(host: str, port: int) -> None:
    """Tell whoever started the process that it listens, and where."""
    print(f"listening {port}", flush=True)


class Announcing(uvicorn.Server):
    """Says where it listens as soon as it does."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            announce(*sockets[0].getsockname())


def serve(config: uvicorn.Config, port: int) -> None:
    """Serve until a signal ends it; port 0 is any free one."""
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((LOCALHOST, port))
    Announcing(config).run([listener])
