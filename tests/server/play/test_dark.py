"""An engine that fails while its table is only shown: that table is locked, everybody at it is told so, what was
acknowledged is in the log, and nobody else is concerned."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest

from bench.server import hosted
from reverie.client import House, NewTable, Refused, Seat
from reverie.errors import StateError
from reverie.kernel.game import Game
from tests.server.support import Running, running_server

AS_EVER = {"sealed", "policy-unknown", "not_over"}
PARTS = ("view_json", "offered", "heard_after")  # what an update is made of


@contextmanager
def failing(part: str, broken: Game, error: Exception) -> Iterator[None]:
    """One game fails whenever it is asked for something, also when it is read from its log again."""
    real = getattr(Game, part)

    def fail(game: Game, *details: Any) -> Any:
        if game.spec == broken.spec:
            raise error
        return real(game, *details)

    with mock.patch.object(Game, part, fail):
        yield


async def statuses(server: Running, table: NewTable) -> dict[str, tuple[int, str]]:
    """How the pages of a table are answered: with which status, and with which refusal."""
    found = {}
    async with httpx.AsyncClient(timeout=60, headers={"authorization": f"Bearer {table.link(0).key}"}) as http:
        for page in (
            "",
            "/observation",
            "/document",
            "/moments",
            "/moments/0",
            "/hint",
            "/chance",
            "/review",
            "/record",
        ):
            answer = await http.get(f"{server.url}/api/tables/{table.table}{page}")
            found[page] = answer.status_code, answer.json().get("error", {}).get("code", "")
    return found


async def move(seats: tuple[Seat, ...]) -> int:
    """Whoever is asked gives some answer, and everybody has heard of it."""
    asked = next(seat for seat in seats if seat.is_waited_for)
    done = await asked.act(asked.observation["actions"][0]["id"])
    for seat in seats:
        await seat.wait(lambda seat=seat: seat.seq >= done)  # type: ignore[misc]
    return done


def is_locked(seat: Seat) -> bool:
    """Whether somebody is shown a table that is locked, and nothing of its game."""
    seen = seat.observation
    return (seen["status"], seen["locked"], seen["view"], seen["actions"]) == ("locked", "table_broken", None, [])


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("game", hosted.games())
def test_a_table_that_cannot_be_shown_is_locked_alone(game: str, part: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with running_server(tmp_path) as server, House(server.url) as house:
            rooms = server.service.hall.rooms
            broken, sound = await house.create(hosted.team(game)), await house.create(hosted.team(game))
            async with (
                Seat(broken.link(0)) as one, Seat(broken.link(1)) as two,
                Seat(sound.link(0)) as three, Seat(sound.link(1)) as four,
            ):  # fmt: skip
                for seat in (one, two, three, four):
                    await seat.sit()
                await move((one, two))
                stored = rooms[broken.table].memory
                assert stored is not None
                assert stored.game is not None
                with failing(part, stored.game, RuntimeError()):
                    done = await move((one, two))  # it is acknowledged: it was stored before anybody was shown it
                    assert is_locked(one)
                    assert is_locked(two)
                    with pytest.raises(Refused, match="cannot make sense"):
                        await one.act(0)
                    answers = await statuses(server, broken)
                    assert {answers[page] for page in ("", "/observation", "/document")} == {(200, "")}
                    assert {answers[page][0] for page in ("/moments", "/moments/0", "/hint", "/record")} == {409}
                    async with Seat(broken.link(0)) as late:
                        assert is_locked(late)
                    await move((three, four))
                    assert {status for status, _ in (await statuses(server, sound)).values()} <= {200, 409, 422}
                    rooms[broken.table].memory = None  # read from the log it is no better
                    async with Seat(broken.link(0)) as late, Seat(broken.link(1)) as later:
                        assert is_locked(late) or is_locked(later)  # who is not asked is offered nothing
                assert "reverie_faults_total 2" in (await house.http.get(f"{server.url}/metrics")).text
                rooms[broken.table].memory = None  # … until the program is mended
                assert (await house.observation(broken.link(0)))["status"] == "playing"
                await one.say({"type": "resume", "after": 0})
                await two.say({"type": "resume", "after": 0})
                await one.wait(lambda: one.observation["status"] == "playing")
                await two.wait(lambda: two.observation["status"] == "playing")
                assert await move((one, two)) == done + 1

    asyncio.run(main())


@pytest.mark.parametrize("game", hosted.games())
def test_looking_back_locks_as_well_and_a_poor_adviser_does_not(game: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with running_server(tmp_path) as server, House(server.url) as house:
            table = await house.create(hosted.solo(game))
            async with Seat(table.link(0)) as seat:
                await seat.sit()
                await seat.act(seat.observation["actions"][0]["id"])
                stored = server.service.hall.rooms[table.table].memory
                assert stored is not None
                assert stored.game is not None
                with (
                    mock.patch("reverie.kernel.registry.agent", side_effect=RuntimeError()),
                    mock.patch("reverie.kernel.chances.Thinking.__init__", side_effect=RuntimeError()),
                ):
                    assert (await statuses(server, table))["/hint"] == (409, "table_broken")
                assert {code for status, code in (await statuses(server, table)).values() if code} <= AS_EVER
                assert await seat.act(seat.observation["actions"][0]["id"])
                error = StateError("position-impossible", place="position")  # by a table from a written position
                with failing("event_counts", stored.game, error):
                    assert (await statuses(server, table))["/moments"] == (409, "table_broken")
                with pytest.raises(Refused, match="cannot make sense"):
                    await seat.act(0)

    asyncio.run(main())
