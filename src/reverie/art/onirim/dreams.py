"""Nightmare, happy dream, lost dream."""

from __future__ import annotations

from reverie.art.badges import badge
from reverie.art.geometry import TAU, disc, num, pair, polar, polygon, smooth, twinkle
from reverie.art.palette import CREAM, GOLD
from reverie.art.paper import ground, hills, sheets, stage, stars
from reverie.art.pen import Pen, faint, line, placed, shape
from reverie.art.seeded import Seeded
from reverie.art.symbols import CRESCENT, closed_eye, eye, sun_face, sun_outline

LIDS = "M-86 0Q0-84 86 0Q0 84-86 0Z"


def great_eye(pen: Pen) -> str:
    """A wide open eye with a slit, around the origin."""
    c, seeded = pen.c, Seeded("iris")
    rings = ""
    for radius, fill in ((43, c[5]), (37, c[3]), (27, c[2]), (18, "#ffb35c")):
        points = [polar(0, 0, radius + seeded.between(-1.8, 1.8), TAU * k / 18) for k in range(18)]
        rings += pen.cut(smooth(points), fill)
    spokes = "".join(f"M{pair(polar(0, 0, 20, TAU * k / 16))}L{pair(polar(0, 0, 33, TAU * k / 16))}" for k in range(16))
    rings += line(spokes, c[3], 1.4, faint(0.7))
    slit = shape("M0-40Q13 0 0 40Q-13 0 0-40Z", c[6]) + shape(disc(-12, -16, 5.4) + disc(9, 17, 2.6), "#fff")
    return shape(LIDS, CREAM) + f"<g{pen.clip(LIDS)}>{rings}{slit}</g>"


def hand(fill: str) -> str:
    """A paper hand that reaches up."""
    fingers = "".join(
        f"M{x - 5} 8C{x - 7} {num(-tall * 0.5)} {x + lean - 6} {num(-tall * 0.8)} {x + lean} {-tall}"
        f"C{x + lean + 5} {num(-tall * 0.8)} {x + 6} {num(-tall * 0.5)} {x + 6} 8Z"
        for x, tall, lean in ((-22, 46, -14), (-9, 64, -6), (5, 66, 4), (18, 52, 12))
    )
    return shape(fingers + "M-28 4H26L21 70H-21ZM22 34C36 24 43 8 48-10C54 4 47 32 22 50Z", fill)


def nightmare(theme: str) -> str:
    """It looks at you."""
    pen = Pen(theme, "dread")
    c = pen.c
    mark = badge(pen, eye(0, 0, 15, 6.4, c[3], c[6], "#fff"))
    if pen.is_clear:
        whole = shape("M-92 0Q0-98 92 0Q0 98-92 0Z", c[2]) + shape(LIDS, CREAM) + shape(disc(0, 0, 36), c[3])
        whole += shape("M0-36Q14 0 0 36Q-14 0 0-36Z", c[6]) + shape(disc(-14, -14, 6), "#fff")
        teeth = polygon(
            [(x, 262 + (78 if k % 2 else 0)) for k, x in enumerate(range(14, 250, 18))] + [(236, 360), (14, 360)]
        )
        return pen.finished(
            ground(pen, c[5])
            + placed(pen.outlined(whole, 1.1), 125, 172, 1.1)
            + pen.outlined(shape(teeth, c[2]))
            + mark
        )
    body = ground(pen, c[2]) + pen.glow(125, 150, 110, c[0], 1) + sheets(pen, "nightmare", 5, 2, (125, 150))
    lash = ""
    for k in range(9):
        x = -77 + k * 19.2
        way = x / 85
        y = -42 * (1 - way * way) - 3
        lash += (
            f"M{pair((x - 6, y + 4))}Q{pair((x, y - 8))} {pair((x + way * 18, y - 26 + abs(way) * 9))}"
            f"Q{pair((x + 5, y - 6))} {pair((x + 7, y + 4))}Z"
        )
    whole = pen.cut("M-101 0Q0-108 101 0Q0 108-101 0Z", c[6]) + pen.cut("M-93 0Q0-96 93 0Q0 96-93 0Z", c[4])
    body += placed(whole + great_eye(pen) + pen.cut(lash, c[6]), 125, 150)
    body += pen.lift(placed(hand(c[4]), 54, 298, 1, -6)) + pen.lift(placed(hand(c[4]), 198, 302, 0.96, 6, True))
    body += pen.lift(placed(hand(c[5]), 126, 322, 1.08))
    body += hills(pen, ((-10, 340), (50, 326), (110, 336), (190, 328), (260, 338)), c[6])
    for x, y, half in ((214, 70, 13), (36, 104, 10), (206, 238, 9), (44, 226, 10), (92, 62, 8)):
        body += eye(x, y, half, half * 0.44, c[2], c[6])
    return pen.finished(body + mark)


def rising_sun(pen: Pen, face: str) -> str:
    """A sleeping sun as the heart of a good dream."""
    outline = sun_outline(16, 50, 43, 0.12)
    return shape(outline, GOLD) + shape(disc(0, 0, 27), CREAM) + sun_face(face)


