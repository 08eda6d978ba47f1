"""The guide "Write your first dream", read as a reader reads it: blocks with a file name become files."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[4]
GUIDE = ROOT / "docs" / "packs" / "first-dream.md"
BLOCK = re.compile(
    r"^```yaml\n# (umbrella/[\w-]+\.yaml)(, instead of: ([^\n]*))?\n(.*?)^```$", re.DOTALL | re.MULTILINE
)
SHELL = re.compile(r"^```\n\$ (reverie [^\n]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def build(folder: Path) -> Path:
    """The pack that the guide makes, in a folder `umbrella`."""
    texts: dict[str, str] = {}
    for name, instead, old, body in BLOCK.findall(GUIDE.read_text("utf-8")):
        if instead:
            assert texts[name].count(old) == 1, old
            texts[name] = texts[name].replace(old, body.strip())
        else:
            texts[name] = texts.get(name, "") + ("\n" if name in texts else "") + body
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder / "umbrella"


def shown() -> list[tuple[str, str]]:
    """The commands of the guide with what it says they print."""
    return SHELL.findall(GUIDE.read_text("utf-8"))
