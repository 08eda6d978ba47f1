# C types of orders.py; no logic here.
from reverie.games.onirim.state cimport State

cdef int NEXT_NIGHTMARE, NEXT_DEAD_END, NEXT_OPEN_DOOR, NEXT_SHUT_DOOR, NEXT_HAPPY, NEXT_LOST, NEXT_DENIZEN
cdef int KEEP_LOCATION, KEEP_DENIZEN, KEEP_DREAM, KEEP_UNWANTED_DOOR, KEEP_DOOR

cdef bint opens_now(State g, int door, long long keys) noexcept nogil
cdef int worth_of_next(State g, int* sight, int kind) noexcept nogil
@cython.locals(choice="int", best="int", kind="int", worth="int")
cdef int best_next(State g, int* sight, long long seen) noexcept nogil
@cython.locals(seen="long long", placed="int", held="long long", doors="long long", door="int", keys="long long")
cdef int next_in_order(State g, int* sight) noexcept nogil
cdef int worth_of_keeping(State g, int* sight, int kind) noexcept nogil
@cython.locals(seen="long long", choice="int", least="int", kind="int", worth="int")
cdef int drop_in_prophecy(State g, int* sight) noexcept nogil
@cython.locals(seen="long long", good="long long", kind="int")
cdef int keep_of_seven(State g, int* sight) noexcept nogil
@cython.locals(seen="long long")
cdef int first_of_paradox(State g, int* sight) noexcept nogil
