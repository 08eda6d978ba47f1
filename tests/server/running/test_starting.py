"""What is not a database is not taken for one, and passwords in mistyped addresses are shown to nobody."""

from __future__ import annotations

from pathlib import Path

import apsw
import pytest
from typer.testing import CliRunner

from reverie.cli.app import app
from reverie.server.service import driver_for
from reverie.server.starting import CannotServe, check_database
from tests.server.running.test_serve import refused


@pytest.mark.parametrize(
    "database",
    [
        "postgresql+asyncpg://me:geheim@db/x",
        "mysql://me:geheim@db/x",
        "Postgres://me:geheim@db/x",
        "postgresql:/me:geheim@db/x",
        "me:geheim@postgresql://db/x",
        " postgresql://me:geheim@db/x",
        "sqlite:///tables.sqlite",
    ],
)
def test_addresses_that_are_none_of_ours(
    database: str, tmp_path: Path, own_logs: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused("hosting-database-url", "--port", "0", "--database", database)
    result = CliRunner().invoke(
        app, ["serve", "--port", "0", "--log-format", "text"], env={"REVERIE_DATABASE": database}
    )
    assert result.exit_code == 2
    assert "geheim" not in result.output
    with pytest.raises(CannotServe):
        driver_for(database)
    assert list(tmp_path.iterdir()) == []


def test_files_are_files() -> None:
    for database in ("tables.sqlite", "/var/lib/reverie/tables.sqlite", "a:b", "C:/Reverie/t.sqlite", "C:\\Reverie\\t"):
        check_database(database)


def test_a_file_of_another_program_is_left_alone(tmp_path: Path, own_logs: None) -> None:
    foreign = tmp_path / "foreign.db"
    database = apsw.Connection(str(foreign))
    database.execute("CREATE TABLE something(x)")
    database.close()
    refused("hosting-database-unusable", "--port", "0", "--database", str(foreign))
    assert [file.name for file in tmp_path.iterdir()] == ["foreign.db"]
