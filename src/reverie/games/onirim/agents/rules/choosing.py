"""The rules agent: a plain player who knows what things are worth and always gives up the least.

It plays every game to the end, with any modules, alone or in a team, by rules of thumb: no look-ahead, no lots, the
same answer in the same situation. It uses only what its seat may know.
"""

from reverie.games.onirim.agents.rules.base import choose_in_base_game
from reverie.games.onirim.agents.rules.modules import choose_with_modules
from reverie.games.onirim.state import State


def choose_by_rules(g: State) -> int:
    """The answer to the open question: one of the legal actions, always the same in the same situation."""
    if g.flags == 0:
        return choose_in_base_game(g)
    return choose_with_modules(g)
