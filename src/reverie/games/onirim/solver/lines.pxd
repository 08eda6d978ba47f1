# C types of lines.py; no logic here.
from reverie.games.onirim.state cimport State
from reverie.kernel.searching cimport Search

cdef void begin_search(Search s, State g) noexcept nogil
@cython.locals(limit="long long", action=int)
cdef void search_ways(Search s, State g, long long nodes) noexcept nogil
@cython.locals(limit="long long", action=int, noise=int, kept=int)
cdef void try_lines(Search s, State g, long long nodes) noexcept nogil
cdef int progress(State g) noexcept nogil
