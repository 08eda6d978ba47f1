"""What the routes of puzzles take and give; nothing here tells a solution before it is asked for."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from reverie.server.documents import WHOLE, Day, Document, PuzzleId

# Not yet; found by oneself, or with hints; told, and so not found.
PuzzleState = Literal["open", "solved", "helped", "told"]


class PuzzleEntry(Document):
    """A puzzle in the list of its game; grades are 1 (easy) to 5."""

    puzzle: PuzzleId
    number: int
    grade: int
    state: PuzzleState


class PuzzlesOf(Document):
    """The puzzles of a game, easy ones first."""

    game: str
    puzzles: list[PuzzleEntry]


class Puzzles(Document):
    """All puzzles, how I stand to them, and the one of today."""

    games: list[PuzzlesOf]
    day: Day
    daily: PuzzleId


class PuzzleDocument(Document):
    """A puzzle without what solves it: it begins after so many answers, by a table of its own. `proven`: nothing is
    hidden, and the solver has proven that one answer wins and no other does; otherwise answers were compared."""

    puzzle: PuzzleId
    game: str
    number: int
    grade: int
    state: PuzzleState
    answers: int
    proven: bool
    of: int  # puzzles of this game
    next: PuzzleId | None  # the next one of this game that I have not solved


class PuzzleTry(Document):
    """An answer, in the words of records."""

    action: Annotated[str, Field(min_length=1, max_length=200)]


class PuzzleHelp(Document):
    """Hints 1 to 3; 4 is the answer with its reason."""

    step: Annotated[int, Field(ge=1, le=4), WHOLE]


class PuzzleChance(Document):
    """An answer and how many of the possible worlds it wins."""

    action: dict[str, Any]
    won: int


class PuzzleReason(Document):
    """Why it is the right answer: a line that wins, as a record from the deal on, or what every answer wins."""

    solution: dict[str, Any]
    record: str | None
    chances: list[PuzzleChance]
    worlds: int


class PuzzleVerdict(Document):
    """Whether an answer was right; if so, why."""

    right: bool
    reason: PuzzleReason | None


class PuzzleHint(Document):
    """The right answer is among these; or it is told, with its reason."""

    among: list[int]
    reason: PuzzleReason | None


Known = Literal["winnable", "unwinnable", "unknown"]


class Winnable(Document):
    """The solver's verdict on a finished game's deal: a line of so many answers that wins, as a record; or which limit
    came first."""

    verdict: Known
    answers: int
    limit: str | None
    record: str | None


class WinnableDeal(Document):
    """A deal that can be won, one of so many that are known among those looked at."""

    spec: str
    number: int
    listed: int
    looked: int
