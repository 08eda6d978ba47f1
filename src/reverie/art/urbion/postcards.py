"""Postcards to the Oniverse: a perforated edge, +1 at one end, −2 at the other, a picture between."""

from __future__ import annotations

from collections.abc import Callable

from reverie.art.badges import SHAPES, badge, stamp
from reverie.art.geometry import box, disc, num, pair, twinkle
from reverie.art.numerals import number
from reverie.art.onirim.pieces import hoop
from reverie.art.palette import CREAM, GOLD, SUITS
from reverie.art.paper import ground, hills, stars
from reverie.art.pen import Pen, faint, line, placed, shape
from reverie.art.symbols import closed_eye, sun_face, sun_outline

WINDOW = (22.0, 64.0, 206.0, 226.0)
# Pictures are drawn around the middle of the window and fill about 180 × 190 units.


def perforated(left: float, top: float, right: float, bottom: float, step: float = 15.0) -> str:
    """A rectangle whose edges are torn along a row of holes."""
    across, down = round((right - left) / step), round((bottom - top) / step)
    dx, dy, r = (right - left) / across, (bottom - top) / down, num(step * 0.3)
    path = f"M{pair((left, top))}"
    for count, x, y in ((across, dx, 0.0), (down, 0.0, dy), (across, -dx, 0.0), (down, 0.0, -dy)):
        gap = 0.2
        for _ in range(count):
            path += (
                f"l{pair((x * gap, y * gap))}"
                f"a{r} {r} 0 0 0 {pair((x * (1 - 2 * gap), y * (1 - 2 * gap)))}l{pair((x * gap, y * gap))}"
            )
    return path + "Z"


def dreamcatcher(pen: Pen) -> str:
    """A dreamcatcher."""
    return line("M0-110V-72", CREAM, 2) + placed(hoop(pen, 3), 0, -24, 0.92)


def dove(fill: str, eye_: str) -> str:
    """A dove that flies to the right."""
    body = "M-44 6C-26-10 0-12 18-6C24-16 36-18 42-10L54-8 42-2C38 14 20 26-4 24C-20 24-34 20-60 30C-54 18-50 12-44 6Z"
    wings = "M-6-4C-26-18-30-44-22-62C-2-54 14-32 14-6ZM2-6C4-26 20-44 40-50C42-32 30-12 14-4Z"
    return (
        shape(body + wings, fill)
        + line("M32-9q3 3 6 0", eye_, 1.8)
        + line("M-20-48Q-10-24 4-10M-12-52Q0-30 8-12", eye_, 1.4, faint(0.6))
    )


def doves(pen: Pen) -> str:
    """Two doves with a twig."""
    c = pen.c
    twig = line("M36 8Q56 16 74 36", c[5], 3) + shape(
        "M48 12Q54 2 62 6Q58 16 48 12ZM58 20Q70 12 76 20Q68 28 58 20ZM64 28Q62 40 70 44Q74 34 64 28Z",
        SUITS["grove"].ramp[3],
    )
    sun = placed(shape(sun_outline(16, 50, 43, 0.12), GOLD) + sun_face(c[4]), 44, -66, 0.62)
    clouds = shape(disc(-62, 84, 30, 14) + disc(-24, 92, 34, 16) + disc(58, 90, 40, 15), CREAM, faint(0.7))
    return (
        sun
        + clouds
        + pen.lift(placed(dove(CREAM, c[5]), 0, 52, 0.86, 0, True))
        + pen.lift(placed(dove("#ffffff", c[5]), -6, -26, 1.15) + placed(twig, 32, -40))
    )


def seer(pen: Pen) -> str:
    """A veiled head over a crystal ball that shows all four elements."""
    c = pen.c
    cloak = pen.cut("M-84 110C-80 30-50-4-38-40C-34-86 34-86 38-40C50-4 80 30 84 110Z", c[6])
    veil = pen.cut("M-30-14C-38-50-22-76 0-76S38-50 30-14C14 0-14 0-30-14Z", CREAM)
    face = closed_eye(-12, -38, 8, c[5], 2.8) + closed_eye(12, -38, 8, c[5], 2.8) + line("M-7-16Q0-12 7-16", c[5], 2.4)
    jewel = shape("M0-92 8-80 0-68-8-80Z", GOLD)
    ball = pen.glow(0, 52, 66, CREAM, 0.8) + pen.cut(disc(0, 50, 44), c[2]) + shape(disc(0, 50, 38), c[1])
    quarter = "".join(
        placed(shape(box(1, -27, 26, 26), SUITS[s].ramp[3]), 0, 50, 1, a)
        for s, a in (("tide", 0), ("zephyr", 90), ("ember", 180), ("dune", 270))
    )
    inside = f"<g{pen.clip(disc(0, 50, 30))}>{quarter}</g>" + line("M-24 30A34 34 0 0 1 0 20", "#fff", 4)
    hands = pen.cut("M-74 70C-58 56-44 62-40 76C-46 88-60 92-72 90ZM74 70C58 56 44 62 40 76C46 88 60 92 72 90Z", c[4])
    stand = pen.cut("M-36 90H36L46 110H-46Z", GOLD)
    return cloak + veil + face + jewel + stand + ball + inside + hands


