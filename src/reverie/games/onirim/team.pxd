# C types of team.py; no logic here.
from reverie.games.onirim.state cimport State

cdef void lay_draft(State g) noexcept nogil
cdef void offer_draft(State g) noexcept nogil
cdef void draft(State g, int kind) noexcept nogil
@cython.locals(longest=int)
cdef void switch_seats(State g) noexcept nogil
cdef void offer_swap(State g) noexcept nogil
cdef void offer_swap_shared(State g) noexcept nogil
cdef void begin_swap(State g, int kind) noexcept nogil
cdef void swap(State g, int mine, int shared) noexcept nogil
cdef bint both_have_every_colour(State g) noexcept nogil
cdef inline bint ask_of_team(State g, int question, int arg) noexcept nogil
cdef inline bint answer_of_team(State g, int block, int arg, int question, int about) noexcept nogil
