"""Puzzles and "was it winnable?" over HTTP as a browser uses them."""

from __future__ import annotations

import asyncio
import json
from datetime import date
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import pytest

import reverie
from reverie.puzzles.puzzle import GAMES, Puzzle, daily, numbered, shipped
from reverie.puzzles.winnable import shipped as lists
from tests.server.play.browsing import Browser, another, browser
from tests.server.play.test_daily import begin, play, sit


def words_of(puzzle: Puzzle, right: bool) -> str:
    """The answer that solves it, or one that does not."""
    game = puzzle.game()
    return next(action.words for action in game.actions() if (action.id == puzzle.solution) == right)


async def states(person: Browser) -> dict[str, str]:
    """How somebody stands to every puzzle that is not untouched."""
    told: dict[str, Any] = (await person.get("/api/puzzles")).json()
    return {one["puzzle"]: one["state"] for of in told["games"] for one in of["puzzles"] if one["state"] != "open"}


async def tried(person: Browser, puzzle: Puzzle, right: bool) -> dict[str, Any]:
    """What is said of an answer."""
    answer = await person.post(f"/api/puzzles/{puzzle.key}/answer", {"action": words_of(puzzle, right)})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def helped(person: Browser, puzzle: Puzzle, step: int) -> dict[str, Any]:
    """A hint."""
    answer = await person.post(f"/api/puzzles/{puzzle.key}/help", {"step": step})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_played_at_a_table_and_kept(game: str, tmp_path: Path) -> None:
    puzzle = shipped(game)[2]

    async def story() -> None:
        async with browser(tmp_path) as person, another(person) as other:
            listed = (await person.get("/api/puzzles")).json()
            assert [len(of["puzzles"]) for of in listed["games"]] == [len(shipped(name)) for name in GAMES]
            today = reverie_day(person)
            assert listed["daily"] == numbered(*daily(today)).key
            shown = (await person.get(f"/api/puzzles/{puzzle.key}")).json()
            assert (shown["answers"], shown["proven"]) == (len(puzzle.answers), game == "urbion")
            made = await sit(person, (await person.post(f"/api/puzzles/{puzzle.key}/table", {})).json())
            seen = await play(person, made, 0)
            assert seen["answers"] == len(puzzle.answers)
            assert (await person.get("/api/guest/tables")).json()["tables"] == []  # it is none of those to go on with
            right = next(one for one in seen["actions"] if one["words"] == words_of(puzzle, True))
            assert right["id"] == puzzle.solution
            assert await tried(person, puzzle, False) == {"right": False, "reason": None}
            assert await states(person) == {}
            verdict = await tried(person, puzzle, True)
            assert verdict["right"]
            assert verdict["reason"]["solution"]["words"] == words_of(puzzle, True)
            if game == "urbion":  # the line wins, and is told as a record that can be looked at
                won = reverie.load(verdict["reason"]["record"])
                assert won.result is not None
                assert won.result.status == "won"
            else:
                chances = [(one["action"]["id"], one["won"]) for one in verdict["reason"]["chances"]]
                assert tuple(chances) == puzzle.chances
            assert await states(person) == {puzzle.key: "solved"}
            progress = (await person.get("/api/guest/progress")).json()["puzzles"]
            assert (progress["solved"], progress["all"]) == (1, sum(len(shipped(name)) for name in GAMES))
            assert progress["next"] != puzzle.key
            # Played to its end, it counts for nothing.
            await play(person, made)
            assert (await person.get("/api/guest/statistics")).json() == {"sets": []}
            # Another device of mine knows it, nobody else does; and it goes with everything else.
            assert await states(other) == {}
            link = (await person.post("/api/guest/move", {})).json()["link"]
            assert (await other.post("/api/guest/arrive", {"token": urlsplit(link).fragment})).status_code == 200
            assert await states(other) == {puzzle.key: "solved"}
            assert (await person.http.delete("/api/guest")).status_code == 204
            assert await states(other) == {}

    asyncio.run(story())


def reverie_day(person: Browser) -> date:
    """Today, as the server knows it."""
    return date.fromisoformat(person.service.hall.today())


