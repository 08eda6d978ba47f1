"""What a seat may know of a table of Onirim (the law's chapter 4), built from nothing by naming it.

In solo play seat 0 sees everything but the order of the pile; a spectator (seat None) sees what lies open.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from reverie.games.onirim.cards import COLOURS, TOKENS
from reverie.games.onirim.constants import DOOR, Q_DOOR, S_NIGHTMARE_LEAVES
from reverie.games.onirim.labyrinth import colours_of
from reverie.kernel.constants import KIND, KNOWN_TO_0


def zones(table: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """Every zone as this seat may see it."""
    mine = seat == 0
    over, under = table["over"], table["under"]
    known = mine_knows if mine else nobody_knows
    hidden = [card & KIND for card in (*over, *under) if not known(card)] + table["bag"]
    if not mine:
        hidden += table["hand"] + table["looked"]
    return {
        "pile": {
            "size": len(over) + len(table["bag"]) + len(under),
            "known_top": known_run(over, known),
            "known_bottom": known_run(under[::-1], known),
        },
        "hand": {"size": len(table["hand"]), "cards": tokens(table["hand"]) if mine else None},
        "row": {
            "cards": tokens(table["row"]),
            "completed": table["segment"],
            "run": open_run(table["row"], table["segment"]),
        },
        "doors": [TOKENS[DOOR + colour] for colour, count in enumerate(table["doors"]) for _ in range(count)],
        "discard": tokens(table["discard"]),
        "limbo": tokens(table["limbo"]),
        "resolving": tokens(resolving(table)),
        "looked": {
            "size": len(table["looked"]),
            "cards": tokens(table["looked"]) if mine else None,
            "placed": table["looked_placed"] if mine else None,
        },
        "unseen": {TOKENS[kind]: count for kind, count in sorted(Counter(hidden).items())},
    }


def mine_knows(card: int) -> bool:
    """Whether seat 0 knows a placed card."""
    return bool(card & KNOWN_TO_0)


def nobody_knows(card: int) -> bool:
    """A spectator knows no place in the pile: cards are looked at in private (ONI-GEN-02)."""
    return False


def known_run(placed: list[int], known: Any) -> list[str | None]:
    """Placed cards from the end inwards as far as something is known; None for an unknown one in between."""
    faces = [TOKENS[card & KIND] if known(card) else None for card in placed]
    while faces and faces[-1] is None:
        faces.pop()
    return faces


def tokens(kinds: list[int]) -> list[str]:
    """Kinds as the law writes them."""
    return [TOKENS[kind] for kind in kinds]


def resolving(table: dict[str, Any]) -> list[int]:
    """The drawn cards that are being resolved; they wait on the agenda."""
    return [arg for step, arg in table["agenda"] if step in (Q_DOOR, S_NIGHTMARE_LEAVES)]


def open_run(row: list[int], segment: int) -> dict[str, Any]:
    """The run being built: its length (0, 1 or 2) and the colours that would continue it."""
    colours, length = 15, 0
    for kind in reversed(row[segment:]):
        if not colours & colours_of(kind):
            break
        colours &= colours_of(kind)
        length += 1
    return {
        "length": length,
        "colours": [name for i, name in enumerate(COLOURS) if colours >> i & 1] if length else [],
    }
