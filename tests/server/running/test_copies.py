"""Copies of the database: wherever they are to go is tried at the start, and a restart does not begin to wait anew."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from reverie.server import copies
from reverie.server.run import open_database, service_for
from reverie.server.service import Service
from reverie.server.settings import Settings, Timing
from reverie.server.starting import CannotServe

HOUR = 3600.0
NOW = 1_800_000_000_000  # milliseconds


def test_the_newest_copy_counts(tmp_path: Path) -> None:
    assert copies.seconds_since(tmp_path / "nowhere", NOW) == float("inf")
    assert copies.seconds_since(tmp_path, NOW) == float("inf")
    for name in ("tables-x.sqlite", "tables-2027-01-15-1799999999000.sqlite.part", "letter.txt"):
        (tmp_path / name).touch()
    assert copies.seconds_since(tmp_path, NOW) == float("inf")
    for seconds in (50_000, 7200, 90_000):
        (tmp_path / copies.name_of("2027-01-15", NOW - seconds * 1000)).touch()
    assert copies.seconds_since(tmp_path, NOW) == 7200.0
    (tmp_path / copies.name_of("2036-01-15", NOW + 5000)).touch()  # by a clock that was wrong
    assert copies.seconds_since(tmp_path, NOW) == 7200.0


@pytest.mark.parametrize(("hours", "is_due"), [(None, True), (30, True), (23, False)])
def test_a_restart_does_not_begin_to_wait_anew(
    tmp_path: Path, hours: float | None, is_due: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that is started every morning makes its copy every day all the same."""
    folder = tmp_path / "copies"
    settings = Settings(database=str(tmp_path / "t.sqlite"), backups=folder, timing=Timing(sweep=0.01))

    async def main() -> int:
        service = Service(settings)
        folder.mkdir()
        if hours is not None:
            made = service.clock.now() - int(hours * HOUR * 1000)
            (folder / copies.name_of(service.hall.today(), made)).touch()
        before, swept = len(list(folder.iterdir())), list[None]()
        monkeypatch.setattr(service.hall, "sweep", lambda: swept.append(None))
        await service.start()
        try:
            async with asyncio.timeout(30):
                while len(swept) < 5 or (is_due and not list(folder.glob("*.sqlite"))[before:]):
                    await asyncio.sleep(0.01)
        finally:
            await service.stop()
        return len(list(folder.glob("*.sqlite"))) - before

    assert asyncio.run(main()) == is_due


def test_a_copy_that_failed_is_tried_again_before_the_next_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reverie.server.service.COPY_AGAIN", 0.01)
    settings = Settings(database=str(tmp_path / "t.sqlite"), backups=tmp_path / "copies", timing=Timing(sweep=0.01))
    tried: list[Path] = []

    async def main() -> None:
        service = Service(settings)

        async def fails(folder: Path) -> Path:
            tried.append(folder)
            raise OSError("no space")

        monkeypatch.setattr(service, "copy", fails)
        await service.start()
        try:
            async with asyncio.timeout(30):
                while len(tried) < 3:
                    await asyncio.sleep(0.01)
        finally:
            await service.stop()

    asyncio.run(main())


def test_a_folder_where_nothing_can_be_kept_is_noticed_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for folder in (tmp_path / "file" / "copies", Path("/proc/nope")):
        settings = Settings(database=str(tmp_path / "t.sqlite"), backups=folder)

        async def main(settings: Settings = settings) -> None:
            await open_database(settings, service_for(settings))

        with pytest.raises(CannotServe) as refused:
            asyncio.run(main())
        assert refused.value.code == "hosting-backups-folder"
        assert refused.value.exit_code == 2
        assert not (tmp_path / "t.sqlite").exists()


def test_trying_leaves_nothing_behind(tmp_path: Path) -> None:
    copies.prepare(tmp_path / "a" / "b")
    assert list((tmp_path / "a" / "b").iterdir()) == []
