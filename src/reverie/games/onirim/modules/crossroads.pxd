# C types of crossroads.py; no logic here.
from reverie.games.onirim.state cimport State

cdef bint crossroads_fit(State g) noexcept nogil
cdef bint only_middle_is_crossroads(unsigned char* row, int end) noexcept nogil
cdef inline bint holds_dead_end(State g) noexcept nogil
cdef void flee(State g) noexcept nogil
