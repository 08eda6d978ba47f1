# C types of refill.py; no logic here.
from reverie.games.onirim.state cimport State

cdef inline void refill(State g) noexcept nogil
cdef inline void redraw(State g) noexcept nogil
cdef inline void lose_by_empty_pile(State g) noexcept nogil
