"""The four chambers of the labyrinth: observatory, aquarium, garden, library. Each as a scene and as an emblem."""

from __future__ import annotations

from collections.abc import Callable

from reverie.art.geometry import arch, box, disc, num, polygon, twinkle
from reverie.art.paper import hills, stars
from reverie.art.pen import Pen, both_sides, faint, line, placed, shape

# ---- emblems: one silhouette around the origin, about 50 units wide, for doors, strips and the clear theme ---------

EMBLEMS = {
    "ember": "M-18 16V2A18 18 0 0 1 18 2V16ZM-24 16H24V22H-24ZM-4-10 11-35 20-30 7-4Z",
    "tide": "M-26 1C-15-15 6-16 15-4L27-15C24-5 24 7 27 17L15 6C6 18-15 17-26 1ZM-8-11C-5-20 4-24 11-23C9-18 8-14 9-9Z",
    "grove": (
        "M0-2C-15-4-17-20-12-31L-6-21 0-34 6-21 12-31C17-20 15-4 0-2ZM-2-4H2V26H-2Z"
        "M0 22C-15 18-20 6-18-3C-7 3-1 12 0 22ZM0 26C13 22 19 11 17 2C7 8 1 16 0 26Z"
    ),
    "dune": "M0-10C-8-19-17-19-25-15V15C-17 11-8 11 0 20C8 11 17 11 25 15V-15C17-19 8-19 0-10Z",
}
DETAILS = {
    "ember": "M-5 16V9a5 5 0 0 1 10 0V16Z",
    "tide": disc(-17, -1, 2.4) + "M-6-9q6 9 0 18q9-9 0-18ZM3-9q6 9 0 18q9-9 0-18Z",
    "grove": "M-5-9Q-6-18 0-26Q-2-17-5-9ZM3-8Q2-15 6-21Q6-14 3-8Z",
    "dune": (
        "M-19-8Q-11-11-4-6V-3Q-11-8-19-5ZM-19 1Q-11-2-4 3V6Q-11 1-19 4Z"
        "M19-8Q11-11 4-6V-3Q11-8 19-5ZM19 1Q11-2 4 3V6Q11 1 19 4Z"
    ),
}


def emblem(pen: Pen, fill: str, detail: str) -> str:
    """The emblem of a chamber with its lit details."""
    return shape(EMBLEMS[pen.suit], fill) + shape(DETAILS[pen.suit], detail)


# ---- scenes --------------------------------------------------------------------------------------------------------


def observatory(pen: Pen, seed: str) -> str:
    """A dome with its telescope on a hill."""
    c = pen.c
    far = hills(pen, ((-10, 298), (40, 272), (100, 284), (180, 262), (260, 284)), c[4])
    trees = "".join(
        polygon(((x, 292), (x + 7, 292 - h), (x + 14, 292))) for x, h in ((16, 30), (30, 22), (206, 26), (220, 34))
    )
    tube = placed(
        shape("M-11-2H11L9-64H-9Z", c[6]) + shape("M-13-60H13V-74H-13Z", c[6]) + shape("M-9-64H9V-60H-9Z", c[3]),
        132,
        252,
        1,
        28,
    )
    dome = shape("M80 270A46 48 0 0 1 172 270Z", c[6]) + shape(box(84, 268, 84, 36), c[6])
    steps = shape(box(70, 300, 112, 8) + box(60, 306, 132, 10), c[6])
    lit = shape(arch(112, 276, 9, 300) + arch(141, 280, 6.5, 296), c[1])
    ribs = line("M93 262Q98 238 117 229M126 268V226M159 262Q154 238 135 229", c[3], 1.8, faint(0.75)) + shape(
        box(84, 268, 84, 2.4), c[3], faint(0.8)
    )
    near = hills(pen, ((-10, 324), (50, 304), (110, 314), (190, 302), (260, 312)), c[5])
    front = hills(pen, ((-10, 342), (60, 324), (130, 334), (200, 322), (260, 330)), c[6])
    return far + pen.cut(trees, c[5]) + pen.lift(tube) + pen.lift(dome + steps) + lit + ribs + near + front


