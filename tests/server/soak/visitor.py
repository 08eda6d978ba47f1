"""Somebody who looks in by several lines and is killed: `python -m tests.server.soak.visitor PORT TABLE TOKEN`.

Says `here` when all lines stand. Its end comes from outside, without a word to the server.
"""

from __future__ import annotations

import sys
import time

from bench.server.frames import Wire, frame

LINES = 3
LONGEST = 60.0  # seconds, should nobody come to end it


def main(port: int, table: str, token: str) -> None:
    """Come and listen."""
    lines = []
    for _ in range(LINES):
        wire = Wire(port, f"/api/tables/{table}/play", [f"Authorization: Bearer {token}"])
        wire.send(frame(b'{"type":"hello","protocol":1}'))
        wire.receive()
        lines.append(wire)
    print("here", flush=True)
    time.sleep(LONGEST)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3])
