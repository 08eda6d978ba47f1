"""Games that have a past, made once: logs of fair tables shortly before their end, and records to bring along."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import lru_cache

from reverie.hosted import deals
from reverie.hosted.entries import Entry, Header
from reverie.hosted.table import Table
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.kernel.records import Record
from reverie.kernel.spec import GameSpec

VARIETY = 3  # different games of each spec
CREATED = 1_790_000_000_000


@lru_cache(maxsize=64)
def whole_log(text: str, number: int) -> tuple[Header, tuple[Entry, ...]]:
    """The log of a table from the first seat to the last card."""
    lots = random.Random(f"{text} {number}")
    spec = GameSpec.parse(text, registry.manifests())
    manifest = registry.game(spec.game).manifest
    table_id = "".join(lots.choices("abcdefghijklmnopqrstuvwxyz0123456789", k=20))
    secret = lots.randbytes(32).hex()
    header = Header(
        table_id, CREATED, spec.text(), manifest.rules_version, manifest.mode(spec.mode).players, "fair", secret,
        deals.commitment(table_id, spec.text(), secret),
    )  # fmt: skip
    table = Table(header)
    entries: list[Entry] = []

    def add(kind: str, seat: int, body: dict[str, object]) -> None:
        entry = table.draft(kind, seat, f"before-{table.seq:05d}", body, CREATED + table.seq)
        table.settle(entry)
        entries.append(entry)

    for seat in range(header.players):
        add("sit", seat, {"nonce": lots.randbytes(16).hex()})
    game = table.running()
    while not game.is_over:
        decision = game.decision
        assert decision is not None
        seat = decision.seats[0]
        shares = game.definition.shares_questions  # then everybody who is asked has answers of their own
        add("act", seat, {"action": lots.choice(game.legal_actions(seat if shares else None))})
    return header, tuple(entries)


def late_log(text: str, number: int, missing: int) -> tuple[Header, tuple[Entry, ...]]:
    """The log of a table, a few entries before the end of its game."""
    header, entries = whole_log(text, number)
    return replace(header), entries[:-missing]


@lru_cache(maxsize=64)
def record(text: str, number: int) -> Record:
    """A game that was played elsewhere, a few answers before its end."""
    lots = random.Random(f"record {text} {number}")
    spec = GameSpec.parse(text, registry.manifests()).with_seed(number)
    game = Game(registry.game(spec.game), spec)
    while not game.is_over:
        game.apply(lots.choice(game.legal_actions()))
    game.undo(6)
    game.peeked = False
    return game.record()
