"""The daily dream and what comes of games, over HTTP as a browser uses it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx

from reverie.audit.table_record import parse_table, verify
from reverie.progress import daily
from tests.server.play.browsing import Browser, another, browser

DAY = 86_400_000


async def play(person: Browser, made: dict[str, Any], answers: int = 10_000, concede: bool = False) -> dict[str, Any]:
    """Play on a table for some answers, or to its end; the last observation."""
    async with person.socket(made["table"]) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] != "update":
                continue
            seen: dict[str, Any] = message["observation"]
            if seen["status"] == "seating":
                await socket.send(json.dumps({"type": "sit", "action_id": "sit-here-please", "nonce": "ab" * 16}))
                continue
            if seen["status"] == "over" or (answers == 0 and not concede):
                return seen
            base = {"action_id": f"action-{message['seq']:06}", "seq": message["seq"]}
            if answers == 0:
                await socket.send(json.dumps({"type": "concede", **base}))
                continue
            answers -= 1
            await socket.send(json.dumps({"type": "act", **base, "action": seen["actions"][0]["id"]}))
    raise AssertionError("the line broke")


async def sit(person: Browser, made: dict[str, Any]) -> dict[str, Any]:
    """Take the first seat of a table that was just made."""
    await person.enter(made["table"], next(it["token"] for it in made["links"] if it["seat"] == 0))
    return made


async def begin(person: Browser, game: str = "onirim") -> dict[str, Any]:
    """Begin the dream of the day."""
    made = await person.post("/api/daily", {"game": game})
    assert made.status_code == 201, made.text
    return await sit(person, made.json())


def test_one_attempt_a_day_counts_and_the_day_keeps_its_secrets(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path) as person, another(person) as other:
            today = person.service.hall.today()
            before = (await person.get("/api/daily")).json()
            assert (before["day"], before["streak"], before["nights"]) == (today, 0, [])
            told = {it["game"]: it["spec"] for it in before["dreams"]}
            assert told == {game: daily.spec_of(game, today) for game in daily.games()}
            made = await begin(person)
            assert made["deal"] == f"daily:{today}"
            again = await person.post("/api/daily", {"game": "onirim"})
            assert (again.status_code, again.json()["error"]["code"]) == (409, "daily_begun")
            unknown = await person.post("/api/daily", {"game": "etherfields"})
            assert (unknown.status_code, unknown.json()["error"]["code"]) == (404, "daily_unknown")
            await play(person, made, 2)
            for aid in ("hint", "chance"):
                sealed = await person.get(f"/api/tables/{made['table']}/{aid}")
                assert (sealed.status_code, sealed.json()["error"]["code"]) == (409, "sealed_day")
            running = (await person.get("/api/daily")).json()["dreams"][0]
            assert (running["mine"]["state"], running["others"]) == ("open", None)
            await play(person, made)
            sealed = await person.get(f"/api/tables/{made['table']}/review")
            assert (sealed.status_code, sealed.json()["error"]["code"]) == (409, "sealed_day")
            over = (await person.get("/api/daily")).json()
            assert over["dreams"][0]["mine"]["state"] in ("won", "lost")
            assert over["dreams"][0]["others"]["finished"] == 1
            assert (over["streak"], over["best"], len(over["nights"])) == (1, 1, 1)
            # The same dream once more counts for nothing: not as an attempt, and in the statistics apart.
            once_more = await person.finish(made["spec"], daily=True)
            mine = (await person.get(f"/api/guest/games/{once_more['table']}")).json()
            assert mine["apart"] == ["repeated"]
            assert (await person.get("/api/daily")).json()["dreams"][0]["mine"]["table"] == made["table"]
            # Walking away counts: what is not over when its day is, was left, whatever comes later.
            theirs = await begin(other)
            await play(other, theirs, 1)
            person.clock.moment += DAY
            assert (await person.get(f"/api/tables/{made['table']}/review")).status_code == 200
            (left,) = (await other.get(f"/api/daily?month={today[:7]}")).json()["nights"]
            assert left["state"] == "left"
            assert (await other.get("/api/daily")).json()["streak"] == 0
            assert (await other.get(f"/api/tables/{theirs['table']}/hint")).status_code == 200
            await play(other, theirs)
            assert (await other.get(f"/api/daily?month={today[:7]}")).json()["nights"][0]["state"] == "left"
            assert (await person.get("/api/daily")).json()["streak"] == 1  # yesterday's; today is not over
            await person.http.delete("/api/guest")
            assert (await person.get(f"/api/daily?month={today[:7]}")).json()["nights"] == []

    asyncio.run(story())


def test_games_that_do_not_count_are_kept_apart(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path) as person:
            games: dict[str, dict[str, Any]] = {}
            for way in ("honest", "repeated", "hinted", "conceded"):
                person.clock.moment += 1000  # one after the other: what ends at the same moment has no order
                seed = "/seed=7" if way in ("honest", "repeated") else ""
                made = await sit(
                    person, (await person.post("/api/tables", {"spec": f"onirim/third/solo{seed}"})).json()
                )
                await play(person, made, 3)
                if way == "hinted":
                    assert (await person.get(f"/api/tables/{made['table']}/hint")).status_code == 200
                last = await play(person, made, 0 if way == "conceded" else 10_000, concede=True)
                assert last["conceded"] is (way == "conceded")
                games[way] = (await person.get(f"/api/guest/games/{made['table']}")).json()
            assert (last["decision"], last["actions"], last["status"]) == (None, [], "over")
            assert last["reveal"] is not None
            refused = await person.get(f"/api/tables/{made['table']}/hint")
            assert refused.json()["error"]["code"] == "conceded"
            assert {way: game["apart"] for way, game in games.items()} == {
                "honest": [], "repeated": ["repeated"], "hinted": ["hinted"], "conceded": ["conceded"],
            }  # fmt: skip
            assert games["conceded"]["games"] == 1
            (found,) = (await person.get("/api/guest/statistics")).json()["sets"]
            counted = found["all"]
            assert [counted[name] for name in ("games", "hinted", "conceded", "repeated")] == [4, 1, 1, 1]
            assert counted["won"] == games["honest"]["won"]
            progress = (await person.get("/api/guest/progress")).json()
            assert [game["game"] for game in progress["games"]] == daily.games()
            assert next(it for it in progress["goals"] if it["name"] == "fifty")["have"] == 1
            assert (await person.get("/api/guest/games/" + "a" * 20)).status_code == 404

    asyncio.run(story())


def test_a_table_that_was_given_up_is_read_again_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path) as person:
            made = await sit(person, (await person.post("/api/tables", {"spec": "urbion/second/solo"})).json())
            await play(person, made, 4, concede=True)
            person.service.hall.rooms.clear()
            seen = (await person.get(f"/api/tables/{made['table']}/observation")).json()["observation"]
            assert (seen["status"], seen["conceded"], seen["locked"]) == ("over", True, None)
            async with person.socket(made["table"]) as socket:
                await socket.send(json.dumps({"type": "hello", "protocol": 1}))
                for kind in ("undo", "concede"):
                    await socket.send(json.dumps({"type": kind, "action_id": f"{kind}-again", "seq": seen["seq"]}))
                codes: list[str] = []
                while len(codes) < 2:
                    message = json.loads(await socket.recv())
                    codes += [message["error"]["code"]] if message["type"] == "refused" else []
                assert codes == ["conceded", "conceded"]
            assert (await person.get(f"/api/tables/{made['table']}/record")).status_code == 200
            document = parse_table((await person.get(f"/api/tables/{made['table']}/document")).text)
            assert document.result == "unfinished"
            assert verify(document).ok  # the log with its end is still a proof

    asyncio.run(story())


def test_an_identity_moves_to_another_device_by_a_link_that_is_good_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path) as person, another(person) as phone, another(person) as thief:
            await person.http.put("/api/guest", json={"name": "Ada"})
            made = await begin(person)
            await play(person, made, 2)
            parts = urlsplit((await person.post("/api/guest/move")).json()["link"])
            assert (parts.path, len(parts.fragment)) == ("/move", 43)
            arrived = await phone.post("/api/guest/arrive", {"token": parts.fragment})
            assert arrived.json() == {"known": True, "name": "Ada"}
            used = await thief.post("/api/guest/arrive", {"token": parts.fragment})
            assert (used.status_code, used.json()["error"]["code"]) == (404, "move_unknown")
            assert "set-cookie" not in used.headers
            (table,) = (await phone.get("/api/guest/tables")).json()["tables"]
            assert table["table"] == made["table"]
            refused = await phone.post("/api/daily", {"game": "onirim"})
            assert refused.json()["error"]["code"] == "daily_begun"  # the same person, the same attempt
            # Games go on there: the seat is theirs, whichever device asks.
            assert (await phone.post(f"/api/tables/{made['table']}/enter", {})).json()["seat"] == 0
            assert (await thief.post(f"/api/tables/{made['table']}/enter", {})).status_code == 401
            await play(phone, made)
            assert (await person.get("/api/daily")).json()["dreams"][0]["mine"]["state"] != "open"
            late = (await person.post("/api/guest/move")).json()["link"]
            person.clock.moment += DAY + 1
            assert (await thief.post("/api/guest/arrive", {"token": urlsplit(late).fragment})).status_code == 404
            kept = httpx.Cookies(phone.http.cookies)
            assert (await person.http.delete("/api/guest")).status_code == 204
            phone.http.cookies = kept
            assert (await phone.get("/api/guest")).json() == {"known": False, "name": None}

    asyncio.run(story())


def test_a_game_that_was_left_can_be_taken_off_the_list(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path) as person, another(person) as other:
            made = await sit(person, (await person.post("/api/tables", {"spec": "onirim/third/solo"})).json())
            path = f"/api/guest/tables/{made['table']}"
            assert (await other.http.delete(path)).status_code == 204  # nothing of theirs
            assert len((await person.get("/api/guest/tables")).json()["tables"]) == 1
            assert (await person.http.delete(path)).status_code == 204
            assert (await person.get("/api/guest/tables")).json()["tables"] == []
            assert (await person.get(f"/api/tables/{made['table']}")).status_code == 200  # by its address it goes on

    asyncio.run(story())


def test_a_wrong_address_is_a_page_for_people_and_json_for_programs(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path) as person:
            for path in ("/stats", "/join", "/daily/2026", "/t", "/learn/onirim/x/y"):
                shown = await person.http.get(path, headers={"accept": "text/html,*/*;q=0.8"})
                assert (shown.status_code, shown.headers["content-type"]) == (404, "text/html; charset=utf-8"), path
                told = await person.http.get(path, headers={"accept": "application/json"})
                assert (told.status_code, told.json()["error"]["code"]) == (404, "not_found")
            told = await person.http.get("/api/nothing", headers={"accept": "text/html"})
            assert told.json()["error"]["code"] == "not_found"

    asyncio.run(story())
