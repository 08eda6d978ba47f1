"""What a release leaves behind, kept for ever: a database with tables of every sort, and twenty saved games.

Run once for each release, never again for the same one:

    python -m tests.server.running.release v2

It plays the games, and writes `releases/v2/`: `tables.sqlite`, `saves/`, and `expected.json` with the hashes that every
later program has to arrive at. A folder that exists is left alone; `--again` replaces it, which is for a version that
nobody has yet.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import reverie
from reverie.client import House, Link, NewTable, Refused, Seat, offer_rematch, play_with
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec
from reverie.server.service import Service
from reverie.server.stores.schema import LATEST
from tests.server.support import Running, running_server

RELEASES = Path(__file__).parent / "releases"
SAVES = 20

FINISHED = ("onirim/third/solo", "urbion/second/solo", "onirim/third/team", "urbion/second/team")
RUNNING = (
    "onirim/third/solo/book+glyphs+dreamcatchers+towers",
    "onirim/third/solo/premonitions+crossroads+oniverse+incubus",
    "urbion/second/solo/squares+temples+gardens+books",
    "onirim/third/team/glyphs",
    "urbion/first/solo",
)
RECORDS = (
    "onirim/third/solo", "onirim/third/team", "onirim/first/solo", "onirim/third/solo/book+towers",
    "urbion/second/solo", "urbion/second/team", "urbion/first/solo", "urbion/second/solo/void+postcards",
)  # fmt: skip


def folders() -> list[Path]:
    """Every release, in the order of their names."""
    return sorted(path for path in RELEASES.iterdir() if path.is_dir()) if RELEASES.is_dir() else []


async def answer(seat: Seat, count: int = 1) -> int:
    """Give so many answers where this seat is asked; returns how many there were."""
    given = 0
    while given < count and seat.is_asked:
        actions = seat.observation["actions"]
        await seat.act(actions[(seat.seq * 7) % len(actions)]["id"])
        given += 1
    return given


async def together(table: NewTable, count: int) -> None:
    """Everybody sits, and some answers are given by whoever is asked."""
    async with Seat(table.link(0)) as first, Seat(table.link(1)) as second:
        await first.sit()
        await second.sit()
        for _ in range(count):
            await first.wait(lambda: first.seq == second.seq)
            await answer(first if first.is_asked else second)
        try:  # if nobody has learned anything, the last answer is taken back
            await first.wait(lambda: first.seq == second.seq)
            await first.undo()
            await second.wait(lambda: second.observation["undo"] is not None)
            await second.answer_undo(True)
        except Refused as error:
            if error.code != "undo_reveals":
                raise


async def finish(table: NewTable, agent: str = "random") -> None:
    """Play to the end on every seat, and offer another game."""

    async def play(seat_number: int) -> None:
        async with Seat(table.link(seat_number)) as seat:
            await play_with(seat, agent)
            await offer_rematch(seat)

    await asyncio.gather(*(play(seat) for seat in range(table.players)))


async def alone(table: NewTable, count: int) -> None:
    """Some answers, some of them taken back and given again."""
    async with Seat(table.link(0)) as seat:
        await seat.sit()
        await answer(seat, count)
        await seat.undo(3)
        await seat.redo(1)
        await answer(seat, 1)


async def tables_of_every_sort(house: House) -> dict[str, NewTable]:
    """Finished and running games, every sort of deal, a rematch, a table where nobody sits."""
    made: dict[str, NewTable] = {}
    for spec in FINISHED:
        made[f"finished {spec}"] = await house.create(spec)
        await finish(made[f"finished {spec}"])
    for spec in RUNNING:
        table = made[f"running {spec}"] = await house.create(spec)
        await (alone(table, 12) if table.players == 1 else together(table, 10))
    made["number"] = await house.create("onirim/third/solo/seed=7")
    await finish(made["number"], "rules")
    made["daily"] = await house.create("urbion/second/solo", daily=True)
    await alone(made["daily"], 8)
    game = reverie.new_game("onirim", seed=11)
    for _ in range(15):
        game.apply(game.legal_actions()[0])
    made["imported"] = await house.bring(game.record().text())
    async with Seat(made["imported"].link(0)) as seat:
        await answer(seat, 5)
    made["nobody"] = await house.create("onirim/third/team")
    made["one sits"] = await house.create("urbion/second/team")
    async with Seat(made["one sits"].link(0)) as seat:
        await seat.sit()
    return made


async def stand(service: Service, table: str) -> dict[str, Any]:
    """Where a table stands."""
    _, found = await service.hall.table(table)
    return {
        "status": found.status,
        "seq": found.seq,
        "state": found.state(),
        "chain": found.chain,
        "peeked": found.game.peeked if found.game is not None else False,
    }


async def saves_of(house: House, made: dict[str, NewTable], folder: Path) -> dict[str, Any]:
    """Twenty saved games: complete and sealed documents, records of finished and of running games."""
    expected: dict[str, Any] = {}
    documents = [name for name in made if name not in ("nobody", "one sits")]
    for name in documents:
        document = await house.document(made[name].link(0))
        expected[f"{len(expected) + 1:02}.json"] = {
            "kind": "sealed" if document["sealed"] else "complete",
            "state": document["entries"][-1]["state"],
        }
        (folder / f"{len(expected):02}.json").write_text(json.dumps(document, indent=0), "utf-8")
    for number, spec in enumerate(RECORDS[: SAVES - len(documents)]):
        known = GameSpec.parse(f"{spec}/seed={100 + number}", registry.manifests())
        game = Game(registry.game(known.game), known)
        agent = registry.agent("random", known.game, number)
        while not game.is_over and (number % 2 == 0 or len(game.line) < 30):
            game.apply(agent.choose(game.outlook()))
        name = f"{len(expected) + 1:02}.rec"
        expected[name] = {"kind": "record", "state": game.hash()}
        (folder / name).write_text(game.record().text(), "utf-8")
    assert len(expected) == SAVES
    return expected


async def fill(server: Running, folder: Path) -> dict[str, Any]:
    """Everything that is kept of a release."""
    service = server.service
    async with House(server.url) as house:
        await house.ask("PUT", "/api/guest", {"name": "Somebody"})  # who has a name is a guest, and keeps results
        made = await tables_of_every_sort(house)
        (folder / "saves").mkdir()
        saves = await saves_of(house, made, folder / "saves")
        tables = {}
        for name, table in made.items():
            tables[name] = {"table": table.table, "players": table.players, "tokens": [*table.tokens.items()]}
            tables[name] |= {"keys": [*table.keys.items()]}
            tables[name] |= await stand(service, table.table)
            following = service.hall.rooms[table.table].following
            if following is not None:
                tables[f"rematch of {name}"] = {"table": following, "players": table.players, "tokens": []}
                tables[f"rematch of {name}"] |= await stand(service, following)
        days = await service.store.driver.read("SELECT day, secret FROM days ORDER BY day")
        expected = {
            "reverie": reverie.__version__,
            "schema": LATEST,
            "guest": house.http.cookies.get("reverie_guest"),
            "statistics": await house.ask("GET", "/api/guest/statistics"),
            "days": [list(row) for row in days],
            "tables": tables,
            "saves": saves,
        }
    await service.store.driver.backup(folder / "tables.sqlite")
    return expected


async def make(folder: Path) -> None:
    """Write one release."""
    with tempfile.TemporaryDirectory() as place:
        async with running_server(Path(place)) as server:
            folder.mkdir(parents=True)
            expected = await fill(server, folder)
    (folder / "expected.json").write_text(json.dumps(expected, indent=1) + "\n", "utf-8")


def main(arguments: list[str]) -> None:
    """The switch: a release is made when somebody asks for it by name, and only then."""
    names = [name for name in arguments if name != "--again"]
    if len(names) != 1 or not names[0].startswith("v") or not names[0][1:].isdigit():
        sys.exit(str(__doc__))
    folder = RELEASES / names[0]
    if folder.exists():
        if "--again" not in arguments:
            sys.exit(f"{folder.name} exists; a release is written once")
        shutil.rmtree(folder)
    asyncio.run(make(folder))


def link_of(url: str, kept: dict[str, Any], seat: int | None) -> Link:
    """The link of an old seat on a server of today, with the key it was exchanged for if there were keys."""
    link, key = Link(url, kept["table"], dict(kept["tokens"])[seat]), dict(kept.get("keys", ())).get(seat)
    return link if key is None else replace(link, key=key)


if __name__ == "__main__":
    main(sys.argv[1:])
