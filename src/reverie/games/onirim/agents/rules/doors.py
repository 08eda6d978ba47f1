"""The rules agent and doors: which one a run fetches, what opens a drawn one, when the Book's order is changed."""

from reverie.games.onirim import constants as c
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
            left = RUIN - 1 if door == c.DOOR_ONIVERSE else helpful(sight[LEFT + door - c.DOOR], NO_SYMBOL)
            if left < best:
                best = left
                choice = door
    return choice


def searched_doors(g: State, colours: int) -> int:
    """Every door that a run of these colours may fetch, from the pile or from catchers, without chaos."""
    doors = doors_in_pile(g, sought(g, colours))
    for i in range(g.catchers):
        doors |= captured_on(g, i) & bit(c.DOOR) * sought(g, colours)
    return doors


def planned_door(g: State, sight: list[int]) -> int:
    """The door for which the Book's order should change now: of a run, drawn, or revealed; KIND if there is none."""
    for i in range(g.agenda_size):
        j = g.agenda_size - 1 - i
        question = g.agenda_step[j]
        argument = g.agenda_arg[j]
        if question in (c.Q_SEARCH, c.Q_CATCHER_TAKE):
            return best_door(g, sight, searched_doors(g, argument), 0)
        if question == c.Q_DOOR:
            return argument if wanted(g, argument) else KIND
        if question == c.Q_INCANT_DOOR:
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
    door = best_door(g, sight, offered_in(g, c.TAKE_DOOR), 1)
    if g.flags & c.DREAMCATCHERS and g.captured_size:
        action = captured_first(g, sight, c.TAKE_CAPTURED)
        if action >= 0 and (door == KIND or not emptying_helps(g)):
            return action
    if door != KIND:
        return c.TAKE_DOOR * 64 + door
    if is_offered(g, c.CAST * 64 + c.PARALLEL_PLANNING) and not adversary_blocks(g) and planned_door(g, sight) != KIND:
        return c.CAST * 64 + c.PARALLEL_PLANNING
    door = best_door(g, sight, offered_in(g, c.TAKE_CHROMATIC), 1)
    if door != KIND:
        return c.TAKE_CHROMATIC * 64 + door
    action = captured_first(g, sight, c.TAKE_CAPTURED_CHROMATIC)
    if action >= 0:
        return action
    if next_card(g) == c.NIGHTMARE or emptying_helps(g):
        return c.SEARCH * 64 + c.SEARCH_ONLY
    return c.SEARCH * 64 + c.DECLINE


def emptying_helps(g: State) -> bool:
    """Whether a shuffle is welcome because it empties a catcher."""
    return g.flags & c.DREAMCATCHERS != 0 and free_catchers(g) <= 1 and best_to_empty(g) != c.NO_CATCHER


def take_from_catcher(g: State, sight: list[int]) -> int:
    """After a search that took nothing: a captured door that is wanted."""
    action = captured_first(g, sight, c.TAKE_CAPTURED)
    if action < 0:
        action = captured_first(g, sight, c.TAKE_CAPTURED_CHROMATIC)
    return c.LEAVE_CAPTURED * 64 if action < 0 else action


# ---- a drawn door --------------------------------------------------------------------------------------------


def cheapest_key(g: State, sight: list[int], partner: list[int], keys: int) -> int:
    """Of these held keys the one that is missed least, KIND if there is none."""
    choice = KIND
    best = RUIN
    for kind in range(c.KEY, c.TOWER, 4):
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
        return c.DOOR_TO_LIMBO * 64
    key = cheapest_key(g, sight, partner, keys_for(door))
    if not fits_now(g, door):
        if key != KIND and is_offered(g, c.CAST * 64 + c.PARALLEL_PLANNING):
            return c.CAST * 64 + c.PARALLEL_PLANNING
        return c.DOOR_TO_LIMBO * 64
    if key != KIND:
        return with_held(g, key, c.OPEN_DOOR, c.OPEN_SHARED, c.OPEN_STORED)
    if g.rallied_mask >> c.CHROMATIC_CHAOS & 1 and door < c.DOOR_ONIVERSE:
        key = cheapest_key(g, sight, partner, ~keys_for(door))
        if key != KIND:
            return with_held(g, key, c.OPEN_CHROMATIC, c.OPEN_CHROMATIC_SHARED, c.OPEN_CHROMATIC_STORED)
    if is_offered(g, c.USE * 64 + c.CYCLOBOT) and discarded_locations(g) & keys_for(door):
        return c.USE * 64 + c.CYCLOBOT
    return c.DOOR_TO_LIMBO * 64


# ---- an incantation ------------------------------------------------------------------------------------------


def incant_or_not(g: State, sight: list[int]) -> int:
    """A revealed door that is wanted and fits, else one after planning, else none or the least needed one."""
    doors = offered_in(g, c.INCANT_DOOR)
    door = best_door(g, sight, doors, 1)
    if door != KIND:
        return c.INCANT_DOOR * 64 + door
    if is_offered(g, c.CAST * 64 + c.PARALLEL_PLANNING) and planned_door(g, sight) != KIND:
        return c.CAST * 64 + c.PARALLEL_PLANNING
    if is_offered(g, c.INCANT_NONE * 64):
        return c.INCANT_NONE * 64
    return c.INCANT_DOOR * 64 + lowest_bit(doors)


# ---- the Book's order ----------------------------------------------------------------------------------------


def plan_first(g: State) -> int:
    """The next order card changes places."""
    return c.PLAN * 64 + min(next_goal(g), g.goal_count - 2)


def plan_second(g: State, sight: list[int], first: int) -> int:
    """With the first order card that shows the door at hand."""
    door = planned_door(g, sight)
    for i in range(first + 1, g.goal_count):
        if g.goals[i] == door and not g.covered >> i & 1:
            return c.PLAN_WITH * 64 + i
    return c.PLAN_WITH * 64 + first + 1


def uncover_last(g: State) -> int:
    """The order card furthest to the right: it is wanted last."""
    cards = offered_in(g, c.UNCOVER)
    while cards & (cards - 1):
        cards &= cards - 1
    return c.UNCOVER * 64 + lowest_bit(cards)
