"""Actions for tests: they stand on a dream card in play, so that nothing but their price matters."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields.core.engine import Engine
from tests.games.etherfields.tables import Data, Who, table

GAIN = [{"gain_hours": 1}]  # what an action does if nothing else matters: the clock tells whether it happened


def event(*abilities: Data, name: str = "ev") -> Data:
    """A dream card with actions."""
    whole = [{"id": f"a{number + 1}", "kind": "action", "do": GAIN, **one} for number, one in enumerate(abilities)]
    return {"event": {"id": name, "name": {"en": name}, "abilities": whole}}


def acting(people: list[Who] | int, *abilities: Data, pack: tuple[Data, ...] = (), **rest: Any) -> Engine:
    """A table with a dream card whose actions everybody can use."""
    return table(people, pack=[event(*abilities), *pack], revealed=["event:ev"], hours=rest.pop("hours", 0), **rest)


def intents(color: str, n: int) -> Data:
    """A component of a cost."""
    return {"intent": color, "n": n}


def happened(e: Engine) -> int:
    """How often an action has happened."""
    return e.state.team.hours