def test_hints_narrow_it_down_and_what_was_told_is_not_solved(tmp_path: Path) -> None:
    first, second, third = shipped("onirim")[:3]

    async def story() -> None:
        async with browser(tmp_path) as person:
            counts = []
            for step in (1, 2, 3):
                hint = await helped(person, first, step)
                assert hint["reason"] is None
                assert first.solution in hint["among"]
                counts.append(len(hint["among"]))
            assert counts == [3, 2, 1]
            await tried(person, first, True)
            told = await helped(person, second, 4)
            assert told["reason"]["solution"]["id"] == second.solution
            await tried(person, second, True)  # too late
            await tried(person, third, True)
            await helped(person, third, 4)  # looked up afterwards: it was solved before
            assert await states(person) == {first.key: "helped", second.key: "told", third.key: "solved"}

    asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_solves_a_puzzle_is_sent_before_it_is_asked_for(game: str, tmp_path: Path) -> None:
    """All that a browser receives at a puzzle until it asks: the solution stands there as one answer among others, and
    neither chances nor the line are there, nor the deal's number."""
    puzzle = shipped(game)[5]

    async def story() -> None:
        async with browser(tmp_path) as person:
            made = (await person.post(f"/api/puzzles/{puzzle.key}/table", {})).json()
            await sit(person, made)
            seen = await play(person, made, 0)
            texts = [
                (await person.get(path)).text
                for path in (
                    "/api/puzzles", f"/api/puzzles/{puzzle.key}", "/api/guest/progress", "/api/guest/tables",
                    f"/api/tables/{made['table']}", f"/api/tables/{made['table']}/moments",
                )
            ]  # fmt: skip
            texts += [json.dumps(made), json.dumps(await tried(person, puzzle, False)), json.dumps(seen["decision"])]
            number = puzzle.spec.rpartition("seed=")[2]
            for text in texts:
                assert words_of(puzzle, True) not in text
                assert f"seed={number}" not in text
                assert '"chances": [{' not in text
                assert "record" not in json.dumps(json.loads(text).get("reason")) if text.startswith("{") else True
            assert (await person.get(f"/api/tables/{made['table']}/record")).status_code == 409  # sealed until its end

    asyncio.run(story())


def test_what_is_no_puzzle_or_no_answer_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path) as person:
            key = shipped("urbion")[0].key
            for method, path, body, code in (
                ("GET", "/api/puzzles/" + "0" * 12, None, "not_found"),
                ("POST", "/api/puzzles/" + "0" * 12 + "/table", {}, "not_found"),
                ("GET", "/api/puzzles/17", None, "bad_request"),
                ("POST", f"/api/puzzles/{key}/help", {"step": 5}, "bad_request"),
                ("POST", f"/api/puzzles/{key}/answer", {"action": "dance"}, None),
                ("GET", "/api/winnable?spec=onirim/third/solo/towers%2Bglyphs", None, "not_found"),
            ):
                answer = await (person.get(path) if method == "GET" else person.post(path, body or {}))
                assert 400 <= answer.status_code < 500, path
                assert code in (None, answer.json()["error"]["code"]), (path, answer.text)

    asyncio.run(story())


def test_was_it_winnable(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path) as person:
            made = await sit(person, (await person.post("/api/tables", {"spec": "onirim", "daily": False})).json())
            path = f"/api/tables/{made['table']}/winnable"
            await play(person, made, 3)
            running = await person.get(path)
            assert (running.status_code, running.json()["error"]["code"]) == (409, "not_over")
            await play(person, made)
            told = (await person.get(path)).json()
            assert told["verdict"] == "winnable"
            won = reverie.load(told["record"])
            assert won.result is not None
            assert (won.result.status, won.answers) == ("won", told["answers"])
            secret = (await person.get(f"/api/tables/{made['table']}/record")).json()["record"]
            assert won.spec.text() == reverie.load(secret).spec.text()  # the very cards that were played
            assert (await person.get(path)).json() == told
            # A dream of the day keeps it to itself until its day is over.
            dream = await begin(person)
            await play(person, dream)
            sealed = await person.get(f"/api/tables/{dream['table']}/winnable")
            assert (sealed.status_code, sealed.json()["error"]["code"]) == (409, "sealed_day")

    asyncio.run(story())


def test_a_deal_that_can_be_won_comes_from_the_list(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path) as person:
            for rules, known in list(lists().items())[:4]:
                told = (await person.get(f"/api/winnable?spec={quote(rules)}")).json()
                assert (told["spec"], told["listed"], told["looked"]) == (rules, len(known.numbers), known.looked)
                assert told["number"] in known.numbers

    asyncio.run(story())
