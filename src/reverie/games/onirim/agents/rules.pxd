# C types of rules.py; no logic here.
from reverie.games.onirim.state cimport State

cdef int DOOR_WORTH, READY_0, READY_1, READY_2, LACKS_1_0, LACKS_1_1, LACKS_1_2, LACKS_2_0, LACKS_2_1, STIFF
cdef int SUN_WORTH, MOON_WORTH, KEY_WORTH, KEY_DOOR_WORTH, KEY_MORE, TURN_WORTH, TURN_LATE, FRESH_HAND
cdef int PROPHECY_WORTH, PROPHECY_NIGHTMARE, DOOR_LOSS, BLOCKED, RUIN

cdef int choose_by_rules(State g) noexcept nogil
@cython.locals(count="int")
cdef int left_in_pile(State g, int kind) noexcept nogil
@cython.locals(count="int")
cdef int locations_left(State g) noexcept nogil
cdef int known_top(State g) noexcept nogil
cdef int still_needed(State g, int colour) noexcept nogil
cdef int row_progress(State g) noexcept nogil
@cython.locals(kinds="int", total="int", same="int", others="int")
cdef int lacking(int progress, int last, int suns, int moons, int keys) noexcept nogil
cdef int colour_worth(int need, int progress, int last, int suns, int moons, int keys) noexcept nogil
cdef int hand_worth(State g, int colour, int progress, int last) noexcept nogil
cdef int worth_without(State g, int kind, int need, int progress, int last) noexcept nogil
cdef int best_turn(State g) noexcept nogil
cdef int prophecy_worth(State g) noexcept nogil
cdef int search_answer(State g) noexcept nogil
cdef int turn_worth(State g, int locations) noexcept nogil
cdef int cheapest_ward(State g) noexcept nogil
cdef int gain_of(State g, int kind) noexcept nogil
cdef int prophecy_riddance(State g) noexcept nogil
cdef int least_useful(State g, long long seen) noexcept nogil
cdef int most_useful(State g, long long seen) noexcept nogil
cdef int next_in_prophecy(State g) noexcept nogil
