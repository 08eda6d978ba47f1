"""Warding off a nightmare (ONI-BASE-28 … ONI-BASE-33): a key, a door, five cards, the hand, or a module's help."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.doors import doors_out
from reverie.games.onirim.modules.book import can_pay, cast
from reverie.games.onirim.modules.incubus import discard_figure_card, figure_leaves, incubus_wards
from reverie.games.onirim.state import (
    State,
    discard_denizen,
    discard_from,
    discard_whole_hand,
    draw,
    no_cards_left,
    stored_among,
    to_discard,
    to_discard_or_limbo,
    to_limbo,
)
from reverie.kernel.agenda import finish, push
from reverie.kernel.choices import offer
from reverie.kernel.constants import LOST
from reverie.kernel.core import tell


def offer_wards(g: State, question: int) -> None:
    """Exactly one of the possible effects (ONI-BASE-28).

    If no nightmare was drawn there are only I to IV, and in all readings but one Powerful Punishment (ONI-INC-05,
    ONI-INC-07).
    """
    # ONI-ED-04, ONI-EDGE-09, ONI-EDGE-23, ONI-FREE-02
    ways = 2 if no_cards_left(g) else 3  # ONI-BASE-31, ONI-BASE-32
    if g.flags:
        ways |= ways_of_modules(g, question)
    offer(g, c.WARD_KEY, g.hand_mask & c.KEYS)  # ONI-BASE-29
    offer(g, c.WARD_DOOR, doors_out(g))  # ONI-BASE-30
    offer(g, c.WARD, ways)
    if g.flags:
        offer(g, c.WARD_KEY_SHARED, g.shared_mask & c.KEYS)
        offer(g, c.WARD_KEY_STORED, stored_among(g, c.KEYS))


def ways_of_modules(g: State, question: int) -> int:
    """Punishment, mirror and incubus, as bits of the ward-offs."""
    # ONI-EDGE-46, ONI-X-07, ONI-X-28
    ways = 0
    drawn = question == c.Q_NIGHTMARE
    if g.flags & c.BOOK and (drawn or g.flags & c.PUNISHMENT_WARDS) and can_pay(g, c.POWERFUL_PUNISHMENT):
        ways |= 1 << c.PUNISHMENT_WARD
    if not drawn:
        return ways
    if g.rallied_mask >> c.MIRROR & 1:
        ways |= 1 << c.MIRROR_WARD
    if g.flags & c.INCUBUS:
        ways |= incubus_wards(g)
    return ways


def tower_step_follows(g: State, question: int) -> None:
    """After every ward-off of a nightmare card comes the tower step (ONI-TOWER-08, ONI-EDGE-40)."""
    if g.flags & c.TOWERS and question == c.Q_NIGHTMARE:
        push(g, c.S_TOWER_STEP, 0)


def ward_otherwise(g: State, way: int) -> None:
    """III, IV, or what a module offers."""
    if way == c.MILL:
        ward_by_mill(g)
    elif way <= 1:
        ward_with_hand(g)
    elif way == c.PUNISHMENT_WARD:
        cast(g, c.POWERFUL_PUNISHMENT)  # ONI-BOOK-12
    elif way == c.PROTECTOR_WARD:
        figure_leaves(g)  # ONI-INC-02
    else:
        discard_figure_card(g)  # ONI-INC-06


def ward_by_mill(g: State) -> None:
    """III: reveal five cards; doors and dreams go to the limbo, the others are discarded (ONI-BASE-31).

    The first edition draws them, so a pile that runs out loses the game at that moment (ONI-ED-03).
    """
    # ONI-GEN-05
    for _ in range(c.MILL_SIZE):
        if no_cards_left(g):
            if g.edition == c.FIRST_EDITION:
                finish(g, LOST, c.MILL_SHORT)
                if g.listening:
                    tell(g, c.E_ENDED, LOST, c.MILL_SHORT, 0)
            return
        to_discard_or_limbo(g, draw(g))


def ward_with_hand(g: State) -> None:
    """IV: discard the whole hand, whatever its size, and draw a new one (ONI-BASE-32, ONI-EDGE-19)."""
    discard_whole_hand(g)
    push(g, c.S_REDRAW, 0)


def mirror_nightmare(g: State) -> None:
    """The nightmare, which waits on the agenda, goes to the limbo and is not warded off (ONI-ONIV-17)."""
    discard_denizen(g, c.MIRROR)
    g.agenda_size -= 1
    to_limbo(g, g.agenda_arg[g.agenda_size], c.Z_RESOLVING)


def dream_leaves(g: State, kind: int) -> None:
    """The nightmare is warded off, the happy dream dreamt: to the discard pile (ONI-BASE-33, ONI-PREM-10)."""
    to_discard(g, kind, c.Z_RESOLVING)


def ward_with_key(g: State, zone: int, arg: int, question: int) -> None:
    """I: a key is discarded, without a prophecy (ONI-BASE-29, ONI-BASE-21)."""
    tower_step_follows(g, question)
    discard_from(g, zone, arg)
