"""A plain player: adds up what the hand and the row are worth, and does what leaves the most.

All worths are in hundredths of a door or so; they were tuned by playing millions of games. The player knows only
what a seat may know: its cards, the open zones, the known top of the pile, and what is left in the pile over all.
"""

from reverie.games.onirim.constants import (
    DECLINE,
    DISCARD,
    DOOR,
    HAND_REDRAW,
    HAND_SIZE,
    KEY,
    KEYS,
    LOCATIONS_WITH_SYMBOL,
    MILL,
    MILL_SIZE,
    MOON,
    NIGHTMARE,
    OPEN_DOOR,
    PLAY,
    PROPHECY_DISCARD,
    PROPHECY_PUT,
    Q_DOOR,
    Q_NIGHTMARE,
    Q_PROPHECY,
    Q_PROPHECY_ORDER,
    Q_SEARCH,
    Q_TURN,
    SEARCH,
    SEARCH_ONLY,
    SUN,
    TAKE_DOOR,
    WARD,
    WARD_DOOR,
    WARD_KEY,
)
from reverie.games.onirim.labyrinth import playable
from reverie.games.onirim.state import State, cards_left, looked_kinds
from reverie.kernel.choices import nth_choice
from reverie.kernel.constants import BAG, KIND, KNOWN_TO_0, OVER_SIZE, UNDER_SIZE
from reverie.kernel.native import bit, lowest_bit
from reverie.kernel.pile import bag_count, pile_over, pile_under

# What things are worth.
DOOR_WORTH = 1200
READY_0 = 200  # nothing played yet, the whole run in hand
READY_1 = 500  # one played, the other two in hand
READY_2 = 850  # two played, the third in hand
LACKS_1_0 = 132
LACKS_1_1 = 208
LACKS_1_2 = 304
LACKS_2_0 = 48
LACKS_2_1 = 113
STIFF = 17  # only one symbol would help
SUN_WORTH = 0
MOON_WORTH = 30
KEY_WORTH = 80
KEY_DOOR_WORTH = 96
KEY_MORE = 36
TURN_WORTH = 112
TURN_LATE = 140
FRESH_HAND = 400
PROPHECY_WORTH = 40
PROPHECY_NIGHTMARE = 180
DOOR_LOSS = 720
BLOCKED = 20
RUIN = 100000


def choose_by_rules(g: State) -> int:
    """The answer to the open question: always a legal one."""
    question = g.agenda_step[g.agenda_size - 1]
    about = g.agenda_arg[g.agenda_size - 1]
    if question == Q_TURN:
        return best_turn(g)
    if question == Q_NIGHTMARE:
        return cheapest_ward(g)
    if question == Q_DOOR:
        return OPEN_DOOR * 64 + (about - DOOR) * 4 + KEY
    if question == Q_PROPHECY_ORDER:
        return PROPHECY_PUT * 64 + next_in_prophecy(g)
    if question == Q_PROPHECY:
        return PROPHECY_DISCARD * 64 + prophecy_riddance(g)
    if question == Q_SEARCH:
        return search_answer(g)
    return nth_choice(g, 0)


# ---- what may be known ---------------------------------------------------------------------------------


def left_in_pile(g: State, kind: int) -> int:
    """How many cards of a kind the pile still holds, wherever they lie."""
    count = bag_count(g.pile, kind)
    start = pile_over(g.pile)
    for i in range(start, start + g.pile[OVER_SIZE]):
        count += g.pile[i] & KIND == kind
    start = pile_under(g.pile)
    for i in range(start, start + g.pile[UNDER_SIZE]):
        count += g.pile[i] & KIND == kind
    return count


def locations_left(g: State) -> int:
    """How many locations the pile still holds: the turns left, if nothing else eats them."""
    count = g.pile[BAG + DOOR - 1]
    start = pile_over(g.pile)
    for i in range(start, start + g.pile[OVER_SIZE]):
        count += g.pile[i] & KIND < DOOR
    start = pile_under(g.pile)
    for i in range(start, start + g.pile[UNDER_SIZE]):
        count += g.pile[i] & KIND < DOOR
    return count


def known_top(g: State) -> int:
    """The kind on top of the pile if the seat knows it, otherwise -1."""
    n = g.pile[OVER_SIZE]
    if n:
        card = g.pile[pile_over(g.pile) + n - 1]
        if card & KNOWN_TO_0:
            return card & KIND
    return -1


def still_needed(g: State, colour: int) -> int:
    """Doors of a colour that are not laid out and can still be."""
    return 2 - g.doors[colour] - g.discarded[DOOR + colour]


