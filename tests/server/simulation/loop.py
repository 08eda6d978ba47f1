"""An event loop without a world: time jumps to the next timer, nothing is waited for, and a seed decides everything."""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import Coroutine
from contextvars import Context, ContextVar
from typing import Any

Tasks = list["asyncio.Task[Any]"]

# Where the tasks of the running process are noted: a process that crashes loses all of them at once.
OWNER: ContextVar[Tasks | None] = ContextVar("OWNER", default=None)

TURNS = 400_000  # a schedule takes a few thousand; more means that somebody runs in circles


class Stuck(Exception):
    """Nobody has anything left to do, and yet the schedule is not over; or it never ends."""


class SimulatedLoop(asyncio.BaseEventLoop):
    """asyncio's own order of callbacks on a clock that only we move."""

    _ready: deque[asyncio.Handle]
    _scheduled: list[asyncio.TimerHandle]
    _stopping: bool

    def __init__(self) -> None:
        super().__init__()
        self.moment = 0.0
        self.turns = 0
        self.tasks: Tasks = []
        self.set_task_factory(self._make)  # type: ignore[arg-type]

    def time(self) -> float:
        """Simulated seconds."""
        return self.moment

    def _make(
        self, loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], context: Context | None = None
    ) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(work, loop=self, context=context)
        self.tasks.append(task)
        owner = OWNER.get() if context is None else context.get(OWNER)
        if owner is not None:
            owner.append(task)
        return task

    def _run_once(self) -> None:
        scheduled, ready = self._scheduled, self._ready
        while scheduled and scheduled[0].cancelled():
            heapq.heappop(scheduled)
        if not ready and not self._stopping:
            if not scheduled:
                raise Stuck("nothing is left to do")
            self.moment = max(self.moment, scheduled[0].when())
        while scheduled and scheduled[0].when() <= self.moment:
            handle = heapq.heappop(scheduled)
            if not handle.cancelled():
                ready.append(handle)
        self.turns += 1
        if self.turns > TURNS:
            raise Stuck("this never ends")
        for _ in range(len(ready)):
            waiting = ready.popleft()
            if not waiting.cancelled():
                waiting._run()

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Cancelled timers are dropped when their time comes."""

    def _process_events(self, event_list: list[Any]) -> None:
        """There are no sockets."""

    def _write_to_self(self) -> None:
        """There are no threads."""

    def finish(self) -> None:
        """End whatever still runs, so that nothing is left behind."""
        self.turns = 0
        while pending := [task for task in self.tasks if not task.done()]:  # ending one may begin another
            for task in pending:
                task.cancel()
            self.call_soon(self.stop)
            self.run_forever()
        for task in self.tasks:
            if not task.cancelled():
                task.exception()
        self.close()


class SimulatedClock:
    """The loop's time for waiting; a wall clock that may be set while the game runs."""

    def __init__(self, loop: SimulatedLoop, start: int) -> None:
        self.loop = loop
        self.start = start

    def now(self) -> int:
        """Wall time in milliseconds."""
        return self.start + int(self.loop.moment * 1000)

    def monotonic(self) -> float:
        """Simulated seconds."""
        return self.loop.moment

    def jump(self, seconds: float) -> None:
        """Somebody sets the clock."""
        self.start += int(seconds * 1000)
