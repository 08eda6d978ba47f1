"""The rules agent: the plain heuristic that a game's engine carries (`games/<game>/agents/rules.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from reverie.kernel.game import Game


class EngineWithRules(Protocol):
    """An engine that knows rules of thumb."""

    def choose_by_rules(self, seat: int = -1) -> int:
        """What they say now; to one of several seats, where each has answers of its own."""


class RulesAgent:
    """Answers as the rules of thumb of the game say."""

    name = "rules"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed  # it never draws lots; agents are made with a seed all the same

    def choose(self, game: Game) -> int:
        """What the rules of thumb say."""
        engine = cast(EngineWithRules, game.engine)
        seat = game.seat
        if seat is None or not game.definition.shares_questions:
            return engine.choose_by_rules()
        if not isinstance(seat, int):  # of several it advises the one that is asked first
            asked = game.decision.seats if game.decision is not None else ()
            seat = next((one for one in asked if one in seat), min(seat))
        return engine.choose_by_rules(seat)
