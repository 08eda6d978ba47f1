# C types of choosing.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(question=int, about=int)
cdef int choose_by_rules(State g) noexcept nogil
cdef int choose_with_modules(State g, int question, int about) noexcept nogil
