"""One change of a number or a switch (9.9): what it says, and whom it is meant for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.content.model import Word
from reverie.games.etherfields.core.state import Modifier, Scope
from reverie.games.etherfields.language.evaluating import select
from reverie.games.etherfields.language.finding import creatures

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

EVERYBODY = {"all", "each"}


@dataclass(frozen=True, slots=True)
class Entry:
    """One change of one stat."""

    op: str
    value: Any  # an amount, or true/false
    who: Any  # a selector; None: the holder, or everybody if there is none
    filters: dict[str, Any]
    conditions: tuple[Word, ...]
    scope: Scope
    holder: int  # -1: nobody's
    made: Modifier | None = None  # by an effect, with its duration


def stat_of(stat: Any) -> tuple[str, dict[str, Any]]:
    """The name of a stat and what narrows it."""
    if isinstance(stat, Word):
        return stat.name, dict(stat.args)
    return stat, {}


def concerns(e: Engine, entry: Entry, who: int | None, creature: str | None) -> bool:
    """Whether a change is meant for a character, or for a creature."""
    meant = entry.who
    if entry.made is not None:
        named = entry.filters.get("creatures")
        if creature is not None:
            return named is None or creature in named
        return who is None or meant is None or who in meant
    if meant is None:
        if creature is not None:
            own = entry.scope["source"]
            return not own.startswith("creature:") or own == f"creature:{creature}"
        return who is None or entry.holder < 0 or entry.holder == who
    name = meant.name if isinstance(meant, Word) else meant
    if name == "self":
        return who == entry.holder if creature is None else entry.scope["source"] == f"creature:{creature}"
    if name == "team":
        return creature is None
    if name == "character" and meant.args.get("id") is None:
        pick = meant.args.get("pick")
        if pick in EVERYBODY or pick == "any":
            return creature is None
        if pick == "other":
            return who is not None and who != entry.holder
    return selected(e, entry, who, creature)


def selected(e: Engine, entry: Entry, who: int | None, creature: str | None) -> bool:
    """Whether a selector finds a character or creature now."""
    busy: set[int] = e.caches.setdefault("busy", set())
    if id(entry) in busy:
        return False
    busy.add(id(entry))
    try:
        if creature is not None:
            return creature in creatures(e, entry.who, entry.scope)
        if who is None:
            return True
        return f"character:{who}" in select(e, entry.who, entry.scope)
    finally:
        busy.discard(id(entry))
