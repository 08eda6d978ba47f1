"""What is not a database is not taken for one, and passwords in mistyped addresses are shown to nobody."""

from __future__ import annotations

from pathlib import Path

import apsw
import pytest
from typer.testing import CliRunner

from reverie.cli.app import app
from reverie.server.service import driver_for
from reverie.server.starting import CannotServe, check_database, misspelt
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


@pytest.mark.parametrize(
    ("address", "part"),
    [
        ("postgresql://me:geheim@db:zehn/x", "port"),
        ("postgresql://me:geheim@db:/x", "port"),
        ("postgresql://me:geheim@db:0/x", "port"),
        ("postgresql://me:geheim@db:65536/x", "port"),
        ("postgresql://me:geheim@db:5432,other:x/x", "port"),
        ("postgresql://me:geheim%zz@db/x", "percent"),
        ("postgresql://me:geheim%2@db/x", "percent"),
        ("postgresql://me:geheim#1@db/x", "fragment"),
        ("postgresql://me:geheim/1@db/x", "port"),
        ("postgresql://me:ge@heim@db/x", "host"),
        ("postgresql://me:geheim@[::1/x", "host"),
        ("postgresql://me:geheim@/x", "host"),
        ("postgresql://", "host"),
        ("postgresql://:5432/x", "host"),
        ("postgresql://me:geheim@db/x y", "space"),
        ("postgresql://me:geheim@db/x/y", "name"),
    ],
)
def test_malformed_addresses_are_for_somebody_to_change(
    address: str, part: str, tmp_path: Path, own_logs: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Exit code 2 at once, and not 4 after a while: it would be the same next time."""
    monkeypatch.chdir(tmp_path)
    assert misspelt(address) == part
    for language in ("en", "de"):
        result = CliRunner().invoke(
            app, ["serve", "--port", "0", "--log-format", "text", "--lang", language], env={"REVERIE_DATABASE": address}
        )
        assert result.exit_code == 2
        assert "hosting-database-address" in result.output
        assert "geheim" not in result.output
        assert "heim" not in result.output


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://db/x", "postgres://me@db:5432/x", "postgresql://me:geheim%40@[::1]:5432/x?sslmode=require",
        "postgresql://one:5432,two/x", "postgresql:///x", "postgresql://me@/x?host=/run/postgresql", "postgresql://db",
    ],
)  # fmt: skip
def test_addresses_of_postgresql(address: str) -> None:
    assert misspelt(address) is None


def test_an_option_that_cannot_be(tmp_path: Path, own_logs: None) -> None:
    pytest.importorskip("asyncpg")
    address = "postgresql://me:geheim@127.0.0.1:1/x?sslmode=nonsense"
    result = CliRunner().invoke(
        app, ["serve", "--port", "0", "--log-format", "text"], env={"REVERIE_DATABASE": address}
    )
    assert (result.exit_code, "geheim" in result.output) == (2, False)
    assert "hosting-database-address" in result.output


@pytest.mark.parametrize("option", ["nonsense=1", "work_mem=-5", "max_connections=7"])
def test_an_option_that_the_server_does_not_know(option: str, postgres_url: str, own_logs: None) -> None:
    """PostgreSQL itself says so, at once and each time: nobody should try again before somebody has changed it."""
    address = f"{postgres_url}{'&' if '?' in postgres_url else '?'}{option}"
    result = CliRunner().invoke(
        app, ["serve", "--port", "0", "--log-format", "text"], env={"REVERIE_DATABASE": address}
    )
    assert result.exit_code == 2
    assert "hosting-database-address" in result.output
