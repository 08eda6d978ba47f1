# C types of chaos.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(sight="long long[256]")
cdef int choose_chaos(State g, int card) noexcept nogil
@cython.locals(now=int, worth=int)
cdef void judge_chaos(State g, long long* sight, int card) noexcept nogil
@cython.locals(side=int)
cdef void judge_places(State g, long long* sight, int card) noexcept nogil
@cython.locals(sight="long long[256]")
cdef int choose_opening_chaos(State g, int card) noexcept nogil
@cython.locals(sight="long long[256]")
cdef int choose_laying(State g, int card) noexcept nogil
@cython.locals(sight="long long[256]", now=int)
cdef int choose_wise(State g, int card) noexcept nogil
@cython.locals(sight="long long[256]")
cdef int choose_sides(State g, int row) noexcept nogil
@cython.locals(first_below=bint, second_below=bint, difference=int, below=int, even=int, worth=int)
cdef int worth_of_pair(State g, long long* sight, int row, int sides) noexcept nogil
