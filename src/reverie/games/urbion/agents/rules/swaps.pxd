# C types of swaps.py; no logic here.
from reverie.games.urbion.state cimport State

cdef void look(State g, long long* sight) noexcept nogil
@cython.locals(pair=int, found=int)
cdef void judge_swaps(State g, long long* sight, int spent) noexcept nogil
cdef inline int best_between(long long* sight, int upper, int lower, int changes) noexcept nogil
@cython.locals(others=int, before=int, best=int, change=int, one=int, other=int, after=int)
cdef int best_exchange(
    long long* sight, int upper, int upper_place, int upper_difference, int lower, int lower_place,
    int lower_difference, int changes, int even
) noexcept nogil
cdef inline int hope(int gain) noexcept nogil
@cython.locals(most=int)
cdef int best_hope(long long* sight) noexcept nogil
@cython.locals(most=int, pair=int)
cdef int hope_elsewhere(long long* sight, int row, int other) noexcept nogil
@cython.locals(most=int)
cdef int best_swap_worth(long long* sight) noexcept nogil
@cython.locals(row=int, place=int, difference=int, even=int, worth=int)
cdef int worth_with(State g, long long* sight, int side, int magnitude) noexcept nogil
cdef inline bint disturbs(State g, int side) noexcept nogil
@cython.locals(other=int)
cdef bint blocks(State g, int side) noexcept nogil
@cython.locals(row=int, place=int, lying=int, most=int, pair=int, gain=int, other=int, found=int)
cdef int best_gain_with(long long* sight, int side, int magnitude, int difference, int even) noexcept nogil
@cython.locals(sight="long long[256]", most=int, best=int, change=int, pair=int, gain=int)
cdef int choose_swap(State g) noexcept nogil
@cython.locals(found=int, side=int, wanted=int)
cdef int slot_for(State g, long long* sight, int upper, int lower, int change) noexcept nogil
@cython.locals(sight="long long[256]", upper=int, side=int, magnitude=int, choice=int, most=int, lower=int, change=int, found=int)
cdef int choose_swap_with(State g, int slot) noexcept nogil
