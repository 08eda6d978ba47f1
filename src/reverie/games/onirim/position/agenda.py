"""What may wait on what: the agendas that a game of Onirim can have, for reading and writing positions."""

from __future__ import annotations

import itertools
from typing import Any

from reverie.errors import PositionError
from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import is_door, is_usable
from reverie.games.onirim.codec import QUESTIONS, STEPS

Table = dict[str, Any]
Frame = tuple[int, int]

WINDOWS = (c.S_REFILL, c.Q_TURN, c.Q_DOOR, c.Q_NIGHTMARE, c.Q_RALLY, c.Q_HAPPY)
PLANNING = (*WINDOWS, c.Q_SEARCH, c.Q_CATCHER_TAKE, c.Q_INCANT_DOOR)

# Step or question -> what may lie directly below it; the first one is the ordinary case. Nothing below: the bottom.
STANDS_ON: dict[int, tuple[int, ...]] = {
    c.S_NEXT_TURN: (),
    c.Q_TURN: (),
    c.S_LIMBO: (c.S_NEXT_TURN,),
    c.S_REFILL: (c.S_LIMBO, c.Q_TURN),
    c.S_REDRAW: (c.S_LIMBO, c.S_REFILL, c.S_DREAM_LEAVES, c.S_TOWER_STEP, c.S_FIGURE_LEAVES, c.S_TURN_UP),
    c.Q_DRAFT: (c.S_LIMBO,),
    c.Q_SEARCH: (c.S_REFILL,),
    c.Q_SWAP: (c.S_REFILL,),
    c.Q_SWAP_SHARED: (c.S_REFILL,),
    c.Q_PROPHECY: (c.S_REFILL, c.Q_SWAP),
    c.Q_PROPHECY_ORDER: (c.S_REFILL, c.Q_SWAP),
    c.Q_TOWER_LOOK: (c.S_REFILL, c.Q_SWAP),
    c.Q_TOWER_ORDER: (c.S_REFILL, c.Q_SWAP),
    c.Q_INCANT_DOOR: (c.S_REFILL, c.Q_SWAP),
    c.Q_INCANT_ORDER: (c.S_REFILL, c.Q_SWAP, c.S_PREMONITIONS),
    c.S_PREMONITIONS: (c.S_REFILL, c.Q_SWAP, c.S_PREMONITIONS),
    c.Q_PREM_ORDER: (c.S_PREMONITIONS,),
    c.S_PREMONITION_LEAVES: (c.S_PREMONITIONS,),
    c.Q_PREM_DOOR: (c.S_PREMONITION_LEAVES,),
    c.Q_PREM_KEYS: (c.S_PREMONITION_LEAVES,),
    c.S_TURN_UP: (c.S_PREMONITION_LEAVES,),
    c.S_SHUFFLE: (c.S_REFILL, c.S_PREMONITIONS, c.S_PREMONITION_LEAVES, c.S_CATCHER_TAKE, c.S_PUT_ON_TOP),
    c.Q_EMPTY: (c.S_SHUFFLE,),
    c.S_CATCHER_TAKE: (c.S_REFILL, c.S_DREAM_LEAVES),
    c.Q_CATCHER_TAKE: (c.S_REFILL, c.S_DREAM_LEAVES),
    c.S_PUT_ON_TOP: (c.S_DREAM_LEAVES,),
    c.Q_DOOR: (c.S_REFILL,),
    c.Q_RALLY: (c.S_REFILL,),
    c.S_DREAM_LEAVES: (c.S_REFILL,),
    c.Q_NIGHTMARE: (c.S_DREAM_LEAVES,),
    c.Q_HAPPY: (c.S_DREAM_LEAVES,),
    c.Q_HAPPY_SEVEN: (c.S_DREAM_LEAVES,),
    c.Q_HAPPY_SEARCH: (c.S_DREAM_LEAVES,),
    c.S_TOWER_STEP: (c.S_DREAM_LEAVES, c.S_FIGURE_LEAVES),
    c.Q_TOWER_LOSS: (c.S_DREAM_LEAVES, c.S_FIGURE_LEAVES),
    c.S_FIGURE_LEAVES: (c.Q_TURN,),
    c.Q_WARD: (c.S_REFILL, c.S_TOWER_STEP, c.S_FIGURE_LEAVES),
    c.Q_UNCOVER: (c.S_DREAM_LEAVES, c.S_TOWER_STEP, c.S_REFILL, c.S_FIGURE_LEAVES, c.S_PREMONITION_LEAVES),
    c.S_SPELL: (*PLANNING, c.S_DREAM_LEAVES, c.S_TOWER_STEP, c.S_FIGURE_LEAVES),
    c.Q_PAY: (c.S_SPELL,),
    c.Q_PARADOX: WINDOWS,
    c.Q_PARADOX_ORDER: WINDOWS,
    c.Q_PLAN: PLANNING,
    c.Q_PLAN_WITH: PLANNING,
    c.Q_SPIES: WINDOWS,
    c.Q_HARPOON: WINDOWS,
    c.Q_HAMMER: WINDOWS,
    c.Q_CYCLO: WINDOWS,
    c.Q_CYCLO_FETCH: WINDOWS,
    c.Q_BEFORE_DRAW: (c.S_REFILL,),
    c.Q_BEFORE_LIMBO: (c.S_REFILL,),
}

