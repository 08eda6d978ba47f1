"""Loggers are everybody's: whoever sets up the server's log in a test leaves them as they were."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from reverie.server.logs import QUIET
from tests.server.postgres import postgres_server, postgres_url

__all__ = ["own_logs", "postgres_server", "postgres_url"]


@pytest.fixture
def own_logs() -> Iterator[None]:
    """A test that calls `logs.set_up`, alone or by `reverie serve`."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    levels = {name: logging.getLogger(name).level for name in ("reverie", *QUIET)}
    yield
    for handler in list(root.handlers):
        root.removeHandler(handler)
    for handler in handlers:
        root.addHandler(handler)
    root.setLevel(level)
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)
    logging.captureWarnings(False)
