"""How the suite runs: `--torture` plays the same tests with full counts; `covers` names the rules a test proves.

`--engine-only` leaves out what cannot depend on whether the engine is compiled, and shortens some campaigns to a
third: the second run of `make test`, on the pure engine, after the first one has done everything on the compiled one.
That both engines are the same engine is proven by `tests/parity`, in the first run.
"""

from __future__ import annotations

import gc
import signal
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from tests import again, durations, limit

Chance = TypeVar("Chance")

HERE = Path(__file__).resolve().parent
ENGINE_FREE = {
    "agents",  # who looks ahead plays thousands of games; that both forms think alike is shown in `parity`
    "architecture",
    "art",
    "audit",
    "bench",
    "browser",
    "cli",
    "docs",
    "fuzz/test_protocol.py",
    "fuzz/test_records.py",
    "games/etherfields",
    "games/onirim/test_rules_agent.py",
    "games/urbion/test_rules_agent.py",
    "kernel/test_chances.py",
    "kernel/test_review.py",
    "kernel/test_words.py",
    "parity",
    "puzzles",
    "properties/test_information_flow.py",
    "properties/test_worlds.py",
    "server",
    "sim",
    "supply",
    "template",
    "terminal",
    "test_again.py",
    "test_durations.py",
    "test_limit.py",
    "test_names.py",
    "web",
}
UNCOMPILED = "etherfields"  # a game with one form only: what is asked of it was asked in the first run
SHORTER = {"conformance", "properties"}  # where a third of a campaign is enough when another run has done all of it
# The files that take longest: each process begins its share with some of them, so that none is left for the end.
LONGEST = (
    "parity/test_sanitizers.py",
    "browser/test_every_screen.py",
    "browser/test_whole_games.py",
    "parity/test_build.py",
    "browser/test_every_question.py",
    "browser/test_two_browsers.py",
    "server/kills/test_kill.py",
    "parity/test_parity.py",
    "server/secrecy/test_canary.py",
    "browser/test_etherfields.py",
    "browser/test_features.py",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--torture", action="store_true", help="run every campaign with its full count")
    parser.addoption("--engine-only", action="store_true", help="leave out what another run has shown on this tree")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    if config.getoption("--engine-only") and collection_path.is_relative_to(HERE):
        return True if collection_path.relative_to(HERE).as_posix() in ENGINE_FREE else None
    return None


def depends_on_the_engine(item: pytest.Item) -> bool:
    """Whether the other form of the engines could give another result: not if a test is about a game with one form."""
    given = getattr(item, "callspec", None)
    params = given.params.values() if given is not None else ()
    return not any(value.startswith(UNCOMPILED) for value in params if isinstance(value, str))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--engine-only"):
        left_out = [item for item in items if not depends_on_the_engine(item)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if depends_on_the_engine(item)]
    shares: int = getattr(config, "workerinput", {}).get("workercount", 1)  # each process is given one, and then steals
    long: dict[Path, list[pytest.Item]] = {HERE / name: [] for name in LONGEST}
    rest: list[pytest.Item] = []
    for item in items:
        long.get(item.path, rest).append(item)
    files, size, ordered = list(long.values()), len(items) // shares, list[pytest.Item]()
    for share in range(shares):
        begins = [item for file in files[share::shares] for item in file]
        more = size - len(begins) if share < shares - 1 else len(rest)
        ordered += begins + rest[: max(more, 0)]
        del rest[: max(more, 0)]
    items[:] = ordered


def pytest_collection_finish() -> None:
    gc.enable()
    gc.freeze()  # thousands of tests stay to the end: nobody needs to look at them again and again


def pytest_configure(config: pytest.Config) -> None:
    gc.disable()  # until all tests are found: nothing of what that makes goes away
    # A suite started in the background ignores interrupts, and so would the programs that tests interrupt.
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    durations.register(config)
    limit.register(config)
    config.addinivalue_line("markers", "covers(*ids): the rules and worked examples of the law that a test proves")


@pytest.fixture
def amount(request: pytest.FixtureRequest) -> Callable[[int, int], int]:
    """How much to do: `amount(each_change, torture)`."""

    def choose(each_change: int, torture: int) -> int:
        if request.config.getoption("--torture"):
            return torture
        is_shorter = request.config.getoption("--engine-only") and request.path.relative_to(HERE).parts[0] in SHORTER
        return -(-each_change // 3) if is_shorter else each_change

    return choose


@pytest.fixture
def chances(request: pytest.FixtureRequest) -> Callable[[Iterable[Chance]], Iterator[Chance]]:
    """One chance after the other, for a test that measures on a busy machine; a second one is noted."""

    def one_after_the_other(given: Iterable[Chance]) -> Iterator[Chance]:
        for number, chance in enumerate(given):
            if number == 1:
                again.note("within", [request.node.nodeid])
            yield chance

    return one_after_the_other
