"""Retention: nothing is forgotten unless the host says so, and then nothing that somebody still plays."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bench.server.unlimited import NO_LIMITS
from reverie.server import forgetting
from reverie.server.settings import DAY, Rate, Timing
from tests.server.play.browsing import Browser, MovableClock, another, browser
from tests.server.support import running_server
from tests.server.wire import request

SOLO = "onirim/third/solo"


def later(person: Browser, days: float) -> None:
    person.clock.moment += int(days * DAY * 1000)


async def tables(person: Browser) -> set[str]:
    return {name for name, _ in await person.service.store.tables_after("", 100)}


def keep(person: Browser, days: int) -> None:
    """What `--forget-after` does."""
    person.service.hall.settings = replace(person.service.hall.settings, forget_after=days * DAY)


def test_tables_are_forgotten_only_if_the_host_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forgetting, "PAGE", 2)
    monkeypatch.setattr(forgetting, "BREATH", 0.0)

    async def story() -> None:
        async with browser(tmp_path) as person:
            old = [(await person.finish(SOLO))["table"] for _ in range(3)]
            await person.http.put("/api/guest", json={"name": "Ada"})
            before = (await person.get("/api/guest/statistics")).json()
            old.append((await person.post("/api/tables", {"spec": SOLO})).json()["table"])
            later(person, 1000)
            await person.service.forgetting.go_round()
            assert await tables(person) == set(old)  # off unless somebody turns it on
            young = (await person.finish(SOLO))["table"]
            keep(person, 30)
            await person.service.forgetting.go_round()
            assert await tables(person) == {young}
            assert not set(old) & set(person.service.hall.rooms)
            assert [it["table"] for it in (await person.get("/api/guest/tables")).json()["tables"]] == [young]
            after = (await person.get("/api/guest/statistics")).json()["sets"][0]["all"]
            assert after["games"] == before["sets"][0]["all"]["games"] + 1
            assert (await person.get(f"/api/tables/{old[0]}")).status_code in (401, 404)
            later(person, 29.9)
            await person.service.forgetting.go_round()
            assert await tables(person) == {young}

    asyncio.run(story())


def test_a_table_that_somebody_looks_at_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path) as person:
            table = (await person.finish(SOLO))["table"]
            keep(person, 1)
            async with person.socket(table) as socket:
                await socket.send('{"type":"hello","protocol":1}')
                await socket.recv()
                later(person, 2)
                await person.service.forgetting.go_round()
                assert await tables(person) == {table}
            while person.service.hall.rooms[table].connections:
                await asyncio.sleep(0.01)
            await person.service.forgetting.go_round()
            assert await tables(person) == set()

    asyncio.run(story())


class Jumping(MovableClock):
    """A wall clock that goes its own ways."""

    steady = 1_000.0

    def monotonic(self) -> float:
        return self.steady


def test_a_clock_that_jumps_costs_nobody_a_game(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        clock: Any = Jumping()
        async with running_server(tmp_path, clock=clock, forget_after=30 * DAY) as server:
            made = (await request(server.url, "POST", "/api/tables", body={"spec": SOLO})).json()["table"]
            clock.moment += 400 * 86_400_000  # 2038, or whatever it believes
            await server.service.forgetting.go_round()
            assert [name for name, _ in await server.service.store.tables_after("", 9)] == [made]
            clock.moment -= 400 * 86_400_000
            await server.service.forgetting.go_round()
            clock.steady += 3600
            clock.moment += 3_600_000
            await server.service.forgetting.go_round()
            assert [name for name, _ in await server.service.store.tables_after("", 9)] == [made]

    asyncio.run(story())
    assert sum("clock jumped" in record.message for record in caplog.records) == 2


def test_rounds_are_made_by_themselves(tmp_path: Path) -> None:
    async def story() -> None:
        clock = MovableClock()
        timing = Timing(sweep=0.02, forget=0.02)
        async with running_server(tmp_path, clock=clock, timing=timing, forget_after=DAY) as server:
            await request(server.url, "POST", "/api/tables", body={"spec": SOLO})
            clock.moment += 2 * 86_400_000
            async with asyncio.timeout(20):
                while await server.service.store.tables_after("", 9):
                    await asyncio.sleep(0.02)

    asyncio.run(story())


# ---- guests ---------------------------------------------------------------------------------------------------------


def test_guests_of_one_address_are_counted(tmp_path: Path) -> None:
    """Whoever comes without a cookie is somebody new each time; making tables makes nobody."""

    async def story() -> None:
        limits = replace(NO_LIMITS, new_guests=Rate(3, 3600.0, 3))
        async with running_server(tmp_path, limits=limits) as server:
            for _ in range(5):
                made = await request(server.url, "POST", "/api/tables", body={"spec": SOLO})
                assert made.status == 201
                assert "reverie_guest" not in made.cookies
            assert await server.service.store.guests_after("", 9) == []
            answers = [await request(server.url, "PUT", "/api/guest", body={"name": "Ada"}) for _ in range(5)]
            assert [answer.status for answer in answers] == [200, 200, 200, 429, 429]
            cookie = answers[0].cookies["reverie_guest"].partition(";")[0]
            known = [("Cookie", f"reverie_guest={cookie}")]
            assert (await request(server.url, "PUT", "/api/guest", known, {"name": "Eva"})).status == 200
            assert len(await server.service.store.guests_after("", 9)) == 3

    asyncio.run(story())


def test_guests_whom_nobody_needs_are_forgotten_after_a_week(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path) as person, another(person) as other, another(person) as third:
            await person.finish(SOLO)
            assert (await other.http.put("/api/guest", json={"name": None})).json() == {"known": True, "name": None}
            await third.http.put("/api/guest", json={"name": "Ada"})
            later(person, 6.9)
            await person.service.forgetting.go_round()
            assert (await other.get("/api/guest")).json()["known"]
            later(person, 0.2)
            await person.service.forgetting.go_round()
            assert not (await other.get("/api/guest")).json()["known"]
            assert (await person.get("/api/guest")).json()["known"]
            assert (await third.get("/api/guest")).json()["name"] == "Ada"

    assert Timing().guest == 7 * DAY
    asyncio.run(story())
