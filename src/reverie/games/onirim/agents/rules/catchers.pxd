# C types of catchers.py; no logic here.
from reverie.games.onirim.state cimport State

cdef int LIMBO_MANY_FREE, LIMBO_TWO_FREE, LIMBO_ONE_FREE, LIMBO_NONE_FREE
cdef int LOST_BACK, NIGHTMARE_BACK, DOOR_BACK_IN_PILE, HAPPY_BACK, OTHER_BACK, FREE_MANY, FREE_ONE, FREE_NONE

cdef int free_catchers(State g) noexcept nogil
@cython.locals(free="int")
cdef int cost_of_limbo(State g) noexcept nogil
@cython.locals(free="int", worth="int", i="int")
cdef int worth_of_emptying(State g, int catcher) noexcept nogil
cdef int gladly_back(int kind) noexcept nogil
@cython.locals(holding="int", choice="int", best="int", worth="int", i="int")
cdef int best_to_empty(State g) noexcept nogil
cdef int empty_one(State g) noexcept nogil
@cython.locals(catcher="int")
cdef int handbook_helps(State g) noexcept nogil
