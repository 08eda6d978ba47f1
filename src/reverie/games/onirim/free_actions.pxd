# C types of free_actions.py; no logic here.
from reverie.games.onirim.state cimport State

cdef bint any_free_action(State g) noexcept nogil
cdef void offer_free_actions(State g) noexcept nogil
cdef void take_free_action(State g, int block, int argument, int question) noexcept nogil
