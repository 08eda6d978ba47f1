"""A copy of a database in use: page by page between commits, under another name until it is complete and synced."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import apsw

from reverie.server.stores.driver import StorageError
from reverie.server.stores.sqlite.file import explain, sync_directory

PAGES_A_STEP = 256


class Copy:
    """`begin`, `step` until it says true, `keep`; or `drop` at any time. All but `keep` on the database's thread.

    Pages that the connection changes meanwhile are copied along by SQLite, so the copy shows the moment of its end.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.part = path.with_name(path.name + ".part")
        self._target: apsw.Connection | None = None
        self._backup: apsw.Backup | None = None

    def begin(self, source: apsw.Connection) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.part.unlink(missing_ok=True)
            os.close(os.open(self.part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
            self._target = apsw.Connection(str(self.part))
            # Nobody reads the part before `keep` has synced it, so it needs no journal of its own.
            self._target.execute("PRAGMA journal_mode = OFF").fetchall()
            self._target.execute("PRAGMA synchronous = OFF")
            self._backup = self._target.backup("main", source, "main")
        except (apsw.Error, OSError) as error:
            self.drop()
            raise explain(error, self.path) from error

    def step(self) -> bool:
        if self._backup is None or self._target is None:
            raise StorageError(f"{self.path}: the backup was interrupted, the database had to be opened again")
        try:
            if not self._backup.step(PAGES_A_STEP):
                return False
            self._backup.finish()
            self._backup = None
            self._target.close()
            self._target = None
        except apsw.Error as error:
            self.drop()
            raise explain(error, self.path) from error
        return True

    def keep(self) -> None:
        try:
            descriptor = os.open(self.part, os.O_RDWR)
            try:
                os.fsync(descriptor)
            finally:
                os.close(descriptor)
            self.part.replace(self.path)
            sync_directory(self.path.parent)
        except OSError as error:
            raise explain(error, self.path) from error

    def drop(self) -> None:
        """Let go of the source and leave nothing behind."""
        with contextlib.suppress(Exception):
            if self._backup is not None:
                self._backup.close(True)
        with contextlib.suppress(Exception):
            if self._target is not None:
                self._target.close(True)
        self._backup = self._target = None
        with contextlib.suppress(OSError):
            self.part.unlink(missing_ok=True)
