"""A medallion for every module of a game: never won, won once, won three times; and a mark for the hard variant."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from reverie.kernel import registry
from reverie.progress.played import HARD, Played

GOLD = 3  # wins


@dataclass(frozen=True)
class Medallion:
    """What somebody has made of a module; only honest games count."""

    module: str
    won: int
    hard: bool | None  # None: the module has no hard variant

    @property
    def level(self) -> Literal[0, 1, 2]:
        """0: never won; 1: won; 2: won three times."""
        return 0 if not self.won else 2 if self.won >= GOLD else 1


def medallions_of(game: str, games: Sequence[Played]) -> list[Medallion]:
    """The medallions of a game, in the order of its modules."""
    manifest = registry.game(game).manifest
    won = [one for one in games if one.honest and one.won and one.game == game]
    found = []
    for module in manifest.modules:
        if not module.available:
            continue
        has_hard = manifest.variant(HARD + module.name) is not None
        hard = any(one.is_hard(module.name) for one in won) if has_hard else None
        found.append(Medallion(module.name, sum(module.name in one.modules for one in won), hard))
    return found
