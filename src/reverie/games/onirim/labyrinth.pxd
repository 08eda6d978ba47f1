# C types of labyrinth.py; no logic here.
from reverie.games.onirim.state cimport State

cdef long long playable(State g) noexcept nogil
cdef int colours_of(int kind) noexcept nogil
cdef int run_at(State g, int end) noexcept nogil
cdef void play_location(State g, int kind) noexcept nogil
cdef void recount_runs(State g) noexcept nogil
