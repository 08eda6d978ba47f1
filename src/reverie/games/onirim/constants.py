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
GLYPH_KINDS = 0x8888
TOWER_KINDS = 0x7FF80000
USABLE = 0x7FFFFFFF  # locations that may be discarded, paid, stored or exchanged: all but dead ends (ONI-CROSS-07)
# ONI-EDGE-43, ONI-X-10, ONI-X-19, ONI-X-23
RED_IN_PILE = 0x7000F  # what `two_red` takes: red locations and crossroads, no tower
ALL_COLOURS = 15

# The edges of the towers (ONI-TOWER-01): two bits each, 1 sun, 2 moon, `red.3` lowest, in card order.
LEFT_EDGES = 0x2D5A87
RIGHT_EDGES = 0x5472EA
SUN_LEFT = 0x1E180000  # the same as masks of kinds: towers with a sun on their left edge …
MOON_LEFT = 0x31C80000
SUN_RIGHT = 0x76400000
MOON_RIGHT = 0x02F80000

# Denizens in card order, counted from DENIZEN.
ARCHITECT = 0
CYCLOBOT = 1
SQUIRREL_SPIES = 2
HARPOON_HUNTER = 3
HAMMERBIRD = 4
CHROMATIC_CHAOS = 5
MIRROR = 6
TREASURE_KEEPER = 7

# Dark premonitions in the law's order (ONI-PREM-01), and the spells of the Book.
TWO_RED = 0
TWO_GREEN = 1
TWO_BLUE = 2
TWO_BROWN = 3
PAIR = 4
FIVE_DOORS = 5
EVERY_COLOUR = 6
THREE_DOORS = 7
PARADOXICAL_PROPHECY = 0
PARALLEL_PLANNING = 1
POWERFUL_PUNISHMENT = 2

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
WARD = 10  # 0 mill, 1 hand, 2 punishment, 3 mirror, 4 protector, 5 pathfinder
PLAY_SHARED = 11
PLAY_STORED = 12  # which keeper
ARCHITECT_PLAY = 13
ARCHITECT_PLAY_SHARED = 14
ARCHITECT_PLAY_STORED = 15  # which keeper
BUILD = 16  # a tower at the left end; + RIGHT at the right end
BUILD_SHARED = 17
BUILD_STORED = 18  # which keeper; + RIGHT at the right end
DISCARD_SHARED = 19
DISCARD_STORED = 20  # which keeper
TURN_OPTION = 21  # 0 flee, 1 anticipate, 2 face the adversary
HANDBOOK = 22  # which catcher
DRAFT = 23
TAKE_CHROMATIC = 24
TAKE_CAPTURED = 25  # from catcher 0; 26, 27, 28 from the others
TAKE_CAPTURED_CHROMATIC = 29  # from catcher 0; 30, 31, 32 from the others
LEAVE_CAPTURED = 33  # 0
EMPTY = 34  # which catcher, 4 none
OPEN_SHARED = 35
OPEN_STORED = 36  # which keeper
OPEN_CHROMATIC = 37
OPEN_CHROMATIC_SHARED = 38
OPEN_CHROMATIC_STORED = 39  # which keeper
WARD_KEY_SHARED = 40
WARD_KEY_STORED = 41  # which keeper
INCANT_DOOR = 42
INCANT_NONE = 43  # 0
PUT_UNDER = 44
PUT_FIRST = 45
TOWER_LOOK = 46  # 0 skip, 1 look
LOSE_TOWER = 47
FALSE_ALARM = 48  # 0
SWAP = 49
SWAP_SHARED = 50
NO_SWAP = 51  # 0
UNCOVER = 52  # which order card
BANISH = 53  # which premonition
HAPPY = 54  # 0 reveal seven, 1 search
KEEP = 55
DISCARD_REST = 56  # 0
FETCH = 57
RALLY = 58
RALLY_SHARED = 59
RALLY_STORED = 60  # which keeper
SEND_AWAY = 61  # 0
RESOLVE = 62  # which premonition
RETURN_DOOR = 63
RETURN_PARTNER_DOOR = 64
PREMONITION_KEY = 65
HAMMER = 66  # which colour
PAY = 67  # a location kind, NIGHTMARE, or REST
PLAN = 68  # which order card
PLAN_WITH = 69  # which order card
CYCLO = 70
CYCLO_SHARED = 71
CYCLO_FETCH = 72
GO_ON = 73  # 0
CAST = 74  # which spell
USE = 75  # which denizen
STORE = 76
STORE_SHARED = 77
FIRST_FREE_ACTION = 74  # from here on: free actions (ONI-FREE-01)

DECLINE = 0
SEARCH_ONLY = 1
MILL = 0
HAND_REDRAW = 1
PUNISHMENT_WARD = 2
MIRROR_WARD = 3
PROTECTOR_WARD = 4
PATHFINDER_WARD = 5
FLEE = 0
ANTICIPATE = 1
FACE_ADVERSARY = 2
RIGHT = 16
NO_CATCHER = 4
REVEAL_SEVEN = 0
HAPPY_SEARCH = 1
REST = 62

