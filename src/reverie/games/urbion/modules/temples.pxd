# C types of temples.py; no logic here.
from reverie.games.urbion.state cimport State

cdef inline long long sharing(State g, int kind) noexcept nogil
@cython.locals(shown=int, concords=int, kind=int)
cdef bint shows_all_elements(State g, int row) noexcept nogil
