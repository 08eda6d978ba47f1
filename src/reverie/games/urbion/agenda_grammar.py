"""What may wait on what: the agendas that a game of Urbion can have, for reading and writing positions.

An agenda is written bottom first. Before the first turn (turn 0) it holds the rest of the set-up (`flow.py`,
`begin_game`), during a turn its main choice or what follows it, and on top whatever is being resolved.
"""

from __future__ import annotations

import itertools
from typing import Any

from reverie.errors import PositionError
from reverie.games.urbion import constants as c
from reverie.games.urbion.codec import QUESTIONS, STEPS

Table = dict[str, Any]
Frame = tuple[int, int]

# Steps that only the set-up has; everything else on its agenda is being resolved.
SET_UP = (c.S_OPEN_CITIES, c.S_OPENING, c.S_SWITCH_SEATS, c.S_BOOK_PRICE, c.Q_BOOK, c.Q_OPENING_CHAOS)
WAITING = (c.S_NEXT_TURN, c.S_ASIDE, c.S_SWITCH_SEATS, c.S_OPENING)  # what may wait for the rows to be filled

ACTION = (c.S_REFILL, c.Q_SECOND)  # below an action of Phase I; with a Wizard a second one may follow
DRAWING = (c.S_REFILL, c.S_ASIDE, c.S_HANDLE, c.S_DISCARD_CHAOS)  # below a Chaos of either kind

# Step or question -> what may lie directly below it; the first one is the ordinary case. Nothing below: the bottom.
STANDS_ON: dict[int, tuple[int, ...]] = {
    c.S_NEXT_TURN: (),
    c.Q_MAIN: (),
    c.S_TURN_END: (),
    c.S_FLAGSHIPS: (c.Q_MAIN,),
    c.Q_FLAGSHIP: (c.S_FLAGSHIPS,),
    c.S_REFILL: (c.S_TURN_END,),
    c.Q_SECOND: (c.S_REFILL,),
    c.Q_PAIR: (c.S_REFILL,),
    c.Q_REBUILD: (c.S_REFILL,),
    c.Q_REBUILD_WITH: (c.S_REFILL,),
    c.Q_SIDE_CHANGE: (c.S_REFILL,),
    **dict.fromkeys((c.Q_SWAP, c.Q_SWAP_WITH, c.Q_FLY, c.Q_FLY_TO, c.Q_VANISH, c.Q_FREEDOM, c.Q_PROPHECY), ACTION),
    c.S_CENSUS_END: ACTION,
    c.S_CENSUS_VOID: (c.S_CENSUS_END,),
    c.S_CLEAN: (c.S_CENSUS_VOID,),
    c.Q_CLEAN: (c.S_CLEAN,),
    c.Q_BONUS: (c.S_CENSUS_END,),
    c.S_ASIDE: (*ACTION, *WAITING),
    c.S_FILL: (*ACTION, *WAITING),
    c.Q_SIDES: (c.S_FILL,),
    **dict.fromkeys((c.Q_CHAOS, c.Q_WISE, c.Q_REVEALED, c.S_REVEAL_ONE, c.S_DISCARD_CHAOS, c.S_HANDLE), DRAWING),
    c.Q_CHROMATIC: (c.S_REVEAL_ONE,),
    c.S_SWITCH_SEATS: WAITING,
    c.S_OPENING: WAITING,
    c.Q_OPENING_CHAOS: (c.S_OPENING,),
    c.S_OPEN_CITIES: (c.S_FILL,),
    c.S_BOOK_PRICE: (c.S_OPEN_CITIES,),
    c.Q_BOOK: (c.S_BOOK_PRICE,),
}

# Steps and questions that belong to a module, or to one of several, or to team play.
BELONGS_TO = {
    **dict.fromkeys((c.Q_BOOK, c.S_BOOK_PRICE), c.BOOKS),
    **dict.fromkeys((c.Q_FLY, c.Q_FLY_TO, c.Q_VANISH, c.Q_FREEDOM, c.Q_PROPHECY), c.BOOKS),
    **dict.fromkeys((c.Q_SECOND, c.Q_REBUILD, c.Q_REBUILD_WITH, c.Q_SIDE_CHANGE), c.GARDENS),
    c.Q_PAIR: c.GARDENS | c.VOID,
    **dict.fromkeys((c.Q_WISE, c.Q_FLAGSHIP, c.S_FLAGSHIPS), c.POSTCARDS),
    **dict.fromkeys((c.Q_CHROMATIC, c.Q_REVEALED, c.S_REVEAL_ONE), c.CHROMATIC),
    c.S_SWITCH_SEATS: c.TEAM,
}

# What is drawn or revealed in Phase II says so (URB-POSTCARDS-05).
PHASED = (c.Q_CHAOS, c.Q_CHROMATIC, c.S_HANDLE, c.S_REVEAL_ONE)
RESOLVING = (*PHASED, c.Q_WISE, c.Q_REVEALED, c.S_DISCARD_CHAOS)


def frame_name(step: int) -> str:
    """How positions call a step or a question."""
    return QUESTIONS[step][0] if step in QUESTIONS else STEPS[step]


# ---- the ordinary agenda ---------------------------------------------------------------------------------------


def set_up_agenda(flags: int) -> list[Frame]:
    """Everything that the set-up does, the first step on top (the law's chapter 5)."""
    steps = [c.S_NEXT_TURN]
    team = flags & c.TEAM
    if flags & c.CHROMATIC:
        steps += [c.S_SWITCH_SEATS, c.S_ASIDE, c.S_SWITCH_SEATS, c.S_ASIDE] if team else [c.S_ASIDE]
    steps += [c.S_SWITCH_SEATS, c.S_OPENING, c.S_SWITCH_SEATS, c.S_OPENING] if team else [c.S_OPENING]
    steps += [c.S_FILL, c.S_OPEN_CITIES]
    if flags & c.BOOKS:
        steps += [c.S_BOOK_PRICE, c.Q_BOOK]
    return [(step, 0) for step in steps]


def agenda_for(code: int, argument: int, flags: int, turn: int) -> list[Frame]:
    """The whole agenda when this step comes now and nothing unusual is under way."""
    frames = [(code, argument)]
    if turn == 0:
        before = set_up_agenda(flags)
        while frames[0] not in before and frames[0][0] != c.S_OPENING and STANDS_ON[frames[0][0]]:
            frames.insert(0, below(*frames[0], flags, turn))
        found = before.index(frames[0]) if frames[0] in before else len(before) - 1 - before[::-1].index(OPENING)
        if frames[0][0] in (c.S_ASIDE, c.S_SWITCH_SEATS, c.S_OPENING):
            found = len(before) - 1 - before[::-1].index(frames[0])  # the one that comes first
        return before[:found] + frames
    while STANDS_ON[frames[0][0]]:
        frames.insert(0, below(*frames[0], flags, turn))
    return frames
