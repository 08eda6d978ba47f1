"""Cities: two elements in the balance, squares, temples, gardens."""

from __future__ import annotations

from reverie.art.badges import badge, triangle
from reverie.art.geometry import PI, arch, box, disc, num, pair, polar, polygon
from reverie.art.palette import CREAM, ELEMENTS, GOLD, SUITS
from reverie.art.paper import ground, hills, sheets, stage
from reverie.art.pen import Pen, faint, line, placed, shape

# One half of a skyline: from the middle (x = 0) outwards, standing on y = 0; far, near, lit windows.
SKYLINES: dict[str, tuple[str, str, str]] = {
    "earth": (
        "M34 0V-74H40V-82H48V-74H54V-82H62V-74H68V0ZM74 0V-48H98V0Z",
        "M0 0V-96H14V-80H28V-60H42V-40H56V-20H70V0ZM78 0V-34H82V-40H87V-34H91V-40H96V-34H100V0Z",
        box(5, -84, 6, 9)
        + box(5, -66, 6, 9)
        + box(18, -66, 6, 9)
        + box(5, -44, 6, 9)
        + box(20, -44, 6, 9)
        + box(33, -44, 6, 9)
        + box(8, -22, 6, 10)
        + box(24, -22, 6, 10)
        + box(40, -22, 6, 10)
        + box(86, -24, 6, 9),
    ),
    "water": (
        "M28 0V-60A20 20 0 0 1 68-60V0ZM47-78h2v-14h-2ZM76 0V-66L80-84H90L94-66V0Z",
        "M0 0V-70C0-88 8-96 14-104C22-96 32-86 32-70V0ZM36 0V-44A16 16 0 0 1 68-44V0ZM70 0V-22H100V0Z",
        arch(16, -66, 5, -48)
        + arch(8, -36, 4, -22)
        + arch(24, -36, 4, -22)
        + arch(52, -44, 4, -28)
        + arch(78, -16, 4, 0)
        + arch(92, -16, 4, 0)
        + box(82, -80, 6, 8),
    ),
    "fire": (
        "M26 0V-66L36-104 46-66V0ZM66 0V-54L76-92 86-54V0Z",
        "M0 0V-82L10-128 20-82V0ZM22 0V-50L34-78 46-50V0ZM48 0V-62L57-98 66-62V0ZM70 0V-32L84-58 98-32V0Z",
        (
            "M10-76l4 9-4 6-4-6ZM10-44l4 9-4 6-4-6ZM34-44l4 9-4 6-4-6Z"
            "M57-58l4 9-4 6-4-6ZM57-30l4 9-4 6-4-6ZM84-28l4 9-4 6-4-6Z"
        ),
    ),
    "air": (
        "M30 0V-70H28L37-100 46-70H44V0ZM70 0V-46H68L78-76 88-46H86V0Z",
        (
            "M4 0V-84C-2-92 2-102 11-116C20-102 24-92 18-84V0Z"
            "M46 0V-58C40-66 46-76 53-88C60-76 66-66 60-58V0Z"
            "M20 0V-30H46V0ZM62 0V-20H98V0Z"
        ),
        disc(11, -76, 3.4)
        + disc(11, -58, 3.4)
        + disc(11, -40, 3.4)
        + disc(53, -50, 3)
        + disc(53, -34, 3)
        + disc(28, -18, 2.6)
        + disc(39, -18, 2.6)
        + disc(72, -10, 2.6)
        + disc(86, -10, 2.6),
    ),
}
ROCK = (
    "M-104 0H104C98 14 80 18 72 32C58 26 48 36 36 50C26 42 16 52 0 70"
    "C-14 52-26 42-36 50C-48 36-60 26-72 32C-80 18-98 14-104 0Z"
)


