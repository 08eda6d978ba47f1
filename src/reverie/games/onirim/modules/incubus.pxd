# C types of incubus.py; no logic here.
from reverie.games.onirim.state cimport State

cdef inline bint adversary_blocks(State g) noexcept nogil
cdef inline bint adversary_stands(State g) noexcept nogil
cdef int incubus_turn_options(State g) noexcept nogil
cdef int incubus_wards(State g) noexcept nogil
cdef void figure_leaves(State g) noexcept nogil
cdef void discard_figure_card(State g) noexcept nogil
cdef void anticipate(State g) noexcept nogil
cdef void face_adversary(State g) noexcept nogil
cdef void put_incubus(Page* page, State g, int seat) noexcept
cpdef object anticipating_refused(object case)
cpdef object facing_refused(object case)
