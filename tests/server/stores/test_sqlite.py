"""What is particular to the driver on an SQLite file: shared commits, order, settings, and copies while in use."""

from __future__ import annotations

import asyncio
import stat
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random

import apsw
import pytest

from reverie.server.stores.driver import Row, StorageBusy, StorageError, StorageUnsure
from reverie.server.stores.sqlite import backup, lock
from reverie.server.stores.sqlite.driver import UNITS_A_COMMIT, SqliteDriver
from reverie.server.stores.sqlite.lock import FileLock
from reverie.server.stores.sqlite.rows import runs

from .disk import Disk, Fault
from .ledger import Ledger, sound, table, unit

DAY = "INSERT INTO days(day, secret) VALUES ($1, 'x')"


def use(path: Path, work: Callable[[SqliteDriver], Awaitable[None]], vfs: str | None = None) -> None:
    async def run() -> None:
        driver = SqliteDriver(path, vfs=vfs)
        await driver.open()
        try:
            await work(driver)
        finally:
            await driver.close()

    asyncio.run(run())


def test_waiting_units_share_one_commit(tmp_path: Path) -> None:
    async def work(driver: SqliteDriver) -> None:
        before = driver.commits
        await asyncio.gather(*(driver.write([(DAY, (str(number),))]) for number in range(500)))
        assert driver.commits - before <= 10
        assert driver.units == 500
        assert driver.largest_commit >= 50
        assert driver.commit_seconds > 0

    use(tmp_path / "reverie.db", work)


ROW = "INSERT INTO days(day, secret) VALUES ($1, $2)"


@pytest.mark.parametrize("count", [1, 3, 4, 5, 63, 64, 85, 200])
def test_rows_that_go_in_together_are_told_apart(tmp_path: Path, count: int) -> None:
    """One that is there already, or has too many values or too few, fails alone, wherever it stands."""

    async def work(driver: SqliteDriver) -> None:
        await driver.write([(ROW, ("taken", "x"))])
        spoilt: list[tuple[str, ...]] = [("taken", "x"), ("few",), ("many", "x", "y"), ("taken", "y")]
        lots = Random(count)
        rows: list[tuple[str, ...]] = [(f"{number:03}", "x") for number in range(count)]
        for values in spoilt:
            rows.insert(lots.randint(0, len(rows)), values)
        found = await asyncio.gather(*(driver.write([(ROW, values)]) for values in rows), return_exceptions=True)
        assert [values for values, result in zip(rows, found, strict=True) if result is not None] == [
            values for values in rows if values in spoilt
        ]
        stored = await driver.read("SELECT day, secret FROM days ORDER BY day")
        assert stored == [*((f"{number:03}", "x") for number in range(count)), ("taken", "x")]
        assert driver.commits <= 4

    use(tmp_path / "reverie.db", work)


def test_runs() -> None:
    """Only whole rows by the same statement go together, in their order."""
    row, other, update = (ROW, ("a", "x")), (DAY, ("b",)), ("UPDATE days SET secret = $1 WHERE day = $2", ("x", "y"))
    assert list(runs([[row]] * 86)) == [(64, 64), (16, 80), (4, 84), (1, 86)]
    assert list(runs([[row]] * 3)) == [(1, 3)]
    assert list(runs([[], [row]])) == [(1, 1), (1, 2)]
    assert list(runs([[update]] * 2)) == [(1, 1), (1, 2)]
    assert list(runs([[row]] * 4 + [[row, row]] + [[row]] * 4)) == [(4, 4), (1, 5), (4, 9)]
    assert list(runs([[row]] * 4 + [[(ROW, ("few",))]] + [[row]] * 4)) == [(4, 4), (1, 5), (4, 9)]
    assert list(runs([[row], [other], [row]])) == [(1, 1), (1, 2), (1, 3)]


def test_a_read_sees_what_was_handed_over_before(tmp_path: Path) -> None:
    async def work(driver: SqliteDriver) -> None:
        for number in range(50):
            write = asyncio.ensure_future(driver.write([(DAY, (f"{number}",))]))
            read = asyncio.create_task(driver.read("SELECT COUNT(*) FROM days"))
            await asyncio.sleep(0)
            write.cancel()  # who gives up can find out by reading
            assert await read == [(number + 1,)]

    use(tmp_path / "reverie.db", work)


