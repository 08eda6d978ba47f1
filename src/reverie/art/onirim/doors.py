"""Doors, closed and open."""

from __future__ import annotations

from reverie.art.badges import SHAPES, badge, keyhole, shape_of
from reverie.art.chambers import EMBLEMS, emblem
from reverie.art.geometry import PI, arch, disc, pair, polar, twinkle
from reverie.art.palette import COLOURS, CREAM, GOLD
from reverie.art.paper import ground, sheets, stars
from reverie.art.pen import Pen, both_sides, faint, line, placed, shape

LEAVES = arch(125, 80, 60, 300)
SWIRL = "M0 30C-22 28-30 8-24-8C-17-26 8-30 18-14C26 0 16 16 2 14C-9 12-12-1-4-6C2-9 8-4 6 1"


def suit_of(colour: str) -> str:
    """The suit of a door; the one to the Oniverse has no colour and wears the night."""
    return COLOURS.get(colour, "night")


def carving(pen: Pen, fill: str, detail: str) -> str:
    """What is carved into the leaves: the emblem of the chamber, or a swirl of stars."""
    if pen.suit in EMBLEMS:
        return emblem(pen, fill, detail)
    return line(SWIRL, fill, 6) + shape(twinkle(22, -26, 9) + twinkle(-26, 24, 7), fill)


def badge_of(pen: Pen) -> str:
    """The shape of the suit with a keyhole."""
    return badge(pen, keyhole(pen.c[5]), outline="" if pen.suit != "night" else SHAPES["diamond"])


def surround(pen: Pen) -> str:
    """Steps, and an arch of stones with a keystone."""
    c = pen.c
    drawn = "".join(
        pen.cut(f"M{125 - half} {y}H{125 + half}V360H{125 - half}Z", fill)
        for half, y, fill in ((84, 298, c[4]), (101, 314, c[5]), (120, 331, c[6]))
    )
    for half, top, fill in ((82, 52, c[6]), (75, 61, c[5]), (66, 72, c[6])):
        drawn += pen.cut(arch(125, top, half, 300), fill)
    joints = "".join(
        f"M{pair(polar(125, 136, 68, PI + PI * (k + 0.5) / 9))}L{pair(polar(125, 136, 81, PI + PI * (k + 0.5) / 9))}"
        for k in range(9)
    )
    joints += "".join(f"M{x} {y}h13" for x in (44, 193) for y in (160, 194, 228, 262))
    return drawn + line(joints, c[3], 1.6, faint(0.7))


def keystone(pen: Pen) -> str:
    """The shape of the suit at the top of the arch."""
    d = SHAPES["diamond"] if pen.suit == "night" else shape_of(pen.suit)
    return placed(pen.cut(d, CREAM) + placed(shape(d, pen.c[3]), 0, 0, 0.7), 125, 60, 0.82)


def closed(pen: Pen) -> str:
    """Two leaves with panels, carvings and a keyhole that shines."""
    c = pen.c
    panels = pen.cut("M70 192V142Q74 104 119 94V192ZM180 192V142Q176 104 131 94V192Z", c[3])
    panels += pen.cut("M74 206H118V288H74ZM132 206H176V288H132Z", c[3])
    frames = line("M81 214H111V280H81ZM139 214H169V280H139Z", c[5], 2, faint(0.8))
    studs = shape("".join(disc(x, y, 2.4) for x in (81, 111, 139, 169) for y in (214, 280)), c[1])
    carved = both_sides(pen.lift(placed(carving(pen, c[0], c[4]), 28, 0, 0.86)), 125, 152)
    seam = line("M125 82V300", c[6], 3.2)
    plate = pen.cut("M125 176a23 23 0 0 1 23 23c0 16-11 26-23 35c-12-9-23-19-23-35a23 23 0 0 1 23-23Z", c[6])
    rings = line(disc(88, 200, 6) + disc(162, 200, 6), GOLD, 2.4)
    hole = shape("M125 186a10 10 0 0 1 5.2 18.5L134 222H116L119.8 204.5A10 10 0 0 1 125 186Z", "#fffdf2")
    light = pen.glow(125, 204, 30, c[0], 0.4)
    return panels + frames + studs + carved + seam + plate + light + hole + rings


def open_(pen: Pen, seed: str) -> str:
    """The leaves stand aside, and light pours out."""
    c = pen.c
    drawn = shape(LEAVES, c[1]) + pen.glow(125, 190, 120, "#fffdf2", 1)
    drawn += pen.cut("M118 300Q112 262 125 236Q140 258 134 300Z", c[2], faint(0.5))
    drawn += stars(f"{seed}.open", 16, c[3], (84, 112, 166, 276))
    wing = shape("M-66-230H-40L-31-190V-26L-40 2H-66Z", c[4]) + shape("M-66-228H-44L-37-190V-26L-44 0H-66Z", c[5])
    return drawn + pen.lift(both_sides(wing, 125, 300))


def door(theme: str, colour: str, is_open: bool = False) -> str:
    """A door of a colour, or to the Oniverse."""
    pen, seed = Pen(theme, suit_of(colour)), f"door.{colour}"
    c = pen.c
    if pen.is_clear:
        return pen.finished(clear(pen, is_open) + badge_of(pen))
    body = ground(pen, c[3]) + sheets(pen, seed, 4, 3, (125, 172)) + surround(pen)
    body += f"<g{pen.clip(LEAVES)}>{shape(LEAVES, c[4])}{open_(pen, seed) if is_open else closed(pen)}</g>"
    if is_open:
        body += shape("M84 300H166L226 360H24Z", c[0], faint(0.5)) + pen.glow(125, 210, 128, c[0], 0.35)
    body += keystone(pen)
    if pen.suit == "night":
        body += stars("oniverse", 12, CREAM, (10, 14, 240, 120))
    return pen.finished(body + badge_of(pen))


def clear(pen: Pen, is_open: bool) -> str:
    """One large doorway."""
    c = pen.c
    frame = arch(132, 66, 84, 338)
    gate = arch(132, 86, 64, 338)
    body = ground(pen, c[5]) + pen.outlined(shape(frame, c[6]))
    if is_open:
        leaf = "M-64-200V0L-40-24V-222Z"
        body += shape(gate, "#fffdf2") + pen.outlined(both_sides(shape(leaf, c[3]), 132, 338))
        return body + placed(pen.outlined(carving(pen, c[3], c[6]), 1.3), 132, 200, 1.3)
    body += shape(gate, c[3]) + line(gate + "M132 86V338", "#fff", 3)
    body += placed(pen.outlined(carving(pen, c[1], c[6]), 1.9), 132, 172, 1.9)
    hole = "M0-24a20 20 0 0 1 10 37L18 46H-18L-10 13A20 20 0 0 1 0-24Z"
    return body + placed(pen.outlined(shape(hole, c[6])), 132, 276)
