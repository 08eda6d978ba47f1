"""The four symbols of the labyrinth, asleep; small and without a face for badges and edges."""

from __future__ import annotations

from reverie.art.geometry import PI, TAU, Point, box, disc, num, pair, polar, polygon, polyline
from reverie.art.palette import CREAM
from reverie.art.pen import faint, line, placed, shape

# All of them around the origin with a radius of 30.


def sun_outline(rays: int = 12, long: float = 49, short: float = 42, wide: float = 0.15) -> str:
    """A disc with pointed rays, long and short by turns."""
    d = disc(0, 0, 29.4)
    for k in range(rays):
        angle = TAU * k / rays - PI / 2
        tip = long if k % 2 == 0 else short
        d += polygon((polar(0, 0, 31, angle - wide), polar(0, 0, tip, angle), polar(0, 0, 31, angle + wide)))
    return d


def sun_face(colour: str) -> str:
    """Closed eyes, a small smile, warm cheeks."""
    cheeks = shape(disc(-17, 8, 4.6) + disc(17, 8, 4.6), colour, faint(0.2))
    return cheeks + line("M-17-2Q-11 5-5-2M5-2Q11 5 17-2M-6 12Q0 17 6 12", colour, 2.7)


MOON = "M17-33A37 37 0 1 0 17 33C-1 25-4 13 0 7C5 4 6 2 1-1C-6-13-1-25 17-33Z"  # a profile looks to the right
CRESCENT = "M13-31A33 33 0 1 0 13 31A28 28 0 1 1 13-31Z"


def moon_face(colour: str) -> str:
    """A closed eye, a mouth, a cheek."""
    return shape(disc(-16, 7, 4.6), colour, faint(0.2)) + line("M-18-6Q-12 1-6-5M-12 15Q-8 18-4 15", colour, 2.7)


def _key_outline() -> str:
    """A bow of three lobes, a collar, a shaft with two teeth; the hole is an eye."""
    bow = disc(0, -23, 18.5)
    lobes = disc(0, -43, 5) + disc(-20, -23, 5) + disc(20, -23, 5)
    shaft = "M-4.5-6H4.5V17H15V23H4.5V27H19V33.5H-4.5Z"
    return bow + lobes + shaft + box(-9, -2, 18, 5)


KEY = _key_outline()
KEY_EYE = "M-10-23Q0-34 10-23Q0-12-10-23Z"


def key_face(colour: str) -> str:
    """The bow holds a sleeping eye."""
    return shape(KEY_EYE, colour) + line("M-7-22.5Q0-15 7-22.5", CREAM, 2.4)


def _glyph_outline() -> str:
    """A spiral that widens, with a drop at its end."""
    steps, turns = 44, 2.1
    outer: list[Point] = []
    inner: list[Point] = []
    for k in range(steps + 1):
        way = k / steps
        angle, radius, half = -PI / 2 + turns * TAU * way, 4 + 31 * way, 1.8 + 2.6 * way
        outer.append(polar(0, 0, radius + half, angle))
        inner.append(polar(0, 0, radius - half, angle))
    return polyline(outer + inner[::-1]) + "Z" + disc(*polar(0, 0, 35, -PI / 2 + turns * TAU), 6) + disc(0, 0, 4.6)


GLYPH = _glyph_outline()
OUTLINES = {"sun": sun_outline(), "moon": MOON, "key": KEY, "glyph": GLYPH}
SMALL = {"sun": sun_outline(8, 52, 52, 0.24), "moon": CRESCENT, "key": KEY, "glyph": GLYPH}
TOPS = {"sun": -47, "moon": -35, "key": -46, "glyph": -36}  # where a thread can be tied


def face_of(symbol: str, colour: str) -> str:
    """What is drawn on the symbol."""
    if symbol == "sun":
        return sun_face(colour)
    if symbol == "moon":
        return moon_face(colour)
    return key_face(colour) if symbol == "key" else ""


def small(symbol: str, colour: str, scale: float = 0.3, hollow: str = CREAM) -> str:
    """A symbol for a badge or an edge."""
    shift = {"moon": 1.5, "key": 0.0}.get(symbol, 0.0)
    body = shape(SMALL[symbol], colour)
    if symbol == "key":
        body += shape(KEY_EYE, hollow)
    return placed(body, shift, 2 if symbol == "key" else 0, scale)


BADGE_SCALES = {"sun": 0.3, "moon": 0.4, "key": 0.36, "glyph": 0.37}


def for_badge(symbol: str, colour: str) -> str:
    """A symbol as large as a badge allows."""
    return small(symbol, colour, BADGE_SCALES[symbol])


def eye(
    x: float, y: float, half: float, tall: float, iris: str, pupil: str, white: str = CREAM, slit: bool = True
) -> str:
    """An open eye that looks at you: for nightmares only."""
    lid = (
        f"M{pair((x - half, y))}Q{pair((x, y - 2 * tall))} {pair((x + half, y))}"
        f"Q{pair((x, y + 2 * tall))} {pair((x - half, y))}Z"
    )
    r = tall * 0.88
    inside = disc(x, y, r * 0.26, r * 0.88) if slit else disc(x, y, r * 0.5)
    light = disc(x - r * 0.36, y - r * 0.4, max(r * 0.17, 0.7))
    return shape(lid, white) + shape(disc(x, y, r), iris) + shape(inside, pupil) + shape(light, "#fff")


def closed_eye(x: float, y: float, half: float, colour: str, width: float = 3, lashes: bool = True) -> str:
    """A sleeping eye."""
    d = f"M{pair((x - half, y))}q{num(half)} {num(half * 0.9)} {num(2 * half)} 0"
    if lashes:
        for way, lean in ((-0.5, -0.18), (0.0, 0.0), (0.5, 0.18)):
            d += (
                f"M{pair((x + way * half, y + half * (0.45 - 0.14 * abs(way) * 2)))}"
                f"l{num(lean * half)} {num(half * 0.4)}"
            )
    return line(d, colour, width)
