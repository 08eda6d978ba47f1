"""Why an answer is better than another: the terms by which positions of Urbion are told apart, and their sentences.

Everything is read off what a seat sees, and off what its next answers would lead to: the engine tries them. What the
terms weigh is about how many hundredths of the chance to win they are worth; it only decides what is said first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

from reverie.errors import TextName
from reverie.games.urbion.codec import ROW_NAMES
from reverie.kernel.reasons import Difference, Term, Terms

WEIGHTS: Mapping[str, float] = MappingProxyType(
    {
        "won": 100.0,
        "lost": -100.0,
        "claimed": 8.0,  # Cities
        "balanced": 4.0,  # a row
        "ways": 1.5,  # next answers that would balance a row
        "off": -0.25,  # how far a row is from its balance
        "empty": -0.8,  # Cities without a Dream
        "deck": 0.35,  # Dreams that are left: the clock
        "chaos": -0.7,  # Chaos cards that may still come
        "waiting": -1.0,  # Chaos cards that must be resolved
        "hand": 0.4,
        "looked": 0.3,
        "known": 0.2,
    }
)
MANY = 1.5  # ways: two at least in most worlds

Rows = list[dict[str, Any]]


def terms(view: Mapping[str, Any], chaos: frozenset[str], ahead: Callable[[], Iterable[Rows]]) -> Terms:
    """What tells this position from others; `chaos` are the cards of that kind, `ahead` the rows after each of the next
    answers."""
    found: dict[Term, float] = {}

    def add(name: str, of: str = "", value: float = 1.0) -> None:
        found[name, of] = found.get((name, of), 0.0) + value

    add("won", "", view["status"] == "won")
    add("lost", "", view["status"] == "lost")
    add("claimed", "", view["goal"]["claimed"])
    decision = view["decision"]
    is_main = decision is not None and decision["kind"] == "main" and view["active"] == view["seat"]
    rows: Rows = view["rows"]
    for name, row in zip(ROW_NAMES, rows, strict=False):
        is_city = row["city"] is not None
        add("balanced", name, is_city and row["balanced"])
        add("off", name, abs(row["sum"]))
        add("empty", "", is_city and not row["sognae"] and not row["incubi"])
        if is_main:
            add("ways", name, 0)
    for after in ahead() if is_main else ():
        for name, now, then in zip(ROW_NAMES, rows, after, strict=False):
            if then["balanced"] and not now["balanced"] and then["city"] == now["city"]:
                add("ways", name)
    if is_main:
        add("hand", "", view["hand"]["size"])
        add("deck", "", view["deck"]["size"])
    add("chaos", "", sum(copies for card, copies in view["unseen"].items() if card in chaos))
    add("waiting", "", len(view["pending"]))
    add("looked", "", view["looked"]["size"])
    add("known", "", len(view["deck"]["known_top"]))
    return found


def reason(difference: Difference, after: Terms) -> TextName | None:
    """What is said about an answer after which a term is larger, or smaller, than after others."""
    name, row, before, mine, theirs = difference
    more = difference.is_more
    match name:
        case "claimed":
            count = round(mine - before)
            if more and count > 0:
                return TextName("urbion-why-claimed", count=count)
            return None if more else TextName("urbion-why-no-claimed")
        case "balanced":
            if mine > before:
                changed = "balanced"
            elif mine < before:
                changed = "unbalanced"
            else:
                changed = "kept" if more else "no-balanced"
            return TextName(f"urbion-why-{changed}", row=row)
        case "ways" if more:
            return TextName("urbion-why-many-ways" if mine > MANY else "urbion-why-ways", row=row)
        case "ways":
            return TextName("urbion-why-no-ways" if not mine else "urbion-why-fewer-ways", row=row)
        case "off":
            if mine == before:
                return None
            return TextName("urbion-why-off" if mine > before else "urbion-why-no-off", row=row)
        case "deck" | "hand" | "chaos" if abs(mine - theirs) < 1:
            return None
    return TextName(f"urbion-why-{name}" if more else f"urbion-why-no-{name}")
