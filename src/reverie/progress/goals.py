"""All goals there are, and how far somebody is; the one place that decides whether one is reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reverie.progress import daily, goals_onirim, goals_urbion
from reverie.progress.goal import Games, Goal
from reverie.progress.played import Played


def different_games_won(games: Games) -> int:
    """Games of which at least one was won."""
    return len({one.game for one in games if one.won})


def most_won_in_a_day(games: Games) -> int:
    """The most different games that were won on one day."""
    days: dict[str, set[str]] = {}
    for one in games:
        if one.won:
            days.setdefault(one.day, set()).add(one.game)
    return max(map(len, days.values()), default=0)


def comebacks(games: Games) -> int:
    """Wins after three games of the same kind that were lost."""
    lost: dict[str, int] = {}
    found = 0
    for one in games:
        found += one.won and lost.get(one.game, 0) >= 3
        lost[one.game] = 0 if one.won else lost.get(one.game, 0) + 1
    return found


def dreams_won(games: Games) -> int:
    """Dreams of the day that were won on their day."""
    return sum(one.won and one.daily is not None for one in games)


def nights_in_a_row(games: Games) -> int:
    """The most days in a row on which a dream of the day was dreamt to its end."""
    return daily.longest({one.daily for one in games if one.daily is not None})


GOALS: Final[tuple[Goal, ...]] = (
    *goals_onirim.GOALS,
    *goals_urbion.GOALS,
    Goal("daily-first", "door.blue", dreams_won),
    Goal("daily-ten", "door.green", dreams_won, 10),
    Goal("daily-week", "red.sun", nights_in_a_row, 7),
    Goal("both", "blue.moon", different_games_won, 2),
    Goal("both-a-day", "x.moon", most_won_in_a_day, 2),
    Goal("comeback", "x.key", comebacks),
    Goal("fifty", "deadend", len, 50),
)


def reached(games: Sequence[Played]) -> set[str]:
    """The names of the goals that somebody has reached; the oldest game comes first."""
    return {goal.name for goal in GOALS if goal.have(games) >= goal.of}
