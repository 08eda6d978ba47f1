# C types of bounds.py; no logic here.
from reverie.games.urbion.state cimport State

cdef inline bint is_hopeless(State g) noexcept nogil
@cython.locals(closed=int, rows=int, unbalanced=int, each=int, fewest=int, bonus=int, censuses=int)
cdef int dreams_needed(State g) noexcept nogil
