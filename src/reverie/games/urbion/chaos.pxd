# C types of chaos.py; no logic here.
from reverie.games.urbion.state cimport State

cdef inline void handle_chaos(State g, int card) noexcept nogil
cdef inline void resolve_chaos(State g, int card) noexcept nogil
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
cdef inline bint ask_of_chaos(State g, int question, int arg) noexcept nogil
cdef inline bint answer_of_chaos(State g, int block, int arg, int about) noexcept nogil
