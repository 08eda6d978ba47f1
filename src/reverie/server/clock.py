"""The time: as data for the log, and for waiting. The simulation brings its own."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Two clocks that must not be mixed up."""

    def now(self) -> int:
        """Wall time in milliseconds: data that is written down, never compared for order."""

    def monotonic(self) -> float:
        """Seconds that only go forward, for time limits."""


class SystemClock:
    """The clocks of this machine."""

    def now(self) -> int:
        """Wall time in milliseconds."""
        return time.time_ns() // 1_000_000

    monotonic = staticmethod(time.monotonic)  # seconds since some moment; every message asks several times
