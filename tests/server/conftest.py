"""Nothing here waits for ever: a wake-up that is lost fails its test, with the place where it was waited for."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from types import FrameType

import pytest

from reverie.client import Seat

WAIT = 120  # seconds for anything that a seat waits for; far more than a slow machine needs
TEST = (600, 6 * 3600)  # seconds for a whole test, in each change and in torture
AGAIN = 30  # … and if cleaning up does not end either


@pytest.fixture(autouse=True)
def ends(amount: Callable[[int, int], int]) -> Iterator[None]:
    """Interrupt a test that does not end. What a test waits for in a thread or by a blocking call ends it too."""
    seconds = amount(*TEST)

    def give_up(number: int, frame: FrameType | None) -> None:
        pytest.fail(f"not over after {seconds} seconds")

    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.fixture(autouse=True)
def seats_wait_only_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """`Seat.wait` has all the time of its caller, who may be a person; a test has not."""
    wait = Seat.wait

    async def bounded(seat: Seat, until: Callable[[], bool]) -> None:
        async with asyncio.timeout(WAIT):
            await wait(seat, until)

    monkeypatch.setattr(Seat, "wait", bounded)
