"""Lists of effects (law 9.8): every list gets a name, by which a running game says where in a text it stands."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from reverie.games.etherfields.content import words as w
from reverie.games.etherfields.content.costs import Costs
from reverie.games.etherfields.content.model import NO_TEXT, Check, ListRef, Option, Text, Word
from reverie.games.etherfields.content.objects import PARTS
from reverie.games.etherfields.content.reading import Node
from reverie.games.etherfields.content.sentences import split_word
from reverie.games.etherfields.content.values import MISSING, Where

REPEATS = 12  # how often a word without a number of its own may be written as `n`
OPTION_PARTS = {key: value for key, value in PARTS["option"].parameters.items() if key != "do"}
CHECK_PARTS = PARTS["check"].parameters
LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Effects(Costs):
    """Reads lists of effects."""

    def part(self, name: str, kind: str, node: Node, where: Where) -> Any:
        """A list of effects is called after the part it is."""
        if kind == "effects":
            return self.effects(node, where, where.inner(name))
        if kind == "effects_or_none":
            return None if node.value in (None, "none") else self.effects(node, where, where.inner(name))
        return super().part(name, kind, node, where)

    def effects(self, node: Node, where: Where, name: str) -> Any:
        """A list of effects, kept under its name; the empty list has the empty name."""
        if not isinstance(node.value, list):
            self.expected("effects", node, "[{suffer: 1}, end_slumber]")
            return MISSING
        if not node.value:
            return ""
        assert name not in self.lists, name
        found: list[Word] = []
        self.lists[name] = ()
        self.list_nodes[name] = node
        for entry in node.value:
            effect = self.effect(entry, replace(where, list=name, index=len(found)))
            if effect is MISSING:
                continue
            times = 1
            if "n" not in w.EFFECTS[effect.name].parameters and "n" in effect.args:
                times = effect.args["n"]
                effect = Word(effect.name, {key: value for key, value in effect.args.items() if key != "n"})
                if not 0 < times <= REPEATS:
                    self.wrong("pack-repeats", entry, word=effect.name, limit=REPEATS)
                    continue
            found += [effect] * times
        self.lists[name] = tuple(found)
        return name

    def effect(self, node: Node, where: Where) -> Any:
        """One effect."""
        name, inner = split_word(node)
        if name in ("unseal", "remove_mutation") and inner is not None:
            node = chosen_form(node, name, inner)
        effect = self.word("effect", node, where)
        if effect is MISSING:
            return MISSING
        if effect.name == "modifier":
            return self.modifier(effect, node, where)
        if effect.name in w.PERSONAL and "who" not in effect.args and not where.has_self:
            self.wrong("pack-no-self", node, word=effect.name)
        return effect

    def modifier(self, effect: Word, node: Node, where: Where) -> Any:
        """A modifier with all its parts."""
        arguments = dict(effect.args)
        if arguments["stat"].name in w.SWITCHES:
            arguments.setdefault("op", "set")
            arguments.setdefault("value", True)
            if arguments["op"] != "set" or not isinstance(arguments["value"], bool):
                self.wrong("pack-switch", node, stat=arguments["stat"].name)
                return MISSING
        else:
            for key in ("op", "value"):
                if key not in arguments:
                    self.wrong("pack-missing-parameter", node, parameter=key, word="modifier")
                    return MISSING
            if isinstance(arguments["value"], bool):
                self.wrong("pack-no-switch", node, stat=arguments["stat"].name)
                return MISSING
        if "duration" not in arguments:
            if where.duration is None:
                self.wrong("pack-modifier-duration", node)
                return MISSING
            arguments["duration"] = where.duration
        return Word("modifier", arguments)

    def type_options(self, node: Node, where: Where) -> Any:
        """The ways of a choice."""
        if not isinstance(node.value, list) or not node.value:
            self.expected("list", node, "[{text: …, do: […]}, {do: […]}]")
            return MISSING
        options: list[Option] = []
        taken: set[str] = set()
        for i, entry in enumerate(node.value):
            values = self.record(OPTION_PARTS, entry, where, "option", ("do",))
            key = values.get("key", LETTERS[i] if i < len(LETTERS) else f"o{i}")
            if key in taken:
                self.wrong("pack-twice", entry, value=key)
                continue
            taken.add(key)
            do: Any = ""
            if isinstance(entry.value, dict) and "do" in entry.value:
                do = self.effects(entry.value["do"], where, where.inner(key))
            text: Text = values.get("text", NO_TEXT)
            options.append(Option(key, text, values.get("requires", ()), "" if do is MISSING else do))
        return tuple(options)

    def type_checklist(self, node: Node, where: Where) -> Any:
        """What a choice depends on, line by line."""
        if not isinstance(node.value, list) or not node.value:
            self.expected("list", node, "[{text: …, requires: […]}]")
            return MISSING
        lines = [self.record(CHECK_PARTS, entry, where, "check") for entry in node.value]
        return tuple(Check(line["text"], line["requires"]) for line in lines if len(line) == len(CHECK_PARTS))

    def type_luck_table(self, node: Node, where: Where) -> Any:
        """What follows each face of the luck die."""
        return self.face_table(w.VALUES["LUCK"], node, where)

    def type_creature_table(self, node: Node, where: Where) -> Any:
        """What follows each face of the creature die."""
        return self.face_table(w.VALUES["CREATURE_DIE"], node, where)

    def face_table(self, faces: tuple[str, ...], node: Node, where: Where) -> Any:
        """A table of faces."""
        if not isinstance(node.value, dict):
            self.expected("form", node, "{doom: […], three: […]}")
            return MISSING
        table: dict[str, ListRef] = {}
        for key, entry in node.value.items():
            if key not in faces:
                self.findings.add("pack-value", node.key_place(key), value=key, allowed=faces, among=faces)
                continue
            ref = self.effects(entry, where, where.inner(key))
            if ref is not MISSING and ref:
                table[key] = ref
        return table


def chosen_form(node: Node, name: str, inner: Node) -> Node:
    """`{unseal: chosen}` and `{unseal: {n: chosen}}` mean one, by choice."""
    at = (inner.file, inner.line, inner.column)
    if inner.value == "chosen":
        parts = {"how": Node("chosen", *at)}
    elif isinstance(inner.value, dict) and "n" in inner.value and inner.value["n"].value == "chosen":
        parts = {**{key: value for key, value in inner.value.items() if key != "n"}, "how": Node("chosen", *at)}
    else:
        return node
    rewritten = Node({name: Node(parts, *at)}, node.file, node.line, node.column)
    rewritten.value[name].keys = inner.keys
    rewritten.keys = node.keys
    return rewritten
