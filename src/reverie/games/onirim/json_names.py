"""The names of Onirim as `view_json.py` writes them: JSON, made once."""

from __future__ import annotations

from reverie.games.onirim.cards import COLOURS, DENIZENS, HARD_SPELL_COSTS, PREMONITIONS, SPELL_COSTS, SPELLS, TOKENS
from reverie.kernel.quoting import as_keys, in_list, in_quotes

CARDS_IN_LIST = in_list(TOKENS)
CARD_KEYS = as_keys(TOKENS)
CARD_TEXTS = in_quotes(TOKENS)
DENIZENS_IN_LIST = in_list(DENIZENS)
PREMONITIONS_IN_LIST = in_list(PREMONITIONS)
COLOURS_IN_LIST = in_list(COLOURS)


def costs_text(costs: tuple[int, ...]) -> bytes:
    """What each spell costs."""
    return b",".join(b"%b%d" % pair for pair in zip(as_keys(SPELLS), costs, strict=True))


# Ordinary, and hard.
COSTS_TEXTS = [costs_text(SPELL_COSTS), costs_text(HARD_SPELL_COSTS)]
