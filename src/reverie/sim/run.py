"""Many games with one agent: game i has the deal `seed + i`, so the sums never depend on who played which game.

The games are cut into chunks. A native policy plays a chunk inside the engine, any other agent game by game in
Python; with several workers the chunks are dealt out to processes.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

from reverie.agents.budget import Budget
from reverie.errors import SpecError, StateError
from reverie.kernel import registry
from reverie.kernel.game import Game, check_games
from reverie.kernel.spec import SEED_LIMIT, GameSpec, shown
from reverie.sim.stats import wilson

CHUNKS_PER_WORKER = 40
CHUNK_LIMIT = 5_000
WAITING_PER_WORKER = 3  # chunks handed out before they are needed
WORKER_LIMIT = 256

Asked = TypeVar("Asked")  # what is to be played
Part = TypeVar("Part")  # what comes of a chunk


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    spec: GameSpec
    agent: str
    games: int
    seed: int
    records: Path | None = None  # a folder that gets the record of every game
    budget: Budget | None = None  # what the agent may think about each question

    def check(self) -> None:
        """Refuse what cannot be played before anything is played."""
        check_deals(self.seed, self.games)
        if not self.is_native:
            registry.agent(self.agent, self.spec.game, self.seed, self.budget)

    @property
    def is_native(self) -> bool:
        """Whether the engine itself can play these games."""
        policies = getattr(registry.game(self.spec.game), "policies", ())
        return self.agent in policies and self.records is None and self.budget is None


@dataclass
class Tally:
    """Results added up."""

    games: int = 0
    wins: int = 0
    decisions: int = 0
    figures: dict[str, int] = field(default_factory=dict)  # what else the game counts; with dots: occurrences

    @property
    def sums(self) -> dict[str, int]:
        """What is told per game."""
        return {name: n for name, n in self.figures.items() if "." not in name}

    @property
    def occurrences(self) -> dict[str, Any]:
        """How often something happened, by name: "endings.saved" is 3 -> {"endings": {"saved": 3}}."""
        found: dict[str, Any] = {}
        for name in sorted(name for name in self.figures if "." in name):
            *path, last = name.split(".")
            place = found
            for part in path:
                place = place.setdefault(part, {})
            place[last] = self.figures[name]
        return found

    def add(self, other: Tally) -> None:
        """Take another tally in."""
        self.games += other.games
        self.wins += other.wins
        self.decisions += other.decisions
        for name, n in other.figures.items():
            self.figures[name] = self.figures.get(name, 0) + n


@dataclass(frozen=True)
class Result:
    """What came out, and how long it took."""

    plan: Plan
    tally: Tally
    seconds: float
    interrupted: bool = False

    @property
    def win_rate(self) -> float:
        """Wins per game."""
        return self.tally.wins / self.tally.games if self.tally.games else 0.0

    @property
    def games_per_second(self) -> float:
        """The speed."""
        return self.tally.games / self.seconds if self.seconds else 0.0

    def to_json(self) -> dict[str, Any]:
        """The result as plain data."""
        data = {
            "games": self.tally.games,
            "wins": self.tally.wins,
            "win_rate": self.win_rate,
            "ci95": list(wilson(self.tally.wins, self.tally.games)),
            "decisions": self.tally.decisions,
            **{f"{name}_per_game": round(n / self.tally.games, 3) for name, n in self.tally.sums.items()},
            **self.tally.occurrences,
            "seconds": round(self.seconds, 6),
            "games_per_second": round(self.games_per_second, 3),
            "seed": self.plan.seed,
            "spec": self.plan.spec.rules_text(),
            "agent": self.plan.agent,
        }
        return data | {"interrupted": True} if self.interrupted else data


def simulate(plan: Plan, workers: int = 1, watch: Callable[[Tally], None] | None = None) -> Result:
    """Play the plan; an interrupt ends it early and keeps the chunks that are complete. 0 workers: every processor."""
    plan.check()
    workers = check_workers(workers) or os.cpu_count() or 1
    if plan.records is not None:
        plan.records.mkdir(parents=True, exist_ok=True)
    chunks = cut(plan.seed, plan.games, workers)
    workers = min(workers, len(chunks))
    here = (play_chunk(plan, *chunk) for chunk in chunks)
    parts = here if workers == 1 else play_in_processes(play_chunk, plan, chunks, workers)
    tally = Tally()
    interrupted = False
    started = perf_counter()
    try:
        for part in parts:
            tally.add(part)
            if watch is not None:
                watch(tally)
    except KeyboardInterrupt:
        interrupted = True
    return Result(plan, tally, perf_counter() - started, interrupted)


def check_deals(seed: int, games: int) -> None:
    """Refuse deals that there are not."""
    check_games(games)
    if seed < 0 or seed >= SEED_LIMIT:
        raise SpecError("spec-seed", place="seed", value=shown(seed))
    if seed + games > SEED_LIMIT:
        raise SpecError("cli-sim-last", place="seed", last=str(seed + games - 1), most=str(SEED_LIMIT - 1))


def check_workers(workers: int) -> int:
    """A sensible number of processes."""
    if not 0 <= workers <= WORKER_LIMIT:
        raise StateError("cli-workers", place="workers", value=workers, most=WORKER_LIMIT)
    return workers


def cut(seed: int, games: int, workers: int, each: int = CHUNKS_PER_WORKER) -> list[tuple[int, int]]:
    """Chunks as (first seed, games), small enough to see progress and to share the work evenly."""
    size = max(1, min(CHUNK_LIMIT, games // (workers * each)))
    return [(seed + i, min(size, games - i)) for i in range(0, games, size)]


def play_chunk(plan: Plan, first: int, games: int) -> Tally:
    """Play the deals first, first + 1, …"""
    if plan.is_native:
        sums = registry.game(plan.spec.game).rollouts(plan.spec, games, first, plan.agent)
        return Tally(games, sums["wins"], sums["decisions"])
    tally = Tally()
    for seed in range(first, first + games):
        tally.add(play_game(plan, seed))
    return tally


def play_game(plan: Plan, seed: int) -> Tally:
    """One deal, one agent seeded with the same number."""
    game = Game(registry.game(plan.spec.game), plan.spec.with_seed(seed))
    agent = registry.agent(plan.agent, plan.spec.game, seed, plan.budget)
    decisions = 0
    while not game.is_over:
        game.apply(agent.choose(game.outlook()))
        decisions += 1
    if plan.records is not None:
        game.record().save(plan.records / f"{plan.spec.game}-{plan.agent}-{seed}.rec")
    figures = game.definition.figures(game.engine)
    return Tally(1, int(game.result is not None and game.result.won), decisions, figures)


def play_in_processes(
    play: Callable[[Asked, int, int], Part], asked: Asked, chunks: list[tuple[int, int]], workers: int
) -> Iterator[Part]:
    """Chunks shared among fresh processes; whatever stops the loop stops the processes, too."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))
    rest = iter(chunks)
    try:
        with deaf_to_interrupts():
            waiting = {pool.submit(play, asked, *chunk) for chunk in islice(rest, workers * WAITING_PER_WORKER)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(play, asked, *chunk) for chunk in islice(rest, len(done))}
            for future in done:
                yield future.result()
        pool.shutdown()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes started in here ignore Ctrl-C: the parent alone decides when to stop."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
