# C types of turn.py; no logic here.
from reverie.games.onirim.state cimport State

cdef int ARCHITECT_COST, PREVIEW_WORTH, PREVIEW_NIGHTMARE, FLEE_COST, FACE_LIMIT, FACE_TURN, ANTICIPATION_WORTH

@cython.locals(action="int")
cdef int turn_with_modules(State g, int* sight, int* partner) noexcept nogil
@cython.locals(cards="long long", i="int")
cdef long long held_mask(State g) noexcept nogil
@cython.locals(
    found="int[2]", held="long long", fits="long long", forced="long long", kind="int", price="int", action="int"
)
cdef int best_of_turn(State g, int* sight, int* partner) noexcept nogil
@cython.locals(ends="long long", worth="int")
cdef void consider_tower(State g, int* partner, int kind, int* found) noexcept nogil
cdef int built(State g, int kind, int side) noexcept nogil
@cython.locals(options="long long", ward="int[2]", cost="int")
cdef void consider_options(State g, int* sight, int* partner, int* found) noexcept nogil
@cython.locals(ward="int[2]", near="int", colour="int")
cdef int face_or_not(State g, int* sight, int* partner) noexcept nogil
cdef int worth_of_effect(State g, int kind) noexcept nogil
@cython.locals(size="int")
cdef int worth_of_prophecy(State g) noexcept nogil
@cython.locals(size="int", number="int")
cdef int worth_of_preview(State g, int kind) noexcept nogil
@cython.locals(size="int", doors="int", missed="int", colour="int", i="int")
cdef int worth_of_incantation(State g) noexcept nogil
@cython.locals(n="int", card="int", kind="int", i="int")
cdef bint known_door(State g) noexcept nogil
