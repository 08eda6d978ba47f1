"""T20: what earlier releases have written opens, replays to the same hashes, and goes on; copies are whole.

A release is written once by `python -m tests.server.running.release vN` and never changed.
"""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import apsw
import httpx
import pytest

from bench.server.unlimited import NO_LIMITS
from reverie.audit.table_record import looks_like_table, parse_table, read_any_record, verify
from reverie.client import House, NewTable, Seat
from reverie.server.service import Service
from reverie.server.settings import Settings, Timing
from reverie.server.stores.schema import LATEST
from reverie.server.stores.sqlite.driver import SqliteDriver
from tests.server.running.release import SAVES, answer, folders, link_of, stand
from tests.server.support import running_server

FOR_EVER = Timing(link=1e12)


@pytest.fixture(params=folders(), ids=lambda folder: folder.name)
def release(request: pytest.FixtureRequest) -> Path:
    folder: Path = request.param
    return folder


def expected_of(release: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((release / "expected.json").read_text("utf-8"))
    return data


def schema_of(path: Path) -> set[tuple[str, str]]:
    database = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    try:
        rows = database.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL").fetchall()
        return {(str(name), " ".join(str(sql).split())) for name, sql in rows}
    finally:
        database.close()


def test_the_present_schema_has_a_release() -> None:
    """Who appends a migration writes a release with it; who changes one that was written, breaks old databases."""
    assert LATEST in {expected_of(folder)["schema"] for folder in folders()}


def test_old_databases_come_to_the_schema_of_a_new_one(release: Path, tmp_path: Path) -> None:
    old, new = tmp_path / "old.sqlite", tmp_path / "new.sqlite"
    shutil.copyfile(release / "tables.sqlite", old)

    async def open_and_close(path: Path) -> None:
        driver = SqliteDriver(path)
        await driver.open()
        await driver.close()

    for path in (old, new):
        asyncio.run(open_and_close(path))
    assert schema_of(old) == schema_of(new)
    assert (tmp_path / f"old.sqlite.v{expected_of(release)['schema']}.backup").exists() is (
        expected_of(release)["schema"] < LATEST
    )


def assert_says_at_least(found: Any, kept: Any) -> None:
    """All that was counted then is counted the same; later releases may know more figures."""
    if isinstance(kept, dict):
        assert kept.keys() <= found.keys()
        for name, value in kept.items():
            assert_says_at_least(found[name], value)
    elif isinstance(kept, list):
        for one, other in zip(found, kept, strict=True):
            assert_says_at_least(one, other)
    else:
        assert found == kept


def test_every_table_replays_to_the_same_hash_and_goes_on(release: Path, tmp_path: Path) -> None:
    shutil.copyfile(release / "tables.sqlite", tmp_path / "tables.sqlite")
    expected = expected_of(release)

    async def main() -> None:
        async with running_server(tmp_path, timing=FOR_EVER) as server, House(server.url) as house:
            for name, kept in expected["tables"].items():
                found = await stand(server.service, kept["table"])
                assert found == {field: kept[field] for field in found}, name
            assert {kept["status"] for kept in expected["tables"].values()} == {"over", "playing", "seating"}
            for name, kept in expected["tables"].items():
                if not kept["tokens"]:
                    continue
                document = await house.document(link_of(server.url, kept, None))
                assert verify(parse_table(json.dumps(document))).ok, name
                if kept["status"] == "playing" and kept["players"] == 1:
                    async with Seat(link_of(server.url, kept, 0)) as seat:
                        assert seat.seq == kept["seq"]
                        assert await answer(seat, 3) == 3, name
            for day, secret in expected["days"]:
                assert await server.service.store.day_secret(day) == secret
            cookies = {"reverie_guest": expected["guest"]}
            async with httpx.AsyncClient(cookies=cookies, base_url=server.url) as guest:
                assert_says_at_least((await guest.get("/api/guest/statistics")).json(), expected["statistics"])
                assert len((await guest.get("/api/guest/tables")).json()["tables"]) >= 5

    asyncio.run(main())


def test_saved_games_replay_to_the_same_hash(release: Path) -> None:
    expected = expected_of(release)["saves"]
    assert sorted(path.name for path in (release / "saves").iterdir()) == sorted(expected)
    assert len(expected) == SAVES
    for name, kept in expected.items():
        text = (release / "saves" / name).read_text("utf-8")
        assert looks_like_table(text) == (kept["kind"] != "record"), name
        if kept["kind"] == "sealed":
            assert verify(parse_table(text)).ok, name
        else:
            assert read_any_record(text).replay().hash() == kept["state"], name
        if kept["kind"] == "complete":
            assert verify(parse_table(text)).ok, name


def test_saved_games_can_be_brought_to_a_table(release: Path, tmp_path: Path) -> None:
    expected = expected_of(release)["saves"]

    async def main() -> None:
        async with running_server(tmp_path) as server, House(server.url) as house:
            for name, kept in expected.items():
                if kept["kind"] != "sealed":
                    table = await house.bring((release / "saves" / name).read_text("utf-8"))
                    assert (await stand(server.service, table.table))["state"] == kept["state"], name

    asyncio.run(main())


# ---- copies during play ---------------------------------------------------------------------------------------------


def test_a_copy_during_play_is_a_prefix_of_every_log(tmp_path: Path, amount: Any) -> None:
    """Copies are made while four tables are played; each opens, replays, and holds the beginning of every log."""
    copies: list[Path] = []
    tables: list[NewTable] = []
    logs: dict[str, list[Any]] = {}

    async def main() -> None:
        (tmp_path / "copies").mkdir()
        done = 0

        async def play(table: NewTable) -> None:
            nonlocal done
            async with Seat(table.link(0)) as seat:
                await seat.sit()
                while not seat.is_over:
                    await answer(seat)
            done += 1

        async with running_server(tmp_path) as server, House(server.url) as house:
            for _ in range(amount(4, 20)):
                tables.append(await house.create("onirim/third/solo"))
            players = [asyncio.create_task(play(table)) for table in tables]
            while done < len(tables):
                copies.append(await server.service.copy(tmp_path / "copies" / str(len(copies))))
                await asyncio.sleep(0.02)
            await asyncio.gather(*players)
            for table in tables:
                logs[table.table] = await server.service.store.tail(table.table, 0)

    asyncio.run(main())
    assert len(copies) >= 2
    lengths = [asyncio.run(check_copy(path, tables, logs)) for path in [*copies[:2], *copies[len(copies) // 2 :: 4]]]
    assert lengths == sorted(lengths)
    assert 0 < max(lengths) <= sum(len(log) for log in logs.values())


async def check_copy(path: Path, tables: list[NewTable], logs: dict[str, list[Any]]) -> int:
    """A copy as a server would use it; returns how many entries it holds."""
    service = Service(Settings(database=str(path), limits=NO_LIMITS))
    await service.start()
    try:
        total = 0
        for table in tables:
            entries = await service.store.tail(table.table, 0)
            assert entries == logs[table.table][: len(entries)]
            _, found = await service.hall.table(table.table)
            assert found.locked is None
            assert found.seq == len(entries)
            assert found.state() == (entries[-1].state if entries else "")
            total += len(entries)
        return total
    finally:
        await service.stop()


def test_copies_are_made_regularly(tmp_path: Path) -> None:
    async def main() -> None:
        settings: dict[str, Any] = {"backups": tmp_path / "copies", "backup_every": 0.05, "timing": Timing(sweep=0.02)}
        async with running_server(tmp_path, **settings) as server, House(server.url) as house:
            await house.create("onirim/third/solo")
            while not (tmp_path / "copies").is_dir() or len(list((tmp_path / "copies").glob("*.sqlite"))) < 2:
                await asyncio.sleep(0.02)

    asyncio.run(asyncio.wait_for(main(), 60))
    assert not list((tmp_path / "copies").glob("*.part"))
