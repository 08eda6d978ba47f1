"""One connection to an SQLite file, set up so that what it commits stays committed, and the meaning of its errors."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path

import apsw

from reverie.server.stores.driver import Conflict, StorageBusy, StorageError, StorageFull, StorageUnsure

# At opening nobody waits long for another server; in use, only connections that share a file ever wait.
OPENING_PATIENCE_MS = 500
PATIENCE_MS = 5000
# A write-ahead log that grew beyond this (because no checkpoint was possible) is cut when it starts again.
LOG_LIMIT_BYTES = 32 << 20
# Pages kept in memory. Tables have random names, so every entry changes a page of the index somewhere else: with
# SQLite's own 2 MB, busy servers read pages again all the time.
CACHE_KIB = 16 << 10
CHUNK = 1 << 16  # SQLite's own files take at most 128 KB at once and call anything longer a full disk

_SAME_KEY = (apsw.SQLITE_CONSTRAINT_PRIMARYKEY, apsw.SQLITE_CONSTRAINT_UNIQUE, apsw.SQLITE_CONSTRAINT_ROWID)
_NO_SPACE = (errno.ENOSPC, errno.EDQUOT)


class StorageFullUnsure(StorageFull, StorageUnsure):
    """No space was left at the moment of making a commit durable."""


def connect(path: Path, vfs: str | None, exclusive: bool) -> apsw.Connection:
    """An open, recovered and trustworthy connection; StorageBusy if somebody else has the file."""
    if vfs is None:
        _create_private(path)
    connection = None
    try:
        connection = apsw.Connection(str(path), vfs=vfs, statementcachesize=256)
        _prepare(connection, exclusive)
        if exclusive:
            _settle(path, vfs)
        if vfs is None:
            sync_directory(path.parent)
        connection.set_busy_timeout(PATIENCE_MS)
    except Exception as error:
        if connection is not None:
            leave(connection)
        if isinstance(error, StorageError):
            raise
        raise explain(error, path) from error
    return connection


def leave(connection: apsw.Connection) -> None:
    """Close without touching the files: what is in doubt stays on the disk as it is, to be recovered from there."""
    with contextlib.suppress(apsw.Error):
        connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
    with contextlib.suppress(Exception):
        connection.close(True)


def explain(
    error: Exception, path: Path, *, connection: apsw.Connection | None = None, unsure: bool = False
) -> StorageError:
    """The error in the words of `Driver`. `unsure`: it came while making a commit durable."""
    text = f"{path}: {type(error).__name__}: {error}"
    if isinstance(error, apsw.FullError):
        return StorageFull(text)  # a commit whose last page was not written: SQLite never takes it for one
    if isinstance(error, apsw.BusyError | apsw.LockedError):
        return StorageBusy(f"Another program uses the database {path}")
    if isinstance(error, apsw.ConstraintError) and getattr(error, "extendedresult", 0) in _SAME_KEY:
        return Conflict(text)
    full = isinstance(error, OSError) and error.errno in _NO_SPACE
    if isinstance(error, apsw.IOError | apsw.CantOpenError) and connection is not None:
        with contextlib.suppress(apsw.Error):
            full = connection.system_errno in _NO_SPACE
    if unsure:
        return StorageFullUnsure(text) if full else StorageUnsure(text)
    return StorageFull(text) if full else StorageError(text)


def sync_directory(path: Path) -> None:
    """Names of new, renamed and removed files are durable only with their directory."""
    if os.name != "posix":
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _create_private(path: Path) -> None:
    """The file holds the secrets of running games: only the server's own user reads it. SQLite copies the mode."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600))
    except OSError as error:
        raise explain(error, path) from error


def _prepare(connection: apsw.Connection, exclusive: bool) -> None:
    connection.set_busy_timeout(OPENING_PATIENCE_MS)
    if exclusive:
        # Before anything reads the file. One connection owns the file, so the index of the log lives
        # in its memory and nobody else can interfere.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE").fetchall()
    connection.config(apsw.SQLITE_DBCONFIG_DEFENSIVE, 1)
    connection.config(apsw.SQLITE_DBCONFIG_DQS_DML, 0)
    connection.config(apsw.SQLITE_DBCONFIG_DQS_DDL, 0)
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA mmap_size = 0").fetchall()
    connection.execute("PRAGMA temp_store = MEMORY")  # a full disk must not stop a read that sorts
    connection.execute("PRAGMA cell_size_check = ON")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA cache_size = -{CACHE_KIB}").fetchall()
    names = {str(name) for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if names and "meta" not in names:
        raise StorageError(f"{connection.filename} is a database of another program")
    if connection.execute("PRAGMA journal_mode = WAL").fetchall() != [("wal",)]:
        raise StorageError(f"{connection.filename}: no write-ahead log is possible here")
    connection.execute(f"PRAGMA journal_size_limit = {LOG_LIMIT_BYTES}").fetchall()
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("ROLLBACK")


def _settle(path: Path, vfs: str | None) -> None:
    """Write the log found at opening over itself and sync it, before anything builds on it.

    After a failed sync the system may show pages that the disk never got, and the next sync says nothing of them:
    commits appended behind them would be acknowledged and yet be lost at a power cut. Written again, they are dirty
    again, and this sync is the truth. The connection has the file for itself already, and the bytes stay the same.
    """
    log = apsw.VFSFile(vfs or "", f"{path}-wal", [apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_WAL, 0])
    try:
        size = log.xFileSize()
        for offset in range(0, size, CHUNK):
            log.xWrite(log.xRead(min(CHUNK, size - offset), offset), offset)
        if size:
            log.xSync(apsw.SQLITE_SYNC_FULL)
    finally:
        log.xClose()
