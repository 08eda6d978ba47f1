"""Work beside the event loop: whatever a stranger can ask for that may take more than a few milliseconds.

Each kind of work has a queue of its own, with so many places, so few of them for one address, and the addresses take
turns: where two things are done at once, they are not both of one address, so that others need not wait for its long
ones, and only one thread fights with the event loop over Python. Who finds no place is told when to come again
(`busy`). What needs a table is done in a thread, while its room waits and everybody else goes on; what is plain data,
in and out, is done by a process of its own with a budget of processor time and memory (`reading.py`), so that nothing
in a text can harm the server.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from reverie.hosted.refusals import Refusal
from reverie.server.addresses import key_of

Answer = TypeVar("Answer")

AGAIN = 2.0  # seconds after which somebody may find a place
ADDRESS: ContextVar[str] = ContextVar("address", default="")  # who asks


@dataclass(frozen=True)
class Kind:
    """So much is done at once, so much may wait, and so much of it for one address."""

    at_once: int
    waiting: int
    each: int
    share: int = 1  # of what is done at once


KINDS: dict[str, Kind] = {
    "table": Kind(2, 400, 60),  # a step of a table whose game is slow, and what is shown of it
    "loading": Kind(2, 400, 100),  # reading a table from its log
    "looking": Kind(1, 100, 10),  # looking back: moments, records, documents, statistics
    "playing": Kind(1, 50, 6),  # hints, chances, reviews, difficulties, worlds, looks ahead
    "solving": Kind(1, 20, 2),  # whether a deal could be won: up to two seconds
    "files": Kind(1, 1000, 500),  # what a browser loads, packed when somebody asks first; a page asks for dozens
    "reading": Kind(1, 50, 6),  # files of cards, records, large bodies
}


class Work(Protocol):
    """Somebody who does things beside."""

    async def run(self, kind: str, work: Callable[..., Answer], *details: Any) -> Answer:
        """Do something and wait for it; a refusal if there is no place."""

    def close(self) -> None:
        """No more."""


class Inline:
    """Does everything at once: for simulations, and for whoever has no event loop to spare."""

    async def run(self, kind: str, work: Callable[..., Answer], *details: Any) -> Answer:
        """Just do it."""
        return work(*details)

    def close(self) -> None:
        """Nothing was begun."""


@dataclass(eq=False)
class Job:
    """Something that waits for its turn, or is being done."""

    work: Callable[[], Any]
    address: str
    done: asyncio.Future[Any]
    begun: bool = False


@dataclass
class Queue:
    """The work of one kind."""

    name: str
    kind: Kind
    threads: ThreadPoolExecutor
    waiting: OrderedDict[str, deque[Job]] = field(default_factory=OrderedDict)  # by address, whose turn is next first
    length: int = 0
    running: int = 0
    refused: int = 0
    held: Counter[str] = field(default_factory=Counter)  # by address: waiting or running
    busy: Counter[str] = field(default_factory=Counter)  # by address: running

    def put(self, job: Job) -> None:
        """One more; a refusal if the queue, or the address's part of it, is full."""
        if self.length >= self.kind.waiting or self.held[job.address] >= self.kind.each:
            self.refused += 1
            raise Refusal("busy", retry_after=AGAIN)
        self.held[job.address] += 1
        self.waiting.setdefault(job.address, deque()).append(job)
        self.length += 1
        self.begin()

    def begin(self) -> None:
        """Begin what there is room for, one address after the other."""
        while self.running < self.kind.at_once:
            address = next((it for it in self.waiting if self.busy[it] < self.kind.share), None)
            if address is None:
                return
            jobs = self.waiting[address]
            job = jobs.popleft()
            self.length -= 1
            if jobs:
                self.waiting.move_to_end(address)
            else:
                del self.waiting[address]
            if job.done.cancelled():
                self.leave(job)
                continue
            job.begun = True
            self.running += 1
            self.busy[address] += 1
            future = asyncio.get_running_loop().run_in_executor(self.threads, job.work)
            future.add_done_callback(lambda done, job=job: self.end(job, done))  # type: ignore[misc]

    def end(self, job: Job, future: asyncio.Future[Any]) -> None:
        """Something is done: tell, and go on with the next."""
        self.running -= 1
        self.busy[job.address] -= 1
        if not self.busy[job.address]:
            del self.busy[job.address]
        self.leave(job)
        if not job.done.done():
            error = None if future.cancelled() else future.exception()
            if future.cancelled():
                job.done.cancel()
            elif error is not None:
                job.done.set_exception(error)
            else:
                job.done.set_result(future.result())
        elif not future.cancelled():
            future.exception()  # nobody waits for it any more
        self.begin()

    def leave(self, job: Job) -> None:
        """An address has one less here."""
        self.held[job.address] -= 1
        if self.held[job.address] <= 0:
            del self.held[job.address]


class Beside:
    """The queues of a server."""

    def __init__(self) -> None:
        self.queues = {
            name: Queue(name, kind, ThreadPoolExecutor(kind.at_once, f"reverie-{name}")) for name, kind in KINDS.items()
        }

    async def run(self, kind: str, work: Callable[..., Answer], *details: Any) -> Answer:
        """Do something in a thread. Whoever is sent away meanwhile waits for the end of what was begun all the same:
        a table is not let go of while somebody works on it."""
        queue = self.queues[kind]
        job = Job(lambda: work(*details), key_of(ADDRESS.get()), asyncio.get_running_loop().create_future())
        queue.put(job)
        try:
            answer: Answer = await asyncio.shield(job.done)
        except asyncio.CancelledError:
            if not job.begun:
                job.done.cancel()
            while not job.done.done():
                await asyncio.wait([job.done])
            if not job.done.cancelled():
                job.done.exception()
            raise
        return answer

    def close(self) -> None:
        """No more; what was begun is not waited for."""
        for queue in self.queues.values():
            queue.threads.shutdown(wait=False, cancel_futures=True)
