"""The words of the language: amounts, selectors, conditions, triggers, durations, in canonical form.

A word is a plain text or a mapping with one key. What stands after the key is the first parameter that has to be given
(or else the first of all), or a mapping of parameters by name.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from reverie.games.etherfields.content import words as w
from reverie.games.etherfields.content.model import Word
from reverie.games.etherfields.content.reading import Node
from reverie.games.etherfields.content.signatures import Parameter, Signature
from reverie.games.etherfields.content.values import EDGE_NAME, FIELD_NAME, ID, MISSING, Values, Where


class Sentences(Values):
    """Reads words with their parameters."""

    def part(self, name: str, kind: str, node: Node, where: Where) -> Any:
        """A selector that is called like its parameter says its word only once."""
        if kind == "selector" and name in w.SELECTORS and "pick" in w.SELECTORS[name].parameters:
            return self.named_selector(name, node, where)
        return super().part(name, kind, node, where)

    # ---- amounts ----------------------------------------------------------------------------------------------

    def type_amount(self, node: Node, where: Where, more: tuple[str, ...] = ()) -> Any:
        """A number or an expression."""
        value = node.value
        if type(value) is int:
            if value < 0:
                self.wrong("pack-negative", node, value=value)
                return MISSING
            return self.type_count(node, where)
        if isinstance(value, str) and value in more:
            return value
        if isinstance(value, (str, dict)):
            return self.word("expression", node, where, more)
        self.expected("amount", node, "2 / team_size / {flag: debt}")
        return MISSING

    def type_amount_all(self, node: Node, where: Where) -> Any:
        """A number, an expression, or all."""
        return self.type_amount(node, where, ("all",))

    def type_amount_any(self, node: Node, where: Where) -> Any:
        """A number, an expression, or any number."""
        return self.type_amount(node, where, ("any",))

    def type_amounts(self, node: Node, where: Where) -> Any:
        """Operands; they may be below 0."""
        if not isinstance(node.value, list) or not node.value:
            self.expected("amounts", node, "[2, team_size]")
            return MISSING
        values = [
            self.type_number(entry, where) if type(entry.value) is int else self.type_amount(entry, where)
            for entry in node.value
        ]
        return tuple(value for value in values if value is not MISSING)

    def type_value(self, node: Node, where: Where) -> Any:
        """The value of a modifier: a number, also below 0, an expression, or true or false."""
        if isinstance(node.value, bool):
            return node.value
        return self.type_number(node, where) if type(node.value) is int else self.type_amount(node, where)

    # ---- words ------------------------------------------------------------------------------------------------

    def word(self, family: str, node: Node, where: Where, more: tuple[str, ...] = ()) -> Any:
        """A word of a family with its parameters, in canonical form."""
        vocabulary = w.FAMILIES[family]
        name, inner = split_word(node)
        if name is None:
            self.wrong("pack-word-form", node, family=family)
            return MISSING
        signature = vocabulary.get(name)
        if signature is None:
            place = node.key_place(name) if isinstance(node.value, dict) else node.place
            self.findings.add(f"pack-unknown-{family}", place, value=name, among=[*vocabulary, *more])
            return MISSING
        self.use(family, name)
        return self.with_arguments(signature, family, node, inner, where)

    def with_arguments(
        self, signature: Signature, family: str, node: Node, inner: Node | None, where: Where
    ) -> Word | Any:
        """The arguments of a word, from a mapping of parameters or from the short form."""
        parameters = dict(signature.parameters)
        if family == "effect":
            for extra in w.COMMON.values():
                parameters.setdefault(extra.name, extra)
            if "n" not in parameters and signature.group != "Flow":
                parameters["n"] = Parameter("n", "number", False)
        elif family == "trigger":
            parameters["who"] = w.COMMON["who"]
        if inner is not None and (inner.value is None or inner.value == {}):
            inner = None  # nothing is given
        given: dict[str, Node] = {}
        if inner is not None:
            keys = inner.value if isinstance(inner.value, dict) else {}
            short = signature.short
            if any(key in parameters for key in keys):
                for key in keys:
                    if key not in parameters:
                        place = inner.key_place(key)
                        self.findings.add(
                            "pack-unknown-parameter", place, value=key, word=signature.word, among=list(parameters)
                        )
                given = {key: entry for key, entry in keys.items() if key in parameters}
            elif short is None:
                if inner.value is not True:
                    self.wrong("pack-no-parameters", inner, word=signature.word)
                    return MISSING
            else:
                given = {short.name: inner}
        arguments: dict[str, Any] = {}
        inner_where = self.inside(signature, family, given, where)
        complete = True
        for key, entry in given.items():
            value = self.part(key, parameters[key].type, entry, inner_where)
            if value is MISSING:
                complete = False
            else:
                arguments[key] = value
                if parameters[key].type == "flag":
                    self.note_flag(family, value, entry)
        for name, parameter in signature.parameters.items():
            if name in arguments:
                continue
            if parameter.default is not None:
                arguments[name] = self.filled(parameter)
            elif parameter.required and name not in given and not self.inferred(signature, arguments):
                self.wrong("pack-missing-parameter", node, parameter=name, word=signature.word)
                complete = False
        if not complete:
            return MISSING
        return self.checked(signature, family, arguments, node)

    def note_flag(self, family: str, name: str, node: Node) -> None:
        """Effects set flags; everything else reads them."""
        if family == "effect":
            self.flags_set.add(name)
        else:
            self.flags_read.setdefault(name, node)

    def inside(self, signature: Signature, family: str, given: dict[str, Node], where: Where) -> Where:
        """Where the arguments stand: inside `for_each` over characters there is a self."""
        if family == "effect" and signature.word == "for_each" and "in" in given:
            return replace(where, has_self=True)
        return where

    def filled(self, parameter: Parameter) -> Any:
        """A default in canonical form."""
        if parameter.type == "field":
            return Word("field", {"pick": parameter.default})
        return parameter.default

    def inferred(self, signature: Signature, arguments: dict[str, Any]) -> bool:
        """`{field: {tag: stairs}}` says how to pick by what it names."""
        if "pick" not in signature.parameters or "pick" in arguments:
            return False
        allowed = signature.parameters["pick"].type.split("|")
        for key, pick in (("tag", "tag"), ("terrain", "terrain"), ("id", "id"), ("id", "named"), ("n", "in_range")):
            if key in arguments and pick in allowed:
                arguments["pick"] = pick
                return True
        if signature.word == "character" and "id" in arguments:
            arguments["pick"] = "any"
            return True
        return False

    def checked(self, signature: Signature, family: str, arguments: dict[str, Any], node: Node) -> Any:
        """The word, if its arguments fit together."""
        name = signature.word
        if name in w.EXACTLY_ONE and family in ("condition", "selector", "effect"):
            choice = w.EXACTLY_ONE[name]
            if sum(key in arguments for key in choice) != 1:
                self.wrong("pack-exactly-one", node, word=name, allowed=choice)
                return MISSING
        if (
            name in w.AT_LEAST_ONE
            and family == "condition"
            and not any(key in arguments for key in w.AT_LEAST_ONE[name])
        ):
            self.wrong("pack-at-least-one", node, word=name, allowed=w.AT_LEAST_ONE[name])
            return MISSING
        if family == "selector" and "pick" in arguments:
            for key in w.NEEDS.get((name, arguments["pick"]), ()):
                if key not in arguments:
                    self.wrong("pack-missing-parameter", node, parameter=key, word=name)
                    return MISSING
        return Word(name, arguments)

    # ---- selectors and places ---------------------------------------------------------------------------------

    def type_selector(self, node: Node, where: Where) -> Any:
        """Who or what."""
        return self.word("selector", node, where)

    def type_field(self, node: Node, where: Where) -> Any:
        """Fields: a name, a way to pick, or any selector whose fields are meant."""
        return self.thing_or_selector("field", node, where, FIELD_NAME)

    def type_tile(self, node: Node, where: Where) -> Any:
        """A tile: an id, a way to pick, or a selector."""
        return self.thing_or_selector("tile", node, where, ID)

    def type_edge(self, node: Node, where: Where) -> Any:
        """An edge: a name, a way to pick, or a selector."""
        return self.thing_or_selector("edge", node, where, EDGE_NAME)

    def type_location(self, node: Node, where: Where) -> Any:
        """A location: an id, a way to pick, or a selector."""
        return self.thing_or_selector("location", node, where, ID)

    def type_creature(self, node: Node, where: Where) -> Any:
        """A creature tile: an id, `this`, or a selector."""
        if node.value == "target":
            return Word("target", {})
        return self.thing_or_selector("creature", node, where, ID, by_name="named")

    def thing_or_selector(
        self, word: str, node: Node, where: Where, pattern: re.Pattern[str], by_name: str = "id"
    ) -> Any:
        """The selector of a word, written in full or short: a way to pick, a name, or its parameters."""
        signature = w.SELECTORS[word]
        value = node.value
        if isinstance(value, str):
            if value in signature.parameters["pick"].type.split("|"):
                self.use("selector", word)
                return self.with_arguments(signature, "selector", node, node, where)
            if value in w.SELECTORS and w.SELECTORS[value].bare:
                return self.word("selector", node, where)
            if pattern.match(value):
                self.use("selector", word)
                kind = signature.parameters["id"].type
                name = self.parse(kind, node, where)
                return MISSING if name is MISSING else Word(word, {"pick": by_name, "id": name})
            self.expected("selector", node, word=word)
            return MISSING
        if isinstance(value, dict) and value and all(key in signature.parameters for key in value):
            if len(value) == 1 and next(iter(value)) in w.SELECTORS:
                return self.word("selector", node, where)
            self.use("selector", word)
            return self.with_arguments(signature, "selector", node, node, where)
        return self.word("selector", node, where)

    def named_selector(self, word: str, node: Node, where: Where) -> Any:
        """A selector whose parameter is called like its word: `{put_on_mask: {mask: chosen}}` says it once."""
        signature = w.SELECTORS[word]
        value = node.value
        if isinstance(value, str) and value in signature.parameters["pick"].type.split("|"):
            self.use("selector", word)
            return self.with_arguments(signature, "selector", node, node, where)
        if isinstance(value, dict) and "pick" in value:
            self.use("selector", word)
            return self.with_arguments(signature, "selector", node, node, where)
        return self.type_selector(node, where)

    def type_place(self, node: Node, where: Where) -> Any:
        """Where markers lie: one of the places of 9.4, or a selector."""
        if isinstance(node.value, str) and node.value in w.VALUES["PLACE"]:
            return node.value
        if isinstance(node.value, str) and FIELD_NAME.match(node.value):
            return Word("field", {"pick": "id", "id": node.value})
        return self.word("selector", node, where, w.VALUES["PLACE"])

    def type_encounter_place(self, node: Node, where: Where) -> Any:
        """dream, slumber, dreamworld, or {encounter: id of a gate or slumber}."""
        if isinstance(node.value, dict) and list(node.value) == ["encounter"]:
            name = self.reference("encounter", node.value["encounter"])
            return MISSING if name is MISSING else Word("encounter", {"id": name})
        return self.one_of(("dream", "slumber", "dreamworld", "encounter"), node)

    def type_filter(self, node: Node, where: Where) -> Any:
        """Which cards."""
        if node.value == "secret":
            return Word("filter", {"kind": "secret"})
        values = self.record(w.FILTER.parameters, node, where, "filter")
        return Word("filter", values) if values else MISSING

    # ---- conditions, triggers, durations, modifiers -------------------------------------------------------------

    def type_condition(self, node: Node, where: Where) -> Any:
        """A condition."""
        name, inner = split_word(node)
        if name in w.VALUES["OP"] and inner is not None and isinstance(inner.value, list):
            if len(inner.value) != 2:
                self.expected("amounts", inner, "[{flag: debt}, 2]")
                return MISSING
            values = self.type_amounts(inner, where)
            self.use("condition", name)
            return Word(name, {"a": values[0], "b": values[1]}) if len(values) == 2 else MISSING
        return self.word("condition", node, where)

    def type_conditions(self, node: Node, where: Where) -> Any:
        """Conditions that must all hold: a list, or a single one."""
        if isinstance(node.value, list):
            return self.listed("condition", node, where)
        value = self.type_condition(node, where)
        return MISSING if value is MISSING else (value,)

    def type_trigger(self, node: Node, where: Where) -> Any:
        """A trigger."""
        return self.word("trigger", node, where)

    def type_duration(self, node: Node, where: Where) -> Any:
        """A duration."""
        return self.word("duration", node, where)

    def type_stat(self, node: Node, where: Where) -> Any:
        """What a modifier changes."""
        name, _ = split_word(node)
        if name in w.SWITCHES:
            return self.word("switch", node, where)
        return self.word("stat", node, where, tuple(w.SWITCHES))


def split_word(node: Node) -> tuple[str | None, Node | None]:
    """A word and what stands after it; no word if the node is neither text nor a mapping with one key."""
    if isinstance(node.value, str):
        return node.value, None
    if isinstance(node.value, dict) and len(node.value) == 1:
        return next(iter(node.value.items()))
    return None, None
