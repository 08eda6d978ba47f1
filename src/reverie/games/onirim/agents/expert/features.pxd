# C types of features.py; no logic here.
from reverie.games.onirim.state cimport State
from reverie.kernel.core cimport Notes

cdef int RUN_ROWS, REST_ROWS, HOPE_ROWS, NEXT_ROWS, HOLD_ROWS, NEED_ROWS, PENDING_ROWS, KEY_ROWS, SYMBOL_ROWS
cdef int TOP_ROWS, SIZE_ROWS, READY_ROWS, PERIL_ROWS, WON_ROW, ALL_ROWS, FEATURES
cdef int REFILL, PROPHECY_COMES, MILL_COMES, NEW_HAND_COMES, ORDERING, HOPELESS_NOW
cdef int AT_NEED, AT_HAND, AT_LEFT, AT_TOP, AT_TURNS, AT_NIGHTMARES, AT_SIZE, AT_LIMBO, AT_HELD, AT_LAST, AT_END, AT_BEGUN
cdef int AT_PENDING, AT_DOORS, TOPS, ALL_DOORS_OUT, NO_RUN

@cython.locals(sketch="int[43]")
cdef void describe_base_game(State g, int action, Notes notes) noexcept nogil
@cython.locals(colour=int, kind=int, symbol=int, i=int, known=int, last=int)
cdef void sketch_table(State g, int* sketch) noexcept nogil
cdef inline void count_card(int* sketch, int kind) noexcept nogil
@cython.locals(n=int)
cdef inline void sketch_row(State g, int* sketch) noexcept nogil
@cython.locals(known=int, i=int, wish=int)
cdef int order_looked(State g, int* sketch) noexcept nogil
cdef int wish_for(int* sketch, int kind) noexcept nogil
@cython.locals(block=int, kind=int, i=int)
cdef void sketch_answer(State g, int action, int* sketch) noexcept nogil
cdef inline void leave_sketched_hand(int* sketch, int kind) noexcept nogil
@cython.locals(colour=int)
cdef inline void sketch_play(State g, int* sketch, int kind) noexcept nogil
cdef inline void sketch_door(int* sketch, int colour) noexcept nogil
cdef inline void forget_tops(int* sketch) noexcept nogil
@cython.locals(place=int)
cdef void drop_looked(int* sketch, int kind) noexcept nogil
@cython.locals(place=int, before=int, other=int)
cdef void put_looked_next(State g, int* sketch, int kind) noexcept nogil
@cython.locals(turns=int, nightmares=int, limbo=int, suns=int, moons=int, keys=int, useful=int, two=int, one=int, n=int,
               colour=int, need=int, sun=int, moon=int, key=int, sun_left=int, moon_left=int, key_left=int, begun=int,
               run=int, hope=int, tops=int, first=int, second=int, lack=int)
cdef void write_rows(int* sketch, Notes notes) noexcept nogil
@cython.locals(held=int, fitting=int, alike=bint)
cdef inline int lacking(int begun, int last, int sun, int moon, int key) noexcept nogil
cdef inline int as_colour_sees(int card, int colour) noexcept nogil
@cython.locals(card=int)
cdef inline int as_hand_sees(int* sketch, int place) noexcept nogil
