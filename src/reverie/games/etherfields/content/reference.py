"""The reference of the language as Markdown, written from the vocabulary itself into docs/packs.md.

python -m reverie.games.etherfields.content.reference docs/packs.md
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from reverie.games.etherfields.content import words as w
from reverie.games.etherfields.content.objects import MORE_VALUES, OBJECTS, PARTS, SHARED
from reverie.games.etherfields.content.options import OPTIONS
from reverie.games.etherfields.content.signatures import Parameter, Signature, spelled

BEGIN, END = "<!-- reference: begin (generated) -->", "<!-- reference: end -->"
TITLES = {
    "cost": "Parts of costs",
    "condition": "Conditions",
    "trigger": "Triggers",
    "selector": "Selectors",
    "effect": "Effects",
    "stat": "What modifiers change: numbers",
    "switch": "What modifiers change: switches",
    "duration": "Durations",
    "expression": "Expressions",
}


def reference() -> str:
    """The whole reference."""
    lines = ["### Things", "", f"All of them also take {inline(SHARED.values())}.", ""]
    lines += table("thing", OBJECTS)
    lines += ["", "### Parts of things", "", *table("part", PARTS)]
    for family, words in w.FAMILIES.items():
        lines += ["", f"### {TITLES[family]}", ""]
        groups = list(dict.fromkeys(signature.group for signature in words.values()))
        for group in groups:
            of_group = [f"`{signature}`" for signature in words.values() if signature.group == group]
            lines += [f"{group}: " * bool(group) + " · ".join(of_group), ""]
        lines.pop()
    lines += ["", "### Named values", "", "| name | values |", "|---|---|"]
    lines += [f"| `{name}` | {', '.join(values)} |" for name, values in {**w.VALUES, **MORE_VALUES}.items()]
    lines += ["", "### Options", "", "| option | value |", "|---|---|"]
    lines += [f"| `{name}` | {shown(value)} |" for name, value in OPTIONS.items()]
    return "\n".join(lines)


def table(title: str, signatures: dict[str, Signature]) -> list[str]:
    """Things with their parts."""
    lines = [f"| {title} | parts |", "|---|---|"]
    return [*lines, *(f"| `{name}` | {inline(one.parameters.values())} |" for name, one in signatures.items())]


def inline(parameters: Iterable[Parameter]) -> str:
    """Parameters as code, for a table."""
    return ", ".join(f"`{spelled(one)}`".replace("|", "\\|") for one in parameters)


def shown(value: object) -> str:
    """The value of an option."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {entry}" for key, entry in value.items())
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def with_reference(text: str) -> str:
    """A document with the reference in its place."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{reference()}\n\n{END}{after}"


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(with_reference(path.read_text("utf-8")), "utf-8")
