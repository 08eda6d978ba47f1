# C types of labyrinth.py; no logic here.
from reverie.games.onirim.state cimport State

cdef inline long long playable(State g) noexcept nogil
cdef inline int colours_of(int kind) noexcept nogil
cdef inline int run_at(State g, int end) noexcept nogil
cdef inline void play_location(State g, int kind) noexcept nogil
cdef inline void recount_runs(State g) noexcept nogil
