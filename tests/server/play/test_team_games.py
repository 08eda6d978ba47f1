"""Two agents play whole team games over real sockets while their lines are cut again and again."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from reverie.audit.table_record import parse_table, to_record, verify
from reverie.client import House, Seat, play_with
from reverie.kernel.records import parse_record
from tests.server.support import running_server

SPECS = {
    "onirim": ("onirim/third/team", "onirim/third/team/glyphs", "onirim/third/team/towers+dreamcatchers"),
    "urbion": ("urbion/second/team", "urbion/second/team/squares+void", "urbion/second/team/temples+gardens"),
}


async def cut_lines(seats: list[Seat], lots: random.Random) -> int:
    """Cut somebody's line at random moments, without a word."""
    cuts = 0
    while True:
        await asyncio.sleep(lots.uniform(0.005, 0.08))
        line = lots.choice(seats)._line
        if line is not None and line.transport is not None:
            line.transport.abort()
            cuts += 1


async def one_game(house: House, spec: str, lots: random.Random) -> int:
    """A game by two `rules` agents; its record must replay. Returns how often a line had to be made again."""
    table = await house.create(spec)
    seats = [Seat(table.link(number), patience=(0.005, 0.03)) for number in range(table.players)]
    cutting: asyncio.Task[int] | None = None
    try:
        for seat in seats:
            await seat.__aenter__()
        cutting = asyncio.create_task(cut_lines(seats, lots))
        finals = await asyncio.gather(*(play_with(seat, "rules") for seat in seats))
    finally:
        if cutting is not None:
            cutting.cancel()
        for seat in seats:
            await seat.__aexit__(None, None, None)
    record = parse_record(await house.record(table.link(1)))
    game = record.replay()  # refuses another result or another state
    assert game.is_over
    for number, seat in enumerate(seats):
        assert finals[number]["view"] == game.view(number)
        assert seat.events == [event.to_json() for event in game.events_for(number)]
    document = parse_table(json.dumps(await house.document(table.link(0))))
    assert verify(document).ok
    assert to_record(document).state == record.state == game.hash()
    return sum(seat.lines for seat in seats) - len(seats)


@pytest.mark.parametrize("game", SPECS)
def test_whole_team_games_with_broken_lines(game: str, tmp_path: Path, amount: Callable[[int, int], int]) -> None:
    async def story() -> int:
        broken = 0
        async with running_server(tmp_path) as server, House(server.url) as house:
            for number in range(amount(3, 100)):
                spec = SPECS[game][number % len(SPECS[game])]
                broken += await one_game(house, spec, random.Random(number))
        return broken

    broken = asyncio.run(story())
    print(f"{game}: lines made again {broken} times")
    assert broken > 0
