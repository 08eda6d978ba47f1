"""How the suite runs: `--torture` plays the same tests with full counts; `covers` names the rules a test proves.

`--engine-only` leaves out what cannot depend on whether the engine is compiled, and shortens campaigns: the second run
of `make test`, on the pure engine, after the first one has done everything on the compiled one. That both engines are
the same engine is proven by `tests/parity`, in the first run.
"""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
ENGINE_FREE = {
    "art",
    "audit",
    "bench",
    "browser",
    "cli",
    "docs",
    "fuzz/test_protocol.py",
    "parity",
    "properties/test_information_flow.py",
    "properties/test_worlds.py",
    "server",
    "sim",
    "supply",
    "terminal",
    "web",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--torture", action="store_true", help="run every campaign with its full count")
    parser.addoption("--engine-only", action="store_true", help="leave out what another run has shown on this tree")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    if config.getoption("--engine-only") and collection_path.is_relative_to(HERE):
        return True if collection_path.relative_to(HERE).as_posix() in ENGINE_FREE else None
    return None


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
