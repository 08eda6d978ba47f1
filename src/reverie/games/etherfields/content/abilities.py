"""Abilities (law 9.3) of cards, tiles and rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from reverie.games.etherfields.content.effects import Effects
from reverie.games.etherfields.content.findings import Findings
from reverie.games.etherfields.content.model import FREE, NO_TEXT, Ability, ListRef, Range, Text, Way, Word
from reverie.games.etherfields.content.objects import PARTS
from reverie.games.etherfields.content.reading import Node
from reverie.games.etherfields.content.values import LARGEST, MISSING, Where

ANNOUNCED = (  # events that are told of before they happen: only there `before` and `instead` can mean something (9.6)
    "would_suffer", "would_seal", "trap_triggered", "step", "draw_step", "no_more_rounds", "abort", "weakness_drawn",
    "creature_appears", "reward", "buying",
)  # fmt: skip
OWN = ("character", "influence", "mask", "weakness", "memory", "companion")  # sources that belong to a character
SCOPE = frozenset({"slumber", "dream"})
ANYWHERE = frozenset({"slumber", "dream", "dreamworld"})
RULES = ("wisdom", "season")  # these hold everywhere unless they say otherwise
NO_SELF = ("gate", "slumber", "creature", "event", "fate", "tile", "overlay")  # of their steps
ABILITY_PARTS = {key: part for key, part in PARTS["ability"].parameters.items() if key not in ("id", "duration")}
LASTING = {"mask": "while_worn"}  # how long passive modifiers hold; otherwise while the source is where it works


class Abilities(Effects):
    """Reads abilities."""

    def __init__(self, findings: Findings) -> None:
        super().__init__(findings)
        self.abilities: dict[str, Ability] = {}
        self.ability_nodes: dict[str, Node] = {}
        self.sockets: set[str] = set()
        self.dream_traps: list[tuple[str, Node]] = []

    def while_word(self, name: str) -> Word:
        """A duration without parameters."""
        return Word(name, {})

    def type_abilities(self, node: Node, where: Where) -> Any:
        """A list of abilities."""
        return self.listed("ability", node, where)

    def type_ability(self, node: Node, where: Where) -> Any:
        """One ability."""
        source = where.ref.split("/")[0]
        kind_of_source = source.partition(":")[0]
        written = node.value if isinstance(node.value, dict) else {}
        kind = written["kind"].value if "kind" in written else None
        if "id" not in written:
            self.wrong("pack-missing-part", node, part="id", of="ability")
            return MISSING
        name = self.type_local_id(written["id"], where)
        ref = f"{source}#{name}"
        if name is MISSING:
            return MISSING
        if ref in self.ability_nodes:
            self.wrong("pack-twice", written["id"], value=name)
            return MISSING
        self.ability_nodes[ref] = node
        lasting = where.duration
        if lasting is None and kind == "passive":
            lasting = self.while_word(LASTING.get(kind_of_source, "while_in_zone"))
        inner = Where(ref, has_self=not (kind == "step" and kind_of_source in NO_SELF), duration=lasting)
        duration = self.type_duration(written["duration"], inner) if "duration" in written else None
        if duration is not None and duration is not MISSING:
            inner = replace(inner, duration=duration)
        values = self.record(ABILITY_PARTS, node, inner, "ability", ("id", "duration"))
        if "kind" not in values:
            return MISSING
        ways = (Way(values.get("cost", FREE), values.get("do", "")), *values.get("or", ()))
        self.check_ability(values, node)
        ability = Ability(
            ref=ref,
            source=source,
            id=name,
            kind=values["kind"],
            ways=ways,
            text=values.get("text", NO_TEXT),
            name=values.get("name", NO_TEXT),
            keyword=values["keyword"],
            group=values["group"],
            scope=values.get("scope", ANYWHERE if kind_of_source in RULES else SCOPE),
            when=values.get("when"),
            window=values["window"],
            requires=values.get("requires", ()),
            range=values.get("range"),
            limit=values["limit"],
            target=values.get("target"),
            duration=duration if duration is not MISSING else None,
            after_use=values["after_use"],
            decider=values.get("decider", self.decider(values["kind"], kind_of_source)),
        )
        self.abilities[ref] = ability
        return ability

    def check_ability(self, values: dict[str, Any], node: Node) -> None:
        """Parts that need each other."""
        kind = values["kind"]
        if kind in ("trigger", "step") and "when" not in values:
            self.wrong("pack-missing-part", node, part="when", of="ability")
        if kind == "step" and "when" in values and values["when"].name != "step":
            self.wrong("pack-step-when", node)
        when, window = values.get("when"), values["window"]
        if kind == "trigger" and window != "after" and when is not None and when.name not in ANNOUNCED:
            self.wrong("pack-window", node, value=window, name=when.name, allowed=ANNOUNCED)
        if kind in ("action", "passive") and "when" in values:
            self.wrong("pack-when", node, kind=kind)
        if kind == "passive" and "cost" in values:
            self.wrong("pack-passive-cost", node)
        if "do" not in values and "or" not in values and values["after_use"] == "stay":
            self.wrong("pack-missing-part", node, part="do", of="ability")

    def decider(self, kind: str, source: str) -> str:
        """Who answers choices inside, if nothing is said (9.3, ETH-GEN-02)."""
        return "actor" if kind in ("action", "interrupt") or source in OWN else "team"

    def type_range(self, node: Node, where: Where) -> Any:
        """How far an ability reaches."""
        value = node.value
        if value == "none" or value is None:
            return MISSING
        if value == "unlimited":
            return Range(None)
        if value == "any_field":
            return Range(None, anywhere=True)
        if type(value) is int and 0 <= value <= LARGEST:
            return Range(value)
        if isinstance(value, dict) and "n" in value and set(value) <= {"n", "ignore_walls"}:
            n = self.type_count(value["n"], where)
            walls = self.type_bool(value["ignore_walls"], where) if "ignore_walls" in value else False
            return MISSING if n is MISSING or walls is MISSING else Range(n, ignores_walls=walls)
        self.expected("form", node, "none / 2 / {n: 3, ignore_walls: true} / unlimited / any_field")
        return MISSING

    def type_ways(self, node: Node, where: Where) -> Any:
        """Alternatives of an ability."""
        if not isinstance(node.value, list):
            self.expected("list", node, "[{cost: […], do: […]}]")
            return MISSING
        ways: list[Way] = []
        for i, entry in enumerate(node.value):
            inner = replace(where, ref=f"{where.ref}/or{i}")
            values = self.record(PARTS["way"].parameters, entry, inner, "way")
            ways.append(Way(values.get("cost", FREE), values.get("do", "")))
        return tuple(ways)

    def type_general_rules(self, node: Node, where: Where) -> Any:
        """General rules of a tile: abilities, and instructions that are carried out once when it is revealed."""
        if not isinstance(node.value, list):
            self.expected("list", node, "[{id: a, kind: action, …}, {text: …, do: […]}]")
            return MISSING
        rules: list[Ability] = []
        instructions: list[ListRef] = []
        texts: list[Text] = []
        for i, entry in enumerate(node.value):
            if isinstance(entry.value, dict) and "kind" in entry.value:
                ability = self.type_ability(entry, where)
                if ability is not MISSING:
                    rules.append(ability)
                continue
            inner = Where(f"{where.ref}/rule{i}", has_self=False)
            text: Any = NO_TEXT
            if isinstance(entry.value, list):
                ref = self.effects(entry, inner, inner.inner("do"))
            elif isinstance(entry.value, dict) and "do" in entry.value and set(entry.value) <= {"do", "text"}:
                ref = self.effects(entry.value["do"], inner, inner.inner("do"))
                if "text" in entry.value:
                    text = self.type_text(entry.value["text"], inner)
            else:
                self.expected("form", entry, "{id: a, kind: action, …} / {text: …, do: […]}")
                continue
            if ref is not MISSING and ref:
                instructions.append(ref)
                texts.append(NO_TEXT if text is MISSING else text)
        return tuple(rules), tuple(instructions), tuple(texts)
