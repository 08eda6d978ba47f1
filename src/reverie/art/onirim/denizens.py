"""The eight denizens of the Oniverse: eight portraits, each with its own badge."""

from __future__ import annotations

from collections.abc import Callable

from reverie.art.badges import SHAPES, badge
from reverie.art.geometry import PI, TAU, box, cos, disc, pair, polar, polygon, sin, twinkle
from reverie.art.palette import COLOURS, CREAM, GOLD, SUITS
from reverie.art.paper import ground, hills, stage, stars
from reverie.art.pen import Pen, faint, line, placed, shape
from reverie.art.symbols import closed_eye

# Portraits stand around the origin and fill about 160 × 180 units; their feet are at y = 90.


def architect(pen: Pen) -> str:
    """A hat like a house, and a pair of compasses taller than its owner."""
    c = pen.c
    robe = pen.cut("M-62 96C-60 40-38 22 0 22S60 40 62 96Z", c[6]) + pen.cut("M-22 24 0 92 22 24Z", c[4])
    head = (
        pen.cut(disc(0, -4, 27, 30), CREAM)
        + closed_eye(-11, -4, 7, c[6], 2.4, False)
        + closed_eye(11, -4, 7, c[6], 2.4, False)
    )
    glasses = line(disc(-11, -3, 9.5) + disc(11, -3, 9.5) + "M-1.5-4H1.5", GOLD, 2)
    beard = shape("M-26 4C-22 30-12 46 0 52C12 46 22 30 26 4C18 14 10 16 0 16S-18 14-26 4Z", c[1]) + line(
        "M-6 22Q0 26 6 22", c[4], 2
    )
    hat = pen.cut("M-36-26H36V-36H28V-62H18V-84H-18V-62H-28V-36H-36Z", c[5])
    windows = shape(
        "M-20-40v-9a5 5 0 0 1 10 0v9ZM-5-40v-9a5 5 0 0 1 10 0v9ZM10-40v-9a5 5 0 0 1 10 0v9ZM-5-66v-7a5 5 0 0 1 10 0v7Z",
        GOLD,
    )
    roof = pen.cut("M-24-82 0-104 24-82Z", c[6])
    compasses = (
        line("M58-62 34 88M58-62 84 88", GOLD, 5)
        + line("M46 12Q60 20 72 12", GOLD, 3.4)
        + shape(disc(58, -66, 9), GOLD)
    )
    return robe + head + beard + glasses + roof + hat + windows + pen.lift(compasses)


def cyclobot(pen: Pen) -> str:
    """A robot on one wheel with one sleepy lens; its arms swap two cards."""
    c = pen.c
    spokes = "".join(f"M0 66L{pair(polar(0, 66, 24, TAU * k / 10))}" for k in range(10))
    wheel = (
        pen.cut(disc(0, 66, 30), c[6])
        + shape(disc(0, 66, 23), c[3])
        + line(spokes, c[6], 2.6)
        + shape(disc(0, 66, 6), GOLD)
    )
    body = (
        pen.cut("M-36-4H36L26 48H-26Z", c[5])
        + shape(box(-18, 6, 36, 22), c[4])
        + shape(disc(-9, 17, 4.4) + disc(9, 17, 4.4), GOLD)
    )
    neck = shape(box(-8, -16, 16, 14), c[6])
    head = pen.cut("M-46-16V-54A46 40 0 0 1 46-54V-16Z", c[6])
    lens = pen.cut(disc(0, -50, 29), GOLD) + shape(disc(0, -50, 24), c[2]) + closed_eye(0, -54, 15, c[6], 3.4)
    aerial = line("M0-94V-108", c[6], 4) + shape(disc(0, -111, 6), GOLD)
    arms = line("M-34 8C-60 10-70-8-66-30M34 8C60 10 70-8 66-30", c[6], 8)
    cards = placed(
        pen.cut("M-14-20H14V20H-14Z", CREAM) + shape(disc(0, 0, 8), SUITS["ember"].ramp[3]), -68, -50, 1, -12
    )
    cards += placed(pen.cut("M-14-20H14V20H-14Z", CREAM) + shape(disc(0, 0, 8), SUITS["tide"].ramp[3]), 68, -50, 1, 12)
    return pen.lift(arms) + wheel + body + neck + pen.lift(aerial) + head + lens + cards


