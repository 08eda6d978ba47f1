"""T24: a server that is up for long, with people at tables of every registered game and everything that goes wrong.

An hour under `--torture`, some seconds in each change, by the same code. What grows with time is found by comparison:
memory with itself after a warm-up, descriptors with those of the server before anybody came, waits and processor time
with those of a server that has just been started on a copy of the same tables, in turns and at the same rate. So a busy
machine is busy for both, and long games, which cost more to read, are as long for both. Waits are judged in the hour
only: in a window of a second, one moment in which the machine is busy with something else is all that a p99 tells of.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import statistics
import sys
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import psutil
import pytest

from reverie.server.settings import Timing
from tests.server.hostile.plain import figure, p99
from tests.server.hostile.test_frames import Gang, gang_at, settled
from tests.server.soak.town import RATE, Town
from tests.server.soak.trouble import SMALL, Trouble
from tests.server.support import ServerProcess, server_process

Amount = Callable[[int, int], int]

SECONDS = (8, 3600)
WARM_UP = 0.3  # of the time: what is loaded on first use is loaded, and what fills has filled
# Rooms are left, lines are cut and requests are given up as ever, only sooner: so a minute shows what an hour does.
QUICK = Timing(hello=2.0, send=1.0, request=2.0, idle_room=5.0, sweep=1.0)
CACHE_KIB = 512  # the cache of the database fills by itself, to 16 MB
MEMORY = 0.05
# In some seconds the allocator has not come to rest; it has in minutes.
NOISE_MB = (12, 0)
DRIFT = 1.2
FLOOR = 5  # milliseconds of a wait for the noise of the machine
CPU_DRIFT = (15, 12)  # tenths
WINDOWS, WINDOW = 3, (1, 20)  # how often, and how many seconds, the old and the fresh server are compared
HOSTILE = (20, 100)  # connections at once, again and again
LEAST_RATE = 0.9  # of the actions that are due; demanded under torture only


@dataclass
class Found:
    """What was measured."""

    seconds: float = 0.0
    told: dict[str, float] = field(default_factory=dict)
    trouble: dict[str, int] = field(default_factory=dict)
    memory_mb: list[float] = field(default_factory=list)  # at each sample after the warm-up
    lines_before: int = 0
    lines_after: int = 0
    soak_p99: float = 0.0  # with all the trouble
    old_p99: float = 0.0
    fresh_p99: float = 0.0
    old_cpu: float = 0.0  # milliseconds of processor for an action
    fresh_cpu: float = 0.0
    old_mb: float = 0.0  # at the end
    fresh_mb: float = 0.0

    @property
    def growth(self) -> float:
        """Of the memory, from the first fifth after the warm-up to the last one."""
        share = max(1, len(self.memory_mb) // 5)
        return statistics.median(self.memory_mb[-share:]) / statistics.median(self.memory_mb[:share]) - 1


def process_of(server: ServerProcess) -> psutil.Process:
    assert server.process is not None
    return psutil.Process(server.process.pid)


def cpu(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


async def sample(process: psutil.Process, found: Found, warm: float, every: float) -> None:
    """The memory, from the end of the warm-up on."""
    await asyncio.sleep(warm)
    while True:
        found.memory_mb.append(process.memory_full_info().uss / 1e6)
        await asyncio.sleep(every)


async def attack(gang: Gang, count: int) -> None:
    """Hostile connections, wave after wave."""
    while True:
        gang.attack(count)
        while (bad := gang.done()) is None:
            await asyncio.sleep(0.1)
        assert not bad, bad
        await asyncio.sleep(1.0)


async def soak(town: Town, gang: Gang, process: psutil.Process, seconds: float, hostile: int, found: Found) -> None:
    """Play with everything that goes wrong."""
    trouble = Trouble(town, 24)
    beside = [
        asyncio.create_task(sample(process, found, WARM_UP * seconds, seconds / 200)),
        asyncio.create_task(attack(gang, hostile)),
    ]
    begun = time.monotonic()
    try:
        waits = await town.play(seconds)
    finally:
        found.seconds = time.monotonic() - begun
        for task in beside:
            task.cancel()
        ended = await asyncio.gather(*beside, return_exceptions=True)
        await trouble.stop()
    assert all(isinstance(one, asyncio.CancelledError) for one in ended), ended
    assert not trouble.problems, trouble.problems[:5]
    found.told, found.trouble = town.told(), dict(trouble.met)
    found.soak_p99 = 1000 * p99([wait for _, wait in waits])


async def compare(old: Town, fresh: Town, processes: dict[str, psutil.Process], seconds: float, found: Found) -> None:
    """The old server and a fresh one with the same tables, in turns, without trouble."""
    waits: dict[str, list[float]] = {name: [] for name in processes}
    costs: dict[str, list[float]] = {name: [] for name in processes}
    await asyncio.gather(old.play(seconds), fresh.play(seconds))
    for _ in range(WINDOWS):
        for name, town in (("old", old), ("fresh", fresh)):
            before, done = cpu(processes[name]), town.done
            waits[name].append(1000 * p99([wait for _, wait in await town.play(seconds)]))
            costs[name].append(1000 * (cpu(processes[name]) - before) / max(1, town.done - done))
    found.old_p99, found.fresh_p99 = statistics.median(waits["old"]), statistics.median(waits["fresh"])
    found.old_mb, found.fresh_mb = (processes[name].memory_full_info().uss / 1e6 for name in ("old", "fresh"))
    found.old_cpu, found.fresh_cpu = statistics.median(costs["old"]), statistics.median(costs["fresh"])


def copy_tables(here: Path, there: Path) -> None:
    """What a server has stored, as it would be found if it were killed now; nobody does anything meanwhile."""
    for file in here.glob("tables.sqlite*"):
        if not file.name.endswith(".lock"):
            shutil.copy(file, there)


@pytest.mark.skipif(sys.platform != "linux", reason="the figures of a process are Linux's")
def test_nothing_grows_with_time(tmp_path: Path, amount: Amount) -> None:
    seconds, window = float(amount(*SECONDS)), float(amount(*WINDOW))
    found = Found()

    paths = [tmp_path / name for name in ("old", "fresh")]
    for path in paths:
        path.mkdir()

    async def story(server: ServerProcess, gang: Gang) -> None:
        process = process_of(server)
        async with AsyncExitStack() as stack:
            old = await stack.enter_async_context(Town(server.url, 1))
            await soak(old, gang, process, seconds, amount(*HOSTILE), found)
            copy_tables(*paths)
            with server_process(paths[1], timing=QUICK, send_buffer=SMALL, cache_kib=CACHE_KIB) as other:
                fresh = await stack.enter_async_context(Town(other.url, 2, old))
                await compare(old, fresh, {"old": process, "fresh": process_of(other)}, window, found)
                await fresh.leave()

    with (
        server_process(paths[0], timing=QUICK, send_buffer=SMALL, cache_kib=CACHE_KIB) as server,
        gang_at(server) as gang,
    ):
        found.lines_before = settled(process_of(server), 0)
        asyncio.run(story(server, gang))
        found.lines_after = settled(process_of(server), found.lines_before)
        faults = figure(server.url, "reverie_faults_total")
    print(json.dumps({name: value for name, value in asdict(found).items() if name != "memory_mb"}))
    print(f"memory: {found.memory_mb[0]:.1f} to {found.memory_mb[-1]:.1f} MB, {100 * found.growth:+.1f} %")
    assert faults == 0
    assert drifts(found, amount) == []
    assert set(found.trouble) >= {"cut", "stall", "talk_badly", "look", "be_killed"}, found.trouble
    if amount(0, 1):
        assert found.told["actions"] >= LEAST_RATE * RATE * found.seconds, found.told


def drifts(found: Found, amount: Amount) -> list[str]:
    """What has grown with time."""
    held = found.memory_mb[0]
    limits = {
        "descriptors": (found.lines_after, found.lines_before),
        "memory": (found.growth * held, MEMORY * held + amount(*NOISE_MB)),
        "processor time": (found.old_cpu, found.fresh_cpu * amount(*CPU_DRIFT) / 10),
    }
    if amount(0, 1):
        limits["waits"] = found.old_p99, DRIFT * found.fresh_p99 + FLOOR
    return [f"{name}: {value:.2f} of {limit:.2f}" for name, (value, limit) in limits.items() if value > limit]


def test_whatever_grows_is_noticed() -> None:
    def torture(each_change: int, torture: int) -> int:
        return torture

    steady: dict[str, Any] = {
        "memory_mb": [80.0] * 20, "lines_before": 17, "lines_after": 17, "old_p99": 20.0, "fresh_p99": 19.0,
        "old_cpu": 1.1, "fresh_cpu": 1.0,
    }  # fmt: skip
    assert drifts(Found(**steady), torture) == []
    growing: dict[str, dict[str, Any]] = {
        "descriptors": {"lines_after": 18},
        "memory": {"memory_mb": [80.0] * 10 + [85.0] * 10},
        "waits": {"old_p99": 30.0},
        "processor time": {"old_cpu": 1.3},
    }
    for name, change in growing.items():
        assert [found.partition(":")[0] for found in drifts(Found(**steady | change), torture)] == [name]
    assert drifts(Found(**steady | {"old_p99": 300.0}), lambda each_change, torture: each_change) == []
