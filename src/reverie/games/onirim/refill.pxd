# C types of refill.py; no logic here.
from reverie.games.onirim.state cimport State

cdef void refill(State g) noexcept nogil
cdef void redraw(State g) noexcept nogil
cdef void lose_by_empty_pile(State g) noexcept nogil
