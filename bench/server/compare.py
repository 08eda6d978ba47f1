"""The two servers in turn: first the reference, then ours, and again. Ratios are taken within a turn, then the median.

A machine that is busy for a while is busy for both, and CPU per message hardly notices. The reference's replies are as
long as our usual updates of the game at hand; where its engine is not compiled, the reference plays it, too.
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

from bench.server import hosted
from bench.server.running import Child, Client, Server

SERVERS = ("reference", "ours")
SETTLING = 0.3  # seconds until what was freed is freed
AT_LEISURE = 120.0  # seconds until the last answer, where nobody asks how long it takes
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


def idle(kind: str, folder: Path, connections: int, game: str) -> Idle:
    """Memory per connection, against the same server after it has served somebody."""
    spec = hosted.solo(game)
    quickly = ["--idle", str(IDLE)] if kind == "ours" else plain_reference(game)
    with running(kind, folder, quickly, spec=spec, count=20) as (server, client):
        client.ask("closed", seconds=0.2)
        client.ask("leave")
        time.sleep(3 * IDLE)
        before = server.memory()
        client.ask("connect", spec=spec, count=connections)
        time.sleep(SETTLING)
        fresh = server.memory()
        # Tables that rest are read again one by one, which takes as long as it takes: it is memory that is measured.
        client.ask("open", rate=2.0, seconds=2.0, patience=AT_LEISURE)
        time.sleep(3 * IDLE)
        after = server.memory()
        return Idle((fresh - before) / connections / 1000, (after - before) / connections / 1000)


def start(folder: Path, games: int) -> Start:
    """Our server on a database with so many games, of every kind that is registered."""
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


def plain_reference(game: str) -> list[str]:
    """How the reference is told how long its replies are."""
    return ["--reply", str(hosted.usual_update(game))]


def fair_reference(game: str) -> list[str]:
    """The same; with the rules of the game, unless they cost next to nothing."""
    return [*plain_reference(game), *([] if hosted.is_quick(game) else ["--plays", hosted.solo(game)])]


def both_running(
    stack: ExitStack, folder: Path, connections: int, game: str, reference: Sequence[str]
) -> dict[str, tuple[Server, Client]]:
    """The two servers with as many clients each."""
    options = {"reference": reference, "ours": ()}
    return {
        kind: stack.enter_context(running(kind, folder, options[kind], spec=hosted.solo(game), count=connections))
        for kind in SERVERS
    }


def under_load(
    folder: Path, connections: int, seconds: float, rounds: int, game: str, reference: Sequence[str] | None = None
) -> dict[str, list[Throughput]]:
    """Closed loops in turn, both servers staying up; beside the fair reference, if no other is given."""
    with ExitStack() as stack:
        given = fair_reference(game) if reference is None else reference
        pairs = both_running(stack, folder, connections, game, given)
        for server, client in pairs.values():
            throughput(server, client, seconds / 4)  # warm
        return in_turn(lambda kind: throughput(*pairs[kind], seconds), rounds)


def waiting(
    folder: Path, connections: int, rate: float, seconds: float, rounds: int, game: str
) -> dict[str, list[Latency]]:
    """Open loops in turn."""
    with ExitStack() as stack:
        pairs = both_running(stack, folder, connections, game, fair_reference(game))
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
