"""A table that is full goes on at another one, as a long campaign does on a further page.

The further table begins where the full one stood some answers ago, and those answers are given again at once: so it is
read as quickly as any other, and what was just done can still be taken back. A line that is short by itself, because
most of what filled the table was taken back, comes along as a whole, from the deal. Seats and keys are those of the
evening.
"""

from __future__ import annotations

from reverie.hosted.entries import Header
from reverie.hosted.refusals import Refusal
from reverie.hosted.table import Table
from reverie.server.bringing import Brought

KEPT = 64  # answers that can still be taken back at the further table


def further(table: Table, name: str, now: int) -> Brought:
    """The table at which a full one goes on, with its first entry; a refusal if it would stand elsewhere."""
    game = table.running()
    before = 0 if game.answers <= table.most // 2 else max(0, game.answers - KEPT)
    start = game.moment(before).position() if before else game.start_position
    spec = game.spec
    header = Header(
        name, now, spec.text(), spec.rules, table.players, "imported", None, None, start, previous=table.header.id
    )
    body = {"actions": [action.words for action in game.line[before:]], "peeked": game.peeked}
    first = Table(header).draft("import", 0, "import-0", body, now)
    if first.state != table.state():
        raise Refusal("table_full", limit=table.most)
    return Brought(header, first)
