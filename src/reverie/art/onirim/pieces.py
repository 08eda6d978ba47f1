"""What lies beside the row: dreamcatchers, handbooks, the figure of the little Incubus."""

from __future__ import annotations

from reverie.art.badges import SHAPES, badge, book
from reverie.art.geometry import PI, TAU, disc, num, pair, polar
from reverie.art.palette import CREAM, GOLD, SUITS
from reverie.art.paper import ground, hills, stage, stars
from reverie.art.pen import Pen, both_sides, faint, line, placed, shape
from reverie.art.symbols import closed_eye, eye


def web(points: int, radius: float, colour: str, width: float) -> str:
    """The woven net of a dreamcatcher: each round hangs in the middle of the one before."""
    d, angle = "", -PI / 2
    for ring in range(4):
        reach = radius * (1, 0.68, 0.45, 0.27)[ring]
        below = radius * (0.68, 0.45, 0.27, 0.12)[ring]
        turn = angle + PI / points * ring
        for k in range(points):
            a = turn + TAU * k / points
            d += (
                f"M{pair(polar(0, 0, reach, a))}"
                f"Q{pair(polar(0, 0, below * 0.98, a + PI / points * 0.5))} {pair(polar(0, 0, below, a + PI / points))}"
            )
            d += f"Q{pair(polar(0, 0, below * 0.98, a + PI / points * 1.5))} "
            d += pair(polar(0, 0, reach, a + TAU / points))
    return line(d, colour, width)


def feather(fill: str, vein: str) -> str:
    """A feather that hangs from the origin."""
    return (
        line("M0 0V20", vein, 2)
        + shape("M0 14C13 24 15 52 8 70L5 62 4 76 0 88C-4 80-8 74-9 66L-5 60-11 56C-15 40-10 22 0 14Z", fill)
        + line("M0 20V78M0 36 7 29M0 50 8 42M0 62 6 55M0 42-7 35M0 55-8 48", vein, 1.6)
    )


FEATHERS = {1: (0,), 2: (-34, 34), 3: (-50, 0, 50), 4: (-58, -20, 20, 58)}


def hoop(pen: Pen, which: int) -> str:
    """A dreamcatcher around the origin; it has as many feathers as its number."""
    c = pen.c
    drawn = ""
    for x in FEATHERS[which]:
        y = 66 - abs(x) * abs(x) / 160
        drawn += pen.lift(
            line(f"M{x} {num(y - 8)}V{num(y + 6)}", CREAM, 2)
            + placed(feather(CREAM if x else GOLD, c[4]), x, y + 2, 0.94)
        )
    ring = pen.lift(line(disc(0, 0, 68), c[6], 11) + line(disc(0, 0, 68), GOLD, 6))
    wraps = "".join(
        f"M{pair(polar(0, 0, 63, a))}L{pair(polar(0, 0, 73, a + 0.05))}" for a in (TAU * k / 24 for k in range(24))
    )
    net = web(which + 5, 64, CREAM, 2) + shape(disc(0, 0, 7), GOLD)
    beads = "".join(
        disc(*polar(0, 0, 43, TAU * k / (which + 5) + PI / (which + 5) - PI / 2), 3.2) for k in range(which + 5)
    )
    return drawn + ring + line(wraps, c[6], 1.8) + net + shape(beads, GOLD)


def catcher(theme: str, which: int) -> str:
    """A dreamcatcher, hung up in the night."""
    pen = Pen(theme, "night")
    c = pen.c
    sign = badge(pen, placed(web(5, 17, c[4], 2) + line(disc(0, 0, 17), c[4], 3), 0, 0), outline=SHAPES["disc"])
    if pen.is_clear:
        return pen.finished(ground(pen, c[5]) + placed(pen.outlined(hoop(pen, which), 1.2), 128, 178, 1.2) + sign)
    body = stage(pen, f"catcher.{which}", 5, 2, (125, 150)) + stars(f"catcher.{which}", 14, CREAM, (16, 16, 234, 330))
    branch = pen.cut("M-10 22C50 6 120 34 258 14V24C160 44 80 22-10 36Z", c[6])
    leaves = pen.cut("M60 22C64 6 80 2 88 8C82 20 72 26 60 22ZM176 30C186 42 202 44 208 36C198 28 186 26 176 30Z", c[5])
    return pen.finished(
        body + branch + leaves + line("M125 26V80", CREAM, 2) + placed(hoop(pen, which), 125, 148, 1.04) + sign
    )


