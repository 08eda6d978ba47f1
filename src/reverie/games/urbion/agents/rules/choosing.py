"""The rules agent: a plain player who makes the table worth most, one answer at a time.

It plays every game to the end, with any modules, alone or in a team, by rules of thumb: no look-ahead, no lots, the
same answer in the same situation. It uses only what its seat may know.
"""

from reverie.games.urbion import constants as c
from reverie.games.urbion.agents.rules.books import (
    choose_book,
    choose_flight,
    choose_freedom,
    choose_landing,
    choose_prophecy,
    choose_vanishing,
)
from reverie.games.urbion.agents.rules.census import choose_cleaning
from reverie.games.urbion.agents.rules.chaos import (
    choose_chaos,
    choose_laying,
    choose_opening_chaos,
    choose_sides,
    choose_wise,
)
from reverie.games.urbion.agents.rules.flagships import choose_flagship
from reverie.games.urbion.agents.rules.gardens import choose_flip, choose_lower, choose_second, choose_upper
from reverie.games.urbion.agents.rules.main import choose_main
from reverie.games.urbion.agents.rules.pairs import choose_second_card
from reverie.games.urbion.agents.rules.swaps import choose_swap, choose_swap_with
from reverie.games.urbion.state import State
from reverie.kernel.choices import nth_choice


def choose_by_rules(g: State) -> int:
    """The answer to the open question: one of the legal actions, always the same in the same situation."""
    question = g.agenda_step[g.agenda_size - 1]
    about = g.agenda_arg[g.agenda_size - 1]
    if question == c.Q_MAIN:
        return choose_main(g)
    if question == c.Q_SWAP:
        return choose_swap(g)
    if question == c.Q_SWAP_WITH:
        return choose_swap_with(g, about)
    if question == c.Q_CLEAN:
        return choose_cleaning(g, about)
    if question == c.Q_CHAOS:
        return choose_chaos(g, about)
    if question == c.Q_OPENING_CHAOS:
        return choose_opening_chaos(g, about)
    if question == c.Q_BONUS:
        return c.BONUS * 64 + about
    if question == c.Q_SIDES:
        return choose_sides(g, about)
    return choose_with_modules(g, question, about)


def choose_with_modules(g: State, question: int, about: int) -> int:
    """Questions that only modules ask."""
    if question in (c.Q_CHROMATIC, c.Q_REVEALED):
        return choose_laying(g, about)
    if question == c.Q_SECOND:
        return choose_second(g)
    if question == c.Q_PAIR:
        return choose_second_card(g)
    if question == c.Q_WISE:
        return choose_wise(g, about)
    if question == c.Q_FLAGSHIP:
        return choose_flagship(g)
    if question == c.Q_REBUILD:
        return choose_upper(g)
    if question == c.Q_REBUILD_WITH:
        return choose_lower(g, about)
    if question == c.Q_SIDE_CHANGE:
        return choose_flip(g)
    if question == c.Q_FLY:
        return choose_flight(g, about)
    if question == c.Q_FLY_TO:
        return choose_landing(g, about)
    if question == c.Q_VANISH:
        return choose_vanishing(g, about)
    if question == c.Q_FREEDOM:
        return choose_freedom(g)
    if question == c.Q_PROPHECY:
        return choose_prophecy(g)
    if question == c.Q_BOOK:
        return choose_book(g)
    return nth_choice(g, 0)
