"""The rules agent's answers to Chaos, and where it lays Dreams that come from the deck."""

from reverie.games.urbion import constants as c
from reverie.games.urbion.agents.rules import constants as k
from reverie.games.urbion.agents.rules.settling import cost_of_discard
from reverie.games.urbion.agents.rules.swaps import best_hope, look, worth_with
from reverie.games.urbion.agents.rules.worth import consider, imagine, worth_if_empty, worth_of, worth_of_even
from reverie.games.urbion.rows import influence, is_balanced, is_open_side, stronger_side
from reverie.games.urbion.state import State
from reverie.kernel.choices import is_offered
from reverie.kernel.constants import KIND


def choose_chaos(g: State, card: int) -> int:
    """Place it where it hurts least, unless that is worse than losing four cards or a balanced City (DP-10)."""
    sight = [0] * 256
    look(g, sight)
    judge_chaos(g, sight, card)
    return sight[k.BEST_ACTION]


def judge_chaos(g: State, sight: list[int], card: int) -> None:
    """The best of the three options."""
    now = sight[k.TABLE_WORTH] + best_hope(sight)
    sight[k.BEST_WORTH] = k.NOTHING_FOUND
    consider(sight, c.REVEAL * 64, now - k.REVEAL_COST - k.REVEAL_LATE * (g.total - g.success_size))
    judge_places(g, sight, card)
    for row in range(c.ROWS):
        if is_balanced(g, row):
            worth = worth_if_empty(g, sight, row) + best_hope(sight) - k.RUIN_COST - cost_of_discard(g, row, 63)
            consider(sight, c.RUIN * 64 + row, worth)


def judge_places(g: State, sight: list[int], card: int) -> None:
    """The stronger sides with room (URB-BASE-09, URB-BASE-10)."""
    for row in range(c.ROWS):
        side = stronger_side(g, row)
        if side >= 0 and g.size[side] < c.SIDE_LIMIT:
            consider(sight, c.PLACE * 64 + row, worth_with(g, sight, side, influence(g, card & KIND, side)))


def choose_opening_chaos(g: State, card: int) -> int:
    """Where it hurts least (DP-03)."""
    sight = [0] * 256
    look(g, sight)
    sight[k.BEST_WORTH] = k.NOTHING_FOUND
    judge_places(g, sight, card)
    return sight[k.BEST_ACTION]


def choose_laying(g: State, card: int) -> int:
    """The side where a Dream helps most (DP-11, DP-12)."""
    sight = [0] * 256
    look(g, sight)
    sight[k.BEST_WORTH] = k.NOTHING_FOUND
    for side in range(c.SIDES):
        if is_offered(g, c.LAY * 64 + side):
            consider(sight, c.LAY * 64 + side, worth_with(g, sight, side, influence(g, card & KIND, side)))
    return sight[k.BEST_ACTION]


def choose_wise(g: State, card: int) -> int:
    """A Wise Chaos for a card that would hurt too much: it will come again, but on another table (DP-09)."""
    sight = [0] * 256
    look(g, sight)
    now = sight[k.TABLE_WORTH] + best_hope(sight)
    if card == g.chaos_kind:
        judge_chaos(g, sight, card)
    else:
        sight[k.BEST_WORTH] = k.NOTHING_FOUND
        for side in range(c.SIDES):
            if is_open_side(g, side):
                consider(sight, c.LAY * 64 + side, worth_with(g, sight, side, influence(g, card, side)))
    return c.WISE * 64 + (sight[k.BEST_WORTH] < now - k.WISE_COST)


# ---- a new row ----------------------------------------------------------------------------------------------------


def choose_sides(g: State, row: int) -> int:
    """The sides after which the row is worth most (DP-02)."""
    sight = [0] * 256
    look(g, sight)
    sight[k.BEST_WORTH] = k.NOTHING_FOUND
    for sides in range(4):
        if is_offered(g, c.PAIR_SIDES * 64 + sides):
            consider(sight, c.PAIR_SIDES * 64 + sides, worth_of_pair(g, sight, row, sides))
    return sight[k.BEST_ACTION]


def worth_of_pair(g: State, sight: list[int], row: int, sides: int) -> int:
    """The worth of an empty row with the drawn Dreams laid in this way."""
    first_below = sides in (c.BOTH_INCUBI, c.INCUBI_SOGNAE)
    second_below = sides in (c.BOTH_INCUBI, c.SOGNAE_INCUBI)
    difference = below = 0
    for i in range(g.drawn_size):
        if first_below if i == 0 else second_below:
            difference -= influence(g, g.drawn_dreams[i], 1)
            below += 1
        else:
            difference += influence(g, g.drawn_dreams[i], 0)
    imagine(sight, row, k.IMAGINED, c.SIDE_LIMIT - g.drawn_size + below, c.SIDE_LIMIT - below)
    even = sight[k.EVEN_ROWS]
    return (
        worth_of(sight, row, k.IMAGINED, difference)
        + worth_of_even(sight, even + (difference == 0))
        - worth_of_even(sight, even)
    )
