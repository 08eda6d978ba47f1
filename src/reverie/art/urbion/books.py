"""The Books of Power: a closed book, and on its cover what it can do."""

from __future__ import annotations

from collections.abc import Callable

from reverie.art.badges import SHAPES, badge
from reverie.art.geometry import PI, box, disc, pair, polar, twinkle
from reverie.art.palette import CREAM, GOLD, Ramp
from reverie.art.paper import ground, hills, stage, stars
from reverie.art.pen import Pen, faint, line, placed, shape
from reverie.art.symbols import closed_eye
from reverie.art.urbion.moths import PALE, TORN, moth

Cover = Callable[[Pen], str]


def flying(pale: bool) -> Cover:
    """A moth that rises."""

    def draw(pen: Pen) -> str:
        wind = line("M-44 62Q-36 44-44 26M-16 74Q-8 56-16 44M16 74Q24 56 16 44M44 62Q52 44 44 26", CREAM, 4)
        arrow = shape("M0-88 20-64H8V-46H-8V-64H-20Z", GOLD)
        return wind + placed(moth(pen, pale, pale, pen.c), 0, -2, 0.6) + pen.lift(arrow)

    return draw


def invisible(pale: bool) -> Cover:
    """A moth of which only the outline is left."""

    def draw(pen: Pen) -> str:
        upper, lower = PALE if pale else TORN
        dashes = ' stroke-dasharray="7 7"'
        half = line(upper, CREAM, 4.2, dashes) + line(lower, CREAM, 4.2, dashes)
        eyes = (
            closed_eye(56, -34, 13, CREAM, 3.6)
            if pale
            else line("M38-42Q58-64 78-42Q58-22 38-42Z", CREAM, 3.4) + shape(disc(58, -43, 6), CREAM)
        )
        both = placed(half + eyes, 0, 0) + placed(half + eyes, 0, 0, 1, 0, True)
        body = line("M0-26V56", CREAM, 5, ' stroke-dasharray="3 9"')
        return placed(both + body, 0, -6, 0.64) + shape(
            twinkle(-44, 58, 8) + twinkle(42, -74, 9) + twinkle(50, 60, 6), GOLD
        )

    return draw


def freedom(pen: Pen) -> str:
    """A cage with its door open, and nobody in it."""
    bars = "M-34 44V-16A34 38 0 0 1 34-16V44M-17 44V-48M0 44V-54"
    cage = line(bars, GOLD, 4.4) + shape(box(-42, 42, 84, 9), GOLD) + line("M0-54V-66" + disc(0, -72, 6), GOLD, 4)
    leaf = line("M34-14 58-26V40L34 44M46-20V42", GOLD, 4)
    bird = shape("M-20 4C-12-8 2-8 8 0L20-8C18 4 14 12 4 14C-8 16-16 12-20 4Z", CREAM) + shape(
        "M-4 2C-6-12 4-22 14-24C14-12 10 0 4 6Z", CREAM
    )
    return pen.lift(cage + leaf) + placed(bird, 28, -70, 0.9, -14)


def full_balance(pen: Pen) -> str:
    """A balance that bears a town on each side."""
    town = "M-20 0V-16H-12V-26L-7-34-2-26V-16H4V-22H14V0Z"
    beam = line("M0-52V52M-46-34H46M-24 54H24", GOLD, 5) + shape(disc(0, -54, 8), GOLD)
    pans = line("M-46-34-64 14M-46-34-28 14M46-34 28 14M46-34 64 14", GOLD, 2.2) + shape(
        "M-68 14H-24A22 14 0 0 1-68 14ZM24 14H68A22 14 0 0 1 24 14Z", GOLD
    )
    return (
        pen.lift(beam + pans)
        + placed(shape(town, CREAM), -43, 14, 0.9)
        + placed(shape(town, CREAM), 43, 14, 0.9, 0, True)
    )


def prophecies(pen: Pen) -> str:
    """An inner eye over cards yet to come."""
    rays = "".join(
        f"M{pair(polar(0, -26, 44, a))}L{pair(polar(0, -26, 58, a))}" for a in (k * 0.42 - PI / 2 for k in range(-3, 4))
    )
    lid = (
        shape("M-48-26Q0-74 48-26Q0 22-48-26Z", CREAM)
        + shape(disc(0, -26, 19), pen.c[3])
        + shape(twinkle(0, -26, 15), GOLD)
    )
    cards = "".join(
        placed(shape("M-14-20H14V20H-14Z", CREAM) + line("M-9-15H9V15H-9Z", pen.c[4], 1.8), x, 48, 1, turn)
        for x, turn in ((-22, -8), (22, 8))
    )
    return line(rays, GOLD, 4) + pen.lift(lid) + pen.lift(cards)


