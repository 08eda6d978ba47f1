"""A table that is full goes on at another one: same seats, same keys, the same game, and the last answers can be taken
back."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from bench.server import hosted
from reverie.client import House, Refused, Seat, play_with
from reverie.hosted import table as tables
from reverie.hosted.refusals import Refusal
from reverie.hosted.table import Table
from reverie.server import going_on
from reverie.server.going_on import further
from tests.server.hostile.metered import Growing
from tests.server.support import running_server

ENTRIES = 6  # at a table here
KEPT = 7
NEXT = "b" * 20


@pytest.fixture
def small() -> Iterator[None]:
    """Tables that are soon full."""
    with mock.patch.object(tables, "ENTRIES", ENTRIES):
        yield


def seen(seat: Seat) -> dict[str, Any]:
    """What a seat is shown of its game; how it was numbered and what was taken back are the table's own."""
    return {name: seat.observation[name] for name in ("status", "view", "decision", "actions", "peeked")}


async def fill(seats: list[Seat]) -> None:
    """Play until the table goes on elsewhere, and everybody has heard of it."""
    while seats[0].further is None:
        asked = next((seat for seat in seats if seat.is_waited_for), None)
        assert asked is not None
        try:
            done = await asked.act(asked.observation["actions"][0]["id"])
        except Refused as error:
            if error.code != "table_full":
                raise
            break
        for seat in seats:
            await seat.wait(lambda seat=seat, done=done: seat.seq >= done)  # type: ignore[misc]
    for seat in seats:
        await seat.wait(lambda seat=seat: seat.further is not None)  # type: ignore[misc]


@pytest.mark.parametrize("spec", [make(game) for game in hosted.games() for make in (hosted.solo, hosted.team)])
def test_a_full_table_goes_on(spec: str, tmp_path: Path, small: None) -> None:
    async def main() -> None:
        async with running_server(tmp_path) as server, House(server.url) as house:
            made = await house.create(spec)
            seats = [Seat(made.link(number)) for number in range(made.players)]
            for seat in seats:
                await seat.__aenter__()
            for seat in seats:
                await seat.sit()
            for seat in seats:
                await seat.wait(lambda seat=seat: seat.is_asked or not seat.is_over)  # type: ignore[misc]
            await fill(seats)
            for kind in ("undo", "redo"):
                with pytest.raises(Refused, match="goes on at the next table"):
                    await getattr(seats[0], kind)()
            name = seats[0].further
            assert name is not None
            assert {seat.further for seat in seats} == {name}
            before, answers = [seen(seat) for seat in seats], ENTRIES - made.players
            links = [seat.link.at(name) for seat in seats]
            for again in range(2):  # as it was made, and as it is read from the log
                later = [Seat(link) for link in links]
                for seat in later:
                    await seat.__aenter__()
                if not again:
                    assert [seen(seat) for seat in later] == before
                assert later[0].observation["answers"] == answers
                assert later[0].welcome["previous"] == made.table
                for seat in later:
                    await seat.__aexit__(None, None, None)
                server.service.hall.rooms.clear()
            async with Seat(links[0]) as seat:
                if made.players == 1:
                    await seat.undo(answers)
                    await seat.redo(answers)
                    assert seen(seat)["view"] == before[0]["view"]
                if seat.is_waited_for:
                    await seat.act(seat.observation["actions"][0]["id"])
            sealed = await house.document(links[0])
            assert sealed["sealed"]
            assert sealed["start"] is None
            for seat in seats:
                await seat.__aexit__(None, None, None)

    asyncio.run(main())


@pytest.mark.parametrize("game", hosted.games())
def test_an_agent_comes_along(game: str, tmp_path: Path, small: None) -> None:
    async def main() -> None:
        async with running_server(tmp_path) as server, House(server.url) as house:
            made = await house.create(hosted.solo(game))
            async with Seat(made.link(0)) as seat:
                await play_with(seat, "rules")
                assert seat.further is not None
                link = seat.link.at(seat.further)
            async with Seat(link) as seat:
                assert seat.observation["answers"] == ENTRIES - 1
                assert await seat.act(seat.observation["actions"][0]["id"]) == 2

    asyncio.run(main())


@pytest.mark.parametrize("game", hosted.games())
@pytest.mark.parametrize("players", [1, 2])
def test_it_stands_where_the_full_one_stood(game: str, players: int) -> None:
    """At any moment of any game, and it is read from its log as it was made: the whole line from the deal."""
    growing = Growing(game, players)
    growing.play(random.Random(players), 50)
    growing.take_the_end_back()
    header, first = further(growing.table, NEXT, 1)
    read = Table.replay(header, [first], listens=True)
    assert read.locked is None
    assert read.state() == growing.table.state()
    assert read.running().answers == growing.run.answers
    assert json.loads(read.running().view_json(0)) == json.loads(growing.run.view_json(0))
    assert read.running().legal_actions() == growing.run.legal_actions()


@pytest.mark.parametrize("players", [1, 2])
def test_a_long_line_goes_on_from_a_position(players: int) -> None:
    """As in campaigns, whose positions say all that is to come."""
    growing = Growing("etherfields", players)
    growing.play(random.Random(players), 60)
    growing.take_the_end_back()
    with mock.patch.object(growing.table, "most", growing.run.answers), mock.patch.object(going_on, "KEPT", KEPT):
        header, first = further(growing.table, NEXT, 1)
    read = Table.replay(header, [first], listens=True)
    assert read.locked is None
    assert read.state() == growing.table.state()
    assert read.running().answers == KEPT
    assert read.running().legal_actions() == growing.run.legal_actions()


def test_another_state_is_no_way_to_go_on() -> None:
    """A position of a game whose later shuffles hang on what came before: rather no further table than another game."""
    growing = Growing("onirim", 1)
    growing.play(random.Random(1), 20)
    with mock.patch.object(Table, "state", side_effect=["one", "other"]), pytest.raises(Refusal) as refused:
        further(growing.table, NEXT, 1)
    assert refused.value.code == "table_full"


def test_a_table_that_cannot_go_on_stays_where_it_is(tmp_path: Path, small: None) -> None:
    """… and is asked once."""

    async def main() -> None:
        async with running_server(tmp_path) as server, House(server.url) as house:
            made = await house.create(hosted.solo("onirim"))
            with mock.patch.object(going_on, "further", side_effect=RuntimeError()) as asked:
                async with Seat(made.link(0)) as seat:
                    await seat.sit()
                    for _ in range(ENTRIES - 1):
                        await seat.act(seat.observation["actions"][0]["id"])
                    room = server.service.hall.rooms[made.table]
                    async with asyncio.timeout(20):
                        while not room.ends_here:
                            await asyncio.sleep(0.01)
                    for _ in range(3):
                        server.service.hall.sweep()
                        await asyncio.sleep(0.05)
                    with pytest.raises(Refused, match="no more fits"):
                        await seat.act(seat.observation["actions"][0]["id"])
                    assert seat.further is None
            assert asked.call_count == 1

    asyncio.run(main())
