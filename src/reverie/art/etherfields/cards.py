"""The windows of cards: sheets in the colours of the first intent, and one object. Names and texts are not in them."""

from __future__ import annotations

from reverie.art.etherfields.finding import found
from reverie.art.etherfields.sign_shapes import SIGN_WORDS, SIGNS
from reverie.art.palette import WHITE
from reverie.art.paper import stage
from reverie.art.pen import Pen, placed

WINDOW = (200, 144)
SUITS = {
    "wrath": "ember",
    "cunning": "dune",
    "perception": "tide",
    "weakness": "dread",
    "item": "dawn",
    "mask": "zephyr",
}


def window(theme: str, kind: str, name: str) -> str:
    """The picture of a card by its kind (an intent, or what else it is) and its name."""
    pen = Pen(theme, SUITS[kind])
    c = pen.c
    sign = SIGNS[found(name, SIGNS, SIGN_WORDS)]
    drawn = sign.replace("#D", c[5]).replace("#C", c[3]).replace("#L", c[1])
    if pen.is_clear:
        drawn = f'<g stroke="{WHITE}" stroke-width="4" stroke-linejoin="round">{drawn}</g>{drawn}'
    ground = stage(pen, f"{kind}.{name}", 4, 2, (100, 70), 0.62, WINDOW)
    return pen.document(ground + placed(pen.lift(drawn), 100, 72, 1.05), WINDOW, "".join(pen.defs))
