"""What the rules agent sees with modules or a partner: per colour what it needs, holds, has begun and may draw.

It is gathered once per decision into a row of numbers, the sight, and every worth is a difference in it. Only what the
seat may know goes in. In team play the partner's hidden cards are counted with those of the pile: the seat cannot tell
where they are, so two tables that look the same to it give the same sight.
"""

from reverie.games.onirim import constants as c
from reverie.games.onirim.agents.rules.worth import (
    DOOR_WORTH,
    NO_SYMBOL,
    SHARES,
    colour_worth,
    one,
)
from reverie.games.onirim.labyrinth import colours_of
from reverie.games.onirim.modules.book import can_plan, is_next_door, next_goal
from reverie.games.onirim.modules.incubus import adversary_blocks
from reverie.games.onirim.state import State, cards_left
from reverie.kernel.constants import BAG, KIND, KNOWN_TO_0, OVER_SIZE, UNDER_SIZE
from reverie.kernel.native import bit
from reverie.kernel.pile import bag_count, pile_count, pile_over, pile_under

# Where things stand in a sight: four numbers, one per colour, or a single one.
CARDS = 0
LEFT = 4
NEED = 8
BEGUN = 12
PRESSING = 16
NOW = 20
LAST = 24
SHARE = 25

# How much the runs of a colour count if its door is the next one of the Book, the second, the third, a later one;
# in eighths.
NEXT_DOOR = 8
SECOND_DOOR = 6
THIRD_DOOR = 4
LATER_DOOR = 4
ANY_RUN = 3  # for the door to the Oniverse, which every run can fetch

PLAN_COST = 250  # what the cards for a parallel planning could do otherwise
CROSSING_WORTH = 40  # a card that fits every colour is worth more than to the best one
CHAOS_COST = 300  # what chromatic chaos could do otherwise


# ---- doors ---------------------------------------------------------------------------------------------------


def copies_of_door(g: State) -> int:
    """How many doors of each colour the game has."""
    return 3 if g.flags & c.GLYPHS else 2


def doors_missing(g: State, colour: int) -> int:
    """Doors of a colour that are not laid out and not lost; the Oniverse is colour 4."""
    kind = c.DOOR + colour
    copies = copies_of_door(g) if colour < 4 else 1
    return copies - g.doors[colour] - g.partner_doors[colour] - g.discarded[kind] - g.removed[kind]


def doors_wanted(g: State, mine: int, others: int, colour: int) -> int:
    """How many doors of a colour a player should still lay out: in a team one must be left for the partner."""
    missing = doors_missing(g, colour)
    if not g.flags & c.TEAM:
        return missing
    if not g.flags & c.GLYPHS:
        return 1 if mine == 0 and missing > 0 else 0
    return missing - (others == 0)


def wanted(g: State, door: int) -> bool:
    """Whether the active player should lay out this door sooner or later."""
    colour = door - c.DOOR
    if door == c.DOOR_ONIVERSE:
        return doors_missing(g, 4) > 0
    return doors_wanted(g, g.doors[colour], g.partner_doors[colour], colour) > 0


def fits_now(g: State, door: int) -> bool:
    """Whether a door could be laid out at once, as far as the Book's order goes."""
    return not g.flags & c.BOOK or is_next_door(g, door)


def door_rank(g: State, door: int) -> int:
    """How many doors the Book wants before this one."""
    rank = 0
    for i in range(next_goal(g), g.goal_count):
        if not g.covered >> i & 1:
            if g.goals[i] == door:
                return rank
            rank += 1
    return rank


def pressing(g: State, colour: int) -> int:
    """How much the runs of a colour count, in eighths; less with the Book, if other doors come first."""
    if not g.flags & c.BOOK:
        return NEXT_DOOR
    rank = door_rank(g, c.DOOR + colour)
    if rank == 0:
        return NEXT_DOOR
    if rank == 1:
        return SECOND_DOOR
    return THIRD_DOOR if rank == 2 else LATER_DOOR


def worth_of_door(g: State, door: int) -> int:
    """What it is worth to be able to lay out this door now: nothing if it is not wanted or would go to the limbo."""
    if not wanted(g, door):
        return 0
    if fits_now(g, door):
        return DOOR_WORTH
    return DOOR_WORTH - PLAN_COST if can_plan(g) else 0


def door_of_run(g: State, colours: int) -> int:
    """What the best door is worth that a run of these colours could fetch now."""
    if adversary_blocks(g):
        return 0
    best = 0
    for colour in range(4):
        value = worth_of_door(g, c.DOOR + colour)
        if not colours >> colour & 1:
            if not g.rallied_mask >> c.CHROMATIC_CHAOS & 1 or (g.flags & c.BOOK and not fits_now(g, c.DOOR + colour)):
                continue
            value -= CHAOS_COST
        best = max(best, value)
    if g.flags & c.ONIVERSE:
        best = max(best, worth_of_door(g, c.DOOR_ONIVERSE))
    return best


# ---- the pile as the seat knows it ----------------------------------------------------------------------------


