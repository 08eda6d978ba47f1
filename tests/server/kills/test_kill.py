"""T1: the server is killed again and again while people play. Nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path

from bench.server import hosted
from bench.server.stored import fill
from tests.server.kills.campaign import SPECS, WHOLE, Deeds, play_tables, reckon
from tests.server.kills.nursery import Nursery, nursery
from tests.server.postgres import PostgresServer

Amount = Callable[[int, int], int]
TABLES = 6
PACE = 4  # acknowledged actions for each disturbance, or kills would prove nothing where the machine is slow
GOAL = 100_000  # acknowledged actions in a thousand kills
BACK = 2.0  # seconds until a server lets somebody in again, however many games it keeps
TRIES = 5


async def play_while(
    url: str,
    seed: int,
    disturb: Callable[[], None],
    times: int,
    lots: random.Random,
    pace: int = PACE,
    moments: tuple[float, float] = (0.02, 0.35),
    specs: tuple[str, ...] = SPECS,
) -> Deeds:
    """People play; after random moments, but not before they have done enough, somebody disturbs."""
    deeds, until = Deeds(), asyncio.Event()
    playing = asyncio.create_task(play_tables(url, deeds, seed, TABLES, until, specs))
    try:
        for number in range(times):
            await asyncio.sleep(lots.uniform(*moments))
            await until_done(deeds, pace * (number + 1), playing)
            if playing.done():
                break
            await asyncio.to_thread(disturb)
        if playing.done():
            playing.result()  # somebody was told something that cannot be
        reached = len(deeds.kept)
        await until_done(deeds, reached + TABLES + 1, playing)  # whatever happened, play goes on
        if playing.done():
            playing.result()
        assert len(deeds.kept) > reached, "nobody could go on"
        until.set()
        await asyncio.wait_for(playing, 60)
    finally:
        playing.cancel()
    return deeds


async def until_done(deeds: Deeds, many: int, playing: asyncio.Task[None]) -> None:
    """Wait until so many actions are acknowledged, for a while."""
    for _ in range(1000):
        if len(deeds.kept) >= many or playing.done():
            break
        await asyncio.sleep(0.02)


def kill_and_start(server: Nursery, back: list[float]) -> None:
    """SIGKILL, and a new server on the same file."""
    server.kill()
    back.append(server.start())


def test_the_server_is_killed_while_people_play(tmp_path: Path, amount: Amount) -> None:
    kills, pace = amount(50, 1000), amount(PACE, GOAL // 1000)
    database, back = str(tmp_path / "tables.sqlite"), list[float]()
    lots = random.Random(4)
    with nursery(database) as server:
        deeds = asyncio.run(play_while(server.url, 4, lambda: kill_and_start(server, back), kills, lots, pace))
        assert server.starts == kills + 1
    tables, entries = asyncio.run(reckon(database, deeds))
    back.sort()
    print(
        f"{kills} kills, {len(deeds.kept)} acknowledged, {entries} entries, {tables} tables, "
        f"back in {back[kills // 2]:.2f} s, at worst {back[-1]:.2f} s"
    )
    assert len(deeds.kept) >= amount(3 * kills, GOAL)
    # A quarter of them in each change, since the machine does other things meanwhile; 99 of 100 in torture.
    assert back[kills * amount(25, 99) // 100] <= BACK


def test_the_server_is_killed_while_campaigns_are_played(tmp_path: Path, amount: Amount) -> None:
    kills, pace = amount(3, 50), amount(8, 100)
    database, lots = str(tmp_path / "tables.sqlite"), random.Random(8)
    with nursery(database) as server:
        playing = play_while(server.url, 8, lambda: kill_and_start(server, []), kills, lots, pace, specs=WHOLE)
        deeds = asyncio.run(playing)
    tables, entries = asyncio.run(reckon(database, deeds))
    print(f"{kills} kills, {len(deeds.kept)} acknowledged, {entries} entries, {tables} tables of campaigns")
    assert len(deeds.kept) >= pace * kills


def test_the_server_is_stopped_politely_while_people_play(tmp_path: Path, amount: Amount) -> None:
    """A restart for an update: the same promise, by SIGTERM."""
    database = str(tmp_path / "tables.sqlite")

    def restart() -> None:
        server.kill(signal.SIGTERM)
        server.start()

    with nursery(database) as server:
        deeds = asyncio.run(play_while(server.url, 5, restart, amount(3, 100), random.Random(5)))
    asyncio.run(reckon(database, deeds))
    assert deeds.kept


def test_the_server_on_postgresql_is_killed(postgres_url: str, amount: Amount) -> None:
    kills, back = amount(5, 200), list[float]()
    with nursery(postgres_url) as server:
        deeds = asyncio.run(play_while(server.url, 6, lambda: kill_and_start(server, back), kills, random.Random(6)))
    asyncio.run(reckon(postgres_url, deeds))
    assert len(deeds.kept) >= PACE * kills
    assert sorted(back)[kills // 4] <= BACK


def test_postgresql_itself_is_killed(postgres_server: PostgresServer, postgres_url: str, amount: Amount) -> None:
    """The database goes away under a running server: people are told, wait, and lose nothing."""
    kills, moments = amount(50, 200), (0.0, 0.1)  # it is back so soon that there is no need for long pauses

    def kill() -> None:
        postgres_server.kill()
        time.sleep(lots.uniform(0.0, 0.05))
        postgres_server.start()

    lots = random.Random(7)
    with nursery(postgres_url) as server:
        pid = server.pid
        deeds = asyncio.run(play_while(server.url, 7, kill, kills, lots, moments=moments))
        assert server.pid == pid
        assert server.is_alive()
    _, entries = asyncio.run(reckon(postgres_url, deeds))
    print(f"{kills} kills of PostgreSQL, {len(deeds.kept)} acknowledged, {entries} entries")
    assert len(deeds.kept) >= PACE * kills


def test_a_server_is_back_at_once_however_many_games_it_keeps(tmp_path: Path, amount: Amount) -> None:
    """Stored games are not looked at when the server starts: with thousands it starts as with none."""
    database = tmp_path / "tables.sqlite"
    asyncio.run(fill(database, amount(300, 10_000), [hosted.solo(game) for game in hosted.games()]))
    with nursery(str(database)) as server:
        server.kill()
        with_games = min(restart_seconds(server) for _ in range(TRIES))
    with nursery(str(tmp_path / "empty.sqlite")) as server:
        server.kill()
        without = min(restart_seconds(server) for _ in range(TRIES))
    print(f"back in {with_games:.3f} s, without games in {without:.3f} s")
    assert with_games <= BACK
    assert with_games <= 2 * without + 0.5


def restart_seconds(server: Nursery) -> float:
    """How long a start takes after a kill."""
    seconds = server.start()
    server.kill()
    return seconds
