"""The rules agent in the base game: the quick half of the player, without a thought of modules.

One idea carries every decision. For each colour whose doors are still missing, the cards in hand and at the end of
the row are worth something (`worth.py`). A turn is the card that leaves the most behind, a nightmare gets what
costs least, a prophecy brings first what adds most.

The player uses only what a seat may know: its cards, the open zones, the known top of the pile, and what the pile
holds in all (that is derivable), never its order. It wins about 73 % of base solo games.
"""

from reverie.games.onirim import constants as c
from reverie.games.onirim.agents.rules.worth import (
    DOOR_WORTH,
    NO_SYMBOL,
    RUIN,
    SHARES,
    TURN_WORTH,
    colour_worth,
    helpful,
    one,
)
from reverie.games.onirim.labyrinth import playable
from reverie.games.onirim.state import State, cards_left, looked_kinds
from reverie.kernel.choices import nth_choice
from reverie.kernel.constants import BAG, KIND, KNOWN_TO_0, OVER_SIZE, UNDER_SIZE
from reverie.kernel.native import bit, lowest_bit
from reverie.kernel.pile import bag_count, pile_count, pile_over, pile_under

DOORS_PER_COLOUR = 2
# What a nightmare may cost: the hand, a door.
FRESH_HAND = 500
FRESH_CHANCE = 2000
DOOR_LOSS = 940
DOOR_BACK = 400

# What a look at the next five cards is worth.
PROPHECY_WORTH = 40
PROPHECY_NIGHTMARE = 180


def choose_in_base_game(g: State) -> int:
    """The answer to the open question: one of the legal actions, always the same in the same situation."""
    question = g.agenda_step[g.agenda_size - 1]
    if question == c.Q_TURN:
        return best_turn(g)
    if question == c.Q_NIGHTMARE:
        return ward_cheaply(g)
    if question == c.Q_PROPHECY_ORDER:
        return c.PROPHECY_PUT * 64 + next_in_prophecy(g)
    if question == c.Q_PROPHECY:
        return c.PROPHECY_DISCARD * 64 + riddance(g)
    if question == c.Q_SEARCH:
        return take_a_door(g)
    if question == c.Q_DOOR:
        return open_with_key(g.agenda_arg[g.agenda_size - 1])
    return nth_choice(g, 0)


# ---- the table as the player sees it -----------------------------------------------------------------------


def still_needed(g: State, colour: int) -> int:
    """Doors of a colour that are not laid out yet and can be."""
    return DOORS_PER_COLOUR - g.doors[colour] - g.discarded[c.DOOR + colour]


def last_symbol(g: State) -> int:
    """The symbol that cannot be played now."""
    return g.row[g.row_size - 1] & 3 if g.row_size else NO_SYMBOL


def row_end(g: State) -> int:
    """The colour of the last card of the row if a run can grow from it, otherwise KIND, which is no colour."""
    return g.row[g.row_size - 1] >> 2 if g.row_size > g.segment else KIND


def progress_in(g: State, colour: int) -> int:
    """How many cards at the end of the row count towards the next run of this colour: 0, 1 or 2."""
    n = g.row_size
    if row_end(g) != colour or colour == KIND:
        return 0
    if n - g.segment >= 2 and g.row[n - 2] >> 2 == colour:
        return 2
    return 1


def known_top(g: State) -> int:
    """The card on top of the pile if the seat knows it, otherwise KIND, which is no card."""
    n = g.pile[OVER_SIZE]
    if n:
        card = g.pile[pile_over(g.pile) + n - 1]
        if card & KNOWN_TO_0:
            return card & KIND
    return KIND


def locations_left(g: State) -> int:
    """How many locations the pile holds: the turns that are left if nothing else eats them."""
    count = g.pile[BAG + c.DOOR - 1]
    start = pile_over(g.pile)
    for i in range(start, start + g.pile[OVER_SIZE]):
        count += g.pile[i] & KIND < c.DOOR
    start = pile_under(g.pile)
    for i in range(start, start + g.pile[UNDER_SIZE]):
        count += g.pile[i] & KIND < c.DOOR
    return count


# ---- the cards of one colour: suns, moons and keys counted in one number, a byte each ------------------------


def held(g: State, colour: int) -> int:
    """The cards of a colour in hand."""
    i = colour * 4
    return g.hand[i] | g.hand[i + c.MOON] << 8 | g.hand[i + c.KEY] << 16


def coming(top: int, colour: int) -> int:
    """The card known to be drawn next, if it is a location of this colour."""
    return one(top & 3) if top < c.DOOR and top >> 2 == colour else 0


