"""What happened, in words for logs and screens; facts that only some seats may know are told to them alone."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields.core.engine import Event
from reverie.games.etherfields.land.naming import field_name
from reverie.kernel.open_actions import number_of

FIELDS = ("field", "from", "to")


def tell(event: Event, seat: int | None) -> tuple[str, dict[str, Any]] | None:
    """An event as a seat may know it."""
    kind, facts, seats = event
    if seats is not None and seat not in seats:
        return None
    told = dict(facts)
    for name in FIELDS:
        value = told.get(name)
        if type(value) is int:
            told[name] = field_name(value) if value >= 0 else None
    # A card is called by its design; its number would tell where it was before.
    if "design" in told:
        told["card"] = told.pop("design").partition(":")[2]
    elif type(told.get("card")) is int:
        told.pop("card")
    return kind, told


def forced(event: Event) -> tuple[int, tuple[int, ...]] | None:
    """An answer that was given by force, and the seats for which it was; None for all other events."""
    told = dict(event[1]) if event[0] == "answered" else {}
    return (number_of(told["action"]), told["seats"]) if told.get("forced") else None
