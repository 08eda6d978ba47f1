"""The computer on an empty seat: it plays as long as it has company, and knows what its seat may know."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any, cast

import pytest

import reverie
from reverie.client import House, Refused, Seat
from reverie.client.bots import offer_rematch, play_with
from reverie.client.house import NewTable
from reverie.games.etherfields.core import voting
from reverie.hosted.entries import Entry
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

    spend(tmp_path, TEAMS[0], evening)


def what_the_computer_did(spec: str, entries: Iterable[Entry], seat: int) -> Counter[str]:
    """The answers of the computer that were its own, and those that were the team's; votes by themselves."""
    found: Counter[str] = Counter()
    game = reverie.from_spec(spec)
    for entry in entries:
        body = json.loads(entry.body)
        for words in body.get("actions") or ([body["action"]] if entry.kind == "act" else []):
            rules = cast(Any, game.engine).rules
            choice, question = rules.choices()[game.read(words, entry.seat).id], rules.question
            if entry.seat != seat:
                kind = "person's"
            elif isinstance(choice.value, voting.Vote):
                kind = "vote" if {c for c, _ in voting.shown(rules)} == {1 - seat} else "early vote"
            else:
                kind = "own" if choice.seat == seat or question.common == (seat,) else "team"
            found[kind] += 1
            game.apply(words, entry.seat)
    return found


# Who sits first has the marker, and with it the vote that is enough: there the computer is not asked any more.
@pytest.mark.parametrize(("votes", "seat"), [("anybody", 1), ("majority", 0)])
def test_the_computer_plays_its_character_and_never_for_the_team(votes: str, seat: int, tmp_path: Path) -> None:
    """A whole slumber: what is nobody's own waits for the person, and the computer's vote for the person's."""
    spec = f"etherfields/second/two/encounter=s_tatterling/votes={votes}/seed=4"

    async def evening(running: Running, house: House, table: NewTable) -> None:
        async with Seat(table.link(1 - seat)) as person:
            await house.invite(table.makers_link, seat)
            assert (await play_with(person, "rules"))["status"] == "over"
        stored = await running.service.store.load(table.table)
        assert stored is not None
        found = what_the_computer_did(spec, stored.entries, seat)
        assert found["own"] > 5, found
        assert found["team"] == found["early vote"] == 0, found
        assert bool(found["vote"]) == (votes == "majority"), found

    spend(tmp_path, spec, evening)


def test_who_is_away_is_played_when_all_agree_and_comes_back(tmp_path: Path) -> None:
    """Two of three agree about the third: one is not enough; whoever is back has the seat again."""

    async def evening(running: Running, house: House, table: NewTable) -> None:
        room = running.service.hall.room(table.table)
        third = Seat(table.link(2))
        async with Seat(table.link(0)) as first, Seat(table.link(1)) as second:
            async with third:
                for one in (first, second, third):
                    await one.sit()
                await first.wait(lambda: first.observation["status"] == "playing")
                with pytest.raises(Refused) as caught:  # she sits there
                    await house.substitute(first.link, 2)
                assert caught.value.code == "seat_taken"
            await first.wait(lambda: not first.presence["seats"][2]["online"])
            await house.substitute(first.link, 2)
            await second.wait(lambda: second.presence["seats"][2]["agreed"] == [0])
            assert not room.computers
            await house.substitute(second.link, 2)
            await first.wait(lambda: first.presence["seats"][2]["computer"] and first.presence["seats"][2]["online"])
            async with Seat(third.link) as back:
                await back.wait(lambda: not back.presence["seats"][2]["computer"])
                assert back.presence["seats"][2] | {"computer": False, "agreed": []} == back.presence["seats"][2]
                assert not room.computers

    spend(tmp_path, "etherfields/second/three/seed=3", evening)