async def until_busy(driver: SqliteDriver, gate: threading.Event) -> asyncio.Task[bool]:
    """Keep the driver's thread at work until the gate opens."""
    busy = asyncio.create_task(driver._call(lambda: gate.wait(10)))
    async with asyncio.timeout(10):
        while not driver._is_busy:
            await asyncio.sleep(0)
    return busy


def test_what_is_asked_for_while_the_thread_works_is_done_next(tmp_path: Path) -> None:
    """Nobody else says anything afterwards: the end of the work alone must wake whoever waits."""

    async def work(driver: SqliteDriver) -> None:
        for number in range(3):
            gate = threading.Event()
            busy = await until_busy(driver, gate)
            late = driver.write([(DAY, (f"{number}",))])
            gate.set()
            await asyncio.wait_for(late, 10)
            assert await busy

    use(tmp_path / "reverie.db", work)


def test_more_than_fits_into_a_commit_is_done_in_the_next(tmp_path: Path) -> None:
    """The rest is not forgotten, nobody waits for more than so many units, and each gets its own answer, in order."""

    async def work(driver: SqliteDriver) -> None:
        gate = threading.Event()
        busy = await until_busy(driver, gate)
        before, done = driver.commits, list[int]()
        count = 2 * UNITS_A_COMMIT + 5

        def note(number: int, _: asyncio.Future[None]) -> None:
            done.append(number)

        for number in range(count):
            driver.write([(DAY, (f"{number:04}",))]).add_done_callback(partial(note, number))
        last = asyncio.create_task(driver.read("SELECT COUNT(*) FROM days"))
        gate.set()
        assert await asyncio.wait_for(last, 30) == [(count,)]
        assert await busy
        assert done == list(range(count))
        assert driver.commits - before == 3
        assert driver.largest_commit == UNITS_A_COMMIT

    use(tmp_path / "reverie.db", work)


def test_reads_keep_their_place_among_writes_across_hand_overs(tmp_path: Path) -> None:
    """A read sees all that was asked for before it, handed over together or not, and no less than an earlier read."""

    async def work(driver: SqliteDriver) -> None:
        lots, written = Random(7), 0
        for _ in range(30):
            gate = threading.Event()
            busy = await until_busy(driver, gate)
            expected, reads = list[int](), list[asyncio.Task[list[Row]]]()
            for _ in range(lots.randint(1, 12)):
                if lots.random() < 0.5:
                    driver.write([(DAY, (f"{written:04}",))])
                    written += 1
                else:
                    expected.append(written)
                    reads.append(asyncio.create_task(driver.read("SELECT COUNT(*) FROM days")))
                    await asyncio.sleep(0)  # the task asks now, not later
                if lots.random() < 0.1:
                    gate.set()  # the rest is handed over another time
            gate.set()
            found = await asyncio.wait_for(asyncio.gather(*reads), 10)
            seen = [int(str(rows[0][0])) for rows in found]
            assert all(least <= count <= written for least, count in zip(expected, seen, strict=True))
            assert seen == sorted(seen)
            assert await busy

    use(tmp_path / "reverie.db", work)


def test_a_driver_that_lost_its_loop_can_be_opened_again(tmp_path: Path) -> None:
    """The loop ended while the driver was closing, before it heard the last answers: the next one waits for nobody."""
    driver = SqliteDriver(tmp_path / "reverie.db")
    gate = threading.Event()

    async def first() -> threading.Thread:
        await driver.open()
        tasks = [await until_busy(driver, gate), asyncio.create_task(driver.close())]
        thread = driver._thread
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert thread is not None
        return thread

    async def second() -> None:
        await asyncio.wait_for(driver.open(), 10)
        await asyncio.wait_for(driver.write([(DAY, ("1",))]), 10)
        await driver.close()

    loop = asyncio.new_event_loop()
    thread = loop.run_until_complete(first())
    loop.close()
    gate.set()
    thread.join(10)
    asyncio.run(second())


