# C types of opening.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(card=int, kind=int)
cdef void draw_opening_hand(State g) noexcept nogil
cdef void put_aside(State g, int kind) noexcept nogil
cdef inline void offer_opening_chaos(State g) noexcept nogil
