"""Players that know Urbion."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reverie.kernel.game import Game


class RulesAgent:
    """The plain heuristic of `rules.py`, which the compiled engine carries, too."""

    name = "rules"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed  # it never draws lots; agents are made with a seed all the same

    def choose(self, game: Game) -> int:
        """What the rules of thumb say."""
        from reverie.games.urbion.engine import Engine

        assert isinstance(game.engine, Engine)
        return game.engine.choose_by_rules()


def announce() -> None:
    """Register them."""
    from reverie.kernel.registry import register_agent

    register_agent("rules", RulesAgent, "urbion")
