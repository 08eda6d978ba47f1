"""The cards of Onirim: one table with every kind, its token and how many copies each part of the game has.

Tokens are those of the law (`red.sun`, `door.blue`, `nightmare`); kinds are numbered in card order (ONI-GEN-11).
"""

from __future__ import annotations

from collections import Counter

from reverie.games.onirim.constants import (
    CROSSROADS,
    DEAD_END,
    DENIZEN,
    DOOR,
    DOOR_ONIVERSE,
    GLYPH,
    HAPPY_DREAM,
    KEY,
    KINDS,
    LOST_DREAM,
    MOON,
    NIGHTMARE,
    SUN,
    TOWER,
)

COLOURS = ("red", "blue", "green", "brown")
SYMBOLS = ("sun", "moon", "key", "glyph")
TOWER_NUMBERS = (3, 4, 5)
DENIZENS = (
    "architect",
    "cyclobot",
    "squirrel_spies",
    "harpoon_hunter",
    "hammerbird",
    "chromatic_chaos",
    "mirror",
    "treasure_keeper",
)

PREMONITIONS = (
    "two_red",
    "two_green",
    "two_blue",
    "two_brown",
    "pair",
    "five_doors",
    "all_colours",
    "three_doors",
)
SPELLS = ("paradoxical_prophecy", "parallel_planning", "powerful_punishment")
SPELL_COSTS = (5, 7, 10)
HARD_SPELL_COSTS = (6, 9, 12)


def _tokens() -> list[str]:
    """The token of every kind, in card order."""
    tokens = [f"{colour}.{symbol}" for colour in COLOURS for symbol in SYMBOLS]
    tokens += [f"x.{symbol}" for symbol in SYMBOLS[:3]]
    tokens += [f"tower.{colour}.{number}" for colour in COLOURS for number in TOWER_NUMBERS]
    tokens += ["deadend"]
    tokens += [f"door.{colour}" for colour in (*COLOURS, "oniverse")]
    tokens += ["nightmare", "lost", "happy"]
    tokens += [f"den.{name}" for name in DENIZENS]
    return tokens


TOKENS: tuple[str, ...] = tuple(_tokens())
KIND_OF: dict[str, int] = {token: kind for kind, token in enumerate(TOKENS)}

# How many copies each part of the game has in the draw pile (the law's chapter 3).
BASE_DECK: dict[int, int] = {
    **{colour * 4 + SUN: 9 - colour for colour in range(4)},  # suns 9 8 7 6
    **{colour * 4 + MOON: 4 for colour in range(4)},
    **{colour * 4 + KEY: 3 for colour in range(4)},
    **{DOOR + colour: 2 for colour in range(4)},
    NIGHTMARE: 10,
}
MODULE_DECKS: dict[str, dict[int, int]] = {
    "book": {},
    "glyphs": {
        **{colour * 4 + GLYPH: 2 for colour in range(4)},
        **{DOOR + colour: 1 for colour in range(4)},
    },
    "dreamcatchers": {LOST_DREAM: 4},
    "towers": {TOWER + i: 1 for i in range(12)},
    "premonitions": {HAPPY_DREAM: 4},
    "crossroads": {CROSSROADS + SUN: 3, CROSSROADS + MOON: 2, CROSSROADS + KEY: 1, DEAD_END: 10},
    "oniverse": {DOOR_ONIVERSE: 1, **{DENIZEN + i: 2 for i in range(8)}},  # half of the denizens stay out, unseen
    "incubus": {},
}


def is_location(kind: int) -> bool:
    """Locations go to the hand when drawn (ONI-GEN-01)."""
    return kind < DOOR


def is_door(kind: int) -> bool:
    """Doors are laid out, never held."""
    return DOOR <= kind <= DOOR_ONIVERSE


def is_key(kind: int) -> bool:
    """Any location with the key symbol, the crossroads one included."""
    return kind < TOWER and kind & 3 == KEY


def has_symbol(kind: int) -> bool:
    """Only these can be played into the labyrinth row."""
    return kind < TOWER


def is_tower(kind: int) -> bool:
    """Towers have a row of their own."""
    return TOWER <= kind < DEAD_END


def is_usable(kind: int) -> bool:
    """Locations that may be discarded, paid, stored or exchanged (ONI-CROSS-07)."""
    return kind < DEAD_END


def deck(modules: tuple[str, ...]) -> dict[int, int]:
    """The copies of every kind in the game, the denizens that stay out included."""
    cards = Counter(BASE_DECK)
    for name in modules:
        cards.update(MODULE_DECKS[name])
    return dict(sorted(cards.items()))


assert len(TOKENS) == KINDS
assert TOKENS[CROSSROADS] == "x.sun"
assert TOKENS[DEAD_END] == "deadend"
assert TOKENS[LOST_DREAM] == "lost"
assert TOKENS[HAPPY_DREAM] == "happy"
assert TOKENS[DENIZEN] == "den.architect"
