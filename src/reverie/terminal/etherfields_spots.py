"""Where on the terminal table each answer of Etherfields lies, and by which panel each question is drawn.

Answers say their place (`core/places.py`), the view says what an ability belongs to; no rule is known here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from reverie.cli.table.etherfields_map import place_of
from reverie.kernel.actions import Action

View = Mapping[str, Any]

# By which part of the table each question is answered. "list": by a list, because a list is what it is: whole sentences
# to choose from, ways to pay, an order. What is not here is asked by a list as well.
PANELS: dict[str, str] = {
    "command": "map", "turn": "map", "step": "map", "enter": "map", "appear": "map", "target": "map", "push": "map",
    "push-who": "map", "relocate": "map", "creature-step": "map", "displaced": "map", "terrain": "map",
    "unblock": "map", "rift": "map", "state": "map", "gamble-creature": "map", "companion": "map", "move-team": "map",
    "discard-first": "hand", "cost-discard": "hand", "make-room": "hand", "cost-return": "hand", "look-price": "hand",
    "stone-price": "hand", "lay-free": "hand", "hand-limit": "hand", "progress": "hand", "seal": "hand",
    "pay": "payment", "demand": "payment",
    "reroll": "die", "interrupt": "die", "prevent": "die", "trigger": "die", "boost-penalty": "die",
    "reshuffle-penalty": "die", "roll-how": "die",
    "block": "turn", "dreamworld": "dreamworld", "gate": "dreamworld",
    "shop": "counter", "shop-what": "counter", "buy": "counter", "save-buy": "counter", "search": "shelf",
    "look": "shelf", "reorder": "shelf", "look-secret": "shelf", "discard-item": "items", "item-slot": "items",
    "seat": "waking", "first-player": "waking", "items": "waking", "deck": "waking", "deck-copies": "waking",
    "choose-mask": "waking", "new-mask": "waking",
    "distribute": "people", "fate-who": "people", "gamble-who": "people", "payer": "people", "mask": "people",
}  # fmt: skip
LIST = "list"
ON_LIST = frozenset({"die", LIST})  # panels that show what it is about, and a list of answers below
BUTTONS = frozenset({
    "pass", "end-turn", "move", "exert", "look", "gain-glowstone", "buy-round", "stop", "done", "decline", "cancel",
    "go-on", "accept", "give-up", "confirm", "boost", "awaken", "save", "slumber", "enough", "as-before", "build",
    "take", "shop", "buy-cards", "buy-item", "quit-dream", "gamble",
})  # fmt: skip


def panel_of(kind: str) -> str:
    """By what a question is answered."""
    return PANELS.get(kind, LIST)


class Spots:
    """Finds the things on the table that answers lie at: "map/B2.ne", "characters/gambler", "item/whistle"."""

    def __init__(self, view: View, active: str) -> None:
        self.view = view
        self.fields: dict[str, Any] = view["map"]["fields"]
        self.active = active
        self.by_word: dict[str, tuple[str, dict[str, Any]]] = {}
        for ref, ability in view["abilities"].items():
            for word in (ref, *ability["words"]):
                self.by_word.setdefault(word, (ref, ability))

    def of(self, action: Action) -> list[str]:
        """Every thing that an answer lies at; none: it needs a button of its own."""
        noun, argument = action.noun or "", action.argument or ""
        if noun == "field":
            return self.known([argument])
        if noun == "fields":
            return self.known(argument.split("+"))
        if noun == "figure":
            return self.of_figure(action, argument)
        if noun == "character":
            return [f"characters/{argument}"]
        if noun == "item":
            return [f"item/{argument.removeprefix('item:')}"]
        if noun == "creature":
            return [f"creatures/{argument}"]
        if noun == "mutation":
            return [f"creatures/{action.place or ''}"]
        if noun == "socket":
            return [f"map/{name}" for name, one in self.fields.items() if one.get("socket", {}).get("id") == argument]
        if noun == "edge":
            return self.known(self.fields_at(argument))
        if noun == "card":
            return self.of_card(action, argument)
        if noun in ("ability", "effect"):
            return self.of_ability(action, argument)
        if noun == "location":
            return [f"location/{argument}"]
        if noun == "gate":
            return [f"gate/{argument}"]
        if noun in ("mask", "secret", "companion"):
            return [f"{noun}/{argument}"]
        if noun in ("step", "turn-card"):
            return ["turn"]
        return []

    def known(self, names: Iterable[str]) -> list[str]:
        """Fields that are on the map."""
        return [f"map/{name}" for name in names if name in self.fields]

    def fields_at(self, edge: str) -> list[str]:
        """The fields beside an edge: "B1.ne-B2.nw", "B1.ne-east"."""
        return [part for part in edge.split("-") if "." in part]

    def of_figure(self, action: Action, argument: str) -> list[str]:
        """Where a figure stands; one that stands nowhere is at its own tile."""
        number = argument.partition(".")[2]
        one = next((one for one in self.view["figures"] if str(one["number"]) == number), None)
        if action.place in self.fields:
            return [f"map/{action.place}"]
        if one is not None and one["field"]:
            return [f"map/{one['field']}"]
        return [f"creatures/{argument.partition('.')[0]}"]

    def of_card(self, action: Action, card: str) -> list[str]:
        """A card in a hand, one that is laid, or one that lies to be chosen from."""
        owner = (action.place or "").partition(".")[0]
        people = {one["id"]: one for one in self.view["characters"]}
        owner = owner if owner in people else action.source or self.active
        one = people.get(owner)
        if one is not None and card in one["hand"]:
            return [f"hand/{owner}/{card}"]
        if one is not None and any(laid["card"] == card for laid in one["progress"]):
            return [f"progress/{owner}/{card}"]
        return [f"shelf/{card}"]

    def of_ability(self, action: Action, word: str) -> list[str]:
        """What an ability belongs to."""
        found = self.by_word.get(word)
        if found is None:
            creature = f"creature:{word}" in self.view["things"]
            return [f"creatures/{word}"] if creature else []
        ref, ability = found
        kind, _, name = ability["of"].partition(":")
        owner = action.source or self.active
        if kind == "tile":
            return [f"map/{at}" for at, one in self.fields.items() if ref in one.get("actions", ())]
        if kind == "influence":
            one = next((one for one in self.view["characters"] if one["id"] == owner), None)
            zone = "hand" if one is not None and name in one["hand"] else "progress"
            return [f"{zone}/{owner}/{name}"]
        if kind in ("creature", "item"):
            return [f"{'creatures' if kind == 'creature' else 'item'}/{name}"]
        return [f"characters/{owner}"] if kind in ("character", "mask") else []


def in_order(names: Iterable[str]) -> list[str]:
    """Fields as one reads: row by row."""
    return sorted(names, key=place_of)


__all__ = ["BUTTONS", "LIST", "ON_LIST", "PANELS", "Spots", "in_order", "panel_of"]
