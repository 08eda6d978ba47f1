"""What is being thought about for people at tables: a few things at a time, each as long as somebody asks for more.

Whoever looks at a hint or at the end of a game asks again and again, and each time a slice of work is done in the queue
of such work, where addresses take turns (`work.py`). What was thought so far is kept here between the slices; what has
not been asked for longest goes first.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

Thought = TypeVar("Thought")


class Kept(Generic[Thought]):
    """One of them; it is worked on by one thread at a time."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.thought: Thought | None = None


class Thoughts(Generic[Thought]):
    """Thoughts by what they are about."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: OrderedDict[Hashable, Kept[Thought]] = OrderedDict()
        self._lock = Lock()

    def go_on(self, about: Hashable, begin: Callable[[], Thought], work: Callable[[Thought], None]) -> Thought:
        """Begin a thought, or go on with it."""
        with self._lock:
            kept = self._kept.setdefault(about, Kept())
            self._kept.move_to_end(about)
            while len(self._kept) > self.most:
                self._kept.popitem(last=False)
        with kept.lock:
            if kept.thought is None:
                kept.thought = begin()
            work(kept.thought)
            return kept.thought

    def __len__(self) -> int:
        return len(self._kept)
