"""The files of a pack: a folder, a single file, or a zip archive, read within limits and never outside themselves."""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from reverie.games.etherfields.content.reading import FILE_LIMIT, refuse

COUNT_LIMIT = 500  # files
PACK_LIMIT = 8 << 20  # bytes of all files together, unpacked
NESTED = 4  # folders inside a pack
NAMES_LIMIT = 5_000  # entries of folders that are looked at
ENDINGS = (".yaml", ".yml", ".json")
LINK = 0o120000  # the type of a link in the attributes of an archive's entry


def files(path: Path) -> list[tuple[str, bytes]]:
    """The content files of a pack with their names, in a fixed order; `PackError` if they are more than a pack."""
    try:
        if path.is_dir():
            found = sorted(folder_files(path))
        elif path.suffix == ".zip":
            found = sorted(archive_files(path))
        elif path.suffix in ENDINGS:
            found = [(path.name, bounded(path, path.name))]
        else:
            raise refuse("pack-no-pack" if path.exists() else "pack-not-found", str(path))
    except FileNotFoundError:
        raise refuse("pack-not-found", str(path)) from None
    except OSError as error:
        raise refuse("pack-unreadable", str(path), problem=error.strerror or "?") from None
    if not found:
        raise refuse("pack-empty", str(path))
    return found


def bounded(path: Path, name: str) -> bytes:
    """A file, if it is not too large."""
    with path.open("rb") as file:
        data = file.read(FILE_LIMIT + 1)
    if len(data) > FILE_LIMIT:
        raise refuse("pack-file-size", name, limit=FILE_LIMIT)
    return data


def folder_files(root: Path) -> Iterator[tuple[str, bytes]]:
    """The content files in a folder and the folders in it."""
    count, total, seen = 0, 0, 0
    folders = [root]
    while folders:
        folder = folders.pop()
        for path in sorted(folder.iterdir()):
            seen += 1
            if seen > NAMES_LIMIT:
                raise refuse("pack-files", str(root), limit=COUNT_LIMIT)
            name = path.relative_to(root).as_posix()
            if path.name.startswith("."):
                continue
            if path.is_symlink():
                raise refuse("pack-link", name)
            if path.is_dir():
                if name.count("/") + 1 >= NESTED:
                    raise refuse("pack-folders", name, limit=NESTED)
                folders.append(path)
            elif path.suffix in ENDINGS and path.is_file():
                if not name.isprintable():
                    raise refuse("pack-file-name", str(root), value=name)
                count += 1
                if count > COUNT_LIMIT:
                    raise refuse("pack-files", str(root), limit=COUNT_LIMIT)
                data = bounded(path, name)
                total += len(data)
                if total > PACK_LIMIT:
                    raise refuse("pack-size", str(root), limit=PACK_LIMIT)
                yield name, data


def archive_files(path: Path) -> Iterator[tuple[str, bytes]]:
    """The content files in a zip archive. Sizes are counted while reading, whatever the archive says of itself."""
    if path.stat().st_size > PACK_LIMIT:
        raise refuse("pack-size", path.name, limit=PACK_LIMIT)
    names: set[str] = set()
    total = 0
    try:
        with zipfile.ZipFile(path) as archive:
            entries = archive.infolist()
            if len(entries) > COUNT_LIMIT:
                raise refuse("pack-files", path.name, limit=COUNT_LIMIT)
            for entry in entries:
                check_name(entry, path.name)
                if entry.is_dir() or PurePosixPath(entry.filename).suffix not in ENDINGS:
                    continue
                if entry.filename in names:
                    raise refuse("pack-archive-twice", path.name, value=entry.filename)
                names.add(entry.filename)
                with archive.open(entry) as file:
                    data = file.read(FILE_LIMIT + 1)
                if len(data) > FILE_LIMIT:
                    raise refuse("pack-file-size", entry.filename[:80], limit=FILE_LIMIT)
                total += len(data)
                if total > PACK_LIMIT:
                    raise refuse("pack-size", path.name, limit=PACK_LIMIT)
                yield entry.filename, data
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError):
        raise refuse("pack-archive", path.name) from None


def check_name(entry: zipfile.ZipInfo, archive: str) -> None:
    """An entry stays inside the archive, is no link, and is not locked."""
    if not entry.filename.isprintable():
        raise refuse("pack-file-name", archive, value=entry.filename)
    name = PurePosixPath(entry.filename.replace("\\", "/"))
    if name.is_absolute() or ".." in name.parts or ":" in entry.filename or "\0" in entry.filename:
        raise refuse("pack-archive-name", archive, value=entry.filename)
    if len(name.parts) > NESTED:
        raise refuse("pack-folders", archive, limit=NESTED)
    if (entry.external_attr >> 16) & 0o170000 == LINK:
        raise refuse("pack-link", archive)
    if entry.flag_bits & 1:
        raise refuse("pack-archive", archive)
