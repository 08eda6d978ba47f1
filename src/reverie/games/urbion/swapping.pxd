# C types of swapping.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(rows=int)
cdef inline bint can_swap(State g) noexcept nogil
@cython.locals(mask="long long", below=int, side=int)
cdef inline void offer_swap(State g) noexcept nogil
@cython.locals(mask="long long")
cdef inline void offer_swap_with(State g, int slot) noexcept nogil
@cython.locals(one=int, other=int)
cdef inline void swap_dreams(State g, int upper, int lower) noexcept nogil
@cython.locals(post=int)
cdef inline void move_to(State g, int dream, int source, int target) noexcept nogil
cdef inline bint ask_of_swap(State g, int question, int arg) noexcept nogil
cdef inline bint answer_of_swap(State g, int block, int arg, int about) noexcept nogil
