"""Looking back at a game: how the chance to win went, what the cards gave, and what the choices cost.

Before every answer stands the chance of the best one, as far as the seat that is asked could know (`weighing.py`). What
an answer cost is how much more often the better one wins the very same worlds; it counts only where that is clear. What
is left of the way to the next question is luck. So

    the chance at the beginning + all luck − all costs = 1 for a game that was won, 0 for one that was lost.

The work is done in small pieces, the whole game roughly first, so that something can be shown at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from math import sqrt
from typing import TYPE_CHECKING, Any

from reverie import engine_mode
from reverie.errors import StateError, TextName, plain
from reverie.kernel.actions import Action
from reverie.kernel.chances import Z95
from reverie.kernel.constants import RULES_POLICY, WON
from reverie.kernel.reasons import Reasons
from reverie.processor import spent

if TYPE_CHECKING:
    from reverie.kernel.game import Game

CLEARLY = 2.0  # standard errors by which an answer must be better
WORTH_TELLING = 0.01  # of the chance: what costs less is not spoken of
COSTLY = 3  # moves that are spoken of
PIECE = 64  # playouts that are made in one piece
ALMOST = 0.999  # of all work
# Simulations for a question at first and in the end, and worlds in which two answers are compared.
ROUGH, FINE, WORLDS = (64, 2048, 800) if engine_mode.is_compiled() else (8, 24, 16)


class Duel:
    """Two answers in the same worlds, each played on by the rules of thumb."""

    def __init__(self, engine: Any, seat: int, seed: int, better: int, given: int) -> None:
        self.root = engine.clone()
        self.root.determinise(seed, seat)
        self.seat, self.seed = seat, seed
        self.answers = better, given
        self.worlds = 0
        self.only_better = self.only_given = 0

    def play(self) -> None:
        """One world more."""
        world = self.root.clone()
        world.determinise(self.seed + self.worlds, self.seat)
        won = [self.wins(world, answer) for answer in self.answers]
        self.worlds += 1
        self.only_better += won[0] and not won[1]
        self.only_given += won[1] and not won[0]

    @staticmethod
    def wins(world: Any, answer: int) -> bool:
        """Whether an answer wins a world."""
        game = world.clone()
        game.apply(answer)
        game.playout(RULES_POLICY)
        return bool(game.outcome == WON)

    @property
    def cost(self) -> float:
        """How much more often the better one wins; 0 unless that is clear."""
        ahead, unlike = self.only_better - self.only_given, self.only_better + self.only_given
        return ahead / self.worlds if ahead > CLEARLY * sqrt(unlike) else 0.0


class Moment:
    """One question of the game, and what was answered."""

    def __init__(self, then: Game, given: Action, seed: int) -> None:
        decision = then.decision
        assert decision is not None
        self.answers, self.turn, self.seat, self.kind = then.answers, then.turn, decision.seat, decision.kind
        self.given = given
        self.codec, self.definition, self.spec = then.codec, then.definition, then.spec
        self.engine, self.seed = then.engine, seed
        self.chance, self.error = 0.5, 0.5  # what the best answer promises, and how far that may be off
        self.choice = given.id
        self.duel: Duel | None = None

    @property
    def best(self) -> Action:
        """The answer that is the best, as far as is known by now."""
        return self.codec.by_id[self.choice]

    @property
    def cost(self) -> float:
        """What the answer that was given has cost."""
        return min(self.duel.cost, self.chance) if self.duel is not None else 0.0

    @cached_property
    def why(self) -> TextName | None:
        """Why the better one is better."""
        reasons = Reasons(self.definition, self.spec, self.engine, self.seat, self.seed)
        return reasons.better(self.choice, self.given.id)

    def weigh(self, simulations: int) -> Iterator[int]:
        """Look ahead so far, in pieces; only what comes of it is kept, so that a long game needs little room."""
        weighing = self.definition.weighing(self.engine, self.spec, self.seat, self.seed)
        while weighing.simulations < simulations:
            before = weighing.simulations
            weighing.advance(min(PIECE, simulations - before))
            yield weighing.simulations - before
        best = next(one for one in weighing.chances() if one.chosen)
        self.chance, self.error, self.choice = best.chance, Z95 * best.error, best.action

    def compare(self, worlds: int) -> Iterator[int]:
        """Hold the answer that was given against the best one, unless it is that."""
        if self.choice == self.given.id:
            yield worlds
            return
        duel = self.duel = Duel(self.engine, self.seat, self.seed, self.choice, self.given.id)
        while duel.worlds < worlds:
            before = duel.worlds
            for _ in range(min(PIECE // 2, worlds - before)):
                duel.play()
            yield duel.worlds - before


@dataclass(frozen=True)
class Point:
    """A question on the curve."""

    answers: int  # that were given before
    turn: int
    seat: int
    kind: str
    given: Action
    chance: float
    error: float
    cost: float  # of the answer
    luck: float  # from the answer to the next question

    def to_json(self) -> dict[str, object]:
        """As plain data."""
        return {
            "answers": self.answers,
            "turn": self.turn,
            "seat": self.seat,
            "kind": self.kind,
            "given": self.given.words,
            "chance": round(self.chance, 4),
            "error": round(self.error, 4),
            "cost": round(self.cost, 4),
            "luck": round(self.luck, 4),
        }


@dataclass(frozen=True)
class Costly:
    """A move that has cost much, and the better one."""

    answers: int
    turn: int
    seat: int
    given: Action
    better: Action
    cost: float
    why: TextName | None

    def to_json(self, language: str = "en") -> dict[str, object]:
        """As plain data."""
        return {
            "answers": self.answers,
            "turn": self.turn,
            "seat": self.seat,
            "given": self.given.plain,
            "better": self.better.plain,
            "cost": round(self.cost, 4),
            "why": plain(self.why, language) if self.why is not None else None,
        }


@dataclass(frozen=True)
class Report:
    """What is known of a game by now."""

    curve: tuple[Point, ...]
    end: float | None  # 1 for a win, 0 for a loss; None if the game was not played to its end
    costly: tuple[Costly, ...]
    share: float  # of the work that is done

    @property
    def start(self) -> float:
        """The chance before the first answer."""
        return self.curve[0].chance if self.curve else 0.0

    @property
    def luck(self) -> float:
        """What the cards gave, all together."""
        return sum(point.luck for point in self.curve)

    @property
    def cost(self) -> float:
        """What the choices cost, all together."""
        return sum(point.cost for point in self.curve)

    @property
    def darkest(self) -> Point | None:
        """Where the chance was smallest."""
        return min(self.curve, key=lambda point: point.chance, default=None)

    def to_json(self, language: str = "en") -> dict[str, object]:
        """As plain data."""
        return {
            "share": round(self.share, 3),
            "start": round(self.start, 4),
            "luck": round(self.luck, 4),
            "cost": round(self.cost, 4),
            "end": self.end,
            "curve": [point.to_json() for point in self.curve],
            "costly": [move.to_json(language) for move in self.costly],
        }


class Review:
    """A game that is looked back at, piece by piece."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        line = game.line
        if line and not game.definition.looks_ahead:
            raise StateError("weigh-never", place="game", value=game.spec.game)
        self.moments = [Moment(game.moment(at), given, seed) for at, given in enumerate(line)]
        result = game.result
        self.end = None if result is None else float(result.won)
        self.share = 0.0 if self.moments else 1.0
        self._pieces = self._work()

    @property
    def is_done(self) -> bool:
        """Whether there is nothing more to be found out."""
        return self.share >= 1.0

    def look_for(self, seconds: float) -> None:
        """So much processor time of work, or a little more: a piece is finished."""
        end = spent() + seconds
        for share in self._pieces:
            self.share = share
            if spent() >= end:
                return

    def look(self, pieces: int) -> None:
        """So many pieces of work."""
        for share in islice(self._pieces, pieces):
            self.share = share

    def _work(self) -> Iterator[float]:
        """Everything, in small pieces; says how much of it is done."""
        jobs = [
            *((moment.weigh(ROUGH), ROUGH) for moment in self.moments),
            *((moment.weigh(FINE), FINE) for moment in self.moments),
            *((moment.compare(WORLDS), WORLDS) for moment in self.moments),
        ]
        all_of_it = max(1, sum(amount for _, amount in jobs))
        done = 0
        for job, _ in jobs:
            for made in job:
                done += made
                yield min(ALMOST, done / all_of_it)
        yield 1.0

    def report(self) -> Report:
        """What is known by now."""
        chances = [moment.chance for moment in self.moments]
        costs = [moment.cost for moment in self.moments]
        after = [*chances[1:], self.end if self.end is not None else chances[-1]] if chances else []
        curve = tuple(
            Point(
                moment.answers, moment.turn, moment.seat, moment.kind, moment.given, chance, moment.error, cost,
                then - (chance - cost),
            )
            for moment, chance, cost, then in zip(self.moments, chances, costs, after, strict=True)
        )  # fmt: skip
        told = sorted((one for one in self.moments if one.cost >= WORTH_TELLING), key=lambda one: -one.cost)[:COSTLY]
        costly = tuple(Costly(one.answers, one.turn, one.seat, one.given, one.best, one.cost, one.why) for one in told)
        return Report(curve, self.end, costly, self.share)
