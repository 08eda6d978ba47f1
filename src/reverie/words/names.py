"""Urbion's Dreams by their tokens: `S2w` is a kind, a number and an element, `M2-3e` has two numbers, one on each half.

What a token says is described in names-urbion.json; a Dream of any number can be on a card of a custom table.
"""

from __future__ import annotations

from dataclasses import dataclass

from reverie.words.description import reading


@dataclass(frozen=True)
class Dream:
    """A Dream as its token names it."""

    token: str
    letters: str  # S, I, WS, WI, M, N, X, Y
    plus: str
    minus: str
    element: str  # "" if it has none, or all of them

    @property
    def kind(self) -> str:
        """What it is: sogna, incubus, wizard, meta, concord, chaos, chromatic."""
        return reading("urbion", "kind", self.token) or ""

    @property
    def both_sides(self) -> bool:
        """Whether it may lie on either side."""
        return reading("urbion", "both", self.token) is not None

    def influence(self, side: str = "") -> str:
        """Its number with the sign of the side where it lies; with both signs if that is open."""
        return reading("urbion", "influence", f"{self.token}@{side}") or ""


def read_dream(token: str) -> Dream | None:
    """A Dream by its token; None if it is no such token."""
    if "@" in token or not reading("urbion", "letters", token):
        return None
    letters, plus, minus, element = (
        reading("urbion", name, token) or "" for name in ("letters", "plus", "minus", "element")
    )
    return Dream(token, letters, plus, minus, element)
