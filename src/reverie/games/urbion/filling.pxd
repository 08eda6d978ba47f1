# C types of filling.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(choices=int)
cdef inline void fill_rows(State g, int start) noexcept nogil
@cython.locals(kind=int)
cdef inline void draw_for_row(State g) noexcept nogil
cdef inline int pair_sides(State g) noexcept nogil
cdef inline void offer_sides(State g) noexcept nogil
@cython.locals(first=int, second=int, post=int)
cdef inline void place_pair(State g, int row, int choice) noexcept nogil
@cython.locals(kind=int)
cdef inline void place_drawn(State g, int side, int i, int post) noexcept nogil