def next_card(g: State) -> int:
    """The card on top of the pile if the active seat knows it, otherwise KIND, which is no card."""
    n = g.pile[OVER_SIZE]
    if n:
        card = g.pile[pile_over(g.pile) + n - 1]
        if card & KNOWN_TO_0 << g.seat:
            return card & KIND
    return KIND


def nightmares_in_pile(g: State) -> int:
    """How many nightmares the pile holds."""
    return pile_count(g.pile, c.NIGHTMARE)


def locations_in_pile(g: State) -> int:
    """How many locations but dead ends the pile holds: the turns that are left if nothing else eats them."""
    count = g.pile[BAG + c.DEAD_END - 1]
    start = pile_over(g.pile)
    for i in range(start, start + g.pile[OVER_SIZE]):
        count += g.pile[i] & KIND < c.DEAD_END
    start = pile_under(g.pile)
    for i in range(start, start + g.pile[UNDER_SIZE]):
        count += g.pile[i] & KIND < c.DEAD_END
    if g.flags & c.TEAM:
        # A hidden dead end of the partner may lie in either place; the sum of both cannot be told apart.
        hidden = g.partner_hand[c.DEAD_END] - g.partner_shown[c.DEAD_END]
        count -= hidden
    return count


def lost_dreams_in_pile(g: State) -> int:
    """How many lost dreams are not captured yet and still can be."""
    return pile_count(g.pile, c.LOST_DREAM)


def counts_for(kind: int, colour: int) -> int:
    """A location as one card of a colour, nothing if it has another one; crossroads have all."""
    if kind < c.CROSSROADS:
        return one(kind & 3) if kind >> 2 == colour else 0
    return one(kind & 3) if kind < c.TOWER else 0


def counted(copies: bytearray, colour: int) -> int:
    """Copies by kind as cards of a colour, crossroads left out."""
    i = colour * 4
    return copies[i] | copies[i + c.MOON] << 8 | copies[i + c.KEY] << 16 | copies[i + c.GLYPH] << 24


def crossroads_counted(copies: bytearray) -> int:
    """Copies by kind as cards of every colour: crossroads."""
    return copies[c.CROSSROADS] | copies[c.CROSSROADS + c.MOON] << 8 | copies[c.CROSSROADS + c.KEY] << 16


def unseen_of(g: State, kind: int) -> int:
    """How many cards of a kind lie unordered in the pile or hidden in the partner's hand."""
    return bag_count(g.pile, kind) + g.partner_hand[kind] - g.partner_shown[kind]


def to_come(g: State, colour: int) -> int:
    """The cards of a colour that may still come, wherever they lie."""
    i = colour * 4
    cards = unseen_of(g, i) | unseen_of(g, i + c.MOON) << 8 | unseen_of(g, i + c.KEY) << 16
    if g.flags & c.GLYPHS:
        cards |= unseen_of(g, i + c.GLYPH) << 24
    if g.flags & c.CROSSROADS_MODULE:
        i = c.CROSSROADS
        cards += unseen_of(g, i) + (unseen_of(g, i + c.MOON) << 8) + (unseen_of(g, i + c.KEY) << 16)
    start = pile_over(g.pile)
    for i in range(start, start + g.pile[OVER_SIZE]):
        cards += counts_for(g.pile[i] & KIND, colour)
    start = pile_under(g.pile)
    for i in range(start, start + g.pile[UNDER_SIZE]):
        cards += counts_for(g.pile[i] & KIND, colour)
    return cards


# ---- rows ----------------------------------------------------------------------------------------------------


def run_begun(g: State, row: bytearray, segment: int, size: int, colour: int) -> int:
    """How many cards at the end of a row count towards the next run of this colour: 0, 1 or 2."""
    if size == segment:
        return 0
    last = row[size - 1]
    if not colours_of(last) >> colour & 1:
        return 0
    hard = g.flags & c.HARD_CROSSROADS
    if size - segment >= 2:
        before = row[size - 2]
        if colours_of(before) >> colour & 1 and not (hard and before >= c.CROSSROADS):
            return 2
    return 0 if hard and last >= c.CROSSROADS else 1


def end_symbol(row: bytearray, size: int) -> int:
    """The symbol that cannot be played now."""
    return row[size - 1] & 3 if size else NO_SYMBOL


# ---- the sight -----------------------------------------------------------------------------------------------


def look_around(g: State, sight: list[int], top: int, drafting: int) -> None:
    """Fill the sight of the active player; `top` is a card that counts as held, because it comes next, or KIND.

    In the draft the cards in the middle are not held yet.
    """
    crossing = crossroads_counted(g.hand)
    if not drafting:
        crossing += crossroads_counted(g.shared)
    chance = (1 << SHARES) // (cards_left(g) + 1)
    sight[LAST] = end_symbol(g.row, g.row_size)
    sight[SHARE] = chance
    for colour in range(4):
        cards = counted(g.hand, colour) + crossing + counts_for(top, colour)
        if not drafting:
            cards += counted(g.shared, colour)
        for i in range(g.stored_size):
            cards += counts_for(g.stored[i], colour)
        sight[CARDS + colour] = cards
        need = doors_wanted(g, g.doors[colour], g.partner_doors[colour], colour)
        sight[PRESSING + colour] = pressing(g, colour)
        if g.flags & c.ONIVERSE and need <= 0 and doors_missing(g, 4) > 0:
            need = 1
            sight[PRESSING + colour] = ANY_RUN
        sight[NEED + colour] = need
        sight[LEFT + colour] = to_come(g, colour)
        sight[BEGUN + colour] = run_begun(g, g.row, g.segment, g.row_size, colour)
        sight[NOW + colour] = worth_of_colour(sight, colour, sight[BEGUN + colour], sight[LAST], cards)


