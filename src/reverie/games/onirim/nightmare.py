"""Warding off a nightmare (ONI-BASE-28 … -33): a key, a door, five cards of the pile, or the whole hand."""

from reverie.games.onirim.constants import (
    E_ENDED,
    FIRST_EDITION,
    KEYS,
    MILL_SHORT,
    MILL_SIZE,
    S_REDRAW,
    WARD,
    WARD_DOOR,
    WARD_KEY,
    Z_RESOLVING,
)
from reverie.games.onirim.doors import doors_out
from reverie.games.onirim.state import (
    State,
    discard_from_hand,
    door_to_limbo,
    draw,
    no_cards_left,
    to_discard,
    to_discard_or_limbo,
)
from reverie.kernel.agenda import finish, push
from reverie.kernel.choices import offer
from reverie.kernel.constants import LOST
from reverie.kernel.core import tell
from reverie.kernel.native import lowest_bit


def offer_wards(g: State) -> None:
    """Exactly one of the effects that are possible now (ONI-BASE-28)."""
    offer(g, WARD_KEY, g.hand_mask & KEYS)  # ONI-BASE-29
    offer(g, WARD_DOOR, doors_out(g))  # ONI-BASE-30
    offer(g, WARD, 2 if no_cards_left(g) else 3)  # ONI-BASE-31, -32


def ward_with_key(g: State, key: int) -> None:
    """I: discard a key; no prophecy (ONI-BASE-29, -21)."""
    discard_from_hand(g, key)


def ward_with_door(g: State, door: int) -> None:
    """II: a laid-out door goes to the limbo (ONI-BASE-30)."""
    door_to_limbo(g, door)


def ward_by_mill(g: State) -> None:
    """III: reveal five cards; doors and dreams go to the limbo, the others are discarded (ONI-BASE-31).

    The first edition draws them, so a pile that runs out loses the game at that moment (ONI-ED-03).
    """
    for _ in range(MILL_SIZE):
        if no_cards_left(g):
            if g.edition == FIRST_EDITION:
                finish(g, LOST, MILL_SHORT)
                if g.listening:
                    tell(g, E_ENDED, LOST, MILL_SHORT, 0)
            return
        to_discard_or_limbo(g, draw(g))


def ward_with_hand(g: State) -> None:
    """IV: discard the whole hand, whatever its size, and draw a new one (ONI-BASE-32)."""
    while g.hand_mask:
        discard_from_hand(g, lowest_bit(g.hand_mask))
    push(g, S_REDRAW, 0)


def nightmare_leaves(g: State, kind: int) -> None:
    """The nightmare is warded off and goes to the discard pile (ONI-BASE-33)."""
    to_discard(g, kind, Z_RESOLVING)
