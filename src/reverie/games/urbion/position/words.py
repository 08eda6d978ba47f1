"""The words of positions: zones, marks of who knows a card, and what the steps of the agenda are about."""

from __future__ import annotations

from collections import Counter
from typing import Any

from reverie.games.urbion import constants as c
from reverie.games.urbion.about import kind_of_type
from reverie.games.urbion.cards import CardTable
from reverie.games.urbion.codec import FIGURES, QUESTIONS, ROW_NAMES, STEPS
from reverie.kernel.constants import KIND, KNOWN_TO_0, KNOWN_TO_1

AGENDA_LIMIT = 28  # steps
CARD_LIMIT = 120  # of Dreams in a zone, more than any card table has

CARD_ZONES = ("hand", "hand1", "deck", "discard", "box", "drawn", "looked")
NUMBER_ZONES = ("turn", "placed", "active", "wise")
NAME_ZONES = (
    "aside", "cities", "success", "postcards", "postcards-rest", "books", "inhabitants", "void", "void-figure",
    "polarity", "rest", "table", "at",
)  # fmt: skip
ZONES = (*ROW_NAMES, *CARD_ZONES, *NUMBER_ZONES, *NAME_ZONES)
ZONE_NEEDS = {
    **dict.fromkeys(("hand1", "active", "polarity"), "team"),
    **dict.fromkeys(("postcards", "postcards-rest", "inhabitants", "wise"), "postcards"),
    "books": "books",
    **dict.fromkeys(("void", "void-figure"), "void"),
}
# The rule that brings a module or mode into play, for what needs it.
RULE_OF_NEED = {
    "team": "URB-TEAM-02",
    "postcards": "URB-POSTCARDS-01",
    "books": "URB-BOOKS-01",
    "void": "URB-VOID-01",
}
# Every way to call a zone, in small letters: as above, as the rules do, as views do.
ZONE_NAMES = {
    **{name.lower(): name for name in ZONES},
    "hand0": "hand",
    **dict.fromkeys(("dream deck", "dream_deck"), "deck"),
    **dict.fromkeys(("city deck", "city_deck"), "cities"),
    **dict.fromkeys(("postcard deck", "postcard_deck"), "postcards"),
    "discard pile": "discard",
    "success pile": "success",
    "inhabitants pile": "inhabitants",
    **dict.fromkeys(("wise chaos", "wise_chaos"), "wise"),
    **dict.fromkeys(("void stack", "void_stack"), "void"),
    **dict.fromkeys(("void figure", "void_figure", "void in", "figure"), "void-figure"),
}
SIDE_WORDS = {"s:": 0, "sognae:": 0, "i:": 1, "incubi:": 1}
ROW_PARTS = (*SIDE_WORDS, "sum")  # what belongs to the row before it
COUNTED = ("hand", "hand1", "deck", "cities", "postcards", "discard", "box")  # a number says how many cards they have
EVERYBODY = KNOWN_TO_0 | KNOWN_TO_1
OPEN_PLACE = 256  # spectators know it, too: where a Wise Chaos put a Chaos
OPEN_MARK = "!!!"
MARKS = {OPEN_MARK: EVERYBODY | OPEN_PLACE, "!!": EVERYBODY, "!1": KNOWN_TO_1, "!": KNOWN_TO_0}
OTHER_SEAT = "*"
FIGURE_OF = {**{name.lower(): place for place, name in FIGURES.items()}, "up": c.STACK_UP, "flat": c.STACK_FLAT}
STEP_CODES = {
    **{point.lower(): code for code, (_, point) in reversed(QUESTIONS.items())},  # of several the one that comes first
    **{name: code for code, (name, _) in QUESTIONS.items()},
    **{name: code for code, name in STEPS.items()},
}
STEP_NAMES = tuple(name for name in STEP_CODES if not name.startswith("dp-"))

Table = dict[str, Any]
Words = dict[str, list[str]]
Frame = tuple[int, int]

# What the argument of a step is; steps not named here have none.
CARD_STEPS = (c.Q_WISE, c.Q_REVEALED, c.Q_OPENING_CHAOS, c.S_DISCARD_CHAOS)
PHASE_STEPS = (c.Q_CHAOS, c.Q_CHROMATIC, c.S_HANDLE)  # a card, and whether it was drawn in Phase II
ROW_STEPS = (c.Q_SIDES, c.Q_CLEAN, c.Q_REBUILD_WITH)
FROM_ROW_STEPS = (c.S_FILL, c.S_CLEAN)  # counted from 1, and one past the last row
SLOT_STEPS = (c.Q_SWAP_WITH, c.Q_FLY_TO)
SIDE_STEPS = (c.Q_FLY, c.Q_VANISH)
NUMBER_STEPS = (c.Q_BONUS, c.S_CENSUS_VOID)
DRAW = "@draw"


def dreams_on_table(table: Table, cards: CardTable) -> Counter[int]:
    """Every Dream outside the unordered part of the deck."""
    used: Counter[int] = Counter(card & KIND for card in table["over"])
    for row in table["rows"]:
        used.update(kind for side in row["sides"] for kind, _ in side)
    for seat in table["seats"]:
        used.update(card & KIND for card in seat["hand"])
    for name in ("discard", "box", "drawn", "looked"):
        used.update(card & KIND for card in table[name])
    if table["aside_chaos"]:
        used[kind_of_type(cards, c.CHAOS)] += table["aside_chaos"]
    if any(table["aside_chromatic"]):
        used[kind_of_type(cards, c.CHROMATIC_CARD)] += sum(table["aside_chromatic"])
    used.update(argument & KIND for step, argument in table["agenda"] if step in (*CARD_STEPS, *PHASE_STEPS))
    return used


def postcards_on_table(table: Table) -> Counter[int]:
    """Every Postcard outside the unordered part of its deck."""
    used = Counter(dict(enumerate(map(sum, zip(table["kept"], table["lost"], strict=True)))))
    used.update(card & KIND for card in table["postcard_over"])
    for row in table["rows"]:
        used.update((postcard & c.POSTCARD) - 1 for side in row["sides"] for _, postcard in side if postcard)
    return +used
