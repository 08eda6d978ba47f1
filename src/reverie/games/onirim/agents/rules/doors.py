"""The rules agent and doors: which one a run fetches, what opens a drawn one, when the Book's order is changed."""

from reverie.games.onirim.agents.rules.catchers import best_to_empty, free_catchers
from reverie.games.onirim.agents.rules.partner import toll
from reverie.games.onirim.agents.rules.sight import (
    LEFT,
    fits_now,
    loss_of,
    next_card,
    wanted,
)
from reverie.games.onirim.agents.rules.worth import NO_SYMBOL, RUIN, helpful
from reverie.games.onirim.constants import (
    CAST,
    CHROMATIC_CHAOS,
    CYCLOBOT,
    DECLINE,
    DOOR,
    DOOR_ONIVERSE,
    DOOR_TO_LIMBO,
    DREAMCATCHERS,
    INCANT_DOOR,
    INCANT_NONE,
    KEY,
    LEAVE_CAPTURED,
    NIGHTMARE,
    NO_CATCHER,
    OPEN_CHROMATIC,
    OPEN_CHROMATIC_SHARED,
    OPEN_CHROMATIC_STORED,
    OPEN_DOOR,
    OPEN_SHARED,
    OPEN_STORED,
    PARALLEL_PLANNING,
    PLAN,
    PLAN_WITH,
    Q_CATCHER_TAKE,
    Q_DOOR,
    Q_INCANT_DOOR,
    Q_SEARCH,
    SEARCH,
    SEARCH_ONLY,
    TAKE_CAPTURED,
    TAKE_CAPTURED_CHROMATIC,
    TAKE_CHROMATIC,
    TAKE_DOOR,
    TOWER,
    UNCOVER,
    USE,
)
from reverie.games.onirim.doors import doors_in_pile, keys_for, sought
from reverie.games.onirim.modules.book import next_goal
from reverie.games.onirim.modules.dreamcatchers import captured_on
from reverie.games.onirim.modules.glyphs import revealed_doors
from reverie.games.onirim.modules.incubus import adversary_blocks
from reverie.games.onirim.modules.oniverse import discarded_locations
from reverie.games.onirim.state import State
from reverie.kernel.choices import is_offered
from reverie.kernel.constants import KIND
from reverie.kernel.native import bit, lowest_bit

# ---- which door ----------------------------------------------------------------------------------------------


def offered_in(g: State, block: int) -> int:
    """The open choices of a block, as a mask."""
    for i in range(g.option_count):
        if g.option_block[i] == block:
            return g.option_mask[i]
    return bit(0) - 1


def best_door(g: State, sight: list[int], doors: int, at_once: int) -> int:
    """Of these doors the wanted one with the fewest cards left; with `at_once` only what could be laid out now.

    The Oniverse comes last: every later run can fetch it, too.
    """
    choice = KIND
    best = RUIN
    while doors:
        door = lowest_bit(doors)
        doors &= doors - 1
        if wanted(g, door) and (not at_once or fits_now(g, door)):
            left = RUIN - 1 if door == DOOR_ONIVERSE else helpful(sight[LEFT + door - DOOR], NO_SYMBOL)
            if left < best:
                best = left
                choice = door
    return choice


def searched_doors(g: State, colours: int) -> int:
    """Every door that a run of these colours may fetch, from the pile or from catchers, without chaos."""
    doors = doors_in_pile(g, sought(g, colours))
    for i in range(g.catchers):
        doors |= captured_on(g, i) & bit(DOOR) * sought(g, colours)
    return doors


def planned_door(g: State, sight: list[int]) -> int:
    """The door for which the Book's order should change now: of a run, drawn, or revealed; KIND if there is none."""
    for i in range(g.agenda_size):
        j = g.agenda_size - 1 - i
        question = g.agenda_step[j]
        argument = g.agenda_arg[j]
        if question in (Q_SEARCH, Q_CATCHER_TAKE):
            return best_door(g, sight, searched_doors(g, argument), 0)
        if question == Q_DOOR:
            return argument if wanted(g, argument) else KIND
        if question == Q_INCANT_DOOR:
            return best_door(g, sight, revealed_doors(g), 0)
    return KIND


# ---- a run ---------------------------------------------------------------------------------------------------


def captured_first(g: State, sight: list[int], block: int) -> int:
    """A wanted door on a catcher, as an action of the block of the first catcher or one of the next three, or -1."""
    for i in range(g.catchers):
        door = best_door(g, sight, offered_in(g, block + i), 1)
        if door != KIND:
            return (block + i) * 64 + door
    return -1


