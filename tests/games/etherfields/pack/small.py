"""A small complete campaign as plain data, to be changed and broken by tests."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from typing import Any

from reverie.games.etherfields.content.checks import check_all
from reverie.games.etherfields.content.findings import Finding
from reverie.games.etherfields.content.loading import Pack, examine_files

Data = dict[str, Any]
STEPS = [["mutation", "basic", "move"], ["basic", "move", "special"], ["move", "special"]]


def manifest() -> Data:
    return {
        "id": "small", "version": "1.0.0", "kind": "campaign", "languages": ["en"], "numeral": "I",
        "first_gate": "gate_a", "awakening_location": "bed",
        "standard_wisdoms": {"awakening": "w_a", "death": "w_d", "dreamworld": "w_w"},
    }  # fmt: skip


def act(name: str = "a", /, **parts: Any) -> Data:
    """An action with a text."""
    return {"id": name, "kind": "action", "text": "Something.", "cost": [{"intent": "wrath", "n": 1}],
            "do": [{"draw": 1}], **parts}  # fmt: skip


def things() -> dict[str, Data]:
    """Everything else, by kind and id."""
    found: dict[str, Data] = {
        "character:hero": {"id": "hero", "archetype": "gambler", "name": "Hero", "back": act("back", kind="interrupt"),
                           "deck": [{"card": "punch", "copies": 22}]},
        "influence:punch": {"id": "punch", "name": "Punch", "price": 1, "intents": {"wrath": 2},
                            "starting_of": "gambler", "abilities": [act()]},
        "influence:bargain": {"id": "bargain", "name": "Bargain", "price": 2, "intents": {"cunning": 1}, "copies": 2},
        "wisdom:w_a": {"id": "w_a", "name": "Awakening"},
        "wisdom:w_d": {"id": "w_d", "name": "Death"},
        "wisdom:w_w": {"id": "w_w", "name": "Dreamworld"},
        "item:hat": {"id": "hat", "name": "Hat", "intents": {"wrath": 1}, "code": {"group": 1, "letter": "B"}},
        "tile:hall": {"id": "hall", "code": {"group": 1, "letter": "SETUP"}, "slot": "B2",
                      "fields": {"nw": {"entrance": True}, "se": {"spawn": True},
                                 "ne": {"actions": [act("search", limit="single_use", do=[{"script": 2}])]}}},
        "tile:yard": {"id": "yard", "code": {"group": 1, "letter": "A"}, "slot": "B3"},
        "tile:landing": {"id": "landing", "slot": "B2", "start": True,
                         "fields": {"nw": {"entrance": True}, "se": {"spawn": True}}},
        "creature:cat": {"id": "cat", "name": "Cat", "figure": "animal", "movement": 1,
                         "setup": [{"spawn": {"creature": "cat"}}],
                         "interactions": [act("leave", do=[{"if": {"cond": {"in": "dream"}, "do": [
                             {"end_dream": "victory"}]}}])],
                         "steps": {"mutation": "none", "special": [],
                                   "basic": [{"for_each": {"in": {"characters_in_range": {"n": 0, "of": "this"}},
                                                           "do": [{"suffer": 1}]}}]}},
        "slumber:s_cat": {"id": "s_cat", "name": "Cat", "creature": "cat", "rounds": 5,
                          "no_more_rounds": [{"for_each": {"in": {"character": "all"}, "do": [{"seal": 1}]}},
                                             "end_slumber"]},
        "slumber:delta": {"id": "delta", "delta": True},
        "gate:gate_a": {"id": "gate_a", "name": "Gate", "group": 1, "rounds": 6, "introduction": 1,
                        "no_more_rounds": 3,
                        "setup": [{"reveal_tile": "SETUP"}, {"spawn": {"creature": "cat", "n": 1}}]},
        "script:1": {"n": 1, "text": "It begins."},
        "script:2": {"n": 2, "text": "A hat.", "once": True, "do": [{"gain": "B"}, {"reveal_tile": "A"}]},
        "script:3": {"n": 3, "text": "It ends.", "do": [{"end_dream": "neutral"}]},
        "dreamworld_tile:row": {
            "id": "row", "district": "row", "slot": "B2",
            "locations": [{"id": "bed", "name": "Bed", "icons": ["awakening"]},
                          {"id": "door", "name": "Door", "icons": ["gate"]}],
            "arrows": [{"from": "bed", "to": "door"}, {"from": "door", "to": "bed"}]},
    }  # fmt: skip
    for i in range(12):
        name = f"t{i:02}"
        reward = [{"for_each": {"in": {"character": "all"}, "do": [{"gain_ether": 1}]}}]
        found[f"turn_card:{name}"] = {"id": name, "suit": ["moth", "bell", "anchor", "thorn"][i % 4],
                                      "steps": STEPS[i % 3], "reward": reward}  # fmt: skip
    return found


class Draft:
    """The small campaign, about to be changed: `draft["gate:gate_a"]["rounds"] = 13`."""

    def __init__(self) -> None:
        self.pack = manifest()
        self.things = things()

    def __getitem__(self, ref: str) -> Data:
        return self.things[ref]

    def __setitem__(self, ref: str, thing: Data) -> None:
        self.things[ref] = thing

    def add(self, kind: str, **parts: Any) -> None:
        """One more thing."""
        self.things[f"{kind}:{parts['n'] if kind == 'script' else parts['id']}"] = parts

    def data(self) -> list[Data]:
        """The whole as a file holds it."""
        entries = [{ref.partition(":")[0]: thing} for ref, thing in self.things.items()]
        return copy.deepcopy([{"pack": self.pack}, *entries])

    def read(self) -> Pack:
        """The pack as it is read."""
        return pack_of({"small.json": json.dumps(self.data(), indent=1)})

    def findings(self) -> list[Finding]:
        """Everything that is wrong or looks wrong."""
        return check_all(self.read())

    def codes(self) -> set[str]:
        """The codes of what is wrong."""
        return {finding.code for finding in self.findings()}


def pack_of(files: Mapping[str, str | bytes]) -> Pack:
    """A pack from the texts of its files."""
    contents = [(name, text.encode() if isinstance(text, str) else text) for name, text in sorted(files.items())]
    return examine_files([("draft", lambda: contents)])


def effects_of(text: str) -> tuple[Pack, list[Finding]]:
    """The small campaign with one script of its own, whose effects are given as YAML."""
    draft = Draft()
    body = "\n".join(f"      {line}" for line in text.strip("\n").splitlines())
    script = f"- script:\n    n: 50\n    text: Test.\n    do:\n{body}\n"
    pack = pack_of({"small.json": json.dumps(draft.data()), "test.yaml": script})
    return pack, pack.findings
