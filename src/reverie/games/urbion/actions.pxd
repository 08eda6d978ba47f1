# C types of actions.py; no logic here.
from reverie.games.urbion.state cimport State

cdef inline void begin_action(State g, int block) noexcept nogil
