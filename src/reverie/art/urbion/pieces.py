"""What else lies on a table of Urbion: the Void, Polarity cards, the backs of the decks."""

from __future__ import annotations

from reverie.art.badges import SHAPES, badge, triangle
from reverie.art.geometry import TAU, disc, polar, smooth
from reverie.art.onirim.backs import inner_edge
from reverie.art.palette import CREAM, ELEMENTS, GOLD, SUITS
from reverie.art.paper import ground, sheet, sheets, stage, stars
from reverie.art.pen import Pen, line, placed, shape
from reverie.art.seeded import Seeded
from reverie.art.urbion.cities import ROCK, SKYLINES
from reverie.art.urbion.moths import medallion, moth

HOOD = "M0-92C40-92 56-52 54-14C70 22 76 62 78 98H-78C-76 62-70 22-54-14C-56-52-40-92 0-92Z"
HOLLOW = "M0-72C26-72 36-46 34-20C32 0 18 10 0 10S-32 0-34-20C-36-46-26-72 0-72Z"


def nobody(pen: Pen, cloak: str, rim: str) -> str:
    """The Void: a cloak with nobody in it."""
    folds = line("M-30 20C-36 46-42 70-44 96M0 26V96M30 20C36 46 42 70 44 96", rim, 2.4)
    return pen.lift(shape(HOOD, cloak)) + folds + shape(HOLLOW, "#000") + line(HOLLOW, rim, 4)


def void_card(theme: str) -> str:
    """A Void card: sheets that fall into nothing."""
    pen = Pen(theme, "ash")
    c = pen.c
    sign = badge(pen, shape(disc(0, 0, 14), "#000") + line(disc(0, 0, 14), c[4], 3.4), outline=SHAPES["disc"])
    if pen.is_clear:
        return pen.finished(
            ground(pen, c[5]) + placed(pen.outlined(nobody(pen, c[3], CREAM), 1.3), 128, 206, 1.3) + sign
        )
    drawn = ground(pen, "#000")
    seeded = Seeded("void")
    for k, step in enumerate((6, 5, 4, 3, 4, 5, 6)):
        radius = 44 + k * 22
        points = [polar(0, 0, radius + seeded.between(-3 - k, 3 + k), TAU * j / 20) for j in range(20)]
        inner = smooth([(125 + x * 0.82, 168 + y * 1.1) for x, y in points])
        drawn += sheet(pen, inner, c[step], c[step - 1])
    drawn += stars("void", 9, c[1], (100, 120, 150, 220)) + placed(nobody(pen, c[6], c[2]), 125, 246, 0.78)
    return pen.finished(drawn + sign)


def void_figure(theme: str, flat: bool = False) -> str:
    """The figure of the Void, standing or laid flat."""
    pen = Pen(theme, "ash")
    c = pen.c
    edge, width = ("#fff", 3) if pen.is_clear else (CREAM, 1.4)
    plate = pen.cut(disc(24, 24, 22.4), c[2] if not flat else c[4]) + line(disc(24, 24, 22.4), edge, width)
    figure = placed(nobody(pen, c[6], c[1]), 0, 0, 0.15 if flat else 0.2)
    return pen.token(plate + (placed(figure, 24, 25, 1, 90) if flat else placed(figure, 24, 24)))


def polarity(theme: str, side: str) -> str:
    """A Polarity card: which side of the Cities is yours."""
    good = side == "sognae"
    pen = Pen(theme, "dawn" if good else "dread")
    c = pen.c
    sign = badge(pen, line("M-11 0H11M0-11V11" if good else "M-11 0H11", c[4], 5))
    plate = medallion(pen, "+" if good else "-", "", 125, 292, 1.5, c[5])
    if pen.is_clear:
        return pen.finished(
            ground(pen, c[5])
            + placed(pen.outlined(moth(pen.lifted(), good, good, c), 1.04), 127, 160, 1.04)
            + plate
            + sign
        )
    drawn = stage(pen, f"polarity.{side}", 5, 2, (125, 160)) + stars(side, 12, c[0], (16, 60, 234, 320))
    return pen.finished(drawn + placed(moth(pen, good, good, c), 125, 160, 1.06) + plate + sign)


# ---- backs ---------------------------------------------------------------------------------------------------------


def dream_back(theme: str) -> str:
    """The back of a Dream: a moth asleep, wings folded by the night."""
    pen = Pen(theme, "night")
    c = pen.c
    if pen.is_clear:
        return pen.finished(ground(pen, c[5]) + placed(pen.outlined(moth(pen, True, True, c), 1.1), 125, 180, 1.1))
    drawn = ground(pen, c[4]) + pen.glow(125, 172, 90, c[1], 0.5) + sheets(pen, "urbion.back", 5, 2, (125, 175))
    drawn += stars("urbion.back", 24, CREAM, (16, 16, 234, 334)) + placed(moth(pen, True, True, c), 125, 182, 0.82)
    return pen.finished(drawn + inner_edge(pen))


def city_back(theme: str) -> str:
    """The back of a City: a far skyline under the four signs."""
    pen = Pen(theme, "night")
    c = pen.c
    near = SKYLINES["water"][1], SKYLINES["air"][1]
    town = placed(shape(near[0], c[6]), 0, 0, 1, 0, True) + shape(near[1], c[6]) + shape(ROCK, c[6])
    lit = placed(shape(SKYLINES["water"][2], GOLD), 0, 0, 1, 0, True) + shape(SKYLINES["air"][2], GOLD)
    signs = "".join(
        placed(triangle(name, SUITS[suit].ramp[2]), x, y, 1.1)
        for (name, suit), (x, y) in zip(ELEMENTS.items(), ((50, 60), (100, 44), (150, 44), (200, 60)), strict=True)
    )
    if pen.is_clear:
        return pen.finished(ground(pen, c[5]) + signs + placed(pen.outlined(town + lit), 125, 226, 1.02))
    drawn = ground(pen, c[3]) + pen.glow(125, 172, 100, c[0], 0.6) + sheets(pen, "city.back", 5, 2, (125, 175), 1.04)
    drawn += stars("city.back", 18, CREAM, (16, 80, 234, 334)) + placed(pen.lift(town) + lit, 125, 216, 0.86) + signs
    return pen.finished(drawn + inner_edge(pen))


def book_back(theme: str) -> str:
    """The back of a Book: a keyhole in night-blue leather."""
    pen = Pen(theme, "night")
    c = pen.c
    hole = shape("M0-34a28 28 0 0 1 14 52L24 62H-24L-14 18A28 28 0 0 1 0-34Z", c[6] if not pen.is_clear else CREAM)
    ornament = line(
        "M24 24H226V326H24Z" + "M24 60Q60 60 60 24M190 24Q190 60 226 60M24 290Q60 290 60 326M190 326Q190 290 226 290",
        GOLD,
        3,
    )
    if pen.is_clear:
        return pen.finished(ground(pen, c[5]) + ornament + placed(pen.outlined(hole, 1.3), 125, 170, 1.3))
    drawn = (
        ground(pen, c[5])
        + pen.cut("M44 175Q125 60 206 175Q125 290 44 175Z", c[4])
        + pen.cut("M66 175Q125 92 184 175Q125 258 66 175Z", GOLD)
    )
    drawn += stars("book.back", 18, CREAM, (34, 34, 216, 316)) + placed(hole, 125, 168, 0.9)
    return pen.finished(drawn + ornament + inner_edge(pen))