def test_a_row_is_never_visible_before_its_commit_is_durable(tmp_path: Path) -> None:
    """A read handed over together with a write whose sync fails must not show it."""
    disk = Disk()

    async def work(driver: SqliteDriver) -> None:
        disk.plan(Fault("sync", 1, forever=True))
        write = asyncio.ensure_future(driver.write([(DAY, ("1",))]))
        read = asyncio.create_task(driver.read("SELECT day FROM days"))
        results = await asyncio.gather(write, read, return_exceptions=True)
        assert isinstance(results[0], StorageUnsure)
        assert isinstance(results[1], StorageError)  # nothing can be said before the disk works again
        disk.plan()
        first = await driver.read("SELECT day FROM days")
        assert await driver.read("SELECT day FROM days") == first

    use(tmp_path / "reverie.db", work, disk.vfs_name)
    disk.close()


def test_nobody_waits_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even an error that no one has thought of is answered, and the next work begins on a fresh connection."""

    async def work(driver: SqliteDriver) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(driver, "_commit", lambda writes: 1 // 0)
            with pytest.raises(StorageUnsure, match="ZeroDivisionError"):
                await asyncio.wait_for(driver.write([(DAY, ("1",))]), 5)
        await driver.write([(DAY, ("1",))])
        assert await driver.read("SELECT day FROM days") == [("1",)]

    use(tmp_path / "reverie.db", work)


def test_settings_of_the_connection(tmp_path: Path) -> None:
    expected = {
        "journal_mode": "wal",
        "locking_mode": "exclusive",
        "synchronous": 2,
        "foreign_keys": 1,
        "trusted_schema": 0,
        "mmap_size": 0,
        "cell_size_check": 1,
        "temp_store": 2,
    }

    async def work(driver: SqliteDriver) -> None:
        found = {name: (await driver.read(f"PRAGMA {name}"))[0][0] for name in expected}
        assert found == expected
        assert not (tmp_path / "reverie.db-shm").exists()

    use(tmp_path / "reverie.db", work)
    for file in tmp_path.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    assert {file.name for file in tmp_path.iterdir()} == {"reverie.db", "reverie.db.lock"}


def test_other_files_are_refused_and_left_alone(tmp_path: Path) -> None:
    foreign = tmp_path / "foreign.db"
    connection = apsw.Connection(str(foreign))
    connection.execute("CREATE TABLE something(x)")
    connection.close()
    text = tmp_path / "letter.txt"
    text.write_text("Dear reader, this is no database. " * 100)
    for path in (foreign, text, tmp_path):
        before = path.read_bytes() if path.is_file() else None
        with pytest.raises(StorageError, match=path.name):
            asyncio.run(SqliteDriver(path).open())
        assert before is None or path.read_bytes() == before
        assert not path.with_name(f"{path.name}.lock").exists()
    assert {file.name for file in tmp_path.iterdir()} == {"foreign.db", "letter.txt"}


def test_a_lock_that_was_taken_away_counts_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody opened the lock file, and it was removed before they had the lock: the next file of its name counts."""
    path = tmp_path / "reverie.db"
    first, second, third = (FileLock(path) for _ in range(3))
    first.take()
    first.is_wanted = False
    real = lock._lock

    def too_late(descriptor: int) -> None:
        monkeypatch.setattr(lock, "_lock", real)
        first.release()
        real(descriptor)

    monkeypatch.setattr(lock, "_lock", too_late)
    second.take()
    with pytest.raises(StorageBusy):
        third.take()
    second.release()
    assert path.with_name("reverie.db.lock").exists()


def test_a_copy_during_play_is_a_prefix_of_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup, "PAGES_A_STEP", 8)
    path, copy = tmp_path / "reverie.db", tmp_path / "copies" / "copy.db"

    async def run() -> None:
        driver, ledger = SqliteDriver(path, checkpoint_pages=50), Ledger()
        await driver.open()
        await ledger.sit(driver)
        await ledger.play(driver, 60)
        for _ in range(3):
            before = ledger.copy()
            commits = driver.commits
            playing = asyncio.create_task(ledger.play(driver, 30))
            await driver.backup(copy)
            assert driver.commits > commits, "the copy kept everybody waiting"
            await playing
            restored = SqliteDriver(copy)
            await restored.open()
            await sound(restored)
            before.absent = ledger.absent
            await before.check(restored)  # all that was acknowledged before, units whole, no gap
            await restored.close()
        await ledger.check(driver)
        await driver.close()
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert {file.name for file in copy.parent.iterdir()} == {"copy.db", "copy.db.lock"}

    asyncio.run(run())


