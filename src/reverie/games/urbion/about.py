"""What the open question of a plain table is about, and what lies in a place: nothing hidden from anybody."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from reverie.games.urbion import constants as c
from reverie.games.urbion.cards import CardTable
from reverie.games.urbion.codec import PAIR_USES, ROW_NAMES, SIDE_NAMES, SLOTS
from reverie.kernel.constants import KIND

Table = dict[str, Any]

# Questions about a Dream that is being resolved, about a row, about a side.
ABOUT_CARD = (c.Q_CHAOS, c.Q_CHROMATIC, c.Q_WISE, c.Q_REVEALED, c.Q_OPENING_CHAOS)
ABOUT_ROW = (c.Q_CLEAN, c.Q_REBUILD_WITH)
ABOUT_SLOT = (c.Q_SWAP_WITH, c.Q_FLY_TO)
ABOUT_SIDE = (c.Q_FLY, c.Q_VANISH)
ABOUT_TABLE = frozenset((c.Q_SIDES, *ABOUT_SLOT))  # drawn cards, a Dream that lies somewhere


def about(table: Table, cards: CardTable) -> dict[str, Any]:
    """What the open question is about; nothing in it is hidden from anybody."""
    question, argument = table["agenda"][-1]
    if question in ABOUT_CARD:
        return {"card": cards.tokens[argument & KIND]}
    if question in ABOUT_ROW:
        return {"row": ROW_NAMES[argument]}
    if question == c.Q_SIDES:
        return {"row": ROW_NAMES[argument], "cards": tokens(table["drawn"], cards)}
    if question == c.Q_BONUS:
        return {"most": argument}
    if question in ABOUT_SLOT:
        found = dream_at(table, argument)
        return {"slot": SLOTS[argument], "card": cards.tokens[found[0]] if found else ""}
    if question in ABOUT_SIDE:
        return {"side": SIDE_NAMES[argument]}
    if question == c.Q_PAIR:
        return {"use": PAIR_USES[argument >> 6], "card": cards.tokens[argument & KIND]}
    return {}


def dream_at(table: Table, slot: int) -> tuple[int, int] | None:
    """The Dream in a slot and its Postcard, if one lies there."""
    side: list[tuple[int, int]] = table["rows"][slot >> 3]["sides"][slot >> 2 & 1]
    return side[slot & 3] if slot & 3 < len(side) else None


def is_chaos(kind: int, cards: CardTable) -> bool:
    """Chaos or Chromatic Chaos."""
    return bool(cards.kinds[kind].type & (c.CHAOS | c.CHROMATIC_CARD))


def kind_of_type(cards: CardTable, type_of_card: int) -> int:
    """The kind of the Chaos, or of the Chromatic Chaos: a card table has one of each."""
    return next(number for number, kind in enumerate(cards.kinds) if kind.type & type_of_card)


def tokens(kinds: Iterable[int], cards: CardTable) -> list[str]:
    """Kinds as the law writes them."""
    names = cards.tokens
    return [names[kind & KIND] for kind in kinds] if kinds else []
