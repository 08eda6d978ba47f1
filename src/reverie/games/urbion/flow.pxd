# C types of flow.py; no logic here.
from reverie.games.urbion.state cimport State

cdef void begin_game(State g) noexcept nogil
cdef void run(State g) noexcept nogil
cdef inline void carry_out(State g, int step, int arg) noexcept nogil
cdef void carry_out_rarely(State g, int step, int arg) noexcept nogil
cdef inline void next_turn(State g) noexcept nogil
cdef inline void end_turn(State g) noexcept nogil
cdef inline void ask(State g, int question, int arg) noexcept nogil
cdef bint ask_by_topic(State g, int question, int arg) noexcept nogil
cdef inline void offer_main(State g) noexcept nogil
@cython.locals(block=int, arg=int, question=int, about=int)
cdef void answer(State g, int action, int forced) noexcept nogil
cdef bint answer_by_topic(State g, int block, int arg, int about) noexcept nogil
cdef inline void answer_main(State g, int block, int kind) noexcept nogil
cdef void answer_pair(State g, int kind, int use) noexcept nogil
