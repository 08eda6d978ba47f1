"""Small signs for tables and texts: suits, symbols, elements, sides, quarter turns, settled Postcards."""

from __future__ import annotations

from reverie.art.badges import SHAPES, shape_of, triangle
from reverie.art.geometry import TAU, disc, num, pair, polar
from reverie.art.numerals import number
from reverie.art.palette import COLOURS, CREAM, ELEMENTS, GOLD, SUITS
from reverie.art.pen import OUTLINE, TOKEN, Pen, line, placed, shape
from reverie.art.symbols import closed_eye, small
from reverie.art.urbion.chaos import arms_of
from reverie.art.urbion.moths import moth

MIDDLE = TOKEN[0] / 2


def plate(pen: Pen, outline: str, fill: str, scale: float = 0.76) -> str:
    """The body of a token."""
    edge = "#fff" if pen.is_clear else CREAM
    width = num((OUTLINE if pen.is_clear else 1.8) / scale)
    body = shape(outline, fill, f' stroke="{edge}" stroke-width="{width}" stroke-linejoin="round"')
    return placed(pen.lift(body), MIDDLE, MIDDLE, scale)


def suit(theme: str, colour: str) -> str:
    """A colour of Onirim: its shape and its paper."""
    pen = Pen(theme, COLOURS[colour])
    inner = placed(shape(shape_of(pen.suit), pen.c[1]), MIDDLE, MIDDLE, 0.4)
    return pen.token(plate(pen, shape_of(pen.suit), pen.c[3], 0.72) + inner)


def element(theme: str, name: str) -> str:
    """An element of Urbion: its shape and its old sign."""
    pen = Pen(theme, ELEMENTS[name])
    return pen.token(
        plate(pen, shape_of(pen.suit), pen.c[4], 0.7) + placed(triangle(name, CREAM), MIDDLE, MIDDLE, 0.74)
    )


def symbol(theme: str, name: str) -> str:
    """A symbol of the labyrinth."""
    pen = Pen(theme, "night")
    scale = {"sun": 0.3, "moon": 0.42, "key": 0.37, "glyph": 0.4}[name]
    return pen.token(plate(pen, SHAPES["disc"], pen.c[4]) + placed(small(name, CREAM, scale, pen.c[4]), MIDDLE, MIDDLE))


def side(theme: str, name: str) -> str:
    """A side of a City: a moth that sleeps or one that looks."""
    good = name == "sognae"
    pen = Pen(theme, "dawn" if good else "dread")
    body = plate(pen, SHAPES["disc" if good else "shard"], pen.c[3] if good else pen.c[2], 0.84 if good else 0.74)
    return pen.token(body + placed(moth(pen, good, good, pen.c), MIDDLE, MIDDLE + 1, 0.17 if good else 0.15))


def settled(theme: str, kept: bool) -> str:
    """A Postcard that was kept, or lost."""
    pen = Pen(theme, "dawn" if kept else "dread")
    body = plate(pen, SHAPES["disc" if kept else "shard"], pen.c[2] if kept else pen.c[3], 0.82 if kept else 0.74)
    return pen.token(
        body + number("+1" if kept else "-2", MIDDLE, MIDDLE, 0.58 if kept else 0.5, pen.c[6] if kept else CREAM, 5.6)
    )


def wise_chaos(theme: str) -> str:
    """A Wise Chaos that is still there to help."""
    pen = Pen(theme, "dawn")
    face = (
        shape(disc(0, 0, 13), CREAM)
        + closed_eye(-5, -1, 3.6, pen.c[5], 1.6, False)
        + closed_eye(5, -1, 3.6, pen.c[5], 1.6, False)
    )
    arms = arms_of(pen, (pen.c[3], SUITS["zephyr"].ramp[3], pen.c[4], SUITS["zephyr"].ramp[4], pen.c[3]), 21)
    smile = line("M-2.6 5Q0 7.4 2.6 5", pen.c[5], 1.5)
    return pen.token(plate(pen, SHAPES["disc"], pen.c[1], 0.86) + placed(arms + face + smile, MIDDLE, MIDDLE))


def quarters(theme: str, count: int) -> str:
    """How far an Hourglass has been turned."""
    pen = Pen(theme, "dune")
    drawn = plate(pen, SHAPES["disc"], pen.c[5])
    for k in range(4):
        start, end = (
            polar(MIDDLE, MIDDLE, 14, TAU * k / 4 - TAU / 4 + 0.1),
            polar(MIDDLE, MIDDLE, 14, TAU * (k + 1) / 4 - TAU / 4 - 0.1),
        )
        middle = polar(MIDDLE, MIDDLE, 2.6, TAU * (k + 0.5) / 4 - TAU / 4)
        d = f"M{pair(middle)}L{pair(start)}A14 14 0 0 1 {pair(end)}Z"
        drawn += shape(d, GOLD) if k < count else line(d, SUITS["dune"].ramp[3], 1.2)
    return pen.token(drawn + shape(disc(MIDDLE, MIDDLE, 2), CREAM))
