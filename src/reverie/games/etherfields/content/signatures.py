"""How a word of the content language is used: its parameters, their types and what stands for one left out.

The vocabulary (words.py) is written in lines like `move(n: amount = 1, only_terrain?: terrain)`:

    name: type            has to be given
    name?: type           may be given; is not there otherwise
    name: type = value    the value is filled in if it is left out

A type is a name of `building.py` (`amount`, `selector`, `effects` …), a list of values (`toward|away|chosen`), a named
list of values (`KINDS`), or `@kind`: the id of a thing of that kind.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

WORD = re.compile(r"([^\s(]+)(?:\((.*)\))?$")
PARAMETER = re.compile(r"(\w+)(\??)\s*:\s*([\w|@<>=!.+-]+)(?:\s+=\s+(\S+))?$")


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter of a word."""

    name: str
    type: str
    required: bool
    default: Any = None  # None: not there


@dataclass(frozen=True, slots=True)
class Signature:
    """A word with its parameters."""

    word: str
    group: str
    parameters: dict[str, Parameter]

    @property
    def short(self) -> Parameter | None:
        """What `{word: value}` gives: the first parameter that has to be given, or else the first of all."""
        for parameter in self.parameters.values():
            if parameter.required:
                return parameter
        return next(iter(self.parameters.values()), None)

    @property
    def bare(self) -> bool:
        """Whether the word may stand alone."""
        return not any(parameter.required for parameter in self.parameters.values())

    def __str__(self) -> str:
        return self.word + (f"({', '.join(map(spelled, self.parameters.values()))})" if self.parameters else "")


def spelled(parameter: Parameter) -> str:
    """A parameter as the vocabulary writes it."""
    if parameter.required:
        return f"{parameter.name}: {parameter.type}"
    if parameter.default is None:
        return f"{parameter.name}?: {parameter.type}"
    default = str(parameter.default).lower() if isinstance(parameter.default, bool) else parameter.default
    return f"{parameter.name}: {parameter.type} = {default}"


def vocabulary(text: str) -> dict[str, Signature]:
    """The words of a text: `## Group` begins a group, every other line is one word; indented lines go on with it."""
    words: dict[str, Signature] = {}
    group = ""
    for line in re.sub(r"\n +", " ", text).splitlines():
        line = line.strip()
        if not line:
            continue
        if line.startswith("##"):
            group = line.lstrip("# ")
            continue
        match = WORD.match(line)
        assert match is not None, line
        parts = [part.strip() for part in match[2].split(",")] if match[2] else []
        parameters = {entry.name: entry for entry in map(parameter, parts)}
        assert match[1] not in words, line
        words[match[1]] = Signature(match[1], group, parameters)
    return words


def parameter(text: str) -> Parameter:
    """One parameter as it is written."""
    match = PARAMETER.match(text)
    assert match is not None, text
    name, optional, kind, default = match.groups()
    return Parameter(name, kind, not optional and default is None, None if default is None else constant(default))


def constant(text: str) -> Any:
    """A default value."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.lstrip("-").isdigit() else text