# Steps and questions that belong to a module, or to one of several, or to team play.
BELONGS_TO = {
    **dict.fromkeys((c.Q_DRAFT, c.Q_SWAP, c.Q_SWAP_SHARED), c.TEAM),
    **dict.fromkeys((c.Q_CATCHER_TAKE, c.S_CATCHER_TAKE, c.Q_EMPTY, c.S_SHUFFLE), c.DREAMCATCHERS),
    **dict.fromkeys((c.Q_INCANT_DOOR, c.Q_INCANT_ORDER), c.GLYPHS),
    **dict.fromkeys((c.Q_TOWER_LOOK, c.Q_TOWER_ORDER, c.Q_TOWER_LOSS, c.S_TOWER_STEP), c.TOWERS),
    **dict.fromkeys((c.Q_BEFORE_DRAW, c.Q_BEFORE_LIMBO), c.BOOK | c.ONIVERSE),
    **dict.fromkeys((c.Q_WARD,), c.PATHFINDER | c.ADVERSARY),
    **dict.fromkeys((c.S_FIGURE_LEAVES,), c.ADVERSARY),
    **dict.fromkeys(
        (c.Q_UNCOVER, c.Q_PARADOX, c.Q_PARADOX_ORDER, c.Q_PAY, c.Q_PLAN, c.Q_PLAN_WITH, c.S_SPELL), c.BOOK
    ),
    **dict.fromkeys(
        (
            c.Q_HAPPY, c.Q_HAPPY_SEVEN, c.Q_HAPPY_SEARCH, c.Q_PREM_ORDER, c.Q_PREM_DOOR, c.Q_PREM_KEYS,
            c.S_PREMONITIONS, c.S_PREMONITION_LEAVES, c.S_TURN_UP, c.S_PUT_ON_TOP,
        ),
        c.PREMONITIONS,
    ),
    **dict.fromkeys((c.Q_RALLY, c.Q_SPIES, c.Q_HARPOON, c.Q_HAMMER, c.Q_CYCLO, c.Q_CYCLO_FETCH), c.ONIVERSE),
}  # fmt: skip

# Module or mode -> the rule that brings it into play.
RULES_OF_MODULES = {
    c.TEAM: "ONI-TEAM-01",
    c.BOOK: "ONI-BOOK-01",
    c.GLYPHS: "ONI-GLYPH-01",
    c.DREAMCATCHERS: "ONI-DREAM-01",
    c.TOWERS: "ONI-TOWER-01",
    c.PREMONITIONS: "ONI-PREM-01",
    c.ONIVERSE: "ONI-ONIV-01",
    c.PATHFINDER: "ONI-INC-01",
    c.ADVERSARY: "ONI-INC-01",
}

HAPPY_QUESTIONS = (c.Q_HAPPY, c.Q_HAPPY_SEVEN, c.Q_HAPPY_SEARCH, c.S_PUT_ON_TOP)
HAPPY_IF_NOT_A_RUN = (c.Q_CATCHER_TAKE, c.S_CATCHER_TAKE)


def agenda_for(code: int, argument: int) -> list[Frame]:
    """The whole agenda when this step comes now in an ordinary turn; explicit agendas need not be ordinary."""
    frames = [(code, argument)]
    while STANDS_ON[frames[0][0]]:
        upper, about = frames[0]
        lower = STANDS_ON[upper][0]
        if upper in HAPPY_IF_NOT_A_RUN and about == 0:
            lower = c.S_DREAM_LEAVES
        if lower == c.S_DREAM_LEAVES:
            happy = upper in HAPPY_QUESTIONS or upper in HAPPY_IF_NOT_A_RUN
            frames.insert(0, (lower, c.HAPPY_DREAM if happy else c.NIGHTMARE))
        elif upper in (c.Q_PREM_DOOR, c.Q_PAY, c.Q_PREM_ORDER):
            frames.insert(0, (lower, about))
        elif upper == c.S_PREMONITIONS and about:
            frames.insert(0, (c.S_PREMONITIONS, 0))
        elif upper == c.Q_PREM_KEYS:
            frames.insert(0, (lower, c.TWO_BLUE))
        elif upper == c.S_TURN_UP:
            frames.insert(0, (lower, c.THREE_DOORS))
        elif upper == c.S_REFILL and about:
            frames.insert(0, (c.Q_TURN, 0))
        else:
            frames.insert(0, (lower, 0))
    return frames


