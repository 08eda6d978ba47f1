"""A view built from nothing by naming what a seat may see, zone by zone: what the engines write is held against it."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from reverie.kernel.definition import Glance
from reverie.kernel.spec import GameSpec
from tests.games.onirim import oracle as onirim
from tests.games.urbion import oracle as urbion

ORACLES: dict[str, ModuleType] = {"onirim": onirim, "urbion": urbion}


def plain_view(
    definition: Any, engine: Any, spec: GameSpec, seat: int | None, glance: Glance | None = None
) -> dict[str, Any]:
    """What stands in every view above the zones, and the zones as a second reading names them."""
    decision, outcome = glance or definition.glance(engine)
    return {
        "game": definition.manifest.game,
        "rules": spec.rules_text(),
        "seat": seat,
        "active": engine.seat,
        "status": outcome.status if outcome else "playing",
        "outcome": outcome.to_json() if outcome else None,
        "turn": engine.turn,
        "goal": definition.goal(engine, spec),
        "decision": decision.to_view() if decision else None,
        **ORACLES[spec.game].zones(engine.table(), spec, seat),
    }
