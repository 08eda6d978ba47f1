# C types of towers.py; no logic here.
from reverie.games.onirim.state cimport State

cdef int ONE_TOWER, TWO_TOWERS, THREE_TOWERS, ALIGNMENT, FITTING_TOWER, SPARE_TOWER, FALSE_ALARM_COST

cdef void copy_tower_row(State g, int* row) noexcept nogil
cdef bint still_possible(State g, int kind) noexcept nogil
@cython.locals(colours="int", colour="int", i="int")
cdef int colours_in(int* row, int start, int end) noexcept nogil
@cython.locals(count="int", kind="int")
cdef int fitting_towers(State g, int* row, int size, int colours, int at_right) noexcept nogil
@cython.locals(length="int", colours="int", n="int", some="int", fitting="int", worth="int")
cdef int worth_of_end(State g, int* row, int size, int at_right) noexcept nogil
@cython.locals(i="int", left="int", right="int")
cdef int worth_of_towers(State g, int* row, int size) noexcept nogil
@cython.locals(row="int[16]", i="int")
cdef int worth_with(State g, int kind, int at_right) noexcept nogil
@cython.locals(row="int[16]", i="int", n="int")
cdef int worth_without(State g, int kind) noexcept nogil
@cython.locals(row="int[16]")
cdef int worth_now(State g) noexcept nogil
cdef int gain_by_building(State g, int kind, int at_right) noexcept nogil
cdef bint fits_tower_row(State g, int kind, int at_right) noexcept nogil
@cython.locals(best="int", at_right="int")
cdef int worth_of_tower(State g, int kind) noexcept nogil
@cython.locals(choice="int", best="int", kind="int", worth="int")
cdef int least_tower(State g) noexcept nogil
cdef int cost_of_tower_step(State g) noexcept nogil
@cython.locals(kind="int", alarm="bint")
cdef int lose_a_tower(State g, int no_false_alarm) noexcept nogil
