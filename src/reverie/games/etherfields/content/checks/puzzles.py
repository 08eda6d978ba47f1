"""Puzzles are fair: each has help in three steps, says what solves it, and can be solved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reverie.games.etherfields.content.checks.places import error, of_part
from reverie.games.etherfields.content.findings import Finding
from reverie.games.etherfields.content.loading import Pack
from reverie.games.etherfields.content.model import Text

HINTS = 3


def check(pack: Pack) -> Iterator[Finding]:
    """Every puzzle."""
    content = pack.content
    assert content is not None
    for puzzle in content.puzzle.values():
        count = sum(any(told.strip() for told in hint.values()) for hint in puzzle.hints)
        if count != HINTS:
            place = of_part(pack, puzzle.ref, "hints", "id")
            yield error("pack-puzzle-hints", place, id=puzzle.id, count=str(count), wanted=str(HINTS))
        elif repeats(puzzle.hints):
            yield error("pack-puzzle-repeats", of_part(pack, puzzle.ref, "hints"), id=puzzle.id)
        if not puzzle.solved:
            yield error("pack-puzzle-unsolved", of_part(pack, puzzle.ref, "solved"), id=puzzle.id)


def repeats(hints: Sequence[Text]) -> bool:
    """Whether two hints say the same, in any language."""
    told = [pair for hint in hints for pair in hint.items()]
    return len(set(told)) < len(told)
