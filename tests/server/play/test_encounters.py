"""Several people, one character each: whole encounters of Etherfields over real sockets, one agent on each seat."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reverie.audit.table_record import parse_table, to_record, verify
from reverie.client import House, Refused, Seat, play_with
from reverie.kernel.records import parse_record
from tests.server.support import running_server
from tests.support import covers

# With each change a slumber for two and one for three; the dream, four people and ordered turns under torture.
SPECS = (
    "etherfields/second/two/encounter=s_tatterling",
    "etherfields/second/three/encounter=s_moth_choir",
    "etherfields/second/two",
    "etherfields/second/four/encounter=s_tatterling",
    "etherfields/second/three/turns=ordered",
    "etherfields/second/four",
)
PATIENCE = 240.0  # seconds


async def meddle(seat: Seat, refused: list[str]) -> None:
    """Somebody who would like to pass for everybody else; whatever is refused changes nothing."""
    while not seat.is_over:
        decision = seat.observation.get("decision") or {}
        if decision.get("kind") == "command" and len(decision["seats"]) > 1:
            others = [who["id"] for who in seat.observation["view"]["characters"]]
            mine = others.pop(seat.welcome["seat"])
            assert f"pass {others[0]}" not in [action["words"] for action in seat.observation["actions"]]
            try:
                await seat.act(f"pass {others[0]}")
            except Refused as error:
                refused.append(error.code)
                if error.code == "action-other-seat":
                    return
            else:
                raise AssertionError(f"{mine} has passed for {others[0]}")
        await seat.wait_for_news(0.5)


async def one_encounter(house: House, spec: str) -> list[dict[str, Any]]:
    """An encounter to its end; its record must replay, its document must be right."""
    table = await house.create(spec)
    refused: list[str] = []
    async with asyncio.timeout(PATIENCE):
        seats = [Seat(table.link(number)) for number in range(table.players)]
        try:
            for seat in seats:
                await seat.__aenter__()
            players = asyncio.gather(*(play_with(seat, "rules") for seat in seats))
            await meddle(seats[-1], refused)
            finals = await players
        finally:
            for seat in seats:
                await seat.__aexit__(None, None, None)
    game = parse_record(await house.record(table.link(1))).replay()  # refuses another result or another state
    assert game.is_over
    for number, seat in enumerate(seats):
        assert finals[number]["view"] == json.loads(json.dumps(game.view(number)))
        assert seat.events == [json.loads(json.dumps(event.to_json())) for event in game.events_for(number)]
    document = parse_table(json.dumps(await house.document(table.link(0))))
    assert verify(document).ok
    assert to_record(document).state == game.hash()
    assert "action-other-seat" in refused
    return finals


@covers("ETH-RND-03", "ETH-INT-04")
@pytest.mark.parametrize("number", range(2))
def test_several_people_with_one_character_each(number: int, tmp_path: Path, amount: Callable[[int, int], int]) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, House(server.url) as house:
            for one in range(number, amount(2, 24), 2):
                finals = await one_encounter(house, SPECS[one % len(SPECS)])
                assert {final["status"] for final in finals} == {"over"}

    asyncio.run(story())
