"""Goals: something to try in a game, each with a picture of its own and a measure of how far one is.

A goal counts over somebody's honest games, the oldest first: how much of it is there, and how much it takes. What it
asks for is described here; the goals themselves stand in `goals_<game>.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from reverie.progress.played import Played

Games = Sequence[Played]
Fits = Callable[[Played], bool]


@dataclass(frozen=True)
class Goal:
    """One goal; its words are `goal-<name>` and `goal-<name>-line`."""

    name: str
    picture: str  # a face of the cards
    measure: Callable[[Games], int]
    of: int = 1
    game: str = ""  # the game it belongs to; "": any

    def have(self, games: Games) -> int:
        """How much of it is there."""
        mine = [one for one in games if one.honest and self.game in ("", one.game)]
        return min(self.of, self.measure(mine))


def won(fits: Fits = lambda game: True) -> Callable[[Games], int]:
    """Games that were won in some way."""
    return lambda games: sum(one.won and fits(one) for one in games)


def at_least(name: str, count: int) -> Fits:
    """Something happened so often."""
    return lambda game: game.tally.get(name, 0) >= count


def at_most(name: str, count: int) -> Fits:
    """Something happened no more often; games from before tallies do not say."""
    return lambda game: bool(game.tally) and game.tally.get(name, 0) <= count


def both(*all_of: Fits) -> Fits:
    """Several things in the same game."""
    return lambda game: all(fits(game) for fits in all_of)


def within(turns: int) -> Fits:
    """Over after so many turns at most."""
    return lambda game: game.turns <= turns


def with_modules(count: int) -> Fits:
    """So many modules at once."""
    return lambda game: len(game.modules) >= count


def any_hard(game: Played) -> bool:
    """A module in its hard variant."""
    return any(game.is_hard(module) for module in game.modules)


def is_team(game: Played) -> bool:
    """Together with somebody."""
    return game.is_team


def in_edition(name: str) -> Fits:
    """By the rules of an edition."""
    return lambda game: game.spec is not None and game.spec.edition == name


def modules_won(games: Games) -> int:
    """Different modules with which a game was won."""
    return len({module for one in games if one.won for module in one.modules})


def in_a_row(games: Games) -> int:
    """The most games won one after the other."""
    best = now = 0
    for one in games:
        now = now + 1 if one.won else 0
        best = max(best, now)
    return best
