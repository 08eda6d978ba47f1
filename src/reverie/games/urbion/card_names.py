"""The names of Urbion's cards: tokens of Dreams (`S2w`, `WI3e`, `M2-3e`, `N1`) and Cities, Books, Postcards.

The tokens are those of the law (0.3). A Meta or Concord with different numbers on its halves names both: `M2-3e` is
+2 on the sognae half and -3 on the incubi half.
"""

from __future__ import annotations

import re
from typing import NamedTuple

ELEMENTS = ("earth", "water", "fire", "air")
LETTERS = "ewfa"
ALL_ELEMENTS = 15
BOOKS = (
    "book_flying_sognae",
    "book_flying_incubi",
    "book_invisible_sognae",
    "book_invisible_incubi",
    "book_freedom",
    "book_balance",
    "book_prophecies",
)
POSTCARDS = ("dreamcatcher", "doves", "seer", "mages", "hourglass", "flagship", "rocket", "planbot")

# The parts of the card table that hold Dreams with chosen numbers, in card order, with the first letters of tokens.
PREFIXES = {
    "sogna": "S",
    "incubus": "I",
    "wizard_sogna": "WS",
    "wizard_incubus": "WI",
    "meta": "M",
    "concord": "N",
}
PARTS = tuple(PREFIXES)
TWO_HALVES = ("meta", "concord")
ALL = -1  # instead of an element: a Concord has all four

NUMBER = re.compile(r"([1-9])(?:-([1-9]))?", re.ASCII)
TOKEN = re.compile(r"(WS|WI|S|I|M|N)([1-9](?:-[1-9])?)([ewfa]?)", re.ASCII | re.IGNORECASE)


class Dream(NamedTuple):
    """A Dream by what is printed on it; Dreams are in card order when sorted."""

    part: int
    element: int
    plus: int  # on the sognae side; 0 for an Incubus
    minus: int  # on the incubi side; 0 for a Sogna

    @property
    def token(self) -> str:
        """Its name."""
        number = str(self.plus or self.minus)
        if self.plus and self.minus and self.plus != self.minus:
            number = f"{self.plus}-{self.minus}"
        return PREFIXES[PARTS[self.part]] + number + ("" if self.element == ALL else LETTERS[self.element])

    @property
    def place(self) -> str:
        """Where it stands in the card table."""
        part = PARTS[self.part]
        return part if self.element == ALL else f"{part}.{ELEMENTS[self.element]}"


def dream_of(part: str, element: int, number: str) -> Dream | None:
    """The Dream with a number as the card table writes it, `2` or, with two halves, `2-3`; None if there is none."""
    found = NUMBER.fullmatch(number)
    if found is None:
        return None
    first, second = int(found[1]), int(found[2] or 0)
    if second and (part not in TWO_HALVES or first == second):
        return None  # equal halves are written once
    plus = 0 if part.endswith("incubus") else first
    minus = 0 if part.endswith("sogna") else second or first
    return Dream(PARTS.index(part), element, plus, minus)


def read_dream(token: str) -> Dream | None:
    """A Dream by its token, in small or capital letters; None if it is none."""
    found = TOKEN.fullmatch(token)
    if found is None:
        return None
    part = next(part for part, prefix in PREFIXES.items() if prefix == found[1].upper())
    letter = found[3].lower()
    if (part == "concord") == bool(letter):
        return None
    return dream_of(part, LETTERS.index(letter) if letter else ALL, found[2])


PAIRS = {(1 << a) | (1 << b): (ELEMENTS[a], ELEMENTS[b]) for a in range(4) for b in range(a + 1, 4)}
SQUARE, GARDEN = ALL_ELEMENTS, 0

# A City is the set of its elements, a bit each.
CITY_TOKENS: dict[int, str] = {
    GARDEN: "garden",
    **{1 << i: f"temple:{name}" for i, name in enumerate(ELEMENTS)},
    **{mask: "+".join(names) for mask, names in PAIRS.items()},
    SQUARE: "square",
}
CITY_OF: dict[str, int] = {token: mask for mask, token in CITY_TOKENS.items()}

# Cities as the card table and its differences name them: a `+` would divide modules there.
CITY_PAIRS = {"-".join(names): mask for mask, names in PAIRS.items()}
