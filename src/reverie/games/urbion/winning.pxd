# C types of winning.py; no logic here.
from reverie.games.urbion.state cimport State

cdef void end_game(State g, int outcome, int reason) noexcept nogil
cdef inline void check_win(State g) noexcept nogil
@cython.locals(total=int)
cdef int inhabitants_sum(State g) noexcept nogil
cdef void lose_by_empty_deck(State g) noexcept nogil
