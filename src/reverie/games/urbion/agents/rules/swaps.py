"""The rules agent's Swaps: what exchanging two Dreams brings, now or after one more Dream has come."""

from reverie.games.urbion import constants as c
from reverie.games.urbion.agents.rules import constants as k
from reverie.games.urbion.agents.rules.sight import exchanges_of, look_at_table
from reverie.games.urbion.agents.rules.worth import is_even, judge_rows, worth_of, worth_of_even, worth_of_one
from reverie.games.urbion.rows import influence, next_row
from reverie.games.urbion.state import State
from reverie.kernel.choices import is_offered
from reverie.kernel.constants import KIND
from reverie.kernel.native import lowest_bit


def look(g: State, sight: list[int]) -> None:
    """Note everything about the table and the whole hand."""
    look_at_table(g, sight)
    judge_swaps(g, sight, KIND)


def judge_swaps(g: State, sight: list[int], spent: int) -> None:
    """Note what rows are worth without one card of the hand, and which Swaps are best then."""
    judge_rows(g, sight, spent)
    pair = 0
    for upper in range(c.ROWS - 1):
        for lower in range(upper + 1, c.ROWS):
            found = best_between(sight, upper, lower, sight[k.EXCHANGES + pair])
            sight[k.PAIR_GAIN + pair] = (found >> 5) - 4096
            sight[k.PAIR_CHANGE + pair] = found & 31
            pair += 1


def best_between(sight: list[int], upper: int, lower: int, changes: int) -> int:
    """The best of these exchanges between two rows as they are."""
    return best_exchange(
        sight,
        upper,
        upper * k.PLACES,
        sight[k.DIFFERENCE + upper],
        lower,
        lower * k.PLACES,
        sight[k.DIFFERENCE + lower],
        changes,
        sight[k.EVEN_ROWS],
    )


def best_exchange(
    sight: list[int],
    upper: int,
    upper_place: int,
    upper_difference: int,
    lower: int,
    lower_place: int,
    lower_difference: int,
    changes: int,
    even: int,
) -> int:
    """The best change by a Swap between two rows: (gain + 4096) * 32 + the change's bit; 0 if there is none."""
    if changes == 0 or (upper_difference == 0 and lower_difference == 0):
        return 0  # two balanced rows are left alone
    others = even - (upper_difference == 0) - (lower_difference == 0)
    before = worth_of(sight, upper, upper_place, upper_difference) + worth_of_even(sight, even)
    before += worth_of(sight, lower, lower_place, lower_difference)
    best = 0
    while changes:
        change = lowest_bit(changes)
        changes &= changes - 1
        one, other = upper_difference + change - k.NO_EXCHANGE, lower_difference - change + k.NO_EXCHANGE
        after = worth_of(sight, upper, upper_place, one) + worth_of(sight, lower, lower_place, other)
        after += worth_of_even(sight, others + (one == 0) + (other == 0))
        if (after - before + 4096 << 5) > best:
            best = (after - before + 4096 << 5) | change
    return best


# ---- a Swap that could come next ----------------------------------------------------------------------------------


def hope(gain: int) -> int:
    """What a Swap counts that could come next."""
    return gain * k.NEXT_SWAP >> 6 if gain > 0 else 0


def best_hope(sight: list[int]) -> int:
    """What the best Swap counts that could come next."""
    most = 0
    for pair in range(k.PAIRS):
        most = max(most, sight[k.PAIR_GAIN + pair])
    return hope(most)


def hope_elsewhere(sight: list[int], row: int, other: int) -> int:
    """What the best Swap counts that could come next and touches neither of two rows."""
    most = pair = 0
    for upper in range(c.ROWS - 1):
        for lower in range(upper + 1, c.ROWS):
            if row not in (upper, lower) and other not in (upper, lower):
                most = max(most, sight[k.PAIR_GAIN + pair])
            pair += 1
    return hope(most)


def best_swap_worth(sight: list[int]) -> int:
    """The table after the best Swap, and the other two rows' Swap that could follow."""
    most = k.NOTHING_FOUND
    for pair in range(k.PAIRS):
        if sight[k.PAIR_GAIN + pair] > -4096:
            most = max(most, sight[k.PAIR_GAIN + pair] + hope(sight[k.PAIR_GAIN + k.PAIRS - 1 - pair]))
    return most + sight[k.TABLE_WORTH]


