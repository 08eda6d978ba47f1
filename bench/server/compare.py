"""The two servers in turn: first the reference, then ours, and again. Ratios are taken within a turn, then the median.

A machine that is busy for a while is busy for both, and CPU per message hardly notices.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TypeVar

from bench.server.running import Child, Client, Server

SERVERS = ("reference", "ours")
REPLIES = {
    "onirim": 2400,
    "urbion": 3400,
}  # bytes of our updates, half of them being longer; the reference's have as many
SETTLING = 0.3  # seconds until what was freed is freed
IDLE = 1.0  # seconds after which our server lets go of what nobody uses, when that is measured

Measured = TypeVar("Measured")


@dataclass(frozen=True)
class Throughput:
    """What a server does when asked for as much as it can."""

    per_second: float
    cpu: float  # microseconds of processor per message
    client: float  # the same of the client: if it is near that of the server, the client was the limit


@dataclass(frozen=True)
class Latency:
    """How long answers take at a fixed rate, in milliseconds."""

    p50: float
    p99: float
    cpu: float


@dataclass(frozen=True)
class Idle:
    """What connections cost that do nothing, in KB each."""

    fresh: float  # after the handshake; ours has also said hello and been dealt its cards
    idle: float  # after some messages, when nothing has happened for a while


@dataclass(frozen=True)
class Start:
    """A server on a database with games nobody has touched."""

    games: int
    seconds: float  # from the start of the process until it listens
    resident: float  # MB


@contextmanager
def running(kind: str, folder: Path, options: Sequence[str] = (), **connect: Any) -> Iterator[tuple[Server, Client]]:
    """A server with connected clients."""
    database = folder / f"{kind}-{time.time_ns()}.db"
    with ExitStack() as stack:
        server = stack.enter_context(Server(f"bench.server.{kind}", str(database), *options))
        client = stack.enter_context(Client("bench.server.drive", kind, str(server.port)))
        client.ask("connect", **connect)
        yield server, client


def throughput(server: Server, client: Client, seconds: float) -> Throughput:
    """One closed loop."""
    before = server.cpu()
    answer = client.ask("closed", seconds=seconds)
    used = server.cpu() - before
    messages = answer["messages"]
    return Throughput(messages / answer["seconds"], 1e6 * used / messages, 1e6 * answer["cpu"] / messages)


def latency(server: Server, client: Client, rate: float, seconds: float) -> Latency:
    """One open loop."""
    before = server.cpu()
    answer = client.ask("open", rate=rate, seconds=seconds)
    used = server.cpu() - before
    return Latency(answer["p50"], answer["p99"], 1e6 * used / answer["messages"])


def idle(kind: str, folder: Path, connections: int) -> Idle:
    """Memory per connection, against the same server after it has served somebody."""
    quickly = ["--idle", str(IDLE)] if kind == "ours" else []
    with running(kind, folder, quickly, count=20) as (server, client):
        client.ask("closed", seconds=0.2)
        client.ask("leave")
        time.sleep(3 * IDLE)
        before = server.memory()
        client.ask("connect", count=connections)
        time.sleep(SETTLING)
        fresh = server.memory()
        client.ask("open", rate=2.0, seconds=2.0)
        time.sleep(3 * IDLE)
        after = server.memory()
        return Idle((fresh - before) / connections / 1000, (after - before) / connections / 1000)


def start(folder: Path, games: int) -> Start:
    """Our server on a database with so many games."""
    database = folder / f"stored-{games}.db"
    if games and not database.exists():
        with Child("bench.server.stored", str(database), str(games)) as filling:
            filling.line()
    began = time.perf_counter()
    with Server("bench.server.ours", str(database)) as server:
        seconds = time.perf_counter() - began
        return Start(games, seconds, server.resident() / 1e6)


def in_turn(measure: Callable[[str], Measured], rounds: int) -> dict[str, list[Measured]]:
    """Measure the reference, then ours, and again."""
    found: dict[str, list[Measured]] = {kind: [] for kind in SERVERS}
    for _ in range(rounds):
        for kind in SERVERS:
            found[kind].append(measure(kind))
    return found


def under_load(
    folder: Path, connections: int, seconds: float, rounds: int, spec: str = "onirim"
) -> dict[str, list[Throughput]]:
    """Closed loops in turn, both servers staying up."""
    with ExitStack() as stack:
        sized = {"reference": ["--reply", str(REPLIES[spec])], "ours": []}
        pairs = {
            kind: stack.enter_context(running(kind, folder, sized[kind], spec=spec, count=connections))
            for kind in SERVERS
        }
        for server, client in pairs.values():
            throughput(server, client, seconds / 4)  # warm
        return in_turn(lambda kind: throughput(*pairs[kind], seconds), rounds)


def waiting(folder: Path, connections: int, rate: float, seconds: float, rounds: int) -> dict[str, list[Latency]]:
    """Open loops in turn."""
    with ExitStack() as stack:
        pairs = {kind: stack.enter_context(running(kind, folder, count=connections)) for kind in SERVERS}
        for server, client in pairs.values():
            latency(server, client, 1.0, 1.0)
        return in_turn(lambda kind: latency(*pairs[kind], rate, seconds), rounds)


def median(found: Sequence[Any], field: str) -> float:
    """The middle one of a figure."""
    return statistics.median(float(getattr(one, field)) for one in found)


def ratio(found: dict[str, Any], field: str) -> float:
    """Ours to the reference, the middle one of the turns."""
    pairs = zip(found["ours"], found["reference"], strict=True)
    return statistics.median(float(getattr(a, field) / getattr(b, field)) for a, b in pairs)


def plain(found: dict[str, list[Any]]) -> dict[str, list[dict[str, Any]]]:
    """Everything as plain data."""
    return {kind: [asdict(one) for one in each] for kind, each in found.items()}


@contextmanager
def scratch() -> Iterator[Path]:
    """A folder for databases; on a real disk, if that is where temporary files are."""
    with tempfile.TemporaryDirectory(prefix="reverie-load-") as folder:
        yield Path(folder)
