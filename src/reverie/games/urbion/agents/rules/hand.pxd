# C types of hand.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(missing=int, noted=int)
cdef void look_at_hand(State g, long long* sight, int spent) noexcept nogil
@cython.locals(ways=int, kind=int, up=int, down=int)
cdef void note_hand_at(State g, long long* sight, int row, int spent) noexcept nogil
cdef inline void note_hand_room(long long* sight, int row, int place, int up, int down) noexcept nogil
