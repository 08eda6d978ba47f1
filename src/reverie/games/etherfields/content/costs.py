"""Costs (law 9.4): alternatives, each a list of components."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields.content import words as w
from reverie.games.etherfields.content.model import FREE, Components, Cost, Word
from reverie.games.etherfields.content.reading import Node
from reverie.games.etherfields.content.sentences import Sentences
from reverie.games.etherfields.content.values import MISSING, Where

COST_LIMIT = 24  # alternatives, and components of each: every way to pay is looked at whenever somebody may act
X = Word("X", {})  # as the amount of a cost it is simply "X"


class Costs(Sentences):
    """Reads costs."""

    def type_cost(self, node: Node, where: Where) -> Any:
        """`free`, a list of components, or `{one_of: [lists]}`."""
        if node.value == "free":
            return FREE
        alternatives: list[Components] = []
        if isinstance(node.value, list):
            rows = [node]
        elif isinstance(node.value, dict) and list(node.value) == ["one_of"]:
            choices = node.value["one_of"]
            if not isinstance(choices.value, list) or not choices.value:
                self.expected("list", choices, "[[{intent: wrath, n: 2}], [{ether: 1}]]")
                return MISSING
            rows = choices.value
        else:
            self.expected("cost", node, "free / [{intent: wrath, n: 2}] / {one_of: [[…], […]]}")
            return MISSING
        if len(rows) > COST_LIMIT:
            self.wrong("pack-cost-size", node, limit=COST_LIMIT)
            return MISSING
        for row in rows:
            if row.value == "free":
                alternatives.append(Components())
                continue
            if not isinstance(row.value, list):
                self.expected("list", row, "[{intent: wrath, n: 2}, {ether: 1}]")
                continue
            if len(row.value) > COST_LIMIT:
                self.wrong("pack-cost-size", row, limit=COST_LIMIT)
                return MISSING
            components = [self.component(entry, where) for entry in row.value]
            alternatives.append(Components(entry for entry in components if entry is not MISSING))
        cost: Cost = tuple(alternatives)
        return cost or MISSING

    def component(self, node: Node, where: Where) -> Any:
        """One component of a cost."""
        if not isinstance(node.value, dict) or not node.value:
            self.expected("component", node, "{intent: wrath, n: 2}")
            return MISSING
        names = [key for key in node.value if key in w.COSTS]
        if len(names) != 1:
            key = next(iter(node.value))
            self.findings.add("pack-unknown-cost", node.key_place(key), value=key, among=list(w.COSTS))
            return MISSING
        (name,) = names
        inner = node.value[name]
        rest = {key: entry for key, entry in node.value.items() if key != name}
        self.use("cost", name)
        if name == "team_times":
            if not isinstance(inner.value, dict) or "intent" not in inner.value or rest:
                self.expected("form", node, "{team_times: {intent: wrath, n: 2}}")
                return MISSING
            return self.intent("team_times", inner, where)
        if name == "intent":
            return self.intent("intent", node, where)
        signature = w.COSTS[name]
        if name == "marker":
            node_of = {"kind": inner, **rest}
        elif not signature.parameters:
            node_of = rest
            if inner.value is not True:
                self.expected("form", inner, "true")
                return MISSING
        else:
            node_of = {"n": inner, **rest}
        arguments: dict[str, Any] = {}
        for key, entry in node_of.items():
            if key not in signature.parameters:
                place = node.key_place(key)
                self.findings.add(
                    "pack-unknown-parameter", place, value=key, word=name, among=list(signature.parameters)
                )
                return MISSING
            value = self.parse(signature.parameters[key].type, entry, where)
            if value is MISSING:
                return MISSING
            arguments[key] = "X" if value == X else value
        for key, parameter in signature.parameters.items():
            if parameter.default is not None:
                arguments.setdefault(key, parameter.default)
        return Word(name, arguments)

    def intent(self, word: str, node: Node, where: Where) -> Any:
        """`{intent: color, n: N}` or `{intent: X_of, color: c}`."""
        for key in node.value:
            if key not in ("intent", "n", "color"):
                place = node.key_place(key)
                self.findings.add(
                    "pack-unknown-parameter", place, value=key, word="intent", among=["intent", "n", "color"]
                )
                return MISSING
        what = node.value["intent"]
        if what.value == "X_of":
            if "color" not in node.value:
                self.wrong("pack-missing-parameter", node, parameter="color", word="intent")
                return MISSING
            color = self.one_of((*w.COLORS, "any_one"), node.value["color"])
            return MISSING if color is MISSING else Word(word, {"color": color, "n": "X"})
        if "color" in node.value:
            self.wrong("pack-unknown-parameter", node.value["color"], value="color", word="intent")
            return MISSING
        color = self.one_of((*w.COLORS, "any_one"), what)
        n = self.type_amount(node.value["n"], where) if "n" in node.value else 1
        return MISSING if color is MISSING or n is MISSING else Word(word, {"color": color, "n": "X" if n == X else n})
