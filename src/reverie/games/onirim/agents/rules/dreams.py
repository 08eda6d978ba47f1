"""The rules agent dreams: happy dreams, dark premonitions, and denizens who want to be paid."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.agents.rules.doors import offered_in, with_held
from reverie.games.onirim.agents.rules.orders import best_next, worth_of_next
from reverie.games.onirim.agents.rules.partner import toll
from reverie.games.onirim.agents.rules.sight import NEED, loss_of, nightmares_in_pile
from reverie.games.onirim.agents.rules.towers import worth_of_tower
from reverie.games.onirim.agents.rules.wards import cost_of_door
from reverie.games.onirim.agents.rules.worth import RUIN
from reverie.games.onirim.state import State, cards_left
from reverie.kernel.native import bit, lowest_bit
from reverie.kernel.pile import pile_count

# What the premonitions cost.
PAIR_COST = 860
TWO_BROWN_COST = 650
TWO_RED_COST = 480
THREE_DOORS_COST = 960
FIVE_DOORS_COST = 800
TWO_BLUE_COST = 300
TWO_GREEN_COST = 350
EVERY_COLOUR_COST = 100
EVERY_DREAM_COST = 150  # for each happy dream that is lost
# What a look at seven cards brings, and for each nightmare that may be among them.
SEVEN_WORTH = 160
SEVEN_NIGHTMARE = 350
# What the denizens are worth.
ARCHITECT_WORTH = 260
CYCLOBOT_WORTH = 360
SPIES_WORTH = 260
HARPOON_WORTH = 320
HAMMERBIRD_WORTH = 200
CHAOS_WORTH = 420
MIRROR_WORTH = 420
KEEPER_WORTH = 330


# ---- denizens ------------------------------------------------------------------------------------------------


def worth_of_denizen(denizen: int) -> int:
    """What it is worth to have a denizen at one's side."""
    if denizen == c.ARCHITECT:
        return ARCHITECT_WORTH
    if denizen == c.CYCLOBOT:
        return CYCLOBOT_WORTH
    if denizen == c.SQUIRREL_SPIES:
        return SPIES_WORTH
    if denizen == c.HARPOON_HUNTER:
        return HARPOON_WORTH
    if denizen == c.HAMMERBIRD:
        return HAMMERBIRD_WORTH
    if denizen == c.CHROMATIC_CHAOS:
        return CHAOS_WORTH
    return MIRROR_WORTH if denizen == c.MIRROR else KEEPER_WORTH


def price_of(g: State, sight: list[int], partner: list[int], kind: int) -> int:
    """What it costs to give up a held card, whatever it is."""
    if kind >= c.TOWER:
        return worth_of_tower(g, kind)
    return loss_of(sight, kind) + toll(g, partner, kind)


def cheapest_held(g: State, sight: list[int], partner: list[int], stored: int) -> int:
    """The held card that is missed least, with stored ones or without; KIND if there is none."""
    cards = (g.hand_mask | g.shared_mask) & c.USABLE
    if stored:
        for i in range(g.stored_size):
            cards |= bit(g.stored[i])
    choice = 63
    best = RUIN
    while cards:
        kind = lowest_bit(cards)
        cards &= cards - 1
        price = price_of(g, sight, partner, kind)
        if price < best:
            best = price
            choice = kind
    return choice


def rally_or_not(g: State, sight: list[int], partner: list[int], denizen: int) -> int:
    """Pay with the card that is missed least, if the denizen is worth it."""
    kind = cheapest_held(g, sight, partner, 1)
    if kind == 63 or price_of(g, sight, partner, kind) >= worth_of_denizen(denizen - c.DENIZEN):
        return c.SEND_AWAY * 64
    return with_held(g, kind, c.RALLY, c.RALLY_SHARED, c.RALLY_STORED)


# ---- premonitions --------------------------------------------------------------------------------------------


def cost_of_premonition(g: State, premonition: int) -> int:
    """What a premonition will cost when its trigger comes."""
    if premonition == c.PAIR:
        return PAIR_COST
    if premonition == c.TWO_BROWN:
        return TWO_BROWN_COST
    if premonition == c.TWO_RED:
        return TWO_RED_COST
    if premonition == c.THREE_DOORS:
        return THREE_DOORS_COST
    if premonition == c.FIVE_DOORS:
        return FIVE_DOORS_COST if g.premonitions_down else 0
    if premonition == c.TWO_BLUE:
        return TWO_BLUE_COST
    if premonition == c.TWO_GREEN:
        return TWO_GREEN_COST if g.discarded[c.NIGHTMARE] else 0
    return EVERY_COLOUR_COST + EVERY_DREAM_COST * pile_count(g.pile, c.HAPPY_DREAM)


def worst_premonition(g: State) -> int:
    """The face-up premonition that would cost most; -1 if none is up."""
    choice = -1
    most = -1
    for premonition in range(8):
        if g.premonitions_up >> premonition & 1:
            cost = cost_of_premonition(g, premonition)
            if cost > most:
                most = cost
                choice = premonition
    return choice