def fish(fill: str, belly: str, lit: str) -> str:
    """One fish swimming to the left, about 140 units long."""
    tail = "M60 0C72-8 84-22 96-26C90-10 90 10 98 28C84 24 72 10 60 2Z"
    fins = "M-6-24C2-44 24-50 38-44C34-36 32-28 34-20ZM2 24C8 36 20 40 30 38C28 32 28 26 28 20Z"
    body = "M-56 2C-36-30 24-36 64-2C26 34-34 34-56 2Z"
    scales = "M-16-16Q-8 0-16 18M2-19Q11 0 2 21M20-17Q29 0 20 18M38-10Q44 0 38 10"
    return (
        shape(tail + fins, belly)
        + shape(body, fill)
        + line(scales, lit, 2.6, faint(0.85))
        + line("M-41-6Q-35 0-29-6", lit, 2.6)
        + line("M-50 9Q-45 11-40 9", lit, 2)
    )


def aquarium(pen: Pen, seed: str) -> str:
    """A large fish over the reef."""
    c = pen.c
    far = hills(pen, ((-10, 290), (30, 274), (70, 286), (120, 278), (180, 290), (220, 276), (260, 284)), c[4])
    weed = "".join(
        f"M{x} 356C{x - 14} {num(332 - h * 0.3)} {x + 16} {num(318 - h * 0.5)} {x + s} {306 - h}"
        f"C{x + 18} {num(322 - h * 0.4)} {x + 3} {num(332 - h * 0.2)} {x + 11} 356Z"
        for x, h, s in ((6, 52, -3), (22, 20, 5), (38, 30, 0), (212, 8, 4), (228, 26, -3), (240, 50, 2))
    )
    bubbles = line(disc(46, 232, 6) + disc(38, 212, 4.4) + disc(47, 196, 3), c[1], 2)
    shoal = "".join(
        placed(shape("M-12 0C-5-7 4-7 9-1L15-6V7L9 2C4 8-5 7-12 0Z", c[4]), x, y, s)
        for x, y, s in ((206, 214, 1), (222, 228, 0.7), (192, 204, 0.6))
    )
    reef = hills(pen, ((-10, 318), (36, 302), (84, 314), (150, 304), (200, 316), (260, 306)), c[5])
    corals = line("M62 350V318M62 332L50 318M62 326L74 310M178 350V322M178 336L190 320M178 330L168 316", c[6], 6)
    near = hills(pen, ((-10, 342), (50, 330), (120, 338), (190, 328), (260, 338)), c[6])
    return (
        far + pen.lift(shoal) + bubbles + pen.lift(placed(fish(c[6], c[5], c[1]), 108, 264, 0.96))
        + reef + pen.lift(corals) + pen.cut(weed, c[6]) + near
    )  # fmt: skip


def tulip(fill: str, leaf: str, lit: str) -> str:
    """A tulip 110 units tall that grows from the origin."""
    return (
        shape("M-2.4 0C-3.5-26-1.5-46 0-58C1.5-46 3.5-26 2.4 0Z", leaf)
        + shape("M0-6C-24-14-28-40-25-56C-8-46-1-28 0-6ZM0-2C20-10 26-30 24-44C8-36 1-22 0-2Z", leaf)
        + shape("M0-54C-24-58-27-84-18-104L-8-86 0-110 8-86 18-104C27-84 24-58 0-54Z", fill)
        + line("M-6-62Q-10-74-7-86M6-62Q10-74 7-86", lit, 2.2, faint(0.8))
    )


