"""What happened, as a seat may know it: the engine's events in names, with hidden cards left out."""

from __future__ import annotations

from typing import Any

from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import COLOURS, TOKENS
from reverie.games.onirim.codec import CODEC, QUESTIONS, REASONS, ZONES
from reverie.kernel.constants import WON
from reverie.kernel.definition import RawEvent

# Zones whose cards only the player sees; a card moving between two of them stays unknown to everybody else.
PRIVATE = (c.Z_PILE, c.Z_HAND, c.Z_LOOKED)


def tell(event: RawEvent, seat: int | None) -> tuple[str, dict[str, Any]] | None:
    """One event as this seat may know it; None if the seat may not know of it at all."""
    kind, a, b, d = event
    if kind == c.E_MOVED:
        hidden = seat is None and b in PRIVATE and d in PRIVATE
        return "moved", {"card": None if hidden else TOKENS[a], "from": ZONES[b], "to": ZONES[d]}
    if kind == c.E_SHUFFLED:
        return "shuffled", {"pile": a}
    if kind == c.E_TURN:
        return "turn", {"turn": a}
    if kind == c.E_RUN:
        return "run", {"colours": [name for i, name in enumerate(COLOURS) if a >> i & 1]}
    if kind == c.E_SEARCHED:
        return "searched", {"found": bool(a)}
    if kind == c.E_ANSWERED:
        if seat is None and b == c.Q_PROPHECY_ORDER:
            return None  # the order of looked-at cards is the player's alone (ONI-GEN-02)
        told = {"question": QUESTIONS[b][0], "action": CODEC.by_id[a].words}
        # That a question was not asked says something about the hand, such as that it holds no key.
        return "answered", told if seat is None else {**told, "forced": bool(d)}
    reason, rule = REASONS[b]
    return "ended", {"status": "won" if a == WON else "lost", "reason": reason, "rule": rule}
