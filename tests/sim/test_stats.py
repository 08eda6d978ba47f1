"""The interval of a win rate."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.sim.stats import wilson


def test_known_values() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10) == pytest.approx((0.0, 0.27753), abs=1e-5)
    assert wilson(10, 10) == pytest.approx((0.72247, 1.0), abs=1e-5)
    assert wilson(50, 100) == pytest.approx((0.40383, 0.59617), abs=1e-5)


@given(st.integers(1, 10**9), st.data())
def test_the_rate_lies_inside(games: int, data: st.DataObject) -> None:
    wins = data.draw(st.integers(0, games))
    low, high = wilson(wins, games)
    assert 0 <= low <= wins / games <= high <= 1
    mirrored = wilson(games - wins, games)
    assert mirrored == pytest.approx((1 - high, 1 - low), abs=1e-9)
