"""What a stretch of play shows to people: whether taking it back is taking back new knowledge."""

from __future__ import annotations

from reverie.kernel.events import Event
from reverie.kernel.game import Game


class Seen:
    """What a stretch of play showed, by what everybody was told. Each game says what is new (`<game>/knowledge.py`)."""

    stride: int  # of this many answers of a game one is taken back

    def __init__(self, game: Game) -> None:
        self.new = self.unsure = False  # a card that not everybody knew; nobody can tell
        self.begin(game)

    def begin(self, game: Game) -> None:
        """Remember what everybody knows before."""
        raise NotImplementedError

    def hear(self, event: Event) -> None:
        """One more event, as seat 0 is told of it."""
        raise NotImplementedError

    @property
    def is_clear(self) -> bool:
        """Whether what was told is enough to say if something was new."""
        return not self.unsure


def undone(game: Game, action: int, kind: type[Seen]) -> tuple[bool, Seen]:
    """Apply and undo on a copy: was it marked, and what had been seen?"""
    copy = game.clone()
    copy.peeked = False
    number = len(copy.events)
    seen = kind(game)
    copy.apply(action)
    for event in copy.events[number:]:
        if not seen.unsure:
            seen.hear(event)
    copy.undo()
    return copy.peeked, seen