# Questions on the agenda (codes below FIRST_STEP): the decision points of the law.
Q_TURN = 1
Q_SEARCH = 2  # argument: colours of the run
Q_PROPHECY = 3
Q_PROPHECY_ORDER = 4
Q_DOOR = 5  # argument: the drawn door
Q_NIGHTMARE = 6
Q_DRAFT = 7
Q_CATCHER_TAKE = 8  # argument: colours of the run, 0 for a happy dream
Q_EMPTY = 9
Q_INCANT_DOOR = 10
Q_INCANT_ORDER = 11
Q_TOWER_LOOK = 12  # argument: how many cards
Q_TOWER_ORDER = 13
Q_SWAP = 14
Q_SWAP_SHARED = 15  # argument: the personal card
Q_BEFORE_DRAW = 16
Q_WARD = 17
Q_TOWER_LOSS = 18  # argument: 1 if no false alarm is possible
Q_UNCOVER = 19  # argument: the door
Q_HAPPY = 20
Q_HAPPY_SEVEN = 21
Q_HAPPY_SEARCH = 22
Q_RALLY = 23  # argument: the denizen
Q_PREM_ORDER = 24  # argument: those turned up just now, a bit each; 0: all
Q_PREM_DOOR = 25  # argument: the premonition
Q_PREM_KEYS = 26  # argument: the key picked before, + 64 if one more follows
Q_PARADOX = 27
Q_PARADOX_ORDER = 28
Q_SPIES = 29
Q_HARPOON = 30
Q_HAMMER = 31
Q_BEFORE_LIMBO = 32
Q_PAY = 33  # argument: the spell
Q_PLAN = 34
Q_PLAN_WITH = 35  # argument: the first position
Q_CYCLO = 36
Q_CYCLO_FETCH = 37  # argument: the hand card, + 64 if it is a shared one

# Steps on the agenda that are carried out without asking.
S_NEXT_TURN = 64
S_REFILL = 65  # argument: 0 in phase 2, 1 after a card was stored before phase 1
S_LIMBO = 66
S_REDRAW = 67
S_DREAM_LEAVES = 68  # argument: the nightmare or happy dream
S_SHUFFLE = 69
S_TOWER_STEP = 70  # argument: 1 if no false alarm is possible
S_PREMONITIONS = 71  # argument: those turned up just now, a bit each; 0: all
S_PREMONITION_LEAVES = 72  # argument: the premonition
S_TURN_UP = 73  # argument: how many premonitions
S_PUT_ON_TOP = 74  # argument: the card and who knows it
S_FIGURE_LEAVES = 75
S_SPELL = 76  # argument: the spell
S_CATCHER_TAKE = 77  # argument: colours of the run, 0 for a happy dream

# Editions; one flag per module, then the mode, hard variants and other readings.
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
TEAM = 256
HARD_BOOK = 512
HARD_TOWERS = 1024
HARD_CROSSROADS = 2048
PROTECTOR = 4096
PATHFINDER = 8192
ADVERSARY = 16384
PARADOX_FROM_BOTTOM = 32768
INCANTATION_OPTIONAL = 65536
ADVERSARY_BEFORE_WIN = 131072
STRICT_DEAD_ENDS = 262144
DUPLICATES_TO_LIMBO = 524288
OPEN_TALK = 1048576
HARD_DREAMCATCHERS = 2097152
SEAT_1_STARTS = 4194304
PUNISHMENT_WARDS = 8388608  # also where no nightmare was drawn
TURNED_UP_FIRST = 16777216  # a premonition just turned up comes before those that wait

# Sizes.
# ONI-EDGE-21
HAND_SIZE = 5
PERSONAL_SIZE = 3  # in team play; the other two are shared
SHARED_SIZE = 2
DRAFT_SIZE = 8
# ONI-EDGE-27
PROPHECY_SIZE = 5
# ONI-EDGE-07, ONI-EDGE-08
MILL_SIZE = 5
INCANTATION_SIZE = 5
HAPPY_SIZE = 7
CATCHERS = 4
HANDBOOKS = 2
LOST_DREAMS = 4
PREMONITION_COUNT = 8
UNUSED_DENIZENS = 8
NOTHING = 63  # no card
PILE_STREAM = 1
RESERVE_STREAM = 2  # premonitions turned up
SETUP_STREAM = 3  # order cards and unused denizens
PILE_CAPACITY = 133  # every card of every module
PILE_BYTES = 330  # BAG + KINDS + 2 * PILE_CAPACITY

# Why a game ended.
ALL_DOORS = 1
PILE_EMPTY = 2
MILL_SHORT = 3
LAST_CATCHER = 4

# Zones a card moves between.
Z_PILE = 0
Z_HAND = 1
Z_ROW = 2
Z_DOORS = 3
Z_DISCARD = 4
Z_LIMBO = 5
Z_RESOLVING = 6
Z_LOOKED = 7
Z_REVEALED = 8
Z_SHARED = 9
Z_DRAFT = 10
Z_CATCHER = 11
Z_TOWERS = 12
Z_RALLIED = 13
Z_STORED = 14
Z_FIGURE = 15
Z_REMOVED = 16
Z_PARTNER_DOORS = 17

# Events. A movement is told with its zones in one number (from * 32 + to) and the seat, + 2 if everybody sees the card.
E_MOVED = 1  # kind, zones, seat
E_SHUFFLED = 2  # cards in the pile
E_TURN = 3  # number, seat
E_RUN = 4  # colours
E_SEARCHED = 5  # 1 if a door was taken
E_ENDED = 6  # outcome, reason
E_ANSWERED = 7  # action, question, seat + 2 if it was the only answer
E_GOAL = 8  # position, 1 covered 0 uncovered
E_GOALS_EXCHANGED = 9  # position, position
E_CATCHER = 10  # catcher, 0 filled 1 emptied 2 removed
E_HANDBOOK = 11  # how many are left
E_PREMONITION = 12  # premonition, 0 turned up 1 carried out 2 banished
E_FIGURE = 13  # into the box
