"""Urbion in numbers: sides, types of cards, blocks of actions, agenda codes, zones, events.

Only numbers live here; the cards are in `cards.toml`, words in `codec.py`. The build makes C constants of this
file. Blocks are never renumbered without a new rules version: learning programs rely on them.
"""

# The table (URB-DATA-10; `cards.py` checks that the card table says the same).
ROWS = 4
SIDE_LIMIT = 3
HAND_SIZE = 4
CHAOS_REVEAL = 4
POLARITY_PRICE = 8
SOGNAE = 0  # sides have no left and right here: that is for tables to show (URB-BASE-02)
INCUBI = 1
SIDES = 8  # side of a row: row * 2 + side; a slot is row * 8 + side * 4 + index
VACANT = 255  # instead of a City

# What a card is, as bits. A Meta or Concord is Sogna and Incubus at once (URB-SQUARES-03, URB-TEMPLES-03).
SOGNA = 1
INCUBUS = 2
CHAOS = 4
CHROMATIC_CARD = 8
WIZARD = 16
CONCORD = 32
META = 64
TWO_SIDED = 3
KINDS = 48  # at most

# Books of Power and Postcards in the order of the law.
FLYING_SOGNAE = 0
FLYING_INCUBI = 1
INVISIBLE_SOGNAE = 2
INVISIBLE_INCUBI = 3
BOOK_OF_FREEDOM = 4
FULL_BALANCE = 5
PROPHECIES = 6
BOOK_KINDS = 7
DREAMCATCHER = 0
DOVES = 1
SEER = 2
MAGES = 3
HOURGLASS = 4
FLAGSHIP = 5
ROCKET = 6
PLANBOT = 7
POSTCARD_KINDS = 8
POSTCARD = 15  # of a Postcard on a Dream: its number + 1 in the lower four bits …
QUARTERS = 16  # … and one of these for each quarter turn of an Hourglass; once for a Flagship that has moved
FULL_TURN = 4
POSTCARD_KEPT = 1
POSTCARD_LOST = 2
ABOVE_WISE_CHAOS = 3  # so many cards lie above a Chaos put back: it is the fourth from the top

# Where the Void figure is: a row, or one of these.
STACK_UP = 4
STACK_FLAT = 5
FIGURE_GONE = 6

# Blocks of 64 actions each; action = block * 64 + argument. The argument is a card kind unless said otherwise.
PLAY = 0  # + side of a row: 0 … 7
SWAP = 8
CENSUS = 9
PASS = 10
BOOK_ACTION = 11  # + book: 11 … 17
REBUILD = 18  # paid with one Wizard
SIDE_CHANGE = 19
REBUILD_TWO = 20  # paid with two cards, the lower one first
SIDE_CHANGE_TWO = 21
ALLIANCE = 22
SWITCH_POLARITY = 23
AND = 24
EXCHANGE = 25  # slot
EXCHANGE_WITH = 26  # slot
CITY = 27  # row
CITY_WITH = 28  # row
FLIP = 29  # slot
FLY = 30  # slot
FLY_TO = 31  # row
VANISH = 32  # slot
FREE = 33  # row
SECOND = 34  # 0 stop, 1 swap, 2 census, 3 + book
CLEAN = 35  # + row: 35 … 38; argument: three bits for the sognae side, three for the incubi side
BONUS = 39  # how many
PUT = 40
WISE = 41  # 0 face it, 1 use a Wise Chaos
PLACE = 42  # row
RUIN = 43  # row
REVEAL = 44  # 0
LAY = 45  # side of a row
PAIR_SIDES = 46  # 0 both sognae, 1 both incubi, 2 sognae and incubi, 3 incubi and sognae
SAIL = 47  # slot
BOOK_REVEAL = 48  # 0 no more, 1 reveal
SWAP_POLARITY = 49  # 0

STOP = 0
SECOND_SWAP = 1
SECOND_CENSUS = 2
SECOND_BOOK = 3
BOTH_SOGNAE = 0
BOTH_INCUBI = 1
SOGNAE_INCUBI = 2
INCUBI_SOGNAE = 3

# What a pair of cards pays for, in the upper bits of the argument of Q_PAIR.
PAY_REBUILD = 0
PAY_SIDE_CHANGE = 1
PAY_ALLIANCE = 2

