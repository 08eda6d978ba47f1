# C types of chaos.py; no logic here.
from reverie.games.urbion.state cimport State

cdef inline void handle_chaos(State g, int card) noexcept nogil
cdef inline void resolve_chaos(State g, int card) noexcept nogil
cdef void answer_wise(State g, int kind, int use) noexcept nogil
@cython.locals(mask=int, side=int)
cdef inline int rows_for_chaos(State g) noexcept nogil
@cython.locals(balanced=int)
cdef inline void offer_chaos(State g) noexcept nogil
cdef inline void place_chaos(State g, int row, int card) noexcept nogil
cdef inline void ruin_city(State g, int row, int card) noexcept nogil
@cython.locals(waiting=int, kind=int)
cdef inline void reveal_dreams(State g, int card) noexcept nogil
@cython.locals(kind=int)
cdef void reveal_one(State g, int in_refill) noexcept nogil
