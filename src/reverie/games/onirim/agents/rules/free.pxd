# C types of free.py; no logic here.
from reverie.games.onirim.state cimport State

cdef int PARADOX_RESERVE, HARPOON_NIGHTMARES, CYCLO_GAIN, HAMMER_GAIN, KEY_TO_STORE

@cython.locals(action="int")
cdef int free_action(State g, int* sight, int* partner, int question) noexcept nogil
cdef int help_in_turn(State g, int* sight, int* partner) noexcept nogil
@cython.locals(top="int", many="bint", rich="bint")
cdef int help_before_draw(State g) noexcept nogil
@cython.locals(cards="long long", choice="int", best="int", kind="int", worth="int")
cdef int store_best(State g, int* sight) noexcept nogil
@cython.locals(cards="long long", choice="int", best="int", kind="int", gain="int")
cdef int best_discarded(State g, int* sight) noexcept nogil
@cython.locals(kind="int", gain="int")
cdef int gain_by_cyclo(State g, int* sight, int* partner) noexcept nogil
cdef int cyclo_give(State g, int* sight, int* partner) noexcept nogil
@cython.locals(i="int", keys="long long")
cdef int cyclo_take(State g, int* sight) noexcept nogil
@cython.locals(segment="int", end="int")
cdef int segment_of(State g, int size) noexcept nogil
cdef bint run_at_least(State g, int end) noexcept nogil
@cython.locals(common="int", i="int")
cdef bint same_colour(State g, int end) noexcept nogil
@cython.locals(size="int", segment="int", last="int", gain="int", i="int", begun="int")
cdef int gain_by_hammer(State g, int* sight, int colour) noexcept nogil
@cython.locals(last="int", choice="int", best="int", colour="int", gain="int")
cdef int best_hammer(State g, int* sight) noexcept nogil
cdef int gain_by_any_hammer(State g, int* sight) noexcept nogil
@cython.locals(colour="int", length="int", i="int")
cdef int hammer_best(State g, int* sight) noexcept nogil
@cython.locals(classes="long long", suns="long long")
cdef int pay_with_least(State g) noexcept nogil
