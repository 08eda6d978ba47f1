"""Reading a table from its log: what it will take, and not more than it may take."""

from __future__ import annotations

import time
from collections.abc import Iterator

from reverie.errors import ReverieError
from reverie.hosted.entries import Entry
from reverie.hosted.refusals import Refusal
from reverie.hosted.table import LOADING, QUICK, Table
from reverie.kernel import registry
from reverie.server.stores.store import StoredTable

SEVERAL = ("import", "act_all")  # entries of more than one answer, as many as there are commas at most
ENTRY_SECONDS = 0.000_05  # of processor time to check an entry, beside what the engine does
PATIENCE = 3 * LOADING  # seconds of processor time after which a table is not read any further


def takes_long(stored: StoredTable) -> bool:
    """Whether reading a table may take longer than everybody else should wait."""
    definition = registry.game(stored.header.spec.partition("/")[0])
    answers = sum(entry.body.count(",") + 1 if entry.kind in SEVERAL else 1 for entry in stored.entries)
    seconds = definition.step_seconds + answers * definition.answer_seconds + len(stored.entries) * ENTRY_SECONDS
    return seconds > QUICK


def load(stored: StoredTable, day_secret: str | None) -> Table:
    """The table that is stored; locked where the log does not fit the rules, or takes too long to follow."""
    try:
        table = Table.replay(stored.header, in_time(stored.entries), day_secret, listens=True)
    except ReverieError as error:  # not even its head can be
        raise Refusal("table_broken") from error
    if table.game is not None and table.locked is None:
        try:
            table.game.listen()
        except Exception as error:
            table.go_dark(error)
    return table


def in_time(entries: list[Entry]) -> Iterator[Entry]:
    """The entries, as long as there is time for them."""
    until = time.thread_time() + PATIENCE
    for entry in entries:
        if time.thread_time() > until:
            raise Refusal("too_costly")
        yield entry