def row_progress(g: State) -> int:
    """How many cards at the right end of the row already count towards the next run: 0, 1 or 2."""
    n = g.row_size
    if n == g.segment:
        return 0
    if n - g.segment >= 2 and g.row[n - 1] >> 2 == g.row[n - 2] >> 2:
        return 2
    return 1


# ---- what a hand is worth --------------------------------------------------------------------------------


def lacking(progress: int, last: int, suns: int, moons: int, keys: int) -> int:
    """Cards that still have to be drawn to finish a run of one colour; twice that, plus 1 if only one way helps."""
    total = suns + moons + keys
    kinds = (suns > 0) + (moons > 0) + (keys > 0)
    same = suns if last == SUN else moons if last == MOON else keys
    others = total - same
    if progress == 2:
        return 0 if others else 2
    if progress == 1:
        if others == 0:
            return 3 if same else 4
        if same or kinds >= 2:
            return 0
        return 2
    if total >= 3:
        return 0 if kinds >= 2 else 3
    if total == 2:
        return 2 if kinds == 2 else 3
    return 4 if total else 6


def colour_worth(need: int, progress: int, last: int, suns: int, moons: int, keys: int) -> int:
    """What the cards of one colour are worth, in the hand and at the end of the row."""
    worth = keys * KEY_WORTH
    if keys > 1:
        worth -= (keys - 1) * KEY_MORE
    if need <= 0:
        return worth
    if keys:
        worth += KEY_DOOR_WORTH * need
    worth += suns * SUN_WORTH + moons * MOON_WORTH
    lacks = lacking(progress, last, suns, moons, keys)
    if lacks & 1:
        worth -= STIFF
    lacks >>= 1
    if lacks == 0:
        worth += READY_0 if progress == 0 else READY_1 if progress == 1 else READY_2
    elif lacks == 1:
        worth += LACKS_1_0 if progress == 0 else LACKS_1_1 if progress == 1 else LACKS_1_2
    elif lacks == 2:
        worth += LACKS_2_0 if progress == 0 else LACKS_2_1
    return worth


def hand_worth(g: State, colour: int, progress: int, last: int) -> int:
    """What the cards of one colour are worth as they are."""
    i = colour * 4
    return colour_worth(still_needed(g, colour), progress, last, g.hand[i], g.hand[i + 1], g.hand[i + 2])


def worth_without(g: State, kind: int, need: int, progress: int, last: int) -> int:
    """The same without one card of the hand."""
    i = kind & 28
    symbol = kind & 3
    return colour_worth(
        need,
        progress,
        last,
        g.hand[i] - (symbol == SUN),
        g.hand[i + 1] - (symbol == MOON),
        g.hand[i + 2] - (symbol == KEY),
    )


# ---- the turn --------------------------------------------------------------------------------------------


def best_turn(g: State) -> int:
    """Play or discard the card that leaves the most behind."""
    progress = row_progress(g)
    last = -1
    end = -1
    if g.row_size:
        last = g.row[g.row_size - 1] & 3
        if progress:
            end = g.row[g.row_size - 1] >> 2
    row_loss = 0
    if end >= 0:
        row_loss = hand_worth(g, end, progress, last) - hand_worth(g, end, 0, last)
    playable_now = playable(g)
    best = -RUIN
    choice = 0
    cards = g.hand_mask
    while cards:
        kind = lowest_bit(cards)
        cards &= cards - 1
        colour = kind >> 2
        need = still_needed(g, colour)
        here = progress if colour == end else 0
        now = hand_worth(g, colour, here, last)
        value = worth_without(g, kind, need, here, last) - now
        if KEYS >> kind & 1:
            value += prophecy_worth(g)
        if value > best:
            best = value
            choice = DISCARD * 64 + kind
        if playable_now >> kind & 1:
            if here == 2:
                value = worth_without(g, kind, need - 1, 0, kind & 3) - now
                if need > 0:
                    value += DOOR_WORTH
            else:
                value = worth_without(g, kind, need, here + 1, kind & 3) - now
                if end >= 0 and here == 0:
                    value -= row_loss
            if value >= best:
                best = value
                choice = PLAY * 64 + kind
    return choice


def prophecy_worth(g: State) -> int:
    """What looking at the top five cards is worth."""
    size = cards_left(g)
    if size == 0:
        return 0
    return PROPHECY_WORTH + PROPHECY_NIGHTMARE * left_in_pile(g, NIGHTMARE) // size


# ---- search ----------------------------------------------------------------------------------------------


def search_answer(g: State) -> int:
    """Take a door if there is one; otherwise search only to get rid of a nightmare known to be on top."""
    if g.option_block[0] == TAKE_DOOR:
        return TAKE_DOOR * 64 + lowest_bit(g.option_mask[0])
    if known_top(g) == NIGHTMARE:
        return SEARCH * 64 + SEARCH_ONLY
    return SEARCH * 64 + DECLINE


