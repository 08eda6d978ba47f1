# C types of limbo.py; no logic here.
from reverie.games.onirim.state cimport State

cdef inline void empty_limbo(State g) noexcept nogil
