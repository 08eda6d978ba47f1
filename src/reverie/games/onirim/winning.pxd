# C types of winning.py; no logic here.
from reverie.games.onirim.state cimport State

cdef inline void check_win(State g) noexcept nogil
cdef bint conditions_hold(State g) noexcept nogil
