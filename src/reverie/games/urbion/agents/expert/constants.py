"""Where the entries of Urbion's evaluator stand, and into how many classes what is seen is put.

The build makes C constants of this file. Each table begins where the one before it ends; whoever changes a size
changes the meaning of all weights, and raises FEATURES_VERSION with it.
"""

FEATURES_VERSION = 1
ACTIVE_MOST = 96  # entries of one position, at most

# Classes.
MOST_DIFFERENCE = 8  # of a row, either way; larger ones count as this
VACANT_CODE = 6
GONE_CODE = 7
DREAM_KINDS = 8  # of the base game: four Sognae, four Incubi, by element

# What is to be done next, before anything else is drawn.
PENDING_REFILL = 0
PENDING_CLEAN = 1
PENDING_SWAP = 2
PENDING_SWAP_WITH = 3
PENDING_CENSUS = 4
PENDING_FILL = 5
PENDING_REVEAL = 6
PENDING_CHAOS = 7
PENDING_OPENING = 8
PENDING_OTHER = 9

# Tables of every row.
ROW_SHAPE = 0  # City, difference, Dreams on both sides
ROW_HAND = 2176  # City, difference, copies of the four fitting kinds in hand
ROW_SUPPLY = 10438  # the same with the cards still to come
ROW_SUMS = 18700  # both sums, time
ROW_DREAMS = 19724  # magnitudes lying on both sides, difference
ROW_CLOSING = 24076  # difference, how the hand, a Swap and the deck can balance it, time
PAIR_OF_ROWS = 26524  # both differences, and which a Swap between them balances

# Tables of the whole table.
DECK_CLAIMED = 27680  # cards left, Cities claimed
DECK_BALANCED = 28512  # cards left by four, Cities claimed, rows balanced
CLOSINGS = 29552  # rows balanced, to be balanced by the hand, by a Swap; Cities to go, time
CHAOS_LEFT = 33552  # Chaos to come, cards left by four, what is next, vacant rows
WHOLE_HAND = 40752  # the hand, card by card
KIND_LEFT = 47313  # by kind: copies to come, in hand, time
NEAREST = 49041  # the two smallest differences that are not 0, rows balanced, time
NEXT_STEP = 52281  # what is next, size of the hand, the best Swap, rows balanced, time
CHAOS_ROOM = 58281  # rows that can take a Chaos, Chaos to come, rows balanced, time
KIND_ROOM = 60081  # by kind: copies in hand, rows where it can be played, copies to come
LATE = 60561  # with few cards left: cards left, Cities to go, rows balanced, to be balanced by the hand
ALWAYS = 63761  # whatever is seen
SURE = 63762  # nothing else: the last City is claimed

# Tables that only modules and teams need.
MORE_SHAPES = 63763  # Squares, Temples, Gardens: the City, difference, Dreams on both sides
ANY_HAND = 65395  # difference, cards in hand that balance it, pairs that do, cards for either side
ANY_SUPPLY = 66313  # difference, cards to come that balance it, cards to come for either side
HELD_KIND = 66925  # a card in hand that is not of the base game, time
GROUP_LEFT = 67181  # by group of such cards: how many are to come, time
DECK_TO_GO = 67725  # cards left, Cities to go
DECK_TO_GO_BALANCED = 70125  # cards left by four, Cities to go by two, rows balanced
QUESTION_NEXT = 71685  # what is asked or done next, size of the hand
VOID_FIGURE = 72165  # the Void: stack, where it is, rows balanced, time
VOID_ROW = 73605  # the row where it is: difference, Dreams, stack
INHABITANTS = 73962  # their sum, Cities to go, Wise Chaos left
POST_LYING = 75691  # a Postcard, its quarters, the difference of its row
BOOKS_OPEN = 76235  # Books in play, time
TEAM_ROW = 77259  # difference, whose side balances it, whether the hand can, time
TEAM_SEAT = 77803  # Polarity, rows balanced, cards of the partner that are known
ENTRIES = 77853

SQUARE_CODE = 8  # then Temples by element, then Gardens
GARDEN_CODE = 13