def extras(element: str, colour: str) -> str:
    """Something that lives in the air above each kind of town."""
    if element == "air":
        return placed(shape("M-9-4A9 10 0 1 1 9-4L3 7H-3Z", colour) + shape(box(-3, 9, 6, 5), colour), 84, -104, 0.9)
    if element == "fire":
        return shape("M76-92C70-100 78-104 76-112C84-106 84-98 80-92Z", GOLD)
    if element == "water":
        return shape(disc(85, -76, 3), GOLD) + line("M94-78l10-4M94-72l10 4", GOLD, 2)
    return shape("M84-48C78-56 82-64 86-66C90-64 94-56 88-48Z", colour)


def half(pen: Pen, element: str, mirrored: bool) -> str:
    """Half a town on its rock."""
    n = SUITS["night"].ramp
    far, near, windows = SKYLINES[element]
    drawn = pen.cut(far, n[4] if not pen.is_clear else n[3]) + extras(element, n[4] if not pen.is_clear else n[3])
    drawn += pen.cut(near, n[6]) + shape(windows, GOLD)
    return placed(drawn, 0, 0, 1, 0, mirrored)


def scales(pen: Pen) -> str:
    """A level balance; which side is good and which is bad is for the table to show."""
    beam = shape("M-3-14H3V4H-3ZM-88-2Q0-12 88-2V3Q0-6-88 3Z", CREAM)
    pans = line("M-84 2-98 27M-84 2-70 27M84 2 98 27M84 2 70 27", CREAM, 1.8)
    bowls = shape("M-106 26H-62A22 15 0 0 1-106 26ZM62 26H106A22 15 0 0 1 62 26Z", CREAM)
    return pen.lift(beam + pans + bowls + shape(disc(0, -5, 6), GOLD))


def element_badge(pen: Pen, element: str, x: float, y: float, k: float = 1.1) -> str:
    """The badge of an element."""
    own = pen.of(ELEMENTS[element])
    return badge(own, triangle(element, own.c[5]), x, y, k)


def city(theme: str, first: str, second: str) -> str:
    """A City of two elements, one in each half of the paper, hanging in the balance."""
    pen = Pen(theme, ELEMENTS[first])
    seed = f"{first}+{second}"
    drawn = ""
    for element, area in ((first, "M0 0H132L118 350H0Z"), (second, "M132 0H250V350H118Z")):
        own = pen.of(ELEMENTS[element])
        if pen.is_clear:
            drawn += shape(area, own.c[5])
        else:
            inside = ground(own, own.c[1]) + own.glow(125, 142, 110, own.c[0], 1) + sheets(own, seed + element, 4, 2)
            drawn += f"<g{own.clip(area)}>{inside}</g>"
    seam = line("M132 0 118 350", CREAM if not pen.is_clear else "#fff", 2 if not pen.is_clear else 4, faint(0.85))
    marks = element_badge(pen, first, 38, 42) + element_badge(pen, second, 212, 42)
    town = half(pen, first, True) + half(pen, second, False)
    rock = pen.cut(ROCK, SUITS["night"].ramp[6])
    if pen.is_clear:
        return pen.finished(
            drawn + seam + placed(pen.outlined(town + shape(ROCK, SUITS["night"].ramp[6]), 1.1), 125, 250, 1.1) + marks
        )
    vines = line("M-60 20v16M-44 30v20M-20 40v14M24 42v16M52 26v18", SUITS["night"].ramp[4], 2)
    return pen.finished(
        drawn + seam + placed(town + rock + vines, 125, 232, 1.04) + placed(scales(pen), 125, 305, 0.98) + marks
    )


# ---- squares, temples, gardens -------------------------------------------------------------------------------------