def resolve_one(g: State) -> int:
    """Doors that return come first: then other triggers may no longer be true. Otherwise what costs least."""
    triggers = offered_in(g, c.RESOLVE)
    for premonition in range(8):
        if triggers >> premonition & 1 and premonition in (c.PAIR, c.TWO_BROWN):
            return c.RESOLVE * 64 + premonition
    choice = lowest_bit(triggers)
    least = RUIN
    for premonition in range(8):
        if triggers >> premonition & 1:
            cost = cost_of_premonition(g, premonition)
            if cost < least:
                least = cost
                choice = premonition
    return c.RESOLVE * 64 + choice


def return_least(g: State, sight: list[int], partner: list[int]) -> int:
    """The door that is got back most easily, of both players."""
    mine = offered_in(g, c.RETURN_DOOR)
    others = offered_in(g, c.RETURN_PARTNER_DOOR)
    choice = -1
    least = RUIN
    for colour in range(5):
        if mine >> (c.DOOR + colour) & 1:
            cost = cost_of_door(g, sight, colour)
            if cost < least:
                least = cost
                choice = c.RETURN_DOOR * 64 + c.DOOR + colour
        if others >> (c.DOOR + colour) & 1:
            cost = cost_of_door(g, partner, colour)
            if cost < least:
                least = cost
                choice = c.RETURN_PARTNER_DOOR * 64 + c.DOOR + colour
    return choice


def lose_a_key(g: State, sight: list[int]) -> int:
    """A key of a colour whose doors are out, else of the colour that needs fewest."""
    keys = offered_in(g, c.PREMONITION_KEY)
    choice = lowest_bit(keys)
    least = RUIN
    while keys:
        kind = lowest_bit(keys)
        keys &= keys - 1
        need = sight[NEED + (kind >> 2)] if kind < 16 else 8
        if need < least:
            least = need
            choice = kind
    return c.PREMONITION_KEY * 64 + choice


# ---- happy dreams --------------------------------------------------------------------------------------------


def fetchable(g: State) -> int:
    """Every kind that the pile surely holds, as far as the seat can tell before it searches."""
    kinds = bit(0) - 1
    for kind in range(c.DOOR, c.LOST_DREAM + 1):
        if pile_count(g.pile, kind):
            kinds |= bit(kind)
    for kind in range(c.DOOR):
        # A location that the partner may hold is not sure.
        if pile_count(g.pile, kind) + g.partner_hand[kind] - g.partner_shown[kind] > hidden_cards(g):
            kinds |= bit(kind)
    return kinds


def hidden_cards(g: State) -> int:
    """How many cards of the partner the active player does not know."""
    known = 0
    for kind in range(c.DOOR):
        known += g.partner_shown[kind]
    return g.partner_size - known


def dream_of(g: State, sight: list[int]) -> int:
    """Banish the worst premonition, fetch the best card, or look at seven cards."""
    size = cards_left(g)
    best = SEVEN_WORTH
    if size:
        best += SEVEN_NIGHTMARE * c.HAPPY_SIZE * nightmares_in_pile(g) // size
    choice = c.HAPPY * 64 + c.REVEAL_SEVEN
    worst = worst_premonition(g)
    if worst >= 0 and cost_of_premonition(g, worst) > best:
        best = cost_of_premonition(g, worst)
        choice = c.BANISH * 64 + worst
    kinds = fetchable(g)
    if kinds:
        worth = worth_of_next(g, sight, best_next(g, sight, kinds))
        if worth > best:
            best = worth
            choice = c.HAPPY * 64 + c.HAPPY_SEARCH
    for i in range(c.CATCHERS):
        kinds = offered_in(g, c.TAKE_CAPTURED + i) & ~bit(c.LOST_DREAM)
        if kinds:
            kind = best_next(g, sight, kinds)
            worth = worth_of_next(g, sight, kind)
            if worth > best:
                best = worth
                choice = (c.TAKE_CAPTURED + i) * 64 + kind
    return choice


def fetch_best(g: State, sight: list[int]) -> int:
    """The card that is best drawn next."""
    kinds = offered_in(g, c.FETCH)
    if kinds == 0:
        return c.SEARCH * 64 + c.SEARCH_ONLY
    return c.FETCH * 64 + best_next(g, sight, kinds)


def fetch_captured_card(g: State, sight: list[int]) -> int:
    """For a happy dream a captured card must be taken: the best, no lost dream if possible."""
    choice = -1
    best = -2 * RUIN
    for i in range(c.CATCHERS):
        kinds = offered_in(g, c.TAKE_CAPTURED + i)
        while kinds:
            kind = lowest_bit(kinds)
            kinds &= kinds - 1
            worth = worth_of_next(g, sight, kind) if kind != c.LOST_DREAM else -RUIN
            if worth > best:
                best = worth
                choice = (c.TAKE_CAPTURED + i) * 64 + kind
    return choice
