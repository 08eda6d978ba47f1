"""What the rules agent notes about a table, and what things are worth to it. The build makes C constants of it."""

# Where a note stands in the agent's sight. A place is row * 3 + how the row changes: as it is, one more Dream on the
# sognae side, one more on the incubi side; two places more are for rows that are only thought of.
WAYS = 0  # row * 9 + way: the differences that up to three cards from anybody can make
HAND_WAYS = 36  # row * 5 + way: those that one or two cards of the hand can make
ONE = 56  # by place: the differences that one card closes …
TWO = 70  # … or two …
THREE = 84  # … or three
HAND_ONE = 98  # the same with cards of the hand
HAND_TWO = 112
SWAPPED = 126  # by row: the differences that one Swap closes
SHARE = 130  # side * 8 + magnitude: how many of 64 cards to come are of this magnitude and fit
LYING = 194  # by side: the magnitudes that lie there and may be moved, a bit each
DIFFERENCE = 202  # by row
WORTH = 206  # by row, if it is not balanced
EXCHANGES = 210  # by pair of rows: by how much a Swap can change the upper one, a bit each
PAIR_GAIN = 216  # by pair of rows: what the best Swap brings …
PAIR_CHANGE = 222  # … and which change of the upper row it is
EVEN_ROWS = 228  # how many rows are balanced
TABLE_WORTH = 229  # of all rows together
CLEANING = 230  # by row: what cleaning it in a Census brings
DRAWS = 234  # the turns that the deck is good for once the Cities to come are filled
CENSUS_GAIN = 235  # what a Census adds to the table, apart from the hand
OWN_SIDES = 236  # the sides that cards of the hand may be played on: 1 sognae, 2 incubi
BEST_ACTION = 237  # the best answer found so far …
BEST_WORTH = 238  # … and the table after it

# The ways to change a difference: cards on the sognae side (up) and on the incubi side (down).
UP = 0
DOWN = 1
UP_UP = 2
UP_DOWN = 3
DOWN_DOWN = 4
UP_UP_UP = 5
UP_UP_DOWN = 6
UP_DOWN_DOWN = 7
DOWN_DOWN_DOWN = 8
WAYS_OF_ALL = 9
WAYS_OF_HAND = 5
PLACES = 3
IMAGINED = 12  # a place
ALSO_IMAGINED = 13
MIDDLE = 32  # the bit of difference 0
NO_EXCHANGE = 8  # the bit of a Swap that changes nothing
PAIRS = 6
NOTHING_FOUND = -100000
FOR_SURE = 50000

# Weights.
EVEN_ONE = 100
EVEN_TWO = 210
EVEN_THREE = 298
EVEN_FOUR = 523
HAND_CLOSES = 85
HAND_CLOSES_BY_TWO = 84
SWAP_CLOSES = 38
ONE_AWAY = 56
BY_SHARE = 61
TWO_AWAY = 54
THREE_AWAY = 21
FAR_AWAY = -9
BY_DISTANCE = 11
EMPTY_ROW = 31
NEXT_SWAP = 57
CLAIMED = 79
FRESH_ROW = 62
PERFECT = 191
CENSUS_COST = 30
LATE_CENSUS = 14
REVEAL_COST = 169
REVEAL_LATE = -2
RUIN_COST = 12
SWAP_COST = 0
PASS_COST = 7
WIZARD_CENSUS = 20
WIZARD_BOOK = 10
TWO_CARDS = 30
VOID_REFILL = 40
ALLIANCE_SHARE = 30
FREEDOM = 60
PROPHECY = 8
POSTCARD_WORTH = 30
POSTCARD_PRICE = 40
LONELY_DREAM = 30
WISE_COST = 30
BOOKS_WANTED = 2
POLARITY_COST = 20