def squirrel(pen: Pen, coat: str, tail: str) -> str:
    """A squirrel that sits and looks to the right."""
    brush = "M-16 44C-58 40-66-8-44-42C-34-56-10-58-8-40C-6-26-22-24-24-10C-26 8-14 20-6 30Z"
    body = "M-18 48C-24 22-10-2 10-8C22-4 26 18 22 48Z"
    head = "M-4-14C-6-34 8-44 20-38L22-50 32-36C40-30 46-20 42-14C34-4 6 0-4-14Z"
    belly = "M4 46C2 26 8 10 16 4C22 16 22 34 20 46Z"
    return (
        pen.cut(brush, tail) + pen.cut(body, coat) + shape(belly, CREAM) + pen.cut(head, coat)
        + line("M16-24Q21-19 26-24", CREAM, 2.4) + shape(disc(43, -18, 3), CREAM)
    )  # fmt: skip


def squirrel_spies(pen: Pen) -> str:
    """Two squirrels and a spyglass."""
    c = pen.c
    first = placed(squirrel(pen, c[6], c[5]), -36, 30, 1.22)
    second = placed(squirrel(pen, c[5], c[4]), 46, 40, 1.02, mirrored=True)
    glass = shape("M-40-7H-6V7H-40ZM-8-10H20V10H-8ZM18-14H48V14H18Z", GOLD) + shape(
        box(-9, -10, 4, 20) + box(17, -14, 4, 28), c[6]
    )
    branch = line("M-90 92C-40 84 30 98 92 88", c[6], 9) + shape("M70 86C78 70 92 70 96 76C90 86 80 90 70 86Z", c[4])
    nut = pen.cut("M-10 0Q-10 16 0 20Q10 16 10 0Z", GOLD) + shape("M-12 2Q-12-8 0-8T12 2Z", c[6])
    return second + first + pen.lift(placed(glass, 34, -26, 0.95, -14)) + pen.lift(branch) + placed(nut, 8, 68, 0.9)


def harpoon_hunter(pen: Pen) -> str:
    """An old sailor in a storm hat, with a harpoon for bad dreams."""
    c, d = pen.c, SUITS["dread"].ramp
    shaft = line("M-66 92 62-92", GOLD, 6)
    point = placed(shape("M0-34 14 6 5 2V16H-5V2L-14 6Z", CREAM), 66, -98, 1, 35)
    coat = pen.cut("M-70 96C-66 50-44 26 0 26S66 50 70 96Z", c[5]) + pen.cut("M-16 30H16L10 96H-10Z", c[6])
    buttons = shape(disc(0, 52, 3.4) + disc(0, 68, 3.4) + disc(0, 84, 3.4), GOLD)
    face = (
        pen.cut(disc(0, -6, 28, 30), CREAM)
        + closed_eye(-11, -8, 7, c[6], 2.6, False)
        + closed_eye(11, -8, 7, c[6], 2.6, False)
    )
    nose = shape(disc(0, 3, 6, 7), c[2])
    beard = pen.cut(
        "M-29-2C-32 26-22 44-14 52L-8 44 0 56 8 44 14 52C22 44 32 26 29-2C20 10 12 12 0 12S-20 10-29-2Z", c[1]
    )
    hat = pen.cut("M-58-14C-44-24-36-28-32-34C-30-62 30-62 32-34C36-28 44-24 58-14C34-26-34-26-58-14Z", c[6]) + line(
        "M-31-33Q0-44 31-33", c[3], 3
    )
    catch = placed(
        pen.cut(SHAPES["shard"], d[3])
        + shape("M-12 0Q0-13 12 0Q0 13-12 0Z", CREAM)
        + line("M-5-4 5 4M5-4-5 4", d[5], 2.6),
        -52,
        52,
        0.8,
    )
    rope = line("M-40 60C-10 96 40 84 30 50S56 20 48-40", c[2], 2.4)
    return pen.lift(shaft + point) + coat + buttons + rope + face + beard + nose + hat + catch


