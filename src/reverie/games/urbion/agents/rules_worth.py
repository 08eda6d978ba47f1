"""What a row is worth to the rules agent: how far it is from balance, counted in cards.

A row is closed by cards on its weaker side, or by cards on both sides whose difference is right. Which magnitudes can
be played at a City follows from its elements; those in hand count more.
"""

from reverie.games.urbion.agents.constants import (
    BALANCED,
    EMPTY_ROW,
    FAR_AWAY,
    IN_HAND,
    ONE_AWAY,
    THREE_AWAY,
    TWO_AWAY,
    TWO_IN_HAND,
)
from reverie.games.urbion.constants import GARDENS, SIDE_LIMIT, SIDES, SQUARES, TEMPLES, VACANT
from reverie.games.urbion.rows import influence
from reverie.games.urbion.state import State
from reverie.kernel.native import lowest_bit


def look_at_cities(g: State) -> None:
    """Note for every side of a row which magnitudes can be played there, by anybody and from the hand."""
    kinds = kinds_in_play(g)
    for side in range(SIDES):
        city = g.city[side >> 1]
        g.reach[side] = 0
        g.held[side] = 0
        if city != VACANT:
            fitting = g.fits[city] & (g.incubus_mask if side & 1 else g.sogna_mask)
            g.reach[side] = magnitudes(g, fitting & kinds, side)
            g.held[side] = magnitudes(g, fitting & g.hand_mask, side)


def kinds_in_play(g: State) -> int:
    """The kinds that can be in a hand in this game."""
    kinds = g.hold_mask
    if not g.flags & GARDENS:
        kinds &= ~g.wizard_mask
    if not g.flags & SQUARES:
        kinds &= ~(g.two_sided_mask & ~g.concord_mask)
    if not g.flags & TEMPLES:
        kinds &= ~g.concord_mask
    return kinds


def magnitudes(g: State, kinds: int, side: int) -> int:
    """The magnitudes of these kinds on a side, a bit each."""
    mask = 0
    while kinds:
        mask |= 1 << influence(g, lowest_bit(kinds), side)
        kinds &= kinds - 1
    return mask


def sums_with(sums: int, single: int) -> int:
    """The sums that one more card can lead to, a bit each."""
    mask = 0
    while single:
        mask |= sums << lowest_bit(single)
        single &= single - 1
    return mask


def cards_missing(distance: int, weaker: int, weaker_room: int, stronger: int, stronger_room: int) -> int:
    """How many cards at least balance a row that is this far off: 1, 2, 3, or 4 for more."""
    one = weaker if weaker_room > 0 else 0
    against = stronger if stronger_room > 0 else 0
    if one >> distance & 1:
        return 1
    two = sums_with(one, weaker) if weaker_room > 1 else 0
    if two >> distance & 1 or (one >> distance) & against:
        return 2
    three = sums_with(two, weaker) if weaker_room > 2 else 0
    twice_against = sums_with(against, stronger) if stronger_room > 1 else 0
    if three >> distance & 1 or (two >> distance) & against or (one >> distance) & twice_against:
        return 3
    return 4


def row_worth(g: State, row: int, sognae: int, incubi: int, sognae_size: int, incubi_size: int) -> int:
    """The worth of a row if its sides had these sums and sizes."""
    if g.city[row] == VACANT:
        return 0
    if sognae_size + incubi_size == 0:
        return EMPTY_ROW
    if sognae == incubi:
        return BALANCED
    weaker = row * 2 + (sognae > incubi)
    weaker_room = SIDE_LIMIT - (incubi_size if weaker & 1 else sognae_size)
    stronger_room = SIDE_LIMIT - (sognae_size if weaker & 1 else incubi_size)
    distance = sognae - incubi if sognae > incubi else incubi - sognae
    missing = cards_missing(distance, g.reach[weaker], weaker_room, g.reach[weaker ^ 1], stronger_room)
    in_hand = cards_missing(distance, g.held[weaker], weaker_room, g.held[weaker ^ 1], stronger_room)
    if missing == 1:
        worth = ONE_AWAY
    elif missing == 2:
        worth = TWO_AWAY
    elif missing == 3:
        worth = THREE_AWAY
    else:
        worth = FAR_AWAY
    if in_hand == 1:
        worth += IN_HAND
    elif in_hand == 2:
        worth += TWO_IN_HAND
    return worth - distance


def worth_now(g: State, row: int) -> int:
    """The worth of a row as it is."""
    return row_worth(g, row, g.power[row * 2], g.power[row * 2 + 1], g.size[row * 2], g.size[row * 2 + 1])


def worth_with(g: State, side: int, kind: int) -> int:
    """The worth of a row with one more Dream on a side."""
    row = side >> 1
    more = influence(g, kind, side)
    if side & 1:
        return row_worth(g, row, g.power[side - 1], g.power[side] + more, g.size[side - 1], g.size[side] + 1)
    return row_worth(g, row, g.power[side] + more, g.power[side + 1], g.size[side] + 1, g.size[side + 1])


def worth_exchanged(g: State, side: int, less: int, more: int) -> int:
    """The worth of a row whose Dream of magnitude `less` on a side is replaced by one of magnitude `more`."""
    row = side >> 1
    if side & 1:
        return row_worth(g, row, g.power[side - 1], g.power[side] - less + more, g.size[side - 1], g.size[side])
    return row_worth(g, row, g.power[side] - less + more, g.power[side + 1], g.size[side], g.size[side + 1])
