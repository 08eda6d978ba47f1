"""Onirim in numbers: card kinds, blocks of actions, agenda codes, zones, events.

Only numbers live here; names and copies are in `cards.py`, words in `codec.py`. The build makes C constants of
this file. Kinds and blocks are never renumbered without a new rules version: learning programs rely on them.
"""

# Card kinds in card order (ONI-GEN-11). A location with a colour is colour * 4 + symbol; a crossroads has colour 4.
SUN = 0
MOON = 1
KEY = 2
GLYPH = 3
CROSSROADS = 16
TOWER = 19
DEAD_END = 31
DOOR = 32
DOOR_ONIVERSE = 36
NIGHTMARE = 37
LOST_DREAM = 38
HAPPY_DREAM = 39
DENIZEN = 40
KINDS = 48

# Masks of kinds.
LOCATIONS_WITH_SYMBOL = 0x7FFFF
SUNS = 0x11111
KEYS = 0x44444
ALL_COLOURS = 15

# Blocks of 64 actions each; action = block * 64 + argument. The argument is a card kind unless said otherwise.
PLAY = 0
DISCARD = 1
PROPHECY_DISCARD = 2
PROPHECY_PUT = 3
TAKE_DOOR = 4
SEARCH = 5  # 0 decline, 1 search only
OPEN_DOOR = 6
DOOR_TO_LIMBO = 7  # 0
WARD_KEY = 8
WARD_DOOR = 9
WARD = 10  # 0 mill, 1 hand

DECLINE = 0
SEARCH_ONLY = 1
MILL = 0
HAND_REDRAW = 1

# Questions on the agenda (codes below FIRST_STEP): the decision points of the law's chapter 6.2.
Q_TURN = 1
Q_SEARCH = 2  # argument: colours of the run
Q_PROPHECY = 3
Q_PROPHECY_ORDER = 4
Q_DOOR = 5  # argument: the drawn door
Q_NIGHTMARE = 6

# Steps on the agenda that are carried out without asking.
S_NEXT_TURN = 64
S_REFILL = 65
S_LIMBO = 66
S_REDRAW = 67
S_NIGHTMARE_LEAVES = 68  # argument: the nightmare

# Editions, and one flag per module.
FIRST_EDITION = 1
THIRD_EDITION = 3
BOOK = 1
GLYPHS = 2
DREAMCATCHERS = 4
TOWERS = 8
PREMONITIONS = 16
CROSSROADS_MODULE = 32
ONIVERSE = 64
INCUBUS = 128

# Sizes.
HAND_SIZE = 5
PROPHECY_SIZE = 5
MILL_SIZE = 5
PILE_STREAM = 1
PILE_CAPACITY = 133  # every card of every module
PILE_BYTES = 330  # BAG + KINDS + 2 * PILE_CAPACITY

# Why a game ended.
ALL_DOORS = 1
PILE_EMPTY = 2
MILL_SHORT = 3

# Policies of native playouts.
RANDOM_POLICY = 0
RULES_POLICY = 1

# Zones a card moves between.
Z_PILE = 0
Z_HAND = 1
Z_ROW = 2
Z_DOORS = 3
Z_DISCARD = 4
Z_LIMBO = 5
Z_RESOLVING = 6
Z_LOOKED = 7

# Events.
E_MOVED = 1  # kind, from, to
E_SHUFFLED = 2  # cards in the pile
E_TURN = 3  # number
E_RUN = 4  # colours
E_SEARCHED = 5  # 1 if a door was taken
E_ENDED = 6  # outcome, reason
E_ANSWERED = 7  # action, question, 1 if it was the only answer