def hammerbird(pen: Pen) -> str:
    """A bird whose head is a hammer."""
    c = pen.c
    legs = line("M-8 62V92M10 62V92M-8 92H-20M-8 92H4M10 92H0M10 92H24", GOLD, 4)
    tail = pen.cut("M-28 34-86 62-76 70-92 82-30 66Z", c[5])
    body = pen.cut("M-44 34C-44-2-8-18 20-8C44 0 46 40 20 60C0 74-40 70-44 34Z", c[6])
    wing = pen.cut(
        "M-38 26C-20 4 12 8 20 22C12 46-12 58-44 56C-32 50-30 46-28 42C-36 42-40 38-44 38C-40 34-38 30-38 26Z", c[4]
    )
    feathers = line("M-22 28Q-4 24 8 28M-20 38Q-6 36 4 38M-22 48Q-12 48-4 46", c[2], 2.2)
    neck = pen.cut("M4-2C8-24 6-36 10-50H34C36-34 38-14 36 8Z", c[6])
    head = pen.cut("M-48-76H-16L-8-84H36V-44H-8L-16-52H-48C-54-58-54-70-48-76Z", c[5]) + shape(
        box(-18, -80, 6, 32), c[6]
    )
    beak = pen.cut("M34-78 92-60C80-52 56-48 34-50Z", GOLD) + line("M36-62 78-59", c[6], 2)
    eye = closed_eye(18, -66, 8, CREAM, 2.8)
    sparks = shape(twinkle(-66, -84, 10) + twinkle(-78, -56, 6) + twinkle(-58, -40, 5), GOLD)
    return pen.lift(legs) + tail + body + wing + feathers + neck + beak + head + eye + pen.lift(sparks)


def whirl(pen: Pen, radius: float, arms: int, turns: float, colours: tuple[str, ...]) -> str:
    """Arms that wind around a middle, one colour each."""
    drawn, steps = "", 16
    for k, fill in enumerate(colours):
        start = TAU * k / arms
        outer = [polar(0, 0, 9 + (radius - 9) * (i / steps), start + turns * TAU * i / steps) for i in range(steps + 1)]
        wide = TAU / arms * 0.98
        inner = [
            polar(0, 0, 9 + (radius - 9) * (i / steps), start + turns * TAU * i / steps + wide * (1 - 0.75 * i / steps))
            for i in range(steps + 1)
        ]
        drawn += pen.cut(polygon(outer + inner[::-1]), fill)
    return drawn


def chromatic_chaos(pen: Pen) -> str:
    """A friendly whirl of all four colours, asleep in the middle."""
    c = pen.c
    arms = whirl(pen, 92, 8, 0.42, tuple(SUITS[s].ramp[k] for k in (3, 4) for s in COLOURS.values()))
    face = pen.cut(disc(0, 0, 38), CREAM) + shape(disc(-19, 9, 6) + disc(19, 9, 6), c[3], faint(0.5))
    face += closed_eye(-14, -4, 9, c[6], 3) + closed_eye(14, -4, 9, c[6], 3) + line("M-8 17Q0 24 8 17", c[6], 3)
    return arms + face


def mirror(pen: Pen) -> str:
    """A standing mirror that shows a sleeping moon, and nothing that was there."""
    c = pen.c
    legs = pen.cut("M-14 64H14L40 96H24L0 76-24 96H-40Z", c[6])
    frame = (
        pen.cut(disc(0, -12, 66, 84), c[6]) + pen.cut(disc(0, -12, 59, 77), GOLD) + shape(disc(0, -12, 51, 69), c[5])
    )
    glass = shape(disc(0, -12, 48, 66), c[2])
    inside = f"<g{pen.clip(disc(0, -12, 48, 66))}>" + pen.glow(0, -20, 60, c[0], 0.9)
    inside += pen.cut("M-60 60V24Q-30 6 0 20T60 14V60Z", c[4]) + pen.cut("M-60 60V40Q-20 26 10 38T60 32V60Z", c[5])
    inside += placed(pen.cut("M13-31A33 33 0 1 0 13 31A28 28 0 1 1 13-31Z", CREAM), 2, -28, 0.9, -14)
    inside += (
        closed_eye(-13, -30, 7, c[5], 2.4, False) + line("M-44-40L-10-86M-46-20L10-92", "#fff", 5, faint(0.55)) + "</g>"
    )
    crown = pen.cut("M-22-92C-20-108-6-104 0-118C6-104 20-108 22-92C10-98-10-98-22-92Z", GOLD) + shape(
        disc(0, -101, 5), c[5]
    )
    jewels = shape("".join(disc(*_on_ellipse(0, -12, 55, 73, PI * k / 4 + PI / 8), 3.4) for k in range(8)), c[6])
    return legs + crown + frame + glass + inside + jewels


def _on_ellipse(x: float, y: float, rx: float, ry: float, angle: float) -> tuple[float, float]:
    return x + rx * cos(angle), y + ry * sin(angle)


