"""T16: hostile connections on the wire, to tables of every registered game. The server stays alive, hangs up on them,
gives back what they cost, and somebody who plays every game meanwhile hardly notices.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psutil
import pytest

from bench.server import hosted
from reverie.server.settings import Timing
from tests.server.hostile.attacks import ATTACKS
from tests.server.hostile.plain import Player, figure, new_table, p99
from tests.server.support import ROOT, ServerProcess, server_process

Amount = Callable[[int, int], int]

QUICK = Timing(hello=0.6, send=0.6, request=0.6, idle_room=1.0, sweep=0.5)
MEMORY = 8 << 20
# What the first attacks take is not given back: rubbish that waits for the collector, and what the allocator keeps in
# pieces. It levels off (at 15 to 25 MB, after 5,000 to 20,000), which something that grows with the number of attacks
# does not. In each change every kind is seen once before, so that all is loaded that is loaded on first use.
WARM_UP = (0, 10_000)
CACHE_KIB = 512  # or the cache of the database would fill meanwhile (to 16 MB, by the actions of the healthy client)
SAMPLES = 100  # of the healthy client, in each round, in peace and again under attack
RATIO, FLOOR = 1.2, 0.05  # how much longer the healthy client may wait, and seconds for the noise of the machine
PACE = 0.004  # seconds between two actions
ROUNDS = 5
TRIES = 3  # for the healthy client's patience, never for anything else


class Gang:
    """Attackers in a process of their own."""

    def __init__(self, server: ServerProcess, seed: int) -> None:
        made = [new_table(server.url, hosted.solo(game)) for game in hosted.games()]
        tables = [text for table, tokens in made for text in (table, tokens[0])]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.hostile.attacks", server.url, str(seed), *tables],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT,
            env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        )  # fmt: skip
        assert self.process.stdout is not None
        os.set_blocking(self.process.stdout.fileno(), False)
        self.said = ""  # a line may come in pieces

    def attack(self, count: int) -> None:
        """Begin with so many connections."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{count}\n")
        self.process.stdin.flush()

    def done(self) -> list[str] | None:
        """What went wrong so far; None while they are at it."""
        assert self.process.stdout is not None
        assert self.process.poll() is None
        self.said += self.process.stdout.readline()
        if not self.said.endswith("\n"):
            return None
        line, self.said = self.said, ""
        return list(json.loads(line))


@contextmanager
def gang_at(server: ServerProcess, seed: int = 1) -> Iterator[Gang]:
    """Attackers who go home at the end."""
    gang = Gang(server, seed)
    try:
        yield gang
    finally:
        gang.process.kill()
        gang.process.wait()
        for pipe in (gang.process.stdin, gang.process.stdout):
            if pipe is not None:
                pipe.close()


@pytest.mark.skipif(sys.platform != "linux", reason="the figures of a process are Linux's")
def test_hostile_connections_harm_only_themselves(tmp_path: Path, amount: Amount) -> None:
    count = amount(500, 20_000) // ROUNDS
    with (
        server_process(tmp_path, timing=QUICK, cache_kib=CACHE_KIB) as server,
        gang_at(server) as gang,
        closing(Player(server.url)) as player,
    ):
        assert server.process is not None
        process = psutil.Process(server.process.pid)
        for _ in range(20):
            player.step()
        attacked(gang, player, max(len(ATTACKS), amount(*WARM_UP)))
        lines = settled(process, 0)
        waits = []
        for _ in range(TRIES):
            held = process.memory_full_info().uss
            quiet, meanwhile = [], []
            for _ in range(ROUNDS):
                quiet += in_peace(player)
                meanwhile += attacked(gang, player, count)
            assert figure(server.url, "reverie_faults_total") == 0
            assert settled(process, lines) <= lines
            grown = process.memory_full_info().uss - held
            waits.append((p99(quiet), p99(meanwhile)))
            print(f"{grown / 1e6:.1f} MB more; p99 in seconds, in peace and under attack: {waits}")
            assert grown <= MEMORY
            if p99(meanwhile) <= RATIO * p99(quiet) + FLOOR:
                return
        pytest.fail(f"p99 in seconds, in peace and under attack: {waits}")


def attacked(gang: Gang, player: Player, count: int) -> list[float]:
    """How long actions take under so many attacks, which all have to end as they should."""
    gang.attack(count)
    samples: list[float] = []
    bad = under_attack(gang, player, samples)
    assert not bad, bad
    return samples


def in_peace(player: Player) -> list[float]:
    """How long actions take when nobody disturbs."""
    samples = []
    for _ in range(SAMPLES):
        samples.append(player.step())
        time.sleep(PACE)
    return samples


def under_attack(gang: Gang, player: Player, samples: list[float]) -> list[str]:
    """Play until the attackers are done, and at least as long as in peace; returns what went wrong."""
    found: list[str] | None = None
    while found is None or len(samples) < SAMPLES:
        samples.append(player.step())
        time.sleep(PACE)
        found = gang.done() if found is None else found
    return found


def settled(process: psutil.Process, goal: int) -> int:
    """The number of descriptors, when the last lines have gone."""
    until = time.monotonic() + 10
    known = int(process.num_fds())
    while known > goal and time.monotonic() < until:
        time.sleep(0.5)
        now = int(process.num_fds())
        if not goal and now == known:
            break
        known = now
    return known
