"""Chaos, Chromatic Chaos and Wise Chaos: a whirl that swallows its own sheets."""

from __future__ import annotations

from reverie.art.badges import badge
from reverie.art.geometry import TAU, disc, polar, sin, smooth
from reverie.art.palette import CREAM, ELEMENTS, GOLD, SUITS
from reverie.art.paper import ground, sheet
from reverie.art.pen import Pen, faint, line, placed, shape
from reverie.art.symbols import closed_eye, eye
from reverie.art.urbion.moths import influence
from reverie.words.names import Dream

SPIRAL = "M2 0C2-4-5-4-6 1C-6 8 5 9 9 3C13-6 4-13-5-11C-14-8-16 4-10 11"


def star_hole(number: int, arms: int, twist: float) -> str:
    """A wavy hole; each sheet is turned a little further than the one inside it."""
    radius = 24 + number * 19
    points = []
    for k in range(4 * arms):
        angle = TAU * k / (4 * arms)
        reach = radius * (1 + 0.24 * sin(arms * angle))
        x, y = polar(0, 0, reach, angle + number * twist)
        points.append((125 + x * 0.92, 142 + y * 1.12))
    return smooth(points)


def whirl(pen: Pen, colours: tuple[tuple[str, str], ...], arms: int, twist: float = 0.2) -> str:
    """Sheets from the inside out, each with its lit edge."""
    return "".join(sheet(pen, star_hole(k, arms, twist), fill, lit) for k, (fill, lit) in enumerate(colours))


def arms_of(pen: Pen, colours: tuple[str, ...], radius: float) -> str:
    """The whirl as one silhouette, for the clear theme."""
    drawn = ""
    for k, fill in enumerate(colours):
        start = TAU * k / len(colours)
        outer = [polar(0, 0, 16 + (radius - 16) * i / 7, start + 1.5 * i / 7) for i in range(8)]
        inner = [
            polar(0, 0, 16 + (radius - 16) * i / 7, start + 1.5 * i / 7 + (TAU / len(colours)) * (1 - i / 7))
            for i in range(7, -1, -1)
        ]
        drawn += shape(smooth([*outer, *inner[1:]]), fill)
    return drawn


def chaos(theme: str, dream: Dream) -> str:
    """Chaos: no element, either side."""
    pen = Pen(theme, "dread")
    c, z = pen.c, SUITS["zephyr"].ramp
    sign = badge(pen, line(SPIRAL, c[4], 3.8))
    if pen.is_clear:
        whole = (
            arms_of(pen, (c[2], z[3], c[2], z[3], c[2]), 96)
            + shape(disc(0, 0, 30), c[6])
            + eye(0, 0, 26, 13, c[2], c[6])
        )
        return pen.finished(
            ground(pen, c[5]) + placed(pen.outlined(whole), 128, 148) + influence(pen, dream, c, "", "") + sign
        )
    colours = (
        (c[2], c[1]),
        (z[3], z[2]),
        (c[3], c[2]),
        (z[4], z[3]),
        (c[4], c[3]),
        (z[5], z[4]),
        (c[5], c[4]),
        (c[6], c[5]),
    )
    drawn = ground(pen, c[1]) + pen.glow(125, 142, 60, c[0], 1) + whirl(pen, colours, 5)
    drawn += pen.lift(eye(125, 142, 23, 11, c[2], c[6]))
    for x, y, half in ((38, 178, 9), (214, 106, 10), (190, 222, 8)):
        drawn += eye(x, y, half, half * 0.46, c[2], c[6])
    return pen.finished(drawn + influence(pen, dream, c, z[2], c[2]) + sign)


def chromatic(theme: str, dream: Dream) -> str:
    """Chromatic Chaos: the same whirl in the colours of all elements."""
    pen = Pen(theme, "dread")
    c = pen.c
    suits = tuple(SUITS[suit].ramp for suit in ELEMENTS.values())
    coloured = "".join(
        placed(line(SPIRAL, SUITS[suit].ramp[4], 3.6), x, y, 0.62)
        for suit, x, y in (("dune", -8, -7), ("tide", 8, -7), ("ember", -8, 9), ("zephyr", 8, 9))
    )
    sign = badge(pen, coloured, 40, 44, 1.26)
    if pen.is_clear:
        whole = (
            arms_of(pen, tuple(r[2] for r in suits) * 2, 98)
            + shape(disc(0, 0, 30), c[6])
            + eye(0, 0, 26, 13, c[2], c[6])
        )
        return pen.finished(
            ground(pen, c[5]) + placed(pen.outlined(whole), 128, 148) + influence(pen, dream, c, "", "") + sign
        )
    order = (2, 1, 3, 0, 2, 1, 3, 0)  # fire, water, air, earth
    colours = tuple((suits[s][min(2 + k // 2, 6)], suits[s][min(1 + k // 2, 5)]) for k, s in enumerate(order))
    drawn = ground(pen, CREAM) + whirl(pen, colours, 4, 0.26) + pen.lift(eye(125, 142, 23, 11, c[2], c[6]))
    return pen.finished(drawn + influence(pen, dream, c, CREAM, c[2]) + sign)


def wise_chaos(theme: str) -> str:
    """Wise Chaos: a whirl that has found its peace, and sleeps."""
    pen = Pen(theme, "dawn")
    c, z = pen.c, SUITS["zephyr"].ramp
    sign = badge(pen, line(SPIRAL, c[5], 3.8))
    face = shape(disc(0, 0, 44), CREAM) + shape(disc(-22, 12, 7) + disc(22, 12, 7), c[3], faint(0.5))
    face += closed_eye(-16, -4, 11, c[5], 3.4) + closed_eye(16, -4, 11, c[5], 3.4) + line("M-9 21Q0 29 9 21", c[5], 3.4)
    beard = shape("M-44 6C-42 54-18 82 0 96C18 82 42 54 44 6C34 34 18 40 0 40S-34 34-44 6Z", z[1])
    if pen.is_clear:
        whole = arms_of(pen, (c[3], z[3], c[3], z[3], c[3]), 100) + beard + face
        return pen.finished(ground(pen, c[5]) + placed(pen.outlined(whole), 126, 186) + sign)
    colours = (
        (c[2], c[1]),
        (z[2], z[1]),
        (c[3], c[2]),
        (z[3], z[2]),
        (c[4], c[3]),
        (z[4], z[3]),
        (c[5], c[4]),
        (z[5], z[4]),
    )
    drawn = ground(pen, c[1]) + whirl(pen, colours, 5, -0.2)
    hat = pen.cut("M-48-30C-30-44-22-84-4-112C4-92 34-52 48-30C20-40-20-40-48-30Z", z[5]) + shape(
        "M-30-44C-10-52 16-52 32-44L36-36C12-44-14-44-37-36Z", GOLD
    )
    return pen.finished(drawn + placed(pen.lift(beard) + pen.lift(face) + hat, 125, 158, 1.1) + sign)
