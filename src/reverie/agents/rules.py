"""The rules agent: the plain heuristic that a game brings along (`games/<game>/agents/rules.py`)."""

from __future__ import annotations

from reverie.kernel.outlook import Outlook


class RulesAgent:
    """Answers as the rules of thumb of the game say."""

    name = "rules"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed  # it never draws lots; agents are made with a seed all the same

    def choose(self, outlook: Outlook) -> int:
        """What the rules of thumb say."""
        return outlook.rule_of_thumb()
