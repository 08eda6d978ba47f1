"""Positions: any table of Urbion written down by hand or by the engine, on one line or several.

    urbion/second/solo | R1 earth+water S: S2w S1e I: I3e | R2 garden S: I: I2f | hand S1e I2w S4a I2f | at main

Zones stand in any order, cards by their tokens, `S1e x3` for three of them. Rows that are not named are vacant. `deck`,
`cities` and `postcards` list placed cards from the top down; a `!` marks one that the player knows (team: `!` seat 0,
`!1` seat 1, `!!` both), `!!!` a Chaos put back whose place lies open to everybody. Dreams that are named nowhere fall
into the Dream deck, unordered (`rest discard`: into the discard pile, so that `deck` is the whole deck), Cities and
Postcards into theirs. `at` names the question or step that comes now; a position that cannot exist is refused with the
reason (`position_checks.py`). All zones are in docs/notation.md.
"""

from __future__ import annotations

from reverie.games.urbion.position_reading import parse
from reverie.games.urbion.position_writing import write

__all__ = ["parse", "write"]