def frame_name(step: int) -> str:
    """How positions call a step or a question."""
    return QUESTIONS[step][0] if step in QUESTIONS else STEPS[step]


def check_modules(table: Table) -> None:
    """Every step of the agenda belongs to a module or mode in play."""
    for step, _ in table["agenda"]:
        if step in BELONGS_TO and not table["flags"] & BELONGS_TO[step]:
            rule = next(rule for flag, rule in RULES_OF_MODULES.items() if BELONGS_TO[step] & flag)
            raise PositionError("position-step-needs", place="at", rule=rule, value=frame_name(step))


def check_agenda(table: Table) -> None:
    """Everything lies on what it belongs on."""
    agenda, flags = table["agenda"], table["flags"]
    for step, argument in agenda:
        check_argument(step, argument, table)
    if STANDS_ON[agenda[0][0]]:
        raise PositionError("position-agenda-end", place="at")
    for (lower, about), (upper, argument) in itertools.pairwise(agenda):
        fits = lower in STANDS_ON[upper]
        if upper == c.S_REFILL:
            fits = lower == (c.Q_TURN if argument else c.S_LIMBO) and not (argument and not flags & c.ONIVERSE)
        elif upper in (c.S_TOWER_STEP, c.Q_TOWER_LOSS):
            fits = lower == (c.S_FIGURE_LEAVES if argument else c.S_DREAM_LEAVES)
        elif upper in (c.Q_PREM_DOOR, c.Q_PAY, c.Q_PREM_ORDER):
            fits = fits and about == argument
        elif upper == c.S_PREMONITIONS:
            fits = fits and bool(argument) == (lower == c.S_PREMONITIONS)
        elif upper == c.Q_PREM_KEYS:
            fits = fits and about == c.TWO_BLUE
        elif upper == c.S_TURN_UP:
            fits = fits and about == c.THREE_DOORS
        if upper in HAPPY_IF_NOT_A_RUN:
            fits = lower == (c.S_REFILL if argument else c.S_DREAM_LEAVES)
        if fits and lower == c.S_DREAM_LEAVES:
            happy = upper in HAPPY_QUESTIONS or upper in HAPPY_IF_NOT_A_RUN or (upper == c.S_SHUFFLE)
            fits = about == (c.HAPPY_DREAM if happy else c.NIGHTMARE)
        if not fits and upper == c.Q_NIGHTMARE:
            raise PositionError("position-nightmare", place="at", rule="ONI-BASE-33")
        if not fits:
            names = {"value": frame_name(upper), "below": frame_name(lower)}
            raise PositionError("position-agenda", place="at", **names)


def check_argument(step: int, argument: int, table: Table) -> None:
    """What a step is about can be what it is about."""
    kind = argument & 63
    fits = True
    if step in (c.Q_DOOR, c.Q_UNCOVER):
        fits = is_door(argument)
    elif step == c.Q_RALLY:
        fits = argument >= c.DENIZEN
    elif step == c.S_DREAM_LEAVES:
        fits = argument in (c.NIGHTMARE, c.HAPPY_DREAM) and (argument == c.NIGHTMARE or table["flags"] & c.PREMONITIONS)
    elif step == c.Q_PREM_DOOR:
        fits = argument in (c.TWO_BROWN, c.PAIR)
    elif step in (c.S_PREMONITIONS, c.Q_PREM_ORDER):
        fits = not argument or bool(table["flags"] & c.TURNED_UP_FIRST and not argument & table["premonitions_down"])
    elif step == c.S_PREMONITION_LEAVES:
        fits = bool(table["premonitions_up"] >> argument & 1)
    elif step == c.Q_TOWER_LOOK:
        fits = 3 <= argument <= 5
    elif step in (c.Q_TOWER_LOSS, c.S_TOWER_STEP, c.S_REFILL):
        fits = argument <= 1
    elif step == c.S_TURN_UP:
        fits = 1 <= argument <= 2
    elif step == c.Q_PLAN_WITH:
        fits = argument < len(table["goals"]) - 1
    elif step == c.Q_PREM_KEYS:
        fits = argument in (0, 64) or (argument < 19 and argument & 3 == c.KEY)
    elif step == c.Q_SWAP_SHARED:
        fits = kind in table["seats"][table["seat"]]["hand"]
    elif step == c.Q_CYCLO_FETCH:
        held = table["shared"] if argument > 63 else table["seats"][table["seat"]]["hand"]
        fits = kind in held and is_usable(kind)
    if not fits:
        raise PositionError("position-argument", place="at", value=frame_name(step))
