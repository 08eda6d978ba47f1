# C types of census.py; no logic here.
from reverie.games.urbion.state cimport State

cdef inline bint is_claimed(State g, int row) noexcept nogil
cdef inline bint is_perfect(State g) noexcept nogil
@cython.locals(perfect=bint)
cdef inline void begin_census(State g, int most) noexcept nogil
@cython.locals(mages=int, planbot=int)
cdef void settle_claims(State g, int perfect) noexcept nogil
cdef inline void clean_rows(State g, int start) noexcept nogil
@cython.locals(side=int, mask="long long", found="long long", dreams=int, sets=int)
cdef long long clean_sets(State g, int row) noexcept nogil
@cython.locals(first=int)
cdef inline void add_up(State g, int side) noexcept nogil
@cython.locals(sets=int)
cdef inline int canonical_sets(State g, int side) noexcept nogil
cdef inline bint is_copy(State g, int slot) noexcept nogil
@cython.locals(place=int)
cdef inline void clean_row(State g, int row, int dreams) noexcept nogil
cdef inline void census_void(State g, int most) noexcept nogil
cdef inline void offer_bonus(State g, int most) noexcept nogil
cdef inline void take_bonus(State g, int count) noexcept nogil
cdef inline void census_end(State g) noexcept nogil
cdef inline bint ask_of_census(State g, int question, int arg) noexcept nogil
cdef inline bint answer_of_census(State g, int block, int arg, int about) noexcept nogil
