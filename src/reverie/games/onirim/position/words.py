"""The words of positions: zones and other names for them, marks of who knows a card, what the steps are about."""

from __future__ import annotations

from typing import Any

from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import PREMONITIONS, SPELLS
from reverie.games.onirim.codec import QUESTIONS, STEPS
from reverie.kernel.constants import KNOWN_TO_0, KNOWN_TO_1

CATCHER_ZONES = tuple(f"catcher{i}" for i in range(c.CATCHERS))
PILE_ZONES = ("top", "bottom")
CARD_ZONES = (
    "row", "hand", "doors", "row1", "hand1", "doors1", "shared", "discard", "limbo", "looked", "revealed", "removed",
    "towers", "stored", "under", *CATCHER_ZONES, *PILE_ZONES,
)  # fmt: skip
NUMBER_ZONES = ("turn", "placed", "active", "catchers", "handbooks")
NAME_ZONES = (
    "pile", "size", "seen", "seen1", "goals", "premonitions", "down", "used", "rallied", "unused", "searched", "figure",
    "paying", "rest", "at",
)  # fmt: skip
ZONES = (*CARD_ZONES, *NUMBER_ZONES, *NAME_ZONES)
ZONE_NEEDS = {
    **dict.fromkeys(("row1", "hand1", "doors1", "shared", "seen", "seen1", "active"), "team"),
    **dict.fromkeys(("goals", "removed", "paying"), "book"),
    **dict.fromkeys((*CATCHER_ZONES, "catchers", "handbooks"), "dreamcatchers"),
    "towers": "towers",
    **dict.fromkeys(("premonitions", "down", "used"), "premonitions"),
    **dict.fromkeys(("rallied", "stored", "unused", "searched"), "oniverse"),
    **dict.fromkeys(("figure", "under"), "incubus"),
}
# The rule that brings a module or mode into play, for what needs it.
RULE_OF_NEED = {
    "team": "ONI-TEAM-01",
    "book": "ONI-BOOK-01",
    "dreamcatchers": "ONI-DREAM-01",
    "towers": "ONI-TOWER-01",
    "premonitions": "ONI-PREM-01",
    "oniverse": "ONI-ONIV-01",
    "incubus": "ONI-INC-01",
}
# Every way to call a zone, in small letters: as above, as the law does, as views do.
ZONE_NAMES = {
    **{name: name for name in ZONES},
    **{f"{name}0": name for name in ("row", "hand", "doors", "seen")},
    **{f"catcher {i}": name for i, name in enumerate(CATCHER_ZONES)},
    **dict.fromkeys(("personal", "personal0"), "hand"),
    "personal1": "hand1",
    **dict.fromkeys(("draft", "shared cards"), "shared"),
    "discard pile": "discard",
    "draw pile": "pile",
    "pile top": "top",
    "p": "size",
    **dict.fromkeys(("towerrow", "tower row"), "towers"),
    "premup": "premonitions",
    "premdown": "down",
    "incubuscard": "under",
}
# Zones in which a number says how many cards they have.
COUNTED = ("hand", "hand1", "shared", "doors", "doors1", *CATCHER_ZONES, "discard", "removed")
STEP_CODES = {
    **{point.lower(): code for code, (_, point) in reversed(QUESTIONS.items())},  # of several the one that comes first
    **{name: code for code, (name, _) in QUESTIONS.items()},
    **{name: code for code, name in STEPS.items()},
}
STEP_NAMES = tuple(name for name in STEP_CODES if not name.startswith("dp-"))
MARKS = {"!!": KNOWN_TO_0 | KNOWN_TO_1, "!1": KNOWN_TO_1, "!": KNOWN_TO_0}
COVERED = "*"

Table = dict[str, Any]
Words = dict[str, list[str]]
Frame = tuple[int, int]

# What the argument of a step is; steps not named here have none.
COLOUR_STEPS = (c.Q_SEARCH, c.Q_CATCHER_TAKE, c.S_CATCHER_TAKE)
CARD_STEPS = (c.Q_DOOR, c.Q_RALLY, c.Q_UNCOVER, c.S_DREAM_LEAVES, c.S_PUT_ON_TOP)
SHARED_STEPS = (c.Q_SWAP_SHARED, c.Q_CYCLO_FETCH)
PREMONITION_STEPS = (c.S_PREMONITIONS, c.Q_PREM_ORDER)
NAMED_STEPS: dict[int, tuple[str, ...]] = {
    c.Q_PREM_DOOR: PREMONITIONS,
    c.S_PREMONITION_LEAVES: PREMONITIONS,
    c.Q_PAY: SPELLS,
    c.S_SPELL: SPELLS,
}
NUMBER_STEPS = (
    c.Q_TOWER_LOOK, c.Q_TOWER_LOSS, c.Q_PREM_KEYS, c.Q_PLAN_WITH, c.S_REFILL, c.S_TOWER_STEP, c.S_TURN_UP,
)  # fmt: skip
