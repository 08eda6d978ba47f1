# C types of refill.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(card=int, kind=int)
cdef inline void refill(State g) noexcept nogil
