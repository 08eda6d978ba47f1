"""Strips: order cards, dark premonitions and the spells of the Book. Half as tall as a card."""

from __future__ import annotations

from collections.abc import Callable

from reverie.art.badges import SHAPES, badge, keyhole, shape_of
from reverie.art.geometry import PI, TAU, arch, box, disc, polar, polygon, twinkle
from reverie.art.numerals import number
from reverie.art.onirim.doors import carving, suit_of
from reverie.art.palette import COLOURS, CREAM, GOLD, SUITS
from reverie.art.paper import ground, sheets, stars
from reverie.art.pen import STRIP, Pen, faint, line, placed, shape
from reverie.art.symbols import KEY, KEY_EYE, eye, sun_face, sun_outline

MIDDLE = (125.0, 84.0)


def strip_stage(pen: Pen, seed: str, count: int = 4, first: int = 3) -> str:
    """A small stage."""
    if pen.is_clear:
        return ground(pen, pen.c[5], STRIP)
    wide = ground(pen, pen.c[first - 1], STRIP) + pen.glow(125, 84, 130, pen.c[max(first - 2, 0)], 0.9)
    return wide + sheets(pen, seed, count, first, MIDDLE, 0.86, size=STRIP)


# ---- order cards ---------------------------------------------------------------------------------------------------


def goal(theme: str, colour: str) -> str:
    """An order card: the door that has to come next."""
    pen = Pen(theme, suit_of(colour))
    c = pen.c
    sign = badge(pen, keyhole(c[5]), 46, 50, 1.3, SHAPES["diamond"] if pen.suit == "night" else "")
    body = strip_stage(pen, f"goal.{colour}")
    frame, gate = arch(146, 18, 52, 182), arch(146, 30, 41, 182)
    leaf = shape(gate, c[3]) + line("M146 32V180", c[6], 3)
    carved = carving(pen, c[0], c[4])
    if pen.is_clear:
        body += pen.outlined(shape(frame, c[6])) + line(gate, "#fff", 3) + leaf
        return pen.finished(body + placed(pen.outlined(carved, 1.5), 146, 108, 1.5) + sign, STRIP)
    body += pen.cut(arch(146, 8, 60, 182), c[5]) + pen.cut(frame, c[6]) + leaf
    body += placed(pen.lift(carved), 146, 104, 1.25)
    foot = pen.cut("M76 158H216V182H76Z", c[5]) + pen.cut("M62 168H230V182H62Z", c[6])
    thread = line("M14 22H34M216 22H236", c[1], 1.4, faint(0.5))
    return pen.finished(body + foot + thread + sign, STRIP)


# ---- dark premonitions ---------------------------------------------------------------------------------------------


def small_door(pen: Pen, colour: str, x: float, y: float, k: float = 1) -> str:
    """A door as an icon: its colour, and the shape of its suit; without a colour, a keyhole."""
    leaf = arch(0, -30, 19, 30)
    if colour:
        own = pen.of(COLOURS[colour])
        drawn = shape(leaf, own.c[3]) + placed(shape(shape_of(own.suit), own.c[0]), 0, -2, 0.46)
    else:
        drawn = shape(leaf, CREAM) + placed(keyhole(pen.c[4]), 0, 2, 1.05)
    frame = shape(leaf, CREAM, f' stroke="{CREAM}" stroke-width="7"')
    return placed(pen.lift(frame) + drawn, x, y, k)


TRIGGERS: dict[str, tuple[tuple[str, float, float, float], ...]] = {
    "two_red": (("red", 33, 88, 1.14), ("red", 91, 88, 1.14)),
    "two_green": (("green", 33, 88, 1.14), ("green", 91, 88, 1.14)),
    "two_blue": (("blue", 33, 88, 1.14), ("blue", 91, 88, 1.14)),
    "two_brown": (("brown", 33, 88, 1.14), ("brown", 91, 88, 1.14)),
    "pair": (("", 33, 88, 1.14), ("", 91, 88, 1.14)),
    "three_doors": (("", 23, 88, 0.82), ("", 64, 88, 0.82), ("", 105, 88, 0.82)),
    "five_doors": (
        ("", 27, 52, 0.72),
        ("", 66, 52, 0.72),
        ("", 105, 52, 0.72),
        ("", 46, 124, 0.72),
        ("", 86, 124, 0.72),
    ),
    "all_colours": (("red", 40, 52, 0.86), ("blue", 92, 52, 0.86), ("green", 40, 124, 0.86), ("brown", 92, 124, 0.86)),
}


