"""The rows of a table laid out again, so that views, refusals and checks ask the rules instead of repeating them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from reverie.games.urbion.cards import CardTable
from reverie.games.urbion.constants import CHAOS
from reverie.games.urbion.rows import is_balanced, lay_dream, lay_rows, stronger_side
from reverie.games.urbion.state import State

Side = tuple[tuple[int, int], ...]  # the kinds of its Dreams and the Postcards on them


def rows_of_table(table: dict[str, Any], cards: CardTable) -> State:
    """Cities, Dreams and the Void of a table whose sides hold no more than they may; nothing else."""
    g = knowing(cards)
    g.void_figure = table["void_figure"]
    lay_rows(g, table["rows"])
    return g


def knowing(cards: CardTable) -> State:
    """An empty table that knows how strong its cards are."""
    g = State()
    for number, kind in enumerate(cards.kinds):
        g.plus[number] = kind.plus
        g.minus[number] = kind.minus
        if kind.type & CHAOS:
            g.chaos_kind = number
    return g


@lru_cache(maxsize=8192)
def judged(cards: CardTable, sognae: Side, incubi: Side) -> tuple[int, bool, int]:
    """A row by itself: its sum, whether it is balanced, its stronger side or -1.

    Every view asks for all rows, and an answer changes few: the others are found again.
    """
    g = knowing(cards)
    for side, dreams in enumerate((sognae, incubi)):
        for kind_number, post in dreams:
            lay_dream(g, side, kind_number, post)
    return g.power[0] - g.power[1], is_balanced(g, 0), stronger_side(g, 0)