def treasure_keeper(pen: Pen) -> str:
    """A hooded giant who hugs a chest, and is sorry for what lies in it."""
    c = pen.c
    cloak = pen.cut("M-78 96C-80 30-58-52-30-78C-12-94 12-94 30-78C58-52 80 30 78 96Z", c[5])
    hood = pen.cut("M-34-8C-42-44-24-82 0-82S42-44 34-8C16 4-16 4-34-8Z", c[6])
    face = pen.cut("M-24-20C-26-48-12-60 0-60S26-48 24-20C14-6-14-6-24-20Z", CREAM)
    face += (
        closed_eye(-10, -34, 6.5, c[6], 2.6) + closed_eye(10, -34, 6.5, c[6], 2.6) + line("M-6-15Q0-19 6-15", c[6], 2.6)
    )
    face += shape("M-15-22Q-19-13-15-9Q-11-13-15-22Z", SUITS["tide"].ramp[2])
    light = pen.glow(0, 34, 74, GOLD, 0.7)
    lid = pen.cut("M-46 38V30C-46 10-30 4 0 4S46 10 46 30V38Z", SUITS["dune"].ramp[4])
    chest = pen.cut(box(-46, 38, 92, 44), SUITS["dune"].ramp[5])
    bands = shape(box(-34, 6, 8, 76) + box(26, 6, 8, 76) + box(-46, 34, 92, 6), GOLD)
    lock = pen.cut("M0 68C-12 58-15 50-12 44C-8 38-2 40 0 45C2 40 8 38 12 44C15 50 12 58 0 68Z", CREAM) + shape(
        disc(0, 50, 3) + "M-1.5 51h3l1.5 8h-6Z", c[6]
    )
    hands = pen.cut("M-78 40C-60 24-44 30-42 46C-44 58-60 62-74 60Z", c[6]) + pen.cut(
        "M78 40C60 24 44 30 42 46C44 58 60 62 74 60Z", c[6]
    )
    return cloak + hood + face + light + lid + chest + bands + lock + hands


Portrait = Callable[[Pen], str]
PORTRAITS: dict[str, Portrait] = {
    "architect": architect,
    "cyclobot": cyclobot,
    "squirrel_spies": squirrel_spies,
    "harpoon_hunter": harpoon_hunter,
    "hammerbird": hammerbird,
    "chromatic_chaos": chromatic_chaos,
    "mirror": mirror,
    "treasure_keeper": treasure_keeper,
}


def mark(name: str, colour: str) -> str:
    """The small drawing in the badge."""
    drawings = {
        "architect": line("M0-14-9 14M0-14 9 14M-5 4Q0 7 5 4", colour, 3.4) + shape(disc(0, -13, 4), colour),
        "cyclobot": line("M-11-4A12 12 0 0 1 10-7M11 4A12 12 0 0 1-10 7", colour, 3.6)
        + shape("M14-12 12 0 3-6ZM-14 12-12 0-3 6Z", colour),
        "squirrel_spies": shape("M-15-4H-3V4H-15ZM-4-6H6V6H-4ZM5-8H16V8H5Z", colour),
        "harpoon_hunter": line("M-11 13 8-9", colour, 4) + shape("M14-16 12 0 8-4 2-6Z", colour),
        "hammerbird": shape("M-14-13H8L14-8V-2L8 3H-14ZM-4 3H2V15H-4Z", colour),
        "chromatic_chaos": line("M2 0C2-4-5-4-6 1C-6 8 5 9 9 3C13-6 4-13-5-11C-14-8-16 4-10 11", colour, 3.6),
        "mirror": line(disc(0, -4, 9, 11) + "M0 8V16", colour, 3.6),
        "treasure_keeper": shape("M-14-2C-14-11-8-12 0-12S14-11 14-2ZM-14 1H14V13H-14Z", colour)
        + shape(disc(0, 3, 3.2), CREAM),
    }
    return drawings[name]


def denizen(theme: str, name: str) -> str:
    """A denizen on its cloudy stage."""
    pen = Pen(theme, "zephyr")
    c = pen.c
    sign = badge(pen, mark(name, c[5]), outline=SHAPES["disc"])
    portrait = PORTRAITS[name](pen.lifted())
    if pen.is_clear:
        return pen.finished(ground(pen, c[5]) + placed(pen.outlined(portrait, 1.22), 128, 208, 1.22) + sign)
    body = stage(pen, f"den.{name}", 5, 2, (125, 158)) + stars(f"den.{name}", 9, c[0], (16, 90, 234, 300))
    body += hills(pen, ((-10, 300), (50, 282), (125, 292), (200, 280), (260, 292)), c[4])
    body += placed(portrait, 125, 192, 1.08)
    body += hills(pen, ((-10, 318), (60, 302), (125, 310), (190, 300), (260, 312)), c[5])
    body += hills(pen, ((-10, 338), (60, 326), (125, 332), (190, 324), (260, 334)), c[6])
    return pen.finished(body + sign)
