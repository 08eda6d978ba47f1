"""Help that is asked for: hints, chances, looking back, how hard a set of rules is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import reverie
from reverie.client import House, Seat
from tests.server.support import Running, running_server
from tests.server.wire import Answer, request

Ask = Callable[[str], Awaitable[Answer]]


def at_a_table(tmp_path: Path, spec: str, test: Callable[[Running, Any, list[Seat], Ask], Awaitable[None]]) -> None:
    """Run a test at a table where everybody sits; it asks as the first seat."""

    async def run() -> None:
        async with running_server(tmp_path) as running, House(running.url) as house:
            table = await house.create(spec)
            seats = [Seat(table.link(number)) for number in range(reverie.from_spec(f"{spec}/seed=1").players)]
            try:
                for seat in seats:
                    await seat.__aenter__()
                for seat in seats:
                    await seat.sit()
                await seats[0].wait(lambda: seats[0].observation["status"] == "playing")

                async def ask(what: str) -> Answer:
                    headers = [("Authorization", f"Bearer {seats[0].link.key}")]
                    return await request(running.url, "GET", f"/api/tables/{table.table}/{what}", headers)

                await test(running, table, seats, ask)
            finally:
                for seat in seats:
                    await seat.__aexit__(None, None, None)

    asyncio.run(run())


@pytest.mark.parametrize("spec", ["onirim/third/solo", "urbion/second/solo"])
def test_a_hint_is_what_the_computer_player_would_do(spec: str, tmp_path: Path) -> None:
    async def test(running: Running, table: Any, seats: list[Seat], ask: Ask) -> None:
        seat = seats[0]
        while not seat.is_over:  # a game by hints alone is a whole game of `rules`
            hint = (await ask("hint")).json()
            assert hint["seq"] == seat.seq
            assert hint["action"] in [offer["id"] for offer in seat.observation["actions"]]
            before = seat.seq
            await seat.act(hint["action"])
            await seat.wait(lambda before=before: seat.seq > before)  # type: ignore[misc]
        assert (await ask("hint")).code == "not_asked"
        assert (await ask("chance")).code == "not_asked"

    at_a_table(tmp_path, spec, test)


def test_only_who_is_asked_gets_a_hint(tmp_path: Path) -> None:
    async def test(running: Running, table: Any, seats: list[Seat], ask: Ask) -> None:
        asked = seats[0].observation["decision"]["seats"]
        answer = await ask("hint")
        assert (answer.status == 200) == (0 in asked)
        await seats[asked[0]].act(seats[asked[0]].observation["actions"][0]["id"])
        while 0 in seats[0].observation["decision"]["seats"]:
            await seats[0].act(seats[0].observation["actions"][0]["id"])
        assert (await ask("hint")).code == "not_asked"

    at_a_table(tmp_path, "onirim/third/team", test)


def test_what_would_be_asked_next_goes_with_one_message(tmp_path: Path) -> None:
    """Of Etherfields: a seat is told of its own commands; whoever is not asked, and every other game, of none."""

    async def test(running: Running, table: Any, seats: list[Seat], ask: Ask) -> None:
        seat = seats[0]
        for _ in range(12):
            if seat.observation["decision"]["kind"] == "command":
                break
            asked = seats[seat.observation["decision"]["seats"][0]]
            seq = await asked.act(asked.observation["actions"][0]["id"])
            await seat.wait(lambda seq=seq: seat.seq >= seq)  # type: ignore[misc]
        ahead = (await ask("ahead")).json()
        mine = {offer["id"] for offer in seat.observation["actions"]}
        assert ahead["seq"] == seat.seq
        assert ahead["walks"]
        assert {int(number) for number in ahead["follows"]} <= mine
        walk, before = ahead["walks"][0], seat.seq
        seq = await seat.act_all([answer["words"] for answer in walk["answers"]])
        await seat.wait(lambda: seat.seq >= seq)
        assert seq == before + 1
        where = {figure["of"]: figure["field"] for figure in seat.observation["view"]["figures"]}
        assert where[walk["character"]] == walk["to"]

    at_a_table(tmp_path, "etherfields/second/two/encounter=s_tatterling", test)


def test_single_answers_have_nothing_ahead(tmp_path: Path) -> None:
    async def test(running: Running, table: Any, seats: list[Seat], ask: Ask) -> None:
        assert (await ask("ahead")).json() == {"seq": seats[0].seq}

    at_a_table(tmp_path, "onirim/third/solo", test)


@pytest.mark.parametrize("spec", ["onirim/third/team", "urbion/second/team"])
def test_looking_back_shows_what_was_seen_then(spec: str, tmp_path: Path) -> None:
    async def test(running: Running, table: Any, seats: list[Seat], ask: Ask) -> None:
        seen = [(seats[0].observation["answers"], seats[0].observation["view"], len(seats[0].events))]
        for _ in range(12):
            active = seats[seats[0].observation["decision"]["seats"][0]]
            seq = await active.act(active.observation["actions"][0]["id"])
            for seat in seats:
                await seat.wait(lambda seat=seat, seq=seq: seat.seq >= seq)  # type: ignore[misc]
            seen.append((seats[0].observation["answers"], seats[0].observation["view"], len(seats[0].events)))
        index = (await ask("moments")).json()
        assert index["seq"] == seats[0].seq
        assert len(index["events"]) == seats[0].observation["answers"] + 1
        for answers, view, events in seen:
            assert index["events"][answers] == events
            moment = (await ask(f"moments/{answers}")).json()
            assert moment["view"] == view
            assert (moment["answers"], moment["events"]) == (answers, events)
            assert moment["decision"]["kind"] == view["decision"]["kind"]
        assert (await ask(f"moments/{seen[-1][0] + 1}")).code == "not_found"
        assert (await ask("moments/-1")).status == 400

    at_a_table(tmp_path, spec, test)


def test_the_chance_is_counted_from_the_seat_s_own_view(tmp_path: Path) -> None:
    async def test(running: Running, table: Any, seats: list[Seat], ask: Ask) -> None:
        chance = (await ask("chance")).json()
        assert 0 <= chance["won"] <= chance["games"]
        assert chance["rate"] == chance["won"] / chance["games"]

    at_a_table(tmp_path, "onirim/third/team", test)


def test_before_the_deal_there_is_nothing_to_help_with(tmp_path: Path) -> None:
    async def run() -> None:
        async with running_server(tmp_path) as running, House(running.url) as house:
            table = await house.create("onirim/third/solo")
            headers = [("Authorization", f"Bearer {(await house.enter(table.link(0))).key}")]
            for what in ("hint", "chance", "moments/0"):
                answer = await request(running.url, "GET", f"/api/tables/{table.table}/{what}", headers)
                assert answer.code == "not_dealt", what

    asyncio.run(run())


def test_difficulty_is_the_measured_rate_of_exactly_these_rules(tmp_path: Path) -> None:
    async def run() -> None:
        async with running_server(tmp_path) as running:
            answers = await asyncio.gather(
                *(request(running.url, "GET", f"/api/difficulty?spec={spec}") for spec in ("onirim", "onirim/seed=7"))
            )
            first, second = (answer.json() for answer in answers)
            assert first == second  # the deal makes no difference, and it is played once
            assert first["spec"] == "onirim/third/solo"
            played = reverie.rollouts("onirim", first["games"], policy="rules")
            assert first["won"] == played["wins"]
            assert first["low"] <= first["rate"] <= first["high"]
            assert len(running.service.difficulties) == 1
            wrong = await request(running.url, "GET", "/api/difficulty?spec=onirim/fifth")
            assert wrong.status == 422

    asyncio.run(run())
