"""Where answers of Etherfields lie on the table, as far as their words say: at a field, card, portrait, creature, die.

A place is a zone (`payment`) or a thing in a zone by its name (`map/B2.sw`, `figures/lodger.3`, `characters/gambler`).
What an ability belongs to is in the view (`abilities`); so is where it lies.
"""

from __future__ import annotations

from reverie.kernel.actions import NOWHERE, Action, Places

# By noun: what an answer names.
ZONES = {
    "field": "map", "fields": "map", "edge": "map", "socket": "sockets", "figure": "figures", "character": "characters",
    "item": "team.items", "card": "cards", "ability": "abilities", "effect": "abilities", "mask": "masks",
    "creature": "creatures", "companion": "companions", "secret": "secrets", "step": "turn", "turn-card": "turn",
    "location": "dreamworld", "gate": "gates", "tile": "tiles", "marker": "die", "mutation": "creatures",
    "option": "page", "way": "page", "cost": "page", "number": "page", "color": "page", "bonus": "page", "row": "page",
    "n": "page", "by": "page", "state": "page",
}  # fmt: skip
# By verb: answers that name nothing lie at what they are about.
VERBS = {
    "confirm": "payment", "boost": "payment", "give-up": "payment", "accept": "die", "buy-round": "turn",
    "stop": "map", "pass": "characters/{from}", "end-turn": "characters/{from}", "move": "characters/{from}",
    "exert": "characters/{from}", "look": "characters/{from}", "gain-glowstone": "characters/{from}",
    "awaken": "dreamworld", "save": "dreamworld", "slumber": "dreamworld",
}  # fmt: skip
GOING = frozenset({"step", "enter", "appear", "push", "relocate"})  # verbs that move a figure to a field
BY_PLACE = frozenset({"mutation"})  # what they name lies on another thing, which the answer names as its place


def places(action: Action) -> Places:
    """Where an answer lies, and where it leads."""
    zone = ZONES.get(action.noun or "")
    if zone is None:
        at = VERBS.get(action.verb, "page")
        return Places((at.format_map({"from": action.source}),)) if action.source or "{" not in at else NOWHERE
    thing = action.place if action.noun in BY_PLACE and action.place else action.argument or ""
    return Places((f"{zone}/{thing.removeprefix('item:')}",), "map" if action.verb in GOING else None)
