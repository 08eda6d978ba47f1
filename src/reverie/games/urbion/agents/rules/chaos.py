"""The rules agent's answers to Chaos, and where it lays Dreams that come from the deck."""

from reverie.games.urbion.agents.rules.constants import (
    BEST_ACTION,
    BEST_WORTH,
    EVEN_ROWS,
    IMAGINED,
    NOTHING_FOUND,
    REVEAL_COST,
    REVEAL_LATE,
    RUIN_COST,
    TABLE_WORTH,
    WISE_COST,
)
from reverie.games.urbion.agents.rules.settling import cost_of_discard
from reverie.games.urbion.agents.rules.swaps import best_hope, look, worth_with
from reverie.games.urbion.agents.rules.worth import consider, imagine, worth_if_empty, worth_of, worth_of_even
from reverie.games.urbion.constants import (
    BOTH_INCUBI,
    INCUBI_SOGNAE,
    LAY,
    PAIR_SIDES,
    PLACE,
    REVEAL,
    ROWS,
    RUIN,
    SIDE_LIMIT,
    SIDES,
    SOGNAE_INCUBI,
    WISE,
)
from reverie.games.urbion.rows import influence, is_balanced, is_open_side, stronger_side
from reverie.games.urbion.state import State
from reverie.kernel.choices import is_offered
from reverie.kernel.constants import KIND


def choose_chaos(g: State, card: int) -> int:
    """Place it where it hurts least, unless that is worse than losing four cards or a balanced City (DP-10)."""
    sight = [0] * 256
    look(g, sight)
    judge_chaos(g, sight, card)
    return sight[BEST_ACTION]


def judge_chaos(g: State, sight: list[int], card: int) -> None:
    """The best of the three options."""
    now = sight[TABLE_WORTH] + best_hope(sight)
    sight[BEST_WORTH] = NOTHING_FOUND
    consider(sight, REVEAL * 64, now - REVEAL_COST - REVEAL_LATE * (g.total - g.success_size))
    judge_places(g, sight, card)
    for row in range(ROWS):
        if is_balanced(g, row):
            worth = worth_if_empty(g, sight, row) + best_hope(sight) - RUIN_COST - cost_of_discard(g, row, 63)
            consider(sight, RUIN * 64 + row, worth)


def judge_places(g: State, sight: list[int], card: int) -> None:
    """The stronger sides with room (URB-BASE-09, URB-BASE-10)."""
    for row in range(ROWS):
        side = stronger_side(g, row)
        if side >= 0 and g.size[side] < SIDE_LIMIT:
            consider(sight, PLACE * 64 + row, worth_with(g, sight, side, influence(g, card & KIND, side)))


def choose_opening_chaos(g: State, card: int) -> int:
    """Where it hurts least (DP-03)."""
    sight = [0] * 256
    look(g, sight)
    sight[BEST_WORTH] = NOTHING_FOUND
    judge_places(g, sight, card)
    return sight[BEST_ACTION]


def choose_laying(g: State, card: int) -> int:
    """The side where a Dream helps most (DP-11, DP-12)."""
    sight = [0] * 256
    look(g, sight)
    sight[BEST_WORTH] = NOTHING_FOUND
    for side in range(SIDES):
        if is_offered(g, LAY * 64 + side):
            consider(sight, LAY * 64 + side, worth_with(g, sight, side, influence(g, card & KIND, side)))
    return sight[BEST_ACTION]


def choose_wise(g: State, card: int) -> int:
    """A Wise Chaos for a card that would hurt too much: it will come again, but on another table (DP-09)."""
    sight = [0] * 256
    look(g, sight)
    now = sight[TABLE_WORTH] + best_hope(sight)
    if card == g.chaos_kind:
        judge_chaos(g, sight, card)
    else:
        sight[BEST_WORTH] = NOTHING_FOUND
        for side in range(SIDES):
            if is_open_side(g, side):
                consider(sight, LAY * 64 + side, worth_with(g, sight, side, influence(g, card, side)))
    return WISE * 64 + (sight[BEST_WORTH] < now - WISE_COST)


# ---- a new row ----------------------------------------------------------------------------------------------------


def choose_sides(g: State, row: int) -> int:
    """The sides after which the row is worth most (DP-02)."""
    sight = [0] * 256
    look(g, sight)
    sight[BEST_WORTH] = NOTHING_FOUND
    for sides in range(4):
        if is_offered(g, PAIR_SIDES * 64 + sides):
            consider(sight, PAIR_SIDES * 64 + sides, worth_of_pair(g, sight, row, sides))
    return sight[BEST_ACTION]


def worth_of_pair(g: State, sight: list[int], row: int, sides: int) -> int:
    """The worth of an empty row with the drawn Dreams laid in this way."""
    first_below = sides in (BOTH_INCUBI, INCUBI_SOGNAE)
    second_below = sides in (BOTH_INCUBI, SOGNAE_INCUBI)
    difference = below = 0
    for i in range(g.drawn_size):
        if first_below if i == 0 else second_below:
            difference -= influence(g, g.drawn_dreams[i], 1)
            below += 1
        else:
            difference += influence(g, g.drawn_dreams[i], 0)
    imagine(sight, row, IMAGINED, SIDE_LIMIT - g.drawn_size + below, SIDE_LIMIT - below)
    even = sight[EVEN_ROWS]
    return (
        worth_of(sight, row, IMAGINED, difference)
        + worth_of_even(sight, even + (difference == 0))
        - worth_of_even(sight, even)
    )
