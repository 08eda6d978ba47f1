"""T27: whatever is made to grow is refused with a code: no request takes more than a second of processor time or 64 MB,
and a table that was poisoned harms only itself, also after a restart."""

from __future__ import annotations

import asyncio
import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from reverie.hosted import chain
from reverie.hosted.entries import Entry, Header, canonical
from reverie.hosted.table import ENTRIES
from reverie.kernel import registry
from reverie.server import links
from reverie.server.service import driver_for
from reverie.server.stores.doors import BY_TABLE, KEY, Door
from reverie.server.stores.store import add_entry, new_table
from tests.server.hostile.metered import TOKEN, alone, ask_port, enter_port, grown, keys_at, seat_at
from tests.server.support import ServerProcess, server_process

SECONDS = 1.0
MEMORY = 64 << 20
TICK = os.sysconf("SC_CLK_TCK")
GAMES = sorted(registry.games())

pytestmark = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="no /proc")


# ---- what it takes -------------------------------------------------------------------------------------------------


def family(pid: int) -> list[int]:
    """A process and those it has started."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            found += family(int(child))
    return found


def taken(pid: int) -> float:
    """Seconds of processor time, with those of processes that have ended."""
    total = 0
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        total += sum(int(field) for field in fields[11:15])
    return total / TICK


def held(pid: int) -> int:
    """Bytes of memory, of the server and of its reader."""
    total = 0
    for one in family(pid):
        lines = Path(f"/proc/{one}/status").read_text().splitlines()
        total += sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))
    return total


# ---- what grows ----------------------------------------------------------------------------------------------------


def written(game: str, lines: list[str], start: str | None = None) -> dict[str, Any]:
    """A record with a right check sum."""
    rules = registry.game(game).manifest.rules_version
    head = ["Reverie record 1", f"game: {alone(game)}/seed=7", f"rules: {rules}"]
    head += [f"start: {start}"] if start is not None else []
    body = "\n".join([*head, "", *lines, "result: unfinished", "state: 0"]) + "\n"
    return {"record": body + f"check: {hashlib.sha256(body.encode()).hexdigest()}\n"}


def cards(text: str) -> dict[str, Any]:
    return {"game": "urbion", "name": "x", "text": text[:30_000]}


GROWING: dict[str, tuple[str, Callable[[str, int], Any]]] = {
    "dotted keys": ("/api/cards", lambda game, size: cards("a." * size + "a=1")),
    "dotted keys in quotes": ("/api/cards", lambda game, size: cards('"a".' * size + "a=1")),
    "many dotted keys": ("/api/cards", lambda game, size: cards("\n".join(f"k{n}.a.b.c.d=1" for n in range(size)))),
    "headers": ("/api/cards", lambda game, size: cards("\n".join(f"[k{n}.a.b.c]" for n in range(size)))),
    "nested lists": ("/api/cards", lambda game, size: cards("a=" + "[" * size)),
    "nested tables": ("/api/cards", lambda game, size: cards("a=" + "{b=" * size)),
    "one long name": ("/api/cards", lambda game, size: cards("a" * size)),
    "quotation marks": ("/api/cards", lambda game, size: cards('"' * size)),
    "a long number": ("/api/cards", lambda game, size: cards("a=" + "9" * size)),
    "answers": ("/api/records", lambda game, size: written(game, ["1. " + ", ".join(["x"] * min(size, 300_000))])),
    "turns": ("/api/records", lambda game, size: written(game, [f"{n}. x" for n in range(1, min(size, 90_000))])),
    "a long answer": ("/api/records", lambda game, size: written(game, ["1. " + "x" * min(size, 900_000)])),
    "a position's text": ("/api/records", lambda game, size: written(game, [], "x " * min(size, 400_000))),
    "a position's numbers": (
        "/api/records",
        lambda game, size: written(game, [], alone(game) + ' | {"team":{"hours":' + "9" * min(size, 19) + "}}"),
    ),
    "nested json": ("/api/records", lambda game, size: {"record": '{"a":' * min(size, 150_000)}),
    "a list of lists": ("/api/records", lambda game, size: {"record": "{" + "[]," * min(size, 300_000)}),
    "json numbers": ("/api/records", lambda game, size: {"record": '{"reverie":' + "9" * min(size, 900_000) + "}"}),
    "escapes": ("/api/records", lambda game, size: {"record": "\u20ac" * min(size, 900_000)}),
    "a spec": ("/api/tables", lambda game, size: {"spec": (alone(game) + "/x" * min(size, 20_000))}),
    "a spec's modules": ("/api/tables", lambda game, size: {"spec": alone(game) + "/" + "a+" * min(size, 20_000)}),
    "other cards in a spec": (
        "/api/tables",
        lambda game, size: {"spec": "urbion/cards=" + "S1e*4," * min(size, 9_000)},
    ),
}
SIZES = (10, 1_000, 30_000, 1_000_000)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(tmp_path_factory.mktemp("appetite")) as running:
        yield running


def test_what_grows_is_refused_within_its_budget(server: ServerProcess, amount: Callable[[int, int], int]) -> None:
    assert server.process is not None
    pid = server.process.pid
    ask_port(server.port, "POST", "/api/cards", cards(""))  # the reader has come
    ask_port(server.port, "POST", "/api/records", {"record": "x"})
    before = held(pid)
    worst: dict[str, float] = {}
    grew, asked = 0, 0
    for round_ in range(amount(1, 6)):
        for size in SIZES[-amount(2, 4) :]:
            for name, (path, grow) in GROWING.items():
                game = GAMES[(asked + round_) % len(GAMES)]
                asked += 1
                begun = taken(pid)
                status, said = ask_port(server.port, "POST", path, grow(game, size))
                worst[name] = max(worst.get(name, 0.0), taken(pid) - begun)
                grew = max(grew, held(pid) - before)
                assert 400 <= status < 500, (name, size, status, said)
                assert said["error"]["code"], (name, size)
                if name in ("answers", "turns") and size == SIZES[-1]:
                    assert said["error"]["code"] == "record-answers"  # not one of them was played
    assert asked >= amount(40, 500)
    assert max(worst.values()) <= SECONDS, worst
    assert grew <= MEMORY, grew >> 20


# ---- poisoned tables -----------------------------------------------------------------------------------------------


def poisoned(game: str, body: dict[str, Any], kind: str = "import") -> tuple[Header, Entry]:
    """A table whose log says something that no game can follow, with a chain that fits."""
    rules = registry.game(game).manifest.rules_version
    header = Header(links.new_table_id(), 1 << 45, f"{alone(game)}/seed=7", rules, 1, "imported", None, None)
    text = canonical(body)
    first = chain.first_link(header.id, header.spec, header.rules, header.deal, header.commitment)
    link = chain.next_link(first, 1, header.created, kind, 0, text, "0")
    return header, Entry(1, header.created, kind, 0, "import-0", text, "0", link)


POISONS: dict[str, tuple[dict[str, Any], str]] = {
    "more answers than any table holds": ({"actions": ["x"] * 85_000, "peeked": False}, "too_costly"),
    "answers that are none": ({"actions": [{"x": [1]}], "peeked": False}, "replay_mismatch"),
    "no answers": ({"actions": 7, "peeked": False}, "replay_mismatch"),
}


def test_a_poisoned_table_harms_only_itself(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    tables: dict[str, str] = {}

    async def poison() -> None:
        driver = driver_for(database)
        await driver.open()
        for game in GAMES:
            for body, reason in POISONS.values():
                header, entry = poisoned(game, body)
                key = Door(0, links.hash_of(TOKEN), KEY, BY_TABLE, header.created)
                await driver.write([*new_table(header, [key], {}, header.id), add_entry(header.id, entry)])
                tables[header.id] = reason
        await driver.close()

    asyncio.run(poison())
    with server_process(tmp_path, database) as server:
        for _ in range(2):
            assert server.process is not None
            begun = taken(server.process.pid)
            for table, reason in tables.items():
                status, said = ask_port(server.port, "GET", f"/api/tables/{table}/observation")
                assert status == 200, said
                assert (said["observation"]["status"], said["observation"]["locked"]) == ("locked", reason)
                assert ask_port(server.port, "GET", f"/api/tables/{table}/document")[0] == 200
            status, made = ask_port(server.port, "POST", "/api/tables", {"spec": "onirim/solo"}, None)
            assert status == 201
            key = enter_port(server.port, made, made["links"][1]["seat"])
            assert ask_port(server.port, "GET", f"/api/tables/{made['table']}", None, key)[0] == 200
            assert taken(server.process.pid) - begun < len(tables) * SECONDS
            server.stop()
            server.start()


# ---- back and forth ------------------------------------------------------------------------------------------------

STEPS = 12  # taken by somebody who goes back and forth at such a table


def test_undo_after_undo(tmp_path: Path, amount: Callable[[int, int], int]) -> None:
    """Logs of hardly anything but answers taken back and given again: reading one, every further step, and reading it
    after a restart keep to the budget of one request."""
    tables = {game: grown(game, amount(500, ENTRIES - 100)) for game in GAMES}
    database = str(tmp_path / "tables.sqlite")

    async def keep() -> None:
        driver = driver_for(database)
        await driver.open()
        for header, log in tables.values():
            await driver.write(new_table(header, keys_at(1), {}, header.id))
            await driver.write([add_entry(header.id, entry) for entry in log])
        await driver.close()

    asyncio.run(keep())
    with server_process(tmp_path, database) as server:
        for game, (header, log) in tables.items():
            assert server.process is not None
            meter = Meter(server.process.pid, server.port, game)
            back_and_forth(server.port, header.id, meter)
            print(game, len(log), meter)
        server.stop()
        server.start()
        for game, (header, _) in tables.items():
            assert server.process is not None
            back_and_forth(server.port, header.id, Meter(server.process.pid, server.port, game))


def back_and_forth(port: int, table: str, meter: Meter) -> None:
    """Look at a table, go back and forth at it, and look back."""
    with meter.taking("reading the log"):
        status, said = ask_port(port, "GET", f"/api/tables/{table}/observation")
    assert (status, said["observation"]["locked"]) == (200, None)
    with seat_at(port, table) as seat:
        for number in range(STEPS):
            with meter.taking("a step back"):
                assert seat.do("undo", count=max(1, seat.seen["answers"] - number))["type"] == "update"
            with meter.taking("a step forth"):
                assert seat.do("redo", count=seat.seen["redo"])["type"] == "update"
    with meter.taking("looking back"):
        assert ask_port(port, "GET", f"/api/tables/{table}/moments")[0] == 200
    assert max(meter.worst.values()) <= SECONDS, meter
    assert meter.grown <= MEMORY, meter


class Meter:
    """What somebody's requests take of a server that has served the same game before."""

    def __init__(self, pid: int, port: int, game: str) -> None:
        made = ask_port(port, "POST", "/api/tables", {"spec": alone(game)}, None)[1]
        with seat_at(port, made["table"], enter_port(port, made, 0)) as seat:
            seat.do("sit", nonce="00" * 16)
            seat.do("act", action=seat.seen["actions"][0]["id"])
        self.pid = pid
        self.held = held(pid)
        self.grown = 0
        self.worst: dict[str, float] = {}

    @contextmanager
    def taking(self, what: str) -> Iterator[None]:
        """One request, or one step."""
        begun = taken(self.pid)
        yield
        self.worst[what] = max(self.worst.get(what, 0.0), taken(self.pid) - begun)
        self.grown = max(self.grown, held(self.pid) - self.held)

    def __str__(self) -> str:
        return f"{self.worst} seconds, {self.grown / 1e6:.1f} MB more"
