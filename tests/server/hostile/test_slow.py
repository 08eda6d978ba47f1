"""T17: clients that stop reading, or vanish without a word. The others play on as before, the silent one is cut off
in time and costs little, and when it comes back it has missed nothing.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import psutil
import pytest

from bench.server import hosted
from reverie.server.settings import Timing
from tests.server.hostile.desk import Client as Seated
from tests.server.hostile.desk import open_desk
from tests.server.hostile.plain import Client, new_table, p99
from tests.server.support import ServerProcess, server_process

Amount = Callable[[int, int], int]

SOLO = hosted.solo(hosted.games()[0])
SEND = 1.0
QUICK = Timing(send=SEND, ping=1.0, dead=2.0, idle_room=1.0, sweep=0.5)
SMALL = 2_048  # bytes that the systems of both sides hold for a stalled client, or a little more
MEMORY = 1 << 20  # for each stalled client
CLOSED = 10.0  # seconds, at most, until who does not read is cut off
RATIO = 1.2
FLOOR = (20, 5)  # milliseconds for the noise of the machine, in each change and in torture
ROUNDS = (2, 7)  # for each game
TEAM_ROUNDS = (1, 7)
TRIES = (4, 1)

linux = pytest.mark.skipif(sys.platform != "linux", reason="the figures of a process are Linux's")


class Table:
    """A table where one plays and takes back, which gives everybody much to read."""

    def __init__(self, url: str, spec: str = SOLO) -> None:
        self.url = url
        self.table, self.tokens = new_table(url, spec)
        self.player = self.come(0)
        self.player.begin()

    def come(self, seat: int | None, after: int | None = None, small: bool = False) -> Client:
        """One more client at this table."""
        return Client(self.url, self.table, self.tokens[seat], after, SMALL if small else 0)

    def play(self, count: int) -> list[float]:
        """Some actions, and the seconds that each took."""
        return [self.player.step() for _ in range(count)]


def drained(client: Client) -> int:
    """Read to the end of the line; returns the number of messages that were still to come."""
    count = 0
    try:
        while True:
            client.hear()
            count += 1
    except (ConnectionError, TimeoutError):
        return count


def figures(server: ServerProcess) -> psutil.Process:
    """The server's process."""
    assert server.process is not None
    return psutil.Process(server.process.pid)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One for all games."""
    with server_process(tmp_path_factory.mktemp("slow"), timing=QUICK, send_buffer=SMALL) as server:
        yield server


@linux
@pytest.mark.parametrize("game", hosted.games())
def test_who_stops_reading_is_cut_off_and_comes_back(game: str, server: ServerProcess, amount: Amount) -> None:
    """A second tab of the player and a spectator stall; the player notices nothing."""
    process = figures(server)
    at_rest(process)
    table = Table(server.url, hosted.solo(game))
    table.play(100)
    quiet: list[float] = []
    slowed: list[float] = []
    held: list[int] = []
    for _ in rounds_of(amount(*ROUNDS), slowed, quiet, amount):
        quiet.append(p99(table.play(100)))
        before, lines = process.memory_full_info().uss, process.num_fds()
        stalled = {seat: table.come(seat, small=True) for seat in (0, None)}
        for client in stalled.values():
            client.until("update")
        begun = time.monotonic()
        samples: list[float] = []
        while process.num_fds() > lines:  # until the server has let go of both
            samples += table.play(5)
            time.sleep(0.01)  # a quick machine would fill the table's log meanwhile
            assert time.monotonic() - begun < CLOSED
        slowed.append(p99(samples))
        held.append(process.memory_full_info().uss - before)
        for seat, client in stalled.items():
            drained(client)
            comes_back(table, seat, client)
        if table.player.seq > 1_000:  # a round must fit into what is left, however quick the machine is
            table.player.close()
            table = Table(server.url, hosted.solo(game))
    assert statistics.median(held) <= len(stalled) * MEMORY
    table.player.close()


def is_hardly_slower(slowed: list[float], quiet: list[float], amount: Amount) -> bool:
    """By the medians of rounds that took turns: one bad moment of the machine is not the server's."""
    return statistics.median(slowed) <= RATIO * statistics.median(quiet) + amount(*FLOOR) / 1000


def rounds_of(count: int, slowed: list[float], quiet: list[float], amount: Amount) -> Iterator[int]:
    """So many rounds; a busy machine gets more of them before it is judged."""
    for number in range(count * amount(*TRIES)):
        yield number
        if number + 1 >= count and is_hardly_slower(slowed, quiet, amount):
            return
    pytest.fail(f"seconds without and with clients that stall: {quiet}, {slowed}")


def at_rest(process: psutil.Process) -> int:
    """The number of descriptors, when those who were here before are gone."""
    known, since = process.num_fds(), time.monotonic()
    while time.monotonic() - since < 0.3:
        time.sleep(0.05)
        now = process.num_fds()
        if now != known:
            known, since = now, time.monotonic()
    return int(known)