def look_as_partner(g: State, sight: list[int]) -> None:
    """The sight that the partner has of the shared cards, as far as the active player can tell."""
    crossing = crossroads_counted(g.shared) + crossroads_counted(g.partner_shown)
    sight[LAST] = end_symbol(g.partner_row, g.partner_row_size)
    sight[SHARE] = (1 << SHARES) // (cards_left(g) + 1)
    for colour in range(4):
        cards = counted(g.shared, colour) + counted(g.partner_shown, colour) + crossing
        sight[CARDS + colour] = cards
        sight[NEED + colour] = doors_wanted(g, g.partner_doors[colour], g.doors[colour], colour)
        sight[LEFT + colour] = to_come(g, colour)
        sight[BEGUN + colour] = run_begun(g, g.partner_row, g.partner_segment, g.partner_row_size, colour)
        sight[PRESSING + colour] = pressing(g, colour)
        sight[NOW + colour] = worth_of_colour(sight, colour, sight[BEGUN + colour], sight[LAST], cards)


def worth_of_colour(sight: list[int], colour: int, begun: int, last: int, cards: int) -> int:
    """What cards of a colour would be worth if so much were begun, with this symbol at the end of the row."""
    worth = colour_worth(sight[NEED + colour], begun, last, cards, sight[LEFT + colour], sight[SHARE])
    return worth * sight[PRESSING + colour] >> 3


def loss_of(sight: list[int], kind: int) -> int:
    """What is lost if a held card leaves the hand; towers and dead ends are judged elsewhere.

    A crossroads serves one colour only, the one that needs it most.
    """
    most = 0
    if kind >= c.TOWER:
        return 0
    for colour in range(4):
        card = counts_for(kind, colour)
        if card:
            rest = worth_of_colour(sight, colour, sight[BEGUN + colour], sight[LAST], sight[CARDS + colour] - card)
            most = max(most, sight[NOW + colour] - rest)
    return most + CROSSING_WORTH if kind >= c.CROSSROADS else most


def gain_by(sight: list[int], kind: int) -> int:
    """What a location would add to the hand."""
    most = 0
    if kind >= c.TOWER:
        return 0
    for colour in range(4):
        card = counts_for(kind, colour)
        if card:
            more = worth_of_colour(sight, colour, sight[BEGUN + colour], sight[LAST], sight[CARDS + colour] + card)
            most = max(most, more - sight[NOW + colour])
    return most + CROSSING_WORTH if kind >= c.CROSSROADS else most


def worth_of_hand(sight: list[int]) -> int:
    """What is lost if all held cards go."""
    worth = 0
    for colour in range(4):
        worth += sight[NOW + colour]
        worth -= worth_of_colour(sight, colour, sight[BEGUN + colour], sight[LAST], 0)
    return worth


def run_colours(sight: list[int], kind: int) -> int:
    """The colours of the run that this card would complete, 0 if none."""
    colours = colours_of(kind)
    done = 0
    for colour in range(4):
        if colours >> colour & 1 and sight[BEGUN + colour] == 2:
            done |= 1 << colour
    return done


def gain_by_playing(g: State, sight: list[int], kind: int) -> int:
    """What changes if a held card is played: the end of the row, the hand, and perhaps a door.

    What a crossroads adds counts for one colour only, what it breaks for all.
    """
    colours = colours_of(kind)
    done = run_colours(sight, kind)
    gain = door_of_run(g, done) if done else 0
    fetched = gain > 0
    most = 0
    for colour in range(4):
        begun = 0
        if done == 0 and colours >> colour & 1:
            begun = sight[BEGUN + colour] + 1
        cards = sight[CARDS + colour] - counts_for(kind, colour)
        used = fetched and done >> colour & 1  # the door that the run brings is no longer needed
        sight[NEED + colour] -= used
        change = worth_of_colour(sight, colour, begun, kind & 3, cards) - sight[NOW + colour]
        sight[NEED + colour] += used
        if kind >= c.CROSSROADS and change > 0:
            most = max(most, change)
        else:
            gain += change
    if kind >= c.CROSSROADS:
        gain -= CROSSING_WORTH
    return gain + most


def held_keys(g: State) -> int:
    """The kinds of keys that the active player can use, wherever they are held, as a mask."""
    keys = g.hand_mask | g.shared_mask
    for i in range(g.stored_size):
        keys |= bit(g.stored[i])
    return keys & c.KEYS
