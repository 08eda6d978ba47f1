# C types of playing.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(fitting="long long")
cdef inline void offer_plays(State g) noexcept nogil
cdef inline bint may_play_on(State g, int side) noexcept nogil
cdef inline void play_dream(State g, int side, int kind) noexcept nogil
