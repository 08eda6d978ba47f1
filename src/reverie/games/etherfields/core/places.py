"""Where answers of Etherfields lie on the table, as far as their words say: on the map, at a figure or a character.

A place is a zone (`map`) or a thing in a zone by its name (`map/B2`, `figures/lodger.3`).
"""

from __future__ import annotations

from reverie.kernel.actions import NOWHERE, Action, Places

ZONES = {"field": "map", "edge": "map", "figure": "figures", "character": "characters", "item": "team.items"}
GOING = frozenset({"step", "enter", "appear", "push"})  # verbs that move a figure to a field


def places(action: Action) -> Places:
    """Where an answer lies, and where it leads."""
    zone = ZONES.get(action.noun or "")
    if zone is None:
        return NOWHERE
    name = (action.argument or "").removeprefix("item:")
    return Places((f"{zone}/{name}",), "map" if action.verb in GOING else None)
