# C types of playing.py; no logic here.
from reverie.kernel.brain cimport Brain
from reverie.kernel.core cimport Core, Notes

@cython.locals(n=int)
cdef int play_out(Core g, int policy) noexcept nogil
@cython.locals(n=int)
cdef int play_out_by_learning(Core g, Brain brain, Notes notes, Core spare) noexcept nogil
cdef void begin_from(Core g, Core start, long long seed, int ahead) noexcept nogil
@cython.locals(i="long long", wins="long long", decisions="long long", counted="long long", turns="long long")
cdef tuple play_games(Core g, Core start, long long games, long long seed, int policy, int ahead)
@cython.locals(
    notes=Notes, i="long long", wins="long long", decisions="long long", counted="long long", turns="long long")
cdef tuple play_games_by_learning(
    Core g, Core spare, Core start, long long games, long long seed, Brain brain, int ahead)
