"""Hanging Gardens and Wizards: Rebuild and Side Change (URB-GARDENS-05), and two actions for one Wizard.

A Garden needs no rule of its own: it shows no element.
"""

from reverie.games.urbion import constants as c
from reverie.games.urbion.actions import begin_action
from reverie.games.urbion.modules.books import usable_books
from reverie.games.urbion.payment import first_of_pairs
from reverie.games.urbion.rows import is_occupied, lift_dream, slots_on
from reverie.games.urbion.state import State, is_chaos
from reverie.games.urbion.swapping import can_swap, move_to
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer
from reverie.kernel.core import tell
from reverie.kernel.native import bit, lowest_bit


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


def pay_for_special_action(g: State, block: int, kind: int) -> None:
    """One card is paid: a Wizard is enough, any other needs a second one."""
    if block in (c.REBUILD, c.SIDE_CHANGE):
        begin_special_action(g, c.PAY_REBUILD if block == c.REBUILD else c.PAY_SIDE_CHANGE)
    else:
        push(g, c.Q_PAIR, (c.PAY_REBUILD if block == c.REBUILD_TWO else c.PAY_SIDE_CHANGE) << 6 | kind)


def begin_special_action(g: State, use: int) -> None:
    """The payment is made; now the objects."""
    push(g, c.Q_SIDE_CHANGE if use == c.PAY_SIDE_CHANGE else c.Q_REBUILD, 0)


def offer_upper_city(g: State) -> None:
    """The upper of two Cities: one with another that may be exchanged below it."""
    rows = rebuildable(g)
    while rows & (rows - 1):
        rows &= rows - 1
    offer(g, c.CITY, rebuildable(g) & ~rows)


def offer_lower_city(g: State, row: int) -> None:
    """The lower of two Cities."""
    offer(g, c.CITY_WITH, rebuildable(g) >> row + 1 << row + 1)


def rebuild(g: State, upper: int, lower: int) -> None:
    """The Cities change places; Dreams and Postcards stay in their rows (URB-GARDENS-09, URB-INT-17)."""
    g.city[upper], g.city[lower] = g.city[lower], g.city[upper]
    if g.listening:
        tell(g, c.E_REBUILT, upper, lower, 0)


def flip(g: State, slot: int) -> None:
    """A Chaos moves with its Postcard to the other side of its City; its sign flips (URB-INT-17)."""
    move_to(g, lift_dream(g, slot), slot >> 2, slot >> 2 ^ 1)


# ---- Wizards -----------------------------------------------------------------------------------------------


def begin_paid_action(g: State, block: int, kind: int) -> None:
    """A basic action or a Book for one card; a Wizard pays for up to two, or just one (URB-GARDENS-06, URB-GARDENS-12).

    The second one is asked for when the first is done with (URB-EDGE-19), if the game goes on (URB-EDGE-18).
    """
    if g.wizard_mask & bit(kind):
        push(g, c.Q_SECOND, 0)
    begin_action(g, block)


def offer_second_action(g: State) -> None:
    """DP-05: a Wizard's second action, basic or with a Book, or none (URB-GARDENS-07, URB-GARDENS-13, URB-INT-16)."""
    mask = 1 << c.STOP | 1 << c.SECOND_CENSUS
    if can_swap(g):
        mask |= 1 << c.SECOND_SWAP
    offer(g, c.SECOND, mask | usable_books(g) << c.SECOND_BOOK)


def answer_second_action(g: State, arg: int) -> None:
    """The second action, or none."""
    if arg >= c.SECOND_BOOK:
        begin_action(g, c.BOOK_ACTION + arg - c.SECOND_BOOK)
    elif arg != c.STOP:
        begin_action(g, c.SWAP + arg - c.SECOND_SWAP)


# ---- questions and answers ---------------------------------------------------------------------------------


def ask_of_gardens(g: State, question: int, arg: int) -> bool:
    """Offer a second action or the objects of a special one; False if something else is asked."""
    if question == c.Q_SECOND:
        offer_second_action(g)
    elif question == c.Q_REBUILD:
        offer_upper_city(g)
    elif question == c.Q_REBUILD_WITH:
        offer_lower_city(g, arg)
    elif question == c.Q_SIDE_CHANGE:
        offer(g, c.FLIP, flippable(g))
    else:
        return False
    return True


def answer_of_gardens(g: State, block: int, arg: int, about: int) -> bool:
    """Carry out a second or a special action; False if the answer is about something else."""
    if block == c.SECOND:
        answer_second_action(g, arg)
    elif block == c.CITY:
        push(g, c.Q_REBUILD_WITH, arg)
    elif block == c.CITY_WITH:
        rebuild(g, about, arg)
    elif block == c.FLIP:
        flip(g, arg)
    else:
        return False
    return True