COVERS: dict[str, tuple[str, Cover]] = {
    "book_flying_sognae": ("tide", flying(True)),
    "book_flying_incubi": ("dread", flying(False)),
    "book_invisible_sognae": ("zephyr", invisible(True)),
    "book_invisible_incubi": ("ash", invisible(False)),
    "book_freedom": ("ember", freedom),
    "book_balance": ("grove", full_balance),
    "book_prophecies": ("dune", prophecies),
}

WING = "M0 12C-12 6-16-6-12-14C-4-12 0-6 0-1C0-6 4-12 12-14C16-6 12 6 0 12Z"


def mark(name: str, colour: str) -> str:
    """The power in small."""
    kind = name.split("_")[1]
    if kind == "flying":
        return (
            shape(WING, colour) + shape("M-6-16 0-24 6-16Z", colour)
            if name.endswith("sognae")
            else line(WING, colour, 3) + shape("M-6-16 0-24 6-16Z", colour)
        )
    if kind == "invisible":
        dash = ' stroke-dasharray="4 3.4"'
        inner = closed_eye(0, -1, 6, colour, 2.4, False) if name.endswith("sognae") else shape(disc(0, 1, 4), colour)
        return line(disc(0, 0, 15), colour, 3, dash) + inner
    if kind == "freedom":
        return line("M-11 12V-4A11 11 0 0 1 11-4V12ZM-4 12V-12M4 12V-12", colour, 2.8)
    if kind == "balance":
        return (
            line("M0-13V13M-12-8H12M-7 14H7", colour, 3)
            + shape("M-18 2H-6A6 5 0 0 1-18 2ZM6 2H18A6 5 0 0 1 6 2Z", colour)
            + line("M-12-8-17 2M-12-8-7 2M12-8 7 2M12-8 17 2", colour, 1.6)
        )
    return shape("M-16 0Q0-18 16 0Q0 18-16 0Z", colour) + shape(twinkle(0, 0, 8), CREAM)


def volume(pen: Pen, c: Ramp, picture: str) -> str:
    """A closed book: its back, its pages, its cover with corners and a clasp."""
    pages = pen.cut("M-72-98H86V108H-66Z", c[6]) + shape("M-68-92H81V103H-62Z", CREAM)
    edges = line("M78-88V100M74-88V98M-58 99H78M-60 95H76", "#d6aa63", 1.4, faint(0.8))
    cover = pen.cut("M-80-102H72V92H-80Z", c[4]) + shape(box(-80, -102, 16, 194), c[5])
    frame = line("M-56-92H62V82H-56Z", GOLD, 2.4) + line("M-50-86H56V76H-50Z", GOLD, 1, faint(0.7))
    corners = shape("M72-102V-78L48-102ZM72 92V68L48 92Z", GOLD)
    bands = shape(box(-80, -74, 16, 6) + box(-80, -8, 16, 6) + box(-80, 58, 16, 6), GOLD)
    clasp = pen.cut("M60-16H90V6H60Z", GOLD) + shape(disc(76, -5, 4), c[6])
    return pages + edges + cover + frame + corners + bands + placed(picture, 4, -6, 0.9) + clasp


def power_book(theme: str, name: str) -> str:
    """A Book of Power."""
    suit, draw = COVERS[name]
    pen = Pen(theme, "night")
    own = pen.of(suit)
    sign = badge(pen, mark(name, pen.c[4]), outline=SHAPES["disc"])
    whole = volume(pen, own.c, draw(own))
    if pen.is_clear:
        return pen.finished(ground(pen, pen.c[5]) + placed(pen.outlined(whole, 1.14), 132, 206, 1.14) + sign)
    drawn = stage(pen, name, 5, 2, (125, 168)) + stars(name, 16, CREAM, (14, 80, 236, 330))
    drawn += hills(pen, ((-10, 306), (60, 292), (125, 300), (200, 288), (260, 300)), pen.c[5])
    drawn += placed(pen.glow(0, 0, 150, own.c[2], 0.35) + whole, 126, 192, 1.04, -4)
    return pen.finished(drawn + hills(pen, ((-10, 338), (70, 322), (150, 332), (260, 318)), pen.c[6]) + sign)
