"""How cards are called: most have a text of their own, Urbion's Dreams are put together from their tokens.

`S2w` is a kind, a number and an element, and a Dream of any number can be on a card of a custom table. `M2-3e` has
different numbers on its two halves.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

KINDS = {
    "S": "sogna",
    "I": "incubus",
    "WS": "wizard",
    "WI": "wizard",
    "M": "meta",
    "N": "concord",
    "X": "chaos",
    "Y": "chromatic",
}
ELEMENTS = {"e": "earth", "w": "water", "f": "fire", "a": "air"}
POSITIVE, NEGATIVE = ("S", "WS"), ("I", "WI")
TOKEN = re.compile(r"(WS|WI|[SIMNXY])([1-9])(?:-([1-9]))?([ewfa]?)")


@dataclass(frozen=True)
class Dream:
    """A Dream as its token names it."""

    letters: str  # S, I, WS, WI, M, N, X, Y
    plus: str
    minus: str
    element: str  # "" if it has none, or all of them

    @property
    def kind(self) -> str:
        """What it is: sogna, incubus, wizard, meta, concord, chaos, chromatic."""
        return KINDS[self.letters]

    @property
    def both_sides(self) -> bool:
        """Whether it may lie on either side."""
        return self.letters not in (*POSITIVE, *NEGATIVE)

    def influence(self, side: str = "") -> str:
        """Its number with the sign of the side where it lies; with both signs if that is open."""
        if self.letters in POSITIVE or side == "sognae":
            return f"+{self.plus}"
        if self.letters in NEGATIVE or side == "incubi":
            return f"−{self.minus}"
        return f"±{self.plus}" if self.plus == self.minus else f"+{self.plus}/−{self.minus}"


def read_dream(token: str) -> Dream | None:
    """A Dream by its token; None if it is no such token."""
    found = TOKEN.fullmatch(token)
    return Dream(found[1], found[2], found[3] or found[2], ELEMENTS.get(found[4], "")) if found else None
