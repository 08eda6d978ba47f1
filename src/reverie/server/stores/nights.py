"""Rated attempts at the dream of a day: one for each guest, day and game, for that is their key."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import cast

from reverie.server.stores.driver import Driver, Statement
from reverie.server.stores.results import Ending


@dataclass(frozen=True)
class Attempt:
    """Somebody's attempt; `won` is None until it is over."""

    day: str
    game: str
    table: str
    won: bool | None
    turns: int | None


@dataclass(frozen=True)
class Others:
    """How everybody did."""

    begun: int
    finished: int
    won: int
    best: int | None  # the fewest turns of a win


def add_attempt(guest: str, day: str, game: str, table: str, at: int) -> Statement:
    """Somebody begins; Conflict if they have begun before."""
    return (
        "INSERT INTO attempts (guest, day, game, table_id, begun) VALUES ($1, $2, $3, $4, $5)",
        (guest, day, game, table, at),
    )


def end_attempt(table: str, at: int, ending: Ending) -> Statement:
    """The game of an attempt is over; what ends after its day has come too late, for then its secret is told."""
    won = ending.won and not ending.peeked and not ending.conceded
    day = datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")
    return (
        "UPDATE attempts SET won = $2, turns = $3, finished = $4 WHERE table_id = $1 AND day = $5 AND finished IS NULL",
        (table, int(won), ending.turns, at, day),
    )


class Nights:
    """What is asked about attempts."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    async def of(self, guest: str) -> list[Attempt]:
        """All attempts of somebody, the oldest first."""
        sql = "SELECT day, game, table_id, won, turns FROM attempts WHERE guest = $1 ORDER BY day, game"
        return [
            Attempt(str(day), str(game), str(table), None if won is None else bool(won), cast("int | None", turns))
            for day, game, table, won, turns in await self.driver.read(sql, (guest,))
        ]

    async def on(self, day: str) -> dict[str, Others]:
        """How everybody did on a day, by game."""
        sql = (
            "SELECT game, COUNT(*), COUNT(won), COALESCE(SUM(won), 0), MIN(CASE WHEN won = 1 THEN turns END) "
            "FROM attempts WHERE day = $1 GROUP BY game"
        )
        rows = await self.driver.read(sql, (day,))
        return {
            str(game): Others(int(begun or 0), int(finished or 0), int(won or 0), cast("int | None", best))
            for game, begun, finished, won, best in rows
        }
