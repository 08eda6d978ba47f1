"""Tests of packs play nothing: there is no state to watch."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def watched() -> None:
    """Nothing to watch."""
