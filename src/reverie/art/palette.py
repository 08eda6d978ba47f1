"""Colours: ramps from the light of the lamp (0) to the frame (6), and what they stand for."""

from __future__ import annotations

from dataclasses import dataclass

CREAM, GOLD, WHITE, DEEP = "#fff4dc", "#ffd27d", "#fff", "#0d0f26"

Ramp = tuple[str, ...]


@dataclass(frozen=True)
class Suit:
    """What makes cards belong together: their colours, the cut of their paper, the shape of their badge."""

    ramp: Ramp
    edge: str
    badge: str


def ramp(text: str) -> Ramp:
    """Seven colours."""
    return tuple(f"#{colour}" for colour in text.split())


SUITS = {
    "ember": Suit(ramp("fff0d2 ffcf96 fb9a62 e2573f b12c37 771a31 430f25"), "flames", "spark"),
    "tide": Suit(ramp("f1fdff bdebf6 74c6ea 3590cf 1f5ca3 15397a 0d224f"), "scallops", "bubble"),
    "grove": Suit(ramp("fbffdb e0f0a0 aed667 6fae4b 3b7f46 1f573e 10352c"), "leaves", "leaf"),
    "dune": Suit(ramp("fffaea fbebc4 f0d296 d6aa63 a67a42 704e2f 43301f"), "steps", "arch"),
    "zephyr": Suit(ramp("fdfbff ebe6fb cfc6f0 a496da 7463b3 4b3d85 2b2256"), "clouds", "cloud"),
    "dawn": Suit(ramp("fffdf2 fff0cb ffdc97 f9b872 dd8660 96545b 4d2f4a"), "clouds", "disc"),
    "dread": Suit(ramp("ffe3ef ff9fc0 e2447f 9c1f68 5a1454 330d3d 190824"), "teeth", "shard"),
    "night": Suit(ramp("eef0ff b9bdf2 8388d6 5a5fb2 3d4090 272a69 171a45"), "clouds", "star"),
    "ash": Suit(ramp("f5f2f6 d9d3de b3aaba 877d90 60576b 423a4d 29232f"), "bricks", "wall"),
}

COLOURS = {"red": "ember", "blue": "tide", "green": "grove", "brown": "dune"}  # of Onirim
ELEMENTS = {"earth": "dune", "water": "tide", "fire": "ember", "air": "zephyr"}  # of Urbion
