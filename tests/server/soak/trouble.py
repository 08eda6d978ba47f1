"""What goes wrong all the time on a server that has been up for long: broken lines, clients that stop reading, clients
that are killed, bad messages, hostile connections, and people who look at everything.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from tests.server.hostile.grammar import Grammar
from tests.server.hostile.plain import frame as framed
from tests.server.hostile.plain import handshake
from tests.server.soak.town import Town
from tests.server.support import ROOT
from tests.server.wire import Refused, line, request

HELLO = framed(b'{"type":"hello","protocol":1}')
SMALL = 2_048  # bytes that the systems of both sides hold for a stalled client, or a little more
STALLED = 4.0  # seconds in which the server must have given up on somebody who does not read
LONGEST = 60_000  # bytes of a bad message
BAD = 20  # messages of one badly brought up client
PAGES = ("", "/observation", "/document", "/moments", "/moments/3", "/hint", "/review")
TOO_SLOW = (1013, 1006)  # how the server takes leave of those who do not read: with a word, as far as they hear it
FREE = 6  # how many of a kind may be under way at once


class Trouble:
    """Makes trouble at a town's server until told to stop; a kind of trouble is met about every so many seconds."""

    def __init__(self, town: Town, seed: int) -> None:
        self.town = town
        self.lots = random.Random(seed)
        self.met: Counter[str] = Counter()
        self.problems: list[str] = []
        kinds: list[tuple[Callable[[], Awaitable[None]], float]] = [
            (self.cut, 0.5),
            (self.stall, 2.0),
            (self.talk_badly, 1.0),
            (self.look, 0.3),
            (self.be_killed, 5.0),
        ]
        self.tasks = [asyncio.create_task(self.again_and_again(kind, pause)) for kind, pause in kinds]

    async def again_and_again(self, kind: Callable[[], Awaitable[None]], pause: float) -> None:
        """One kind of trouble, at random moments."""
        under_way: set[asyncio.Task[None]] = set()
        try:
            await asyncio.sleep(self.lots.random())
            while True:
                if len(under_way) < FREE:
                    task = asyncio.create_task(self.once(kind))
                    under_way.add(task)
                    task.add_done_callback(under_way.discard)
                await asyncio.sleep(self.lots.uniform(0, 2 * pause))
        finally:
            for task in under_way:
                task.cancel()
            await asyncio.gather(*under_way, return_exceptions=True)

    async def once(self, kind: Callable[[], Awaitable[None]]) -> None:
        """Trouble that must come to its end; a line that is lost meanwhile is part of it."""
        self.met[kind.__name__] += 1
        try:
            async with asyncio.timeout(60):
                await kind()
        except (OSError, EOFError, Refused):
            self.met[f"{kind.__name__}, lost"] += 1
        except TimeoutError:
            self.problems.append(f"{kind.__name__} did not end")

    async def stop(self) -> None:
        """No more."""
        for task in self.tasks:
            task.cancel()
        for found in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(found, Exception):
                raise found

    # ---- kinds --------------------------------------------------------------------------------------------

    async def cut(self) -> None:
        """Somebody's line breaks."""
        party = self.lots.choice(self.town.parties)
        if party.seats:
            party.cut()

    async def stall(self) -> None:
        """A second tab that stops reading, and is hung up on."""
        parts = urlsplit(self.town.url)
        table, token = self.town.somewhere()
        lazy = socket.socket()
        lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        lazy.setblocking(False)
        try:
            loop = asyncio.get_running_loop()
            await loop.sock_connect(lazy, (parts.hostname or "", parts.port or 0))
            await loop.sock_sendall(lazy, handshake(self.town.url, table, token) + HELLO)
            await asyncio.sleep(STALLED)
        finally:
            lazy.close()

    async def talk_badly(self) -> None:
        """Messages that are none, each of which is answered. Only who is too slow to read the answers is hung up on,
        as everybody is."""
        table, token = self.town.somewhere()
        grammar = Grammar(self.lots)
        async with line(self.town.url, f"/api/tables/{table}/play", [("Authorization", f"Bearer {token}")]) as opened:
            await opened.hello()
            for _ in range(BAD):
                text = grammar.text(self.lots.randrange(50), [], [])
                if len(text.encode()) < LONGEST:  # longer ones are for the hostile connections
                    opened.say(text)
                await asyncio.sleep(0.01)
            opened.say({"type": "ping"})
            if await opened.until("pong") is None:
                self.met[f"talk_badly, hung up on with {opened.code}"] += 1
                if opened.code not in TOO_SLOW:
                    self.problems.append(f"hung up with {opened.code} on somebody who only talks badly")

    async def look(self) -> None:
        """Whatever can be read about a table."""
        table, token = self.town.somewhere()
        page = self.lots.choice(PAGES)
        headers = [("Authorization", f"Bearer {token}")]
        answer = await request(self.town.url, "GET", f"/api/tables/{table}{page}", headers)
        if answer.status >= 500 and answer.code == "internal":
            self.problems.append(f"{page}: {answer.status} {answer.code}")

    async def be_killed(self) -> None:
        """A client's whole process ends at once."""
        table, token = self.town.somewhere()
        port = str(urlsplit(self.town.url).port)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.server.soak.visitor", port, table, token,
            cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            assert process.stdout is not None
            await process.stdout.readline()
            await asyncio.sleep(self.lots.uniform(0, 1))
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
