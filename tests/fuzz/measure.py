"""What bad input costs: processor time, which other programs on the machine do not lengthen much, and memory."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

Found = TypeVar("Found")
TRIES = 3  # the first may have read a file that is read once, or met the garbage collector


def cost(do: Callable[[], Found], limit: float) -> tuple[Found, float]:
    """What came of it first, and its processor time: of the best of a few tries, if one takes longer than the limit."""
    best, found = float("inf"), list[Found]()
    while best > limit and len(found) < TRIES:
        begun = time.thread_time()
        found.append(do())
        best = min(best, time.thread_time() - begun)
    return found[0], best


def peak_memory(pid: int | str = "self") -> int:
    """The most memory that a process has had, in KiB; 0 where that cannot be read."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return 0
    fields = dict(line.split(":", 1) for line in status.read_text().splitlines() if ":" in line)
    return int(fields["VmHWM"].split()[0])


class Growth:
    """By how much more memory was needed than at the beginning, also if only for a moment; where it can be read."""

    def __init__(self) -> None:
        with suppress(OSError):  # from now on: whatever this process has done before does not count
            Path("/proc/self/clear_refs").write_text("5")
        self.before = peak_memory()

    @property
    def kib(self) -> int:
        """Since it was made."""
        return peak_memory() - self.before
