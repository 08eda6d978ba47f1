"""How much an agent may think about one question: a number of simulations, which repeats itself, or a time."""

from __future__ import annotations

import re
from dataclasses import dataclass

from reverie.errors import StateError, excerpt
from reverie.kernel.weighing import Weighing
from reverie.processor import spent

MOST_SIMULATIONS = 1_000_000_000
LONGEST = 3600.0  # seconds
FIRST_SLICE = 16
SLICES = 8  # of a time, about: how often the clock is looked at
UNITS = {"us": 1e-6, "ms": 1e-3, "s": 1.0}


@dataclass(frozen=True)
class Budget:
    """So many simulations, or so many seconds of the processor's time; whichever is used up first."""

    simulations: int = MOST_SIMULATIONS
    seconds: float | None = None

    @classmethod
    def of(cls, simulations: int | None = None, time: str | None = None) -> Budget | None:
        """What two flags say; None if neither is given."""
        if simulations is None and time is None:
            return None
        if simulations is not None and not 1 <= simulations <= MOST_SIMULATIONS:
            raise StateError("budget-simulations", place="simulations", value=simulations, most=MOST_SIMULATIONS)
        return cls(
            MOST_SIMULATIONS if simulations is None else simulations, None if time is None else read_seconds(time)
        )

    def spend(self, weighing: Weighing) -> None:
        """Weigh until it is used up."""
        if self.seconds is None:
            weighing.advance(self.simulations - weighing.simulations)
            return
        started, share = spent(), FIRST_SLICE
        while weighing.simulations < self.simulations:
            weighing.advance(min(share, self.simulations - weighing.simulations))
            used = spent() - started
            if used >= self.seconds:
                return
            rate = weighing.simulations / max(used, 1e-6)
            share = max(1, int(rate * min(self.seconds / SLICES, self.seconds - used)))


def read_seconds(text: str) -> float:
    """A time with its unit.

    >>> read_seconds("10ms")
    0.01
    """
    found = re.fullmatch(r"\s*([0-9]{1,9}(?:[.][0-9]{1,6})?)\s*(us|ms|s)\s*", text)
    seconds = float(found[1]) * UNITS[found[2]] if found else 0.0
    if not 0 < seconds <= LONGEST:
        raise StateError("budget-time", place="budget", value=excerpt(text))
    return seconds
