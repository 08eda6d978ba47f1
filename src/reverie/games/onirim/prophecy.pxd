# C types of prophecy.py; no logic here.
from reverie.games.onirim.state cimport State

cdef inline void begin_prophecy(State g) noexcept nogil
@cython.locals(cards="long long")
cdef inline void offer_prophecy_discard(State g) noexcept nogil
cdef inline void prophecy_discard(State g, int kind) noexcept nogil
