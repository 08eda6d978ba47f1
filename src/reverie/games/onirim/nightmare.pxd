# C types of nightmare.py; no logic here.
from reverie.games.onirim.state cimport State

@cython.locals(ways=int)
cdef inline void offer_wards(State g, int question) noexcept nogil
@cython.locals(ways=int, drawn=bint)
cdef int ways_of_modules(State g, int question) noexcept nogil
cdef inline void tower_step_follows(State g, int question) noexcept nogil
cdef inline void ward_otherwise(State g, int way) noexcept nogil
cdef inline void ward_by_mill(State g) noexcept nogil
cdef inline void ward_with_hand(State g) noexcept nogil
cdef void mirror_nightmare(State g) noexcept nogil
cdef inline void dream_leaves(State g, int kind) noexcept nogil
cdef void ward_with_key(State g, int zone, int arg, int question) noexcept nogil
