"""The rules agent's Census: what it would bring, and what to clean on the way (DP-06)."""

from reverie.games.urbion.agents.rules import constants as k
from reverie.games.urbion.agents.rules.settling import (
    cost_of_discard,
    points_of,
    postcards_kept,
    runs_out,
    worth_of_settling,
)
from reverie.games.urbion.agents.rules.swaps import look
from reverie.games.urbion.agents.rules.worth import imagine, is_even, worth_of, worth_of_empty, worth_of_even
from reverie.games.urbion.census import clean_sets
from reverie.games.urbion.cities import cities_left
from reverie.games.urbion.constants import CLEAN, POSTCARDS, ROWS, SIDE_LIMIT, VACANT, VOID
from reverie.games.urbion.modules.postcards import mages_hold, planbot_holds
from reverie.games.urbion.rows import has_no_dreams, is_balanced
from reverie.games.urbion.state import State, deck_size
from reverie.games.urbion.winning import inhabitants_sum
from reverie.kernel.native import lowest_bit, popcount


def gain_by_census(g: State, sight: list[int], most: int, figure: int) -> int:
    """What a Census adds to the table: Cities claimed, others cleaned, new ones opened.

    `most` is how many bonus Cities a Perfect Balance brings, `figure` where the Void is.
    """
    claimed = opened = gain = 0
    even = sight[k.EVEN_ROWS]
    for row in range(ROWS):
        if g.city[row] == VACANT:
            continue
        if has_no_dreams(g, row):
            if row == figure:
                return -k.FOR_SURE  # lost at once (URB-VOID-09)
            opened += 1
            gain -= worth_of_empty(g)
        elif row == figure:
            if not is_balanced(g, row):
                opened += 1
                gain -= sight[k.WORTH + row] + k.VOID_REFILL + cost_of_discard(g, row, 63)
        elif is_balanced(g, row):
            claimed += 1
            even -= is_even(g, sight, row)
            gain -= sight[k.WORTH + row]
        else:
            gain += (best_cleaning(g, sight, row) >> 6) - sight[k.WORTH + row]
    left = cities_left(g)
    bonus = min(most, left) if claimed == ROWS else 0
    points = 0
    if g.flags & POSTCARDS:
        settled = postcards_settled(g, claimed == ROWS, figure)
        points = inhabitants_sum(g) + points_of(settled & 255)
        gain += worth_of_settling(settled & 255) + (settled >> 8) * k.POSTCARD_PRICE
    if g.success_size + claimed + bonus >= g.total:
        return k.FOR_SURE if points >= 0 else -k.FOR_SURE
    opened += min(claimed, left - bonus)
    if deck_size(g) < 2 * opened + 1:
        return -k.FOR_SURE  # the deck does not last for it
    if left == 0:
        gain -= k.LATE_CENSUS
    gain += claimed * worth_of_claim(g) + opened * k.FRESH_ROW + bonus * k.PERFECT
    return gain + worth_of_even(sight, even) - worth_of_even(sight, sight[k.EVEN_ROWS]) - k.CENSUS_COST


def worth_of_claim(g: State) -> int:
    """What one City claimed is worth in this game."""
    worth = k.CLAIMED
    if g.flags & VOID:
        worth += k.CLAIMED_IN_VOID
    if g.flags & POSTCARDS:
        worth += k.CLAIMED_WITH_POSTCARDS
    return worth


def postcards_settled(g: State, perfect: int, figure: int) -> int:
    """The Postcards of all rows that a Census claims: kept, + 16 for each lost, + 256 for each saved in time."""
    mages, planbot = mages_hold(g), planbot_holds(g)
    settled = 0
    for row in range(ROWS):
        if row != figure and is_balanced(g, row):
            settled += postcards_kept(g, row, perfect, mages, planbot) + 256 * runs_out(g, row)
    return settled


# ---- cleaning ------------------------------------------------------------------------------------------------------


def choose_cleaning(g: State, row: int) -> int:
    """The zero-sum set after which the row is worth most; nothing, if nothing helps."""
    sight = [0] * 256
    look(g, sight)
    return (CLEAN + row) * 64 + (best_cleaning(g, sight, row) & 63)


def best_cleaning(g: State, sight: list[int], row: int) -> int:
    """The best set of a row: the worth of the row after it * 64 + the set. The difference stays, the room grows."""
    up, down = SIDE_LIMIT - g.size[row * 2], SIDE_LIMIT - g.size[row * 2 + 1]
    if up == SIDE_LIMIT or down == SIDE_LIMIT:
        return sight[k.WORTH + row] * 64
    sets = clean_sets(g, row)
    best = k.NOTHING_FOUND
    while sets:
        dreams = lowest_bit(sets)
        sets &= sets - 1
        imagine(sight, row, k.IMAGINED, up + popcount(dreams & 7), down + popcount(dreams >> 3))
        worth = worth_of(sight, row, k.IMAGINED, sight[k.DIFFERENCE + row])
        if g.flags & POSTCARDS:
            worth -= cost_of_discard(g, row, dreams)
        if worth > best >> 6:
            best = worth * 64 + dreams
    return best
