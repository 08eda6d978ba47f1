"""The searching player: it weighs every answer by looking ahead into worlds that its seat cannot tell from this one."""

from __future__ import annotations

from reverie.agents.budget import Budget
from reverie.kernel.outlook import Outlook

USUAL = Budget(simulations=500)


class SearchAgent:
    """Takes what looks best when the budget is spent; the same question, seed and simulations give the same answer."""

    name = "search"

    def __init__(self, seed: int = 0, budget: Budget = USUAL) -> None:
        self.seed = seed
        self.budget = budget

    def choose(self, outlook: Outlook) -> int:
        """The best answer found."""
        actions = outlook.legal_actions()
        if len(actions) == 1:
            return actions[0]
        weighing = outlook.weighing(self.seed)
        self.budget.spend(weighing)
        return weighing.choice
