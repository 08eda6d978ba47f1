"""What a game's description of its words means: names-<game>.json and story-<game>.json, which the browser reads, too.

An expression is put together from what is known of a fact or an answer, and is unknown where something is missing:

    "hello"                     these letters
    "used-<verb>"               with a hole that is filled from a name; unknown if the name is
    "<card|side>"               a name and a way to read it: a reading or a kind of name of this game, or `mark` (a
                                card inside a sentence), `+1`, `-1`, `text <id>` (a text, with the value for its *)
    "<view.rows[index].city>"   what lies inside, by its name, or by the value of another name
    ["<a>", "<b>"]              the first that is known
    {"if": …, "is": …}          only where the condition holds
    {"text": …, "with": …}      the first text that exists, with its details
    {"each": …, "split": "+", "is": …, "join": ", "}   for every part, called `it`

A condition names values and what they must be: a word, one of a list, an expression, true (known) or false (unknown).
`let` gives names to expressions. `web/src/tell/description.ts` does the same in the browser, and the golden words hold
the two together (tests/web).
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from reverie.words import Words

# A card inside a sentence stands between these two until the sentence is coloured.
OPEN, CLOSE = "\ue000", "\ue001"
HOLE = re.compile(r"<([^<>]*)>")
STEP = re.compile(r"([\w-]+)|\[([\w-]+)\]")
GROUP = re.compile(r"\$(\d)")
UNKNOWN = (None, "", False)

Expression = Any  # as JSON: a string, a list of expressions, or an object
Data = dict[str, Any]


def mark(token: str) -> str:
    """A card for a sentence that will be coloured."""
    return f"{OPEN}{token}{CLOSE}"


@cache
def data(name: str) -> Data:
    """A file of descriptions."""
    read: Data = json.loads((resources.files("reverie.words") / f"{name}.json").read_text("utf-8"))
    return read


@cache
def games() -> tuple[str, ...]:
    """The games whose cards have names here."""
    folder = resources.files("reverie.words")
    return tuple(sorted(f.name[6:-5] for f in folder.iterdir() if f.name.startswith("names-")))


@dataclass(frozen=True)
class Hole:
    """A place in a template: steps into what is known (a name, or the value of a name), then ways to read it."""

    steps: tuple[tuple[str, str], ...]
    filters: tuple[str, ...]


@cache
def hole(text: str) -> Hole:
    """A hole as it is written between its brackets."""
    path, *filters = text.split("|")
    return Hole(tuple(STEP.findall(path)), tuple(filters))


@cache
def parts(template: str) -> tuple[str | Hole, ...]:
    """A template as letters and holes."""
    pieces = HOLE.split(template)
    cut: list[str | Hole] = [hole(piece) if i % 2 else piece for i, piece in enumerate(pieces)]
    return tuple(piece for piece in cut if piece != "")


class Scope(dict[str, Any]):
    """What is known; names that `let` describes are worked out when they are needed."""

    def __init__(self, reader: Reader, let: Mapping[str, Expression], known: Mapping[str, Any]) -> None:
        super().__init__(known)
        self.reader = reader
        self.let = let

    def __missing__(self, name: str) -> Any:
        value = self[name] = self.reader.value(self.let[name], self) if name in self.let else None
        return value

    def inside(self, item: Any) -> Scope:
        """The same with `it`."""
        return Scope(self.reader, self.let, {**self, "it": item})


def reading(game: str, name: str, value: str) -> str | None:
    """What a value says, by one of a game's readings: a table, or the first pattern that fits."""
    ways = data(f"names-{game}")["readings"][name]
    if isinstance(ways, dict):
        entry: str | None = ways.get(value)
        return entry
    for pattern, result in ways:
        found = re.search(pattern, value)
        if found:
            groups = found.groups("")
            return GROUP.sub(lambda group: groups[int(group[1]) - 1], result)  # noqa: B023 (called at once)
    return None


def rank(game: str, token: str) -> tuple[int | str, ...]:
    """Where a card stands when cards are told in no order of their own."""
    orders = ((reading(game, order["by"], token), order["in"]) for order in data(f"names-{game}")["order"])
    return *(values.index(found) if found in values else len(values) for found, values in orders), token


