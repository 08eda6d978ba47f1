"""The rules agent's turn: the play, Swap or Census that makes the table worth most (DP-04)."""

from reverie.games.urbion.agents.constants import (
    CENSUS_FOR_FOUR,
    CENSUS_FOR_NONE,
    CENSUS_FOR_ONE,
    CENSUS_FOR_THREE,
    CENSUS_FOR_TWO,
    LAST_CITIES,
    NOTHING_FOUND,
    PASS_COST,
    SWAP_COST,
)
from reverie.games.urbion.agents.rules_worth import look_at_cities, worth_exchanged, worth_now, worth_with
from reverie.games.urbion.constants import CENSUS, PASS, PLAY, ROWS, SIDES, SWAP
from reverie.games.urbion.rows import influence, is_balanced, is_occupied, slots_on
from reverie.games.urbion.state import State
from reverie.kernel.choices import is_offered
from reverie.kernel.constants import KIND
from reverie.kernel.native import lowest_bit


def choose_main(g: State) -> int:
    """The best of all main choices."""
    look_at_cities(g)
    best_play, play_gain = -1, NOTHING_FOUND
    for side in range(SIDES):
        for i in range(g.hand_size):
            kind = g.hand[i] & KIND
            action = (PLAY + side) * 64 + kind
            if is_offered(g, action):
                gain = worth_with(g, side, kind) - worth_now(g, side >> 1)
                if gain > play_gain:
                    best_play, play_gain = action, gain
    payment = card_to_spare(g)
    swap_gain = NOTHING_FOUND
    if is_offered(g, SWAP * 64 + payment):
        swap_gain = best_swap(g) // 4096 - 4096 - SWAP_COST
    census_gain = worth_of_census(g)
    if census_gain > play_gain and census_gain > swap_gain and census_gain > -PASS_COST:
        return CENSUS * 64 + payment
    if swap_gain > play_gain and swap_gain > -PASS_COST:
        return SWAP * 64 + payment
    if play_gain > -PASS_COST:
        return best_play
    return PASS * 64 + payment


def card_to_spare(g: State) -> int:
    """The card of the hand that does least good on the table."""
    spare, least = g.hand[0] & KIND, 10000
    for i in range(g.hand_size):
        kind = g.hand[i] & KIND
        best = best_gain_of(g, kind)
        if best < least:
            spare, least = kind, best
    return spare


def best_gain_of(g: State, kind: int) -> int:
    """What a card could do at best if it were played now."""
    best = -100
    for side in range(SIDES):
        if is_offered(g, (PLAY + side) * 64 + kind):
            gain = worth_with(g, side, kind) - worth_now(g, side >> 1)
            if gain > best:
                best = gain
    return best


def best_swap(g: State) -> int:
    """The best exchange of two Dreams: (gain + 4096) * 4096 + upper slot * 64 + lower slot."""
    best = 0
    for upper in range(SIDES - 2):
        slots = slots_on(g, upper)
        while slots:
            slot = lowest_bit(slots)
            slots &= slots - 1
            found = best_partner(g, slot)
            if found // 4096 > best // 4096:
                best = found
    return best


def best_partner(g: State, slot: int) -> int:
    """The best Dream below to exchange one with, in the same form."""
    upper = slot >> 2
    size = influence(g, g.dreams[slot], upper)
    before = worth_now(g, upper >> 1)
    best = 0
    for lower in range(upper + 2, SIDES, 2):
        slots = slots_on(g, lower)
        while slots:
            other = lowest_bit(slots)
            slots &= slots - 1
            other_size = influence(g, g.dreams[other], lower)
            gain = worth_exchanged(g, upper, size, other_size) - before
            gain += worth_exchanged(g, lower, other_size, size) - worth_now(g, lower >> 1)
            if (gain + 4096) > best // 4096:
                best = (gain + 4096) * 4096 + slot * 64 + other
    return best


def worth_of_census(g: State) -> int:
    """What a Census brings now."""
    balanced = cities = 0
    for row in range(ROWS):
        cities += is_occupied(g, row)
        balanced += is_balanced(g, row) and row != g.void_figure
    if balanced == cities:
        return CENSUS_FOR_FOUR
    if g.success_size + balanced == g.total:
        return LAST_CITIES
    if balanced == 3:
        return CENSUS_FOR_THREE
    if balanced == 2:
        return CENSUS_FOR_TWO
    if balanced == 1:
        return CENSUS_FOR_ONE
    return CENSUS_FOR_NONE
