"""Every test of Etherfields watches the invariants of the law (3.5) after every operation."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from reverie.games.etherfields.core import operations
from reverie.games.etherfields.position import invariants


@pytest.fixture(autouse=True)
def watched() -> Iterator[None]:
    """Look at the whole state after every operation."""
    operations.watch = invariants.after_operation
    yield
    operations.watch = None
