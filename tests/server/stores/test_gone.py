"""A database that is removed or replaced under the running server: it is noticed before the next acknowledgement."""

from __future__ import annotations

import asyncio
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from reverie.client import Refused, Seat
from reverie.server import service
from reverie.server.stores.driver import StorageGone
from reverie.server.stores.sqlite.driver import SqliteDriver
from tests.server.support import running_server

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files that are open cannot be removed there")

ADD = "INSERT INTO days (day, secret) VALUES ($1, $2)"


def removed(path: Path) -> None:
    path.unlink()


def renamed(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))


def replaced(path: Path) -> None:
    shutil.copy(path, path.with_name("copy"))
    path.with_name("copy").replace(path)


def without_log(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


def folder_gone(path: Path) -> None:
    path.parent.rename(path.parent.with_name("away"))


WAYS = [removed, renamed, replaced, without_log, folder_gone]


@pytest.mark.parametrize("harm", WAYS)
def test_nothing_is_acknowledged(
    tmp_path: Path, harm: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        path = tmp_path / "data" / "t.sqlite"
        driver = SqliteDriver(path)
        await driver.open()
        await driver.write([(ADD, ("1", "a"))])
        harm(path)
        for day in ("2", "3"):
            with pytest.raises(StorageGone):
                await driver.write([(ADD, (day, "b"))])
        with pytest.raises(StorageGone):
            await driver.read("SELECT day FROM days")
        await driver.close()

    asyncio.run(story())
    assert [record.levelname for record in caplog.records if "database gone" in record.message] == ["ERROR"]


def test_removed_in_the_middle_of_a_commit(tmp_path: Path) -> None:
    """The look before it is not enough: what counts is where the file is when the answer goes out."""

    async def story() -> None:
        path = tmp_path / "t.sqlite"
        driver = SqliteDriver(path)
        await driver.open()
        ordinary = driver._carry_out_all

        def carry_out(*details: Any) -> None:
            ordinary(*details)
            path.unlink()

        driver._carry_out_all = carry_out  # type: ignore[assignment,method-assign]
        with pytest.raises(StorageGone):
            await driver.write([(ADD, ("1", "a"))])
        await driver.close()

    asyncio.run(story())


def test_it_is_taken_up_again_where_it_is_put_back(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        path = tmp_path / "t.sqlite"
        driver = SqliteDriver(path)
        await driver.open()
        await driver.write([(ADD, ("1", "a"))])
        path.rename(tmp_path / "elsewhere")
        with pytest.raises(StorageGone):
            await driver.write([(ADD, ("2", "b"))])
        (tmp_path / "elsewhere").rename(path)
        await driver.write([(ADD, ("3", "c"))])
        assert await driver.read("SELECT day FROM days ORDER BY day") == [("1",), ("3",)]
        await driver.close()
        await driver.open()
        assert await driver.read("SELECT day FROM days ORDER BY day") == [("1",), ("3",)]
        await driver.close()

    asyncio.run(story())
    assert any("database is back" in record.message for record in caplog.records)


def test_no_new_file_is_made_in_its_place_and_no_other_is_touched(tmp_path: Path) -> None:
    """Neither when an error makes the server open it again, nor when it stops."""

    async def story() -> None:
        path = tmp_path / "t.sqlite"
        driver = SqliteDriver(path)
        await driver.open()
        await driver.write([(ADD, ("1", "a"))])
        for file in tmp_path.iterdir():
            file.unlink()
        await driver._call(driver._distrust)
        with pytest.raises(StorageGone):
            await driver.write([(ADD, ("2", "b"))])
        assert not path.exists()
        await driver.close()

        other = SqliteDriver(tmp_path / "u.sqlite")
        await other.open()
        await other.write([(ADD, ("1", "a"))])
        (tmp_path / "u.sqlite-wal").rename(tmp_path / "kept")
        (tmp_path / "u.sqlite-wal").write_bytes(b"somebody else's")
        await other.close()
        assert (tmp_path / "u.sqlite-wal").read_bytes() == b"somebody else's"

    asyncio.run(story())


def test_players_and_the_house_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "LOOK_AGAIN", 0.0)

    async def story() -> None:
        async with running_server(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as http:
            made = (await http.post("/api/tables", json={"spec": "onirim/third/solo"})).json()
            async with Seat(made["links"][-1]["link"]) as seat:
                await seat.sit()
                before = seat.seq
                (tmp_path / "tables.sqlite").unlink()
                with pytest.raises(Refused) as refused:
                    await asyncio.wait_for(seat.act(seat.observation["actions"][0]["id"]), 30)
                assert refused.value.code == "storage_gone"
                assert seat.seq == before
            health = await http.get("/healthz")
            assert (health.status_code, health.json()["error"]["code"]) == (503, "storage_gone")
            again = await http.post("/api/tables", json={"spec": "onirim/third/solo"})
            assert (again.status_code, again.json()["error"]["code"]) == (503, "storage_gone")

    asyncio.run(story())
