"""Write the names of the browser's own texts as a TypeScript union: `python -m scripts.web_ids FILE`."""

from __future__ import annotations

import sys
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

WORDS = Path(__file__).parent.parent / "src" / "reverie" / "words" / "en"


def ids() -> list[str]:
    """Every text of the shell, and its attributes as `name@attribute`."""
    found: list[str] = []
    for path in sorted(WORDS.glob("web*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, Message):
                found += [entry.id.name] if entry.value else []
                found += [f"{entry.id.name}@{attribute.id.name}" for attribute in entry.attributes]
    return sorted(found)


def typescript() -> str:
    """The file as it should be."""
    names = "".join(f'\n  | "{name}"' for name in ids())
    return f"export type WebId ={names or ' never'};\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), "utf-8")
