# C types of worth.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(closing=int, distance=int, worth=int)
cdef inline int worth_of(long long* sight, int row, int place, int difference) noexcept nogil
@cython.locals(more=int)
cdef inline int worth_of_even(long long* sight, int rows) noexcept nogil
@cython.locals(even=int, table=int)
cdef void judge_rows(State g, long long* sight, int spent) noexcept nogil
@cython.locals(before=int, even=int, worth=int)
cdef int worth_of_two(
    State g, long long* sight, int row, int place, int difference, int other, int other_place, int also
) noexcept nogil
@cython.locals(even=int, worth=int)
cdef int worth_of_one(State g, long long* sight, int row, int place, int difference) noexcept nogil
@cython.locals(even=int, worth=int)
cdef int worth_if_empty(State g, long long* sight, int row) noexcept nogil
cdef inline int worth_of_empty(State g) noexcept nogil
cdef inline int is_even(State g, long long* sight, int row) noexcept nogil
cdef inline void consider(long long* sight, int action, int worth) noexcept nogil
cdef void imagine(long long* sight, int row, int place, int up, int down) noexcept nogil
