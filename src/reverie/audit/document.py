"""The document of a hosted game: everything that was agreed, promised, done and shown, for whoever wants to check it.

Complete, it holds the secret, and of every entry its body, the hash of the state after it and its link of the chain.
Sealed, while the game runs (or a day's secret is still kept), it holds what everybody at the table knows anyway: who
did what kind of thing when, and of one's own entries what they said.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from reverie.hosted.entries import Entry, Header
from reverie.hosted.table import Table
from reverie.kernel.records import describe_result

VERSION = 1
TITLE = "reverie-table"
DAILY = "daily:"
IMPORT = "import"


@dataclass(frozen=True, slots=True)
class TableEntry:
    """An entry of the log; what a sealed document does not show is None."""

    seq: int
    at: int
    kind: str
    seat: int
    body: str | None  # canonical JSON, to the letter as it was hashed
    state: str | None
    chain: str | None

    def to_json(self) -> dict[str, Any]:
        """The entry as plain data."""
        return {name: getattr(self, name) for name in self.__slots__}


@dataclass(frozen=True)
class TableDocument:
    """A hosted game, written down; `reading.parse_table` reads it, `table_record.verify` checks it."""

    table: str
    spec: str  # without a seed, except for deals that are open
    rules: int
    players: int
    deal: str
    commitment: str | None
    start: str | None
    created: int
    sealed: bool
    secret: str | None
    result: str
    peeked: bool
    entries: tuple[TableEntry, ...]

    @property
    def day(self) -> str | None:
        """The day of a daily deal."""
        return self.deal.removeprefix(DAILY) if self.deal.startswith(DAILY) else None

    def header(self) -> Header:
        """The document's head as tables take it."""
        own = None if self.day else self.secret
        return Header(
            self.table, self.created, self.spec, self.rules, self.players, self.deal, own, self.commitment, self.start
        )

    def to_json(self) -> dict[str, Any]:
        """The document as plain data."""
        return {
            TITLE: VERSION,
            "table": self.table,
            "spec": self.spec,
            "rules": self.rules,
            "players": self.players,
            "deal": self.deal,
            "commitment": self.commitment,
            "start": self.start,
            "created": self.created,
            "sealed": self.sealed,
            "secret": self.secret,
            "result": self.result,
            "peeked": self.peeked,
            "entries": [entry.to_json() for entry in self.entries],
        }

    def text(self) -> str:
        """The document as text: a line for every field and every entry."""
        data = self.to_json()
        entries = ",\n".join(f"  {json.dumps(entry)}" for entry in data.pop("entries"))
        fields = "".join(f" {json.dumps(name)}: {json.dumps(value)},\n" for name, value in data.items())
        return "{\n" + fields + ' "entries": [\n' + entries + "\n ]\n}\n"


def complete_document(table: Table, entries: Iterable[Entry]) -> TableDocument:
    """The document of a game whose secret may be shown; `entries` are those the table was made from."""
    secret = table.day_secret if table.header.deal.startswith(DAILY) else table.header.secret
    told = (TableEntry(it.seq, it.at, it.kind, it.seat, it.body, it.state, it.chain) for it in entries)
    return compose(table, tuple(told), table.header.spec, table.header.start, False, secret)


def sealed_document(table: Table, entries: Iterable[Entry], seat: int | None) -> TableDocument:
    """The document of a game that is not over, for a seat or (None) for a spectator.

    An imported game brings its seed and perhaps its first position along; those stay hidden as any other secret.
    """
    open_deal = table.header.deal == "number"
    spec = table.header.spec if open_deal else table.spec.rules_text()
    told = []
    for it in entries:
        own = it.seat == seat and it.kind != IMPORT
        told.append(TableEntry(it.seq, it.at, it.kind, it.seat, it.body if own else None, None, None))
    return compose(table, tuple(told), spec, None, True, None)


def compose(
    table: Table, entries: tuple[TableEntry, ...], spec: str, start: str | None, sealed: bool, secret: str | None
) -> TableDocument:
    """What both forms share."""
    header, game = table.header, table.shown
    return TableDocument(
        table=header.id,
        spec=spec,
        rules=header.rules,
        players=header.players,
        deal=header.deal,
        commitment=header.commitment,
        start=start,
        created=header.created,
        sealed=sealed,
        secret=secret,
        result=describe_result(game) if game is not None else "unfinished",
        peeked=game is not None and game.peeked,
        entries=entries,
    )
