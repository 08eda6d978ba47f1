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

from reverie.games.etherfields.pack.findings import Finding, PackError, Place, shown

FILE_LIMIT = 1 << 20  # bytes
DEPTH_LIMIT = 24
NODE_LIMIT = 50_000
TEXT_LIMIT = 20_000  # characters
KEY_LIMIT = 100
DIGIT_LIMIT = 16

SURROGATE = re.compile("[\ud800-\udfff]")
INTEGER = re.compile(r"[-+]?[0-9]+\Z")
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

    def value(self, value: Any, line: int, column: int) -> None:
        """A value, at its place in the collection that is open."""
        budget = self.budget
        budget.nodes -= 1
        if budget.nodes < 0:
            raise self.refuse("pack-nodes", line, column, limit=NODE_LIMIT)
        node = Node(value, self.file, line, column)
        if self.open:
            holder = self.open[-1]
            key = self.keys[-1]
            if key is None:
                holder.value.append(node)
            else:
                holder.value[key] = node
                self.awaits_key = True
        elif self.root is None:
            self.root = node
        if type(value) is list or type(value) is dict:
            if len(self.open) >= DEPTH_LIMIT:
                raise self.refuse("pack-depth", line, column, limit=DEPTH_LIMIT)
            self.open.append(node)
            self.keys.append(None)
            self.awaits_key = type(value) is dict
            if self.awaits_key:
                node.keys = {}

    def end(self) -> None:
        """The open collection is complete."""
        self.open.pop()
        self.keys.pop()
        self.awaits_key = bool(self.keys) and self.keys[-1] is not None

    def text(self, text: str, line: int, column: int) -> str:
        """A text that is not too long and has no halves of characters, which could be written nowhere."""
        if len(text) > TEXT_LIMIT:
            raise self.refuse("pack-text-size", line, column, limit=TEXT_LIMIT)
        if not text.isascii() and SURROGATE.search(text):
            raise self.refuse("pack-surrogate", line, column)
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
        raise tree.refuse("pack-yaml", line, column, problem=str(problem)[:80]) from None
    except (ValueError, OverflowError):  # an escape that is no character
        raise tree.refuse("pack-yaml", 0, 0, problem="invalid escape") from None
    finally:
        if loader is not None:
            loader.dispose()


def read_events(loader: Any, tree: Tree) -> None:
    """The events that packs may contain; whatever else comes is refused."""
    documents = 0
    while loader.check_event():
        event = loader.get_event()
        kind = type(event)
        mark = event.start_mark
        line, column = mark.line + 1, mark.column + 1
        if kind is yaml.ScalarEvent:
            check_node(event, tree, line, column)
            value = tree.text(event.value, line, column)
            if tree.awaits_key:
                tree.key(value, line, column)
            else:
                tree.value(value if event.style else plain_scalar(value, tree, line, column), line, column)
        elif kind is yaml.MappingStartEvent or kind is yaml.SequenceStartEvent:
            check_node(event, tree, line, column)
            if tree.awaits_key:
                raise tree.refuse("pack-key-kind", line, column)
            tree.value({} if kind is yaml.MappingStartEvent else [], line, column)
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


def check_node(event: Any, tree: Tree, line: int, column: int) -> None:
    """A value is written where it stands and says nothing about its type."""
    if event.anchor is not None:
        raise tree.refuse("pack-anchor", line, column, value=str(event.anchor))
    if event.tag is not None:
        raise tree.refuse("pack-tag", line, column, value=event.tag)


def plain_scalar(text: str, tree: Tree, line: int, column: int) -> bool | int | str | None:
    """A scalar without quotation marks: a constant, an integer, or text."""
    if text in CONSTANTS:
        return CONSTANTS[text]
    if INTEGER.match(text):
        return integer(text, tree, line, column)
    return text


def integer(text: str, tree: Tree, line: int, column: int) -> int:
    """An integer of a sensible size."""
    if len(text.lstrip("+-")) > DIGIT_LIMIT:
        raise tree.refuse("pack-digits", line, column, limit=DIGIT_LIMIT)
    return int(text)


# ---- JSON ----------------------------------------------------------------------------------------------------

TOKEN = re.compile(
    r'[ \t\r\n]*+(?:(?P<text>"(?:[^"\\\x00-\x1f]++|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*+")'
    r"|(?P<number>-?(?:0|[1-9][0-9]*+)(?![0-9.eE]))|(?P<word>true|false|null)\b|(?P<sign>[\[\]{},:]))"
)
BLANK = re.compile(r"[ \t\r\n]*+")
WORDS = {"true": True, "false": False, "null": None}
CLOSES = {"]": list, "}": dict}


def read_json(text: str, tree: Tree) -> None:
    """A JSON file. `wants` says what may come next: value, value or ], key, key or }, colon, comma or an end."""
    at, line, line_start = 0, 1, 0
    wants = "value"
    while True:
        blank = BLANK.match(text, at)
        start = blank.end() if blank is not None else at
        newlines = text.count("\n", at, start)
        if newlines:
            line += newlines
            line_start = text.rfind("\n", at, start) + 1
        column = start - line_start + 1
        if wants == "end":
            if start < len(text):
                raise tree.refuse("pack-json", line, column)
            return
        match = TOKEN.match(text, start)
        if match is None:
            raise tree.refuse("pack-json", line, column)
        at = match.end()
        kind, token = str(match.lastgroup), str(match[str(match.lastgroup)])
        wants = json_token(tree, kind, token, wants, line, column)


def json_token(tree: Tree, kind: str, token: str, wants: str, line: int, column: int) -> str:
    """One token; the answer is what may come next."""
    after = "comma" if tree.open else "end"
    if kind == "sign" and token in CLOSES and tree.open and type(tree.open[-1].value) is CLOSES[token]:
        if wants in ("comma", "value or ]", "key or }"):
            tree.end()
            return "comma" if tree.open else "end"
    elif wants == "comma":
        if token == "," and kind == "sign":
            return "key" if type(tree.open[-1].value) is dict else "value"
    elif wants == "colon":
        if token == ":" and kind == "sign":
            return "value"
    elif wants in ("key", "key or }"):
        if kind == "text":
            tree.key(tree.text(json.loads(token), line, column), line, column)
            return "colon"
    elif kind == "sign":
        if token in "[{":
            tree.value([] if token == "[" else {}, line, column)
            return "value or ]" if token == "[" else "key or }"
    else:
        if kind == "number":
            value: Any = integer(token, tree, line, column)
        else:
            value = WORDS[token] if kind == "word" else tree.text(json.loads(token), line, column)
        tree.value(value, line, column)
        return after
    raise tree.refuse("pack-json", line, column)
