"""The rows of a table laid out again, so that views, refusals and checks ask the rules instead of repeating them."""

from __future__ import annotations

from typing import Any

from reverie.games.urbion.cards import CardTable
from reverie.games.urbion.constants import CHAOS, VACANT
from reverie.games.urbion.rows import lay_dream
from reverie.games.urbion.state import State


def laid_rows(table: dict[str, Any], cards: CardTable) -> State:
    """Cities, Dreams and the Void of a table whose sides hold no more than they may; nothing else."""
    g = State()
    for number, kind in enumerate(cards.kinds):
        g.plus[number] = kind.plus
        g.minus[number] = kind.minus
        if kind.type & CHAOS:
            g.chaos_kind = number
    g.void_figure = table["void_figure"]
    for number, row in enumerate(table["rows"]):
        g.city[number] = VACANT if row["city"] < 0 else row["city"]
        for side, dreams in enumerate(row["sides"]):
            for kind_number, post in dreams:
                lay_dream(g, number * 2 + side, kind_number, post)
    return g
