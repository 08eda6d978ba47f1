# C types of rows.py; no logic here.
from reverie.games.urbion.state cimport State

cdef inline bint is_occupied(State g, int row) noexcept nogil
@cython.locals(count=int)
cdef inline int occupied_count(State g) noexcept nogil
cdef int next_row(State g, int row) noexcept nogil
cdef inline bint has_no_dreams(State g, int row) noexcept nogil
cdef inline bint is_balanced(State g, int row) noexcept nogil
@cython.locals(sognae=int, incubi=int)
cdef inline int stronger_side(State g, int row) noexcept nogil
cdef inline bint is_open_side(State g, int side) noexcept nogil
@cython.locals(mask=int)
cdef inline int open_sides(State g) noexcept nogil
@cython.locals(mask=int)
cdef inline int open_rows(State g, int side) noexcept nogil
@cython.locals(first=int, mask="long long", i=int, slot=int)
cdef inline long long slots_on(State g, int side) noexcept nogil
cdef inline int influence(State g, int kind, int side) noexcept nogil
@cython.locals(first=int, slot=int)
cdef inline void lay_dream(State g, int side, int kind, int post) noexcept nogil
@cython.locals(side=int, kind=int, dream=int, end=int)
cdef inline int lift_dream(State g, int slot) noexcept nogil
cdef inline void lay_from(State g, int side, int kind, int source) noexcept nogil
@cython.locals(dream=int)
cdef void discard_dream(State g, int slot) noexcept nogil
cdef void discard_row(State g, int row) noexcept nogil
@cython.locals(number=int)
cdef void settle_postcard(State g, int post, int kept, int side) noexcept nogil
@cython.locals(first=int, slot=int)
cdef void sort_side(State g, int side) noexcept nogil
@cython.locals(row=int)
cdef void write_rows(Page* page, State g) noexcept
@cython.locals(slot=int)
cdef void write_side(Page* page, State g, int side) noexcept
@cython.locals(row=int, side=int, kind=int, post=int)
cdef lay_rows(State g, list rows)
