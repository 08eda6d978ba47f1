"""Filling the hand: the refill of phase 2, where every card counts, and the redraw, where doors and dreams do not.

ONI-BASE-22 … -27, -34, -38 … -40.
"""

from reverie.games.onirim.constants import (
    BOOK,
    DENIZEN,
    DOOR,
    E_ENDED,
    HAPPY_DREAM,
    LOST_DREAM,
    NIGHTMARE,
    ONIVERSE,
    PILE_EMPTY,
    Q_BEFORE_DRAW,
    Q_BEFORE_LIMBO,
    Q_DOOR,
    Q_HAPPY,
    Q_NIGHTMARE,
    Q_RALLY,
    S_DREAM_LEAVES,
    S_REFILL,
    Z_PILE,
    Z_RESOLVING,
)
from reverie.games.onirim.free_actions import any_free_action
from reverie.games.onirim.state import (
    State,
    draw,
    hand_is_full,
    moved,
    no_cards_left,
    to_hand,
    to_hand_or_limbo,
    to_limbo,
)
from reverie.kernel.agenda import finish, push
from reverie.kernel.constants import LOST
from reverie.kernel.core import tell


def refill(g: State, before_phase_1: int) -> None:
    """Draw one card at a time and resolve each before the next, until the hand is full (ONI-BASE-22).

    Where a free action is possible, the player is asked before each draw, and once more before the limbo is
    emptied (ONI-FREE-06); a refill after storing a card in phase 1 ends without that (ONI-FREE-08).
    """
    while not hand_is_full(g):
        if no_cards_left(g):
            lose_by_empty_pile(g)
            return
        if g.flags & (BOOK | ONIVERSE) and any_free_action(g):
            push(g, S_REFILL, before_phase_1)
            push(g, Q_BEFORE_DRAW, 0)
            return
        if not draw_one(g, before_phase_1):
            return
    if g.flags & (BOOK | ONIVERSE) and before_phase_1 == 0 and any_free_action(g):
        push(g, S_REFILL, 0)
        push(g, Q_BEFORE_LIMBO, 0)


def draw_one(g: State, before_phase_1: int) -> bool:
    """Draw the top card; a location goes to the hand (ONI-BASE-23), anything else is resolved before the next draw.

    False if something is to be resolved first.
    """
    kind = draw(g)
    if kind < DOOR:
        to_hand(g, kind)
        return True
    push(g, S_REFILL, before_phase_1)
    resolve_drawn(g, kind)
    return False


def resolve_drawn(g: State, kind: int) -> None:
    """A drawn door or dream takes effect at once (ONI-BASE-24, -27)."""
    if kind == LOST_DREAM:
        to_limbo(g, kind, Z_PILE)  # ONI-DREAM-03
        return
    if g.listening:
        moved(g, kind, Z_PILE, Z_RESOLVING)
    if kind < NIGHTMARE:
        push(g, Q_DOOR, kind)
    elif kind >= DENIZEN:
        push(g, Q_RALLY, kind)  # ONI-ONIV-07
    else:
        push(g, S_DREAM_LEAVES, kind)  # ONI-BASE-33, ONI-PREM-10
        push(g, Q_HAPPY if kind == HAPPY_DREAM else Q_NIGHTMARE, 0)


def redraw(g: State) -> None:
    """Draw until the hand is full; doors and dreams go to the limbo without any effect (ONI-BASE-02, -34)."""
    while not hand_is_full(g):
        if no_cards_left(g):
            lose_by_empty_pile(g)
            return
        to_hand_or_limbo(g, draw(g))


def lose_by_empty_pile(g: State) -> None:
    """A card is needed and the pile is empty; the limbo does not help (ONI-BASE-38, -39)."""
    finish(g, LOST, PILE_EMPTY)
    if g.listening:
        tell(g, E_ENDED, LOST, PILE_EMPTY, 0)
