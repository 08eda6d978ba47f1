"""Filling the hand: the refill of phase 2, where every card counts, and the redraw, where doors and dreams do not.

ONI-BASE-22 … ONI-BASE-27, ONI-BASE-34, ONI-BASE-38 … ONI-BASE-40.
"""

from reverie.games.onirim import constants as c
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
        if g.flags & (c.BOOK | c.ONIVERSE) and any_free_action(g):
            push(g, c.S_REFILL, before_phase_1)
            push(g, c.Q_BEFORE_DRAW, 0)
            return
        if not draw_one(g, before_phase_1):
            return
    if g.flags & (c.BOOK | c.ONIVERSE) and before_phase_1 == 0 and any_free_action(g):
        push(g, c.S_REFILL, 0)
        push(g, c.Q_BEFORE_LIMBO, 0)


def draw_one(g: State, before_phase_1: int) -> bool:
    """Draw the top card; a location goes to the hand (ONI-BASE-23), anything else is resolved before the next draw.

    False if something is to be resolved first.
    """
    # ONI-EDGE-02
    kind = draw(g)
    if kind < c.DOOR:
        to_hand(g, kind)
        return True
    push(g, c.S_REFILL, before_phase_1)
    resolve_drawn(g, kind)
    return False


def resolve_drawn(g: State, kind: int) -> None:
    """A drawn door or dream takes effect at once (ONI-BASE-24, ONI-BASE-27)."""
    if kind == c.LOST_DREAM:
        to_limbo(g, kind, c.Z_PILE)  # ONI-DREAM-03
        return
    if g.listening:
        moved(g, kind, c.Z_PILE, c.Z_RESOLVING)
    if kind < c.NIGHTMARE:
        push(g, c.Q_DOOR, kind)
    elif kind >= c.DENIZEN:
        push(g, c.Q_RALLY, kind)  # ONI-ONIV-07
    else:
        push(g, c.S_DREAM_LEAVES, kind)  # ONI-BASE-33, ONI-PREM-10
        push(g, c.Q_HAPPY if kind == c.HAPPY_DREAM else c.Q_NIGHTMARE, 0)


def redraw(g: State) -> None:
    """Draw until the hand is full; doors and dreams go to the limbo without any effect (ONI-BASE-02, ONI-BASE-34)."""
    # ONI-EDGE-20, ONI-INC-11, ONI-ONIV-08, ONI-PREM-14
    while not hand_is_full(g):
        if no_cards_left(g):
            lose_by_empty_pile(g)
            return
        to_hand_or_limbo(g, draw(g))


def lose_by_empty_pile(g: State) -> None:
    """A card is needed and the pile is empty; the limbo does not help (ONI-BASE-38, ONI-BASE-39)."""
    # ONI-EDGE-01, ONI-EDGE-03, ONI-EDGE-04, ONI-EDGE-22
    finish(g, LOST, c.PILE_EMPTY)
    if g.listening:
        tell(g, c.E_ENDED, LOST, c.PILE_EMPTY, 0)


def go_on(g: State, question: int) -> None:
    """No free action now: the refill, which waits below, is done, or draws the next card (ONI-FREE-06)."""
    g.agenda_size -= 1
    before_phase_1 = g.agenda_arg[g.agenda_size]
    if question == c.Q_BEFORE_DRAW and draw_one(g, before_phase_1):
        push(g, c.S_REFILL, before_phase_1)
