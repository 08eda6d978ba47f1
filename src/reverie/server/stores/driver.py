"""What a database must be able to do for the server: run atomic units of statements, and read committed rows.

Statements are written once, with `$1`, `$2`, … for their values, in the SQL that SQLite and PostgreSQL share: texts
and whole numbers only. A driver knows nothing of what the statements mean.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Protocol

Value = str | int | None
Statement = tuple[str, Sequence[Value]]
Row = tuple[Value, ...]
Listener = Callable[[str], None]


class StorageError(Exception):
    """The database could not do it, and nothing of the unit is stored as far as anybody will ever see.

    If that is not certain (the connection broke during the commit), the exception is `StorageUnsure`.
    """

    code = "storage_failed"


class StorageUnsure(StorageError):
    """The unit may or may not be stored: read before going on."""


class StorageFull(StorageError):
    """No space is left; reads go on, and writes will be accepted again when there is space."""

    code = "storage_full"


class StorageGone(StorageUnsure):
    """The database was removed or replaced under the running server: what is written to it, nobody will find again."""

    code = "storage_gone"


class StorageBusy(StorageError):
    """Another server owns this database."""

    code = "storage_busy"


class StorageNewer(StorageError):
    """The database was written by a newer program."""

    code = "storage_newer"


class StorageAddress(StorageError):
    """No database can have such an address: somebody has to write another one."""


class Conflict(StorageError):
    """A row of that key exists already: somebody else was first. Nothing of the unit is stored."""

    code = "storage_conflict"


class Driver(Protocol):
    """One database, open."""

    async def open(self) -> None:
        """Connect, bring the schema up to date (after a backup if it was older), be ready."""

    async def close(self) -> None:
        """Finish what was begun, then let go of the database."""

    def write(self, unit: Sequence[Statement], notice: str | None = None) -> Awaitable[None]:
        """Carry out the statements, all or none; done when they are durably committed.

        Waiting units share one commit where the database does not do that by itself; one that fails does not
        harm the others. `notice` is told to the listeners of all processes on this database, with the commit.
        """

    async def read(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """Committed rows."""

    async def backup(self, path: Path) -> None:
        """A consistent copy of the whole database while it is in use."""

    def listen(self, listener: Listener) -> None:
        """Call it, on the event loop, with every notice of another process."""

    async def tell(self, notice: str) -> None:
        """Tell the other processes something that is not stored (who is present, an emote)."""