def handbook(theme: str) -> str:
    """The catcher's handbook: what to do with a net, on two pages."""
    pen = Pen(theme, "night")
    c = pen.c
    sign = badge(pen, book(c[4]), outline=SHAPES["disc"])
    cover = pen.cut("M-96-70H96V76H-96Z", SUITS["dune"].ramp[5])
    left = pen.cut("M0-62C-24-74-60-74-88-64V66C-60 58-24 58 0 70Z", CREAM)
    right = pen.cut("M0-62C24-74 60-74 88-64V66C60 58 24 58 0 70Z", "#fbebc4")
    picture = placed(
        line(disc(0, 0, 30), c[4], 4) + web(6, 28, c[3], 1.6) + placed(feather(c[3], c[5]), 0, 28, 0.4), -45, -16
    )
    text = line("M16-44H74M16-28H74M16-12H60M16 4H74M16 20H66M16 36H48M-74 44H-18", c[4], 3.4, faint(0.75))
    ribbon = pen.cut("M-8-68H6V92L-1 82-8 92Z", SUITS["ember"].ramp[3])
    whole = cover + left + right + picture + text + ribbon
    if pen.is_clear:
        return pen.finished(ground(pen, c[5]) + placed(pen.outlined(whole, 1.15), 125, 200, 1.15) + sign)
    body = stage(pen, "handbook", 5, 2, (125, 158)) + stars("handbook", 16, CREAM, (16, 16, 234, 330))
    body += hills(pen, ((-10, 290), (60, 276), (125, 284), (190, 272), (260, 284)), c[5])
    body += pen.lift(placed(whole, 125, 186, 1.02, -4)) + hills(
        pen, ((-10, 330), (70, 314), (150, 324), (260, 310)), c[6]
    )
    return pen.finished(body + sign)


# ---- the figure ----------------------------------------------------------------------------------------------------


def imp(pen: Pen, awake: bool) -> str:
    """The little Incubus: horns, wings, a round belly; around the origin, 40 units tall."""
    c, d = pen.c, SUITS["dread"].ramp
    wing = "M4-2C10-14 20-16 22-14C19-11 20-7 18-5C21-3 18 1 16 1C17 4 10 6 4 6Z"
    body = "M0-16C9-16 12-8 11 0C13 6 13 15 9 19H-9C-13 15-13 6-11 0C-12-8-9-16 0-16Z"
    horns = "M-9-11C-13-14-13-20-11-22C-9-18-6-16-4-15ZM9-11C13-14 13-20 11-22C9-18 6-16 4-15Z"
    feet = shape("M-9 18h7v4h-9ZM9 18h-7v4h9Z", c[6])
    face = (
        "".join(eye(x, -5, 4.6, 2.6, d[2], d[6], slit=False) for x in (-5, 5))
        if awake
        else closed_eye(-4.6, -6, 3, CREAM, 1.6, False) + closed_eye(4.6, -6, 3, CREAM, 1.6, False)
    )
    mouth = shape("M-6 3H6L4 7 2 4 0 7-2 4-4 7Z", CREAM) if awake else line("M-3 2Q0 4.5 3 2", CREAM, 1.5)
    return both_sides(shape(wing, c[5]), 0, 0) + feet + pen.lift(shape(body + horns, c[6])) + face + mouth


def figure(theme: str, mode: str) -> str:
    """The figure in one of its three parts."""
    suit = {"protector": "tide", "pathfinder": "dawn", "adversary": "dread"}[mode]
    pen = Pen(theme, suit)
    c = pen.c
    plate = pen.cut(disc(24, 24, 22.4), c[2 if suit != "dread" else 3]) + line(
        disc(24, 24, 22.4), CREAM if not pen.is_clear else "#fff", 1.4 if not pen.is_clear else 3
    )
    things = {
        "protector": shape("M0-9C4-7 7-7 9-7C10 2 6 8 0 11C-6 8-10 2-9-7C-7-7-4-7 0-9Z", CREAM)
        + closed_eye(0, -1, 5, c[4], 1.8),
        "pathfinder": line("M0-12V-8", c[6], 1.6)
        + shape("M-5-8H5L7-4V6L4 9H-4L-7 6V-4Z", c[6])
        + shape("M-4-4H4V5H-4Z", GOLD),
        "adversary": placed(shape(SHAPES["shard"], c[2]), 0, 0, 0.44),
    }
    held = placed(pen.outlined(things[mode], 0.72) if mode != "adversary" else things[mode], 36, 33, 0.72)
    return pen.token(plate + placed(imp(pen, mode == "adversary"), 22, 25, 0.92) + held)
