"""A new pack: a small complete dream to play, read and change."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

from reverie.games.etherfields.content.reading import refuse
from reverie.games.etherfields.content.values import ID

PLACEHOLDER = "__ID__"


def new_pack(folder: Path, name: str | None = None) -> list[Path]:
    """Write the files of a new pack into a folder that is empty or not there yet; the answer is what was written."""
    pack_id = name if name is not None else re.sub(r"[^a-z0-9_]+", "_", folder.resolve().name.lower()).strip("_")
    if not ID.match(pack_id) or len(pack_id) > 40:
        raise refuse("pack-new-id", str(folder), value=pack_id)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise refuse("pack-new-exists", str(folder))
    written = []
    template = resources.files("reverie.games.etherfields.content") / "template"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file in sorted(template.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".yaml"):
                path = folder / file.name
                path.write_text(file.read_text("utf-8").replace(PLACEHOLDER, pack_id), "utf-8")
                written.append(path)
    except OSError as error:
        raise refuse("pack-unreadable", str(folder), problem=error.strerror or "?") from None
    return written