def cloud(x: float, y: float, k: float) -> str:
    """A small cloud."""
    p = [(-40, 8), (-34, -8), (-16, -10), (-4, -22), (14, -18), (22, -6), (38, -4), (42, 8)]
    points = [(x + a * k, y + b * k) for a, b in p]
    return smooth(points)


def happy(theme: str) -> str:
    """A good dream: the sun sleeps on clouds, and the sky is full of light."""
    pen = Pen(theme, "dawn")
    c = pen.c
    mark = badge(pen, placed(shape(sun_outline(8, 52, 52, 0.24), c[4]), 0, 0, 0.3) + line("M-5 1Q0 5 5 1", CREAM, 2))
    if pen.is_clear:
        body = ground(pen, c[5]) + placed(pen.outlined(rising_sun(pen, c[5]), 1.9), 128, 184, 1.9)
        return pen.finished(body + pen.outlined(shape(cloud(66, 310, 1.3) + cloud(180, 318, 1.5), c[1])) + mark)
    body = stage(pen, "happy", 5, 2, (125, 158))
    rays = "".join(
        polygon(
            (
                polar(125, 158, 58, a - 0.05),
                polar(125, 158, 150, a - 0.1),
                polar(125, 158, 150, a + 0.1),
                polar(125, 158, 58, a + 0.05),
            )
        )
        for a in (TAU * k / 14 for k in range(14))
    )
    body += shape(rays, GOLD, faint(0.3))
    body += pen.lift(placed(rising_sun(pen, c[4]), 125, 158, 1.28))
    for x, y, k, step in (
        (38, 236, 1, 2),
        (206, 226, 1.1, 2),
        (84, 268, 1.4, 1),
        (184, 272, 1.3, 1),
        (20, 306, 1.7, 3),
        (130, 322, 2, 2),
        (236, 318, 1.8, 3),
    ):
        body += pen.cut(cloud(x, y, k), c[step])
    birds = "M52 96q8-9 14 0q7-9 14 0M176 82q7-8 12 0q6-8 12 0M196 108q5-6 9 0q5-6 9 0"
    body += line(birds, c[5], 2.6) + stars("happy", 10, c[0], (18, 60, 232, 330))
    return pen.finished(body + mark)


def lost(theme: str) -> str:
    """A dream that was torn: dawn behind a rip in the dark, a moon that lost its other half."""
    pen = Pen(theme, "dawn")
    c, n = pen.c, pen.of("night").c
    torn = "M-14-15H3L-3-5 5 2-2 9 3 16H-14ZM8-15H15V16H8L2 9 9 2 2-5Z"
    mark = badge(pen, shape(torn, c[5]))
    seeded = Seeded("torn")
    left, right = [], []
    for k in range(15):
        y = -10 + k * 26.5
        wide = 8 + 44 * max(0.0, 1 - ((y - 165) / 195) ** 2)
        left.append((118 - wide + seeded.between(-9, 9) + (7 if k % 2 else -7), y))
        right.append((134 + wide + seeded.between(-9, 9) + (7 if k % 2 else -7), y))
    if pen.is_clear:
        body = ground(pen, c[5]) + pen.outlined(shape(polygon([*left, *reversed(right)]), c[1]))
        return pen.finished(
            body
            + placed(pen.outlined(shape(CRESCENT, c[5]), 1.6), 132, 178, 1.6, -24)
            + closed_eye(125, 286, 24, c[5], 5)
            + mark
        )
    body = ground(pen, c[1]) + pen.glow(125, 168, 130, c[0], 1)
    body += shape(cloud(96, 232, 1.2) + cloud(160, 250, 1.1), c[2]) + stars("lost", 12, c[3], (80, 60, 170, 290))
    moon = (
        shape(CRESCENT, c[4])
        + closed_eye(-16, -2, 7, c[0], 2.4, False)
        + shape("M-20 8Q-24 16-20 20Q-16 16-20 8Z", c[0])
    )
    body += pen.lift(placed(moon, 132, 160, 1.15, -24))
    for k, (shift, ramp, step) in enumerate(((0, c, 3), (13, c, 4), (26, n, 4), (40, n, 5), (56, n, 6))):
        wobble = Seeded(f"torn {k}")
        a = [(x - shift + wobble.between(-4, 4), y) for x, y in left]
        b = [(x + shift + wobble.between(-4, 4), y) for x, y in right]
        for side, edge in ((a, -20), (b, 270)):
            sheet = polygon([*side, (edge, 380), (edge, -20)])
            body += pen.cut(sheet, ramp[step], f' stroke="{ramp[step - 1]}" stroke-width="1"')
    scraps = "".join(
        polygon([(x, y), (x + 12, y - 5), (x + 15, y + 6), (x + 4, y + 9)])
        for x, y in ((92, 300), (146, 312), (116, 330), (176, 278))
    )
    return pen.finished(body + pen.cut(scraps, c[2]) + shape(twinkle(60, 300, 4) + twinkle(200, 90, 4), CREAM) + mark)
