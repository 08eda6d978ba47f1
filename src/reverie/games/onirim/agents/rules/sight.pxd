# C types of sight.py; no logic here.
from reverie.games.onirim.state cimport State

cdef int CARDS, LEFT, NEED, BEGUN, PRESSING, NOW, LAST, SHARE
cdef int NEXT_DOOR, SECOND_DOOR, THIRD_DOOR, LATER_DOOR, ANY_RUN, PLAN_COST, CROSSING_WORTH, CHAOS_COST

cdef int copies_of_door(State g) noexcept nogil
@cython.locals(kind="int", copies="int")
cdef int doors_missing(State g, int colour) noexcept nogil
@cython.locals(missing="int")
cdef int doors_wanted(State g, int mine, int others, int colour) noexcept nogil
@cython.locals(colour="int")
cdef bint wanted(State g, int door) noexcept nogil
cdef bint fits_now(State g, int door) noexcept nogil
@cython.locals(rank="int", i="int")
cdef int door_rank(State g, int door) noexcept nogil
@cython.locals(rank="int")
cdef int pressing(State g, int colour) noexcept nogil
cdef int worth_of_door(State g, int door) noexcept nogil
@cython.locals(best="int", value="int", colour="int")
cdef int door_of_run(State g, int colours) noexcept nogil
@cython.locals(n="int", card="int")
cdef int next_card(State g) noexcept nogil
cdef int nightmares_in_pile(State g) noexcept nogil
@cython.locals(count="int", start="int", i="int")
cdef int locations_in_pile(State g) noexcept nogil
cdef int lost_dreams_in_pile(State g) noexcept nogil
cdef int counts_for(int kind, int colour) noexcept nogil
@cython.locals(i="int")
cdef int counted(unsigned char* copies, int colour) noexcept nogil
cdef int crossroads_counted(unsigned char* copies) noexcept nogil
cdef int unseen_of(State g, int kind) noexcept nogil
@cython.locals(i="int", cards="int", start="int")
cdef int to_come(State g, int colour) noexcept nogil
@cython.locals(last="int", before="int", hard="int")
cdef int run_begun(State g, unsigned char* row, int segment, int size, int colour) noexcept nogil
cdef int end_symbol(unsigned char* row, int size) noexcept nogil
@cython.locals(crossing="int", chance="int", cards="int", need="int", colour="int", i="int")
cdef void look_around(State g, int* sight, int top, int drafting) noexcept nogil
@cython.locals(crossing="int", cards="int", colour="int")
cdef void look_as_partner(State g, int* sight) noexcept nogil
@cython.locals(worth="int")
cdef int worth_of_colour(int* sight, int colour, int begun, int last, int cards) noexcept nogil
@cython.locals(most="int", card="int", colour="int", rest="int")
cdef int loss_of(int* sight, int kind) noexcept nogil
@cython.locals(most="int", card="int", colour="int", more="int")
cdef int gain_by(int* sight, int kind) noexcept nogil
@cython.locals(worth="int", colour="int")
cdef int worth_of_hand(int* sight) noexcept nogil
@cython.locals(colours="int", done="int", colour="int")
cdef int run_colours(int* sight, int kind) noexcept nogil
@cython.locals(
    colours="int", done="int", gain="int", fetched="int", most="int", begun="int", cards="int", used="int",
    change="int", colour="int",
)
cdef int gain_by_playing(State g, int* sight, int kind) noexcept nogil
@cython.locals(keys="long long", i="int")
cdef long long held_keys(State g) noexcept nogil
