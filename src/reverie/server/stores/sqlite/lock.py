"""A lock file beside the database: a second server on the same file is refused at once, before it touches anything.

The lock belongs to the open file, so it ends with the process however that ends; the file itself stays. Only where
the database could not be opened, because it belongs to another program for example, a new lock file is taken away
again: by the one who holds the lock, and whoever had opened it meanwhile notices that it has lost its name.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path

from reverie.server.stores.driver import StorageBusy, StorageError

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


TRIES = 10


class FileLock:
    """Held from `take` to `release`, or to the end of the process."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.path = database.with_name(database.name + ".lock")
        self._descriptor: int | None = None
        self._is_new = False
        self.is_wanted = True  # if not, and if it was not there before, the file goes with the lock

    def take(self) -> None:
        self.is_wanted = True
        for _ in range(TRIES):
            self._is_new = not self.path.exists()
            descriptor = self._open()
            if self._is_named(descriptor):
                self._descriptor = descriptor
                return
            os.close(descriptor)
        raise StorageBusy(f"Another server uses the database {self.database}")

    def _open(self) -> int:
        """The file, locked."""
        try:
            descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        except OSError as error:
            raise StorageError(f"No lock file for {self.database}: {error}") from error
        try:
            _lock(descriptor)
        except OSError as error:
            os.close(descriptor)
            if error.errno in (errno.EAGAIN, errno.EACCES, errno.EDEADLK):
                raise StorageBusy(f"Another server uses the database {self.database}") from error
            raise StorageError(f"No lock for {self.database}: {error}") from error
        return descriptor

    def _is_named(self, descriptor: int) -> bool:
        """Whether the file that was opened still is the one that others will open."""
        try:
            return os.path.samestat(os.fstat(descriptor), self.path.stat())
        except FileNotFoundError:
            return False

    def release(self) -> None:
        if self._descriptor is not None:
            if self._is_new and not self.is_wanted:
                with contextlib.suppress(OSError):  # Windows keeps files that are open
                    self.path.unlink()
            os.close(self._descriptor)
            self._descriptor = None
