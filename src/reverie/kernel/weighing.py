"""The answers to one question, weighed against each other: how likely each of them wins, as far as a seat can know.

It grows as long as one likes, in slices of any size: a seed and a number of simulations decide what it says. Nothing in
it comes from the cards as they lie. A game brings the native half (`playouts.py`, `tree.py`).
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple, Protocol

TREE = "tree"  # a tree of what may follow, judged by what was learned
PLAYOUTS = "playouts"  # games played on by the rules of thumb


class NativeWeighing(Protocol):
    """What an engine offers; an answer is told as its action, how often it was tried, and the sum of its chances."""

    def advance(self, count: int) -> int:
        """So many simulations more."""

    def results(self) -> list[tuple[int, int, int]]:
        """Every answer, in the order of the actions."""

    def choice(self) -> int:
        """The best one."""


class Chance(NamedTuple):
    """What is known about one answer."""

    action: int
    chance: float  # of winning, from 0 to 1
    error: float  # the standard error of that
    visits: int  # simulations that began with this answer
    chosen: bool  # whether it is the best one; exactly one is


class Weighing:
    """All answers of the seat that is asked."""

    def __init__(self, native: NativeWeighing, method: str, one: int = 1) -> None:
        self._native = native
        self._one = one  # the sum of chances that a sure win adds
        self.method = method
        self.simulations = 0  # so far

    def advance(self, simulations: int) -> None:
        """Look so much deeper; the interpreter is free for others meanwhile."""
        if simulations > 0:
            self.simulations += self._native.advance(simulations)

    @property
    def choice(self) -> int:
        """The best answer so far."""
        return self._native.choice()

    def chances(self) -> list[Chance]:
        """Every legal answer, in the order of the actions."""
        chosen = self.choice
        return [
            Chance(action, *estimate(visits, total / self._one), visits, action == chosen)
            for action, visits, total in self._native.results()
        ]


def estimate(visits: int, wins: float) -> tuple[float, float]:
    """A chance and its standard error; one win and one loss more keep both sensible where little was tried.

    >>> estimate(0, 0)
    (0.5, 0.5)
    >>> estimate(98, 49)
    (0.5, 0.05)
    """
    if visits == 0:
        return 0.5, 0.5
    smooth = (wins + 1) / (visits + 2)
    return wins / visits, round(sqrt(smooth * (1 - smooth) / (visits + 2)), 6)
