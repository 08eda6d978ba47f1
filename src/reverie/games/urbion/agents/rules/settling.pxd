# C types of settling.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(settled=int, post=int, alone=bint, seer=bint, kept=bint)
cdef int postcards_kept(State g, int row, int perfect, int mages, int planbot) noexcept nogil
cdef inline int points_of(int settled) noexcept nogil
cdef inline int worth_of_settling(int settled) noexcept nogil
cdef bint runs_out(State g, int row) noexcept nogil
@cython.locals(cost=int, side=int, place=int, there=bint)
cdef int cost_of_discard(State g, int row, int dreams) noexcept nogil
