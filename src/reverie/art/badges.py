"""Badges: the shape alone tells the suit, the drawing in it tells the card."""

from __future__ import annotations

from reverie.art.geometry import box, disc, num, star
from reverie.art.palette import CREAM, SUITS, WHITE
from reverie.art.pen import Pen, faint, line, placed, shape

# Around the origin, about 28 units from it to the edge.
SHAPES = {
    "spark": star(0, 0, 29, 20.5, 8),
    "bubble": disc(0, 0, 24.5),
    "leaf": "M0-30C19-20 27-2 19 13C14 22 6 27 0 30C-6 27-14 22-19 13C-27-2-19-20 0-30Z",
    "arch": "M-22 26V-5A22 22 0 0 1 22-5V26Z",
    "cloud": "M-17 18A14 14 0 0 1-24-6A14 14 0 0 1-6-20A16 16 0 0 1 21-11A14.5 14.5 0 0 1 19 18Z",
    "disc": disc(0, 0, 25),
    "shard": "M1-31 8-15 26-19 15-5 29 9 11 10 12 25 0 16-9 26-13 11-27 5-14-4-21-18-9-14Z",
    "star": "M0-32C4-12 12-4 32 0C12 4 4 12 0 32C-4 12-12 4-32 0C-12-4-4-12 0-32Z",
    "wall": "M-25 22V-12H-19V-20H-8V-12H-5V-20H5V-12H8V-20H19V-12H25V22Z",
    "lantern": "M-8-30H8L11-23 22-14V14L11 23 8 30H-8L-11 23-22 14V-14L-11-23Z",
    "diamond": "M0-30 30 0 0 30-30 0Z",
}


def shape_of(suit: str) -> str:
    """The outline of the badge of a suit."""
    return SHAPES[SUITS[suit].badge]


def badge(pen: Pen, drawing: str, x: float = 38, y: float = 42, scale: float = 1.1, outline: str = "") -> str:
    """A cream badge with a drawing; larger, and with a strong outline, in the clear theme."""
    d = outline or shape_of(pen.suit)
    if pen.is_clear:
        scale, x, y = scale * 1.3, (x + 8 if x < 125 else x - 8), y + 9
        plate = shape(d, CREAM, f' stroke="{WHITE}" stroke-width="{num(3 / scale)}"')
    else:
        plate = pen.cut(d, CREAM) + line(d, pen.c[4], 1.5, faint(0.45) + ' transform="scale(.87)"')
    return placed(plate + drawing, x, y, scale)


# ---- drawings inside badges, about 14 units to each side ----------------------------------------------------------


def keyhole(colour: str) -> str:
    """A door."""
    return shape("M-10 14V-4a10 10 0 0 1 20 0V14Z", colour) + shape(
        "M0-4.5a3.5 3.5 0 0 1 2 6.3L3.6 9H-3.6L-2 1.8A3.5 3.5 0 0 1 0-4.5Z", CREAM
    )


def battlement(colour: str) -> str:
    """A tower."""
    return shape("M-7 15V-2H7V15ZM-11-2V-13H-6V-9H-2.5V-13H2.5V-9H6V-13H11V-2Z", colour)


ALCHEMY = {
    "fire": "M0-13 15 12H-15Z",
    "air": "M0-13 15 12H-15ZM-10.5 3.5H10.5",
    "water": "M0 13 15-12H-15Z",
    "earth": "M0 13 15-12H-15ZM-10.5-3.5H10.5",
}


def triangle(element: str, colour: str, scale: float = 0.86) -> str:
    """The old sign of an element: fire and air point up, water and earth down; air and earth are barred."""
    lower = 2 if element in ("fire", "air") else -2
    return placed(line(ALCHEMY[element], colour, 4.6), 0, -lower, scale)


def four_triangles(colours: dict[str, str]) -> str:
    """All elements in one badge."""
    places = {"earth": (-8.5, -7.5), "water": (8.5, -7.5), "fire": (-8.5, 8.5), "air": (8.5, 8.5)}
    return "".join(placed(line(ALCHEMY[name], colours[name], 6), x, y, 0.44) for name, (x, y) in places.items())


def bricks(colour: str) -> str:
    """A wall."""
    return line("M-20-3H20M-20 7H20M-9-12V-3M9-12V-3M0-3V7M-13 7V17M13 7V17", colour, 2.4)


def book(colour: str) -> str:
    """An open book."""
    return shape("M0-8C-5-13-11-13-16-11V9C-11 7-5 8 0 13C5 8 11 7 16 9V-11C11-13 5-13 0-8Z", colour) + line(
        "M0-7V11", CREAM, 2
    )


def stamp(colour: str) -> str:
    """A letter."""
    return shape(box(-15, -10, 30, 21), colour) + line("M-14-8 0 3 14-8", CREAM, 2.4)
