"""Files of packs as trees of nodes that know where they stand.

YAML is read from the stream of events, never composed by the library, so nothing in a file can make the reader run,
recurse, or grow beyond the limits. Of YAML 1.2 there are mappings with text keys, sequences, text, integers, true,
false and null: no anchors, aliases, tags, merge keys, duplicate keys, directives or second documents.
"""

from __future__ import annotations

import json
import re
from typing import Any

import yaml  # type: ignore[import-untyped, unused-ignore]

from reverie.errors import excerpt
from reverie.games.etherfields.content.findings import Finding, PackError, Place, shown

FILE_LIMIT = 1 << 20  # bytes
DEPTH_LIMIT = 24
NODE_LIMIT = 40_000  # the campaign that comes with Reverie has 8,000
TEXT_LIMIT = 20_000  # characters
KEY_LIMIT = 100
DIGIT_LIMIT = 16

SURROGATE = re.compile("[\ud800-\udfff]")
# Characters that no text needs and that do something to whatever shows them: terminals obey control characters, and
# those for the direction of writing make a line look like another one. Tabs and line ends are allowed.
HARMFUL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
INTEGER = re.compile(r"[-+]?[0-9]+\Z")
FIRST_OF_INTEGERS = frozenset("+-0123456789")
CONSTANTS: dict[str, bool | None] = {
    "": None, "~": None, "null": None, "Null": None, "NULL": None,
    "true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False,
}  # fmt: skip
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # without libyaml: the same events, more slowly


class Node:
    """A value: None, bool, int, str, a list of nodes, or a dict of nodes by key; and where it stands."""

    __slots__ = ("column", "file", "keys", "line", "value")

    def __init__(self, value: Any, file: str, line: int, column: int) -> None:
        self.value = value
        self.file = file
        self.line = line
        self.column = column
        self.keys: dict[str, tuple[int, int]] | None = None  # of a dict: where each key stands

    @property
    def place(self) -> Place:
        """Where the value begins."""
        return Place(self.file, self.line, self.column)

    def key_place(self, key: str) -> Place:
        """Where a key stands."""
        return Place(self.file, *self.keys[key]) if self.keys and key in self.keys else self.place

    def plain(self) -> Any:
        """The value without its places."""
        if isinstance(self.value, list):
            return [entry.plain() for entry in self.value]
        if isinstance(self.value, dict):
            return {key: entry.plain() for key, entry in self.value.items()}
        return self.value

    def __repr__(self) -> str:
        return f"Node({self.plain()!r} at {self.place})"


class Budget:
    """How many nodes may still be read, for all files of a pack together."""

    def __init__(self, nodes: int = NODE_LIMIT) -> None:
        self.nodes = nodes


def refuse(code: str, file: str, line: int = 0, column: int = 0, **details: Any) -> PackError:
    """The error that stops the reading of a file."""
    if "value" in details:
        details["value"] = shown(details["value"])
    return PackError.of([Finding("error", code, Place(file, line, column), details)])


def read(data: bytes, file: str, budget: Budget | None = None) -> Node:
    """A file as a tree; `PackError` for whatever it may not contain."""
    if len(data) > FILE_LIMIT:
        raise refuse("pack-file-size", file, limit=FILE_LIMIT)
    try:
        text = data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        column = error.start - (data.rfind(b"\n", 0, error.start) + 1) + 1
        raise refuse("pack-not-utf8", file, line, column) from None
    tree = Tree(file, budget or Budget())
    if file.endswith(".json"):
        read_json(text, tree)
    else:
        read_yaml(text, tree)
    return tree.root or Node(None, file, 1, 1)


