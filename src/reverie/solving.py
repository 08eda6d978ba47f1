"""Is there a line that wins, with every order known? A line, a proof that there is none, or where the search gave up.

What the verdict means, and why it can be trusted: `docs/solver.md`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any

from reverie.errors import StateError, excerpt
from reverie.kernel.actions import Action
from reverie.kernel.game import Game

WINNABLE, UNWINNABLE, UNKNOWN = "winnable", "unwinnable", "unknown"
SECONDS = 10.0
MEMORY = 64 << 20  # bytes
LEAST_MEMORY, MOST_MEMORY = 1 << 20, 1 << 34
MOST_SECONDS, MOST_NODES = 86_400.0, 10**15
PLACE = 64  # bytes of a bucket of positions seen
STEP = 2_000  # answers between two looks at the clock


@dataclass(frozen=True)
class Limits:
    """When a search gives up: after so many seconds or answers; `memory` is for the positions that it has seen.

    Without a limit in seconds the same search ends in the same way on every machine.
    """

    seconds: float | None = SECONDS
    nodes: int | None = None
    memory: int = MEMORY

    def checked(self) -> Limits:
        """Refuse numbers that mean nothing."""
        check_range("seconds", self.seconds, 0.0, MOST_SECONDS, float)
        check_range("nodes", self.nodes, 1, MOST_NODES, int)
        check_range("memory", self.memory, LEAST_MEMORY, MOST_MEMORY, int)
        return self


@dataclass(frozen=True)
class Verdict:
    """What a search came to."""

    verdict: str
    line: tuple[Action, ...]  # the answers that win
    nodes: int  # answers given by the search
    seconds: float
    limit: str | None = None  # which limit ended an undecided search

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "verdict": self.verdict,
            "line": [action.words for action in self.line],
            "nodes": self.nodes,
            "seconds": round(self.seconds, 3),
            "limit": self.limit,
        }


Watch = Callable[[int, float], None]  # answers given, seconds gone


def check_range(name: str, value: object, least: float, most: float, kind: type) -> None:
    """A number within its range, or None."""
    if value is None and name != "memory":
        return
    kinds = (int, float) if kind is float else (int,)
    if isinstance(value, bool) or not isinstance(value, kinds) or not least <= value <= most:
        raise StateError("solve-limit", place=name, value=excerpt(value), least=str(least), most=str(most))


def check_solver(game: Game) -> None:
    """Refuse games whose engine does not search."""
    if not game.definition.has_solver:
        raise StateError("solve-game", place="game", value=game.spec.game)


def is_open(game: Game) -> bool:
    """Whether a search betrays nothing: the game is over, or its order lies open to everybody."""
    return game.is_over or game.definition.order_is_open(game.spec)


def solve(game: Game, limits: Limits | None = None, watch: Watch | None = None, answers: int = 0) -> Verdict:
    """Could this game be won after its first `answers` answers? It must be over, or be played with open order."""
    check_solver(game)
    if not is_open(game):
        raise StateError("solve-hidden", place="game")
    return search(game.moment(answers), limits, watch)


def search(game: Game, limits: Limits | None = None, watch: Watch | None = None) -> Verdict:
    """The same from here on for whoever may know what is hidden: makers of puzzles and tests."""
    bounds = (limits or Limits()).checked()
    check_solver(game)
    begun = monotonic()
    if game.is_over:
        return Verdict(WINNABLE if game.result and game.result.status == "won" else UNWINNABLE, (), 0, 0.0)
    board: Any = game.engine.clone()
    seen = board.begin_search(bounds.memory // PLACE)
    limit = None
    steps = (board.search_ways, board.try_lines)
    turn = 0
    while not seen.found and seen.depth:
        gone = monotonic() - begun
        if watch is not None:
            watch(seen.nodes, gone)
        if bounds.seconds is not None and gone >= bounds.seconds:
            limit = "seconds"
        elif bounds.nodes is not None and seen.nodes >= bounds.nodes:
            limit = "nodes"
        if limit:
            break
        steps[turn](seen, STEP if bounds.nodes is None else min(STEP, bounds.nodes - seen.nodes))
        turn = 1 - turn
    if not seen.found and not limit and seen.cut:
        limit = "length"
    verdict = WINNABLE if seen.found else UNKNOWN if limit else UNWINNABLE
    line = tuple(game.codec.by_id[number] for number in seen.line())
    return Verdict(verdict, line, seen.nodes, monotonic() - begun, limit)