def supply(g: State, colour: int) -> int:
    """The cards of a colour that the pile still holds, wherever they lie."""
    i = colour * 4
    cards = bag_count(g.pile, i) | bag_count(g.pile, i + c.MOON) << 8 | bag_count(g.pile, i + c.KEY) << 16
    start = pile_over(g.pile)
    for i in range(start, start + g.pile[OVER_SIZE]):
        cards += coming(g.pile[i] & KIND, colour)
    start = pile_under(g.pile)
    for i in range(start, start + g.pile[UNDER_SIZE]):
        cards += coming(g.pile[i] & KIND, colour)
    return cards


def share_of_one(g: State) -> int:
    """The chance that one certain card of the pile is the next."""
    return (1 << SHARES) // (cards_left(g) + 1)


# ---- the turn --------------------------------------------------------------------------------------------------


def best_turn(g: State) -> int:
    """Complete a run that gives a door; otherwise play or discard the card that leaves the most behind."""
    end = row_end(g)
    progress = progress_in(g, end)
    fits = playable(g, g.hand_mask)
    if progress == 2 and completes_gladly(g, end, fits >> end * 4 & 7):
        return c.PLAY * 64 + end * 4 + lowest_bit(fits >> end * 4)
    last = last_symbol(g)
    top = known_top(g)
    share = share_of_one(g)
    break_cost = cost_of_breaking(g, end, progress, last, top, share)
    best = -RUIN
    choice = 0
    colour = KIND
    need = here = left = cards = now = 0
    hand = g.hand_mask
    while hand:
        kind = lowest_bit(hand)
        hand &= hand - 1
        if kind >> 2 != colour:
            colour = kind >> 2
            need = still_needed(g, colour)
            here = progress if colour == end else 0
            left = supply(g, colour) if need > 0 else 0
            cards = held(g, colour) + coming(top, colour)
            now = colour_worth(need, here, last, cards, left, share)
        rest = cards - one(kind & 3)
        value = colour_worth(need, here, last, rest, left, share) - now
        if c.KEYS >> kind & 1:
            value += prophecy_worth(g)
        if value > best:
            best = value
            choice = c.DISCARD * 64 + kind
        if fits >> kind & 1:
            if here == 2:
                value = colour_worth(need - 1, 0, kind & 3, rest, left, share) - now
                if need > 0:
                    value += DOOR_WORTH
            else:
                value = colour_worth(need, here + 1, kind & 3, rest, left, share) - now
                if here == 0:
                    value -= break_cost
            if value >= best:
                best = value
                choice = c.PLAY * 64 + kind
    return choice


def completes_gladly(g: State, colour: int, symbols: int) -> bool:
    """Whether a run gives a door without a second thought: for a sun, or if it is the last door of its colour.

    With a moon or a key the run could cost the colour's other door, so that has to be weighed.
    """
    need = still_needed(g, colour)
    return symbols & 1 << c.SUN != 0 if need > 1 else need == 1 and symbols != 0


def cost_of_breaking(g: State, end: int, progress: int, last: int, top: int, share: int) -> int:
    """What is lost if a card of another colour follows the last one of the row."""
    if progress == 0:
        return 0
    need = still_needed(g, end)
    if need <= 0:
        return 0
    left = supply(g, end)
    cards = held(g, end) + coming(top, end)
    begun = colour_worth(need, progress, last, cards, left, share)
    return begun - colour_worth(need, 0, last, cards, left, share)


def prophecy_worth(g: State) -> int:
    """What looking ahead is worth: more, the more nightmares lurk."""
    size = cards_left(g)
    if size == 0:
        return 0
    return PROPHECY_WORTH + PROPHECY_NIGHTMARE * pile_count(g.pile, c.NIGHTMARE) // size


# ---- doors -----------------------------------------------------------------------------------------------------


def take_a_door(g: State) -> int:
    """Take the door. If there is none, search only to shuffle away a nightmare known to be next."""
    if g.option_block[0] == c.TAKE_DOOR:
        return c.TAKE_DOOR * 64 + lowest_bit(g.option_mask[0])
    if known_top(g) == c.NIGHTMARE:
        return c.SEARCH * 64 + c.SEARCH_ONLY
    return c.SEARCH * 64 + c.DECLINE


def open_with_key(door: int) -> int:
    """One card for a door: always; without the key there is no question."""
    return c.OPEN_DOOR * 64 + (door - c.DOOR) * 4 + c.KEY


# ---- nightmares ------------------------------------------------------------------------------------------------


