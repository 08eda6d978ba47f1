"""How the suite runs: `--torture` plays the same tests with full counts; `covers` names the rules a test proves."""

from __future__ import annotations

import signal
from collections.abc import Callable

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--torture", action="store_true", help="run every campaign with its full count")


def pytest_configure(config: pytest.Config) -> None:
    # A suite started in the background ignores interrupts, and so would the programs that tests interrupt.
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    config.addinivalue_line("markers", "covers(*ids): the rules and worked examples of the law that a test proves")


@pytest.fixture
def amount(request: pytest.FixtureRequest) -> Callable[[int, int], int]:
    """How much to do: `amount(each_change, torture)`."""

    def choose(each_change: int, torture: int) -> int:
        return torture if request.config.getoption("--torture") else each_change

    return choose
