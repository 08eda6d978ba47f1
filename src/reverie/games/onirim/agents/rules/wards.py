"""The rules agent wards off a nightmare, with everything that modules offer; each way has its price."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.agents.rules.base import DOOR_BACK, DOOR_LOSS, FRESH_CHANCE, FRESH_HAND
from reverie.games.onirim.agents.rules.catchers import cost_of_limbo
from reverie.games.onirim.agents.rules.partner import toll, toll_for_all
from reverie.games.onirim.agents.rules.sight import (
    BEGUN,
    CARDS,
    LAST,
    LEFT,
    NEED,
    NOW,
    SHARE,
    locations_in_pile,
    loss_of,
    lost_dreams_in_pile,
    worth_of_colour,
    worth_of_hand,
)
from reverie.games.onirim.agents.rules.towers import cost_of_tower_step, worth_of_tower
from reverie.games.onirim.agents.rules.worth import NO_SYMBOL, RUIN, SHARES, TURN_WORTH, helpful
from reverie.games.onirim.state import State, cards_left
from reverie.kernel.choices import is_offered
from reverie.kernel.native import lowest_bit

PUNISHMENT_COST = 370
MIRROR_COST = 250
PROTECTOR_COST = 500
PATHFINDER_COST = 0
BOOK_DOOR_LOSS = 300  # the order card is uncovered, too
SPARE_DOOR = 200  # what it is worth to return a second door of a colour in a team: the partner lacks it
# What it is worth to be rid of dead ends: one more each clogs the hand worse than the one before.
ONE_DEAD_END = 10
TWO_DEAD_ENDS = 40
THREE_DEAD_ENDS = 150
FOUR_DEAD_ENDS = 700
DIGGING = 250  # what it is worth to come upon a lost dream


def in_hand(g: State) -> int:
    """How many cards the active player holds, shared ones included, stored ones not."""
    return g.hand_size + g.shared_size


def dead_ends_held(g: State) -> int:
    """How many dead ends clog the hand."""
    return g.hand[c.DEAD_END] + g.shared[c.DEAD_END]


def relief_from(dead: int) -> int:
    """What it is worth to be rid of so many dead ends."""
    if dead <= 1:
        return dead * ONE_DEAD_END
    if dead == 2:
        return TWO_DEAD_ENDS
    return THREE_DEAD_ENDS if dead == 3 else FOUR_DEAD_ENDS


def towers_held(g: State) -> int:
    """What the towers in hand are worth."""
    worth = 0
    cards = (g.hand_mask | g.shared_mask) & c.TOWER_KINDS
    while cards:
        kind = lowest_bit(cards)
        cards &= cards - 1
        worth += worth_of_tower(g, kind)
    return worth


def cost_of_new_hand(g: State, sight: list[int], partner: list[int]) -> int:
    """What the whole hand costs, and what a new one brings; ruin, if the pile is too short."""
    locations = locations_in_pile(g)
    if locations < c.HAND_SIZE:
        return RUIN
    dead = dead_ends_held(g)
    cost = (in_hand(g) - dead) * TURN_WORTH - FRESH_HAND - relief_from(dead)
    cost += worth_of_hand(sight) + towers_held(g) + cost_of_limbo(g) // 2
    for colour in range(4):
        if sight[BEGUN + colour] == 2 and sight[NEED + colour] > 0:
            # A new hand may well bring the third card of the run.
            cost -= FRESH_CHANCE * helpful(sight[LEFT + colour], sight[LAST]) * sight[SHARE] >> SHARES
    if g.flags & c.TEAM:
        cost += toll_for_all(g, partner)
    return cost


def cost_of_mill(g: State) -> int:
    """Five cards of the pile are turns lost, except for the doors and dreams among them; ruin, if it is too short."""
    size = cards_left(g)
    if size - c.MILL_SIZE < c.HAND_SIZE - in_hand(g):
        return RUIN + 1
    cost = TURN_WORTH * c.MILL_SIZE * locations_in_pile(g) // size
    if g.flags & c.DREAMCATCHERS:
        cost += cost_of_limbo(g) // 2 - DIGGING * c.MILL_SIZE * lost_dreams_in_pile(g) // size
    return cost


def cost_of_door(g: State, sight: list[int], colour: int) -> int:
    """What a door costs that returns to the pile; it comes back sooner if many cards of its colour are left."""
    cost = DOOR_LOSS + cost_of_limbo(g)
    if g.flags & c.BOOK:
        cost += BOOK_DOOR_LOSS
    if colour == 4:
        return cost
    if g.flags & c.TEAM and not g.flags & c.GLYPHS and g.doors[colour] > 1:
        return -SPARE_DOOR
    sight[NEED + colour] += 1
    begun = worth_of_colour(sight, colour, sight[BEGUN + colour], sight[LAST], sight[CARDS + colour])
    sight[NEED + colour] -= 1
    cost += sight[NOW + colour] - begun
    return cost - (DOOR_BACK * helpful(sight[LEFT + colour], NO_SYMBOL) * sight[SHARE] >> SHARES)


def key_to_ward(g: State, kind: int) -> int:
    """The ward-off with a key of this kind, personal, shared or stored; -1 if there is none."""
    if g.hand[kind]:
        return c.WARD_KEY * 64 + kind
    if g.shared[kind]:
        return c.WARD_KEY_SHARED * 64 + kind
    for i in range(g.stored_size):
        if g.stored[i] == kind:
            return c.WARD_KEY_STORED * 64 + i
    return -1


def consider(found: list[int], action: int, cost: int) -> None:
    """Remember an action if it is cheaper than the best one so far: found is (action, cost)."""
    if cost < found[1]:
        found[0] = action
        found[1] = cost


def find_ward(g: State, sight: list[int], partner: list[int], found: list[int]) -> None:
    """The cheapest of the effects I to IV and its cost."""
    found[0] = c.WARD * 64 + c.HAND_REDRAW
    found[1] = cost_of_new_hand(g, sight, partner)
    if cards_left(g):
        consider(found, c.WARD * 64 + c.MILL, cost_of_mill(g))
    for kind in range(c.KEY, c.TOWER, 4):
        action = key_to_ward(g, kind)
        if action >= 0:
            consider(found, action, loss_of(sight, kind) + toll(g, partner, kind))
    for colour in range(5):
        if g.doors[colour]:
            consider(found, c.WARD_DOOR * 64 + c.DOOR + colour, cost_of_door(g, sight, colour))


def ward_off(g: State, sight: list[int], partner: list[int]) -> int:
    """The cheapest way of all that are possible now."""
    found = [0, 0]
    find_ward(g, sight, partner, found)
    if is_offered(g, c.WARD * 64 + c.PUNISHMENT_WARD):
        consider(found, c.WARD * 64 + c.PUNISHMENT_WARD, PUNISHMENT_COST)
    if is_offered(g, c.WARD * 64 + c.PROTECTOR_WARD):
        consider(found, c.WARD * 64 + c.PROTECTOR_WARD, PROTECTOR_COST)
    if is_offered(g, c.WARD * 64 + c.PATHFINDER_WARD):
        consider(found, c.WARD * 64 + c.PATHFINDER_WARD, PATHFINDER_COST)
    if is_offered(g, c.WARD * 64 + c.MIRROR_WARD):
        # The only way that no tower pays for.
        consider(found, c.WARD * 64 + c.MIRROR_WARD, MIRROR_COST + cost_of_limbo(g) - cost_of_tower_step(g))
    return found[0]