class Reader:
    """Reads the expressions of one game, in one language."""

    def __init__(self, game: str, words: Words) -> None:
        self.game = game
        self.words = words
        description = data(f"names-{game}")
        self.readings: dict[str, Any] = description["readings"]
        self.names: dict[str, Expression] = description["names"]

    def named(self, name: str, token: str) -> str | None:
        """What something is called, by one of the game's kinds of names."""
        found: str | None = self.value(self.names[name], Scope(self, {}, {"it": token}))
        return found

    # ---- expressions ----------------------------------------------------------------------------------------------

    def value(self, expression: Expression, scope: Scope) -> Any:
        """What an expression is here; None if it is unknown."""
        if isinstance(expression, str):
            return self.filled(expression, scope)
        if isinstance(expression, list):
            return next((value for one in expression if (value := self.value(one, scope)) is not None), None)
        if not self.holds(expression.get("if", {}), scope):
            return None
        if "text" in expression:
            return self.text(expression, scope)
        if "each" in expression:
            return self.each(expression, scope)
        return self.value(expression["is"], scope)

    def filled(self, template: str, scope: Scope) -> Any:
        """A template with its holes filled; a single hole keeps what it is, be it a number or a list."""
        pieces = parts(template)
        values = [piece if isinstance(piece, str) else self.looked_up(piece, scope) for piece in pieces]
        if any(value is None for value in values):
            return None
        return values[0] if len(values) == 1 else "".join(map(str, values))

    def looked_up(self, at: Hole, scope: Scope) -> Any:
        """What a hole is filled with."""
        value: Any = scope
        for name, other in at.steps:
            value = step(value, name or scope[other])
        for name in at.filters:
            if value in UNKNOWN and type(value) is not int:
                return None
            value = self.read(name, value)
        return None if value in UNKNOWN and type(value) is not int else value

    def read(self, way: str, value: Any) -> Any:
        """A value read in one way."""
        if way == "mark":
            return mark(value)
        if way in ("+1", "-1"):
            return str(int(value) + int(way)) if str(value).isdigit() else None
        if way.startswith("text "):
            name = way[5:].replace("*", str(value))
            return self.words.text(name) if self.words.has(name) else None
        return reading(self.game, way, str(value)) if way in self.readings else self.named(way, str(value))

    def each(self, expression: Data, scope: Scope) -> str | None:
        """An expression for every part of a list or a divided word, those that are known, joined."""
        whole = self.value(expression["each"], scope)
        items = whole.split(expression["split"]) if isinstance(whole, str) else whole or []
        values = [self.value(expression["is"], scope.inside(item)) for item in items]
        return expression.get("join", ", ").join(value for value in values if value is not None) or None

    def text(self, expression: Data, scope: Scope) -> str | None:
        """The first of the texts that there is."""
        name = self.text_name(expression["text"], scope)
        return None if name is None else self.words.text(name, **self.details(expression.get("with", ()), scope))

    def text_name(self, names: Expression, scope: Scope, family: str = "") -> str | None:
        """The name of the first text that there is."""
        for name in names if isinstance(names, list) else [names]:
            known = self.value(name, scope)
            if known is not None and self.words.has(f"{self.game}-{family}{known}"):
                return f"{self.game}-{family}{known}"
        return None

    def details(self, wanted: Any, scope: Scope) -> dict[str, Any]:
        """What a text is told: names, or names with their expressions; what is unknown is left out."""
        pairs = wanted.items() if isinstance(wanted, dict) else ((name, f"<{name}>") for name in wanted)
        values = {name: self.value(expression, scope) for name, expression in pairs}
        return {name: value for name, value in values.items() if value is not None}

    def holds(self, conditions: Mapping[str, Any], scope: Scope) -> bool:
        """Whether all of these hold."""
        return all(self.is_so(self.looked_up(hole(name), scope), wanted, scope) for name, wanted in conditions.items())

    def is_so(self, value: Any, wanted: Any, scope: Scope) -> bool:
        """Whether a value is what a condition wants."""
        if isinstance(wanted, bool):
            return (value is not None) == wanted
        choices = wanted if isinstance(wanted, list) else [wanted]
        return value is not None and any(value == self.filled(choice, scope) for choice in choices)


def step(value: Any, name: Any) -> Any:
    """What lies inside under a name or a number; None if there is nothing."""
    if isinstance(value, Mapping):
        return value[name] if isinstance(value, Scope) else value.get(name)
    if isinstance(value, list) and str(name).isdigit():
        return value[int(name)] if int(name) < len(value) else None
    return None
