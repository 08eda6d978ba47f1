# C types of worth.py; no logic here.

cdef int NO_SYMBOL, SHARES, DOOR_WORTH, READY_0, READY_1, READY_2, LACKS_1_0, LACKS_1_1, LACKS_1_2
cdef int CHANCE_1, CHANCE_2, STIFF, LACKS_2_0, LACKS_2_1, HOPELESS, MOON_WORTH, KEY_WORTH, KEY_DOOR, KEY_DOOR_SOON
cdef int TURN_WORTH, RUIN

cdef inline int one(int symbol) noexcept nogil
cdef inline int helpful(int left, int useless) noexcept nogil
cdef inline int only_symbol(int cards) noexcept nogil
@cython.locals(worth="int")
cdef int colour_worth(int need, int progress, int last, int cards, int left, int share) noexcept nogil
@cython.locals(keys="int")
cdef inline bint hopeless(int need, int progress, int last, int cards, int left) noexcept nogil
@cython.locals(total="int", fitting="int", alike="int")
cdef inline int run_worth(int progress, int last, int cards, int left, int share) noexcept nogil
