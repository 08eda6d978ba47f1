"""How many tables one address may make: whatever way they are made, and slips do not count."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import httpx

import reverie
from bench.server.unlimited import NO_LIMITS
from reverie.server.settings import Limits, Rate
from tests.server.support import running_server

DAY = 86_400.0
SPEC = {"spec": "onirim/third/solo"}


def statuses(folder: Path, asked: list[tuple[str, dict[str, str]]], limits: Limits) -> list[int]:
    """What a server with such limits answers, one after the other."""

    async def main() -> list[int]:
        async with running_server(folder, limits=limits) as server, httpx.AsyncClient(timeout=60) as http:
            return [(await http.post(f"{server.url}/api/{path}", json=body)).status_code for path, body in asked]

    return asyncio.run(main())


def record() -> dict[str, str]:
    game = reverie.from_spec("onirim/third/solo/seed=1")
    game.apply(game.actions()[0])
    return {"record": game.record().text()}


def test_a_record_is_a_table_of_the_day_too(tmp_path: Path) -> None:
    asked = [("records", record()), ("tables", SPEC), ("records", record()), ("tables", SPEC)]
    assert statuses(tmp_path, asked, replace(NO_LIMITS, tables_a_day=Rate(2, DAY, 2))) == [201, 201, 429, 429]


def test_who_mistypes_has_not_made_a_table(tmp_path: Path) -> None:
    slips = [
        ("tables", {"spec": "onirim/third/sollo"}),
        ("tables", {"sepc": "onirim"}),
        ("records", {"record": "x"}),
    ] * 4
    asked = [*slips, ("tables", SPEC), ("tables", SPEC)]
    found = statuses(tmp_path, asked, replace(NO_LIMITS, new_tables=Rate(1, DAY, 1)))
    assert found[:-2] == [422, 400, 422] * 4
    assert found[-2:] == [201, 429]
