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
SET_UP_ONLY = (c.S_OPEN_CITIES, c.S_OPENING, c.S_SWITCH_SEATS, c.S_BOOK_PRICE, c.Q_BOOK, c.Q_OPENING_CHAOS)
SET_UP_STEPS = (c.S_NEXT_TURN, c.S_ASIDE, c.S_FILL, *SET_UP_ONLY[:-1])
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
    """Everything that the set-up does, the first step on top (URB-BASE-14)."""
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
    while STANDS_ON[frames[0][0]] and not (turn == 0 and frames[0][0] in SET_UP_STEPS):
        frames.insert(0, below(*frames[0], flags, turn))
    if turn == 0 and frames[0][0] in SET_UP_STEPS[1:]:
        before = set_up_agenda(flags)
        places = [place for place, (step, _) in enumerate(before) if step == frames[0][0]]
        frames = before[: places[-1] if places else 1] + frames
    return frames


def below(step: int, argument: int, flags: int, turn: int) -> Frame:
    """What ordinarily lies below a step."""
    lower = STANDS_ON[step][0]
    if step in (c.Q_CLEAN, c.Q_SIDES):
        return lower, argument + 1
    if step == c.Q_CHROMATIC:
        return lower, argument & c.IN_REFILL
    outside = turn == 0 or (step in PHASED and not argument & c.IN_REFILL)
    if (step in RESOLVING and outside) or (step == c.S_FILL and flags & c.CHROMATIC):
        return c.S_ASIDE, 0
    return lower, 0


# ---- checking an agenda ----------------------------------------------------------------------------------------


def check_agenda(table: Table) -> None:
    """Everything lies on what it belongs on, and to a module in play."""
    agenda, flags = table["agenda"], table["flags"]
    for step, _ in agenda:
        if step in BELONGS_TO and not flags & BELONGS_TO[step]:
            raise PositionError("position-step-needs", place="at", value=frame_name(step))
        if step == c.S_DISCARD_CHAOS and table["edition"] == c.FIRST_EDITION:
            raise PositionError("position-step-needs", place="at", rule="URB-BASE-52", value=frame_name(step))
    bottom = agenda[0][0]
    if STANDS_ON[bottom]:
        raise PositionError("urbion-position-agenda-end", place="at", rule="URB-BASE-20", value=frame_name(bottom))
    for (lower, about), (upper, argument) in itertools.pairwise(agenda):
        if lower not in STANDS_ON[upper] or not fits(upper, argument, lower, about, flags):
            names = {"value": frame_name(upper), "below": frame_name(lower)}
            raise PositionError("position-agenda", place="at", rule="URB-BASE-20", **names)
    check_phases(agenda)
    set_up = bottom == c.S_NEXT_TURN and len(agenda) > 1
    if set_up if table["turn"] else bottom != c.S_NEXT_TURN:
        raise PositionError("urbion-position-turn", place="turn", rule="URB-BASE-20", count=table["turn"])


def fits(upper: int, argument: int, lower: int, about: int, flags: int) -> bool:
    """Whether what a step is about fits what the one below is about."""
    if upper in (c.Q_CLEAN, c.Q_SIDES):
        return about == argument + 1
    if upper == c.Q_CHROMATIC:
        return about == argument & c.IN_REFILL
    if upper == c.S_OPEN_CITIES:
        return about == 0
    if upper == c.S_FILL and flags & c.CHROMATIC:
        return lower not in ACTION  # what is put aside while filling must be resolved (URB-CHROMATIC-08)
    return not (upper == c.S_ASIDE and lower == c.S_ASIDE)


def check_phases(agenda: list[Frame]) -> None:
    """Phase II marks everything that is drawn or revealed in it, and nothing else (URB-POSTCARDS-05)."""
    phase = 0
    for step, argument in agenda:
        if step in (c.S_REFILL, c.S_ASIDE):
            phase = c.IN_REFILL if step == c.S_REFILL else 0
        elif (step in PHASED and argument & c.IN_REFILL != phase) or (step == c.Q_WISE and not phase):
            raise PositionError("urbion-position-phase", place="at", rule="URB-POSTCARDS-05", value=frame_name(step))


def openings(agenda: list[Frame]) -> tuple[bool, bool]:
    """Whether the hand of the active seat, and that of the other one, is still to be drawn."""
    return own_and_other(agenda, c.S_OPENING)


def own_and_other(agenda: list[Frame], wanted: int) -> tuple[bool, bool]:
    """Whether a step is still to come while the active seat decides, and while the other one does."""
    found, other = [False, False], 0
    for step, _ in reversed(agenda):
        other ^= step == c.S_SWITCH_SEATS
        found[other] |= step == wanted
    return found[0], found[1]
