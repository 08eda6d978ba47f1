"""Figures for whoever runs the server: what the database does, which build this is, what the process costs.

The drivers count for themselves, on their own threads; here their counts are only looked up when somebody asks.
"""

from __future__ import annotations

import platform
from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily
from prometheus_client.registry import Collector

import reverie
from reverie.engine_mode import is_compiled
from reverie.server.stores.driver import Driver

Family = CounterMetricFamily | GaugeMetricFamily | InfoMetricFamily

# The driver's own name for a count -> its name for Prometheus, and what it says.
COUNTS: Final = {
    "commits": ("reverie_commits", "Transactions that were made durable."),
    "units": ("reverie_commit_units", "Units of work in them; divided by the commits: how many shared one."),
    "commit_seconds": ("reverie_commit_seconds", "Seconds spent in them."),
    "failed_commits": ("reverie_commits_failed", "Transactions that failed; nothing of them was acknowledged."),
    "reopened": ("reverie_database_reopened", "Times a connection to the database had to be made again."),
    "checkpoints": ("reverie_checkpoints", "Times SQLite's log was folded into its database."),
    "failed_checkpoints": ("reverie_checkpoints_failed", "Times that failed; the log grows until it succeeds."),
}


class DriverFigures(Collector):
    """What a driver has counted, whichever of the counts it has."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def collect(self) -> Iterator[Family]:
        """As Prometheus takes it."""
        for name, (title, text) in COUNTS.items():
            value = getattr(self.driver, name, None)
            if isinstance(value, int | float):
                yield CounterMetricFamily(title, text, value=value)
        largest = getattr(self.driver, "largest_commit", None)
        if isinstance(largest, int):
            yield GaugeMetricFamily("reverie_commit_units_most", "Most units that shared one commit.", value=largest)


class BuildFigures(Collector):
    """Which Reverie this is."""

    def collect(self) -> Iterator[Family]:
        """As Prometheus takes it."""
        build = {
            "version": reverie.__version__,
            "engine": "compiled" if is_compiled() else "pure",
            "python": platform.python_version(),
        }
        yield InfoMetricFamily("reverie_build", "Which build this is.", value=build)


def add_figures(registry: CollectorRegistry, driver: Driver) -> None:
    """Everything an operator needs beside what the server counts itself."""
    registry.register(DriverFigures(driver))
    registry.register(BuildFigures())
    ProcessCollector(registry=registry)
