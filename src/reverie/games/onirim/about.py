"""What the open question is about; nothing in it is hidden from anybody."""

from __future__ import annotations

from typing import Any

from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import COLOURS, PREMONITIONS, SPELLS, TOKENS
from reverie.kernel.constants import KIND

ABOUT_TABLE = frozenset((c.Q_PAY,))  # questions about more than their argument


def about(table: dict[str, Any]) -> dict[str, Any]:
    """The card, the colour, the number … that the question names."""
    question, argument = table["agenda"][-1]
    if question in (c.Q_DOOR, c.Q_RALLY):
        return {"card": TOKENS[argument]}
    if question in (c.Q_SEARCH, c.Q_CATCHER_TAKE):
        if argument == 0:
            return {}
        return {"colour": "any" if argument == 15 else COLOURS[argument.bit_length() - 1]}
    if question == c.Q_UNCOVER:
        return {"door": TOKENS[argument]}
    if question == c.Q_TOWER_LOOK:
        return {"number": argument}
    if question == c.Q_PREM_DOOR:
        return {"premonition": PREMONITIONS[argument]}
    if question == c.Q_PAY:
        return {"spell": SPELLS[argument], "left": table["pay_left"]}
    if question in (c.Q_SWAP_SHARED, c.Q_CYCLO_FETCH):
        return {"card": TOKENS[argument & KIND]}
    if question == c.Q_PLAN_WITH:
        return {"position": argument}
    return {}
