# C types of engine.py; no logic here.
from reverie.games.onirim.state cimport State

@cython.final
cdef class Engine(State):
    cpdef prepare(self, int edition, int flags, int doors_needed, list deck)
    cpdef void begin(self, long long seed) noexcept nogil
    cpdef list legal_actions(self)
    cpdef apply(self, int action)
    @cython.locals(copy=Engine)
    cpdef Engine clone(self)
    cpdef int choose_by_rules(self)
    cpdef int playout(self, int policy) noexcept nogil
    cpdef void listen(self)
    cpdef list heard(self)
    cpdef dict table(self)
    cpdef tuple chance(self)
    cpdef lay(self, dict table, long long seed)
    cpdef void determinise(self, long long seed) noexcept nogil

@cython.locals(g=Engine, i="long long", wins="long long", decisions="long long", doors="long long", turns="long long")
cpdef tuple play_many(Engine start, long long games, long long seed, int policy, bint ahead)

cdef bint is_hidden(State g, int i) noexcept nogil
