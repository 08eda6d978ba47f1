"""Who may do how much: leaky buckets per connection and per address, on the monotonic clock."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from reverie.hosted.refusals import Refusal
from reverie.server.addresses import key_of
from reverie.server.clock import Clock
from reverie.server.settings import Rate

ADDRESSES = 20_000  # buckets that are remembered; the oldest go first


class Bucket:
    """Lets `burst` through at once and refills at the rate."""

    __slots__ = ("level", "moment", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.level = float(rate.burst)
        self.moment = now

    def take(self, now: float) -> float:
        """0 if there was room, else the seconds to wait."""
        rate = self.rate
        if rate.count == 0:
            return 0.0
        speed = rate.count / rate.seconds
        self.level = min(float(rate.burst), self.level + (now - self.moment) * speed)
        self.moment = now
        if self.level >= 1.0:
            self.level -= 1.0
            return 0.0
        return (1.0 - self.level) / speed


class Places:
    """So many of one address at once; the others of it wait for their turn."""

    def __init__(self, most: int) -> None:
        self.most = most  # 0: any number
        self.taken: dict[str, tuple[asyncio.Semaphore, int]] = {}  # by client, with those who have a place or wait

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        """A place, as long as it is needed."""
        if not self.most:
            yield
            return
        client = key_of(address)
        places, count = self.taken.get(client) or (asyncio.Semaphore(self.most), 0)
        self.taken[client] = places, count + 1
        try:
            async with places:
                yield
        finally:
            places, count = self.taken.pop(client)
            if count > 1:
                self.taken[client] = places, count - 1


class Guard:
    """One bucket for each address, for one kind of thing."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self.rate = rate
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        """Refuse what is too much."""
        wait = self.wait(address)
        if wait:
            raise Refusal("too_many", retry_after=round(wait, 1))

    def wait(self, address: str) -> float:
        """One more from there: 0 if that is all right, else the seconds until it would be."""
        now, client = self.clock.monotonic(), key_of(address)
        bucket = self.buckets.get(client)
        if bucket is None:
            bucket = self.buckets[client] = Bucket(self.rate, now)
            if len(self.buckets) > ADDRESSES:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(client)
        return bucket.take(now)
