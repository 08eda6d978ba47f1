"""Learning from nothing: a course of games, stage by stage, and what came of it as a file of weights."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Any, NamedTuple

from reverie.errors import StateError
from reverie.kernel import registry
from reverie.kernel.learning import Learning, Stage, brain, pack, rounded
from reverie.kernel.native_game import NativeGame
from reverie.kernel.spec import SEED_LIMIT, GameSpec, shown

SLICE = 20_000  # games between two looks at the progress
HOW = {"watching": 0, "playing": 1}  # as the engines number it
DEALS = 1 << 40  # the deals of a course begin here, so that nobody measures with them by chance


class Progress(NamedTuple):
    """Where a course stands."""

    stage: int  # from 0 on
    how: str
    games: int  # of the whole course, so far
    win_rate: float  # in the last slice


@dataclass(frozen=True)
class Learned:
    """What came of a course."""

    data: bytes  # the file
    games: int
    seconds: float
    tried: int  # games played by the finished player
    wins: int


def teacher(game: str, setup: str) -> tuple[NativeGame, Learning]:
    """A game whose player can learn, and what it learns for this set-up; StateError if it cannot."""
    definition = registry.game(game)
    if not isinstance(definition, NativeGame) or not definition.learnings:
        able = [name for name, one in registry.games().items() if one.learnings]
        raise StateError("learning-never", place="game", value=shown(game), allowed=able)
    for learning in definition.learnings:
        if learning.name == setup:
            return definition, learning
    named = [learning.name for learning in definition.learnings if learning.name]
    raise StateError("learning-setup", place="setup", value=shown(setup), allowed=named)


def shortened(course: tuple[Stage, ...], scale: float) -> list[Stage]:
    """The same course with more games or fewer."""
    return [stage._replace(games=max(1, round(stage.games * scale))) for stage in course]


class Course:
    """One pupil on its way."""

    def __init__(self, game: str, seed: int = 0, scale: float = 1.0, setup: str = "") -> None:
        if not 0 <= seed < SEED_LIMIT >> 2:
            raise StateError("train-seed", place="seed", value=shown(seed))
        self.definition, self.learning = teacher(game, setup)
        self.before = len(self.learning.before)  # stages on the ordinary game
        self.stages = shortened(self.learning.before + self.learning.course, scale)
        self.games = sum(stage.games for stage in self.stages)
        self.seed = seed
        manifest = self.definition.manifest
        self.table: Any = self.definition.prepared(GameSpec.make(manifest, seed=0, **self.learning.setup))
        ordinary: Any = self.definition.prepared(GameSpec.make(manifest, seed=0))
        self.pupil = ordinary.pupil(self.learning.rows, seed, self.learning.spread)

    def run(self) -> Iterator[Progress]:
        """Learn, slice by slice."""
        done = 0
        for number, stage in enumerate(self.stages):
            if number == self.before:
                self.pupil.go_on_with(self.table)
            left = stage.games
            while left:
                games = min(left, SLICE)
                first = DEALS + self.seed * self.games + done
                wins = self.pupil.learn(games, first, HOW[stage.how], stage.step, stage.trace, stage.margin)
                left -= games
                done += games
                yield Progress(number, stage.how, done, wins / games)

    def finish(self, tried: int, began: float) -> Learned:
        """Round what was learned, and let the finished player show it on the first deals."""
        weights = rounded(bytes(self.pupil.store), self.learning.rows, self.learning.active)
        wins = 0
        if tried:
            judge = brain(self.learning, weights)
            wins = self.definition.play_many_by_learning(self.table, tried, 0, judge, -1)[0]
        manifest = self.definition.manifest
        data = pack(weights, manifest.game, manifest.rules_version, self.learning.features, self.learning.name)
        return Learned(data, self.games, perf_counter() - began, tried, wins)
