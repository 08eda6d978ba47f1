# C types of choosing.py; no logic here.
from reverie.games.onirim.state cimport State

cdef int choose_by_rules(State g) noexcept nogil
