"""A client as a process of its own, so that its work is not counted as the server's: one request a line, one answer.

`python -m bench.server.drive reference PORT` or `… ours PORT`; requests are JSON objects with `do`:
connect (count, spec), closed (seconds), open (rate, seconds, patience), leave.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

from bench.server.frames import PATIENCE, Circle, Talker, closed_loop, open_loop, quantile
from bench.server.talkers import Seat, Writer, new_tables

LISTENING = 50  # connections after which those who have theirs are listened to: who answers no ping is taken for dead


class Driver:
    """The connections to one server."""

    def __init__(self, kind: str, port: int) -> None:
        self.kind = kind
        self.port = port
        self.talkers: list[Talker] = []

    def connect(self, count: int, spec: str) -> dict[str, Any]:
        """So many connections; to our server with a new table each, the cards dealt."""
        if self.kind == "reference":
            self.talkers = [Writer(self.port, number) for number in range(count)]
            return {}
        seats: list[Talker] = []
        for number, place in enumerate(new_tables(self.port, count, spec)):
            seat = Seat(self.port, place, number)
            seat.sit()
            seats.append(seat)
            if number % LISTENING == 0:
                listen(seats)
        self.talkers = seats
        return {}

    def closed(self, seconds: float) -> dict[str, Any]:
        """As many messages as the server can take."""
        answers, taken = closed_loop(self.talkers, seconds)
        return {"messages": answers, "seconds": taken}

    def open(self, rate: float, seconds: float, patience: float = PATIENCE) -> dict[str, Any]:
        """As many messages as are due; milliseconds."""
        latencies = [1000 * latency for latency in open_loop(self.talkers, rate, seconds, patience=patience)]
        return {"messages": len(latencies), "p50": quantile(latencies, 0.5), "p99": quantile(latencies, 0.99)}

    def leave(self) -> dict[str, Any]:
        """Close every connection."""
        for talker in self.talkers:
            talker.wire.close()
        self.talkers = []
        return {}


def listen(talkers: list[Talker]) -> None:
    """Hear what has come, and answer pings."""
    with Circle(talkers) as circle:
        for _ in circle.answered(0.0):
            pass


def main() -> None:
    driver = Driver(sys.argv[1], int(sys.argv[2]))
    requests: dict[str, Callable[..., dict[str, Any]]] = {
        "connect": driver.connect,
        "closed": driver.closed,
        "open": driver.open,
        "leave": driver.leave,
    }
    for line in sys.stdin:
        request = json.loads(line)
        cpu = time.process_time()
        try:
            answer = requests[request.pop("do")](**request)
        except Exception as error:  # whoever asked decides what to do about it
            answer = {"failed": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer | {"cpu": time.process_time() - cpu}), flush=True)


if __name__ == "__main__":
    main()
