"""What the evaluator sees of a table: which entries of its tables count, about fifty at a time.

A position is judged after an answer and before chance: what is pending is part of it, cards to come are a multiset
(in a team together with the partner's, as far as they are hidden). Rows share their tables, for it does not matter
where a City lies. The first tables are those of the base game; modules and teams have more (`more_features.py`).
"""

from reverie.games.urbion import constants as c
from reverie.games.urbion.agents.expert import constants as x
from reverie.games.urbion.agents.expert.more_features import note_more, note_row_more
from reverie.games.urbion.agents.rules.sight import exchanges, magnitudes_on, own_sides, unseen
from reverie.games.urbion.cities import cities_left
from reverie.games.urbion.rows import is_balanced
from reverie.games.urbion.state import State, deck_size
from reverie.kernel.constants import KIND
from reverie.kernel.native import bit
from reverie.kernel.pile import pile_count


def note_entries(g: State, active: list[int], revealing: int) -> int:
    """Write down the entries that count for this table; returns how many. `revealing`: a Chaos is about to."""
    held = [0] * 48  # by kind: copies in hand …
    left = [0] * 48  # … and to come
    rooms = [0] * 8  # by kind: rows where it can be played
    lying = [0] * 8  # by side: magnitudes
    closed = [0] * 4  # by row: 1 if a Swap balances it
    apart = [0] * 4  # by row: its difference
    more = g.flags & ~(c.NO_PASS | c.OPEN_ORDER)
    deck = deck_size(g)
    time = time_class(deck)
    last_kind = g.chaos_kind if more else x.DREAM_KINDS
    for kind in range(last_kind):
        held[kind] = 0
        left[kind] = unseen(g, kind) if more else pile_count(g.deck, kind)
    hand = 0
    for i in range(g.hand_size):
        kind = g.hand[i] & KIND
        held[kind] += 1
        hand = hand * 9 + ((kind & 7) + 1 if kind < 16 else 0)
    for side in range(c.SIDES):
        rooms[side] = 0
        lying[side] = magnitudes_on(g, side)
    for row in range(c.ROWS):
        closed[row] = 0
        apart[row] = min(max(g.power[row * 2] - g.power[row * 2 + 1], -x.MOST_DIFFERENCE), x.MOST_DIFFERENCE)
    n = 0
    both = 0  # whether one Swap balances two rows
    for upper in range(c.ROWS - 1):
        for lower in range(upper + 1, c.ROWS):
            changes = exchanges(lying[upper * 2], lying[lower * 2], lying[upper * 2 + 1], lying[lower * 2 + 1])
            one, other = apart[upper], apart[lower]
            first = changes >> 8 - one & 1 if one else 0
            second = changes >> 8 + other & 1 if other else 0
            closed[upper] |= first
            closed[lower] |= second
            both |= first & second & (one + other == 0)
            if one > other:
                one, other = other, one
                first, second = second, first
            active[n] = x.PAIR_OF_ROWS + ((one + 8) * 17 + other + 8) * 4 + first * 2 + second
            n += 1
    balanced = vacant = by_hand = by_swap = taking = 0
    nearest = second_nearest = x.MOST_DIFFERENCE
    open_cities = cities_left(g) != 0
    own = own_sides(g, g.polarity)
    for row in range(c.ROWS):
        side = row * 2
        up, down = g.size[side], g.size[side + 1]
        difference = apart[row] + x.MOST_DIFFERENCE
        city = city_code(g.city[row], open_cities)
        if city < x.SQUARE_CODE:
            active[n] = x.ROW_SHAPE + (city * 17 + difference) * 16 + up * 4 + down
        else:
            active[n] = x.MORE_SHAPES + ((city - x.SQUARE_CODE) * 17 + difference) * 16 + up * 4 + down
        active[n + 1] = x.ROW_SUMS + (min(g.power[side], 15) * 16 + min(g.power[side + 1], 15)) * 4 + (time >> 1)
        active[n + 2] = x.ROW_DREAMS + (four_bits(lying[side]) * 16 + four_bits(lying[side + 1])) * 17 + difference
        n += 3
        if city == x.VACANT_CODE or city == x.GONE_CODE:
            vacant += 1
            continue
        if apart[row]:
            taking += (up if apart[row] > 0 else down) < c.SIDE_LIMIT
        closing = supply = 0
        if city < x.VACANT_CODE:
            in_hand = in_deck = 0
            for i in range(4):
                kind = element_of(city, i & 1) + (4 if i > 1 else 0)
                in_hand *= 3
                in_deck *= 3
                if (down if i > 1 else up) < c.SIDE_LIMIT:
                    rooms[kind] += 1
                    in_hand += min(held[kind] + held[kind + 8], 2)
                    in_deck += (left[kind] > 0) + (left[kind] > 2)
            active[n] = x.ROW_HAND + (city * 17 + difference) * 81 + in_hand
            active[n + 1] = x.ROW_SUPPLY + (city * 17 + difference) * 81 + in_deck
            n += 2
        wanted = apart[row] if apart[row] > 0 else -apart[row]
        if wanted:
            below = apart[row] > 0
            if (down if below else up) < c.SIDE_LIMIT:
                fitting = g.fits[g.city[row]] & (g.incubus_mask if below else g.sogna_mask)
                may = own & (c.INCUBUS if below else c.SOGNA)
                for kind in range(last_kind):
                    if fitting & bit(kind) and wanted == (g.minus[kind] if below else g.plus[kind]):
                        supply += left[kind]
                        closing |= may != 0 and held[kind] > 0
            by_hand += closing
            by_swap += closed[row]
            if wanted < nearest:
                second_nearest = nearest
                nearest = wanted
            elif wanted < second_nearest:
                second_nearest = wanted
        elif is_balanced(g, row):
            closing = 2
            balanced += 1
        closings = ((difference * 3 + closing) * 2 + closed[row]) * 3 + (supply > 0) + (supply > 3)
        active[n] = x.ROW_CLOSING + closings * 8 + time
        n += 1
        if more:
            n = note_row_more(g, active, n, row, apart[row], held, left, supply, time)
    pending = x.PENDING_REVEAL if revealing else pending_code(g)
    claimed = min(g.success_size, 12)
    to_go = g.total - g.success_size
    chaos = pile_count(g.deck, g.chaos_kind)
    swap = 2 if both else by_swap > 0
    active[n] = x.DECK_CLAIMED + min(deck, 63) * 13 + claimed
    active[n + 1] = x.DECK_BALANCED + ((min(deck, 63) >> 2) * 13 + claimed) * 5 + balanced
    goals = (to_go > 2) + (to_go > 4) + (to_go > 7)
    active[n + 2] = x.CLOSINGS + (((balanced * 5 + by_hand) * 5 + by_swap) * 4 + goals) * 8 + time
    active[n + 3] = x.CHAOS_LEFT + ((chaos * 16 + (min(deck, 63) >> 2)) * 10 + pending) * 5 + vacant
    active[n + 4] = x.WHOLE_HAND + hand
    active[n + 5] = x.NEAREST + (((nearest * 9) + second_nearest) * 5 + balanced) * 8 + time
    active[n + 6] = x.NEXT_STEP + (((pending * 5 + g.hand_size) * 3 + swap) * 5 + balanced) * 8 + time
    active[n + 7] = x.CHAOS_ROOM + ((taking * 9 + chaos) * 5 + balanced) * 8 + time
    active[n + 8] = x.ALWAYS
    n += 9
    if deck < 16:
        active[n] = x.LATE + ((deck * 8 + min(to_go, 7)) * 5 + balanced) * 5 + by_hand
        n += 1
    for kind in range(x.DREAM_KINDS):
        active[n] = x.KIND_LEFT + ((kind * 9 + min(left[kind], 8)) * 3 + min(held[kind], 2)) * 8 + time
        few = (left[kind] > 0) + (left[kind] > 2) + (left[kind] > 4)
        active[n + 1] = x.KIND_ROOM + ((kind * 3 + min(held[kind], 2)) * 5 + rooms[kind]) * 4 + few
        n += 2
    if more:
        n = note_more(g, active, n, held, left, balanced, time)
    return n