def square(theme: str) -> str:
    """A plaza from above: four quarters around a well, one badge for each element."""
    pen = Pen(theme, "night")
    n = pen.c
    drawn = ground(pen, n[5]) if pen.is_clear else ground(pen, n[4]) + sheets(pen, "square", 3, 4, (125, 175), 1.02)
    corners = (("earth", -1, -1), ("water", 1, -1), ("fire", -1, 1), ("air", 1, 1))
    plaza = ""
    for element, sx, sy in corners:
        c = SUITS[ELEMENTS[element]].ramp
        plaza += placed(
            pen.cut(polygon(((3, -3), (104, -3), (104, -72), (72, -104), (3, -104))), c[4])
            + paving(c[3], c[2]), 0, 0, 1, {(-1, -1): -90, (1, -1): 0, (-1, 1): 180, (1, 1): 90}[sx, sy],
        )  # fmt: skip
    rings = pen.cut(disc(0, 0, 36), n[6]) + shape(disc(0, 0, 31), CREAM) + shape(disc(0, 0, 26), SUITS["tide"].ramp[3])
    water = line(disc(0, 0, 18) + disc(0, 0, 10), SUITS["tide"].ramp[1], 2.4) + shape(disc(0, 0, 4), CREAM)
    houses = "" if pen.is_clear else rooftops(pen)
    whole = plaza + rings + water
    drawn += houses + placed(pen.outlined(whole, 1.05), 125, 175, 1.04)
    for element, sx, sy in corners:
        drawn += element_badge(
            pen, element, 125 + sx * 87, 175 + sy * (133 if not pen.is_clear else 124) - (9 if pen.is_clear else 0), 1.1
        )
    return pen.finished(drawn)


def paving(light: str, lighter: str) -> str:
    """Stones in rings around the middle, for one quarter."""
    d = ""
    for radius in (50, 68, 86):
        start, end = polar(0, 0, radius, -0.08), polar(0, 0, radius, -PI / 2 + 0.08)
        d += f"M{pair(start)}A{radius} {radius} 0 0 0 {pair(end)}"
    spokes = "".join(f"M{pair(polar(0, 0, 40, -a))}L{pair(polar(0, 0, 92, -a))}" for a in (PI / 8, PI / 4, 3 * PI / 8))
    return line(d, light, 4) + line(spokes, lighter, 2.4, faint(0.8))


def rooftops(pen: Pen) -> str:
    """Houses around the plaza, seen from above: two halves of a roof each."""
    drawn = ""
    for x, y, w, h in (
        (92, 10, 30, 26),
        (130, 8, 30, 28),
        (90, 314, 32, 26),
        (130, 312, 30, 28),
        (2, 118, 18, 34),
        (2, 196, 18, 36),
        (230, 112, 18, 38),
        (230, 198, 18, 34),
    ):
        drawn += pen.cut(box(x, y, w, h), pen.c[3])
        drawn += shape(box(x, y, w, h / 2) if w > h else box(x, y, w / 2, h), pen.c[2])
    return drawn


def temple(theme: str, element: str) -> str:
    """A front of columns under a gable that shows one element."""
    pen = Pen(theme, ELEMENTS[element])
    c = pen.c
    mark = badge(pen, triangle(element, c[5]))
    steps = shape(box(-92, 60, 184, 10) + box(-100, 70, 200, 10) + box(-108, 80, 216, 12), c[6])
    hall = shape(box(-78, -34, 156, 96), c[5])
    columns = shape(
        "".join(f"M{x - 8} 60V-30H{x + 8}V60ZM{x - 12} 60v-6h24v6ZM{x - 12}-34h24v7h-24Z" for x in (-68, -34, 34, 68)),
        CREAM,
    )
    grooves = line("".join(f"M{x - 3}-22V50M{x + 3}-22V50" for x in (-68, -34, 34, 68)), c[2], 1.6)
    door = shape(arch(0, -22, 17, 60), c[1]) + placed(triangle(element, c[4], 0.8), 0, 6)
    gable = shape("M-98-34H98V-48H-98ZM-98-48 0-112 98-48Z", c[6]) + shape("M-66-54H66L0-98Z", c[4])
    sign = placed(triangle(element, CREAM, 0.9), 0, -70, 0.92)
    if pen.is_clear:
        own = pen.lifted()
        whole = steps + hall.replace(c[5], own.c[5]) + columns + door + gable + sign
        return pen.finished(ground(pen, c[5]) + placed(pen.outlined(whole, 1.06), 128, 224, 1.06) + mark)
    drawn = stage(pen, f"temple:{element}", 5, 2, (125, 150)) + hills(
        pen, ((-10, 280), (50, 262), (125, 272), (200, 258), (260, 272)), c[4]
    )
    smoke = "".join(
        pen.cut(d, c[1])
        for d in ("M-86 60C-92 50-84 44-86 34C-76 42-76 52-80 60Z", "M86 60C80 50 88 44 86 34C96 42 96 52 92 60Z")
    )
    light = pen.glow(0, 20, 60, c[0], 0.9)
    whole = pen.lift(hall) + light + door + pen.lift(columns) + grooves + pen.lift(gable) + sign + pen.lift(steps)
    drawn += placed(whole + placed(smoke, 0, 0), 125, 212, 1.06)
    drawn += hills(pen, ((-10, 318), (60, 306), (125, 312), (200, 304), (260, 314)), c[5])
    drawn += pen.cut("M100 306H150L176 360H74Z", c[2]) + line("M96 318H154M90 332H160M84 345H166", c[4], 1.8)
    return pen.finished(drawn + mark)


