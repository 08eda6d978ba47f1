"""What came of the games at this terminal: one line for each that ended, in a file of its own, and sums of them.

The first end of a game counts. Whoever takes answers back afterwards and plays to another end has seen the cards.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from platformdirs import user_state_path

from reverie.errors import StateError
from reverie.kernel.game import Game

RECENT = (20, 100)  # rates over the last so many games beside that over all of them: that one stops moving


@dataclass(frozen=True)
class Result:
    """A game that ended."""

    rules: str  # the spec without its deal
    won: bool
    peeked: bool
    answers: int

    @property
    def counts_as_won(self) -> bool:
        """A win after a look at hidden cards is none."""
        return self.won and not self.peeked


@dataclass(frozen=True)
class Sums:
    """All games with one set of rules."""

    rules: str
    games: int
    won: int
    peeked: int
    recent: dict[int, float]  # the rate of the last so many games
    streak: int  # wins since the last game that was not won
    answers: float  # the average length

    def to_json(self) -> dict[str, Any]:
        """For programs."""
        recent = {str(count): rate for count, rate in self.recent.items()}
        return {**self.__dict__, "rate": self.won / self.games, "recent": recent}


def results_path() -> Path:
    """Where results are kept."""
    return user_state_path("reverie", appauthor=False) / "results.jsonl"


def keep_result(game: Game) -> None:
    """Remember how a game ended; StateError if the disk refuses."""
    assert game.result is not None
    line = {"rules": game.spec.rules_text(), "won": game.result.status == "won", "peeked": game.peeked,
            "answers": game.answers}  # fmt: skip
    path = results_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
    except OSError as error:
        raise StateError("cli-save-failed", place=str(path)[:200], reason=error.strerror or "?") from None


def read_results() -> list[Result]:
    """Every result that can be read, the oldest first; a line that was cut off by a full disk is left out."""
    try:
        lines = results_path().read_text("utf-8", errors="replace").splitlines()
    except OSError:
        return []
    found = []
    for line in lines:
        try:
            result = Result(**json.loads(line))
        except (ValueError, TypeError):
            continue
        types = (str, bool, bool, int)
        if all(isinstance(value, kind) for value, kind in zip(result.__dict__.values(), types, strict=True)):
            found.append(result)
    return found


def erase_results() -> int:
    """Forget everything; returns how many games are forgotten."""
    count = len(read_results())
    try:
        results_path().unlink(missing_ok=True)
    except OSError as error:
        raise StateError("cli-save-failed", place=str(results_path())[:200], reason=error.strerror or "?") from None
    return count


def sums(results: Iterable[Result]) -> list[Sums]:
    """By sets of rules, those played most first."""
    by_rules: dict[str, list[Result]] = {}
    for result in results:
        by_rules.setdefault(result.rules, []).append(result)
    found = [_sum(rules, played) for rules, played in by_rules.items()]
    return sorted(found, key=lambda one: (-one.games, one.rules))


def _sum(rules: str, played: list[Result]) -> Sums:
    won = [result.counts_as_won for result in played]
    recent = {count: sum(won[-count:]) / len(won[-count:]) for count in RECENT}
    streak = next((i for i, one in enumerate(reversed(won)) if not one), len(won))
    answers = sum(result.answers for result in played) / len(played)
    return Sums(rules, len(played), sum(won), sum(result.peeked for result in played), recent, streak, answers)
