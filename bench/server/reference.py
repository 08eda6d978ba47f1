"""The reference server: one message in, one row appended by group commit, one acknowledgement of our size out.

It knows no games, seats or rules. What it costs is the price of Starlette, uvicorn, a JSON message and a durable row,
so the distance to it is what our server itself adds. Where the rules alone cost many times that, because an engine is
not compiled, it can be told to play the game, too (`--plays`): then the distance is again what our server adds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import apsw
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from bench.server.rules import Rules
from bench.server.serving import LIKE_OURS, serve

USUAL_REPLY = 2400  # bytes; `compare` gives the usual size of an update of the game at hand
Waiting = tuple[tuple[str, int, str, str], "asyncio.Future[None]"]


class Log:
    """The table, with one thread that writes whatever is waiting in one transaction."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.waiting: list[Waiting] = []
        self.something = threading.Condition()
        self.closed = False
        self.thread = threading.Thread(target=self.write, name="writer")

    def open(self) -> None:
        """Make the table and start writing."""
        self.loop = asyncio.get_running_loop()
        self.database = apsw.Connection(str(self.path))
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "mmap_size=0"):
            self.database.execute(f"PRAGMA {pragma}")
        self.database.execute(
            "CREATE TABLE IF NOT EXISTS ev(game TEXT, seq INTEGER, aid TEXT, act TEXT, PRIMARY KEY (game, seq))"
            " WITHOUT ROWID"
        )
        self.thread.start()

    def append(self, game: str, seq: int, aid: str, act: str) -> asyncio.Future[None]:
        """Done when the row is durable."""
        done = self.loop.create_future()
        with self.something:
            self.waiting.append(((game, seq, aid, act), done))
            self.something.notify()
        return done

    def write(self) -> None:
        while True:
            with self.something:
                while not self.waiting and not self.closed:
                    self.something.wait()
                group, self.waiting = self.waiting, []
            if not group:
                return
            self.database.execute("BEGIN IMMEDIATE")
            self.database.executemany("INSERT INTO ev VALUES (?, ?, ?, ?)", [row for row, _ in group])
            self.database.execute("COMMIT")
            self.loop.call_soon_threadsafe(acknowledge, group)

    def close(self) -> None:
        """Write what is waiting, then stop."""
        with self.something:
            self.closed = True
            self.something.notify()
        self.thread.join()
        self.database.close()


def acknowledge(group: list[Waiting]) -> None:
    for _, done in group:
        if not done.done():
            done.set_result(None)


def create_app(path: Path, reply: int, plays: str | None = None) -> Starlette:
    """The server; a reply is padded to `reply` bytes. With a spec, every connection has a game that is played."""
    log = Log(path)
    numbers = itertools.count()

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        if plays is not None:
            Rules(plays, 0).answer()  # what is loaded for the first game is loaded before anybody waits for it
        log.open()
        yield
        log.close()

    async def play(socket: WebSocket) -> None:
        game = socket.path_params["game"]
        seq = 0
        rules = Rules(plays, next(numbers)) if plays is not None else None
        await socket.accept()
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                message = json.loads(await socket.receive_text())
                seq += 1
                if rules is not None:
                    rules.answer()
                await log.append(game, seq, message["aid"], message["act"])
                answer = json.dumps({"aid": message["aid"], "seq": seq, "pad": ""})
                await socket.send_text(answer[:-2] + "x" * (reply - len(answer)) + answer[-2:])

    return Starlette(routes=[WebSocketRoute("/{game}", play)], lifespan=lifespan)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.reference", description=__doc__)
    parser.add_argument("database", type=Path)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--reply", type=int, default=USUAL_REPLY, help="bytes of an acknowledgement")
    parser.add_argument("--plays", help="a game of one player that every message answers, too")
    parser.add_argument("--ws", default="websockets-sansio", help="uvicorn's implementation of WebSockets")
    chosen = parser.parse_args()
    app = create_app(chosen.database, chosen.reply, chosen.plays)
    serve(uvicorn.Config(app, ws=chosen.ws, **LIKE_OURS), chosen.port)


if __name__ == "__main__":
    main()
