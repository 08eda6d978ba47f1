"""Digits and signs, drawn as lines: a face needs no font."""

from __future__ import annotations

from reverie.art.pen import line, placed

# In a box from (-8, -13) to (8, 13).
DIGITS = {
    "0": "M0-13C6-13 8-7 8 0S6 13 0 13S-8 7-8 0S-6-13 0-13Z",
    "1": "M-5-8 1-13V13",
    "2": "M-8-7C-7-15 8-15 8-6C8 0-3 5-8 13H8",
    "3": "M-7-11C1-16 8-12 7-6C6-2 1-1-2-1C4-1 9 2 8 7C7 14-3 15-8 9",
    "4": "M4 13V-13L-9 5H9",
    "5": "M7-13H-5L-7-2C0-6 8-3 8 4C8 13-2 16-8 9",
    "6": "M5-13C-3-10-8-3-8 4C-8 10-5 13 0 13S8 9 8 4S4-4 0-4S-7-1-8 4",
    "7": "M-8-13H8C2-4-2 4-3 13",
    "8": "M0-1C-5-2-7-4-7-7S-4-13 0-13S7-10 7-7S5-2 0-1C6 0 8 3 8 6S5 13 0 13S-8 10-8 6S-6 0 0-1Z",
    "9": "M-5 13C3 10 8 3 8-4C8-10 5-13 0-13S-8-9-8-4S-4 4 0 4S7 1 8-4",
    "+": "M-7 0H7M0-7V7",
    "-": "M-7 0H7",
    "±": "M-7-4H7M0-11V3M-7 10H7",
}
WIDE = {"1": 13, "+": 19, "-": 19, "±": 19}
STROKE = 5


def number(text: str, x: float, y: float, scale: float, colour: str, stroke: float = STROKE) -> str:
    """A number with its sign, around a point."""
    widths = [WIDE.get(sign, 22) for sign in text]
    at, d = -sum(widths) / 2, ""
    for sign, width in zip(text, widths, strict=True):
        d += placed(line(DIGITS[sign], colour, stroke), at + width / 2, 0)
        at += width
    return placed(d, x, y, scale)
