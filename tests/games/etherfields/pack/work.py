"""How much work something is, counted and not timed: calls of Python and C functions, and memory that stays."""

from __future__ import annotations

import gc
import sys
import tracemalloc
from collections.abc import Callable
from typing import Any


def calls(task: Callable[[], Any]) -> int:
    """How many functions a task calls."""
    count = 0

    def watch(frame: Any, event: str, argument: Any) -> None:
        nonlocal count
        if event in ("call", "c_call"):
            count += 1

    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        task()
    finally:
        sys.setprofile(before)
    return count


def peak(task: Callable[[], Any]) -> int:
    """How many bytes a task holds at most."""
    gc.collect()
    tracemalloc.start()
    try:
        task()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
