"""The rules agent's answers to everything but the main choice."""

from reverie.games.urbion.agents.constants import (
    COST_OF_REVEAL,
    COST_OF_RUIN,
)
from reverie.games.urbion.agents.rules_main import best_partner, best_swap
from reverie.games.urbion.agents.rules_worth import look_at_cities, row_worth, worth_now, worth_with
from reverie.games.urbion.census import sum_of
from reverie.games.urbion.constants import (
    BONUS,
    BOTH_INCUBI,
    CLEAN,
    EXCHANGE,
    EXCHANGE_WITH,
    INCUBI_SOGNAE,
    LAY,
    PAIR_SIDES,
    PLACE,
    REVEAL,
    ROWS,
    RUIN,
    SIDES,
    SOGNAE_INCUBI,
)
from reverie.games.urbion.rows import influence, stronger_side
from reverie.games.urbion.state import State
from reverie.kernel.choices import is_offered
from reverie.kernel.constants import KIND
from reverie.kernel.native import popcount


def choose_swap(g: State) -> int:
    """The upper Dream of the best exchange."""
    look_at_cities(g)
    return EXCHANGE * 64 + (best_swap(g) >> 6 & 63)


def choose_swap_with(g: State, slot: int) -> int:
    """The best Dream for the one already chosen."""
    look_at_cities(g)
    return EXCHANGE_WITH * 64 + (best_partner(g, slot) & 63)


def choose_chaos(g: State, card: int) -> int:
    """Place it where it hurts least, unless that is worse than losing four cards or a balanced City."""
    look_at_cities(g)
    action, best = REVEAL * 64, -COST_OF_REVEAL
    for row in range(ROWS):
        if is_offered(g, PLACE * 64 + row):
            gain = worth_with(g, stronger_side(g, row), card & KIND) - worth_now(g, row)
            if gain > best:
                action, best = PLACE * 64 + row, gain
        if is_offered(g, RUIN * 64 + row) and best < -COST_OF_RUIN:
            action, best = RUIN * 64 + row, -COST_OF_RUIN
    return action


def choose_opening_chaos(g: State, card: int) -> int:
    """Where it hurts least."""
    look_at_cities(g)
    action, best = -1, -10000
    for row in range(ROWS):
        if is_offered(g, PLACE * 64 + row):
            gain = worth_with(g, stronger_side(g, row), card & KIND) - worth_now(g, row)
            if gain > best:
                action, best = PLACE * 64 + row, gain
    return action


def choose_laying(g: State, card: int) -> int:
    """The side where a Dream helps most."""
    look_at_cities(g)
    action, best = -1, -10000
    for side in range(SIDES):
        if is_offered(g, LAY * 64 + side):
            gain = worth_with(g, side, card & KIND) - worth_now(g, side >> 1)
            if gain > best:
                action, best = LAY * 64 + side, gain
    return action


def choose_cleaning(g: State, row: int) -> int:
    """The zero-sum set after which the row is worth most; nothing, if nothing helps."""
    look_at_cities(g)
    side = row * 2
    action, best = (CLEAN + row) * 64, worth_now(g, row)
    for dreams in range(1, 63):
        if is_offered(g, (CLEAN + row) * 64 + dreams):
            left = sum_of(g, side, dreams & 7)
            worth = row_worth(
                g,
                row,
                g.power[side] - left,
                g.power[side + 1] - left,
                g.size[side] - popcount(dreams & 7),
                g.size[side + 1] - popcount(dreams >> 3),
            )
            if worth > best:
                action, best = (CLEAN + row) * 64 + dreams, worth
    return action


def choose_bonus(g: State, most: int) -> int:
    """All that is offered."""
    return BONUS * 64 + most


def choose_sides(g: State, row: int) -> int:
    """The sides after which the row is worth most."""
    look_at_cities(g)
    action, best = -1, -10000
    for choice in range(4):
        if is_offered(g, PAIR_SIDES * 64 + choice):
            worth = worth_of_pair(g, row, choice)
            if worth > best:
                action, best = PAIR_SIDES * 64 + choice, worth
    return action


def worth_of_pair(g: State, row: int, choice: int) -> int:
    """The worth of an empty row with the drawn Dreams laid in this way."""
    first_below = choice in (BOTH_INCUBI, INCUBI_SOGNAE)
    second_below = choice in (BOTH_INCUBI, SOGNAE_INCUBI)
    sognae = incubi = below = 0
    for i in range(g.drawn_size):
        if first_below if i == 0 else second_below:
            incubi += influence(g, g.drawn_dreams[i], 1)
            below += 1
        else:
            sognae += influence(g, g.drawn_dreams[i], 0)
    return row_worth(g, row, sognae, incubi, g.drawn_size - below, below)