def test_a_failed_copy_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk fails in the middle of the copy: the error names it, play goes on, nothing half stays."""
    monkeypatch.setattr(backup, "PAGES_A_STEP", 1)
    disk, copy = Disk(), tmp_path / "copy.db"
    copy.write_text("the copy of yesterday")

    async def work(driver: SqliteDriver) -> None:
        ledger = Ledger()
        await ledger.sit(driver)
        await ledger.play(driver, 200)
        copying = asyncio.create_task(driver.backup(copy))
        await asyncio.sleep(0)
        disk.plan(Fault("sync", 1))
        await ledger.play(driver, 3)
        disk.plan()
        with pytest.raises(StorageError, match=r"copy\.db"):
            await copying
        await ledger.play(driver, 3)
        await ledger.check(driver)
        await driver.backup(tmp_path / "next.db")

    use(tmp_path / "reverie.db", work, disk.vfs_name)
    disk.close()
    assert copy.read_text() == "the copy of yesterday"
    assert not list(tmp_path.glob("*.part*"))


def test_a_log_that_the_disk_never_got_is_written_again(tmp_path: Path) -> None:
    """A sync failed, the server was killed and started again: the system still shows pages that the disk has not.

    What is built on them would be lost with the power; so the log is written over itself before anything else.
    """
    for seed in range(20):
        disk, ledger = Disk(seed=seed), Ledger()

        async def run(disk: Disk = disk, ledger: Ledger = ledger, seed: int = seed) -> None:
            path = tmp_path / f"{seed}.db"
            first = SqliteDriver(path, vfs=disk.vfs_name)
            await first.open()
            await first.write([table("game 0"), *unit("game 0", 1, "a")])
            disk.plan(Fault("sync", 1, forever=True))
            with pytest.raises(StorageUnsure):
                await first.write(unit("game 0", 2, "b"))
            disk.names[str(path)].since.clear()
            await first.close()
            disk.plan()
            second = SqliteDriver(path, vfs=disk.vfs_name)
            await second.open()
            rows = await second.read("SELECT seq, action_id FROM log ORDER BY seq")
            ledger.stored = {("game 0", int(str(seq))): str(action) for seq, action in rows}
            await second.write(unit("game 0", len(rows) + 1, "c"))
            ledger.stored["game 0", len(rows) + 1] = "c"
            image = disk.after_cut(Random(seed))
            await second.close()
            left = Disk(image)
            third = SqliteDriver(path, vfs=left.vfs_name)
            await third.open()
            await sound(third)
            await ledger.check(third)
            await third.close()
            left.close()

        asyncio.run(run())
        disk.close()


def test_a_long_log_left_behind_is_taken_up_again(tmp_path: Path) -> None:
    """A killed server leaves its log as it is, and the real file system takes no more than 128 KB of it at once."""
    path, copy = tmp_path / "tables.sqlite", tmp_path / "left" / "tables.sqlite"
    copy.parent.mkdir()

    async def story() -> None:
        driver = SqliteDriver(path, checkpoint_pages=1_000_000)
        await driver.open()
        for number in range(40):
            await driver.write([("INSERT INTO days (day, secret) VALUES ($1, $2)", (f"{number}", "s" * 20_000))])
        for suffix in ("", "-wal"):
            Path(f"{copy}{suffix}").write_bytes(Path(f"{path}{suffix}").read_bytes())
        await driver.close()
        assert Path(f"{copy}-wal").stat().st_size > 1 << 19
        again = SqliteDriver(copy)
        await again.open()
        assert await again.read("SELECT COUNT(*) FROM days") == [(40,)]
        await again.close()

    asyncio.run(story())