class Tree:
    """Puts a tree together from what a reader finds, one piece after the other, within the limits."""

    def __init__(self, file: str, budget: Budget) -> None:
        self.file = file
        self.budget = budget
        self.root: Node | None = None
        self.open: list[Node] = []  # the collections that the reader is in
        self.keys: list[str | None] = []  # of every open mapping: the key whose value comes next
        self.awaits_key = False

    def refuse(self, code: str, line: int, column: int, **details: Any) -> PackError:
        """The error that stops the reading."""
        return refuse(code, self.file, line, column, **details)

    def key(self, key: str, line: int, column: int) -> None:
        """The key of the value that comes next."""
        holder = self.open[-1]
        if len(key) > KEY_LIMIT:
            raise self.refuse("pack-key-size", line, column, limit=KEY_LIMIT)
        if key == "<<":
            raise self.refuse("pack-merge", line, column)
        if key in holder.value:
            raise self.refuse("pack-duplicate-key", line, column, value=key)
        holder.keys[key] = (line, column)  # type: ignore[index]
        self.keys[-1] = key
        self.awaits_key = False

    def value(self, value: Any, line: int, column: int) -> Node:
        """A value, at its place in the collection that is open."""
        budget = self.budget
        budget.nodes -= 1
        if budget.nodes < 0:
            raise self.refuse("pack-nodes", line, column, limit=NODE_LIMIT)
        node = Node(value, self.file, line, column)
        if self.open:
            key = self.keys[-1]
            if key is None:
                self.open[-1].value.append(node)
            else:
                self.open[-1].value[key] = node
                self.awaits_key = True
        elif self.root is None:
            self.root = node
        return node

    def begin(self, collection: list[Node] | dict[str, Node], line: int, column: int) -> None:
        """A collection; what comes next is in it."""
        node = self.value(collection, line, column)
        if len(self.open) >= DEPTH_LIMIT:
            raise self.refuse("pack-depth", line, column, limit=DEPTH_LIMIT)
        self.open.append(node)
        self.keys.append(None)
        self.awaits_key = type(collection) is dict
        if self.awaits_key:
            node.keys = {}

    def end(self) -> None:
        """The open collection is complete."""
        self.open.pop()
        self.keys.pop()
        self.awaits_key = bool(self.keys) and self.keys[-1] is not None

    def text(self, text: str, line: int, column: int) -> str:
        """A text that is not too long, and without halves of characters, which could be written nowhere, or characters
        that are commands.
        """
        if len(text) > TEXT_LIMIT:
            raise self.refuse("pack-text-size", line, column, limit=TEXT_LIMIT)
        if not text.isprintable():
            if SURROGATE.search(text):
                raise self.refuse("pack-surrogate", line, column)
            harmful = HARMFUL.search(text)
            if harmful is not None:
                raise self.refuse("pack-character", line, column, value=f"U+{ord(harmful[0]):04X}")
        return text


# ---- YAML ----------------------------------------------------------------------------------------------------


def read_yaml(text: str, tree: Tree) -> None:
    """A YAML file."""
    loader = None
    try:
        loader = LOADER(text)
        read_events(loader, tree)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
        line, column = (mark.line + 1, mark.column + 1) if mark is not None else (0, 0)
        problem = getattr(error, "problem", None) or getattr(error, "reason", None) or "?"
        raise tree.refuse("pack-yaml", line, column, problem=excerpt(problem, 80)) from None
    except (ValueError, OverflowError):  # an escape that is no character
        raise tree.refuse("pack-yaml", 0, 0, problem="invalid escape") from None
    finally:
        if loader is not None:
            loader.dispose()


def read_events(loader: Any, tree: Tree) -> None:
    """The events that packs may contain; whatever else comes is refused. A flood of values passes here one by one, so
    what is common is done at once.
    """
    documents = 0
    while (event := loader.get_event()) is not None:
        kind = type(event)
        mark = event.start_mark
        line, column = mark.line + 1, mark.column + 1
        if kind is yaml.ScalarEvent:
            if event.anchor is not None or event.tag is not None:
                raise marked(event, tree, line, column)
            value = event.value
            if len(value) > TEXT_LIMIT or not value.isprintable():
                tree.text(value, line, column)
            if tree.awaits_key:
                tree.key(value, line, column)
            else:
                tree.value(value if event.style else plain_scalar(value, tree, line, column), line, column)
        elif kind is yaml.MappingStartEvent or kind is yaml.SequenceStartEvent:
            if event.anchor is not None or event.tag is not None:
                raise marked(event, tree, line, column)
            if tree.awaits_key:
                raise tree.refuse("pack-key-kind", line, column)
            tree.begin({} if kind is yaml.MappingStartEvent else [], line, column)
        elif kind is yaml.MappingEndEvent or kind is yaml.SequenceEndEvent:
            tree.end()
        elif kind is yaml.AliasEvent:
            raise tree.refuse("pack-anchor", line, column, value=str(event.anchor))
        elif kind is yaml.DocumentStartEvent:
            documents += 1
            if documents > 1:
                raise tree.refuse("pack-second-document", line, column)
            if event.version or event.tags:
                raise tree.refuse("pack-directive", line, column)