def fading_card(pen: Pen) -> str:
    """A red location that comes apart."""
    e = SUITS["ember"].ramp
    scraps = "".join(
        box(x, y, s, s)
        for x, y, s in ((26, -40, 9), (38, -26, 7), (30, -12, 10), (44, -6, 5), (27, 10, 8), (40, 18, 6), (30, 30, 7))
    )
    card = pen.cut("M-34-46H18L24-32 14-20 26-6 14 8 24 22 16 34 20 46H-34Z", CREAM) + pen.cut(
        "M-29-41H12L17-31 8-20 19-6 8 8 17 22 10 34 13 41H-29Z", e[3]
    )
    return card + placed(shape(SHAPES["spark"], e[1]), -9, 0, 0.62) + shape(scraps, e[2])


def return_of_the_eye(pen: Pen) -> str:
    """A nightmare that comes back."""
    back = line("M38 22A46 46 0 1 1 40-24", CREAM, 7) + shape("M54-34 44-4 22-22Z", CREAM)
    return pen.lift(back) + eye(-2, 0, 32, 15, pen.c[2], pen.c[6])


def lost_keys(pen: Pen) -> str:
    """Two keys that fall."""
    key = shape(KEY, CREAM) + shape(KEY_EYE, pen.c[5])
    lines = line("M-28-46v-10M-14-50v-8M12-50v-10M28-46v-8", pen.c[1], 3)
    return pen.lift(placed(key, -20, 6, 0.92, -28) + placed(key, 22, 10, 0.92, 34)) + lines


def slammed(pen: Pen) -> str:
    """A door that falls shut."""
    door = shape(arch(0, -46, 28, 44), CREAM) + shape(arch(0, -38, 20, 44), pen.c[4]) + shape(disc(11, 8, 3.4), CREAM)
    blows = line("M-44-30l-12-6M-46-8H-60M-44 14l-12 6M44-30l12-6M46-8H60M44 14l12 6", CREAM, 4.6)
    return pen.lift(door) + blows


def one_of_two(pen: Pen) -> str:
    """Two equal doors, one crossed out."""
    leaf = arch(0, -34, 19, 34)
    first = placed(shape(leaf, CREAM) + placed(keyhole(pen.c[4]), 0, 4), -25, 0)
    second = placed(line(leaf, CREAM, 3.4, ' stroke-dasharray="6 6"'), 26, 0)
    return pen.lift(first) + second + line("M12-16 40 20M40-16 12 20", pen.c[2], 7)


def more_omens(pen: Pen, count: int) -> str:
    """So many further premonitions."""
    drawn = ""
    for k in range(count):
        y = (k - (count - 1) / 2) * 46
        drawn += placed(
            pen.cut("M-38-19H38V19H-38Z", pen.c[6])
            + line("M-38-19H38V19H-38Z", CREAM, 3)
            + eye(0, 0, 20, 8, pen.c[2], pen.c[6]),
            0,
            y,
        )
    return drawn


def no_good_dreams(pen: Pen) -> str:
    """The sleeping sun, crossed out."""
    sun = shape(sun_outline(), GOLD) + sun_face(pen.c[4])
    return pen.lift(sun) + line("M-38 38 38-38", CREAM, 13) + line("M-38 38 38-38", pen.c[3], 7)


def scattered_hand(pen: Pen) -> str:
    """A hand of cards that scatters, and one more omen."""
    cards = ""
    for turn, x, y in ((-34, -34, 6), (-16, -18, -12), (2, 2, -20), (20, 22, -12), (38, 38, 8)):
        cards += placed(pen.cut("M-13-20H13V20H-13Z", CREAM) + line("M-8-15H8V15H-8Z", pen.c[4], 1.6), x, y, 1, turn)
    return cards + placed(
        pen.cut("M-30-14H30V14H-30Z", pen.c[6])
        + line("M-30-14H30V14H-30Z", CREAM, 2.6)
        + eye(0, 0, 15, 6, pen.c[2], pen.c[6]),
        2,
        40,
    )


EFFECTS: dict[str, Callable[[Pen], str]] = {
    "two_red": fading_card,
    "two_green": return_of_the_eye,
    "two_blue": lost_keys,
    "two_brown": slammed,
    "pair": one_of_two,
    "five_doors": lambda pen: more_omens(pen, 2),
    "all_colours": no_good_dreams,
    "three_doors": scattered_hand,
}


