"""Card backs: cloud sheets, a sleeping eye, a crescent."""

from __future__ import annotations

from reverie.art.geometry import disc
from reverie.art.palette import CREAM, GOLD
from reverie.art.paper import ground, sheets, stars
from reverie.art.pen import CARD, STRIP, Pen, line, placed, shape
from reverie.art.symbols import CRESCENT

EYE = "M-54-6Q0 46 54-6Q0 26-54-6Z"
LASHES = "M-36 12L-46 31-28 18ZM-19 22L-25 42-11 26ZM-4 27L0 48 6 27ZM12 26L25 42 20 22ZM29 18L46 31 37 11Z"


def sleeping_eye(pen: Pen, colour: str = CREAM) -> str:
    """A large closed eye around the origin."""
    return pen.lift(shape(EYE + LASHES, colour))


def back(theme: str) -> str:
    """The back of every card of the draw pile."""
    pen = Pen(theme, "night")
    moon = placed(shape(CRESCENT, GOLD), 8, -50, 0.62, -18)
    if pen.is_clear:
        body = ground(pen, pen.c[5]) + placed(pen.outlined(shape(EYE + LASHES, CREAM), 1.6), 125, 190, 1.6)
        return pen.finished(body + placed(pen.outlined(shape(CRESCENT, GOLD), 1.3), 132, 92, 1.3, -18))
    body = ground(pen, pen.c[4]) + pen.glow(125, 172, 90, pen.c[1], 0.5) + sheets(pen, "back", 5, 2, (125, 175))
    body += stars("back", 26, CREAM, (16, 16, 234, 334)) + placed(pen.lift(moon) + sleeping_eye(pen), 125, 178)
    return pen.finished(body + inner_edge(pen))


def inner_edge(pen: Pen, size: tuple[int, int] = CARD) -> str:
    """A thin second edge: backs have one, faces do not."""
    return (
        f'<rect x="9" y="9" width="{size[0] - 18}" height="{size[1] - 18}" rx="10" fill="none" stroke="{CREAM}"'
        ' stroke-opacity=".55" stroke-width="1.4"/>'
    )


def premonition_back(theme: str) -> str:
    """The back of a dark premonition: something stirs behind the lid."""
    pen = Pen(theme, "dread")
    lid = shape("M-50 0Q0-46 50 0Q0 40-50 0Z", pen.c[6]) + line("M-50 0Q0 30 50 0", CREAM, 4)
    lid += line("M-34 11l-8 13M-12 15l-3 15M12 15l3 15M34 11l8 13", CREAM, 4)
    if pen.is_clear:
        return pen.finished(ground(pen, pen.c[5], STRIP) + placed(pen.outlined(lid, 1.6), 125, 84, 1.6), STRIP)
    body = ground(pen, pen.c[3], STRIP) + pen.glow(125, 84, 90, pen.c[2], 0.9)
    body += sheets(pen, "premonition.back", 4, 3, (125, 86), 0.62, size=STRIP)
    body += placed(pen.lift(lid) + shape(disc(0, -12, 3.4), pen.c[2]), 125, 84)
    return pen.finished(body + inner_edge(pen, STRIP), STRIP)