# ---- nightmares --------------------------------------------------------------------------------------------


def turn_worth(g: State, locations: int) -> int:
    """What one location of the pile is worth: a turn."""
    return TURN_WORTH + TURN_LATE * (8 - g.door_count) // (locations + 1)


def cheapest_ward(g: State) -> int:
    """Give up whatever is worth least: a key, five cards of the pile, the hand, or a door."""
    progress = row_progress(g)
    last = -1
    end = -1
    if g.row_size:
        last = g.row[g.row_size - 1] & 3
        if progress:
            end = g.row[g.row_size - 1] >> 2
    size = cards_left(g)
    locations = locations_left(g)
    turn = turn_worth(g, locations)
    # The hand.
    cost = g.hand_size * turn - FRESH_HAND
    if locations < HAND_SIZE:
        cost += RUIN
    for colour in range(4):
        here = progress if colour == end else 0
        cost += hand_worth(g, colour, here, last)
        cost -= colour_worth(still_needed(g, colour), here, last, 0, 0, 0)
    best = cost
    choice = WARD * 64 + HAND_REDRAW
    # The pile.
    if size:
        cost = turn * MILL_SIZE * locations // size
        if size - MILL_SIZE < HAND_SIZE - g.hand_size:
            cost += RUIN + 1
        if cost < best:
            best = cost
            choice = WARD * 64 + MILL
    # A key.
    keys = g.hand_mask & KEYS
    while keys:
        kind = lowest_bit(keys)
        keys &= keys - 1
        colour = kind >> 2
        here = progress if colour == end else 0
        cost = hand_worth(g, colour, here, last) - worth_without(g, kind, still_needed(g, colour), here, last)
        if cost <= best:
            best = cost
            choice = WARD_KEY * 64 + kind
    # A door.
    for colour in range(4):
        if g.doors[colour]:
            here = progress if colour == end else 0
            i = colour * 4
            cost = DOOR_LOSS + hand_worth(g, colour, here, last)
            cost -= colour_worth(still_needed(g, colour) + 1, here, last, g.hand[i], g.hand[i + 1], g.hand[i + 2])
            if cost < best:
                best = cost
                choice = WARD_DOOR * 64 + DOOR + colour
    return choice


# ---- the prophecy ------------------------------------------------------------------------------------------


def gain_of(g: State, kind: int) -> int:
    """How much a location would add to the hand."""
    progress = row_progress(g)
    last = -1
    end = -1
    if g.row_size:
        last = g.row[g.row_size - 1] & 3
        if progress:
            end = g.row[g.row_size - 1] >> 2
    colour = kind >> 2
    symbol = kind & 3
    here = progress if colour == end else 0
    i = kind & 28
    return colour_worth(
        still_needed(g, colour),
        here,
        last,
        g.hand[i] + (symbol == SUN),
        g.hand[i + 1] + (symbol == MOON),
        g.hand[i + 2] + (symbol == KEY),
    ) - hand_worth(g, colour, here, last)


def prophecy_riddance(g: State) -> int:
    """Which of the looked-at cards to be rid of: a nightmare, else the least useful location, a door only in need."""
    seen = looked_kinds(g)
    if seen & bit(NIGHTMARE):
        return NIGHTMARE
    return least_useful(g, seen)


def least_useful(g: State, seen: int) -> int:
    """The location that adds least; anything else only if there is no location."""
    worst = lowest_bit(seen)
    least = RUIN
    seen &= LOCATIONS_WITH_SYMBOL
    while seen:
        kind = lowest_bit(seen)
        seen &= seen - 1
        gain = gain_of(g, kind)
        if gain < least:
            least = gain
            worst = kind
    return worst


def most_useful(g: State, seen: int) -> int:
    """The location that adds most."""
    chosen = lowest_bit(seen)
    most = -RUIN
    while seen:
        kind = lowest_bit(seen)
        seen &= seen - 1
        gain = gain_of(g, kind)
        if gain > most:
            most = gain
            chosen = kind
    return chosen


def next_in_prophecy(g: State) -> int:
    """Doors that a key in hand opens first, then the best locations, then other doors, nightmares last."""
    seen = looked_kinds(g)
    for colour in range(4):
        if seen & bit(DOOR + colour) and g.hand[colour * 4 + KEY]:
            return DOOR + colour
    if seen & LOCATIONS_WITH_SYMBOL:
        return most_useful(g, seen & LOCATIONS_WITH_SYMBOL)
    return lowest_bit(seen)