def mage(pen: Pen, robe: str, hat: str) -> str:
    """A mage in a deck chair's shade."""
    body = pen.cut("M-28 62C-30 24-16 8 0 8S30 24 28 62Z", robe)
    head = (
        pen.cut(disc(0, -8, 17, 18), CREAM)
        + closed_eye(-6, -8, 4.4, "#4b3d85", 2, False)
        + closed_eye(6, -8, 4.4, "#4b3d85", 2, False)
    )
    beard = shape("M-16-3C-14 18-6 28 0 34C6 28 14 18 16-3C10 6 6 6 0 6S-10 6-16-3Z", "#fff")
    cap = pen.cut("M-26-20C-16-28-10-54 2-68C6-52 18-30 26-20C12-26-12-26-26-20Z", hat) + shape(
        twinkle(2, -38, 6), GOLD
    )
    return body + head + beard + cap


def mages(pen: Pen) -> str:
    """Two mages on holiday under a parasol."""
    e = SUITS["ember"].ramp
    sun = placed(shape(sun_outline(12, 50, 43, 0.14), GOLD) + sun_face("#96545b"), -62, -70, 0.56)
    sea = pen.cut("M-110 26Q-60 18-20 26T60 22T110 28V120H-110Z", SUITS["tide"].ramp[3]) + line(
        "M-90 38q10-6 20 0M-20 36q10-6 20 0M60 40q10-6 20 0", "#fff", 2.4
    )
    sand = pen.cut("M-110 60Q-40 44 20 54T110 50V120H-110Z", SUITS["dune"].ramp[2])
    pole = line("M30-84 16 84", CREAM, 5)
    shade = placed(
        pen.cut(
            (
                "M-78 12C-70-36 70-36 78 12C66 4 54 4 52 12C40 4 28 4 26 12"
                "C14 4-14 4-26 12C-28 4-40 4-52 12C-54 4-66 4-78 12Z"
            ),
            CREAM,
        )
        + shape(
            (
                "M-26 12C-20-12-10-22 0-24C10-22 20-12 26 12C14 4-14 4-26 12Z"
                "M-78 12C-72-8-56-20-44-21C-50-12-52 0-52 12C-54 4-66 4-78 12Z"
                "M78 12C72-8 56-20 44-21C50-12 52 0 52 12C54 4 66 4 78 12Z"
            ),
            e[3],
        ),
        28,
        -72,
        0.86,
        6,
    )
    return (
        sun
        + sea
        + sand
        + pen.lift(pole)
        + placed(mage(pen, SUITS["zephyr"].ramp[4], SUITS["zephyr"].ramp[5]), -32, 42, 0.92, -4)
        + placed(mage(pen, SUITS["grove"].ramp[4], SUITS["grove"].ramp[5]), 46, 46, 0.84, 5)
        + shade
    )


def hourglass(pen: Pen) -> str:
    """A contrite hourglass: it looks down, and a last tear of sand falls."""
    c = pen.c
    wood = pen.cut("M-58-104H58V-88H-58ZM-58 88H58V104H-58Z", c[6]) + shape(
        box(-50, -88, 9, 176) + box(41, -88, 9, 176), c[5]
    )
    glass = "M-38-88H38C38-44 8-22 7 0C8 22 38 44 38 88H-38C-38 44-8 22-7 0C-8-22-38-44-38-88Z"
    sand = "M-28-48Q0-40 28-48C20-26 6-14 5 0H-5C-6-14-20-26-28-48ZM-36 86C-30 60-14 52 0 46C14 52 30 60 36 86Z"
    drop = line("M0 4V44", GOLD, 3, ' stroke-dasharray="4 5"')
    face = closed_eye(-13, -64, 7, c[5], 2.8) + closed_eye(13, -64, 7, c[5], 2.8) + line("M-6-52Q0-56 6-52", CREAM, 2.4)
    return (
        wood
        + pen.cut(glass, "#fffaea", faint(0.92))
        + shape(sand, GOLD)
        + drop
        + face
        + line("M-29 78C-28 60-18 48-12 38", "#fff", 3)
    )


