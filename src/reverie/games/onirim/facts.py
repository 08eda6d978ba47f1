"""What happened, as a seat may know it: the engine's events in names, with hidden cards left out."""

from __future__ import annotations

from typing import Any

from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import COLOURS, PREMONITIONS, TOKENS
from reverie.games.onirim.codec import CODEC, QUESTIONS, REASONS, ZONES
from reverie.games.onirim.modules import said
from reverie.kernel.constants import WON
from reverie.kernel.definition import RawEvent

# Zones whose cards only one seat sees; a card moving between two of them stays unknown to everybody else.
PRIVATE = (c.Z_PILE, c.Z_HAND, c.Z_LOOKED)

# Questions whose answers are the active seat's alone: the order of looked-at cards, a card fetched from the pile.
SECRET_QUESTIONS = (
    c.Q_PROPHECY_ORDER,
    c.Q_TOWER_ORDER,
    c.Q_SPIES,
    c.Q_PARADOX,
    c.Q_PARADOX_ORDER,
    c.Q_HAPPY_SEARCH,
)
# Questions whose answers lie open: whether there was a choice is no secret. At all others a forced answer would say
# something about a hand, or about cards that were looked at, such as that there is no key among them.
OPEN_QUESTIONS = (
    c.Q_DRAFT,
    c.Q_EMPTY,
    c.Q_INCANT_ORDER,
    c.Q_TOWER_LOSS,
    c.Q_UNCOVER,
    c.Q_HAPPY_SEVEN,
    c.Q_PREM_ORDER,
    c.Q_PREM_DOOR,
    c.Q_HARPOON,
    c.Q_HAMMER,
    c.Q_PAY,
    c.Q_PLAN,
    c.Q_PLAN_WITH,
    c.Q_CYCLO_FETCH,
    c.Q_SWAP_SHARED,
)
OF_MODULES = {event: named for one in said().values() for event, named in one.facts.items()}
CATCHER_EVENTS = ("filled", "emptied", "removed")
PREMONITION_EVENTS = ("up", "done", "banished")


def fact(event: RawEvent, seat: int | None) -> tuple[str, dict[str, Any]] | None:
    """One event as this seat may know it; None if the seat may not know of it at all."""
    kind, a, b, d = event
    if kind == c.E_MOVED:
        source, target, mover = b >> 5, b & 31, d & 1
        hidden = seat != mover and source in PRIVATE and target in PRIVATE and (seat is None or not d & 2)
        card = None if hidden else TOKENS[a]
        return "moved", {"card": card, "from": ZONES[source], "to": ZONES[target], "seat": mover}
    if kind == c.E_ANSWERED:
        answerer = d & 1
        if seat != answerer and b in SECRET_QUESTIONS and not is_search(a):
            return None  # ONI-GEN-02, ONI-GEN-12
        told = {"question": QUESTIONS[b][0], "action": CODEC.by_id[a].words, "seat": answerer}
        return "answered", {**told, "forced": bool(d & 2)} if seat == answerer or b in OPEN_QUESTIONS else told
    return open_fact(kind, a, b)


def is_search(action: int) -> bool:
    """Whether an answer only says that nothing is taken from the pile, which everybody hears."""
    return action >> 6 == c.SEARCH


def open_fact(kind: int, a: int, b: int) -> tuple[str, dict[str, Any]]:
    """Events that hide nothing from anybody."""
    if kind in OF_MODULES:
        name, *numbers = OF_MODULES[kind]
        return name, dict(zip(numbers, (a, b), strict=False))
    if kind == c.E_SHUFFLED:
        return "shuffled", {"pile": a}
    if kind == c.E_TURN:
        return "turn", {"turn": a, "seat": b}
    if kind == c.E_RUN:
        return "run", {"colours": [name for i, name in enumerate(COLOURS) if a >> i & 1]}
    if kind == c.E_SEARCHED:
        return "searched", {"found": bool(a)}
    if kind == c.E_GOAL:
        return "goal", {"position": a, "covered": bool(b)}
    if kind == c.E_CATCHER:
        return "catcher", {"catcher": a, "what": CATCHER_EVENTS[b]}
    if kind == c.E_PREMONITION:
        return "premonition", {"premonition": PREMONITIONS[a], "what": PREMONITION_EVENTS[b]}
    if kind == c.E_FIGURE:
        return "figure", {"what": "box"}
    reason, rule = REASONS[b]
    return "ended", {"status": "won" if a == WON else "lost", "reason": reason, "rule": rule}