def comes_back(table: Table, seat: int | None, client: Client) -> None:
    """With what it knows; then it has what somebody has who asks for everything."""
    client.close()
    with closing(table.come(seat, client.complete)) as again, closing(table.come(seat)) as fresh:
        again.events = client.events
        for each in (again, fresh):
            each.until("update")
            assert each.complete == each.seq == table.player.seq
        assert again.events == fresh.events


@linux
def test_blocked_for_so_long_and_no_longer(tmp_path: Path, amount: Amount) -> None:
    """Cut off ten seconds after it blocks at the latest, if a send may take five."""
    send = amount(1, 5)
    with server_process(tmp_path, timing=Timing(send=float(send)), send_buffer=SMALL) as server:
        process = figures(server)
        table = Table(server.url)
        lines = process.num_fds()
        with closing(table.come(None, small=True)) as stalled:
            stalled.until("update")
            begun = time.monotonic()  # it blocks a little later
            while process.num_fds() > lines:
                table.play(5)
                time.sleep(0.01)
                assert time.monotonic() - begun < CLOSED
            assert time.monotonic() - begun >= send
            drained(stalled)
            comes_back(table, None, stalled)
        table.player.close()


def test_a_send_has_its_time(tmp_path: Path) -> None:
    """The connection itself gives up on a send; on the wire, `Lines` may be quicker to notice the same client."""

    async def never(data: bytes) -> None:
        await asyncio.Event().wait()

    async def stall() -> None:
        async with open_desk(tmp_path, timing=Timing(send=0.05)) as desk:
            client = Seated(desk, await desk.table(SOLO), 0, waits=1)
            client.line.send = never  # type: ignore[method-assign]
            await client.connection.receive('{"type":"hello","protocol":1}')
            async with asyncio.timeout(30):
                while not client.line.cut:
                    await asyncio.sleep(0.01)
            assert client.connection.closed
            assert desk.service.metrics.registry.get_sample_value("reverie_stalled_total") == 1

    asyncio.run(stall())


@linux
@pytest.mark.parametrize("game", hosted.games())
def test_one_of_three_stalls_at_a_team_table(game: str, server: ServerProcess, amount: Amount) -> None:
    """A partner stops reading, again and again: the others go on emoting and looking, and hear of it."""
    with ExitStack() as stack:
        process = figures(server)
        table, tokens = new_table(server.url, hosted.team(game))

        def come(seat: int | None, **more: int) -> Client:
            return stack.enter_context(closing(Client(server.url, table, tokens[seat], **more)))

        first, second, watcher = come(0), come(1, receive_buffer=SMALL), come(None)
        for client in (first, second):
            client.until("update")
            client.do({"type": "sit", "nonce": "5a" * 16})
        slowed: list[float] = []
        quiet: list[float] = []
        for _ in rounds_of(amount(*TEAM_ROUNDS), slowed, quiet, amount):
            lines = at_rest(process)
            samples: list[float] = []
            begun = time.monotonic()
            while process.num_fds() == lines:  # the partner reads nothing, and answers no ping either
                samples += [talk(first, watcher) for _ in range(20)]
                assert time.monotonic() - begun < CLOSED
            slowed.append(p99(samples))
            quiet.append(p99([talk(first, watcher) for _ in range(200)]))
            assert online(first) == [True, False]
            drained(second)
            second.close()
            again = come(1, after=second.complete, receive_buffer=SMALL)
            again.events = second.events
            again.until("update")
            assert again.complete == again.seq
            assert online(first) == [True, True]
            second = again


def online(client: Client) -> list[bool]:
    """Who is there, by the newest word about it."""
    client.say({"type": "ping"})
    client.until("pong")
    return client.present


def talk(first: Client, watcher: Client) -> float:
    """A gesture, and the seconds until the others have seen it; with something to read for everybody."""
    begun = time.perf_counter()
    first.say({"type": "emote", "emote": "thinking"})
    watcher.until("emote")
    first.until("emote")
    return time.perf_counter() - begun


@linux
def test_half_open_lines_are_noticed(tmp_path: Path) -> None:
    """Nobody there any more, and no word of goodbye: pings are not answered, and that is the end of it."""
    with server_process(tmp_path, timing=QUICK) as server:
        process = figures(server)
        table = Table(server.url)
        lines = process.num_fds()
        gone = [table.come(seat) for seat in (0, None, None)]
        begun = time.monotonic()
        while process.num_fds() > lines or time.monotonic() - begun < QUICK.ping:
            table.player.say({"type": "ping"})  # it reads, and so it answers pings
            table.player.until("pong")
            time.sleep(0.05)
            assert time.monotonic() - begun < CLOSED
        assert time.monotonic() - begun >= QUICK.ping
        for client in gone:
            drained(client)
            assert client.closed in (1011, 1006)
            client.close()
        table.player.close()