def flagship(pen: Pen) -> str:
    """A ship under full sail with a long flag."""
    c, e = pen.c, SUITS["ember"].ramp
    back = pen.cut("M-110 60Q-80 50-54 60T0 58T56 60T110 56V120H-110Z", c[4])
    hull = pen.cut("M-82 34H70L92 22C88 60 70 84 44 84H-44C-68 84-80 62-82 34Z", SUITS["dune"].ramp[5]) + shape(
        "M-80 44H86L84 52H-78Z", GOLD
    )
    ports = shape("".join(disc(x, 64, 4.6) for x in (-44, -18, 8, 34)), GOLD)
    masts = line("M-34 34V-78M26 34V-98", SUITS["dune"].ramp[6], 5)
    sails = (
        pen.cut("M-32-72C-62-62-66-20-60 10C-48 4-40 4-30 8C-24-20-24-50-32-72Z", CREAM)
        + pen.cut("M28-84C-8-72-12-16-6 16C8 8 22 8 36 14C44-18 42-58 28-84Z", CREAM)
        + pen.cut("M34-70C58-50 70-10 72 18C60 12 52 12 44 16C46-14 44-44 34-70Z", "#fbebc4")
    )
    stripes = line("M-60-20Q-44-28-28-22M-62-2Q-44-8-27-4M-8-30Q16-40 40-32M-9-8Q16-18 41-10", e[3], 4)
    flag = pen.cut("M26-98C50-112 66-92 92-102C84-90 84-84 92-74C66-66 50-84 26-76Z", e[3])
    waves = pen.cut("M-110 82Q-90 70-70 82T-30 80T10 84T50 80T110 82V120H-110Z", c[3]) + line(
        "M-90 96q10-7 20 0M-30 96q10-7 20 0M40 98q10-7 20 0", CREAM, 2.4
    )
    return back + pen.lift(masts) + flag + sails + stripes + hull + ports + waves


def rocket(pen: Pen) -> str:
    """A rocket that rests: moored, asleep, a moon above."""
    c, e = pen.c, SUITS["ember"].ramp
    moon = placed(shape("M13-31A33 33 0 1 0 13 31A28 28 0 1 1 13-31Z", GOLD), 64, -72, 0.62, -16)
    fins = pen.cut("M-28 34C-56 44-60 74-54 92L-24 76ZM28 34C56 44 60 74 54 92L24 76Z", e[3])
    body = pen.cut("M0-108C30-76 38-30 32 30L24 80H-24L-32 30C-38-30-30-76 0-108Z", CREAM)
    nose = shape("M0-108C16-91 25-72 30-52H-30C-25-72-16-91 0-108Z", e[3])
    port = shape(disc(0, -20, 20), c[5]) + shape(disc(0, -20, 15), c[1]) + closed_eye(0, -24, 9, c[5], 2.8)
    bands = shape("M-33 20H33L31 32H-31Z", e[3]) + shape(box(-16, 80, 32, 10), c[6])
    ground_ = pen.cut("M-110 92Q-50 80 0 90T110 86V120H-110Z", c[6])
    ropes = line("M-30 40-84 90M30 40 84 90", CREAM, 2) + shape(box(-88, 84, 8, 12) + box(80, 84, 8, 12), GOLD)
    sleep = line("M44-26h12l-12 14h12M66-50h9l-9 11h9", CREAM, 3)
    return moon + fins + body + nose + port + bands + ropes + ground_ + sleep


def planbot(pen: Pen) -> str:
    """A robot with a plan: 1, 2, 3, 4."""
    c = pen.c
    legs = shape(box(-30, 74, 18, 30) + box(12, 74, 18, 30), c[6]) + shape(
        box(-38, 98, 32, 10) + box(6, 98, 32, 10), c[5]
    )
    body = pen.cut("M-46 0H46V78H-46Z", c[5])
    head = pen.cut("M-38-72H38V-16H-38Z", c[6]) + shape(box(-28, -60, 56, 32), SUITS["grove"].ramp[2])
    face = line("M-18-46q6 6 12 0M6-46q6 6 12 0M-8-36Q0-32 8-36", c[6], 3)
    aerial = line("M-16-72V-90M16-72V-90", c[6], 4) + shape(disc(-16, -93, 6) + disc(16, -93, 6), GOLD)
    ears = shape(box(-48, -54, 10, 20) + box(38, -54, 10, 20), GOLD)
    sheet = pen.cut("M-84 6C-40-4 40-4 84 6V66C40 56-40 56-84 66Z", CREAM)
    steps = line("M-68 54V44H-36V34H-4V24H28V14H62", c[3], 3.4)
    digits = "".join(number(str(k + 1), -54 + 32 * k, 32 - 10 * k + 18, 0.62, c[5], 5.6) for k in range(4))
    hands = pen.cut(disc(-84, 36, 13) + disc(84, 36, 13), c[5])
    arms = line("M-44 14Q-66 6-78 22M44 14Q66 6 78 22", c[6], 10)
    return legs + pen.lift(arms) + body + pen.lift(aerial) + ears + head + face + sheet + steps + digits + hands


