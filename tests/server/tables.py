"""Tables without a server: headers, seats and entries for tests of the fold."""

from __future__ import annotations

from typing import Any

from reverie.hosted import deals
from reverie.hosted.entries import Entry, Header
from reverie.hosted.table import Table
from reverie.kernel import registry
from reverie.kernel.spec import GameSpec

SECRET = "5e" * 32
NONCES = ("0a" * 16, "0b" * 16)
TABLE = "t" * 20
SOLO = "onirim/third/solo"
TEAM = "urbion/second/team"


def header(spec: str = SOLO, deal: str = "fair", table: str = TABLE, **fields: Any) -> Header:
    """A table's header as the hall writes it."""
    known = GameSpec.parse(spec, registry.manifests())
    manifest = registry.game(known.game).manifest
    players = manifest.mode(known.mode).players
    secret = SECRET if deal == "fair" else None
    commitment = deals.commitment(table, known.text(), SECRET) if deal == "fair" else None
    return Header(table, 1_000, known.text(), manifest.rules_version, players, deal, secret, commitment, **fields)


class Ledger:
    """A table whose entries are kept, as a store would keep them."""

    def __init__(self, spec: str = SOLO, **fields: Any) -> None:
        self.table = Table(header(spec, **fields))
        self.entries: list[Entry] = []

    def add(self, kind: str, seat: int = 0, **body: Any) -> Entry:
        """One more entry."""
        number = len(self.entries) + 1
        entry = self.table.draft(kind, seat, f"action-{number}", body, 1_000 + number)
        self.table.settle(entry)
        self.entries.append(entry)
        return entry

    def sit(self) -> Ledger:
        """Everybody sits."""
        for seat in range(self.table.players):
            self.add("sit", seat, nonce=NONCES[seat])
        return self

    def answer(self, count: int = 1, index: int = 0) -> Ledger:
        """Whoever is asked gives some answer."""
        for _ in range(count):
            game = self.table.running()
            assert game.decision is not None
            actions = game.actions()
            self.add("act", game.decision.seat, action=actions[index % len(actions)].words)
        return self

    def to_the_end(self) -> Ledger:
        """Play as the rules agent would."""
        game = self.table.running()
        while not game.is_over:
            assert game.decision is not None
            choice = registry.agent("rules", game.spec.game).choose(game.outlook())
            self.add("act", game.decision.seat, action=game.codec.by_id[choice].words)
        return self

    def again(self) -> Table:
        """The table, read from its log."""
        return Table.replay(self.table.header, self.entries)
