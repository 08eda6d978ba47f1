"""Guests over HTTP as a browser uses it: cookies, names, my tables, statistics, daily deals, being forgotten."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from reverie.hosted import deals
from reverie.progress.played import Played
from reverie.server.statistics import span
from tests.server.play.browsing import another, browser


def test_a_guest_has_tables_a_name_and_statistics_and_can_be_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path) as person:
            assert (await person.get("/api/guest")).json() == {"known": False, "name": None}
            assert (await person.get("/api/guest/statistics")).json() == {"sets": []}
            games = [await person.finish("onirim/third/solo") for _ in range(3)]
            named = await person.http.put("/api/guest", json={"name": "  Ada "})
            assert named.json() == {"known": True, "name": "Ada"}
            mine = (await person.get("/api/guest/tables")).json()["tables"]
            assert sorted(it["table"] for it in mine) == sorted(it["table"] for it in games)
            assert all(it["finished"] is not None and "seed" not in it["spec"] for it in mine)
            (found,) = (await person.get("/api/guest/statistics")).json()["sets"]
            assert found["rules"] == "onirim/third/solo"
            assert found["all"]["games"] == found["last20"]["games"] == 3
            assert found["all"]["won"] == sum(it["won"] for it in games)
            kept = httpx.Cookies(person.http.cookies)
            assert (await person.http.delete("/api/guest")).status_code == 204
            person.http.cookies = kept  # who kept the cookie is nobody any more
            assert (await person.get("/api/guest")).json() == {"known": False, "name": None}
            assert (await person.get("/api/guest/tables")).json() == {"tables": []}
            assert (await person.get("/api/guest/statistics")).json() == {"sets": []}
            # The game itself is still there and replays: its log never held a name.
            assert (await person.get(f"/api/tables/{games[0]['table']}/record")).status_code == 200

    asyncio.run(story())


def test_somebody_calls_tables_by_names(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path) as person, another(person) as other:
            spec = "etherfields/second/solo2/encounter=campaign"
            made: list[str] = []
            for _ in range(2):
                new = (await person.post("/api/tables", {"spec": spec})).json()
                await person.enter(new["table"], next(it["token"] for it in new["links"] if it["seat"] == 0))
                made.append(new["table"])
            for table, name in zip(made, (" The long night ", None), strict=True):
                path = f"/api/guest/tables/{table}"
                assert (await person.http.put(path, json={"name": name})).status_code == 204
                stranger = await other.http.put(path, json={"name": "mine"})
                assert (stranger.status_code, stranger.json()["error"]["code"]) == (404, "not_found")
                wrong = await person.http.put(path, json={"name": "\u202egnp.exe"})
                assert (wrong.status_code, wrong.json()["error"]["code"]) == (422, "bad_name")
            mine = {it["table"]: it["name"] for it in (await person.get("/api/guest/tables")).json()["tables"]}
            assert mine == {made[0]: "The long night", made[1]: None}

    asyncio.run(story())


def test_a_name_is_short_and_printable(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path) as person:
            nobody = ("   ", "x" * 41, "a\nb", "<b>", "\u200b\u2060", "\u202egnp.exe", "\u3164", "Ada\u2069")
            for wrong in ("", "x" * 161, 7, ["a"], *nobody):
                refused = await person.http.put("/api/guest", json={"name": wrong})
                expected = (422, "bad_name") if wrong in nobody else (400, "bad_request")
                assert (refused.status_code, refused.json()["error"]["code"]) == expected
                assert "set-cookie" not in refused.headers  # nobody is made for it
            composed = await person.http.put("/api/guest", json={"name": "  Zoe\u0308 \u00a0 M. "})
            assert composed.json()["name"] == "Zo\u00eb M."
            assert (await person.http.put("/api/guest", json={"name": None})).json()["name"] is None

    asyncio.run(story())


def test_the_day_has_one_deal_for_everybody_and_is_revealed_after_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path) as person:
            today = person.service.hall.today()
            promised = (await person.get(f"/api/days/{today}")).json()
            assert promised["secret"] is None
            one = await person.finish("onirim/third/solo", daily=True)
            assert one["commitment"] == promised["commitment"]
            assert one["reveal"] is None  # others are still playing today's deal
            sealed = await person.get(f"/api/tables/{one['table']}/record")
            assert sealed.json()["error"]["code"] == "sealed"
            await person.http.delete("/api/guest")
            two = await person.finish("onirim/third/solo", daily=True)
            assert (await person.get("/api/days/2001-01-01")).status_code == 404
            assert (await person.get("/api/days/2001-99-99")).status_code == 404
            person.clock.moment += 86_400_000
            shown = (await person.get(f"/api/days/{today}")).json()
            assert deals.day_commitment(today, shown["secret"]) == promised["commitment"]
            records = [(await person.get(f"/api/tables/{it['table']}/record")).json()["record"] for it in (one, two)]
            (seed,) = {text.splitlines()[1] for text in records}
            assert seed.endswith(deals.day_seed(today, "onirim/third/solo", shown["secret"]))

    asyncio.run(story())


def test_links_are_for_one_table_and_can_be_replaced_and_given_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path) as person:
            made = (await person.post("/api/tables", {"spec": "onirim/third/team"})).json()
            path = f"/api/tables/{made['table']}"
            tokens = {it["seat"]: it["token"] for it in made["links"]}
            assert all(it["link"].endswith(f"/t/{made['table']}#{it['token']}") for it in made["links"])
            assert (await person.get(path)).status_code == 401
            await person.enter(made["table"], tokens[1])
            assert (await person.get(path)).json()["status"] == "seating"
            fresh = (await person.post(f"{path}/rotate", {})).json()
            assert fresh["seat"] == 1
            assert (await person.get(path)).status_code == 200  # the cookie was replaced, too
            assert (await person.post(f"{path}/leave")).status_code == 204
            assert (await person.post(f"{path}/enter", {"token": fresh["token"]})).status_code == 401
            used = await person.post(f"{path}/enter", {"token": tokens[1]})
            assert used.json()["error"]["code"] == "link_used"
            person.clock.moment += 31 * 86_400_000
            late = await person.post(f"{path}/enter", {"token": tokens[0]})
            assert late.json()["error"]["code"] == "link_expired"

    asyncio.run(story())


def test_a_link_opens_once_and_the_same_browser_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path) as host, another(host) as first, another(host) as second:
            made = (await host.post("/api/tables", {"spec": "onirim/third/team"})).json()
            table, path = made["table"], f"/api/tables/{made['table']}"
            tokens = {it["seat"]: it["token"] for it in made["links"]}
            assert (await host.enter(table, tokens[0]))["seat"] == 0
            elsewhere = await host.post(f"{path}/enter", {"token": tokens[1]})  # by mistake: it is the partner's
            assert (elsewhere.status_code, elsewhere.json()["error"]["code"]) == (409, "seated_elsewhere")
            assert await first.enter(table, tokens[1]) == {"table": table, "seat": 1, "token": None}
            assert (await first.enter(table, tokens[1]))["seat"] == 1  # as often as one likes
            for token in (tokens[0], tokens[1]):
                used = await second.post(f"{path}/enter", {"token": token})
                assert (used.status_code, used.json()["error"]["code"]) == (403, "link_used")
            assert (await second.get(f"{path}/observation")).status_code == 401
            assert [it["seat"] for it in (await first.get("/api/guest/tables")).json()["tables"]] == [1]
            # Another device of the same person: the seat stays whose it was.
            link = (await first.post(f"{path}/link")).json()
            assert (await second.enter(table, link["token"]))["seat"] == 1
            assert (await second.get("/api/guest/tables")).json()["tables"] == []
            assert (await first.get(f"{path}/observation")).status_code == 200
            # A lost seat goes to whoever comes by the maker's new link.
            renewed = (await host.post(f"{path}/renew", {"seat": 1})).json()
            for gone in (first, second):
                assert (await gone.get(f"{path}/observation")).json()["error"]["code"] == "no_seat"
            assert (await second.enter(table, renewed["token"]))["seat"] == 1
            assert [it["seat"] for it in (await second.get("/api/guest/tables")).json()["tables"]] == [1]

    asyncio.run(story())


def test_whoever_watches_has_no_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path) as host, another(host) as first, another(host) as second:
            made = (await host.post("/api/tables", {"spec": "onirim/third/team"})).json()
            table, path = made["table"], f"/api/tables/{made['table']}"
            watch = next(it["token"] for it in made["links"] if it["seat"] is None)
            for person in (first, second):  # a link to watch is everybody's
                assert (await person.enter(table, watch))["seat"] is None
                for way in ("rotate", "link"):
                    assert (await person.post(f"{path}/{way}", {})).status_code == 403
            async with second.socket(table) as socket:
                await socket.send(json.dumps({"type": "hello", "protocol": 1}))
                welcome = json.loads(await socket.recv())
                assert (welcome["type"], welcome["seat"]) == ("welcome", None)

    asyncio.run(story())


def test_a_table_that_a_program_has_made_is_for_whoever_opens_its_link(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path) as program, another(program) as person:
            made = (await program.post("/api/tables", {"spec": "onirim/third/solo"})).json()
            token = next(it["token"] for it in made["links"] if it["seat"] == 0)
            assert (await person.enter(made["table"], token))["seat"] == 0

    asyncio.run(story())


@pytest.mark.parametrize(
    ("results", "expected"),
    [
        ("", (0, 0, 0, None, 0, 0)),
        ("wwl", (3, 2, 0, 0.6667, 2, 2)),
        ("lww", (3, 2, 0, 0.6667, 0, 2)),
        ("wlwwwl", (6, 4, 0, 0.6667, 1, 3)),
        ("pww", (3, 2, 1, 1.0, 2, 2)),
        ("ppp", (3, 0, 3, None, 0, 0)),
    ],
)
def test_statistics_count_honestly(results: str, expected: tuple[object, ...]) -> None:
    games = [Played("rules", it != "l", 10, 1, peeked=it == "p") for it in results]
    found = span(games)
    assert (found.games, found.won, found.peeked, found.rate, found.streak, found.best) == expected
