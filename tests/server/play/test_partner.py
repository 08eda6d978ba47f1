"""The computer on an empty seat: it plays as long as it has company, and knows what its seat may know."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from reverie.client import House, Refused, Seat
from reverie.client.bots import offer_rematch, play_with
from reverie.client.house import NewTable
from reverie.server.settings import Timing
from tests.server.support import Running, running_server

TEAMS = ("onirim/third/team", "urbion/second/team")
Evening = Callable[[Running, House, NewTable], Awaitable[None]]


def spend(folder: Path, spec: str, evening: Evening, hesitates: float = 0.0) -> None:
    """An evening at a table of one's own, with a computer that thinks for so many seconds."""

    async def go() -> None:
        async with (
            running_server(folder, timing=Timing(partner=hesitates)) as running,
            House(running.url) as house,
            asyncio.timeout(60),
        ):
            await evening(running, house, await house.create(spec))

    asyncio.run(go())


@pytest.mark.parametrize("spec", TEAMS)
def test_a_whole_game_and_its_rematch_with_the_computer(spec: str, tmp_path: Path) -> None:
    async def evening(running: Running, house: House, table: NewTable) -> None:
        async with Seat(table.link(0)) as person:
            await house.invite(table.makers_link, 1)
            await house.invite(table.makers_link, 1)  # saying it twice changes nothing
            await person.wait(lambda: person.presence["seats"][1]["computer"] and person.presence["seats"][1]["online"])
            assert not person.presence["seats"][1]["entered"]
            assert len(running.service.hall.room(table.table).connections) == 2
            assert (await play_with(person, "rules"))["status"] == "over"
            await offer_rematch(person)
            await person.wait(lambda: person.observation["rematch"]["table"] is not None)

    spend(tmp_path, spec, evening)


def test_it_agrees_to_take_back_and_goes_with_the_last_person(tmp_path: Path) -> None:
    async def evening(running: Running, house: House, table: NewTable) -> None:
        room = running.service.hall.room(table.table)
        async with Seat(table.link(0)) as person:
            await house.invite(table.makers_link, 1)
            await person.sit()
            await person.wait(lambda: person.is_waited_for)
            answers = person.observation["answers"]
            await person.act(person.observation["actions"][0]["id"])
            await person.undo()
            await person.wait(lambda: person.observation["answers"] == answers and person.observation["undo"] is None)
        while room.connections:
            await asyncio.sleep(0.01)
        assert not room.computers

    # Nothing is ever news there, and it is asked before the computer has answered.
    spend(tmp_path, "urbion/second/team/order=open/seed=1", evening, hesitates=0.3)


def test_whoever_enters_takes_the_seat_and_it_is_not_taken_from_them(tmp_path: Path) -> None:
    async def evening(running: Running, house: House, table: NewTable) -> None:
        room = running.service.hall.room(table.table)
        async with Seat(table.link(0)) as host:
            await house.invite(table.makers_link, 1)
            await host.sit()
            await host.wait(lambda: host.observation["status"] == "playing")
            async with Seat(table.link(1)) as friend:
                await friend.wait(lambda: not friend.presence["seats"][1]["computer"])
                assert not room.computers
                with pytest.raises(Refused) as caught:
                    await house.invite(table.makers_link, 1)
                assert caught.value.code == "seat_taken"

    spend(tmp_path, TEAMS[1], evening)


def test_only_empty_seats_of_games_it_can_play(tmp_path: Path) -> None:
    async def evening(running: Running, house: House, table: NewTable) -> None:
        for seat in (2, 7):
            with pytest.raises(Refused) as caught:
                await house.invite(table.makers_link, seat)
            assert caught.value.code == "bad_request"
        await house.invite(table.makers_link, 1)  # nobody is there: it does not come
        assert not running.service.hall.room(table.table).computers
        several = await house.create("etherfields/second/two")
        with pytest.raises(Refused) as caught:
            await house.invite(several.makers_link, 1)
        assert caught.value.code == "no_partner"

    spend(tmp_path, TEAMS[0], evening)
