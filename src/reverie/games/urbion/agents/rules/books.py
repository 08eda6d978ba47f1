"""The rules agent and Books of Power: which to use, on what, and in which order Dreams are put back."""

from reverie.games.urbion import constants as c
from reverie.games.urbion.agents.rules import constants as k
from reverie.games.urbion.agents.rules.census import gain_by_census
from reverie.games.urbion.agents.rules.settling import cost_of_discard
from reverie.games.urbion.agents.rules.sight import room_down, room_up
from reverie.games.urbion.agents.rules.swaps import best_hope, hope_elsewhere, look, worth_with
from reverie.games.urbion.agents.rules.worth import imagine, worth_if_empty, worth_of_one, worth_of_two
from reverie.games.urbion.rows import has_no_dreams, influence, is_occupied
from reverie.games.urbion.state import State, deck_size, is_chaos
from reverie.games.urbion.winning import inhabitants_sum
from reverie.kernel.choices import is_offered, nth_choice
from reverie.kernel.native import bit


def choose_book(g: State) -> int:
    """A Book costs cards, that is turns (URB-BOOKS-04): at four cards each they do not pay, at two one may."""
    more = g.book_price <= k.BEARABLE_PRICE and g.books_revealed < k.BOOKS_WANTED
    return c.BOOK_REVEAL * 64 + (more and is_offered(g, c.BOOK_REVEAL * 64 + 1))


def worth_of_book(g: State, sight: list[int], book: int) -> int:
    """The table after a Book that can be used now has been used as well as possible."""
    if book in (c.FLYING_SOGNAE, c.FLYING_INCUBI):
        return (best_flight(g, sight, book - c.FLYING_SOGNAE) >> 8) - 65536
    if book in (c.INVISIBLE_SOGNAE, c.INVISIBLE_INCUBI):
        return (best_vanishing(g, sight, book - c.INVISIBLE_SOGNAE) >> 8) - 65536
    if book == c.BOOK_OF_FREEDOM:
        return sight[k.TABLE_WORTH] + gain_by_freedom(g, sight)
    if book == c.FULL_BALANCE:
        return sight[k.TABLE_WORTH] + gain_by_census(g, sight, 2, g.void_figure)
    return sight[k.TABLE_WORTH] + best_hope(sight) + k.PROPHECY


# ---- Flying Dreams -------------------------------------------------------------------------------------------------


def may_be_touched(g: State, slot: int) -> bool:
    """Books move and remove no Chaos (URB-BOOKS-07); a Rocket had better rest."""
    if slot & 3 >= g.size[slot >> 2] or is_chaos(g, g.dreams[slot]):
        return False
    return g.posts[slot] & c.POSTCARD != c.ROCKET + 1


def best_flight(g: State, sight: list[int], side: int) -> int:
    """The best Dream to fly on the sognae or incubi sides: (worth of the table + 65536) * 256 + slot * 8 + row."""
    best = 0
    for row in range(c.ROWS):
        for slot in range(row * 8 + side * 4, row * 8 + side * 4 + c.SIDE_LIMIT):
            if may_be_touched(g, slot):
                best = max(best, best_landing(g, sight, slot))
    return best


def best_landing(g: State, sight: list[int], slot: int) -> int:
    """The best City for a flying Dream, in the same form."""
    row, side = slot >> 3, slot >> 2 & 1
    weight = influence(g, g.dreams[slot], side)
    if side:
        weight = -weight
    imagine(sight, row, k.IMAGINED, room_up(g, row, 0) + (side == 0), room_down(g, row, 0) + side)
    alone = g.size[row * 2] + g.size[row * 2 + 1] == 1
    best = 0
    for target in range(c.ROWS):
        if target == row or not is_occupied(g, target) or g.size[target * 2 + side] >= c.SIDE_LIMIT:
            continue
        there = sight[k.DIFFERENCE + target] + weight
        place = target * k.PLACES + 1 + side
        if alone:
            worth = worth_if_empty(g, sight, row) - sight[k.TABLE_WORTH]
            worth += worth_of_one(g, sight, target, place, there)
        else:
            here = sight[k.DIFFERENCE + row] - weight
            worth = worth_of_two(g, sight, row, k.IMAGINED, here, target, place, there)
        worth += hope_elsewhere(sight, row, target) - k.FLIGHT_COST
        best = max(best, (worth + 65536) * 256 + slot * 8 + target)
    return best


