# C types of base.py; no logic here.
from reverie.games.onirim.state cimport State

cdef int DOORS_PER_COLOUR, FRESH_HAND, FRESH_CHANCE, DOOR_LOSS, DOOR_BACK, PROPHECY_WORTH, PROPHECY_NIGHTMARE

cdef int choose_in_base_game(State g) noexcept nogil
cdef int still_needed(State g, int colour) noexcept nogil
cdef int last_symbol(State g) noexcept nogil
cdef int row_end(State g) noexcept nogil
cdef int progress_in(State g, int colour) noexcept nogil
cdef int known_top(State g) noexcept nogil
@cython.locals(count="int")
cdef int locations_left(State g) noexcept nogil
cdef int held(State g, int colour) noexcept nogil
cdef int coming(int top, int colour) noexcept nogil
@cython.locals(i="int", cards="int")
cdef int supply(State g, int colour) noexcept nogil
cdef int share_of_one(State g) noexcept nogil
@cython.locals(
    end="int", best="int", choice="int", colour="int", need="int", here="int", left="int", cards="int", now="int",
    rest="int", value="int",
)
cdef int best_turn(State g) noexcept nogil
cdef bint completes_gladly(State g, int colour, long long symbols) noexcept nogil
cdef int cost_of_breaking(State g, int end, int progress, int last, int top, int share) noexcept nogil
cdef int prophecy_worth(State g) noexcept nogil
cdef int take_a_door(State g) noexcept nogil
cdef int open_with_key(int door) noexcept nogil
@cython.locals(hand_cost="int", best="int", choice="int", cost="int")
cdef int ward_cheaply(State g) noexcept nogil
cdef int cost_of_any_hand(State g, int locations) noexcept nogil
cdef int cost_of_milling(State g, int locations) noexcept nogil
@cython.locals(choice="int", least="int")
cdef int riddance(State g) noexcept nogil
@cython.locals(placed="int")
cdef int next_in_prophecy(State g) noexcept nogil
@cython.locals(choice="int", most="int")
cdef int most_useful(State g, long long seen) noexcept nogil
cdef int gain_of(State g, int kind) noexcept nogil
