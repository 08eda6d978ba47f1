# C types of refill.py; no logic here.
from reverie.games.onirim.state cimport State

cdef inline void refill(State g, int before_phase_1) noexcept nogil
@cython.locals(kind=int)
cdef inline bint draw_one(State g, int before_phase_1) noexcept nogil
cdef inline void resolve_drawn(State g, int kind) noexcept nogil
cdef inline void redraw(State g) noexcept nogil
cdef inline void lose_by_empty_pile(State g) noexcept nogil
@cython.locals(before_phase_1=int)
cdef void go_on(State g, int question) noexcept nogil
