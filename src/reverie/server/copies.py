"""Copies of the database in a folder: each is named by the moment at which it was made."""

from __future__ import annotations

import math
import os
import re
from pathlib import Path
from tempfile import mkstemp

NAME = re.compile(r"tables-\d{4}-\d{2}-\d{2}-(\d{1,16})\.sqlite")


def name_of(day: str, now: int) -> str:
    """The name of a copy that is made now (milliseconds since 1970)."""
    return f"tables-{day}-{now}.sqlite"


def prepare(folder: Path) -> None:
    """Make the folder and write something into it; OSError if that cannot be done, now rather than tomorrow night."""
    folder.mkdir(parents=True, exist_ok=True)
    descriptor, name = mkstemp(prefix=".writable-", dir=folder)
    os.close(descriptor)
    Path(name).unlink()


def seconds_since(folder: Path, now: int) -> float:
    """How old the newest copy is; infinite if there is none.

    A server that is started again often must not begin to wait anew each time: it would never make a copy. Copies from
    the future were made by a wrong clock and do not count.
    """
    found = (NAME.fullmatch(entry.name) for entry in folder.iterdir()) if folder.is_dir() else ()
    moments = [int(match[1]) for match in found if match is not None]
    return min(((now - moment) / 1000 for moment in moments if moment <= now), default=math.inf)
