"""The uniformly random player: every legal answer is equally likely."""

from __future__ import annotations

from reverie.kernel.core import Core
from reverie.kernel.outlook import Outlook
from reverie.kernel.streams import seed_streams, think


class RandomAgent:
    """Plays anything legal, reproducibly: the same seed gives the same choices."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.dice = Core()
        seed_streams(self.dice, seed)

    def choose(self, outlook: Outlook) -> int:
        """Any legal action."""
        actions = outlook.legal_actions()
        return actions[think(self.dice, len(actions))]
