"""Numbers and outlines that come out the same on every machine.

A face is a promise about bytes, so nothing here may depend on a C library: sine and cosine are built from the four
basic operations, which every processor rounds alike, and numbers are written with whole-number arithmetic.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

PI = 3.141592653589793
TAU = 2 * PI

Point = tuple[float, float]


def num(value: float) -> str:
    """A number with at most one decimal, as short as it can be: `12`, `.5`, `-3.1`."""
    tenths = int(value * 10 + (0.5 if value >= 0 else -0.5))
    sign = "-" if tenths < 0 else ""
    whole, part = divmod(abs(tenths), 10)
    if not part:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{part}"


def fine(value: float) -> str:
    """A number with up to three decimals, for scales and opacities."""
    thousandths = int(value * 1000 + (0.5 if value >= 0 else -0.5))
    sign = "-" if thousandths < 0 else ""
    whole, part = divmod(abs(thousandths), 1000)
    digits = f"{part:03d}".rstrip("0")
    return f"{sign}{whole or ('' if digits else '0')}" + (f".{digits}" if digits else "")


def sin(angle: float) -> float:
    """Sine by its series, after the angle has been brought to within half a turn."""
    turns = int(angle / TAU + (0.5 if angle >= 0 else -0.5))
    x = angle - turns * TAU
    square, term, total = x * x, x, x
    for n in range(1, 14):
        term = -term * square / ((2 * n) * (2 * n + 1))
        total += term
    return total


def cos(angle: float) -> float:
    """Cosine."""
    return sin(angle + PI / 2)


def polar(x: float, y: float, radius: float, angle: float) -> Point:
    """The point at a distance in a direction."""
    return x + radius * cos(angle), y + radius * sin(angle)


def pair(point: Point) -> str:
    """A point as a path writes it; the minus sign of the second number parts them by itself."""
    x, y = num(point[0]), num(point[1])
    return x + y if y.startswith("-") else f"{x} {y}"


def polygon(points: Iterable[Point]) -> str:
    """Straight lines around."""
    return "M" + "L".join(map(pair, points)) + "Z"


def polyline(points: Iterable[Point]) -> str:
    """Straight lines from end to end."""
    return "M" + "L".join(map(pair, points))


def smooth(points: Sequence[Point]) -> str:
    """A soft closed line through all points."""
    count, path = len(points), "M" + pair(points[0])
    for i in range(count):
        before, start, end, after = points[i - 1], points[i], points[(i + 1) % count], points[(i + 2) % count]
        path += bend(before, start, end, after)
    return path + "Z"


def wave(points: Sequence[Point]) -> str:
    """A soft open line through all points."""
    path = "M" + pair(points[0])
    for i in range(len(points) - 1):
        before, after = points[max(i - 1, 0)], points[min(i + 2, len(points) - 1)]
        path += bend(before, points[i], points[i + 1], after)
    return path


def bend(before: Point, start: Point, end: Point, after: Point) -> str:
    """One piece of a soft line."""
    first = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
    second = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
    return "C" + " ".join(map(pair, (first, second, end)))


def disc(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """A circle, or an ellipse, as a path."""
    r, s, d = num(rx), num(rx if ry is None else ry), num(2 * rx)
    return f"M{pair((x - rx, y))}a{r} {s} 0 1 1 {d} 0a{r} {s} 0 1 1-{d} 0Z"


def box(x: float, y: float, width: float, height: float) -> str:
    """An upright rectangle."""
    return f"M{pair((x, y))}h{num(width)}v{num(height)}h{num(-width)}Z"


def arch(x: float, top: float, half: float, bottom: float) -> str:
    """A doorway with a round head around a middle line."""
    r = num(half)
    return f"M{pair((x - half, bottom))}V{num(top + half)}A{r} {r} 0 0 1 {pair((x + half, top + half))}V{num(bottom)}Z"


def star(x: float, y: float, outer: float, inner: float, points: int, turn: float = -PI / 2) -> str:
    """A star; never one with six points."""
    corners = [polar(x, y, inner if k % 2 else outer, turn + PI * k / points) for k in range(2 * points)]
    return polygon(corners)


def twinkle(x: float, y: float, size: float) -> str:
    """A star of light: four thin rays."""
    s, w = size, size * 0.22
    return polygon(
        ((x, y - s), (x + w, y - w), (x + s, y), (x + w, y + w), (x, y + s), (x - w, y + w), (x - s, y), (x - w, y - w))
    )
