"""What people may call themselves, and how a name that somebody else chose is shown.

A name stands in the middle of other people's sentences. One of invisible characters looks like nobody at all, and a
mark of direction turns round what stands behind it; so neither is taken. Names from before this rule are still shown,
made harmless.
"""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST: Final = 40  # characters, as they are kept
MARKS: Final = 4  # accents on one letter; more of them climb into the lines above

JOINERS: Final = frozenset("\u200c\u200d")  # some scripts and many emoji need them, between two others
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs, but nobody sees them
DIRECTIONS: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
REFUSED: Final = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))
VISIBLE: Final = ("L", "N", "P", "S")


def well_named(text: str) -> str | None:
    """A name as it is kept: composed, with single spaces, nothing around it; None if it is no name."""
    spaced = (" " if unicodedata.category(letter) == "Zs" else letter for letter in unicodedata.normalize("NFC", text))
    name = " ".join(part for part in "".join(spaced).split(" ") if part)
    marks = 0
    for number, letter in enumerate(name):
        kind = unicodedata.category(letter)
        if letter in JOINERS:
            if not 0 < number < len(name) - 1 or name[number - 1] in JOINERS:
                return None
        elif kind in REFUSED or letter in "<>":
            return None
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MARKS:
            return None
    return name if len(name) <= LONGEST and any(is_visible(letter) for letter in name) else None


def is_visible(letter: str) -> bool:
    """Whether something is to be seen of it."""
    return unicodedata.category(letter)[0] in VISIBLE and letter not in BLANKS


def harmless(text: str) -> str:
    """Foreign text for a terminal: control characters, marks of direction and lone surrogates become question marks."""
    return "".join("?" if letter in DIRECTIONS or breaks(letter) else letter for letter in text)


def breaks(letter: str) -> bool:
    """Whether it ends a line, or tells the terminal something."""
    return unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp")
