"""`/healthz` is for everybody and has no limit, so it must cost next to nothing; and a full house says so properly."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from bench.server.unlimited import NO_LIMITS
from reverie.server import service
from reverie.server.http import HEADERS
from reverie.server.stores.driver import Row, StorageError, Value
from reverie.words import words
from tests.server.support import running_server


def test_the_database_is_asked_once_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with running_server(tmp_path) as server, httpx.AsyncClient() as http:
            driver = server.service.store.driver
            ordinary, asked, works = driver.read, list[str](), True

            async def read(sql: str, values: Sequence[Value] = ()) -> list[Row]:
                asked.append(sql)
                if not works:
                    raise StorageError
                return await ordinary(sql, values)

            async def statuses(count: int) -> set[int]:
                answers = await asyncio.gather(*(http.get(f"{server.url}/healthz") for _ in range(count)))
                return {answer.status_code for answer in answers}

            monkeypatch.setattr(driver, "read", read)
            monkeypatch.setattr(service, "LOOK_AGAIN", 1000.0)
            assert await statuses(20) == {200}
            assert await statuses(20) == {200}
            assert asked == ["SELECT 1"]
            monkeypatch.setattr(service, "LOOK_AGAIN", 0.0)
            works = False
            assert await statuses(1) == {503}
            works = True
            assert await statuses(1) == {200}
            assert len(asked) == 3

    asyncio.run(main())


@pytest.mark.parametrize("language", ["en", "de"])
def test_one_line_too_many_is_refused_like_anything_else(tmp_path: Path, language: str) -> None:
    async def main() -> None:
        async with (
            running_server(tmp_path, limits=replace(NO_LIMITS, all_connections=0, spare_lines=0)) as server,
            httpx.AsyncClient(headers={"accept-language": language}) as http,
        ):
            answer = await http.get(f"{server.url}/api/games")
            assert answer.status_code == 503
            error = answer.json()["error"]
            assert (error["code"], error["retry_after"]) == ("overloaded", 5.0)
            assert error["message"] == words(language).text("server-overloaded", retry_after="5.0")
            assert answer.headers["retry-after"] == "5"
            assert answer.headers["connection"] == "close"
            for name, value in HEADERS.items():
                assert answer.headers[name] == value
            assert (
                server.service.metrics.registry.get_sample_value("reverie_refusals_total", {"code": "overloaded"}) == 1
            )

    asyncio.run(main())
