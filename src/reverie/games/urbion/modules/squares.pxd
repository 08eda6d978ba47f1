# C types of squares.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(sides=int)
cdef inline int sides_for(State g, int kind) noexcept nogil
cdef inline bint is_two_sided(State g, int kind) noexcept nogil
@cython.locals(one=int, other=int, together=int, apart=int)
cdef inline int pair_choices(State g, int first, int second) noexcept nogil
cdef bint postcard_follows(State g) noexcept nogil
@cython.locals(sides=int)
cdef int single_choices(State g, int kind) noexcept nogil
