"""The cards of Onirim: one table with every kind, its token and how many copies each part of the game has.

Tokens are those of the law (`red.sun`, `door.blue`, `nightmare`); kinds are numbered in card order (ONI-GEN-11).
"""

from __future__ import annotations

from reverie.games.onirim.constants import (
    CROSSROADS,
    DEAD_END,
    DENIZEN,
    DOOR,
    DOOR_ONIVERSE,
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

# How many copies the base game has (the law's chapter 3.1): suns 9 8 7 6, moons 4, keys 3, doors 2, nightmares 10.
BASE_DECK: dict[int, int] = {
    **{colour * 4 + SUN: 9 - colour for colour in range(4)},
    **{colour * 4 + MOON: 4 for colour in range(4)},
    **{colour * 4 + KEY: 3 for colour in range(4)},
    **{DOOR + colour: 2 for colour in range(4)},
    NIGHTMARE: 10,
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


def deck(modules: tuple[str, ...]) -> dict[int, int]:
    """The copies of every kind in play."""
    return dict(sorted(BASE_DECK.items()))


assert len(TOKENS) == KINDS
assert TOKENS[CROSSROADS] == "x.sun"
assert TOKENS[DEAD_END] == "deadend"
assert TOKENS[LOST_DREAM] == "lost"
assert TOKENS[HAPPY_DREAM] == "happy"
assert TOKENS[DENIZEN] == "den.architect"
