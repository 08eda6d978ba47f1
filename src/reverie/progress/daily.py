"""The daily dream: one set-up of a game a day, by a table that everybody can read; the day is that of universal time.

Each game brings its table (`GameDefinition.daily`). Days take its lines in turn: day number `date.toordinal()` has line
`ordinal modulo length`, so that with fourteen lines the first and the eighth are Sundays.
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import Literal

from reverie.kernel import registry

State = Literal["open", "won", "lost", "left"]  # how an attempt stands


def games() -> list[str]:
    """The games that have a dream of the day."""
    return [name for name, definition in registry.games().items() if definition.daily]


def spec_of(game: str, day: str) -> str:
    """The set-up of a game on a day (`YYYY-MM-DD`)."""
    table = registry.game(game).daily
    return table[date.fromisoformat(day).toordinal() % len(table)]


def state_of(day: str, won: bool | None, today: str) -> State:
    """How an attempt stands: what is not over when its day is, counts as left."""
    if won is None:
        return "open" if day >= today else "left"
    return "won" if won else "lost"


def streak(days: set[str], today: str) -> int:
    """Days in a row on which a dream was dreamt to its end; today need not be over."""
    day = date.fromisoformat(today)
    if today not in days:
        day -= timedelta(days=1)
    count = 0
    while day.isoformat() in days:
        count += 1
        day -= timedelta(days=1)
    return count


def longest(days: set[str]) -> int:
    """The most days in a row."""
    best = now = 0
    before: date | None = None
    for day in sorted(map(date.fromisoformat, days)):
        now = now + 1 if before is not None and day - before == timedelta(days=1) else 1
        best, before = max(best, now), day
    return best
