"""A lock file beside the database: a second server on the same file is refused at once, before it touches anything.

The lock belongs to the open file, so it ends with the process however that ends; the file itself stays, because
removing it would let two servers hold locks on two files of one name.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

from .driver import StorageBusy, StorageError

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Held from `take` to `release`, or to the end of the process."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.path = database.with_name(database.name + ".lock")
        self._descriptor: int | None = None

    def take(self) -> None:
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
        self._descriptor = descriptor

    def release(self) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
