"""Positions: any table of Onirim written down by hand or by the engine, on one line or several.

    onirim/third/solo | row green.sun green.moon | hand green.sun red.sun red.moon blue.key brown.sun | at turn

Zones stand in any order, cards by their tokens, `red.sun x3` for three of them, a number for cards that do not matter.
`pile` lists the pile from the top down, `…` for what lies below; `top` and `bottom` list placed cards at its ends; a
`!` marks one that the player knows (team: `!` seat 0, `!1` seat 1, `!!` both). Cards that are named nowhere fall into
the pile, unordered (`rest discard`: into the discard pile). What a person would leave out has a default
(`rest.py`). `at` names the question or step that comes now; a position that cannot exist is refused with the
reason (`checks.py`). All zones are in docs/notation.md.
"""

from __future__ import annotations

from reverie.games.onirim.position.reading import parse
from reverie.games.onirim.position.writing import write

__all__ = ["parse", "write"]
