"""What is particular to the driver on PostgreSQL: its settings, its errors, groups of units, migrations."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
import traceback
from pathlib import Path

import asyncpg
import pytest

from reverie.server.stores.driver import Conflict, Statement, StorageError, StorageFull, StorageNewer, StorageUnsure
from reverie.server.stores.postgres.driver import PostgresDriver
from reverie.server.stores.schema import LATEST
from tests.server.postgres import PostgresServer

NOTES = [["CREATE TABLE notes(game TEXT, seq BIGINT, note TEXT NOT NULL, PRIMARY KEY (game, seq))"]]
ADD = "INSERT INTO notes(game, seq, note) VALUES ($1, $2, $3)"
ALL = "SELECT game, seq FROM notes ORDER BY game, seq"


def add(game: str, seq: int, note: str | None = "") -> Statement:
    return (ADD, (game, seq, note))


def test_every_connection_commits_to_the_disk_and_waits_only_so_long(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    async def run() -> None:
        driver = PostgresDriver(postgres_url)
        await driver.open()
        names = ("synchronous_commit", "statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
        shown = [(await driver.read(f"SHOW {name}"))[0][0] for name in (*names, "application_name")]
        assert shown == ["on", "10s", "5s", "15s", "reverie"]
        await driver.close()

    assert postgres_server.sql("SHOW synchronous_commit") == "off"
    assert postgres_server.sql("SHOW fsync") == "on"
    asyncio.run(run())


def test_a_writer_too_commits_to_the_disk(postgres_url: str) -> None:
    async def run() -> None:
        driver = PostgresDriver(postgres_url, migrations=NOTES)
        await driver.open()
        setting = "INSERT INTO notes SELECT $1, 1, current_setting('synchronous_commit')"
        await driver.write([(setting, ("single",))], "heard")
        await driver.write([add("pair", 1), ("UPDATE notes SET note = current_setting('synchronous_commit')", ())])
        assert await driver.read("SELECT note FROM notes") == [("on",), ("on",)]
        await driver.close()

    asyncio.run(run())


def test_units_that_wait_share_a_commit_and_a_bad_one_harms_nobody(postgres_url: str) -> None:
    async def run() -> None:
        driver = PostgresDriver(postgres_url, migrations=NOTES)
        await driver.open()
        await driver.write([add("g", 7), add("g", 23)])
        outcomes = await asyncio.gather(*(driver.write([add("g", n)]) for n in range(100)), return_exceptions=True)
        wrong = {n: type(outcome) for n, outcome in enumerate(outcomes) if outcome is not None}
        assert wrong == {7: Conflict, 23: Conflict}
        assert await driver.read(ALL) == [("g", n) for n in range(100)]
        assert driver.largest_commit > 10
        assert driver.commits < 50
        await driver.close()

    asyncio.run(run())


def test_a_value_that_does_not_fit_harms_nobody_and_is_not_quoted(postgres_url: str) -> None:
    async def run() -> None:
        driver = PostgresDriver(postgres_url, migrations=NOTES)
        await driver.open()
        bad: list[Statement] = [
            add("g", 2**63),
            (ADD, ("g", "canary", "")),
            add("g", 1, "canary\0"),
            add("g", 1, "canary\ud800"),
            (ADD, ("canary", 1, None)),
            (ADD, ("canary", 1)),
        ]
        good = [add("g", n) for n in range(10, 16)]
        units = [statement for pair in zip(bad, good, strict=True) for statement in pair]
        outcomes = await asyncio.gather(*(driver.write([unit]) for unit in units), return_exceptions=True)
        for outcome in outcomes[::2]:
            assert type(outcome) is StorageError
            assert "canary" not in "".join(traceback.format_exception(outcome))
        assert outcomes[1::2] == [None] * len(good)
        for statement in bad:
            with pytest.raises(StorageError) as failure:
                await driver.write([add("pair", 1), statement])
            assert type(failure.value) is StorageError
        assert await driver.read(ALL) == [("g", n) for n in range(10, 16)]
        assert driver.reopened == 0
        await driver.close()

    asyncio.run(run())


def test_a_full_disk_is_named_and_passes(postgres_server: PostgresServer, postgres_url: str) -> None:
    async def run() -> None:
        driver = PostgresDriver(postgres_url, migrations=NOTES)
        await driver.open()
        postgres_server.sql(
            "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$; "
            "CREATE TRIGGER full_disk BEFORE INSERT ON notes EXECUTE FUNCTION full_disk()",
            postgres_url,
        )
        outcomes = await asyncio.gather(*(driver.write([add("g", n)]) for n in range(20)), return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {StorageFull}
        with pytest.raises(StorageFull):
            await driver.write([add("g", 1), add("g", 2)])
        assert await driver.read(ALL) == []
        postgres_server.sql("DROP TRIGGER full_disk ON notes", postgres_url)
        await driver.write([add("g", 1), add("g", 2)])
        assert driver.reopened == 0
        await driver.close()

    asyncio.run(run())


def test_units_that_lock_each_other_out_are_tried_again(postgres_url: str) -> None:
    async def run() -> None:
        drivers = [PostgresDriver(postgres_url, migrations=NOTES) for _ in range(2)]
        for driver in drivers:
            await driver.open()
        await drivers[0].write([add("a", 1), add("b", 1)])
        up = "UPDATE notes SET note = note || '.' WHERE game = $1"
        for _ in range(15):
            await asyncio.gather(
                drivers[0].write([(up, ("a",)), ("SELECT pg_sleep(0.01)", ()), (up, ("b",))]),
                drivers[1].write([(up, ("b",)), ("SELECT pg_sleep(0.01)", ()), (up, ("a",))]),
            )
        assert await drivers[0].read("SELECT note FROM notes") == [("." * 30,)] * 2
        for driver in drivers:
            await driver.close()

    asyncio.run(run())


def test_sums_and_comparisons_are_whole_numbers(postgres_url: str) -> None:
    async def run() -> None:
        driver = PostgresDriver(postgres_url, migrations=NOTES)
        await driver.open()
        await driver.write([add("g", 40), add("g", 2)])
        rows = await driver.read("SELECT SUM(seq), COUNT(*), MAX(seq) > 3, MIN(note), NULL FROM notes")
        assert rows == [(42, 2, 1, "", None)]
        assert [type(value) for value in rows[0][:3]] == [int, int, int]
        with pytest.raises(StorageError, match="neither text nor a whole number"):
            await driver.read("SELECT 1.5")
        await driver.close()

    asyncio.run(run())


def test_backup_names_the_tool() -> None:
    with pytest.raises(StorageError, match="pg_dump"):
        asyncio.run(PostgresDriver("postgresql:///nowhere").backup(Path("copy")))


def test_what_is_not_open_refuses_and_close_finishes_what_was_begun(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    ours = "SELECT COUNT(*) FROM pg_stat_activity WHERE application_name = 'reverie'"

    async def run() -> None:
        driver = PostgresDriver(postgres_url, migrations=NOTES)
        for _ in range(2):
            with pytest.raises(StorageError, match="not open"):
                await driver.write([add("g", 1)])
            with pytest.raises(StorageError, match="not open"):
                await driver.read(ALL)
            await driver.open()
            with pytest.raises(StorageError, match="open already"):
                await driver.open()
            late = asyncio.ensure_future(driver.write([add("late", driver.units)]))
            await asyncio.sleep(0)
            await driver.close()
            assert postgres_server.sql("SELECT COUNT(*) FROM notes", postgres_url) == str(driver.units)
            assert postgres_server.sql(ours) == "0"
            await late

    asyncio.run(run())


def test_close_waits_for_reads_that_were_begun(postgres_server: PostgresServer, postgres_url: str) -> None:
    async def run() -> None:
        driver = PostgresDriver(postgres_url, migrations=NOTES, readers=2)
        await driver.open()
        lock = 4711  # the reads wait until it is given back
        slow = f"SELECT 1 FROM (SELECT pg_advisory_lock_shared({lock})) AS held"
        begun = f"SELECT COUNT(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = {lock} AND NOT granted"
        holder = await asyncpg.connect(postgres_url)
        await holder.execute("SELECT pg_advisory_lock($1)", lock)
        reads = [asyncio.create_task(driver.read(slow)) for _ in range(6)]
        while await holder.fetchval(begun) < 2:  # both lines are at it, the others wait for a line
            await asyncio.sleep(0.005)
        closing = asyncio.create_task(driver.close())
        done, _ = await asyncio.wait([closing], timeout=0.1)
        assert not done
        await holder.close()
        await closing
        assert postgres_server.sql("SELECT COUNT(*) FROM pg_stat_activity WHERE application_name = 'reverie'") == "0"
        outcomes = await asyncio.gather(*reads, return_exceptions=True)
        assert outcomes[:2] == [[(1,)], [(1,)]]
        assert {type(outcome) for outcome in outcomes[2:]} == {StorageError}

    asyncio.run(run())


def test_nobody_there_is_said_within_the_patience(postgres_server: PostgresServer, postgres_url: str) -> None:
    async def run(url: str, patience: float) -> float:
        began = time.monotonic()
        with pytest.raises(StorageError) as failure:
            await PostgresDriver(url, patience=patience).open()
        assert not isinstance(failure.value, StorageUnsure)
        return time.monotonic() - began

    for url, patience in (
        (postgres_server.url("no_such_database"), 10),
        ("postgresql://reverie@/x?host=/nonexistent", 0.3),
    ):
        assert any(asyncio.run(run(url, patience)) < 3 for _ in range(3))  # the best of three


def test_opening_waits_for_a_server_that_is_starting(postgres_server: PostgresServer, postgres_url: str) -> None:
    async def run() -> None:
        driver = PostgresDriver(postgres_url)
        await driver.open()
        await driver.close()

    postgres_server.kill()
    later = threading.Timer(0.3, postgres_server.start)
    later.start()
    try:
        asyncio.run(run())
    finally:
        later.join()


def test_an_outage_longer_than_the_patience_fails_without_doubt_and_then_it_goes_on(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    async def run() -> None:
        driver = PostgresDriver(postgres_url, migrations=NOTES, patience=0.5)
        await driver.open()
        await driver.write([add("g", 0)])
        postgres_server.kill()
        while any(line.stands for line in (*driver._writers, *driver._readers)):  # until the news has come through
            await asyncio.sleep(0.005)
        lasted: list[float] = []
        while not lasted or (min(lasted) >= 3 and len(lasted) < 3):  # a slow moment of the machine is not ours
            began = time.monotonic()
            writes = [driver.write([add("g", n)], "notice") for n in range(1, 100)]
            reads = [driver.read(ALL) for _ in range(20)]
            outcomes = await asyncio.gather(*writes, *reads, return_exceptions=True)
            assert {type(outcome) for outcome in outcomes} == {StorageError}
            lasted.append(time.monotonic() - began)
        assert min(lasted) < 3
        await asyncio.to_thread(postgres_server.start)
        await asyncio.gather(*(driver.write([add("g", n)], "notice") for n in range(1, 100)))
        assert len(await driver.read(ALL)) == 100
        await driver.close()

    asyncio.run(run())


def test_a_newer_database_is_refused(postgres_server: PostgresServer, postgres_url: str) -> None:
    async def run() -> None:
        driver = PostgresDriver(postgres_url)
        await driver.open()
        await driver.close()
        postgres_server.sql(f"UPDATE meta SET value = '{LATEST + 1}' WHERE key = 'version'", postgres_url)
        with pytest.raises(StorageNewer):
            await PostgresDriver(postgres_url).open()
        assert postgres_server.sql("SELECT value FROM meta", postgres_url) == str(LATEST + 1)

    asyncio.run(run())


def test_a_migration_that_fails_leaves_the_last_version(postgres_server: PostgresServer, postgres_url: str) -> None:
    async def run() -> None:
        driver = PostgresDriver(postgres_url, migrations=[*NOTES, ["CREATE TABLE half(x TEXT)", "SELECT 1/0"]])
        with pytest.raises(StorageError):
            await driver.open()
        assert postgres_server.sql("SELECT value FROM meta", postgres_url) == "1"
        assert postgres_server.sql("SELECT to_regclass('half') IS NULL", postgres_url) == "t"
        driver = PostgresDriver(postgres_url, migrations=[*NOTES, ["CREATE TABLE half(x TEXT)"]])
        await driver.open()
        assert await driver.read("SELECT * FROM half") == []
        await driver.close()

    asyncio.run(run())


SLOW = [[f"CREATE TABLE step{n}(x TEXT)", "SELECT pg_sleep(0.05)"] for n in range(5)]


def open_slowly(url: str) -> None:
    """What the processes of the next test do."""

    async def run() -> None:
        drivers = [PostgresDriver(url, migrations=SLOW) for _ in range(2)]
        await asyncio.gather(*(driver.open() for driver in drivers))
        for driver in drivers:
            assert await driver.read("SELECT value FROM meta") == [(str(len(SLOW)),)]
            await driver.close()

    asyncio.run(run())


def test_processes_that_migrate_at_once_wait_for_each_other(postgres_url: str) -> None:
    command = [sys.executable, "-m", __spec__.name, postgres_url]
    processes = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    assert [(process.communicate(timeout=60)[1], process.returncode) for process in processes] == [("", 0)] * 2


if __name__ == "__main__":
    open_slowly(sys.argv[1])
