"""A game as a ridge of hills, to be shared: the higher, the better it stood; what was found stands on it.

It is drawn from numbers and finished words alone: nothing in it tells the cards of a deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

from reverie.art.geometry import num
from reverie.art.palette import COLOURS, CREAM, DEEP, ELEMENTS, GOLD, SUITS

WIDTH, HEIGHT = 1200, 630
LEFT, RIGHT, TOP, BOTTOM = 60, 1140, 250, 560
DOOR_WIDTH, DOOR_HEIGHT = 26, 38


@dataclass(frozen=True)
class Stand:
    """Something that stands on the ridge: where along it, and of which colour."""

    at: int  # which point of the curve
    colour: str  # a colour of Onirim, or a City of Urbion


@dataclass(frozen=True)
class Slip:
    """A place where a choice cost much, with what is said about it."""

    at: int
    text: str


def ridge(curve: Sequence[float], stands: Sequence[Stand], slips: Sequence[Slip], title: str, line: str) -> str:
    """The picture as SVG; the last number of the curve is the end of the game."""
    places = [place(curve, at) for at in range(len(curve))]
    smooth = path(places)
    wide = path([(-60, places[0][1] + 30), *places, (WIDTH + 60, places[-1][1] + 20)])
    hills = "".join(
        f'<path d="{wide}V{HEIGHT + 40}H-60Z" transform="translate({across} {up})" fill="{fill}"/>'
        for across, up, fill in ((34, -24, "#4a3a78"), (14, -9, "#33306c"), (0, 0, "#191b4b"))
    )
    standing = "".join(door(*places[one.at], one.colour) for one in stands if one.at < len(places))
    marks = "".join(
        slip(*places[one.at], one.text, number % 3) for number, one in enumerate(slips) if one.at < len(places)
    )
    lines = "".join(level(share) for share in (0.0, 0.5, 1.0))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="Georgia, serif" fill="{CREAM}" role="img"><title>{escape(title)}</title>'
        f'<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="{DEEP}"/>'
        f'<stop offset="1" stop-color="#5a3f78"/></linearGradient></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sky)"/>'
        f'<text x="{LEFT}" y="92" font-size="54">{escape(title)}</text>'
        f'<text x="{LEFT}" y="138" font-size="24" font-style="italic">{escape(line)}</text>'
        f'{hills}{lines}<path d="{smooth}" fill="none" stroke="{GOLD}" stroke-width="4" stroke-linejoin="round"/>'
        f'{standing}{marks}<text x="{RIGHT}" y="{HEIGHT - 18}" font-size="18" text-anchor="end">Reverie</text></svg>\n'
    )


def height_of(share: float) -> float:
    """How high a chance stands in the picture."""
    return BOTTOM - (BOTTOM - TOP) * share


def place(curve: Sequence[float], at: int) -> tuple[float, float]:
    """Where a point of the curve is."""
    return LEFT + (RIGHT - LEFT) * at / max(1, len(curve) - 1), height_of(curve[at])


def path(places: Sequence[tuple[float, float]]) -> str:
    """A smooth line through points."""
    parts = [f"M{num(places[0][0])} {num(places[0][1])}"]
    for (x, y), (to_x, to_y) in pairwise(places):
        middle = num((x + to_x) / 2)
        parts.append(f"C{middle} {num(y)} {middle} {num(to_y)} {num(to_x)} {num(to_y)}")
    return "".join(parts)


def door(x: float, y: float, colour: str) -> str:
    """A door, or a tower of a City, in its colour."""
    suit = COLOURS.get(colour) or ELEMENTS.get(colour.partition("+")[0], "dawn")
    ramp = SUITS[suit].ramp
    left, top, half = num(x - DOOR_WIDTH / 2), num(y - DOOR_HEIGHT + DOOR_WIDTH / 2), num(DOOR_WIDTH / 2)
    return (
        f'<path d="M{left} {num(y)}V{top}a{half} {half} 0 0 1 {DOOR_WIDTH} 0V{num(y)}Z" fill="{ramp[3]}" '
        f'stroke="{ramp[1]}" stroke-width="2.500"/>'
        f'<path d="M{num(x - 5)} {num(y)}v-18a5 5 0 0 1 10 0v18Z" fill="{ramp[0]}"/>'
    )


def slip(x: float, y: float, text: str, row: int) -> str:
    """A place where much was lost; what is said of several stands in several rows."""
    below = HEIGHT - 24 - 26 * row
    middle = min(max(x, LEFT + 60), RIGHT - 60)
    return (
        f'<path d="M{num(x)} {num(y)}V{num(below - 18)}" stroke="{CREAM}" stroke-opacity=".5"/>'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="8" fill="{SUITS["dread"].ramp[2]}" stroke="{CREAM}" stroke-width="2"/>'
        f'<text x="{num(middle)}" y="{num(below)}" font-size="17" text-anchor="middle">{escape(text)}</text>'
    )


def level(share: float) -> str:
    """A line across at a chance, with its number."""
    y = height_of(share)
    return (
        f'<path d="M{LEFT} {num(y)}H{RIGHT}" stroke="{CREAM}" stroke-opacity=".25" stroke-dasharray="2 8"/>'
        f'<text x="{LEFT - 10}" y="{num(y + 5)}" font-size="15" text-anchor="end" fill-opacity=".7">'
        f"{num(100 * share)}</text>"
    )
