"""Write the names of the browser's own texts as a TypeScript union: `python -m scripts.web_ids`.

With `--check`, fail if the file that is there is stale.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

ROOT = Path(__file__).parent.parent
WORDS = ROOT / "src" / "reverie" / "words" / "en"
TARGET = ROOT / "web" / "src" / "i18n" / "ids.ts"
HEAD = "// Made by `python -m scripts.web_ids` from src/reverie/words/en/web*.ftl; do not edit.\n\n"


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
    return f"{HEAD}export type WebId ={names or ' never'};\n"


def main() -> int:
    """Write or check."""
    text = typescript()
    if "--check" in sys.argv[1:]:
        return 0 if TARGET.exists() and TARGET.read_text("utf-8") == text else 1
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
