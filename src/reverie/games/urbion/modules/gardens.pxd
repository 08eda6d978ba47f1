# C types of gardens.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(mask=int)
cdef int rebuildable(State g) noexcept nogil
@cython.locals(mask="long long", slots="long long", slot=int)
cdef long long flippable(State g) noexcept nogil
@cython.locals(rows=int, can_rebuild=int, can_flip="long long", pairs="long long")
cdef void offer_special_actions(State g) noexcept nogil
cdef void begin_special_action(State g, int use) noexcept nogil
@cython.locals(rows=int)
cdef void offer_upper_city(State g) noexcept nogil
cdef void offer_lower_city(State g, int row) noexcept nogil
cdef void rebuild(State g, int upper, int lower) noexcept nogil
cdef void flip(State g, int slot) noexcept nogil
cdef inline bint ask_of_gardens(State g, int question, int arg) noexcept nogil
cdef inline bint answer_of_gardens(State g, int block, int arg, int about) noexcept nogil
cdef void pay_for_special_action(State g, int block, int kind) noexcept nogil
cdef inline void begin_paid_action(State g, int block, int kind) noexcept nogil
@cython.locals(mask=int)
cdef void offer_second_action(State g) noexcept nogil
cdef void answer_second_action(State g, int arg) noexcept nogil
