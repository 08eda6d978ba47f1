# C types of positions.py; no logic here.
from reverie.games.onirim.state cimport State
from reverie.kernel.search_state cimport Search

cdef inline void write_table(Search s, State g) noexcept nogil
@cython.locals(run=int)
cdef inline void write_plain_row(Search s, State g) noexcept nogil
cdef void write_more(Search s, State g) noexcept nogil