def premonition(theme: str, name: str) -> str:
    """A dark premonition: the doors that set it off on the left, what it does on the right."""
    pen = Pen(theme, "dread")
    c = pen.c
    if pen.is_clear:
        body = ground(pen, c[5], STRIP)
    else:
        body = ground(pen, c[2], STRIP) + pen.glow(188, 86, 74, c[0], 0.9)
        body += sheets(pen, f"premonition.{name}", 4, 2, (188, 86), 0.7, size=STRIP)
        body += pen.cut("M-10-10H130L122 12 134 34 120 58 133 84 121 108 134 132 122 156 130 190H-10Z", c[5])
    body += "".join(small_door(pen, colour, x, y, k) for colour, x, y, k in TRIGGERS[name])
    arrow = pen.lift(shape("M-10-12H2V-22L20 0 2 22V12H-10Z", c[2]))
    body += placed(pen.outlined(arrow), 137, 88)
    effect = pen.outlined(EFFECTS[name](pen.lifted() if pen.is_clear else pen))
    return pen.finished(body + placed(effect, 196, 86, 0.94), STRIP)


# ---- spells --------------------------------------------------------------------------------------------------------


def five_cards(pen: Pen) -> str:
    """Five cards, one of them raised above the others, under an inner eye."""
    cards = ""
    for k in range(5):
        turn = (k - 2) * 17
        x, y = polar(0, 86, 84, -PI / 2 + (k - 2) * 0.3)
        raised = -20 if k == 2 else 0
        cards += placed(
            pen.cut("M-17-25H17V25H-17Z", CREAM) + line("M-12-20H12V20H-12Z", pen.c[3], 1.8), x, y + raised, 1, turn
        )
    star_ = shape(twinkle(0, -18, 12), GOLD)
    glow = "".join(f"M{a} {b}l{dx} {dy}" for a, b, dx, dy in ((-26, -58, -8, -8), (0, -64, 0, -11), (26, -58, 8, -8)))
    return cards + star_ + line(glow, GOLD, 3.4)


def two_change_places(pen: Pen) -> str:
    """Two order cards and the way each takes."""
    card = "M-26-17H26V17H-26Z"
    first = pen.cut(card, CREAM) + placed(keyhole(SUITS["ember"].ramp[4]), 0, 2, 0.9)
    second = pen.cut(card, CREAM) + placed(keyhole(SUITS["tide"].ramp[4]), 0, 2, 0.9)
    ways = line("M-38-30C-22-56 22-56 36-32M38 34C22 58-22 58-36 36", GOLD, 5.4)
    heads = shape("M44-20 22-28 40-46ZM-44 24-22 30-40 50Z", GOLD)
    return placed(first, -42, 2, 1.05) + placed(second, 42, 2, 1.05) + pen.lift(ways + heads)


def lightning(pen: Pen) -> str:
    """A bolt that strikes a nightmare."""
    d = SUITS["dread"].ramp
    shard = placed(pen.cut(SHAPES["shard"], d[2]) + placed(eye(0, 0, 17, 7.6, d[3], d[6]), 0, 1), -2, 28, 1.25)
    bolt = pen.cut("M34-66 0-20H16L-6 22 40-32H22L48-66Z", GOLD)
    burst = line(
        "".join(
            f"M{x} {y}l{dx} {dy}"
            for x, y, dx, dy in (
                (-44, 4, -12, -6),
                (-46, 32, -14, 2),
                (42, 8, 13, -4),
                (44, 36, 13, 5),
                (-30, -14, -8, -10),
            )
        ),
        CREAM,
        4,
    )
    return shard + bolt + burst


SPELL_PICTURES: dict[str, Callable[[Pen], str]] = {
    "paradoxical_prophecy": five_cards,
    "parallel_planning": two_change_places,
    "powerful_punishment": lightning,
}


def spell(theme: str, name: str, cost: str = "") -> str:
    """A spell of the Book; with its cost if asked for, because that depends on the game."""
    pen = Pen(theme, "night")
    c = pen.c
    body = strip_stage(pen, f"spell.{name}", 4, 3)
    if not pen.is_clear:
        body += stars(f"spell.{name}", 10, CREAM, (10, 10, 240, 165))
    picture = pen.outlined(SPELL_PICTURES[name](pen))
    body += placed(picture, 132, 88, 1.06)
    spiral = line("M2 0C2-4-5-4-6 1C-6 8 5 9 9 3C13-6 4-13-5-11C-14-8-16 4-10 11", c[4], 3.6)
    body += badge(pen, spiral, 40, 42)
    if cost:
        plate = polygon([polar(0, 0, 27, TAU * k / 8 + TAU / 16) for k in range(8)])
        body += placed(pen.outlined(pen.cut(plate, GOLD)), 212, 138) + number(cost, 212, 138, 0.92, "#2a1d05", 5)
    return pen.finished(body, STRIP)
