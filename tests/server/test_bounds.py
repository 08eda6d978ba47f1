"""What keeps these tests from waiting for ever (`conftest.py`)."""

from __future__ import annotations

import asyncio
import signal
import threading

import pytest

from reverie.client import Seat
from tests.server import conftest

LINK = "http://127.0.0.1:1/t/" + "a" * 20 + "#" + "b" * 43


def test_a_seat_that_is_never_woken_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conftest, "WAIT", 0.01)
    with pytest.raises(TimeoutError):
        asyncio.run(Seat(LINK).wait(lambda: False))


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no alarm clock")
def test_a_test_that_does_not_end() -> None:
    async def never() -> None:
        await asyncio.Event().wait()

    for wait in (lambda: asyncio.run(never()), threading.Event().wait):
        signal.setitimer(signal.ITIMER_REAL, 0.05)
        with pytest.raises(pytest.fail.Exception, match="not over"):
            wait()
