"""The games that are measured: their C programs, what the oracle compares, and what is aimed at."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from reverie.kernel import registry
from reverie.kernel.spec import GameSpec

C_PROGRAM, TUNED = "C program", "C program, tuned"


@dataclass(frozen=True)
class Limits:
    """The targets of a game; None where nothing was aimed at."""

    native: float  # times the C program
    driven: float  # times faster than OpenSpiel
    words: float | None = None  # the same with words
    modules: float | None = None  # times the base game
    clone: float | None = None  # nanoseconds
    view: float | None = None  # nanoseconds
    state: float | None = None  # bytes


@dataclass(frozen=True)
class MeasuredGame:
    """One game of the tables."""

    name: str
    title: str
    sources: Mapping[str, str]  # its C programs, the plain one first
    editions: tuple[str, ...]  # which they play, the usual one first
    score: str  # what is counted beside wins
    answers: int  # half of a random game
    limits: Limits

    @property
    def counts(self) -> tuple[str, ...]:
        """What the engine and a C program must agree on."""
        return ("games", "decisions", "wins", self.score, "turns")

    @property
    def modules(self) -> tuple[str, ...]:
        """All of them."""
        return tuple(module.name for module in registry.game(self.name).manifest.modules)

    def case(self, name: str) -> str:
        """The name of one of its cases in a run."""
        return f"{self.name}: {name}"

    def laid_table(self) -> Any:
        """An engine with the base game laid but not yet dealt."""
        settings = importlib.import_module(f"reverie.games.{self.name}.settings")
        return settings.prepared(GameSpec.make(registry.game(self.name).manifest))


ONIRIM = MeasuredGame(
    name="onirim",
    title="Onirim",
    sources={C_PROGRAM: "onirim.c", TUNED: "onirim_tuned.c"},
    editions=("third", "first"),
    score="doors",
    answers=26,
    limits=Limits(native=1.5, driven=10.0, words=4.0, modules=3.0, clone=150.0, view=8_000.0, state=2048.0),
)
URBION = MeasuredGame(
    name="urbion",
    title="Urbion",
    sources={C_PROGRAM: "urbion.c"},
    editions=("second", "first"),
    score="cities",
    answers=37,
    limits=Limits(native=2.0, driven=3.0),
)
GAMES = (ONIRIM, URBION)
BY_NAME = {game.name: game for game in GAMES}
