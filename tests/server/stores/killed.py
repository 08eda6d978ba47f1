"""Open a database with more migrations, and be killed at the n-th change of a file (T20).

`python -m tests.server.stores.killed PATH N`; with N = 0 it lives, and says how many changes there were.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys

import apsw

from reverie.server.stores.schema import MIGRATIONS
from reverie.server.stores.sqlite.driver import SqliteDriver

LATER: list[list[str]] = [
    [
        "CREATE TABLE notes(id BIGINT PRIMARY KEY, text TEXT NOT NULL)",
        "INSERT INTO notes(id, text) SELECT COUNT(*), 'of version 2' FROM log",
        "ALTER TABLE log ADD COLUMN mark TEXT",
        "UPDATE log SET mark = 'v2 ' || action_id",
        "CREATE INDEX log_of_mark ON log(mark)",
    ],
    [
        "DROP INDEX log_of_mark",
        "UPDATE log SET mark = 'v3 ' || action_id",
        "UPDATE notes SET text = 'of version 3'",
        "CREATE TABLE more(id BIGINT PRIMARY KEY)",
    ],
]
VERSIONS = [*MIGRATIONS, *LATER]


class _File(apsw.VFSFile):
    def __init__(self, vfs: _Counting, name: str | apsw.URIFilename | None, flags: list[int]) -> None:
        self.vfs = vfs
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:
        self.vfs.count()
        super().xWrite(data, offset)

    def xSync(self, flags: int) -> None:
        self.vfs.count()
        super().xSync(flags)

    def xTruncate(self, newsize: int) -> None:
        self.vfs.count()
        super().xTruncate(newsize)


class _Counting(apsw.VFS):
    def __init__(self, last: int) -> None:
        self.last = last
        self.counted = 0
        super().__init__("counting", "")

    def count(self) -> None:
        self.counted += 1
        if self.counted == self.last:
            os.kill(os.getpid(), signal.SIGKILL)

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:
        return _File(self, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:
        self.count()
        super().xDelete(filename, syncdir)


async def _main(path: str, last: int) -> None:
    vfs = _Counting(last)
    driver = SqliteDriver(path, vfs="counting", migrations=VERSIONS)
    await driver.open()
    await driver.close()
    print(vfs.counted)


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1], int(sys.argv[2])))
