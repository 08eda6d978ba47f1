"""The rules agent and the dreamcatchers: what a turn with a limbo costs, which catcher is emptied, and when."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.modules.dreamcatchers import occupied
from reverie.games.onirim.state import State
from reverie.kernel.constants import KIND
from reverie.kernel.native import popcount

# What it costs to fill a catcher, by how many are free.
LIMBO_MANY_FREE = 40
LIMBO_TWO_FREE = 90
LIMBO_ONE_FREE = 150
LIMBO_NONE_FREE = 900

# How reluctantly a captured card goes back into the pile …
LOST_BACK = 1000
NIGHTMARE_BACK = 35
# … and how gladly.
DOOR_BACK_IN_PILE = 60
HAPPY_BACK = 80
OTHER_BACK = 10
FREE_MANY = 10  # what a free catcher more is worth, by how many are free already
FREE_ONE = 80
FREE_NONE = 400


def free_catchers(g: State) -> int:
    """How many catchers are empty."""
    return g.catchers - popcount(occupied(g))


def cost_of_limbo(g: State) -> int:
    """What it costs if the limbo gets a card in this turn: nothing if it holds one already."""
    if not g.flags & c.DREAMCATCHERS or g.limbo_size:
        return 0
    free = free_catchers(g)
    if free == 0:
        return LIMBO_NONE_FREE
    if free == 1:
        return LIMBO_ONE_FREE
    return LIMBO_TWO_FREE if free == 2 else LIMBO_MANY_FREE


def worth_of_emptying(g: State, catcher: int) -> int:
    """How gladly a catcher is emptied: lost dreams stay, a nightmare is well kept, doors and dreams may go."""
    free = free_catchers(g)
    worth = FREE_NONE if free == 0 else FREE_ONE if free == 1 else FREE_MANY
    for i in range(g.captured_size):
        if g.captured[i] >> 6 == catcher:
            worth += gladly_back(g.captured[i] & KIND)
    return worth


def gladly_back(kind: int) -> int:
    """How gladly one captured card goes back into the pile."""
    if kind == c.LOST_DREAM:
        return -LOST_BACK
    if kind == c.NIGHTMARE:
        return -NIGHTMARE_BACK
    if kind == c.HAPPY_DREAM:
        return HAPPY_BACK
    return DOOR_BACK_IN_PILE if kind < c.NIGHTMARE and kind >= c.DOOR else OTHER_BACK


def best_to_empty(g: State) -> int:
    """The catcher that is emptied most gladly, NO_CATCHER if none is."""
    holding = occupied(g)
    choice = c.NO_CATCHER
    best = 0
    for i in range(g.catchers):
        if holding >> i & 1:
            worth = worth_of_emptying(g, i)
            if worth > best:
                best = worth
                choice = i
    return choice


def empty_one(g: State) -> int:
    """The answer when a search lets a catcher be emptied."""
    return c.EMPTY * 64 + best_to_empty(g)


def handbook_helps(g: State) -> int:
    """A handbook before the catchers overload, as an action, or -1."""
    if g.handbooks == 0 or free_catchers(g):
        return -1
    catcher = best_to_empty(g)
    return -1 if catcher == c.NO_CATCHER else c.HANDBOOK * 64 + catcher
