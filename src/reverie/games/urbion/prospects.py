"""What the answers to a hard choice cost, and which of its ways are closed: for whoever shows the choice to a person.

Both follow from what the player can see; nothing here decides anything.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from reverie.errors import IllegalAction, TextName
from reverie.games.urbion import constants as c
from reverie.games.urbion.cards import CardTable
from reverie.games.urbion.codec import QUESTIONS, ROW_NAMES, codec_of
from reverie.games.urbion.engine import Engine
from reverie.games.urbion.refusals import Refusal
from reverie.kernel.actions import Action

Table = dict[str, Any]

WEIGHED = frozenset(QUESTIONS[code][0] for code in (c.Q_CHAOS, c.Q_OPENING_CHAOS, c.Q_WISE))
CHAOS_WAYS = {c.Q_CHAOS: ("place", "ruin"), c.Q_OPENING_CHAOS: ("place",)}  # those that need a row of some kind


def previews(table: Table, actions: list[Action]) -> list[TextName | None]:
    """What each of these answers costs."""
    return [preview(table, action) for action in actions]


def preview(table: Table, action: Action) -> TextName | None:
    """What an answer costs, in words; None where its own words say everything (URB-BASE-52, URB-POSTCARDS-05)."""
    deck = len(table["over"]) + len(table["bag"])
    if action.verb == "ruin":
        row = table["rows"][ROW_NAMES.index(action.argument or "")]
        return TextName("urbion-preview-ruin", count=sum(map(len, row["sides"])))
    if action.verb == "reveal":
        lost = min(c.CHAOS_REVEAL, deck)
        return TextName("urbion-preview-reveal", lost=lost, left=deck - lost)
    if action.verb == "wise":
        return TextName("urbion-preview-wise", left=table["wise"] - 1)
    return None


def closed(engine: Engine, table: Table, legal: list[int]) -> list[tuple[str, IllegalAction]]:
    """The ways to answer the open question that exist in this game but not now, with the reason."""
    found: list[tuple[str, IllegalAction]] = []
    refusal: Refusal | None = None  # of one after another
    for number, action in ways(engine.cards, engine.question()[0]):
        if action.id not in legal:
            refusal = refusal.of(action) if refusal is not None else Refusal(engine, action, table)
            if refusal.rows[number]["city"] >= 0:
                found.append((action.words, refusal.explain()))
    return found


@lru_cache(maxsize=1024)
def ways(cards: CardTable, question: int) -> list[tuple[int, Action]]:
    """The ways that need a row of some kind, each with the number of its row."""
    codec = codec_of(cards)
    return [
        (number, codec.by_words[f"{verb} {name}".lower()])
        for verb in CHAOS_WAYS.get(question, ())
        for number, name in enumerate(ROW_NAMES)
    ]
