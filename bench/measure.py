"""How time is taken: every case gives one short sample per round, and the rounds follow each other (A B C, A B C …).

A machine that slows down for a while slows every case of those rounds, so ratios within a round stay honest. The
best round says what the code can do, the median what a busy machine made of it.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

SMALLEST, LARGEST = 1, 10_000_000


@dataclass(frozen=True)
class Sample:
    """One run of a case: the time it took and what was done in it."""

    seconds: float
    units: int  # decisions or calls
    games: int = 0
    chance: int = 0  # steps that belong to the dealer, not to the player

    @property
    def ns(self) -> float:
        """Nanoseconds per unit."""
        return self.seconds * 1e9 / self.units


@dataclass(frozen=True)
class Case:
    """Something to measure; `run(n)` does it n times over (n games, or n calls)."""

    name: str
    run: Callable[[int], Sample]
    unit: str = "decision"
    clock: str = "cpu"
    first_guess: int = 20


@dataclass
class Measurement:
    """The samples of a case, one per round."""

    case: Case
    times: int = 0
    samples: list[Sample] = field(default_factory=list)

    @property
    def best(self) -> float:
        """The quickest round, in ns per unit."""
        return min(sample.ns for sample in self.samples)

    @property
    def median(self) -> float:
        """The middle round, in ns per unit."""
        return statistics.median(sample.ns for sample in self.samples)

    @property
    def games_per_second(self) -> float | None:
        """Whole games in the quickest round, if games were played."""
        rates = [sample.games / sample.seconds for sample in self.samples]
        return max(rates) or None

    def to_json(self) -> dict[str, Any]:
        """Everything about the case as plain data."""
        total = self.samples[0]
        return {
            "name": self.case.name,
            "unit": self.case.unit,
            "clock": self.case.clock,
            "best_ns": round(self.best, 2),
            "median_ns": round(self.median, 2),
            "rounds_ns": [round(sample.ns, 2) for sample in self.samples],
            "games_per_second": round(self.games_per_second) if self.games_per_second else None,
            "units_per_round": total.units,
            "games_per_round": total.games or None,
            "chance_steps_per_round": total.chance or None,
        }


@dataclass(frozen=True)
class Ratio:
    """One case against another."""

    best: float  # of the two best rounds
    median: float  # of the ratios within each round


def ratio(of: Measurement, to: Measurement) -> Ratio:
    """How many times as long the first takes."""
    within = [a.ns / b.ns for a, b in zip(of.samples, to.samples, strict=True)]
    return Ratio(of.best / to.best, statistics.median(within))


def calls(call: Callable[[], object], times: int) -> Sample:
    """The time of a call without arguments, the loop around it included (about 10 ns)."""
    start = time.process_time()
    for _ in range(times):
        call()
    return Sample(time.process_time() - start, times)


def fit(case: Case, seconds: float) -> int:
    """How many times a case must be run to take about that long."""
    times = case.first_guess
    while True:
        taken = max(case.run(times).seconds, 1e-6)
        if taken >= seconds / 4 or times >= LARGEST:
            return max(SMALLEST, min(LARGEST, round(times * seconds / taken)))
        times = min(LARGEST, max(times + 1, round(times * min(50.0, seconds / 2 / taken))))


def measure(cases: list[Case], rounds: int, seconds: float) -> dict[str, Measurement]:
    """Measure every case in every round, `seconds` each."""
    progress(f"{len(cases)} cases, {rounds} rounds: finding how often to run each")
    results = {case.name: Measurement(case, fit(case, seconds)) for case in cases}
    for number in range(1, rounds + 1):
        progress(f"round {number} of {rounds}")
        for result in results.values():
            result.samples.append(result.case.run(result.times))
    return results


def progress(text: str) -> None:
    """Say what is going on, apart from the results."""
    print(f"bench: {text}", file=sys.stderr, flush=True)
