"""Something to host of every registered game, found by asking the registry: nothing here knows a game by its name."""

from __future__ import annotations

import functools
import random
import statistics

from reverie import engine_mode
from reverie.hosted.entries import Header
from reverie.hosted.table import Table
from reverie.kernel import registry
from reverie.kernel.native_game import NativeGame
from reverie.kernel.spec import GameSpec
from reverie.server.messages import encode
from reverie.server.observation import events_after, observe

ANSWERS = 60  # of a random game, by which the usual size of an update is found
NONCE = "0" * 32


def games() -> list[str]:
    """Every game that a server hosts."""
    return list(registry.games())


def spec_of(game: str, players: int) -> str:
    """The plainest set-up of a game for so many."""
    manifest = registry.game(game).manifest
    mode = next(mode.name for mode in manifest.modes if mode.players == players and mode.available)
    return GameSpec.make(manifest, mode=mode).rules_text()


def solo(game: str) -> str:
    """A table for one."""
    return spec_of(game, 1)


def team(game: str) -> str:
    """A table for two."""
    return spec_of(game, 2)


def is_quick(game: str) -> bool:
    """Whether the rules of this game cost next to nothing, because its engine is compiled."""
    return engine_mode.is_compiled() and isinstance(registry.game(game), NativeGame)


@functools.cache
def usual_update(game: str) -> int:
    """The bytes of an update of a solo game; half of them are longer."""
    table = seated(solo(game))
    chance = random.Random(1)
    sizes = []
    for _ in range(ANSWERS):
        running = table.running()
        if running.is_over:
            break
        action = chance.choice(running.legal_actions())
        table.settle(table.draft("act", 0, f"act-{table.seq:04}", {"action": action}, 0))
        sizes.append(len(update(table)))
    return int(statistics.median(sizes))


def seated(spec: str) -> Table:
    """A table for one without a server, the cards dealt; the spec names a seed, or 1 is one."""
    known = GameSpec.parse(spec, registry.manifests())
    text = (known if known.seed is not None else known.with_seed(1)).text()
    rules = registry.game(known.game).manifest.rules_version
    table = Table(Header("a" * 20, 0, text, rules, 1, "number", None, None))
    table.settle(table.draft("sit", 0, "sit-0000", {"nonce": NONCE}, 0))
    return table


def update(table: Table) -> bytes:
    """What the player of such a table is told of its last entry."""
    return encode(
        {
            "type": "update",
            "seq": table.seq,
            "accepted": ["f" * 32],
            "observation": observe(table, 0, "en", None, True),
            "events": events_after(table, 0, table.seq - 1),
        }
    )
