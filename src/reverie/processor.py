"""The processor time of this thread: the only clock that thinking may look at.

Rules, states and records never depend on it. What depends on it is how long somebody thinks, and whoever wants to have
the same twice says how many simulations instead.
"""

from __future__ import annotations

from time import thread_time


def spent() -> float:
    """Seconds that this thread has been working."""
    return thread_time()