def worth_with(g: State, sight: list[int], side: int, magnitude: int) -> int:
    """The worth of the table with one more Dream on a side, and the Swap that could follow."""
    row = side >> 1
    place = row * k.PLACES + 1 + (side & 1)
    difference = sight[k.DIFFERENCE + row] + (-magnitude if side & 1 else magnitude)
    even = sight[k.EVEN_ROWS] - is_even(g, sight, row) + (difference == 0)
    worth = worth_of_one(g, sight, row, place, difference) + hope(
        best_gain_with(sight, side, magnitude, difference, even)
    )
    if g.flags & c.POSTCARDS:
        if disturbs(g, side):
            worth -= k.LONELY_DREAM
        if blocks(g, side):
            worth -= k.BLOCKED_FLAGSHIP
    return worth


def disturbs(g: State, side: int) -> bool:
    """Whether one more Dream on a side spoils a Dreamcatcher (URB-POSTCARDS-10)."""
    return g.size[side] == 1 and g.posts[side * 4] == c.DREAMCATCHER + 1


def blocks(g: State, side: int) -> bool:
    """Whether one more Dream fills a side that a Flagship is about to sail to (URB-POSTCARDS-15)."""
    if g.size[side] < c.SIDE_LIMIT - 1:
        return False
    for row in range(c.ROWS):
        if next_row(g, row) == side >> 1 and row != side >> 1:
            other = row * 2 + (side & 1)
            for i in range(g.size[other]):
                if g.posts[other * 4 + i] & c.POSTCARD == c.FLAGSHIP + 1:
                    return True
    return False


def best_gain_with(sight: list[int], side: int, magnitude: int, difference: int, even: int) -> int:
    """The best Swap once a side has one more Dream."""
    row = side >> 1
    place = row * k.PLACES + 1 + (side & 1)
    lying = sight[k.LYING + side]
    sight[k.LYING + side] |= 1 << magnitude
    most = pair = 0
    for upper in range(c.ROWS - 1):
        for lower in range(upper + 1, c.ROWS):
            gain = sight[k.PAIR_GAIN + pair]
            if row in (upper, lower):
                other = upper if lower == row else lower
                found = best_exchange(
                    sight,
                    row,
                    place,
                    difference,
                    other,
                    other * k.PLACES,
                    sight[k.DIFFERENCE + other],
                    exchanges_of(sight, row, other),
                    even,
                )
                gain = (found >> 5) - 4096
            most = max(most, gain)
            pair += 1
    sight[k.LYING + side] = lying
    return most


# ---- the objects of a Swap -----------------------------------------------------------------------------------------


def choose_swap(g: State) -> int:
    """The upper Dream of the best exchange."""
    sight = [0] * 256
    look(g, sight)
    most, best, change = k.NOTHING_FOUND, 0, 0
    pair = 0
    for upper in range(c.ROWS - 1):
        for lower in range(upper + 1, c.ROWS):
            gain = sight[k.PAIR_GAIN + pair] + hope(sight[k.PAIR_GAIN + k.PAIRS - 1 - pair])
            if gain > most:
                most, best, change = gain, upper * 4 + lower, sight[k.PAIR_CHANGE + pair] - k.NO_EXCHANGE
            pair += 1
    return c.EXCHANGE * 64 + slot_for(g, sight, best >> 2, best & 3, change)


def slot_for(g: State, sight: list[int], upper: int, lower: int, change: int) -> int:
    """A Dream of the upper row that can change its difference in this way, against one of the lower row."""
    found = -1
    for slot in range(upper * 8, upper * 8 + 8):
        if is_offered(g, c.EXCHANGE * 64 + slot) and g.posts[slot] & c.POSTCARD != c.ROCKET + 1:
            side = slot >> 2
            wanted = influence(g, g.dreams[slot], side) + (-change if side & 1 else change)
            if 0 < wanted < 8 and sight[k.LYING + lower * 2 + (side & 1)] >> wanted & 1:
                return slot
    for slot in range(32):
        if found < 0 and is_offered(g, c.EXCHANGE * 64 + slot):
            found = slot
    return found


def choose_swap_with(g: State, slot: int) -> int:
    """The best Dream for the one already chosen."""
    sight = [0] * 256
    look(g, sight)
    upper, side = slot >> 3, slot >> 2 & 1
    magnitude = influence(g, g.dreams[slot], side)
    choice, most = -1, k.NOTHING_FOUND
    for other in range(upper * 8 + 8, 32):
        if is_offered(g, c.EXCHANGE_WITH * 64 + other):
            lower = other >> 3
            change = influence(g, g.dreams[other], side) - magnitude
            found = best_between(sight, upper, lower, 1 << k.NO_EXCHANGE + (-change if side else change))
            if g.posts[other] & c.POSTCARD == c.ROCKET + 1:
                found = 0
            if found > most:
                choice, most = other, found
    return c.EXCHANGE_WITH * 64 + choice
