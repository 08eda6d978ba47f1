"""Hanging Gardens and Wizards: Rebuild and Side Change (URB-GARDENS-05).

That a Wizard pays for two actions is told in `flow.py`; a Garden needs no rule of its own, it shows no element.
"""

from reverie.games.urbion import constants as c
from reverie.games.urbion.payment import first_of_pairs
from reverie.games.urbion.rows import is_occupied, lift_dream, slots_on
from reverie.games.urbion.state import State, is_chaos
from reverie.games.urbion.swapping import move_to
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer
from reverie.kernel.core import tell
from reverie.kernel.native import lowest_bit


def rebuildable(g: State) -> int:
    """The rows whose City may be exchanged: not the Void's (URB-VOID-15, URB-INT-18)."""
    mask = 0
    for row in range(c.ROWS):
        if is_occupied(g, row) and row != g.void_figure:
            mask |= 1 << row
    return mask


def flippable(g: State) -> int:
    """The Chaos of both kinds whose other side has room, a bit each by slot (URB-GARDENS-10, URB-CHROMATIC-11)."""
    mask = 0
    for side in range(c.SIDES):
        if g.size[side ^ 1] < c.SIDE_LIMIT:
            slots = slots_on(g, side)
            while slots:
                slot = lowest_bit(slots)
                if is_chaos(g, g.dreams[slot]):
                    mask |= 1 << slot
                slots &= slots - 1
    return mask


def offer_special_actions(g: State) -> None:
    """A Wizard pays alone, or two cards that share an element (URB-GARDENS-08)."""
    rows = rebuildable(g)
    can_rebuild = rows & (rows - 1)
    can_flip = flippable(g)
    if can_rebuild:
        offer(g, c.REBUILD, g.hand_mask & g.wizard_mask)
    if can_flip:
        offer(g, c.SIDE_CHANGE, g.hand_mask & g.wizard_mask)
    if can_rebuild or can_flip:
        pairs = first_of_pairs(g, c.PAY_REBUILD)
        if can_rebuild:
            offer(g, c.REBUILD_TWO, pairs)
        if can_flip:
            offer(g, c.SIDE_CHANGE_TWO, pairs)


def begin_special_action(g: State, use: int) -> None:
    """The payment is made; now the objects."""
    push(g, c.Q_SIDE_CHANGE if use == c.PAY_SIDE_CHANGE else c.Q_REBUILD, 0)


def offer_upper_city(g: State) -> None:
    """The upper of two Cities: one with another that may be exchanged below it."""
    rows = rebuildable(g)
    while rows & (rows - 1):
        rows &= rows - 1
    offer(g, c.CITY, rebuildable(g) & ~rows)


def choose_upper_city(g: State, row: int) -> None:
    """The upper City is chosen; now the lower one."""
    push(g, c.Q_REBUILD_WITH, row)


def offer_lower_city(g: State, row: int) -> None:
    """The lower of two Cities."""
    offer(g, c.CITY_WITH, rebuildable(g) >> row + 1 << row + 1)


def rebuild(g: State, upper: int, lower: int) -> None:
    """The Cities change places; Dreams and Postcards stay in their rows (URB-GARDENS-09, URB-INT-17)."""
    g.city[upper], g.city[lower] = g.city[lower], g.city[upper]
    if g.listening:
        tell(g, c.E_REBUILT, upper, lower, 0)


def offer_side_change(g: State) -> None:
    """Which Chaos changes sides."""
    offer(g, c.FLIP, flippable(g))


def flip(g: State, slot: int) -> None:
    """A Chaos moves with its Postcard to the other side of its City; its sign flips (URB-INT-17)."""
    move_to(g, lift_dream(g, slot), slot >> 2, slot >> 2 ^ 1)