PICTURES: dict[str, tuple[str, Callable[[Pen], str]]] = {
    "dreamcatcher": ("night", dreamcatcher),
    "doves": ("dawn", doves),
    "seer": ("zephyr", seer),
    "mages": ("tide", mages),
    "hourglass": ("dune", hourglass),
    "flagship": ("tide", flagship),
    "rocket": ("night", rocket),
    "planbot": ("ash", planbot),
}


def ends(pen: Pen) -> str:
    """+1 upright at the top; −2 at the bottom, to be read when the card is turned round."""
    kept = placed(pen.cut(SHAPES["disc"], SUITS["dawn"].ramp[2]), 125, 36, 1) + number(
        "+1", 125, 36, 0.78, "#4d2f4a", 5.4
    )
    lost = placed(pen.cut(SHAPES["shard"], SUITS["dread"].ramp[2]), 0, 0, 1.06) + number("-2", -1, 0, 0.64, CREAM, 5.6)
    return pen.outlined(kept) + placed(pen.outlined(lost), 125, 317, 1, 180)


def postcard(theme: str, name: str) -> str:
    """A Postcard."""
    suit, draw = PICTURES[name]
    pen = Pen(theme, suit)
    c = pen.c
    x, y, width, height = WINDOW
    paper = perforated(10, 10, 240, 340)
    sign = badge(pen, stamp(c[4]), 40, 40, 0.86, SHAPES["disc"])
    if pen.is_clear:
        own = pen.lifted()
        return pen.finished(
            ground(pen, c[5])
            + line(perforated(8, 8, 242, 342), "#fff", 3)
            + placed(pen.outlined(draw(own), 1.02), 125, 178, 1.02)
            + ends(pen)
            + badge(pen, stamp(c[4]), 34, 32, 0.66, SHAPES["disc"])
        )
    window = box(x, y, width, height)
    inside = shape(window, c[2]) + pen.glow(125, 165, 120, c[0], 1)
    inside += hills(pen, ((-10, 250), (60, 232), (130, 244), (200, 228), (260, 240)), c[3], 400)
    inside += stars(name, 8, c[0], (30, 72, 220, 200)) + placed(draw(pen), 125, 178, 0.96)
    drawn = ground(pen, c[6]) + pen.cut(paper, "#fbf0da")
    lines = line(
        "M60 26H88M60 36H82M162 26H214M162 36H204M40 316H84M40 326H76M168 316H212M168 326H204", c[4], 2, faint(0.5)
    )
    drawn += lines + f"<g{pen.clip(window)}>{inside}</g>" + line(window, c[5], 2)
    return pen.finished(drawn + ends(pen) + sign)


def postcard_back(theme: str) -> str:
    """The side for writing: an address, a stamp with a sleeping moon, a postmark."""
    pen = Pen(theme, "dawn")
    c = pen.c
    drawn = ground(pen, c[5]) + pen.cut(perforated(10, 10, 240, 340), CREAM)
    moon = placed(shape("M13-31A33 33 0 1 0 13 31A28 28 0 1 1 13-31Z", GOLD), 186, 68, 0.66, -14)
    drawn += (
        pen.cut(perforated(152, 26, 220, 110, 11), SUITS["night"].ramp[4])
        + moon
        + closed_eye(174, 66, 5, SUITS["night"].ramp[5], 2, False)
    )
    mark_ = line(
        disc(128, 92, 28) + disc(128, 92, 20) + "M158 84q14-8 28 0t28 0M158 96q14-8 28 0t28 0",
        SUITS["dread"].ramp[3],
        2.6,
        faint(0.6),
    )
    address = line("M36 190H214M36 218H214M36 246H178M36 274H150", c[4], 3, faint(0.7))
    wave_ = line("M36 150Q52 134 68 150T100 150T132 150", c[3], 4)
    return pen.finished(drawn + mark_ + address + wave_ + placed(shape(twinkle(0, 0, 14), GOLD), 200, 300))
