"""What the server counts, in the format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

from reverie.hosted.refusals import CODES
from reverie.server.work import Queue

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Durations(Collector):
    """A histogram for the busiest place: one addition each time, put into words when somebody asks."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.counts = [0] * (len(SECONDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """As Prometheus takes it."""
        bounds = [*(str(bound) for bound in SECONDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self.counts), strict=True))
        yield HistogramMetricFamily(self.name, self.text, buckets=buckets, sum_value=self.sum)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.actions = Durations("reverie_action_seconds", "From an action's arrival to its acknowledgement.")
        self.registry.register(self.actions)
        self.acted = self.actions.add  # an action is in the log
        self._refusals = Counter("reverie_refusals", "Refused messages and requests.", ["code"], registry=self.registry)
        self._stalled = Counter("reverie_stalled", "Clients cut off because they did not read.", registry=self.registry)
        self._lacked = Counter("reverie_no_room", "Times there was no room.", ["of"], registry=self.registry)
        self._loads = Counter("reverie_tables_loaded", "Tables read from the log.", registry=self.registry)
        self._locked = Counter("reverie_tables_locked", "Tables whose log does not replay.", registry=self.registry)
        self._created = Counter("reverie_tables_created", "New tables.", ["deal"], registry=self.registry)
        self._requests = Counter("reverie_requests", "HTTP requests.", ["route", "status"], registry=self.registry)
        self._faults = Counter("reverie_faults", "Errors of our own.", registry=self.registry)
        self._waiting = Gauge(
            "reverie_work", "Work beside the loop, waiting or begun.", ["kind"], registry=self.registry
        )
        self._overfull = Gauge("reverie_work_refused", "Work there was no place for.", ["kind"], registry=self.registry)

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """A number that is looked up when somebody asks."""
        Gauge(name, text, registry=self.registry).set_function(value)

    def watch_queue(self, queue: Queue) -> None:
        """How much work of a kind waits or is being done, and how much was refused."""
        self._waiting.labels(queue.name).set_function(lambda: queue.length + queue.running)
        self._overfull.labels(queue.name).set_function(lambda: queue.refused)

    def refused(self, code: str) -> None:
        """Something was refused; why a game refused an answer is not counted apart, it may say something of cards."""
        self._refusals.labels(code if code in CODES else "rules").inc()

    def stalled(self) -> None:
        """A client did not read."""
        self._stalled.inc()

    def lacked(self, want: str, times: int = 1) -> None:
        """There was no room for a line: of its address, among all lines, or because descriptors or seats run out."""
        self._lacked.labels(want).inc(times)

    def loaded(self, locked: str | None) -> None:
        """A table was read."""
        self._loads.inc()
        if locked is not None:
            self._locked.inc()

    def created(self, deal: str) -> None:
        """A new table."""
        self._created.labels(deal.partition(":")[0]).inc()

    def requested(self, route: str, status: int) -> None:
        """An HTTP request was answered."""
        self._requests.labels(route, str(status)).inc()

    def fault(self) -> None:
        """Something went wrong that is our fault."""
        self._faults.inc()

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
