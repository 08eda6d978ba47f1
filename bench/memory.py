"""What a state costs in memory: many copies in a process of its own, `python -m bench.memory COPIES WHAT [GAME]`.

Three figures: the object's own size as Python gives it, what Python's allocator hands out per copy, and what the
process grows by per copy. Only the last one sees the memory of C++ objects.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bench.games import BY_NAME, GAMES

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Memory:
    """Bytes per state."""

    copies: int
    size: int  # sys.getsizeof
    allocated: float  # tracemalloc
    resident: float | None  # growth of the process; None where the system does not tell


def resident() -> int | None:
    """The memory of this process now; Linux only."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return None
    import resource

    return pages * resource.getpagesize()


def weigh(state: object, clone: Callable[[], object], copies: int) -> Memory:
    """Make copies twice: once watching the process, once watching Python's allocator."""
    kept: list[object] = [None] * (2 * copies)
    for i in range(copies):  # fills what was free in the memory that the process already has
        kept[i] = clone()
    before = resident()
    for i in range(copies, 2 * copies):
        kept[i] = clone()
    after = resident()
    del kept
    some = max(1, copies // 10)
    kept = [None] * some
    tracemalloc.start()
    for i in range(some):
        kept[i] = clone()
    allocated = tracemalloc.get_traced_memory()[0] / some
    tracemalloc.stop()
    growth = None if before is None or after is None else (after - before) / copies
    return Memory(copies, sys.getsizeof(state), allocated, growth)


def measure_all(copies: int, with_openspiel: bool) -> dict[str, Memory]:
    """Every game's engine and `Game`, and OpenSpiel's state if there is one, each in its own process."""
    found = {}
    for game in GAMES:
        found[game.case("engine")] = in_new_process(copies, "engine", game.name)
        found[game.case("Game")] = in_new_process(copies // 2, "Game", game.name)
    if with_openspiel:
        found["OpenSpiel"] = in_new_process(copies // 5, "OpenSpiel")
    return found


def in_new_process(copies: int, *what: str) -> Memory:
    """The figures of one kind of state."""
    command = [sys.executable, "-m", "bench.memory", str(copies), *what]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return Memory(**json.loads(done.stdout))


def main(copies: str, what: str, name: str = "") -> None:
    """Weigh one kind of state and print the figures."""
    state: Any
    if what == "OpenSpiel":
        from bench.references import solitaire_midgame

        state = solitaire_midgame()
    else:
        from bench.clone import midgame

        game = midgame(BY_NAME[name])
        state = game.engine if what == "engine" else game
    print(json.dumps(asdict(weigh(state, state.clone, int(copies)))))


if __name__ == "__main__":
    main(*sys.argv[1:])
