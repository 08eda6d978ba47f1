"""What an error of PostgreSQL means for the unit it happened to: is it certain that nothing is stored?"""

from __future__ import annotations

from typing import Final

import asyncpg

from reverie.server.stores.driver import Conflict, StorageError, StorageFull, StorageUnsure

UNIQUE_VIOLATION: Final = "23505"
DISK_FULL: Final = "53100"
READ_ONLY: Final = "25006"
"""The server has become a standby: the connection leads to the wrong one."""
BAD_VALUE: Final = "22"
CONNECTION_LOST: Final = "08"
TRANSACTION_ROLLED_BACK: Final = "40"
"""A deadlock or the like: nothing is stored, and the same unit may well succeed when it is tried again."""
OPTIONS: Final = ("42704", "22023", "42602", "55P02")
"""Why PostgreSQL lets nobody in by an address: it knows no such option, or not with that value, or not from outside. (A
user who may not come in, or a database that is not there, is another matter: somebody may be about to make them.)"""
EVERYBODYS: Final = ("25", "53", "54", "58", "F0", "XX")
"""Classes of errors that lie with the server, not with what it was asked: every unit would meet them."""


def sqlstate(error: BaseException) -> str:
    """The five characters by which PostgreSQL names an error; empty for errors it did not report itself."""
    code = getattr(error, "sqlstate", None) if isinstance(error, asyncpg.PostgresError) else None
    return code or ""


def reported(error: BaseException) -> bool:
    """Whether the server itself refused, over a connection that still stands: then the unit is rolled back.

    An error that ends the connection reaches us as the loss of it.
    """
    state = sqlstate(error)
    return state != "" and not state.startswith(CONNECTION_LOST)


def misaddressed(error: BaseException) -> bool:
    """Whether a connection was not made because of what stands in the address, which will not mend itself."""
    return isinstance(error, asyncpg.exceptions.ClientConfigurationError) or sqlstate(error) in OPTIONS


def certain(error: BaseException) -> bool:
    """Whether nothing is stored for certain, even if the error met the commit itself: the server refused, or asyncpg
    did before it sent anything (a closed connection, a value that does not fit)."""
    return reported(error) or isinstance(error, asyncpg.InterfaceError)


def explain(error: BaseException, *, committing: bool) -> StorageError:
    """The same error in the words of a driver.

    Only its first line is kept, and it is not chained: PostgreSQL adds details that quote whole rows, and asyncpg
    quotes values, secrets included; those must not get into a log.
    """
    state = sqlstate(error)
    if state == UNIQUE_VIOLATION:
        return Conflict("a row of that key exists already")
    if state.startswith(BAD_VALUE) or isinstance(error, ValueError):
        return StorageError(f"a value does not fit its statement ({type(error).__name__})")
    text = f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"
    if state == DISK_FULL:
        return StorageFull(text)
    if committing and not certain(error):
        return StorageUnsure(text)
    return StorageError(text)
