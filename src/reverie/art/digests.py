"""What the faces look like, in a few digits each: so that no byte of any of them changes unnoticed."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from reverie.art.catalogue import drawn, names, other_names
from reverie.art.errors import ArtError
from reverie.art.pen import THEMES

HERE = Path(__file__).parent
VERSION_FILE = HERE / "version.py"
GOLDEN_FILE = HERE.parents[2] / "tests" / "art" / "faces.json"

Digests = dict[str, dict[str, str]]


def digest(text: str) -> str:
    """Enough of a SHA-256."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def golden() -> Digests:
    """The digest of every face that a contact sheet shows, by theme and name."""
    return {theme: {name: digest(drawn(name, theme)) for name in names()} for theme in THEMES}


def version() -> str:
    """One digest for all faces there are, Dreams of other card tables included."""
    whole = hashlib.sha256()
    for theme in THEMES:
        for name in sorted({*names(), *other_names()}):
            whole.update(f"{theme} {name}\n{drawn(name, theme)}".encode())
    return whole.hexdigest()[:12]


def update() -> str:
    """Write version and digests into the sources; ArtError outside a checkout."""
    if not GOLDEN_FILE.parent.is_dir():
        raise ArtError("art-no-checkout", place=str(GOLDEN_FILE.parent)[:200])
    now = version()
    lines = VERSION_FILE.read_text("utf-8").splitlines()
    lines[-1] = f'VERSION = "{now}"'
    VERSION_FILE.write_text("\n".join(lines) + "\n", "utf-8")
    GOLDEN_FILE.write_text(json.dumps(golden(), indent=1) + "\n", "utf-8")
    return now
