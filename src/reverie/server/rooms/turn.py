"""Whose turn it is at a table: first come, first served."""

from __future__ import annotations

import asyncio
from collections import deque


class Turn:
    """What an `asyncio.Lock` is, and it can also be taken without waiting, by whoever has no task to wait in."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody has the turn."""
        return self._taken

    def take(self) -> bool:
        """Take the turn if it is free; it is handed from one who waits to the next, so then nobody waits."""
        if self._taken:
            return False
        self._taken = True
        return True

    async def acquire(self) -> None:
        """Take the turn, after all who came before."""
        if self.take():
            return
        called = asyncio.get_running_loop().create_future()
        self._waiting.append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called in self._waiting:
                self._waiting.remove(called)
            elif not called.cancelled():  # it was ours already
                self.release()
            raise

    def release(self) -> None:
        """The next one, please."""
        while self._waiting:
            called = self._waiting.popleft()
            if not called.done():
                called.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *error: object) -> None:
        self.release()
