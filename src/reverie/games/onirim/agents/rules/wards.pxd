# C types of wards.py; no logic here.
from reverie.games.onirim.state cimport State

cdef int PUNISHMENT_COST, MIRROR_COST, PROTECTOR_COST, PATHFINDER_COST, BOOK_DOOR_LOSS, SPARE_DOOR, DIGGING
cdef int ONE_DEAD_END, TWO_DEAD_ENDS, THREE_DEAD_ENDS, FOUR_DEAD_ENDS

cdef int in_hand(State g) noexcept nogil
cdef int dead_ends_held(State g) noexcept nogil
cdef int relief_from(int dead) noexcept nogil
@cython.locals(worth="int", cards="long long", kind="int")
cdef int towers_held(State g) noexcept nogil
@cython.locals(locations="int", dead="int", cost="int", colour="int")
cdef int cost_of_new_hand(State g, int* sight, int* partner) noexcept nogil
@cython.locals(size="int", cost="int")
cdef int cost_of_mill(State g) noexcept nogil
@cython.locals(cost="int", begun="int")
cdef int cost_of_door(State g, int* sight, int colour) noexcept nogil
@cython.locals(i="int")
cdef int key_to_ward(State g, int kind) noexcept nogil
cdef void consider(int* found, int action, int cost) noexcept nogil
@cython.locals(kind="int", action="int", colour="int")
cdef void find_ward(State g, int* sight, int* partner, int* found) noexcept nogil
@cython.locals(found="int[2]")
cdef int ward_off(State g, int* sight, int* partner) noexcept nogil
