"""The rules agent: a plain player who makes the table worth most, one answer at a time.

It plays every game to the end, with any modules, alone or in a team, by rules of thumb: no look-ahead, no lots, the
same answer in the same situation. It uses only what its seat may know.
"""

from reverie.games.urbion.agents.rules_answers import (
    choose_bonus,
    choose_chaos,
    choose_cleaning,
    choose_laying,
    choose_opening_chaos,
    choose_sides,
    choose_swap,
    choose_swap_with,
)
from reverie.games.urbion.agents.rules_main import choose_main
from reverie.games.urbion.constants import (
    Q_BONUS,
    Q_CHAOS,
    Q_CHROMATIC,
    Q_CLEAN,
    Q_MAIN,
    Q_OPENING_CHAOS,
    Q_REVEALED,
    Q_SIDES,
    Q_SWAP,
    Q_SWAP_WITH,
)
from reverie.games.urbion.state import State
from reverie.kernel.choices import nth_choice


def choose_by_rules(g: State) -> int:
    """The answer to the open question: one of the legal actions, always the same in the same situation."""
    question = g.agenda_step[g.agenda_size - 1]
    about = g.agenda_arg[g.agenda_size - 1]
    if question == Q_MAIN:
        return choose_main(g)
    if question == Q_SWAP:
        return choose_swap(g)
    if question == Q_SWAP_WITH:
        return choose_swap_with(g, about)
    if question == Q_CLEAN:
        return choose_cleaning(g, about)
    if question == Q_CHAOS:
        return choose_chaos(g, about)
    if question == Q_OPENING_CHAOS:
        return choose_opening_chaos(g, about)
    if question in (Q_CHROMATIC, Q_REVEALED):
        return choose_laying(g, about)
    if question == Q_BONUS:
        return choose_bonus(g, about)
    if question == Q_SIDES:
        return choose_sides(g, about)
    return nth_choice(g, 0)
