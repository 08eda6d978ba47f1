"""Dreams: moths on the paper of their element.

Sognae sleep, Incubi look at you; Metas and Concords are half and half.
"""

from __future__ import annotations

from reverie.art.badges import SHAPES, badge, four_triangles, triangle
from reverie.art.geometry import disc, star
from reverie.art.numerals import number
from reverie.art.palette import CREAM, ELEMENTS, GOLD, SUITS, Ramp
from reverie.art.paper import ground, hills, quartered, sheets, stage
from reverie.art.pen import Pen, faint, line, placed, shape
from reverie.art.symbols import closed_eye, eye
from reverie.words.names import Dream

PALE = (
    "M4-4C20-58 70-80 92-62C104-50 96-38 98-30C96-22 88-20 84-12C74-2 40 8 6 12Z",
    "M6 12C40 8 70 20 72 38C72 46 66 50 62 56C54 64 46 64 40 70C26 70 8 52 4 26Z",
)
TORN = (
    "M4-4C18-52 56-88 108-80C98-70 102-58 90-52C102-46 92-34 82-32C92-20 74-8 64-8C66 6 36 10 6 12Z",
    "M6 12C42 10 82 20 88 46C78 42 72 48 70 60C62 52 56 58 54 74C46 62 42 62 35 72C20 58 8 42 4 26Z",
)
BODY = "M0-28C9-28 12-17 10-3C9 22 6 46 0 62C-6 46-9 22-10-3C-12-17-9-28 0-28Z"
FEELERS = "M-3-24C-7-48-20-60-34-58M3-24C7-48 20-60 34-58"


def wing(pen: Pen, pale: bool, c: Ramp, dark: Ramp) -> str:
    """The wings of one side; the other is its mirror image."""
    fill, rim, inner = (CREAM, c[5], c[1]) if pale else (c[6], CREAM, c[5])
    drawn = ""
    for d in reversed(PALE if pale else TORN):
        drawn += pen.lift(
            shape(d, fill, f' stroke="{rim}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"')
        )
    if pale:
        drawn += shape("M20-6C34-46 66-62 82-52C90-44 84-34 84-28C76-14 46-6 20-6Z", inner)
        drawn += shape("M20 20C38 18 56 24 58 36C56 46 48 52 40 56C30 54 22 38 20 20Z", inner)
        drawn += closed_eye(57, -36, 15, c[4], 3.4) + closed_eye(40, 32, 10, c[4], 2.8, False)
        return drawn + shape(disc(26, -2, 3) + disc(90, -52, 3) + disc(62, 46, 2.6), c[3])
    drawn += line("M10-2Q40-40 92-72M10 2Q44-20 78-26M10 6Q40 2 60 0M8 16Q44 20 76 40M8 20Q36 32 52 58", inner, 2.4)
    return drawn + eye(59, -42, 22, 10, dark[2], dark[6]) + eye(42, 34, 14, 6.4, dark[2], dark[6])


def body(pen: Pen, fill: str, stripe: str) -> str:
    """What is between the wings."""
    stripes = line("M-8 4H8M-8 14H8M-7 24H7M-5 34H5", stripe, 2.6, faint(0.7))
    return pen.lift(line(FEELERS, fill, 4) + shape(BODY + disc(-35, -58, 4) + disc(35, -58, 4), fill)) + stripes


def moth(pen: Pen, left_pale: bool, right_pale: bool, c: Ramp) -> str:
    """A whole moth around the origin."""
    dark = SUITS["dread"].ramp
    drawn = ""
    for pale, mirrored in ((left_pale, True), (right_pale, False)):
        drawn += placed(wing(pen, pale, c, dark), 0, 0, 1, 0, mirrored)
    fill = c[5] if left_pale and right_pale else (CREAM if not left_pale and not right_pale else GOLD)
    return drawn + body(pen, fill, c[2] if left_pale else c[5])


def staff(pen: Pen) -> str:
    """A wizard's staff with a star at its tip."""
    tip = shape(star(0, 0, 24, 10.5, 5), GOLD) + shape(disc(0, 0, 5), CREAM)
    return pen.lift(line("M-62 112 66-86", GOLD, 7) + placed(tip, 72, -96, 1, 14)) + line(
        "M-50 94l8-13M-36 72l8-13", "#96545b", 3
    )


# ---- influence -----------------------------------------------------------------------------------------------------

PLATES = {
    "+": SHAPES["disc"],
    "-": SHAPES["shard"],
    "±": "M0-25A25 25 0 0 0 0 25L7 16 13 26 14 10 28 9 16-4 26-17 10-14Z",
}