def choose_flight(g: State, side: int) -> int:
    """The Dream of the best flight."""
    sight = [0] * 256
    look(g, sight)
    slot = best_flight(g, sight, side) >> 3 & 31
    return c.FLY * 64 + slot if is_offered(g, c.FLY * 64 + slot) else nth_choice(g, 0)


def choose_landing(g: State, slot: int) -> int:
    """The best City for it."""
    sight = [0] * 256
    look(g, sight)
    return c.FLY_TO * 64 + (best_landing(g, sight, slot) & 7)


# ---- Invisible Dreams ----------------------------------------------------------------------------------------------


def best_vanishing(g: State, sight: list[int], side: int) -> int:
    """The best Dream to be rid of: (worth of the table + 65536) * 256 + slot."""
    best = 0
    for row in range(c.ROWS):
        for slot in range(row * 8 + side * 4, row * 8 + side * 4 + c.SIDE_LIMIT):
            if may_be_touched(g, slot):
                best = max(best, (worth_vanished(g, sight, slot) + 65536) * 256 + slot)
    return best


def worth_vanished(g: State, sight: list[int], slot: int) -> int:
    """The table without a Dream."""
    row, side = slot >> 3, slot >> 2 & 1
    cost = cost_of_discard(g, row, 1 << (slot & 3) + c.SIDE_LIMIT * side) + k.VANISH_COST
    cost -= hope_elsewhere(sight, row, row)
    if g.size[row * 2] + g.size[row * 2 + 1] == 1:
        return worth_if_empty(g, sight, row) - cost
    weight = influence(g, g.dreams[slot], side)
    if side:
        weight = -weight
    imagine(sight, row, k.ALSO_IMAGINED, room_up(g, row, 0) + (side == 0), room_down(g, row, 0) + side)
    return worth_of_one(g, sight, row, k.ALSO_IMAGINED, sight[k.DIFFERENCE + row] - weight) - cost


def choose_vanishing(g: State, side: int) -> int:
    """The Dream that is missed least."""
    sight = [0] * 256
    look(g, sight)
    slot = best_vanishing(g, sight, side) & 31
    return c.VANISH * 64 + slot if is_offered(g, c.VANISH * 64 + slot) else nth_choice(g, 0)


# ---- Freedom -------------------------------------------------------------------------------------------------------


def gain_by_freedom(g: State, sight: list[int]) -> int:
    """A City is claimed for nothing, and all empty ones are filled (URB-BOOKS-11)."""
    if g.success_size + 1 >= g.total:
        return k.FOR_SURE if inhabitants_sum(g) >= 0 else -k.FOR_SURE
    empty = gain = 0
    for row in range(c.ROWS):
        if is_occupied(g, row) and has_no_dreams(g, row):
            empty += 1
            gain += k.FRESH_ROW - sight[k.WORTH + row]
    if deck_size(g) < 2 * empty + 1:
        return -k.FOR_SURE
    return gain + k.CLAIMED


def choose_freedom(g: State) -> int:
    """Any empty City, the Void's first: a Census there would lose (URB-VOID-09)."""
    if is_offered(g, c.FREE * 64 + g.void_figure):
        return c.FREE * 64 + g.void_figure
    return nth_choice(g, 0)


# ---- Prophecies ----------------------------------------------------------------------------------------------------


def choose_prophecy(g: State) -> int:
    """The most useful Dream on top, Chaos at the bottom."""
    sight = [0] * 256
    look(g, sight)
    choice, most = -1, k.NOTHING_FOUND
    for i in range(g.looked_placed, g.looked_size):
        worth = worth_in_hand(g, sight, g.looked[i])
        if worth > most:
            choice, most = g.looked[i], worth
    return c.PUT * 64 + choice


def worth_in_hand(g: State, sight: list[int], kind: int) -> int:
    """What a card could do at best if it were played."""
    if is_chaos(g, kind):
        return -k.FOR_SURE
    most = k.NOTHING_FOUND >> 1
    for side in range(c.SIDES):
        fits = is_occupied(g, side >> 1) and g.size[side] < c.SIDE_LIMIT
        if fits and g.fits[g.city[side >> 1]] & (g.incubus_mask if side & 1 else g.sogna_mask) & bit(kind):
            most = max(most, worth_with(g, sight, side, influence(g, kind, side)))
    return most
