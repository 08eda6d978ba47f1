"""A finished game as goals, medallions and statistics see it, and what makes it count."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import lru_cache

from reverie.errors import ReverieError
from reverie.kernel import registry
from reverie.kernel.spec import GameSpec

HARD = "hard."  # how the settings are called by which a module becomes harder


@dataclass(frozen=True)
class Played:
    """One finished game of somebody, in the order in which they were finished."""

    rules: str  # without the seed
    won: bool
    turns: int
    finished: int  # milliseconds
    peeked: bool = False
    hinted: bool = False
    conceded: bool = False
    repeated: bool = False
    deal: str = "fair"
    tally: Mapping[str, int] = field(default_factory=dict)

    @property
    def honest(self) -> bool:
        """Whether it counts: played to its end on cards that nobody had seen before, without help and without a look
        ahead. The others are kept, and counted apart."""
        return not (self.peeked or self.hinted or self.conceded or self.repeated)

    @property
    def game(self) -> str:
        """Which game."""
        return self.rules.partition("/")[0]

    @property
    def day(self) -> str:
        """The day on which it was finished, in universal time."""
        return datetime.fromtimestamp(self.finished / 1000, UTC).strftime("%Y-%m-%d")

    @property
    def daily(self) -> str | None:
        """The day whose dream it was; None if it was none, or finished too late."""
        kind, _, day = self.deal.partition(":")
        return day if kind == "daily" and day == self.day else None

    @property
    def spec(self) -> GameSpec | None:
        """The rules, read; None if they are of a game that is not installed any more."""
        return read_rules(self.rules)

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules in play."""
        return self.spec.modules if self.spec is not None else ()

    @property
    def is_team(self) -> bool:
        """Whether several people sat there."""
        spec = self.spec
        return spec is not None and registry.game(spec.game).manifest.mode(spec.mode).players > 1

    def is_hard(self, module: str) -> bool:
        """Whether the module was in play in its hard variant."""
        return module in self.modules and self.spec is not None and HARD + module in self.spec.variants


@lru_cache(maxsize=1024)
def read_rules(rules: str) -> GameSpec | None:
    """Rules as they were kept."""
    try:
        return GameSpec.parse(rules, registry.manifests())
    except ReverieError:
        return None
