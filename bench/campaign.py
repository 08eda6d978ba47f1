"""A campaign at a server: reading the fullest table of it, taking an answer back there, and the size of its position.

A table holds so many answers and then goes on at another one (`server/going_on.py`), so a campaign of any length is
opened by reading no more than this.
"""

from __future__ import annotations

import functools
import time

from bench.measure import Case, Sample
from reverie.hosted.entries import Entry, Header
from reverie.hosted.table import Table, most_answers
from reverie.kernel import registry
from reverie.kernel.spec import GameSpec
from reverie.server.loading import load
from reverie.server.stores.store import StoredTable

READ = "etherfields: a campaign's fullest table, read"
UNDO = "etherfields: an answer taken back there"
READ_TARGET = 0.5  # seconds of processor time
UNDO_TARGET = 0.05
SIZE_TARGET = 200_000  # bytes of a written position
SPEC = "etherfields/second/solo3/encounter=campaign"
ANSWERS = most_answers(registry.game("etherfields"))  # as many as a table holds
SEED = 3  # by which the rules player's campaign is longer than a table


@functools.cache
def full() -> StoredTable:
    """A table that is full, as it is stored: played by the rules player."""
    spec = GameSpec.parse(SPEC, registry.manifests()).with_seed(SEED)
    table = Table(Header("a" * 20, 0, spec.text(), spec.rules, 1, "number", None, None))
    log: list[Entry] = []

    def add(kind: str, body: dict[str, str]) -> None:
        log.append(table.draft(kind, 0, f"{kind}-{table.seq:04}", body, 0))
        table.settle(log[-1])

    add("sit", {"nonce": "0" * 32})
    game, memory = table.running(), dict[str, object]()
    while not game.is_over and game.answers < ANSWERS:
        add("act", {"action": game.codec.by_id[game.rule_of_thumb(None, 0, memory)].words})
    return StoredTable(table.header, log, None, table.header.id)


def read(times: int) -> Sample:
    """Read it, with all that was heard."""
    stored = full()
    start = time.process_time()
    for _ in range(times):
        assert load(stored, None).locked is None
    return Sample(time.process_time() - start, times)


def take_back(times: int) -> Sample:
    """Read it, and take answers back one by one; only that is counted."""
    game = load(full(), None).running()
    start = time.process_time()
    for _ in range(times):
        if not game.answers:
            game.redo(game.undone)
        game.undo()
        game.legal_actions()
    return Sample(time.process_time() - start, times)


def position_bytes() -> int:
    """The size of the position there."""
    return len(load(full(), None).running().position())


def cases() -> list[Case]:
    """Both."""
    return [Case(READ, read, "table", first_guess=1), Case(UNDO, take_back, "undo", first_guess=100)]
