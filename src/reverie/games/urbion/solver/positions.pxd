# C types of positions.py; no logic here.
from reverie.games.urbion.state cimport State
from reverie.kernel.search_state cimport Search

cdef inline void write_table(Search s, State g) noexcept nogil
@cython.locals(row=int)
cdef inline void write_plain_rows(Search s, State g) noexcept nogil
@cython.locals(one=int, two=int, three=int, magnitude=int)
cdef inline int plain_side(State g, int side) noexcept nogil
cdef inline bint rows_are_alike(State g) noexcept nogil
cdef inline long long row_order(State g, int row) noexcept nogil
@cython.locals(i=int)
cdef inline void sort_rows(State g) noexcept nogil
cdef void write_whole_table(Search s, State g) noexcept nogil
