"""Whether the files of an open SQLite database still lie where they were opened.

A system lets go of the name of a file at once, and of the file when nobody has it open any more. A server would go on
writing, and acknowledging, to a file that nobody can find again. So it looks, at every commit, whether the name still
leads to the file it has open; that takes a few microseconds.
"""

from __future__ import annotations

import logging
from pathlib import Path

LOG = logging.getLogger("reverie.server")

Identity = tuple[int, int]


class Place:
    """The database, and the log beside it if nobody else may make a new one; known from `note` to `forget`."""

    def __init__(self, database: Path, *, with_log: bool) -> None:
        self.paths = [database, database.with_name(f"{database.name}-wal")] if with_log else [database]
        self.known: list[Identity | None] | None = None
        self.was_kept = True

    def note(self) -> None:
        """These are the files from now on; the database itself stays the one it was."""
        found = [identity(path) for path in self.paths]
        if self.known is not None:
            found[0] = self.known[0]
        self.known = found

    def forget(self) -> None:
        """The files were closed."""
        self.known = None
        self.was_kept = True

    def is_kept(self) -> bool:
        """Whether all files are where they were; the log is told when that changes."""
        if self.known is None:
            return True
        both = zip(self.paths, self.known, strict=True)
        kept = all(before is None or identity(path) == before for path, before in both)
        if kept != self.was_kept:
            self.was_kept = kept
            facts = {"file": self.paths[0].name}
            if kept:
                LOG.warning("database is back", extra=facts)
            else:
                LOG.error("database gone: nothing is kept until it is back or the server is restarted", extra=facts)
        return kept


def identity(path: Path) -> Identity | None:
    """Which file it is; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
