"""Finished games as they are kept: how each ended, and what makes it count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from reverie.server.stores.driver import Driver, Statement

# Somebody has seen these cards before: in a game that is over, or at a table of the same open or daily deal at which
# anything was answered. A fair deal is nobody's twice, unless it is played again by its seed.
SEEN = """EXISTS (
    SELECT 1 FROM results r WHERE r.guest = s.guest AND r.dealt = $8 AND r.dealt <> '' AND r.table_id <> s.table_id
) OR EXISTS (
    SELECT 1 FROM seats o JOIN tables t ON t.id = o.table_id JOIN tables m ON m.id = s.table_id
    WHERE o.guest = s.guest AND o.seat >= 0 AND t.id <> m.id AND t.created <= m.created AND t.spec = m.spec
    AND t.deal = m.deal AND m.deal <> 'fair'
    AND EXISTS (SELECT 1 FROM log l WHERE l.table_id = t.id AND l.kind IN ('act', 'act_all'))
)"""


@dataclass(frozen=True)
class Ending:
    """How a game ended, for the statistics."""

    rules: str
    won: bool
    turns: int
    peeked: bool
    deal: str
    conceded: bool = False
    dealt: str = ""  # a mark of the cards as they were dealt
    tally: str = ""


@dataclass(frozen=True)
class Result:
    """One game in somebody's statistics."""

    rules: str
    won: bool
    turns: int
    peeked: bool
    deal: str
    finished: int
    hinted: bool = False
    conceded: bool = False
    repeated: bool = False
    tally: str = ""
    table: str = ""


def add_results(table: str, at: int, ending: Ending) -> Statement:
    """A result for everybody we know at a table."""
    return (
        "INSERT INTO results (table_id, seat, guest, rules, won, turns, peeked, deal, finished, hinted, conceded, "
        "repeated, dealt, tally) "
        "SELECT s.table_id, s.seat, s.guest, $2, $3, $4, $5, $6, $7, s.hinted, $9, "
        f"CASE WHEN {SEEN} THEN 1 ELSE 0 END, $8, $10 FROM seats s "
        "WHERE s.table_id = $1 AND s.seat >= 0 AND s.guest IS NOT NULL",
        (
            table, ending.rules, int(ending.won), ending.turns, int(ending.peeked), ending.deal, at, ending.dealt,
            int(ending.conceded), ending.tally,
        ),
    )  # fmt: skip


async def results_of(driver: Driver, guest: str) -> list[Result]:
    """Somebody's finished games, the newest first."""
    sql = (
        "SELECT rules, won, turns, peeked, deal, finished, hinted, conceded, repeated, tally, table_id FROM results "
        "WHERE guest = $1 ORDER BY finished DESC, table_id, seat"
    )
    return [
        Result(
            str(rules), bool(won), cast(int, turns), bool(peeked), str(deal), cast(int, finished), bool(hinted),
            bool(conceded), bool(repeated), str(tally), str(table),
        )
        for rules, won, turns, peeked, deal, finished, hinted, conceded, repeated, tally, table in await driver.read(
            sql, (guest,)
        )
    ]  # fmt: skip