def terrace(y: float, half_: float, tall: float) -> str:
    """One terrace of a garden."""
    return box(-half_, y, 2 * half_, tall)


def garden(theme: str) -> str:
    """Hanging terraces full of green; no element, no badge."""
    pen = Pen(theme, "grove")
    c, z = pen.c, SUITS["dune"].ramp
    tiers = ((-62, 34, 30), (-22, 58, 34), (20, 82, 38))
    stone = "".join(
        pen.cut(terrace(y, w, tall), z[k + 2]) + pen.cut(box(-w - 4, y - 4, 2 * w + 8, 7), z[5])
        for k, (y, w, tall) in enumerate(tiers)
    )
    arches = shape(
        "".join(
            arch(x, y, 8, y + 26)
            for x, y in ((0, -54), (-30, -12), (0, -12), (30, -12), (-54, 30), (-18, 30), (18, 30), (54, 30))
        ),
        c[6],
    )
    leaves = ""
    for k, (y, w, _) in enumerate(tiers):
        count = 4 + 2 * k
        for j in range(count):
            x = -w + 2 * w * (j + 0.5) / count
            leaves += disc(x, y - 6, 8 + (j * 7 + k * 3) % 4, 7) + (
                f"M{num(x - 5)} {num(y - 2)}Q{num(x - 9)} {num(y + 12)} {num(x - 2)} {num(y + 18 + (j * 5) % 9)}"
                f"Q{num(x + 3)} {num(y + 8)} {num(x + 5)} {num(y - 2)}Z"
            )
    trees = "M-4-66V-88H4V-66Z" + disc(0, -100, 17, 18) + disc(-14, -90, 11) + disc(14, -90, 11)
    blossoms = "".join(
        disc(*at, 2.6)
        for at in (
            (-20, -68),
            (14, -66),
            (-44, -28),
            (6, -30),
            (40, -26),
            (-66, 14),
            (-22, 12),
            (26, 14),
            (62, 12),
            (-6, -104),
            (10, -94),
        )
    )
    fall = line("M-8-26V18M0-24V20M8-26V18", SUITS["tide"].ramp[1], 4.6)
    base = pen.cut(ROCK, c[5])
    whole = (
        pen.cut(trees, c[3])
        + stone
        + arches
        + fall
        + pen.cut(leaves, c[3])
        + shape(blossoms, SUITS["dawn"].ramp[2])
        + placed(base, 0, 58, 0.92)
    )
    if pen.is_clear:
        return pen.finished(
            ground(pen, c[5]) + placed(pen.outlined(whole.replace(f'"{c[3]}"', f'"{c[2]}"'), 1.16), 125, 190, 1.16)
        )
    drawn = stage(pen, "garden", 5, 2, (125, 168), 1.12)
    birds = line("M50 96q7-8 12 0q6-8 12 0M178 84q6-7 11 0q5-7 11 0", c[5], 2.4)
    chains = line("M125-4V60M84-4 98 116M166-4 152 116", CREAM, 1.6, faint(0.7))
    return pen.finished(
        drawn
        + chains
        + birds
        + placed(whole, 125, 190, 1.22)
        + hills(pen, ((-10, 336), (60, 322), (125, 332), (200, 320), (260, 330)), c[6])
    )
