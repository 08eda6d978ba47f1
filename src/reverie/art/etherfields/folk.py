"""People and creatures: paper figures on a disc, and portraits. People sleep; creatures look at you."""

from __future__ import annotations

from reverie.art.etherfields.finding import found
from reverie.art.etherfields.folk_shapes import CREATURE_WORDS, CREATURES, PEOPLE
from reverie.art.palette import CREAM, WHITE
from reverie.art.pen import Pen

FIGURE = (100, 136)
BUST = (72, 72)
HUES = {"gambler": "#fb9a62", "specialist": "#74c6ea", "powerhouse": "#f0d296", "free_spirit": "#aed667"}
DREAD = "#e2447f"


def body_of(name: str) -> tuple[str, str]:
    """The shapes of somebody, and the colour of the disc."""
    if name in PEOPLE:
        return PEOPLE[name], HUES[name]
    return CREATURES[found(name, CREATURES, CREATURE_WORDS)], DREAD


def figure(theme: str, name: str) -> str:
    """Somebody as a figure that stands on the map: a cut-out with a pale edge."""
    pen = Pen(theme, "night")
    body, hue = body_of(name)
    edge, width = (WHITE, 9) if pen.is_clear else (CREAM, 5)
    disc = (
        '<ellipse cx="50" cy="123" rx="37" ry="11" fill="#120e2b"/>'
        f'<ellipse cx="50" cy="120" rx="37" ry="10.5" fill="{hue}"/>'
        '<ellipse cx="50" cy="119" rx="28" ry="7" fill="#0d0f26" opacity=".5"/>'
    )
    outline = f'<g stroke="{edge}" stroke-width="{width}" stroke-linejoin="round">{body}</g>'
    return pen.document(disc + pen.lift(outline) + body, FIGURE, "")


def bust(theme: str, name: str) -> str:
    """The portrait of somebody: head and shoulders in a round window."""
    pen = Pen(theme, "night")
    body, hue = body_of(name)
    clip = pen.clip("M36 1a35 35 0 1 0 .1 0Z")
    ground = f'<circle cx="36" cy="36" r="35" fill="{pen.c[5]}"/>' + pen.glow(36, 30, 40, hue, 0.75)
    return pen.document(
        f'<g{clip}>{ground}<g transform="translate(-14 -1)">{body}</g></g>'
        f'<circle cx="36" cy="36" r="34" fill="none" stroke="{WHITE if pen.is_clear else hue}" stroke-width="3"/>',
        BUST,
        "".join(pen.defs),
    )
