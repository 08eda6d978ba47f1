"""Two writers (T5) on PostgreSQL: the key decides."""

from __future__ import annotations

from reverie.server.stores.driver import Driver
from reverie.server.stores.postgres.driver import PostgresDriver

from . import writers


def postgres(url: str) -> Driver:
    return PostgresDriver(url)


def test_four_processes_append_to_one_game(postgres_url: str) -> None:
    maker = f"{__name__}:{postgres.__name__}"
    results = writers.compete(maker, postgres_url)
    writers.check(maker, postgres_url, results)
    assert sum(lost for _, lost in results), "they never met"
