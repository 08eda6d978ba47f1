"""What lies where an action points to: a card under a keeper, the cards of a dreamcatcher, an order card."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import TOKENS
from reverie.kernel.actions import CALLINGS, Action


def cards_at(table: dict[str, Any], action: Action) -> tuple[str, ...]:
    """The cards in the place that an action names; all of these lie open."""
    argument = action.id & 63
    if action.noun == "slot":
        places = [[kind] for kind in table.get("stored", ())]
        argument %= c.RIGHT  # towers at the right end of their row count from there
    elif action.noun == "catcher":
        places = table.get("catchers", [])
    elif action.noun == "position":
        places = [[kind] for kind in table.get("goals", ())]
    else:
        return ()
    return tuple(TOKENS[kind] for kind in places[argument]) if argument < len(places) else ()


@lru_cache(maxsize=CALLINGS)
def callings(action: Action, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The action called by one of these cards."""
    return tuple(action.called(card) for card in dict.fromkeys(cards))