def time_class(deck: int) -> int:
    """How late it is, in eight classes of the size of the deck: finer towards the end."""
    if deck < 16:
        return deck >> 2
    return 4 + (deck > 22) + (deck > 31) + (deck > 43)


def four_bits(magnitudes: int) -> int:
    """Which of the magnitudes 1, 2, 3 or 4, and 5 are there."""
    return magnitudes >> 1 & 3 | (4 if magnitudes & 24 else 0) | magnitudes >> 2 & 8


def city_code(city: int, open_cities: int) -> int:
    """A City by its elements: six pairs, a vacant row by whether a City will come, then Squares, Temples, Gardens."""
    if city == c.VACANT:
        return x.VACANT_CODE if open_cities else x.GONE_CODE
    if city in (3, 5, 9):
        return (city > 3) + (city > 5)  # earth with water, fire, air
    if city in (6, 10):
        return 3 + (city > 6)  # water with fire, air
    if city == 12:
        return 5
    if city == 15:
        return x.SQUARE_CODE
    if city:
        return x.SQUARE_CODE + 1 + (city > 1) + (city > 2) + (city > 4)
    return x.GARDEN_CODE


def element_of(code: int, which: int) -> int:
    """The first or second element of a City by its code."""
    if which:
        return (code > 0) + (code > 1) + 1 if code < 3 else 2 + (code != 3)
    return (code > 2) + (code > 4)


def pending_code(g: State) -> int:
    """What is to be done next: by the top of the agenda."""
    step = g.agenda_step[g.agenda_size - 1]
    if step == c.S_REFILL:
        return x.PENDING_REFILL
    if step in (c.S_CLEAN, c.Q_CLEAN):
        return x.PENDING_CLEAN
    if step == c.Q_SWAP:
        return x.PENDING_SWAP
    if step == c.Q_SWAP_WITH:
        return x.PENDING_SWAP_WITH
    if step in (c.S_CENSUS_VOID, c.S_CENSUS_END, c.Q_BONUS):
        return x.PENDING_CENSUS
    if step in (c.S_FILL, c.Q_SIDES):
        return x.PENDING_FILL
    if step in (c.S_HANDLE, c.S_DISCARD_CHAOS):
        return x.PENDING_CHAOS
    if step == c.S_OPENING:
        return x.PENDING_OPENING
    return x.PENDING_OTHER
