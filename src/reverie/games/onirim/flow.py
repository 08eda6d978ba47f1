"""The order of everything: what is asked, what an answer leads to, what happens in between.

This file mirrors "The flow in full" (the law's chapter 6.7) and is the one place that shows where a module
joins in. The rules themselves are in the files named after them. A module adds, at the line that the law
gives it, `if g.flags & TOWERS: …(g)`; the order of the lines is the order of the rules.
"""

from reverie.games.onirim.constants import (
    DISCARD,
    DOOR_TO_LIMBO,
    E_ANSWERED,
    E_TURN,
    KEYS,
    MILL,
    OPEN_DOOR,
    PLAY,
    PROPHECY_DISCARD,
    PROPHECY_PUT,
    Q_DOOR,
    Q_NIGHTMARE,
    Q_PROPHECY,
    Q_PROPHECY_ORDER,
    Q_SEARCH,
    Q_TURN,
    S_LIMBO,
    S_NEXT_TURN,
    S_NIGHTMARE_LEAVES,
    S_REDRAW,
    S_REFILL,
    SEARCH,
    TAKE_DOOR,
    WARD_DOOR,
    WARD_KEY,
    Z_RESOLVING,
)
from reverie.games.onirim.doors import offer_opening, offer_search, open_door, search_or_not, take_door
from reverie.games.onirim.labyrinth import play_location, playable
from reverie.games.onirim.limbo import empty_limbo
from reverie.games.onirim.nightmare import (
    nightmare_leaves,
    offer_wards,
    ward_by_mill,
    ward_with_door,
    ward_with_hand,
    ward_with_key,
)
from reverie.games.onirim.prophecy import (
    begin_prophecy,
    offer_prophecy_discard,
    offer_prophecy_order,
    prophecy_discard,
    prophecy_put,
)
from reverie.games.onirim.refill import redraw, refill
from reverie.games.onirim.state import State, discard_from_hand, to_limbo
from reverie.kernel.agenda import push
from reverie.kernel.choices import nth_choice, offer
from reverie.kernel.constants import FIRST_STEP
from reverie.kernel.core import tell


def begin_game(g: State) -> None:
    """Opening hand, set-aside cards back into the pile, first turn (ONI-BASE-02, -03)."""
    push(g, S_NEXT_TURN, 0)
    push(g, S_LIMBO, 0)
    push(g, S_REDRAW, 0)
    run(g)


def run(g: State) -> None:
    """Carry out steps until the player is needed; a question with one answer is not asked (chapter 6.2)."""
    while g.outcome == 0:
        step = g.agenda_step[g.agenda_size - 1]
        arg = g.agenda_arg[g.agenda_size - 1]
        if step >= FIRST_STEP:
            g.agenda_size -= 1
            carry_out(g, step, arg)
        else:
            ask(g, step, arg)
            if step == Q_TURN or g.choice_count != 1:
                return
            answer(g, nth_choice(g, 0), 1)
    g.option_count = 0
    g.choice_count = 0


def carry_out(g: State, step: int, arg: int) -> None:
    """One step of the agenda."""
    if step == S_REFILL:
        refill(g)
    elif step == S_LIMBO:
        empty_limbo(g)
    elif step == S_NEXT_TURN:
        next_turn(g)
    elif step == S_NIGHTMARE_LEAVES:
        nightmare_leaves(g, arg)
    elif step == S_REDRAW:
        redraw(g)


def next_turn(g: State) -> None:
    """A turn begins with phase 1 (ONI-BASE-05)."""
    g.turn += 1
    push(g, Q_TURN, 0)
    if g.listening:
        tell(g, E_TURN, g.turn, 0, 0)


def ask(g: State, question: int, arg: int) -> None:
    """Offer every legal answer of a question, in ascending blocks."""
    g.option_count = 0
    g.choice_count = 0
    if question == Q_TURN:
        offer(g, PLAY, playable(g))  # ONI-BASE-08
        offer(g, DISCARD, g.hand_mask)
    elif question == Q_NIGHTMARE:
        offer_wards(g)
    elif question == Q_DOOR:
        offer_opening(g, arg)
    elif question == Q_PROPHECY_ORDER:
        offer_prophecy_order(g)
    elif question == Q_PROPHECY:
        offer_prophecy_discard(g)
    elif question == Q_SEARCH:
        offer_search(g, arg)


def answer(g: State, action: int, forced: int) -> None:
    """Carry out a legal answer; the question it settles leaves the agenda first."""
    block = action >> 6
    arg = action & 63
    g.agenda_size -= 1
    about = g.agenda_arg[g.agenda_size]
    if g.listening:
        tell(g, E_ANSWERED, action, g.agenda_step[g.agenda_size], forced)
    if block <= DISCARD:
        # One card, no more and no less, then phases 2 and 3 (ONI-BASE-05, -06).
        push(g, S_NEXT_TURN, 0)
        push(g, S_LIMBO, 0)
        push(g, S_REFILL, 0)
        if block == PLAY:
            play_location(g, arg)
        else:
            discard_from_hand(g, arg)
            if KEYS >> arg & 1:
                begin_prophecy(g)  # ONI-BASE-17; suns and moons do nothing (ONI-BASE-16)
    elif block == PROPHECY_PUT:
        prophecy_put(g, arg)
    elif block == PROPHECY_DISCARD:
        prophecy_discard(g, arg)
    elif block == DOOR_TO_LIMBO:
        to_limbo(g, about, Z_RESOLVING)  # ONI-BASE-26
    elif block == OPEN_DOOR:
        open_door(g, about, arg)
    elif block == TAKE_DOOR:
        take_door(g, arg)
    elif block == SEARCH:
        search_or_not(g, arg)
    elif block == WARD_KEY:
        ward_with_key(g, arg)
    elif block == WARD_DOOR:
        ward_with_door(g, arg)
    elif arg == MILL:
        ward_by_mill(g)
    else:
        ward_with_hand(g)
