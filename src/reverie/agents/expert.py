"""The learned player: it takes the answer that leaves behind what it has learned to value most, without looking ahead.

What it has learned lies with the game (`games/<game>/agents/expert/`) and is made by `reverie train`. Where nothing
was learned (other modules, a team, missing or spoilt weights), the rules of thumb answer.
"""

from __future__ import annotations

from reverie.kernel.outlook import Outlook


class ExpertAgent:
    """Answers by what it has learned."""

    name = "expert"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed  # it never draws lots; agents are made with a seed all the same

    def choose(self, outlook: Outlook) -> int:
        """The answer that leaves the best behind."""
        return outlook.learned_choice()
