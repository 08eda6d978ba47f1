"""The rules agent looks at cards of the pile: which one goes, in which order the others come, with any module."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.agents.rules.catchers import cost_of_limbo
from reverie.games.onirim.agents.rules.sight import fits_now, gain_by, held_keys, wanted
from reverie.games.onirim.agents.rules.towers import worth_of_tower
from reverie.games.onirim.agents.rules.worth import RUIN
from reverie.games.onirim.doors import keys_for
from reverie.games.onirim.modules.incubus import adversary_blocks
from reverie.games.onirim.state import State, looked_kinds
from reverie.kernel.choices import is_offered
from reverie.kernel.constants import KIND
from reverie.kernel.native import bit, lowest_bit

# What it costs to draw a card next …
NEXT_NIGHTMARE = 600
NEXT_DEAD_END = 250
NEXT_SHUT_DOOR = 60
# … or brings.
NEXT_OPEN_DOOR = 360
NEXT_HAPPY = 500
NEXT_LOST = 200
NEXT_DENIZEN = 150
# What a prophecy should rather not discard.
KEEP_LOCATION = 60
KEEP_DENIZEN = 150
KEEP_DREAM = 5000
KEEP_UNWANTED_DOOR = 8000
KEEP_DOOR = 10000


def opens_now(g: State, door: int, keys: int) -> bool:
    """Whether a door drawn next would be laid out with one of these keys."""
    return keys & keys_for(door) != 0 and wanted(g, door) and fits_now(g, door) and not adversary_blocks(g)


def worth_of_next(g: State, sight: list[int], kind: int) -> int:
    """What it means if this is the next card drawn."""
    if kind < c.TOWER:
        return gain_by(sight, kind)
    if kind < c.DEAD_END:
        return worth_of_tower(g, kind)
    if kind == c.DEAD_END:
        return -NEXT_DEAD_END
    if kind <= c.DOOR_ONIVERSE:
        if opens_now(g, kind, held_keys(g)):
            return NEXT_OPEN_DOOR
        return -NEXT_SHUT_DOOR - cost_of_limbo(g)
    if kind == c.NIGHTMARE:
        return -NEXT_NIGHTMARE
    if kind == c.LOST_DREAM:
        return NEXT_LOST - cost_of_limbo(g)
    return NEXT_HAPPY if kind == c.HAPPY_DREAM else NEXT_DENIZEN


def best_next(g: State, sight: list[int], seen: int) -> int:
    """Of these cards the one that is best drawn next."""
    choice = lowest_bit(seen)
    best = -RUIN
    while seen:
        kind = lowest_bit(seen)
        seen &= seen - 1
        worth = worth_of_next(g, sight, kind)
        if worth > best:
            best = worth
            choice = kind
    return choice


def next_in_order(g: State, sight: list[int]) -> int:
    """From the top down: doors a key opens, a key and its door, then what adds most; nightmares last."""
    seen = looked_kinds(g)
    placed = g.looked[g.looked_placed - 1] if g.looked_placed else KIND
    held = held_keys(g)
    if placed < c.TOWER and placed & 3 == c.KEY:
        held |= bit(placed)
    doors = seen >> c.DOOR & 31
    while doors:
        door = c.DOOR + lowest_bit(doors)
        doors &= doors - 1
        if opens_now(g, door, held):
            return door
        keys = seen & c.KEYS
        if keys and opens_now(g, door, keys):
            return lowest_bit(keys & keys_for(door))
    doors = seen >> c.DOOR & 31
    if doors and seen & bit(c.NIGHTMARE) and g.looked_placed == 0 and not g.flags & c.DREAMCATCHERS:
        # A door that stays shut has the pile shuffled at the end of the turn: the nightmare below it is lost sight of.
        return c.DOOR + lowest_bit(doors)
    return best_next(g, sight, seen)


def worth_of_keeping(g: State, sight: list[int], kind: int) -> int:
    """How little a card should be discarded in a prophecy: doors and lost dreams least of all."""
    if kind < c.TOWER:
        return KEEP_LOCATION + gain_by(sight, kind)
    if kind < c.DEAD_END:
        return KEEP_LOCATION + worth_of_tower(g, kind)
    if kind == c.NIGHTMARE:
        return -2
    if kind == c.DEAD_END:
        return -1
    if kind >= c.DENIZEN:
        return KEEP_DENIZEN
    if kind == c.HAPPY_DREAM:
        return KEEP_DREAM
    if kind <= c.DOOR_ONIVERSE and not wanted(g, kind):
        return KEEP_UNWANTED_DOOR
    return KEEP_DOOR


def drop_in_prophecy(g: State, sight: list[int]) -> int:
    """Be rid of a nightmare or a dead end, else of what adds least; of a door only if there is nothing else."""
    seen = g.option_mask[0]
    choice = lowest_bit(seen)
    least = RUIN
    while seen:
        kind = lowest_bit(seen)
        seen &= seen - 1
        worth = worth_of_keeping(g, sight, kind)
        if worth < least:
            least = worth
            choice = kind
    return c.PROPHECY_DISCARD * 64 + choice


def keep_of_seven(g: State, sight: list[int]) -> int:
    """Everything but nightmares and dead ends, the best first."""
    seen = looked_kinds(g)
    good = seen & ~(bit(c.NIGHTMARE) | bit(c.DEAD_END))
    if good:
        kind = next_in_order(g, sight)
        return c.KEEP * 64 + (kind if good >> kind & 1 else best_next(g, sight, good))
    if is_offered(g, c.DISCARD_REST * 64):
        return c.DISCARD_REST * 64
    return c.KEEP * 64 + c.DEAD_END


def first_of_paradox(g: State, sight: list[int]) -> int:
    """The card that is drawn next; the others go away."""
    seen = looked_kinds(g)
    return c.PUT_FIRST * 64 + best_next(g, sight, seen)
