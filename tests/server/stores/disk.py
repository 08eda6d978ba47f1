"""A disk in memory that knows what a power cut may leave of it, and that can fail or fill up; SQLite sees it as a VFS.

Per file it keeps what programs see, what has been synced, and the changes since. An image after a cut takes any part
of those changes: some writes, a first part of them with the last one torn, or single sectors. A failed sync behaves
like that of a real system: part of the changes has reached the disk, the rest never will unless written again, and
the next sync says nothing of it.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Literal

import apsw

Kind = Literal["open", "read", "write", "sync", "truncate", "delete"]
KINDS: tuple[Kind, ...] = ("open", "read", "write", "sync", "truncate", "delete")
Image = dict[str, bytes]
Change = tuple[int, bytes | None]  # bytes written at a place, or the new size

_CODES: dict[Kind, int] = {
    "open": apsw.SQLITE_CANTOPEN,
    "read": apsw.SQLITE_IOERR_READ,
    "write": apsw.SQLITE_IOERR_WRITE,
    "sync": apsw.SQLITE_IOERR_FSYNC,
    "truncate": apsw.SQLITE_IOERR_TRUNCATE,
    "delete": apsw.SQLITE_IOERR_DELETE,
}
_numbers = itertools.count()


def _apply(data: bytearray, change: Change) -> None:
    place, written = change
    if written is None:
        if place < len(data):
            del data[place:]
        else:
            data.extend(bytes(place - len(data)))
        return
    if len(data) < place:
        data.extend(bytes(place - len(data)))
    data[place : place + len(written)] = written


class Inode:
    """One file, whatever it is called."""

    def __init__(self, data: bytes = b"") -> None:
        self.seen = bytearray(data)
        self.synced = bytearray(data)
        self.since: list[Change] = []

    def change(self, change: Change) -> None:
        _apply(self.seen, change)
        self.since.append(change)

    def sync(self) -> None:
        for change in self.since:
            _apply(self.synced, change)
        self.since.clear()

    def sync_in_part(self, rng: Random) -> None:
        """A failed sync: what did not reach the disk counts as clean from now on."""
        self.synced = self.after_cut(rng, 512)
        self.since.clear()

    def after_cut(self, rng: Random, sector: int) -> bytearray:
        data = bytearray(self.synced)
        style = rng.choice(("all", "none", "some", "some", "torn", "torn", "sectors"))
        if style == "all":
            for change in self.since:
                _apply(data, change)
        elif style == "some":
            share = rng.choice((0.1, 0.5, 0.9))
            for change in self.since:
                if rng.random() < share:
                    _apply(data, change)
        elif style == "torn" and self.since:
            last = rng.randrange(len(self.since))
            for change in self.since[:last]:
                _apply(data, change)
            pieces = _sectors(self.since[last], sector)
            cut = rng.randint(0, len(pieces))
            for piece in pieces[:cut] if rng.random() < 0.5 else pieces[cut:]:
                _apply(data, piece)
        elif style == "sectors":
            for change in self.since:
                for piece in _sectors(change, sector):
                    if rng.random() < 0.5:
                        _apply(data, piece)
        grown = len(self.seen) - len(data)
        if grown > 0 and rng.random() < 0.3:  # the size was kept, the content was not
            data.extend(bytes(grown) if rng.random() < 0.5 else rng.randbytes(grown))
        return data


def _sectors(change: Change, sector: int) -> list[Change]:
    place, written = change
    if written is None:
        return [change]
    pieces: list[Change] = []
    start = 0
    while start < len(written):
        end = min(len(written), start + sector - (place + start) % sector)
        pieces.append((place + start, written[start:end]))
        start = end
    return pieces


@dataclass
class Fault:
    """The `number`-th operation of a kind fails, and with `forever` all after it; `done` of a write happens anyway.

    Operations are counted from when it is planned, or from when the fault `after` has struck.
    """

    kind: Kind
    number: int
    forever: bool = False
    done: Literal["nothing", "half", "all"] = "nothing"
    after: Fault | None = None
    count: int = 0
    hits: int = 0

    def strikes(self, kind: Kind) -> bool:
        if kind != self.kind or (self.after is not None and not self.after.hits):
            return False
        self.count += 1
        if self.count == self.number or (self.forever and self.count > self.number):
            self.hits += 1
            return True
        return False


class Disk:
    """Files and their names; `before` is called before each operation that changes anything."""

    def __init__(self, image: Image | None = None, seed: int = 0, sector: int = 512) -> None:
        self.rng = Random(seed)
        self.sector = sector
        self.names = {name: Inode(data) for name, data in (image or {}).items()}
        self.synced_names = dict(self.names)
        self.changes = 0
        self.before: Callable[[], None] | None = None
        self.faults: tuple[Fault, ...] = ()
        self.capacity: int | None = None
        self.vfs_name = f"disk {next(_numbers)}"
        self._vfs = _Vfs(self)

    def close(self) -> None:
        self._vfs.unregister()

    def plan(self, *faults: Fault) -> None:
        """Fail like this from now on, and no longer as before."""
        self.faults = faults

    def enter(self, kind: Kind) -> Fault | None:
        """The fault that strikes this operation."""
        if kind not in ("open", "read"):
            self.changes += 1
            if self.before is not None:
                self.before()
        striking = [fault for fault in self.faults if fault.strikes(kind)]
        return striking[0] if striking else None

    def used(self) -> int:
        return sum(len(inode.seen) for inode in self.names.values())

    def seen(self) -> Image:
        """What is there after the process was killed."""
        return {name: bytes(inode.seen) for name, inode in self.names.items()}

    def after_cut(self, rng: Random) -> Image:
        """What may be there after a power cut: a name not synced may be old or new."""
        image: Image = {}
        for name in sorted({*self.names, *self.synced_names}):
            now, before = self.names.get(name), self.synced_names.get(name)
            inode = now if now is before or rng.random() < 0.5 else before
            if inode is not None:
                image[name] = bytes(inode.after_cut(rng, self.sector))
        return image


class _File:
    """An open file, as SQLite calls it."""

    def __init__(self, disk: Disk, inode: Inode, new: bool) -> None:
        self.disk, self.inode, self.new = disk, inode, new

    def excepthook(self, *_: object) -> None:
        """A failing close has nobody to tell."""

    def xRead(self, amount: int, offset: int) -> bytes:
        if self.disk.enter("read"):
            raise apsw.exception_for(_CODES["read"])
        return bytes(self.inode.seen[offset : offset + amount])

    def xWrite(self, data: bytes, offset: int) -> None:
        fault = self.disk.enter("write")
        data = bytes(data)
        if fault:
            data = data[: {"nothing": 0, "half": len(data) // 2, "all": len(data)}[fault.done]]
        capacity = self.disk.capacity
        room = len(data)
        if capacity is not None:
            room = max(0, len(self.inode.seen) + capacity - self.disk.used() - offset)
        if data[:room]:
            self.inode.change((offset, data[:room]))
        if fault:
            raise apsw.exception_for(_CODES["write"])
        if room < len(data):
            raise apsw.exception_for(apsw.SQLITE_FULL)

    def xSync(self, flags: int) -> None:
        if self.disk.enter("sync"):
            self.inode.sync_in_part(self.disk.rng)
            raise apsw.exception_for(_CODES["sync"])
        self.inode.sync()
        if self.new:  # a new log is synced together with its directory
            self.disk.synced_names = dict(self.disk.names)
            self.new = False

    def xTruncate(self, size: int) -> None:
        if self.disk.enter("truncate"):
            raise apsw.exception_for(_CODES["truncate"])
        self.inode.change((size, None))

    def xFileSize(self) -> int:
        return len(self.inode.seen)

    def xSectorSize(self) -> int:
        return self.disk.sector

    def xDeviceCharacteristics(self) -> int:
        return apsw.SQLITE_IOCAP_POWERSAFE_OVERWRITE if self.disk.sector == 512 else 0

    def xFileControl(self, op: int, pointer: int) -> bool:
        return False

    def xLock(self, level: int) -> None:
        """One process only."""

    def xUnlock(self, level: int) -> None:
        """One process only."""

    def xCheckReservedLock(self) -> bool:
        return False

    def xClose(self) -> None:
        """The disk keeps it."""


class _Vfs(apsw.VFS):
    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        super().__init__(disk.vfs_name, "")

    def xFullPathname(self, name: str) -> str:
        return name

    def xAccess(self, pathname: str, flags: int) -> bool:
        return pathname in self.disk.names

    def xDelete(self, filename: str, syncdir: bool) -> None:
        if self.disk.enter("delete"):
            raise apsw.exception_for(_CODES["delete"])
        if filename not in self.disk.names:
            raise apsw.exception_for(apsw.SQLITE_IOERR_DELETE_NOENT)
        del self.disk.names[filename]
        if syncdir:
            self.disk.synced_names = dict(self.disk.names)

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:
        if self.disk.enter("open"):
            raise apsw.exception_for(_CODES["open"])
        text = name.filename() if isinstance(name, apsw.URIFilename) else name
        inode = self.disk.names.get(text) if text is not None else Inode()
        new = inode is None
        if inode is None:
            if not flags[0] & apsw.SQLITE_OPEN_CREATE:
                raise apsw.exception_for(_CODES["open"])
            assert text is not None
            inode = self.disk.names[text] = Inode()
        flags[1] = flags[0]
        beside = flags[0] & (apsw.SQLITE_OPEN_WAL | apsw.SQLITE_OPEN_MAIN_JOURNAL)
        return _File(self.disk, inode, new and bool(beside))  # type: ignore[return-value]
