"""Hypothesis as this suite runs it: no clock, no luck, no files; more examples under `--torture`."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

ALIKE = settings(
    deadline=None,
    derandomize=True,
    database=None,
    print_blob=False,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
settings.register_profile("each-change", ALIKE, max_examples=150, stateful_step_count=30)
settings.register_profile("torture", ALIKE, max_examples=5_000, stateful_step_count=60)


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("torture" if config.getoption("--torture") else "each-change")
