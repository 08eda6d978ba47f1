# C types of doors.py; no logic here.
from reverie.games.onirim.state cimport State

@cython.locals(i="int")
cdef long long offered_in(State g, int block) noexcept nogil
@cython.locals(choice="int", best="int", door="int", left="int")
cdef int best_door(State g, int* sight, long long doors, int at_once) noexcept nogil
@cython.locals(doors="long long", i="int")
cdef long long searched_doors(State g, int colours) noexcept nogil
@cython.locals(i="int", j="int", question="int", argument="int")
cdef int planned_door(State g, int* sight) noexcept nogil
@cython.locals(i="int", door="int")
cdef int captured_first(State g, int* sight, int block) noexcept nogil
@cython.locals(door="int", action="int")
cdef int search_for_door(State g, int* sight) noexcept nogil
cdef bint emptying_helps(State g) noexcept nogil
@cython.locals(action="int")
cdef int take_from_catcher(State g, int* sight) noexcept nogil
@cython.locals(choice="int", best="int", kind="int", loss="int")
cdef int cheapest_key(State g, int* sight, int* partner, long long keys) noexcept nogil
@cython.locals(i="int")
cdef bint holds(State g, int kind) noexcept nogil
@cython.locals(i="int")
cdef int with_held(State g, int kind, int personal, int shared, int stored) noexcept nogil
@cython.locals(key="int")
cdef int open_or_not(State g, int* sight, int* partner, int door) noexcept nogil
@cython.locals(doors="long long", door="int")
cdef int incant_or_not(State g, int* sight) noexcept nogil
cdef int plan_first(State g) noexcept nogil
@cython.locals(door="int", i="int")
cdef int plan_second(State g, int* sight, int first) noexcept nogil
@cython.locals(cards="long long")
cdef int uncover_last(State g) noexcept nogil
