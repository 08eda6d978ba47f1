"""T21: what an action costs beside the reference server. Ratios only: they hold on any machine.

The goal, twice the reference's processor time and half of its rate, is not reached yet (docs/benchmarks.md). With
`--torture` the goal is demanded; each change must not make it worse than it is, with room for a noisy machine.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from pathlib import Path

import pytest

from bench.server import compare
from bench.server.compare import Latency, Throughput

CPU, CPU_EACH_CHANGE = 2.0, 3.2
RATE, RATE_EACH_CHANGE = 0.5, 0.3
WAIT = 2.0
PATIENT_MS = 20.0  # a p99 below this is good enough whatever the reference does

Found = dict[str, list[Throughput]]


def verdict(found: Found) -> tuple[float, float]:
    return compare.ratio(found, "cpu"), compare.ratio(found, "per_second")


@pytest.mark.parametrize("connections", [50, 200, 1000])
def test_an_action_costs_not_much_more_than_the_reference(
    connections: int, tmp_path: Path, amount: Callable[[int, int], int]
) -> None:
    if connections not in (amount(200, 50), 200, amount(200, 1000)):
        pytest.skip("only with --torture")
    seconds, is_goal = amount(1, 3), bool(amount(0, 1))
    most, least = (CPU, RATE) if is_goal else (CPU_EACH_CHANGE, RATE_EACH_CHANGE)
    for again in (1, 3):  # a busy machine gets a second, longer chance
        found = compare.under_load(tmp_path, connections, float(seconds * again), 3)
        cpu, rate = verdict(found)
        if cpu <= most and rate >= least:
            return
    middle = {kind: statistics.median(one.client for one in found[kind]) for kind in found}
    pytest.fail(f"CPU per action {cpu:.2f} × reference, messages/s {rate:.2f} ×; µs of the client: {middle}\n{found}")


def test_answers_come_in_time_at_an_ordinary_rate(tmp_path: Path, amount: Callable[[int, int], int]) -> None:
    if amount(1, 0):
        pytest.skip("only with --torture")
    for seconds in (10.0, 20.0):
        found = compare.waiting(tmp_path, 1000, 0.2, seconds, 3)
        ours = compare.median(found["ours"], "p99")
        if ours <= PATIENT_MS or compare.ratio(found, "p99") <= WAIT:
            return
    pytest.fail(str(found))


def test_the_median_of_the_ratios_within_a_turn_is_taken() -> None:
    found = {
        "reference": [Throughput(100, 50, 1), Throughput(10, 500, 1), Throughput(100, 50, 1)],
        "ours": [Throughput(60, 90, 1), Throughput(6, 900, 1), Throughput(10, 5000, 1)],
    }
    assert verdict(found) == (1.8, 0.6)
    assert compare.median([Latency(1, 9, 0), Latency(2, 3, 0), Latency(3, 5, 0)], "p99") == 5
