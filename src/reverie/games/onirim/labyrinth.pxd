# C types of labyrinth.py; no logic here.
from reverie.games.onirim.state cimport State

cdef inline long long with_place_in_row(State g, long long cards) noexcept nogil
cdef inline long long playable(State g, long long cards) noexcept nogil
cdef long long playable_with_architect(State g, long long cards) noexcept nogil
cdef inline int colours_of(int kind) noexcept nogil
cdef inline int run_at(State g, int end) noexcept nogil
cdef inline int in_common(unsigned char* row, int end, int flags) noexcept nogil
@cython.locals(end=int)
cdef int next_run(unsigned char* row, int begin, int size, int flags) noexcept nogil
cdef inline void play_location(State g, int kind, int zone) noexcept nogil
cdef void recount_runs(State g) noexcept nogil