def medallion(pen: Pen, sign: str, value: str, x: float, y: float, k: float, colour: str) -> str:
    """Sign and number; a disc is good, a shard is bad, a disc with a broken side is either."""
    grow = 1.06 if sign == "+" else 1.26
    plate = pen.outlined(pen.cut(PLATES[sign], CREAM), k * grow)
    shift = 2 if sign == "-" else 0
    return placed(plate, x, y, k * grow) + number(
        sign + value, x - shift, y, (0.78 if sign == "-" else 0.86) * k, colour, 5.4
    )


def pips(value: str, x: float, y: float, direction: int, shape_: str, fill: str) -> str:
    """The number once more, to be counted."""
    count = int(value)
    step = 15 if count <= 4 else 60 / count
    return "".join(
        placed(shape(shape_, fill), x + direction * (j * step), y, 0.19 if count <= 4 else 0.15) for j in range(count)
    )


def influence(pen: Pen, dream: Dream, c: Ramp, pale: str, dark: str) -> str:
    """What a Dream weighs, at the foot of its card."""
    y = 300.0
    k = 1.8 if pen.is_clear else 1.52
    base = "" if pen.is_clear else hills(pen, ((-10, 296), (60, 280), (125, 286), (190, 278), (260, 290)), c[6])
    if pen.is_clear:
        y = 284
    if dream.both_sides and dream.plus != dream.minus:
        k *= 0.92
        return (
            base + medallion(pen, "+", dream.plus, 70, y, k, c[5]) + medallion(pen, "-", dream.minus, 180, y, k, c[5])
        )
    sign = "±" if dream.both_sides else ("+" if dream.letters in ("S", "WS") else "-")
    left, right = {"+": ("disc", "disc"), "-": ("shard", "shard"), "±": ("disc", "shard")}[sign]
    drawn = base + medallion(pen, sign, dream.plus, 125, y, k, c[5])
    if pen.is_clear:
        return drawn
    fills = {"disc": pale, "shard": dark}
    return (
        drawn
        + pips(dream.plus, 68, y + 4, -1, SHAPES[left], fills[left])
        + pips(dream.plus, 182, y + 4, 1, SHAPES[right], fills[right])
    )


# ---- cards ---------------------------------------------------------------------------------------------------------


def elements_badge(pen: Pen) -> str:
    """All four elements in one badge."""
    colours = {name: SUITS[suit].ramp[4] for name, suit in ELEMENTS.items()}
    return badge(pen, four_triangles(colours), 42, 44, 1.3, SHAPES["disc"])


def dream_face(theme: str, dream: Dream, token: str) -> str:
    """A Sogna, Incubus, Wizard, Meta or Concord."""
    pen = Pen(theme, ELEMENTS.get(dream.element, "night"))
    c, dread = pen.c, SUITS["dread"].ramp
    left = dream.both_sides or dream.letters in ("S", "WS")
    right = left and not dream.both_sides
    concord = not dream.element
    sign = elements_badge(pen) if concord else badge(pen, triangle(dream.element, c[5]))
    wizard = dream.letters in ("WS", "WI")
    if pen.is_clear:
        own = pen.lifted()
        whole = (staff(pen) if wizard else "") + moth(own, left, right, c if left == right and left else own.c)
        drawn = quartered(pen, token, tuple(ELEMENTS.values()), (125, 150)) if concord else ground(pen, c[5])
        return pen.finished(
            drawn + placed(pen.outlined(whole, 1.04), 127, 152, 1.04) + influence(pen, dream, c, "", "") + sign
        )
    if concord:
        drawn = quartered(pen, token, tuple(ELEMENTS.values()), (125, 146)) + pen.glow(125, 146, 100, CREAM, 0.8)
    elif left and right:
        drawn = stage(pen, token)
    elif left:
        drawn = ground(pen, c[2]) + pen.glow(125, 142, 110, c[0], 0.9) + sheets(pen, token, 4, 3)
    else:
        drawn = ground(pen, c[3]) + pen.glow(125, 150, 80, c[2], 0.7) + sheets(pen, token, 3, 4)
    y, k = (146, 1.02) if left and right else (156, 0.98)
    drawn += placed((staff(pen) if wizard else "") + moth(pen, left, right, c), 125, y, k)
    return pen.finished(drawn + influence(pen, dream, c, c[2] if left else CREAM, dread[2]) + sign)


def side_moth(pen: Pen, pale: bool) -> str:
    """A moth for tokens and Polarity cards."""
    return moth(pen, pale, pale, pen.c)