def marked(event: Any, tree: Tree, line: int, column: int) -> PackError:
    """The error for a value that is not just written where it stands, or says something about its type."""
    if event.anchor is not None:
        return tree.refuse("pack-anchor", line, column, value=str(event.anchor))
    return tree.refuse("pack-tag", line, column, value=event.tag)


def plain_scalar(text: str, tree: Tree, line: int, column: int) -> bool | int | str | None:
    """A scalar without quotation marks: a constant, an integer, or text."""
    if text in CONSTANTS:
        return CONSTANTS[text]
    if text[0] in FIRST_OF_INTEGERS and INTEGER.match(text):
        return integer(text, tree, line, column)
    return text


def integer(text: str, tree: Tree, line: int, column: int) -> int:
    """An integer of a sensible size."""
    if len(text.lstrip("+-")) > DIGIT_LIMIT:
        raise tree.refuse("pack-digits", line, column, limit=DIGIT_LIMIT)
    return int(text)


# ---- JSON ----------------------------------------------------------------------------------------------------

TOKEN = re.compile(  # a value or a sign, the colon or comma after it, and the blanks up to the next one
    r"(?:(?P<text>\"(?:[^\"\\\x00-\x1f]++|\\(?:[\"\\/bfnrt]|u[0-9a-fA-F]{4}))*+\")(?P<colon>[ \t\r\n]*+:)?"
    r"|(?P<number>-?(?:0|[1-9][0-9]*+)(?![0-9.eE]))|(?P<word>true|false|null)\b|(?P<sign>[\[\]{}]))"
    r"(?P<comma>[ \t\r\n]*+,)?[ \t\r\n]*+"
)
BLANK = re.compile(r"[ \t\r\n]*+")
WORDS = {"true": True, "false": False, "null": None}
CLOSES = {"]": list, "}": dict}


def read_json(text: str, tree: Tree) -> None:
    """A JSON file. `wants` says what may come next: a value (or a key, where the tree awaits one), the same or the end
    of the collection that has just begun, or nothing but an end.
    """
    before, line, line_start = 0, 1, 0
    next_line = text.find("\n")
    wants = "value"
    at = BLANK.match(text).end()  # type: ignore[union-attr]  # no blank at all is a match, too
    while True:
        if -1 < next_line < at:
            line += text.count("\n", before, at)
            line_start = text.rfind("\n", before, at) + 1
            next_line = text.find("\n", at)
        before, column = at, at - line_start + 1
        match = TOKEN.match(text, at)
        if match is None:
            if wants == "end" and not tree.open and at == len(text):
                return
            raise tree.refuse("pack-json", line, column)
        written, colon, number, word, sign, comma = match.groups()
        at = match.end()
        is_closed = sign in CLOSES
        if is_closed:
            is_right = wants != "value" and bool(tree.open) and type(tree.open[-1].value) is CLOSES[sign]
        else:
            is_right = wants != "end" and bool(colon) == tree.awaits_key and not (comma and (colon or sign))
        if not is_right:
            raise tree.refuse("pack-json", line, column)
        if is_closed:
            tree.end()
        elif colon:
            tree.key(json_text(written, tree, line, column), line, column)
            wants = "value"
            continue
        elif sign:
            tree.begin([] if sign == "[" else {}, line, column)
            wants = "value or end"
            continue
        elif written:
            tree.value(json_text(written, tree, line, column), line, column)
        else:
            tree.value(integer(number, tree, line, column) if number else WORDS[word], line, column)
        wants = "value" if comma else "end"
        if comma and not tree.open:
            raise tree.refuse("pack-json", line, column)


def json_text(written: str, tree: Tree, line: int, column: int) -> str:
    """A text in quotation marks."""
    return tree.text(json.loads(written) if "\\" in written else written[1:-1], line, column)
