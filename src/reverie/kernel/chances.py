"""What is thought about the answers to a question: the chance of each, its error, and why it is better or worse.

A `Thinking` looks at one question through the eyes of the seat that is asked. It weighs the answers by looking ahead
(`weighing.py`), in slices, and may be asked at any time what it thinks so far: the longer it looks, the smaller the
error. Why an answer is better is said by the game, from what the seat would see after it (`reasons.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from reverie.errors import TextName, plain
from reverie.kernel.actions import Action
from reverie.kernel.reasons import Reasons
from reverie.processor import spent

if TYPE_CHECKING:
    from reverie.kernel.game import Game

Z95 = 1.959963984540054  # the normal deviate that leaves 2.5 % on either side
FIRST_SLICE = 16  # simulations before the clock is looked at
SLICES = 8  # of a time, about
MOST_SIMULATIONS = 1_000_000  # of one thinking


@dataclass(frozen=True)
class Weighed:
    """An answer, and how good it is."""

    action: Action
    chance: float  # of winning
    error: float  # how far the chance may be off, 95 times of 100
    tried: int
    why: TextName | None  # in one sentence; None: nothing on the table tells it apart

    def to_json(self, language: str = "en") -> dict[str, object]:
        """As plain data."""
        return {
            "action": self.action.plain,
            "chance": round(self.chance, 4),
            "error": round(self.error, 4),
            "tried": self.tried,
            "why": plain(self.why, language) if self.why is not None else None,
        }


@dataclass(frozen=True)
class Advice:
    """What is thought about a question so far."""

    seat: int
    simulations: int
    answers: Sequence[Weighed]  # the one to give first, then by their chance

    @property
    def best(self) -> Weighed:
        """The answer to give."""
        return self.answers[0]

    def of(self, action: int) -> Weighed:
        """What is thought of one of the answers."""
        return next(one for one in self.answers if one.action.id == action)

    def to_json(self, language: str = "en") -> dict[str, object]:
        """As plain data."""
        return {
            "seat": self.seat,
            "simulations": self.simulations,
            "best": self.best.to_json(language),
            "answers": [one.to_json(language) for one in self.answers],
        }


class Thinking:
    """One question that is looked at, slice by slice. It is a copy: the game goes on meanwhile."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.weighing = game.weighing(seed)
        decision = game.decision
        assert decision is not None
        self.seat = decision.seat
        self._codec, self._definition, self._spec = game.codec, game.definition, game.spec
        self._engine, self._seed = game.engine.clone(), seed

    @property
    def simulations(self) -> int:
        """How often it has looked ahead so far."""
        return self.weighing.simulations

    @cached_property
    def reasons(self) -> Reasons:
        """What the answers leave on the table."""
        return Reasons(self._definition, self._spec, self._engine, self.seat, self._seed)

    def look(self, simulations: int) -> None:
        """So many simulations more, as long as there may be more."""
        self.weighing.advance(min(simulations, MOST_SIMULATIONS - self.simulations))

    def look_for(self, seconds: float) -> None:
        """As deep as there is processor time for; a little at least."""
        started, share = spent(), FIRST_SLICE
        while self.simulations < MOST_SIMULATIONS:
            before = spent()
            self.look(share)
            now = spent()
            left = seconds - (now - started)
            if left <= 0:
                return
            rate = share / max(now - before, 1e-6)
            share = max(1, int(rate * min(left, seconds / SLICES)))

    @property
    def is_deep_enough(self) -> bool:
        """Whether there is no more to be learned."""
        return self.simulations >= MOST_SIMULATIONS

    def advice(self) -> Advice:
        """What is thought so far."""
        chances = sorted(self.weighing.chances(), key=lambda one: (not one.chosen, -one.chance, one.action))
        reasons = self.reasons.of([one.action for one in chances])
        answers = [
            Weighed(self._codec.by_id[one.action], one.chance, Z95 * one.error, one.visits, why)
            for one, why in zip(chances, reasons, strict=True)
        ]
        return Advice(self.seat, self.simulations, answers)
