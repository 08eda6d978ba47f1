"""All open lines of a server: how many one address may hold, and who gives way when there is no room.

A line costs a descriptor, whether it ever says something or not. An address that opens one after the other is turned
away at the door, before anything is made of its lines: whoever comes from elsewhere stands behind them all. Lines that
wait for their client to say something (one that has never asked, one kept open after an answer, one whose request does
not come to its end) give way to new ones, whoever has been silent longest first: within an address when it has as many
as it may, among all when the house is full or the descriptors run out. Players at tables and requests that are being
answered never give way.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from reverie.hosted.refusals import Refusal
from reverie.server.addresses import Proxies, key_of
from reverie.server.clock import Clock
from reverie.server.descriptors import LAST, soft_limit
from reverie.server.limits import Guard
from reverie.server.metrics import Metrics
from reverie.server.settings import Settings

if TYPE_CHECKING:
    from reverie.server.lines import Line, RequestProtocol

LOG = logging.getLogger("reverie.server")

AGAIN: Final = 5.0  # seconds after which a client that was one too many may come back
SAY_AGAIN: Final = 60.0  # seconds between two lines in the log about the same want


class Crowd:
    """All lines of a server; looked at a few times while a send may take, as long as there are any."""

    def __init__(self, settings: Settings, clock: Clock, metrics: Metrics) -> None:
        limits = settings.limits
        self.timing = settings.timing
        self.clock = clock
        self.metrics = metrics
        self.capacity = limits.all_connections + limits.spare_lines
        self.of_one = limits.lines
        self.proxies = Proxies(settings.proxies)
        self.coming = Guard(limits.new_lines, clock)
        self.lines: set[Line] = set()
        self.asking: dict[RequestProtocol, None] = {}  # the one that was silent longest is the first
        self.by_address: dict[str, dict[RequestProtocol, None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.wants: Counter[str] = Counter()  # what was lacking since it was last said
        self.said: dict[str, float] = {}

    # ---- coming and going --------------------------------------------------------------------------------

    def add(self, line: Line) -> None:
        """One more."""
        self.lines.add(line)
        if self.timer is None:
            self.timer = line.loop.call_later(self.timing.send / 4, self.look, line.loop)

    def discard(self, line: Line) -> None:
        """One less."""
        self.lines.discard(line)

    def may_come(self, address: str, has_room: bool = True) -> bool:
        """Whether an address has not opened too many lines of late, and room for one more that waits; asked for each,
        so it costs next to nothing."""
        is_early = bool(self.coming.rate.count and self.coming.wait(address))
        return (has_room and not is_early) or not self.coming.rate.count or address in self.proxies

    def admit(self, line: RequestProtocol, address: str | None, descriptor: int) -> None:
        """A new line, which has not said anything yet; a refusal if nobody can give way to it."""
        self.add(line)
        self.asking[line] = None
        line.key = key_of(address) if address is not None and address not in self.proxies else None
        if line.key is not None:
            own = self.by_address.setdefault(line.key, {})
            own[line] = None
            if self.of_one and len(own) > self.of_one:
                self.note("address")
                if not self.make_room(own, line):
                    raise Refusal("too_many", retry_after=AGAIN)
        if len(self.lines) > self.capacity:
            self.note("lines")
            self.make_room(self.asking, line)  # else it is told so when it asks
        limit = soft_limit()
        if limit is not None and descriptor >= limit - LAST:
            self.note("descriptors")
            if not self.make_room(self.asking, line):
                raise Refusal("overloaded", retry_after=AGAIN)

    def without_descriptor(self) -> None:
        """The system gives no more descriptors, not even to look who is there."""
        self.note("descriptors")
        self.make_room(self.asking)

    def stir(self, line: RequestProtocol) -> None:
        """A line begins to ask: it is the last to give way now."""
        if line in self.asking:
            del self.asking[line]
            self.asking[line] = None
            if line.key is not None:
                own = self.by_address[line.key]
                del own[line]
                own[line] = None

    def dismiss(self, line: RequestProtocol) -> None:
        """A line that asks has gone, or has become a player's."""
        self.discard(line)
        self.asking.pop(line, None)
        own = self.by_address.get(line.key) if line.key is not None else None
        if own is not None:
            own.pop(line, None)
            if not own:
                del self.by_address[line.key or ""]

    def make_room(self, lines: Iterable[RequestProtocol], comer: RequestProtocol | None = None) -> bool:
        """Close the line that has been silent longest; whether there was one."""
        for line in lines:
            if line is not comer and line.is_waiting:
                self.dismiss(line)
                line.give_way()
                return True
        return False

    # ---- looking after them ------------------------------------------------------------------------------

    def look(self, loop: asyncio.AbstractEventLoop) -> None:
        """Cut off whoever has had their time."""
        now = loop.time()
        for line in [line for line in self.lines if line.is_late(now, self.timing)]:
            line.cut()
        self.timer = loop.call_later(self.timing.send / 4, self.look, loop) if self.lines else None

    def note(self, want: str, times: int = 1) -> None:
        """Something was lacking, once or several times: counted each time, and said once a minute."""
        self.metrics.lacked(want, times)
        self.wants[want] += times
        now = self.clock.monotonic()
        if now >= self.said.get(want, -SAY_AGAIN) + SAY_AGAIN:
            self.said[want] = now
            facts = {"of": want, "times": self.wants.pop(want), "lines": len(self.lines), "asking": len(self.asking)}
            LOG.warning("no room", extra=facts)
