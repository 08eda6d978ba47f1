"""Sheets of paper, one behind the other, each with a hole; the cut of the edge is the suit."""

from __future__ import annotations

from collections.abc import Sequence

from reverie.art.geometry import PI, TAU, Point, box, cos, num, pair, sin, twinkle, wave
from reverie.art.palette import SUITS
from reverie.art.pen import CARD, Pen, faint, shape
from reverie.art.seeded import Seeded

# One lobe of an edge: pieces of a path in (way along the lobe, height), inwards is negative.
Piece = tuple[str, tuple[Point, ...]]
EDGES: dict[str, tuple[int, float, float, tuple[Piece, ...]]] = {
    # lobes on the innermost sheet, height, unevenness, one lobe
    "flames": (11, 1.25, 0.16, (("Q", ((0.36, 0.9), (0.78, -1.4))), ("Q", ((0.88, 0.45), (1, -0.4))))),
    "scallops": (10, 1.15, 0.14, (("C", ((0.18, 1.2), (0.82, 1.2), (1, -0.5))),)),
    "leaves": (
        10,
        1.1,
        0.14,
        (("C", ((0.02, 0.6), (0.28, -1.4), (0.5, -1.6))), ("C", ((0.72, -1.4), (0.98, 0.6), (1, -0.5)))),
    ),
    "steps": (11, 0.75, 0.05, (("L", ((0, 1),)), ("L", ((0.5, 1),)), ("L", ((0.5, -0.5),)), ("L", ((1, -0.5),)))),
    "clouds": (9, 1.1, 0.18, (("C", ((0.08, -1.9), (0.92, -1.9), (1, -0.4))),)),
    "teeth": (16, 1.9, 0.2, (("Q", ((0.12, 0.5), (0.52, -1.55))), ("Q", ((0.92, 0.5), (1, -0.4))))),
    "bricks": (
        12,
        0.55,
        0.3,
        (("L", ((0, 0.8),)), ("L", ((0.62, 0.8),)), ("L", ((0.62, -0.6),)), ("L", ((1, -0.6),))),
    ),
}
CENTRE = (125.0, 142.0)


def hole(
    edge: str,
    number: int,
    count: int,
    seeded: Seeded,
    centre: Point = CENTRE,
    spread: float = 1,
    quarter: float | None = None,
) -> str:
    """The hole of one of `count` sheets; holes grow outwards. Only a quarter of it if its middle angle is given."""
    lobes, height, uneven, pieces = EDGES[edge]
    lobes += number
    far = (number + 1) / count
    across, down = (44 + 78 * far) * spread, (54 + 150 * far) * spread
    amplitude = (5 + 8 * far) * height
    begin = seeded.unit() * TAU if quarter is None else quarter - PI + seeded.between(-0.2, 0.2)
    widths = [1 + seeded.between(-uneven, uneven) for _ in range(lobes)]
    total, angle, path = sum(widths), begin, "" if quarter is None else "M" + pair(centre)
    for width in widths:
        step = TAU * width / total
        tall = amplitude * seeded.between(0.75, 1.2)
        if quarter is not None and abs(angle + step / 2 - quarter) > PI / 4 + step:
            angle += step
            continue

        def at(point: Point, angle: float = angle, step: float = step, tall: float = tall) -> str:
            way = angle + step * point[0]
            out = tall * point[1]
            return pair((centre[0] + cos(way) * (across + out), centre[1] + sin(way) * (down + out)))

        path += ("L" if path else "M") + at((0, pieces[-1][1][-1][1]))
        for command, points in pieces:
            path += command + " ".join(at(point) for point in points)
        angle += step
    return path + "Z"


def sheet(pen: Pen, inner: str, fill: str, lit: str, size: tuple[int, int] = CARD) -> str:
    """A full sheet with a hole; the cut catches the light."""
    d = box(-10, -10, size[0] + 20, size[1] + 20) + inner
    return (
        f'<path fill="{fill}" stroke="{lit}" stroke-opacity=".45" stroke-width=".8" fill-rule="evenodd"'
        f' d="{d}"{pen.sheet_shadow}/>'
    )


def sheets(
    pen: Pen,
    seed: str,
    count: int = 5,
    first: int = 2,
    centre: Point = CENTRE,
    spread: float = 1,
    edge: str = "",
    size: tuple[int, int] = CARD,
    quarter: float | None = None,
) -> str:
    """Sheets from the inside out, in ever darker steps of the ramp."""
    seeded, c, cut = Seeded(seed), pen.c, edge or SUITS[pen.suit].edge
    drawn = ""
    for i in range(count):
        step = min(first + i, 6)
        drawn += sheet(pen, hole(cut, i, count, seeded, centre, spread, quarter), c[step], c[step - 1], size)
    return drawn


def ground(pen: Pen, colour: str, size: tuple[int, int] = CARD) -> str:
    """The back wall."""
    return f'<rect width="{size[0]}" height="{size[1]}" fill="{colour}"/>'


def stage(
    pen: Pen,
    seed: str,
    count: int = 5,
    first: int = 2,
    centre: Point = CENTRE,
    spread: float = 1,
    size: tuple[int, int] = CARD,
    lamp: bool = True,
) -> str:
    """The empty stage of a suit: a lamp behind its sheets; in the clear theme a flat ground."""
    if pen.is_clear:
        return ground(pen, pen.c[5], size)
    light = pen.glow(centre[0], centre[1], 118 * spread, pen.c[0], 1) if lamp else ""
    return ground(pen, pen.c[first - 1], size) + light + sheets(pen, seed, count, first, centre, spread, size=size)


def hills(pen: Pen, crest: Sequence[tuple[float, float]], fill: str, bottom: float = 360) -> str:
    """A range of hills along a crest, from edge to edge."""
    return pen.cut(wave(crest) + f"V{num(bottom)}H-10Z", fill)


def stars(word: str, count: int, colour: str, area: tuple[float, float, float, float]) -> str:
    """Twinkling stars in an area."""
    seeded, drawn = Seeded(word), ""
    for _ in range(count):
        x, y = seeded.between(area[0], area[2]), seeded.between(area[1], area[3])
        drawn += shape(twinkle(x, y, seeded.between(1.6, 4.6)), colour, faint(seeded.between(0.4, 0.95)))
    return drawn


def quartered(pen: Pen, seed: str, suits: Sequence[str], centre: Point = CENTRE) -> str:
    """Four suits on one card, one in each quarter: upper left, upper right, lower left, lower right."""
    width, height = CARD
    x, y = centre
    drawn = ""
    areas = (box(0, 0, x, y), box(x, 0, width - x, y), box(0, y, x, height - y), box(x, y, width - x, height - y))
    middles = (5 * PI / 4, 7 * PI / 4, 3 * PI / 4, PI / 4)
    for suit, area, middle in zip(suits, areas, middles, strict=True):
        own = pen.of(suit)
        if pen.is_clear:
            drawn += shape(area, own.c[5])
        else:
            paper = sheets(own, seed + suit, 5, 2, centre, quarter=middle)
            drawn += f"<g{own.clip(area)}>{ground(own, own.c[1])}{paper}</g>"
    return drawn
