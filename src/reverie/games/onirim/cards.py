"""The cards of Onirim: one table with every kind, its token and how many copies each part of the game has.

Tokens are those of the law (`red.sun`, `door.blue`, `nightmare`); kinds are numbered in card order (ONI-GEN-11).
"""

from __future__ import annotations

from collections import Counter

from reverie.games.onirim import constants as c

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

# How many copies each part of the game has in the draw pile (ONI-BASE-01).
BASE_DECK: dict[int, int] = {
    **{colour * 4 + c.SUN: 9 - colour for colour in range(4)},  # suns 9 8 7 6
    **{colour * 4 + c.MOON: 4 for colour in range(4)},
    **{colour * 4 + c.KEY: 3 for colour in range(4)},
    **{c.DOOR + colour: 2 for colour in range(4)},
    c.NIGHTMARE: 10,
}
# ONI-CROSS-01
MODULE_DECKS: dict[str, dict[int, int]] = {
    "book": {},
    "glyphs": {
        **{colour * 4 + c.GLYPH: 2 for colour in range(4)},
        **{c.DOOR + colour: 1 for colour in range(4)},
    },
    "dreamcatchers": {c.LOST_DREAM: 4},
    "towers": {c.TOWER + i: 1 for i in range(12)},
    "premonitions": {c.HAPPY_DREAM: 4},
    "crossroads": {c.CROSSROADS + c.SUN: 3, c.CROSSROADS + c.MOON: 2, c.CROSSROADS + c.KEY: 1, c.DEAD_END: 10},
    "oniverse": {c.DOOR_ONIVERSE: 1, **{c.DENIZEN + i: 2 for i in range(8)}},  # half of the denizens stay out, unseen
    "incubus": {},
}


def is_location(kind: int) -> bool:
    """Locations go to the hand when drawn (ONI-GEN-01)."""
    return kind < c.DOOR


def is_door(kind: int) -> bool:
    """Doors are laid out, never held."""
    return c.DOOR <= kind <= c.DOOR_ONIVERSE


def is_key(kind: int) -> bool:
    """Any location with the key symbol, the crossroads one included."""
    return kind < c.TOWER and kind & 3 == c.KEY


def has_symbol(kind: int) -> bool:
    """Only these can be played into the labyrinth row."""
    return kind < c.TOWER


def is_tower(kind: int) -> bool:
    """Towers have a row of their own."""
    return c.TOWER <= kind < c.DEAD_END


def is_usable(kind: int) -> bool:
    """Locations that may be discarded, paid, stored or exchanged (ONI-CROSS-07)."""
    return kind < c.DEAD_END


def deck(modules: tuple[str, ...]) -> dict[int, int]:
    """The copies of every kind in the game, the denizens that stay out included."""
    cards = Counter(BASE_DECK)
    for name in modules:
        cards.update(MODULE_DECKS.get(name, {}))  # not every module brings cards
    return dict(sorted(cards.items()))


assert len(TOKENS) == c.KINDS
assert TOKENS[c.CROSSROADS] == "x.sun"
assert TOKENS[c.DEAD_END] == "deadend"
assert TOKENS[c.LOST_DREAM] == "lost"
assert TOKENS[c.HAPPY_DREAM] == "happy"
assert TOKENS[c.DENIZEN] == "den.architect"
