"""Puzzles that somebody tried: what helped, and when the answer was found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from reverie.server.stores.driver import Driver


@dataclass(frozen=True)
class Riddle:
    """How somebody stands to a puzzle."""

    hints: int
    told: bool  # the answer was told before it was found
    solved: int | None  # when it was found


class Riddles:
    """What is kept about puzzles; they are named for good (`Puzzle.key`)."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    async def of(self, guest: str) -> dict[str, Riddle]:
        """Every puzzle that somebody tried."""
        rows = await self.driver.read("SELECT puzzle, hints, told, solved FROM riddles WHERE guest = $1", (guest,))
        return {
            str(puzzle): Riddle(cast(int, hints), bool(told), cast("int | None", solved))
            for puzzle, hints, told, solved in rows
        }

    async def help(self, guest: str, puzzle: str, hints: int, told: bool = False) -> None:
        """So many hints were taken, or the answer was told; what was found before stays found by oneself."""
        sql = (
            "INSERT INTO riddles (guest, puzzle, hints, told) VALUES ($1, $2, $3, $4) "
            "ON CONFLICT (guest, puzzle) DO UPDATE SET "
            "hints = CASE WHEN excluded.hints > riddles.hints THEN excluded.hints ELSE riddles.hints END, "
            "told = CASE WHEN excluded.told > riddles.told THEN excluded.told ELSE riddles.told END "
            "WHERE riddles.solved IS NULL"
        )
        await self.driver.write([(sql, (guest, puzzle, hints, int(told)))])

    async def solve(self, guest: str, puzzle: str, at: int) -> None:
        """The answer was found, unless it had been told; the first time counts."""
        sql = (
            "INSERT INTO riddles (guest, puzzle, hints, told, solved) VALUES ($1, $2, 0, 0, $3) "
            "ON CONFLICT (guest, puzzle) DO UPDATE SET solved = excluded.solved "
            "WHERE riddles.solved IS NULL AND riddles.told = 0"
        )
        await self.driver.write([(sql, (guest, puzzle, at))])
