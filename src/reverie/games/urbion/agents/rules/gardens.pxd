# C types of gardens.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(rows=int, best=int)
cdef int best_rebuild(State g, long long* sight) noexcept nogil
cdef int worth_rebuilt(State g, long long* sight, int upper, int lower) noexcept nogil
@cython.locals(sight="long long[256]", row=int)
cdef int choose_upper(State g) noexcept nogil
@cython.locals(sight="long long[256]")
cdef int choose_lower(State g, int upper) noexcept nogil
@cython.locals(slots="long long", best=int, slot=int, row=int, side=int, change=int, difference=int, worth=int)
cdef int best_flip(State g, long long* sight) noexcept nogil
@cython.locals(sight="long long[256]", slot=int)
cdef int choose_flip(State g) noexcept nogil
@cython.locals(most=int, pair=int, gain=int, change=int, now=int, before=int)
cdef int wizard_swap_worth(long long* sight) noexcept nogil
@cython.locals(claims=int)
cdef int second_gain(long long* sight, int pair, int even) noexcept nogil
@cython.locals(sight="long long[256]")
cdef int choose_second(State g) noexcept nogil
