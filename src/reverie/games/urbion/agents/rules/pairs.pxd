# C types of pairs.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(relief=int, kind=int, rebuilds=bint, flips=bint, allies=bint)
cdef void consider_pairs(State g, long long* sight) noexcept nogil
@cython.locals(free=int, spoiled=int)
cdef int gain_by_alliance(State g, long long* sight) noexcept nogil
@cython.locals(sight="long long[256]", kind=int)
cdef int choose_second_card(State g) noexcept nogil
