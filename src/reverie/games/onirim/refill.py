"""Filling the hand: the refill of phase 2, where every card counts, and the redraw, where doors and dreams do not.

ONI-BASE-22 … -27, -34, -38 … -40.
"""

from reverie.games.onirim.constants import (
    DOOR,
    E_ENDED,
    E_MOVED,
    HAND_SIZE,
    NIGHTMARE,
    PILE_EMPTY,
    Q_DOOR,
    Q_NIGHTMARE,
    S_NIGHTMARE_LEAVES,
    S_REFILL,
    Z_PILE,
    Z_RESOLVING,
)
from reverie.games.onirim.state import State, draw, no_cards_left, to_hand, to_hand_or_limbo
from reverie.kernel.agenda import finish, push
from reverie.kernel.constants import LOST
from reverie.kernel.core import tell


def refill(g: State) -> None:
    """Draw one card at a time and resolve each before the next, until the hand is full (ONI-BASE-22)."""
    while g.hand_size < HAND_SIZE:
        if no_cards_left(g):
            lose_by_empty_pile(g)
            return
        kind = draw(g)
        if kind < DOOR:
            to_hand(g, kind)  # ONI-BASE-23
            continue
        if g.listening:
            tell(g, E_MOVED, kind, Z_PILE, Z_RESOLVING)
        push(g, S_REFILL, 0)
        if kind < NIGHTMARE:
            push(g, Q_DOOR, kind)  # ONI-BASE-24
        else:
            push(g, S_NIGHTMARE_LEAVES, kind)  # ONI-BASE-27, -33
            push(g, Q_NIGHTMARE, 0)
        return


def redraw(g: State) -> None:
    """Draw until the hand is full; doors and dreams go to the limbo without any effect (ONI-BASE-02, -34)."""
    while g.hand_size < HAND_SIZE:
        if no_cards_left(g):
            lose_by_empty_pile(g)
            return
        to_hand_or_limbo(g, draw(g))


def lose_by_empty_pile(g: State) -> None:
    """A card is needed and the pile is empty; the limbo does not help (ONI-BASE-38, -39)."""
    finish(g, LOST, PILE_EMPTY)
    if g.listening:
        tell(g, E_ENDED, LOST, PILE_EMPTY, 0)
