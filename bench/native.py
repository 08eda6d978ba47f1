"""Whole games inside the engine: `reverie.rollouts`, on one thread and on two."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import reverie
from bench.games import MeasuredGame
from bench.measure import Case, Sample
from reverie.kernel import registry

POLICY_NAMES = {"random": "native", "rules": "native, rules policy", "expert": "native, expert policy"}


def policies(of: MeasuredGame) -> tuple[str, ...]:
    """The policies that can be played natively."""
    names: tuple[str, ...] = getattr(registry.game(of.name), "policies", ("random",))
    return names


def play(
    games: int, of: MeasuredGame, seed: int, policy: str = "random", mode: str = "solo", modules: tuple[str, ...] = ()
) -> Sample:
    """One thread, by its CPU time."""
    start = time.process_time()
    totals = reverie.rollouts(of.name, games, seed=seed, policy=policy, mode=mode, modules=modules)
    return Sample(time.process_time() - start, totals["decisions"], games)


def play_on_threads(games: int, of: MeasuredGame, seed: int, threads: int) -> Sample:
    """The same games divided among threads, by the wall clock."""
    share = -(-games // threads)
    firsts = [seed + share * number for number in range(threads)]
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(time.sleep, [0.001] * threads))  # the threads exist before the clock starts
        start = time.perf_counter()
        totals = list(pool.map(lambda first: reverie.rollouts(of.name, share, seed=first), firsts))
        seconds = time.perf_counter() - start
    return Sample(seconds, sum(part["decisions"] for part in totals), share * threads)


def cases(of: MeasuredGame, seed: int) -> list[Case]:
    """Every policy, the random player with modules and as a team, then one and two threads by the wall clock."""
    single = [
        Case(of.case(name), partial(play, of=of, seed=seed, policy=policy))
        for policy, name in POLICY_NAMES.items()
        if policy in policies(of)
    ]
    richer = {
        "native, all modules": partial(play, of=of, seed=seed, modules=of.modules),
        "native, team": partial(play, of=of, seed=seed, mode="team"),
        "native, all modules, team": partial(play, of=of, seed=seed, mode="team", modules=of.modules),
    }
    return [
        *single,
        *(Case(of.case(name), run) for name, run in richer.items()),
        Case(of.case("native, 1 thread"), partial(play_on_threads, of=of, seed=seed, threads=1), clock="wall"),
        Case(of.case("native, 2 threads"), partial(play_on_threads, of=of, seed=seed, threads=2), clock="wall"),
    ]
