"""The rules agent and Wizards: Rebuild, Side Change, what two cards pay for, and a Wizard's second action."""

from reverie.games.urbion import constants as c
from reverie.games.urbion.agents.rules import constants as k
from reverie.games.urbion.agents.rules.books import worth_of_book
from reverie.games.urbion.agents.rules.census import gain_by_census
from reverie.games.urbion.agents.rules.sight import room_down, room_up
from reverie.games.urbion.agents.rules.swaps import best_hope, best_swap_worth, look
from reverie.games.urbion.agents.rules.worth import consider, imagine, worth_of_even, worth_of_one, worth_of_two
from reverie.games.urbion.modules.gardens import flippable, rebuildable
from reverie.games.urbion.rows import influence
from reverie.games.urbion.state import State
from reverie.kernel.choices import is_offered
from reverie.kernel.native import lowest_bit

# ---- Rebuild -------------------------------------------------------------------------------------------------------


def best_rebuild(g: State, sight: list[int]) -> int:
    """The best two Cities to exchange: (worth of the table + 65536) * 16 + upper row * 4 + lower row."""
    rows = rebuildable(g)
    best = 0
    for upper in range(c.ROWS - 1):
        for lower in range(upper + 1, c.ROWS):
            if rows >> upper & 1 and rows >> lower & 1 and g.city[upper] != g.city[lower]:
                best = max(best, (worth_rebuilt(g, sight, upper, lower) + 65536) * 16 + upper * 4 + lower)
    return best


def worth_rebuilt(g: State, sight: list[int], upper: int, lower: int) -> int:
    """The table if two Cities changed places: each row keeps its room and can be played at like the other."""
    imagine(sight, lower, k.IMAGINED, room_up(g, upper, 0), room_down(g, upper, 0))
    imagine(sight, upper, k.ALSO_IMAGINED, room_up(g, lower, 0), room_down(g, lower, 0))
    return worth_of_two(
        g, sight, upper, k.IMAGINED, sight[k.DIFFERENCE + upper], lower, k.ALSO_IMAGINED, sight[k.DIFFERENCE + lower]
    )


def choose_upper(g: State) -> int:
    """The upper City of the best Rebuild."""
    sight = [0] * 256
    look(g, sight)
    row = best_rebuild(g, sight) >> 2 & 3
    return c.CITY * 64 + (row if is_offered(g, c.CITY * 64 + row) else lowest_bit(rebuildable(g)))


def choose_lower(g: State, upper: int) -> int:
    """The City below that it changes places with."""
    sight = [0] * 256
    look(g, sight)
    sight[k.BEST_WORTH] = k.NOTHING_FOUND
    for lower in range(upper + 1, c.ROWS):
        if is_offered(g, c.CITY_WITH * 64 + lower):
            consider(sight, c.CITY_WITH * 64 + lower, worth_rebuilt(g, sight, upper, lower))
    return sight[k.BEST_ACTION]


# ---- Side Change ---------------------------------------------------------------------------------------------------


def best_flip(g: State, sight: list[int]) -> int:
    """The best Chaos to change sides: (worth of the table + 65536) * 32 + slot."""
    slots = flippable(g)
    best = 0
    while slots:
        slot = lowest_bit(slots)
        slots &= slots - 1
        row, side = slot >> 3, slot >> 2 & 1
        imagine(
            sight, row, k.IMAGINED, room_up(g, row, 0) + (1 if side == 0 else -1), room_down(g, row, 0) + 2 * side - 1
        )
        change = influence(g, g.dreams[slot], 0) + influence(g, g.dreams[slot], 1)
        difference = sight[k.DIFFERENCE + row] + (change if side else -change)
        worth = worth_of_one(g, sight, row, k.IMAGINED, difference)
        if g.posts[slot] & c.POSTCARD != c.ROCKET + 1:
            best = max(best, (worth + 65536) * 32 + slot)
    return best


def choose_flip(g: State) -> int:
    """The Chaos that changes sides."""
    sight = [0] * 256
    look(g, sight)
    slot = best_flip(g, sight) & 31
    return c.FLIP * 64 + (slot if is_offered(g, c.FLIP * 64 + slot) else lowest_bit(flippable(g)))


# ---- a Wizard pays for two actions ---------------------------------------------------------------------------------


def wizard_swap_worth(sight: list[int]) -> int:
    """The table after the best two actions that begin with a Swap: another Swap, or a Census."""
    most = k.NOTHING_FOUND
    pair = 0
    for upper in range(c.ROWS - 1):
        for lower in range(upper + 1, c.ROWS):
            gain = sight[k.PAIR_GAIN + pair]
            if gain > -4096:
                change = sight[k.PAIR_CHANGE + pair] - k.NO_EXCHANGE
                now = (sight[k.DIFFERENCE + upper] + change == 0) + (sight[k.DIFFERENCE + lower] - change == 0)
                before = (sight[k.DIFFERENCE + upper] == 0) + (sight[k.DIFFERENCE + lower] == 0)
                most = max(most, gain + second_gain(sight, k.PAIRS - 1 - pair, sight[k.EVEN_ROWS] + now - before))
            pair += 1
    return most + sight[k.TABLE_WORTH]


def second_gain(sight: list[int], pair: int, even: int) -> int:
    """What the second action adds: the other two rows' Swap, or claiming so many rows."""
    claims = even * (k.CLAIMED + k.FRESH_ROW) - worth_of_even(sight, even)
    return max(sight[k.PAIR_GAIN + pair], claims if even > 1 else 0, 0)


def choose_second(g: State) -> int:
    """A second action costs nothing: whatever makes the table better."""
    sight = [0] * 256
    look(g, sight)
    sight[k.BEST_WORTH] = k.NOTHING_FOUND
    consider(sight, c.SECOND * 64 + c.STOP, sight[k.TABLE_WORTH] + best_hope(sight))
    consider(sight, c.SECOND * 64 + c.SECOND_CENSUS, sight[k.TABLE_WORTH] + gain_by_census(g, sight, 1, g.void_figure))
    if is_offered(g, c.SECOND * 64 + c.SECOND_SWAP):
        consider(sight, c.SECOND * 64 + c.SECOND_SWAP, best_swap_worth(sight))
    for book in range(c.BOOK_KINDS):
        if is_offered(g, c.SECOND * 64 + c.SECOND_BOOK + book):
            consider(sight, c.SECOND * 64 + c.SECOND_BOOK + book, worth_of_book(g, sight, book))
    return sight[k.BEST_ACTION]
