# C types of towers.py; no logic here.
from reverie.games.onirim.state cimport State

cdef inline int left_edge(int kind) noexcept nogil
cdef inline int right_edge(int kind) noexcept nogil
@cython.locals(left="long long", right="long long", edge=int)
cdef long long buildable(State g, long long cards) noexcept nogil
cdef void build(State g, int kind, int at_right, int zone) noexcept nogil
@cython.locals(colours=int)
cdef bint aligned(State g) noexcept nogil
cdef inline int tower_colour(int kind) noexcept nogil
cdef void begin_preview(State g, int kind) noexcept nogil
cdef void offer_preview(State g) noexcept nogil
cdef void preview(State g, int count) noexcept nogil
cdef void tower_step(State g, int no_false_alarm) noexcept nogil
cdef void offer_tower_loss(State g, int no_false_alarm) noexcept nogil
@cython.locals(mask="long long")
cdef long long removable(State g) noexcept nogil
@cython.locals(i=int)
cdef void lose_tower(State g, int kind) noexcept nogil
cdef void false_alarm(State g) noexcept nogil
@cython.locals(ends="long long", right=int)
cdef void offer_building(State g) noexcept nogil
@cython.locals(at_right=int, kind=int)
cdef void build_tower(State g, int zone, int arg) noexcept nogil
cdef inline bint ask_of_towers(State g, int question, int arg) noexcept nogil
cdef inline bint answer_of_towers(State g, int block, int arg, int question, int about) noexcept nogil
cdef void put_towers(Page* page, State g, int seat) noexcept
cpdef object building_refused(object case)
cpdef object loss_refused(object case)
cpdef object false_alarm_refused(object case)
cpdef object price_of_look(object table, object action)
cpdef object price_of_loss(object table, object action)
cpdef object price_of_false_alarm(object table, object action)
