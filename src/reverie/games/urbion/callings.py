"""What lies where an action points to: a Dream in a slot, the Dreams that leave a row, the City of a row."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from reverie.games.urbion.about import dream_at
from reverie.games.urbion.cards import CITY_TOKENS, CardTable
from reverie.games.urbion.codec import ALIASES, ROW_NAMES, SIDE_NAMES
from reverie.games.urbion.constants import CLEAN, SIDE_LIMIT
from reverie.kernel.actions import CALLINGS, Action

Table = dict[str, Any]


def cards_at(table: Table, cards: CardTable, action: Action) -> tuple[str, ...]:
    """The cards in the place that an action names; all of these lie open."""
    argument = action.id & 63
    if action.noun == "slot":
        found = [dream_at(table, argument)]
    elif action.noun == "dreams":
        first = ((action.id >> 6) - CLEAN) * 8  # the first slot of the row
        places = [place for place in range(2 * SIDE_LIMIT) if argument >> place & 1]
        found = [dream_at(table, first + place // SIDE_LIMIT * 4 + place % SIDE_LIMIT) for place in places]
    elif action.noun == "row":
        city = table["rows"][argument]["city"]
        return (CITY_TOKENS[city],) if city >= 0 else ()
    else:
        return ()
    return tuple(cards.tokens[dream[0]] for dream in found if dream) if all(found) else ()


@lru_cache(maxsize=CALLINGS)
def callings(action: Action, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The action called by these cards: `exchange S2w`, `exchange R1.S2w`, `exchange R1.sognae.S2w`, `… S2w at R1`."""
    if not cards:
        return ()
    if action.noun != "slot":  # several in any order, so in one that is always the same
        parts = sorted((part for card in cards for part in card.split("+")), key=str.lower)
        return (action.called("+".join(parts)),)
    slot, card = action.id & 63, cards[0]
    row, side = ROW_NAMES[slot >> 3], f"{ROW_NAMES[slot >> 3]}.{SIDE_NAMES[slot >> 2 & 1]}"
    names = (card, f"{row}.{card}", f"{side}.{card}", f"{card} at {row}", f"{card} at {side}")
    words = tuple(action.called(name) for name in names)
    swap = replace(action, verb=ALIASES[action.verb]) if action.verb in ALIASES else None
    return words if swap is None else (*words, *(swap.called(name) for name in names))
