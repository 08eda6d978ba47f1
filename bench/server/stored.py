"""A database with many games in it, made without a server: whoever starts one on it finds them waiting."""

from __future__ import annotations

import argparse
import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

from bench.server import hosted
from bench.server.entering import enter_all
from reverie.hosted import deals
from reverie.hosted.table import Body, Table
from reverie.kernel import registry
from reverie.kernel.spec import GameSpec
from reverie.server.hall import Hall, NewTable
from reverie.server.service import Service
from reverie.server.settings import Settings
from reverie.server.stores.driver import Statement
from reverie.server.stores.store import add_entry

AT_ONCE = 500  # games that share a commit
ACTIONS = 10


async def add_game(hall: Hall, spec: GameSpec, number: int) -> NewTable:
    """One more solo game, dealt and some actions old."""
    made = await hall.create(spec)
    table = Table(made.header)
    chance = random.Random(number)
    unit: list[Statement] = []

    def add(kind: str, body: Body) -> None:
        entry = table.draft(kind, 0, f"stored-{table.seq}", body, made.header.created + table.seq)
        unit.append(add_entry(made.header.id, entry))
        table.settle(entry)

    add("sit", {"nonce": deals.new_nonce()})
    game = table.running()
    while game.answers < ACTIONS and not game.is_over:
        add("act", {"action": chance.choice(game.legal_actions())})
    await hall.store.driver.write(unit)
    return made


async def fill(database: Path, games: int, texts: Sequence[str]) -> list[tuple[str, str]]:
    """Store so many games, of some kinds in turn; gives each table with the key of its seat."""
    service = Service(Settings(database=str(database)))
    specs = [GameSpec.parse(text, registry.manifests()) for text in texts]
    places: list[tuple[str, str]] = []
    await service.store.open()
    try:
        for first in range(0, games, AT_ONCE):
            numbers = range(first, min(games, first + AT_ONCE))
            made = await asyncio.gather(
                *(add_game(service.hall, specs[number % len(specs)], number) for number in numbers)
            )
            keys = await asyncio.gather(*(enter_all(service.store, table) for table in made))
            places += [(table.header.id, key[0]) for table, key in zip(made, keys, strict=True)]
    finally:
        await service.store.close()
    return places


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.stored", description=__doc__)
    parser.add_argument("database", type=Path)
    parser.add_argument("games", type=int)
    chosen = parser.parse_args()
    specs = [hosted.solo(game) for game in hosted.games()]
    print(len(asyncio.run(fill(chosen.database, chosen.games, specs))), "games stored")


if __name__ == "__main__":
    main()
