"""The dreamlands: shallow paper boxes with a floor, and what stands on their fields."""

from __future__ import annotations

from reverie.art.etherfields.finding import found
from reverie.art.etherfields.prop_shapes import PROP_WORDS, PROPS
from reverie.art.geometry import num, pair
from reverie.art.palette import WHITE
from reverie.art.pen import Pen, faint, line, shape
from reverie.art.seeded import Seeded

TILE = (280, 280)
PROP = (60, 60)
FLOORS = ("boards", "stones", "waves", "grass", "carpet")
# Words in the name of a tile: how its floor looks, and its colours.
FLOOR_WORDS = {
    "boards zephyr": "room bed attic chamber nursery",
    "boards dune": "landing loft deck saloon stair hall_of office study shop",
    "carpet ember": "hall parlour salon theatre stage lobby dining",
    "stones ash": "yard cobbled landing_stage pier car_deck cellar vault chapel coal street quay square",
    "waves tide": "water sea bilge stern foredeck canal river pond bridge harbour",
    "grass grove": "garden orchard meadow field wood tree hive wall_of lawn hill",
    "stones night": "lamp corner pump rope drying back roof night well",
}


def floor_of(name: str) -> tuple[str, str]:
    """The floor of a tile and the suit of its colours."""
    floor, _, suit = found(name, {known: known for known in FLOOR_WORDS}, FLOOR_WORDS).partition(" ")
    return floor, suit


def uneven(seeded: Seeded, inset: float, points: int = 9) -> str:
    """A square cut by hand."""
    low, high = inset, TILE[0] - inset
    step = (high - low) / points

    def shaken(x: float, y: float) -> str:
        return pair((x + seeded.between(-2.4, 2.4), y + seeded.between(-2.4, 2.4)))

    path = [shaken(low + step * i, low) for i in range(points)]
    path += [shaken(high, low + step * i) for i in range(points)]
    path += [shaken(high - step * i, high) for i in range(points)]
    path += [shaken(low, high - step * i) for i in range(points)]
    return "M" + "L".join(path) + "Z"


def pattern(floor: str, seeded: Seeded, dark: str, light: str) -> str:
    """What the floor is made of."""
    if floor == "boards":
        drawn = "".join(f"M{num(22 + i * 20)} 14V266" for i in range(13))
        drawn += "".join(f"M{22 + int(seeded.unit() * 12) * 20} {num(seeded.between(20, 260))}h20" for _ in range(18))
        return line(drawn, dark, 1.5, faint(0.45))
    if floor == "stones":
        drawn = ""
        for row in range(9):
            drawn += f"M14 {num(14 + row * 28)}H266"
            shift = 14 if row % 2 else 34
            drawn += "".join(
                f"M{num(shift + i * 40 + seeded.between(-4, 4))} {num(14 + row * 28)}v28" for i in range(6)
            )
        return line(drawn, dark, 1.6, faint(0.4))
    if floor == "waves":
        rows = (
            f"M14 {num(26 + r * 21)}" + "q10 -7 21 0t21 0t21 0t21 0t21 0t21 0t21 0t21 0t21 0t21 0t21 0t21 0"
            for r in range(12)
        )
        return line("".join(rows), light, 1.6, faint(0.3))
    if floor == "grass":
        tufts = "".join(
            f"M{num(seeded.between(22, 254))} {num(seeded.between(26, 262))}l3 -8l3 8l4 -6l2 6" for _ in range(60)
        )
        return line(tufts, dark, 1.5, faint(0.5))
    frame = line("M26 26H254V254H26ZM36 36H244V244H36Z", light, 2, faint(0.4))
    dots = "".join(
        shape(f"M{num(x)} {num(y - 5)}l4 5l-4 5l-4 -5Z", light, faint(0.28))
        for x in range(56, 240, 28)
        for y in range(56, 240, 28)
    )
    return frame + dots


def tile(theme: str, name: str) -> str:
    """The ground of a tile, 2 × 2 fields, without what stands on it."""
    floor, suit = floor_of(name)
    pen, seeded = Pen(theme, suit), Seeded(name)
    c = pen.c
    rim = f'<rect x="1" y="1" width="278" height="278" rx="7" fill="{c[6]}"/>'
    middle, top = c[5], c[4]
    ground = pen.cut(uneven(seeded, 9), middle) + shape(uneven(seeded, 15), top)
    cross = line("M140 20V260M20 140H260", WHITE, 1.6, ' stroke-dasharray="1 8" stroke-opacity=".5"')
    if pen.is_clear:
        edge = f'<rect x="1.5" y="1.5" width="277" height="277" rx="7" fill="none" stroke="{WHITE}" stroke-width="3"/>'
        return pen.document(rim + cross + edge, TILE, "")
    light = pen.glow(140, 120, 190, c[2], 0.3)
    return pen.document(rim + ground + light + pattern(floor, seeded, c[6], c[1]) + cross, TILE, "".join(pen.defs))


def prop(theme: str, name: str) -> str:
    """What stands on a field."""
    pen = Pen(theme, "night")
    body = PROPS[found(name, PROPS, PROP_WORDS)]
    drawn = pen.lift(body)
    if pen.is_clear:
        drawn = f'<g stroke="{WHITE}" stroke-width="3" stroke-linejoin="round">{body}</g>{body}'
    return pen.document(drawn, PROP, "", 0.7)
