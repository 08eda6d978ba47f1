"""Who may do how much: leaky buckets per connection and per address, on the monotonic clock."""

from __future__ import annotations

from collections import OrderedDict

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