def ward_cheaply(g: State) -> int:
    """Give the nightmare what is worth least: a key, a door, the hand, or five cards of the pile."""
    last = last_symbol(g)
    share = share_of_one(g)
    locations = locations_left(g)
    hand_cost = cost_of_any_hand(g, locations)
    best = cost_of_milling(g, locations)
    choice = c.WARD * 64 + (c.MILL if cards_left(g) else c.HAND_REDRAW)
    for colour in range(4):
        need = still_needed(g, colour)
        here = progress_in(g, colour)
        left = supply(g, colour)
        cards = held(g, colour)
        now = colour_worth(need, here, last, cards, left, share)
        hand_cost += now - colour_worth(need, here, last, 0, left, share)
        if here == 2 and need > 0:
            # A new hand may well bring the third card of the run.
            hand_cost -= FRESH_CHANCE * helpful(left, last) * share >> SHARES
        if cards >> 16:
            cost = now - colour_worth(need, here, last, cards - one(c.KEY), left, share)
            if cost < best:
                best = cost
                choice = c.WARD_KEY * 64 + colour * 4 + c.KEY
        if g.doors[colour]:
            cost = DOOR_LOSS + now - colour_worth(need + 1, here, last, cards, left, share)
            # A door comes back sooner if many cards of its colour are left.
            cost -= DOOR_BACK * helpful(left, NO_SYMBOL) * share >> SHARES
            if cost < best:
                best = cost
                choice = c.WARD_DOOR * 64 + c.DOOR + colour
    if hand_cost < best:
        choice = c.WARD * 64 + c.HAND_REDRAW
    return choice


def cost_of_any_hand(g: State, locations: int) -> int:
    """What a new hand costs whatever the old one was: as many turns, but new hope; ruin, if the pile is too short."""
    if locations < c.HAND_SIZE:
        return RUIN
    return g.hand_size * TURN_WORTH - FRESH_HAND


def cost_of_milling(g: State, locations: int) -> int:
    """Five cards of the pile are turns lost, except for the doors and dreams among them; ruin, if it is too short."""
    size = cards_left(g)
    if size - c.MILL_SIZE < c.HAND_SIZE - g.hand_size:
        return RUIN + 1
    return TURN_WORTH * c.MILL_SIZE * locations // size


# ---- the prophecy ----------------------------------------------------------------------------------------------


def riddance(g: State) -> int:
    """Be rid of a nightmare, else of the location that adds least; of a door only if there is nothing else."""
    seen = looked_kinds(g)
    if seen & bit(c.NIGHTMARE):
        return c.NIGHTMARE
    choice = lowest_bit(seen)
    least = RUIN
    seen &= c.LOCATIONS_WITH_SYMBOL
    while seen:
        kind = lowest_bit(seen)
        seen &= seen - 1
        gain = gain_of(g, kind)
        if gain < least:
            least = gain
            choice = kind
    return choice


def next_in_prophecy(g: State) -> int:
    """The order of the others: doors a key opens, a key and its door, then what adds most; nightmares last."""
    seen = looked_kinds(g)
    placed = g.looked[g.looked_placed - 1] if g.looked_placed else KIND
    for colour in range(4):
        if seen & bit(c.DOOR + colour):
            key = colour * 4 + c.KEY
            if g.hand[key] or placed == key:
                return c.DOOR + colour
            if seen & bit(key):
                return key
    doors = seen >> c.DOOR & 15
    if doors and seen & bit(c.NIGHTMARE) and g.looked_placed == 0:
        # A door that stays shut has the pile shuffled at the end of the turn: the nightmare below it is lost sight of.
        return c.DOOR + lowest_bit(doors)
    if seen & c.LOCATIONS_WITH_SYMBOL:
        return most_useful(g, seen & c.LOCATIONS_WITH_SYMBOL)
    return lowest_bit(seen)


def most_useful(g: State, seen: int) -> int:
    """The location that adds most."""
    choice = 0
    most = -RUIN
    while seen:
        kind = lowest_bit(seen)
        seen &= seen - 1
        gain = gain_of(g, kind)
        if gain > most:
            most = gain
            choice = kind
    return choice


def gain_of(g: State, kind: int) -> int:
    """How much a location would add to the hand."""
    colour = kind >> 2
    need = still_needed(g, colour)
    here = progress_in(g, colour)
    last = last_symbol(g)
    cards = held(g, colour)
    left = supply(g, colour)
    share = share_of_one(g)
    now = colour_worth(need, here, last, cards, left, share)
    return colour_worth(need, here, last, cards + one(kind & 3), left, share) - now