def search_for_door(g: State, sight: list[int]) -> int:
    """Take a door that is wanted and fits: from a catcher, from the pile, with chaos, or after planning."""
    door = best_door(g, sight, offered_in(g, TAKE_DOOR), 1)
    if g.flags & DREAMCATCHERS and g.captured_size:
        action = captured_first(g, sight, TAKE_CAPTURED)
        if action >= 0 and (door == KIND or not emptying_helps(g)):
            return action
    if door != KIND:
        return TAKE_DOOR * 64 + door
    if is_offered(g, CAST * 64 + PARALLEL_PLANNING) and not adversary_blocks(g) and planned_door(g, sight) != KIND:
        return CAST * 64 + PARALLEL_PLANNING
    door = best_door(g, sight, offered_in(g, TAKE_CHROMATIC), 1)
    if door != KIND:
        return TAKE_CHROMATIC * 64 + door
    action = captured_first(g, sight, TAKE_CAPTURED_CHROMATIC)
    if action >= 0:
        return action
    if next_card(g) == NIGHTMARE or emptying_helps(g):
        return SEARCH * 64 + SEARCH_ONLY
    return SEARCH * 64 + DECLINE


def emptying_helps(g: State) -> bool:
    """Whether a shuffle is welcome because it empties a catcher."""
    return g.flags & DREAMCATCHERS != 0 and free_catchers(g) <= 1 and best_to_empty(g) != NO_CATCHER


def take_from_catcher(g: State, sight: list[int]) -> int:
    """After a search that took nothing: a captured door that is wanted."""
    action = captured_first(g, sight, TAKE_CAPTURED)
    if action < 0:
        action = captured_first(g, sight, TAKE_CAPTURED_CHROMATIC)
    return LEAVE_CAPTURED * 64 if action < 0 else action


# ---- a drawn door --------------------------------------------------------------------------------------------


def cheapest_key(g: State, sight: list[int], partner: list[int], keys: int) -> int:
    """Of these held keys the one that is missed least, KIND if there is none."""
    choice = KIND
    best = RUIN
    for kind in range(KEY, TOWER, 4):
        if keys >> kind & 1 and holds(g, kind):
            loss = loss_of(sight, kind) + toll(g, partner, kind)
            if loss < best:
                best = loss
                choice = kind
    return choice


def holds(g: State, kind: int) -> bool:
    """Whether the active player can use a card of this kind."""
    if g.hand[kind] or g.shared[kind]:
        return True
    for i in range(g.stored_size):
        if g.stored[i] == kind:
            return True
    return False


def with_held(g: State, kind: int, personal: int, shared: int, stored: int) -> int:
    """An action with a held card: a personal one, else a shared one, else one under a keeper."""
    if g.hand[kind]:
        return personal * 64 + kind
    if g.shared[kind]:
        return shared * 64 + kind
    for i in range(g.stored_size):
        if g.stored[i] == kind:
            return stored * 64 + i
    return -1


def open_or_not(g: State, sight: list[int], partner: list[int], door: int) -> int:
    """A key for a door that is wanted, after planning if need be; any other door goes to the limbo."""
    if not wanted(g, door) or adversary_blocks(g):
        return DOOR_TO_LIMBO * 64
    key = cheapest_key(g, sight, partner, keys_for(door))
    if not fits_now(g, door):
        if key != KIND and is_offered(g, CAST * 64 + PARALLEL_PLANNING):
            return CAST * 64 + PARALLEL_PLANNING
        return DOOR_TO_LIMBO * 64
    if key != KIND:
        return with_held(g, key, OPEN_DOOR, OPEN_SHARED, OPEN_STORED)
    if g.rallied_mask >> CHROMATIC_CHAOS & 1 and door < DOOR_ONIVERSE:
        key = cheapest_key(g, sight, partner, ~keys_for(door))
        if key != KIND:
            return with_held(g, key, OPEN_CHROMATIC, OPEN_CHROMATIC_SHARED, OPEN_CHROMATIC_STORED)
    if is_offered(g, USE * 64 + CYCLOBOT) and discarded_locations(g) & keys_for(door):
        return USE * 64 + CYCLOBOT
    return DOOR_TO_LIMBO * 64


# ---- an incantation ------------------------------------------------------------------------------------------


def incant_or_not(g: State, sight: list[int]) -> int:
    """A revealed door that is wanted and fits, else one after planning, else none or the least needed one."""
    doors = offered_in(g, INCANT_DOOR)
    door = best_door(g, sight, doors, 1)
    if door != KIND:
        return INCANT_DOOR * 64 + door
    if is_offered(g, CAST * 64 + PARALLEL_PLANNING) and planned_door(g, sight) != KIND:
        return CAST * 64 + PARALLEL_PLANNING
    if is_offered(g, INCANT_NONE * 64):
        return INCANT_NONE * 64
    return INCANT_DOOR * 64 + lowest_bit(doors)


# ---- the Book's order ----------------------------------------------------------------------------------------


def plan_first(g: State) -> int:
    """The next order card changes places."""
    return PLAN * 64 + min(next_goal(g), g.goal_count - 2)


def plan_second(g: State, sight: list[int], first: int) -> int:
    """With the first order card that shows the door at hand."""
    door = planned_door(g, sight)
    for i in range(first + 1, g.goal_count):
        if g.goals[i] == door and not g.covered >> i & 1:
            return PLAN_WITH * 64 + i
    return PLAN_WITH * 64 + first + 1


def uncover_last(g: State) -> int:
    """The order card furthest to the right: it is wanted last."""
    cards = offered_in(g, UNCOVER)
    while cards & (cards - 1):
        cards &= cards - 1
    return UNCOVER * 64 + lowest_bit(cards)
