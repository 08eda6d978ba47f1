"""Migrations (T20, the part of the store): killed anywhere inside, a database is of exactly one version."""

from __future__ import annotations

import asyncio
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import apsw
import pytest

from reverie.server.stores.schema import LATEST, MIGRATIONS
from reverie.server.stores.sqlite.driver import SqliteDriver

from .killed import VERSIONS
from .ledger import Ledger, sound

ROOT = Path(__file__).parents[3]


def old_database(path: Path) -> Ledger:
    ledger = Ledger()

    async def play() -> None:
        driver = SqliteDriver(path)
        await driver.open()
        await ledger.sit(driver)
        await ledger.play(driver, 20)
        await driver.close()

    asyncio.run(play())
    return ledger


def migrate(path: Path, last: int) -> subprocess.CompletedProcess[str]:
    call = [sys.executable, "-m", "tests.server.stores.killed", str(path), str(last)]
    return subprocess.run(call, capture_output=True, text=True, cwd=ROOT, timeout=60, check=False)


def shape(path: Path) -> tuple[str, list[object]]:
    """The version a database says it has, and everything that shows which one it really is."""
    connection = apsw.Connection(str(path))
    ((version,),) = connection.execute("SELECT value FROM meta WHERE key = 'version'").fetchall()
    schema = connection.execute("SELECT type, name, sql FROM sqlite_schema ORDER BY name").fetchall()
    names = {name for _, name, _ in schema}
    notes = connection.execute("SELECT * FROM notes").fetchall() if "notes" in names else []
    log = connection.execute("SELECT * FROM log ORDER BY table_id, seq").fetchall()
    sound = connection.execute("PRAGMA integrity_check").fetchall()
    connection.close()
    return str(version), [schema, notes, log, sound]


async def finish(path: Path, ledger: Ledger, versions: list[list[str]]) -> None:
    driver = SqliteDriver(path, migrations=versions)
    await driver.open()
    await sound(driver)
    if versions is MIGRATIONS:
        await ledger.check(driver)
    await driver.close()


def test_killed_inside_a_migration(tmp_path: Path, amount: Callable[[int, int], int]) -> None:
    old = tmp_path / "old.db"
    ledger = old_database(old)
    shapes: dict[str, list[object]] = {}
    for number in range(LATEST, len(VERSIONS) + 1):
        path = tmp_path / f"v{number}" / "reverie.db"
        path.parent.mkdir()
        shutil.copy(old, path)
        asyncio.run(finish(path, ledger, VERSIONS[:number]))
        version, shapes[str(number)] = shape(path)
        assert version == str(number)
    whole = tmp_path / "whole" / "reverie.db"
    whole.parent.mkdir()
    shutil.copy(old, whole)
    changes = int(migrate(whole, 0).stdout)
    kills = amount(8, 50)
    rng = Random(kills)
    moments = [rng.randint(changes * nth // kills + 1, changes * (nth + 1) // kills) for nth in range(kills)]
    met: set[str] = set()
    for moment in moments:
        path = tmp_path / f"kill {moment}" / "reverie.db"
        path.parent.mkdir()
        shutil.copy(old, path)
        killed = migrate(path, moment)
        assert killed.returncode == -signal.SIGKILL, killed.stderr
        for copy in [path, *path.parent.glob("*.backup")]:
            version, content = shape(copy)
            assert content == shapes[version], f"killed at {moment}: neither version {version} nor any other"
        version = shape(path)[0]
        met.add(version)
        backup = path.with_name(f"reverie.db.v{LATEST}.backup")
        assert backup.exists() or version == str(LATEST), "changed without a backup"
        if backup.exists():
            assert shape(backup)[0] == str(LATEST)
            asyncio.run(finish(backup, ledger, MIGRATIONS))
        asyncio.run(finish(path, ledger, VERSIONS))
        assert shape(path) == (str(len(VERSIONS)), shapes[str(len(VERSIONS))])
    assert len(met) >= 2, "all kills came too early or too late"


def test_a_backup_is_made_before_the_first_step(tmp_path: Path) -> None:
    path = tmp_path / "reverie.db"
    ledger = old_database(path)
    before = shape(path)
    asyncio.run(finish(path, ledger, VERSIONS))
    backup = tmp_path / f"reverie.db.v{LATEST}.backup"
    assert shape(backup) == before
    assert not list(tmp_path.glob("*.part*"))


@pytest.mark.parametrize("value", ["", "0", "x", "-1", "1.0", "١"])
def test_an_unreadable_version_is_refused(value: str, tmp_path: Path) -> None:
    path = tmp_path / "reverie.db"
    old_database(path)
    connection = apsw.Connection(str(path))
    connection.execute("UPDATE meta SET value = ?", (value,))
    connection.close()
    with pytest.raises(Exception, match="does not say its version"):
        asyncio.run(SqliteDriver(path).open())