def garden(pen: Pen, seed: str) -> str:
    """Tulips, and something that flutters."""
    c = pen.c
    far = hills(pen, ((-10, 284), (50, 258), (112, 272), (180, 254), (260, 270)), c[4])
    hedge = "".join(disc(x, y, r) for x, y, r in ((14, 286, 18), (38, 292, 14), (214, 282, 20), (240, 290, 16)))
    back = placed(tulip(c[5], c[5], c[3]), 56, 322, 0.78, -8) + placed(tulip(c[5], c[5], c[3]), 198, 320, 0.82, 9)
    front = (
        placed(tulip(c[6], c[6], c[2]), 126, 340, 1.1, -1)
        + placed(tulip(c[6], c[6], c[2]), 90, 346, 0.8, -12)
        + placed(tulip(c[6], c[6], c[2]), 164, 346, 0.86, 12)
    )
    wing = "M0 0C4-12 16-13 17-4C17 2 8 4 0 3ZM0 3C8 4 13 8 10 13C6 16 1 10 0 5Z"
    butterfly = both_sides(shape(wing, c[1]), 0, 0) + line("M0-3V12", c[5], 2.4)
    flies = placed(butterfly, 46, 226, 0.95, -16) + placed(butterfly, 206, 216, 0.7, 20)
    sparks = shape(disc(190, 246, 2) + disc(70, 248, 2) + disc(226, 238, 1.6), c[1])
    ground_ = hills(pen, ((-10, 328), (40, 310), (96, 320), (180, 308), (260, 318)), c[5])
    grass = "".join(
        f"M{x - 4} 356Q{x - 2} 336 {x + lean} 326Q{x + 2} 338 {x + 5} 356Z"
        for x, lean in ((16, -4), (30, 3), (66, 2), (186, -3), (216, 3), (234, -2))
    )
    near = hills(pen, ((-10, 344), (40, 332), (100, 340), (170, 332), (260, 340)), c[6])
    return (
        far
        + pen.cut(hedge, c[4])
        + pen.lift(back)
        + flies
        + sparks
        + ground_
        + pen.lift(front)
        + pen.cut(grass, c[6])
        + near
    )


def pile(x: float, y: float, books: tuple[tuple[float, float, float], ...], colours: tuple[str, str]) -> str:
    """Books lying one on another, from the lowest up: width, height, shift."""
    drawn = ""
    for k, (width, height, shift) in enumerate(books):
        y -= height
        bar = height - 1.6
        drawn += shape(
            f"M{num(x + shift)} {num(y)}h{num(width)}v{num(bar)}h{num(-width)}q-4 {num(-bar / 2)} 0 {num(-bar)}Z",
            colours[k % 2],
        )
    return drawn


def library(pen: Pen, seed: str) -> str:
    """An open book that shines, between piles of others."""
    c = pen.c
    shelf = ""
    for x, h in ((6, 62), (20, 74), (33, 56), (46, 68), (190, 70), (204, 58), (216, 76), (230, 64)):
        shelf += box(x, 300 - h, 11, h)
    far = pen.cut(shelf, c[4]) + pen.cut(box(-5, 296, 260, 64), c[5])
    piles = pile(14, 338, ((62, 15, 0), (52, 12, 6), (56, 15, 0), (40, 10, 8)), (c[6], c[5])) + pile(
        178, 338, ((60, 13, 0), (50, 16, 3), (56, 12, -2)), (c[6], c[5])
    )
    cover = (
        "M125 270C104 248 76 248 50 258L43 310C74 298 104 300 125 320"
        "C146 300 176 298 207 310L200 258C174 248 146 248 125 270Z"
    )
    pages = (
        "M125 264C106 245 79 244 57 253L52 298C79 289 106 292 125 308"
        "C144 292 171 289 198 298L193 253C171 244 144 245 125 264Z"
    )
    text = "".join(
        f"M{num(125 - k * 60)} {262 + dy}Q{num(125 - k * 34)} {254 + dy} {num(125 - k * 11)} {267 + dy}"
        for k in (1, -1)
        for dy in (2, 11, 20, 29)
    )
    motes = shape(twinkle(98, 236, 8) + twinkle(154, 226, 6) + twinkle(76, 220, 4.5) + twinkle(178, 240, 5), c[0])
    return (
        far + pen.lift(piles) + pen.cut(cover, c[6]) + pen.cut(pages, c[0])
        + line(text, c[4], 2.2, faint(0.8)) + line("M125 266V306", c[5], 2.2) + motes
        + pen.cut(box(-5, 336, 260, 24), c[6])
    )  # fmt: skip


SCENES: dict[str, Callable[[Pen, str], str]] = {
    "ember": observatory,
    "tide": aquarium,
    "grove": garden,
    "dune": library,
}


def sky(pen: Pen, seed: str) -> str:
    """A few stars in the dark parts of the paper."""
    return stars(f"sky {seed}", 7, pen.c[1], (12, 90, 238, 235))
