"""What the evaluator sees besides the base game: other Cities and cards, the Void, Postcards, Books, a partner."""

from reverie.games.urbion import constants as c
from reverie.games.urbion.agents.expert import constants as x
from reverie.games.urbion.agents.rules.sight import own_sides, unseen
from reverie.games.urbion.state import State, deck_size
from reverie.games.urbion.winning import inhabitants_sum
from reverie.kernel.constants import KNOWN_TO_0
from reverie.kernel.native import bit


def note_row_more(
    g: State, active: list[int], n: int, row: int, apart: int, held: list[int], left: list[int], supply: int, time: int
) -> int:
    """A row with any City and any cards: what the hand can do there, and what may come."""
    side = row * 2
    difference = apart + x.MOST_DIFFERENCE
    own = own_sides(g, g.polarity)
    room_up, room_down = g.size[side] < c.SIDE_LIMIT, g.size[side + 1] < c.SIDE_LIMIT
    ups = downs = coming_up = coming_down = closers = pairs = 0
    changes = 0  # by one card of the hand, a bit each around 8
    for kind in range(g.chaos_kind):
        if held[kind] + left[kind] == 0 or not g.fits[g.city[row]] & bit(kind):
            continue
        if room_up and g.sogna_mask & bit(kind):
            coming_up += left[kind]
            if held[kind] and own & c.SOGNA:
                ups += held[kind]
                closers += held[kind] if apart + g.plus[kind] == 0 else 0
                pairs |= changes >> 8 - apart - g.plus[kind] & 1 if -8 <= apart + g.plus[kind] <= 8 else 0
                changes |= 1 << 8 + g.plus[kind]
        if room_down and g.incubus_mask & bit(kind):
            coming_down += left[kind]
            if held[kind] and own & c.INCUBUS:
                downs += held[kind]
                closers += held[kind] if apart - g.minus[kind] == 0 else 0
                pairs |= changes >> 8 - apart + g.minus[kind] & 1 if -8 <= apart - g.minus[kind] <= 8 else 0
                changes |= 1 << 8 - g.minus[kind]
    active[n] = x.ANY_HAND + ((((difference * 3 + min(closers, 2)) * 2 + pairs) * 3 + min(ups, 2)) * 3 + min(downs, 2))
    several = (supply > 0) + (supply > 2) + (supply > 5)
    active[n + 1] = x.ANY_SUPPLY + (
        ((difference * 4 + several) * 3 + (coming_up > 0) + (coming_up > 5)) * 3 + (coming_down > 0) + (coming_down > 5)
    )
    n += 2
    if row == g.void_figure:
        dreams = g.size[side] + g.size[side + 1]
        active[n] = x.VOID_ROW + (difference * 7 + dreams) * 3 + (g.void_stack > 2) + (g.void_stack > 5)
        n += 1
    if g.flags & c.POSTCARDS:
        n = note_posts(g, active, n, row, difference)
    if g.flags & c.TEAM:
        mine = own & (c.INCUBUS if apart > 0 else c.SOGNA)
        active[n] = x.TEAM_ROW + ((difference * 2 + (mine != 0)) * 2 + (closers > 0)) * 8 + time
        n += 1
    return n


def note_posts(g: State, active: list[int], n: int, row: int, difference: int) -> int:
    """The Postcards of a row."""
    for side in range(row * 2, row * 2 + 2):
        for slot in range(side * 4, side * 4 + g.size[side]):
            post = g.posts[slot]
            if post and n < x.ACTIVE_MOST - 48:
                active[n] = x.POST_LYING + (((post & c.POSTCARD) - 1) * 4 + (post >> 4 & 3)) * 17 + difference
                n += 1
    return n


def note_more(g: State, active: list[int], n: int, held: list[int], left: list[int], balanced: int, time: int) -> int:
    """The whole table with modules or a partner."""
    to_go = min(max(g.total - g.success_size, 0), 24)
    deck = min(deck_size(g), 95)
    active[n] = x.DECK_TO_GO + deck * 25 + to_go
    active[n + 1] = x.DECK_TO_GO_BALANCED + ((deck >> 2) * 13 + (to_go >> 1)) * 5 + balanced
    active[n + 2] = x.QUESTION_NEXT + g.agenda_step[g.agenda_size - 1] * 5 + g.hand_size
    n += 3
    for kind in range(x.DREAM_KINDS, g.chaos_kind):
        if held[kind]:
            active[n] = x.HELD_KIND + ((kind - x.DREAM_KINDS) * 2 + (held[kind] > 1)) * 8 + time
            n += 1
    if g.flags & c.GARDENS:
        n = note_group(active, n, 0, left, 8, 16, time)
    if g.flags & c.SQUARES:
        n = note_group(active, n, 1, left, 16, 20, time)
    if g.flags & c.TEMPLES:
        n = note_group(active, n, 2, left, 20, 24, time)
    if g.flags & c.CHROMATIC:
        active[n] = x.GROUP_LEFT + (3 * 17 + min(unseen(g, g.chaos_kind + 1), 16)) * 8 + time
        n += 1
    if g.flags & c.VOID:
        where = 0 if g.void_figure < c.ROWS else g.void_figure - c.ROWS + 1
        active[n] = x.VOID_FIGURE + ((g.void_stack * 4 + where) * 5 + balanced) * 8 + time
        n += 1
    if g.flags & c.POSTCARDS:
        happy = min(max(inhabitants_sum(g), -9), 9) + 9
        active[n] = x.INHABITANTS + (happy * 13 + (to_go >> 1)) * 7 + min(g.wise, 6)
        n += 1
    if g.flags & c.BOOKS:
        active[n] = x.BOOKS_OPEN + (g.book_mask & 127) * 8 + time
        n += 1
    if g.flags & c.TEAM:
        known = 0
        for i in range(g.partner_hand_size):
            known += g.partner_hand[i] & KNOWN_TO_0 << g.seat != 0
        active[n] = x.TEAM_SEAT + (g.polarity * 5 + balanced) * 5 + min(known, 4)
        n += 1
    return n


def note_group(active: list[int], n: int, group: int, left: list[int], first: int, end: int, time: int) -> int:
    """How many cards of a group are still to come."""
    count = 0
    for kind in range(first, end):
        count += left[kind]
    active[n] = x.GROUP_LEFT + (group * 17 + min(count, 16)) * 8 + time
    return n + 1
