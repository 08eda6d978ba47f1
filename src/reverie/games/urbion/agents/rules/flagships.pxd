# C types of flagships.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(slot=int)
cdef int choose_flagship(State g) noexcept nogil
