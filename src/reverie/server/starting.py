"""Why a server cannot be started: a fixed list of reasons; words/<language>/hosting.ftl has a sentence for each.

The exit code tells whoever starts servers whether it makes sense to try again: 2 says that somebody has to change
something first; 3 (the address) and 4 (the database) may go away by themselves.
"""

from __future__ import annotations

import errno
import re
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from reverie.errors import ReverieError, excerpt
from reverie.server.stores.driver import StorageAddress, StorageBusy, StorageFull, StorageNewer

SOMEBODY, ADDRESS, DATABASE = 2, 3, 4

EXITS: Final = {
    "hosting-public-url": SOMEBODY,
    "hosting-proxy": SOMEBODY,
    "hosting-database-url": SOMEBODY,
    "hosting-database-address": SOMEBODY,
    "hosting-backups-postgres": SOMEBODY,
    "hosting-backups-folder": SOMEBODY,
    "hosting-no-asyncpg": SOMEBODY,
    "hosting-port-forbidden": SOMEBODY,
    "hosting-host-unknown": SOMEBODY,
    "hosting-folder": SOMEBODY,
    "hosting-descriptors": SOMEBODY,
    "hosting-database-newer": SOMEBODY,
    "hosting-database-unusable": SOMEBODY,
    "hosting-port-taken": ADDRESS,
    "hosting-database-busy": DATABASE,
    "hosting-database-full": DATABASE,
    "hosting-postgres": DATABASE,
}


ADDRESSED: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:/|.*://", re.DOTALL)  # and no drive of Windows


HOST: Final = re.compile(r"(?P<name>\[[0-9A-Fa-f:.%]+\]|[^\[\]:/]*)(:(?P<port>.*))?", re.DOTALL)


class CannotServe(ReverieError):
    """The server was not started; nothing has changed."""

    shows_code = True

    def __init__(self, code: str, *, place: str | None = None, **details: object) -> None:
        assert code in EXITS, code
        super().__init__(code, place=place, rule=None, **details)

    @property
    def exit_code(self) -> int:
        """How the process ends."""
        return EXITS[self.code]


def is_postgres(database: str) -> bool:
    """Whether a database is named by an address instead of a file."""
    return database.startswith(("postgresql://", "postgres://"))


def check_database(database: str) -> None:
    """Refuse addresses of other databases, and mistyped ones: they are no files. They are not shown, for they may hold
    a password."""
    if is_postgres(database):
        if (part := misspelt(database)) is not None:
            raise CannotServe("hosting-database-address", place="--database", part=part)
    elif ADDRESSED.match(database):
        raise CannotServe("hosting-database-url", place="--database")


def misspelt(address: str) -> str | None:
    """The part of an address of PostgreSQL that cannot be; None if all of them can."""
    if any(letter.isspace() or not letter.isprintable() for letter in address):
        return "space"
    try:
        parts = urlsplit(address)
    except ValueError:  # brackets that do not close
        return "host"
    if re.search(r"%(?![0-9A-Fa-f]{2})", address):
        return "percent"
    if parts.fragment:
        return "fragment"  # a password with # in it, most likely
    user, _, hosts = parts.netloc.rpartition("@")
    for host in hosts.split(","):
        found = HOST.fullmatch(host)
        if found is None or ("@" in user):
            return "host"
        if found["port"] is not None and not (found["port"].isdigit() and 0 < int(found["port"][:6]) < 65_536):
            return "port"
        elsewhere = "host=" in parts.query or (not user and not found["port"] and len(parts.path) > 1)
        if not found["name"] and not elsewhere:
            return "host"
    return "name" if "/" in parts.path[1:] else None


def shown(database: str) -> str:
    """A database as it may be shown: without user, password and options."""
    if not is_postgres(database):
        return str(Path(database).absolute())
    try:
        parts = urlsplit(database)
        return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"
    except ValueError:
        return "postgresql://"


def without_address(error: OSError, host: str, port: int) -> CannotServe:
    """Why the address cannot be had."""
    place = f"{host}:{port}"
    if error.errno == errno.EADDRINUSE:
        return CannotServe("hosting-port-taken", place=place, port=str(port))
    if error.errno in (errno.EACCES, errno.EPERM):
        return CannotServe("hosting-port-forbidden", place=place, port=str(port))
    return CannotServe("hosting-host-unknown", place=place, host=excerpt(host, 80))


def without_copies(error: OSError, folder: Path) -> CannotServe:
    """Why copies cannot be kept."""
    reason = error.strerror or type(error).__name__
    return CannotServe("hosting-backups-folder", place=str(folder.absolute()), reason=reason)


def without_database(error: Exception, database: str) -> CannotServe:
    """Why the database cannot be used."""
    place = shown(database)
    if isinstance(error, ModuleNotFoundError):
        return CannotServe("hosting-no-asyncpg", place=place)
    if isinstance(error, StorageBusy):
        return CannotServe("hosting-database-busy", place=place)
    if isinstance(error, StorageNewer):
        return CannotServe("hosting-database-newer", place=place)
    if isinstance(error, StorageFull):
        return CannotServe("hosting-database-full", place=place)
    if isinstance(error, StorageAddress):
        return CannotServe("hosting-database-address", place="--database", part="option")
    if is_postgres(database):
        return CannotServe("hosting-postgres", place=place, reason=excerpt(error, 200))
    below = system_error(error)
    if below is not None:
        return CannotServe("hosting-folder", place=place, reason=below.strerror or type(below).__name__)
    return CannotServe("hosting-database-unusable", place=place, reason=excerpt(str(error).rpartition(": ")[2], 200))


def system_error(error: BaseException | None) -> OSError | None:
    """The system's own error behind an error of the store."""
    while error is not None:
        if isinstance(error, OSError):
            return error
        error = error.__cause__
    return None
