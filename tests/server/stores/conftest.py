"""Databases for the tests of what every driver must do; each test gets an empty one of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pytest

from reverie.server.stores.driver import Driver
from reverie.server.stores.postgres.driver import PostgresDriver
from reverie.server.stores.sqlite.driver import SqliteDriver
from tests.server.postgres import postgres_server, postgres_url

__all__ = ["postgres_server", "postgres_url"]


class DriverFactory(Protocol):
    """A further driver, not open yet, on the database of this test."""

    def __call__(self, *, migrations: list[list[str]] | None = None) -> Driver: ...


def _sqlite(request: pytest.FixtureRequest) -> DriverFactory:
    path: Path = request.getfixturevalue("tmp_path") / "reverie.db"

    def make(*, migrations: list[list[str]] | None = None) -> Driver:
        return SqliteDriver(path, migrations=migrations)

    return make


def _postgres(request: pytest.FixtureRequest) -> DriverFactory:
    url: str = request.getfixturevalue("postgres_url")

    def make(*, migrations: list[list[str]] | None = None) -> Driver:
        return PostgresDriver(url, migrations=migrations)

    return make


FACTORIES: dict[str, Callable[[pytest.FixtureRequest], DriverFactory]] = {
    "postgres": _postgres,
    "sqlite": _sqlite,
}


@pytest.fixture(params=sorted(FACTORIES))
def driver_factory(request: pytest.FixtureRequest) -> DriverFactory:
    return FACTORIES[request.param](request)
