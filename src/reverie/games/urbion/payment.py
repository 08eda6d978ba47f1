"""Paying with two cards of the hand: a special action (URB-GARDENS-08) or an Alliance (URB-VOID-12).

An unordered pair is asked for in two steps, the lower kind first, so every pair is reached
once (URB-BASE-67, URB-BASE-68).
"""

from reverie.games.urbion.constants import AND, PAY_ALLIANCE
from reverie.games.urbion.modules.temples import sharing
from reverie.games.urbion.state import State, copies_in_hand
from reverie.kernel.choices import offer
from reverie.kernel.constants import KIND
from reverie.kernel.native import bit


def alliance_with(g: State, kind: int) -> int:
    """The kinds that make a Sogna and an Incubus together with this card (URB-VOID-12, URB-VOID-13).

    A Meta or Concord is either half (URB-INT-06, URB-INT-15).
    """
    if g.two_sided_mask & bit(kind):
        return g.hold_mask
    return g.incubus_mask if g.sogna_mask & bit(kind) else g.sogna_mask


def first_of_pairs(g: State, use: int) -> int:
    """The cards that are the lower one of a pair in hand that can pay for this use (URB-BASE-67)."""
    mask = 0
    for i in range(g.hand_size):
        kind = g.hand[i] & KIND
        if second_of_pair(g, kind, use, g.hand_mask if copies_in_hand(g, kind) > 1 else g.hand_mask & ~bit(kind)):
            mask |= bit(kind)
    return mask


def second_of_pair(g: State, first: int, use: int, hand: int) -> int:
    """The cards of a hand that complete a pair: the same kind or a higher one, sharing an element or allied."""
    fitting = alliance_with(g, first) if use == PAY_ALLIANCE else sharing(g, first)
    return hand & fitting & ~(bit(first) - 1)


def offer_second(g: State, about: int) -> None:
    """The second card of a payment; the first one has left the hand already."""
    offer(g, AND, second_of_pair(g, about & KIND, about >> 6, g.hand_mask))
