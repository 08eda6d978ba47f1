"""What happened, as a seat may know it: the engine's events in names, with hidden cards left out."""

from __future__ import annotations

from typing import Any

from reverie.games.urbion import constants as c
from reverie.games.urbion.cards import BOOKS, CITY_TOKENS, POSTCARDS, CardTable
from reverie.games.urbion.codec import (
    FIGURES,
    QUESTIONS,
    REASONS,
    ROW_NAMES,
    SIDE_NAMES,
    SIDES_OF_ROWS,
    ZONES,
    codec_of,
)
from reverie.kernel.constants import WON
from reverie.kernel.definition import RawEvent

# Zones whose cards only one seat sees; a card moving between two of them stays unknown to everybody else.
PRIVATE = (c.Z_DECK, c.Z_HAND, c.Z_LOOKED)

# Questions about cards that not everybody sees: whether there was a choice would say something about them.
CLOSED_QUESTIONS = (c.Q_MAIN, c.Q_PAIR, c.Q_PROPHECY)

CITY_EVENTS = ("opened", "claimed", "bonus", "void-bonus")
POSTCARD_EVENTS = ("placed", "kept", "lost")


def fact(event: RawEvent, seat: int | None, cards: CardTable, open_hands: bool) -> tuple[str, dict[str, Any]] | None:
    """One event as this seat may know it; None if the seat may not know of it at all."""
    kind, a, b, d = event
    actor = d & 1
    with_actor = seat == actor or (open_hands and seat is not None)  # who sees what the acting seat sees
    if kind == c.E_MOVED:
        source, target = b >> 4, b & 15
        hidden = not with_actor and source in PRIVATE and target in PRIVATE and (seat is None or not d & 2)
        card = None if hidden else cards.tokens[a]
        return "moved", {"card": card, "from": ZONES[source], "to": ZONES[target], "seat": actor}
    if kind == c.E_ANSWERED:
        if a >> 6 == c.PUT and not with_actor:
            return None  # the order of looked-at cards is the active seat's alone
        known = {"question": QUESTIONS[b][0], "action": codec_of(cards).by_id[a].words, "seat": actor}
        return "answered", {**known, "forced": bool(d & 2)} if with_actor or b not in CLOSED_QUESTIONS else known
    return open_fact(kind, a, b, d)


def open_fact(kind: int, a: int, b: int, d: int) -> tuple[str, dict[str, Any]]:
    """Events that hide nothing from anybody."""
    if kind == c.E_TURN:
        return "turn", {"turn": a, "seat": b}
    if kind == c.E_SHUFFLED:
        return "shuffled", {"pile": a}
    if kind == c.E_CITY:
        row = None if b == c.NO_ROW else ROW_NAMES[b]
        return "city", {"city": CITY_TOKENS[a], "row": row, "what": CITY_EVENTS[d]}
    if kind == c.E_REBUILT:
        return "rebuilt", {"a": ROW_NAMES[a], "b": ROW_NAMES[b]}
    if kind == c.E_POSTCARD:
        return "postcard", {"postcard": POSTCARDS[a], "at": SIDES_OF_ROWS[b], "what": POSTCARD_EVENTS[d]}
    if kind == c.E_VOID:
        return "void", {"figure": FIGURES[a], "stack": b}
    if kind == c.E_POLARITY:
        return "polarity", {"seat": a, "polarity": SIDE_NAMES[b]}
    if kind == c.E_BOOK:
        return "book", {"book": BOOKS[a]}
    if kind == c.E_WISE:
        return "wise", {"left": a}
    reason, rule = REASONS[b]
    return "ended", {"status": "won" if a == WON else "lost", "reason": reason, "rule": rule}
