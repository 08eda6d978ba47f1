# C types of exchanging.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(by_hand="int[4]", by_deck="int[4]", best=int, most=int, upper=int, side=int, row=int, apart=int, before=int, magnitude=int, lower=int, change=int, other=int, other_apart=int, gain=int, i=int, kind=int)
cdef int best_swap(State g, int chosen) noexcept nogil
@cython.locals(closes=int)
cdef inline int closed_by(State g, int row, int kind) noexcept nogil
@cython.locals(distance=int)
cdef inline int looks(int apart, int by_hand, int by_deck) noexcept nogil
