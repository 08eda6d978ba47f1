"""Numbers shared by the compiled cores: the layout of a pile, streams of chance, agenda codes.

The build writes `constants.pxd` from this file, so the same names are compile-time constants in C.
"""

# A pile is one byte array: a header, the bag, and two regions of equal capacity.
#   bag    cards whose order nobody has fixed, as running totals: byte k is how many have a kind of at most k
#   over   cards placed above the bag, the last one is the top of the pile
#   under  cards placed below the bag, the first one is the highest
BAG_SIZE = 0
OVER_SIZE = 1
UNDER_SIZE = 2
CAPACITY = 3  # of over, and of under
STREAM = 4
BAG = 16
WIDTH = 48  # of the bag: how many kinds it has room for, a multiple of 16
OVER = 64  # BAG + WIDTH

# A placed card: its kind in the lower six bits, and which seats know it in the upper two.
KIND = 63
KNOWN_TO_0 = 64
KNOWN_TO_1 = 128

# Purposes of the streams of chance. Piles count from 1.
MIND = 0

# Agenda codes below this one are questions and wait for an answer; the others are carried out.
FIRST_STEP = 64

# Who plays a whole game natively (`playing.py`).
RANDOM_POLICY = 0
RULES_POLICY = 1

# Searches for a line (`searching.py`).
LONGEST = 1024  # answers
BUCKET = 4  # positions seen that share a place
NOISE = 128  # a try draws lots at fewer than NOISIEST of so many answers
NOISIEST = 24

# How a game stands.
RUNNING = 0
WON = 1
LOST = 2