# Agenda codes: questions.
Q_MAIN = 1
Q_PAIR = 2  # what for << 6 | the first card
Q_SWAP = 3
Q_SWAP_WITH = 4  # slot
Q_REBUILD = 5
Q_REBUILD_WITH = 6  # row
Q_SIDE_CHANGE = 7
Q_FLY = 8  # side
Q_FLY_TO = 9  # slot
Q_VANISH = 10  # side
Q_FREEDOM = 11
Q_SECOND = 12
Q_CLEAN = 13  # row
Q_BONUS = 14  # at most
Q_PROPHECY = 15
Q_WISE = 16  # card
Q_CHAOS = 17  # card, + IN_REFILL
Q_CHROMATIC = 18  # card, + IN_REFILL
Q_REVEALED = 19  # card
Q_FLAGSHIP = 20
Q_SIDES = 21  # row
Q_OPENING_CHAOS = 22  # card
Q_BOOK = 23
IN_REFILL = 64  # Phase II: Wise Chaos may be used (URB-POSTCARDS-05)

# Questions together with which the polarity may be swapped, a bit each (URB-BASE-69): the first step of every decision.
POLARITY_QUESTIONS = 0x3FF002

# Agenda codes: steps that are carried out.
S_NEXT_TURN = 64
S_REFILL = 65
S_TURN_END = 66
S_FILL = 67  # from this row on
S_ASIDE = 68
S_HANDLE = 69  # card, + IN_REFILL
S_DISCARD_CHAOS = 70  # card
S_REVEAL_ONE = 71  # IN_REFILL or 0
S_OPEN_CITIES = 72
S_OPENING = 73
S_SWITCH_SEATS = 74
S_BOOK_PRICE = 75
S_CLEAN = 76  # from this row on
S_CENSUS_VOID = 77  # how many bonus Cities at most
S_CENSUS_END = 78
S_FLAGSHIPS = 79

# Zones of cards, for events; the side of a row is Z_TABLE + row * 2 + side.
Z_DECK = 0
Z_HAND = 1
Z_DISCARD = 2
Z_BOX = 3
Z_ASIDE = 4
Z_PENDING = 5
Z_DRAWN = 6
Z_LOOKED = 7
Z_TABLE = 8

# Events: (code, a, b, c).
E_MOVED = 1  # kind, from * 16 + to, seat | 2 if the partner knows the card
E_ANSWERED = 2  # action, question, seat | 2 if it was forced
E_TURN = 3  # turn, seat
E_SHUFFLED = 4  # cards in the deck
E_CITY = 5  # city, row (8 none), what
E_REBUILT = 6  # row, row
E_POSTCARD = 7  # postcard, side of a row, what
E_VOID = 8  # figure, stack
E_POLARITY = 9  # seat, its polarity
E_BOOK = 10  # book
E_WISE = 11  # left
E_ENDED = 12  # outcome, reason
NO_ROW = 8
CITY_OPENED = 0
CITY_CLAIMED = 1
CITY_BONUS = 2
CITY_VOID_BONUS = 3
POSTCARD_PLACED = 0
POSTCARD_SETTLED_KEPT = 1
POSTCARD_SETTLED_LOST = 2

# Why a game ended.
ALL_CITIES = 1
DECK_EMPTY = 2
DECK_EMPTY_FIRST = 3
INHABITANTS_UNHAPPY = 4
VOID_ENDS = 5

# Flags: modules, mode, variants.
SQUARES = 1
CHROMATIC = 2
TEMPLES = 4
GARDENS = 8
BOOKS = 16
POSTCARDS = 32
VOID = 64
TEAM = 128
OPEN_HANDS = 256
SEAT_1_SOGNAE = 512
OPEN_ORDER = 1024
NO_PASS = 2048  # a discarded card triggers an action (URB-BASE-32)

# For the solver: what is more than the base game; and where there are other ways to claim, to balance or to draw.
BEYOND_BASE = SQUARES | CHROMATIC | TEMPLES | GARDENS | BOOKS | POSTCARDS | VOID | TEAM
BEYOND_BOUND = CHROMATIC | GARDENS | BOOKS | POSTCARDS | VOID | TEAM

FIRST_EDITION = 1
SECOND_EDITION = 2

# Streams of chance.
DECK_STREAM = 1
CITY_STREAM = 2
POSTCARD_STREAM = 3
BOOK_STREAM = 4

# Piles: header and bag, and room for every card placed above (nothing is ever put under a deck).
DECK_CAPACITY = 128
CITY_CAPACITY = 32
POSTCARD_CAPACITY = 32
BOOK_CAPACITY = 16
DECK_BYTES = 192
CITY_BYTES = 96
POSTCARD_BYTES = 96
BOOK_BYTES = 80
