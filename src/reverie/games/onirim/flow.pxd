# C types of flow.py; no logic here.
from reverie.games.onirim.state cimport State

cdef void begin_game(State g) noexcept nogil
cdef void run(State g) noexcept nogil
cdef inline void next_turn(State g) noexcept nogil
cdef inline void carry_out(State g, int step, int arg) noexcept nogil
cdef void carry_out_of_module(State g, int step, int arg) noexcept nogil
cdef inline void ask(State g, int question, int arg) noexcept nogil
@cython.locals(windows="long long")
cdef inline bint is_window(int question) noexcept nogil
@cython.locals(stored=int, own="long long", shared="long long", options=int)
cdef void offer_turn_of_modules(State g) noexcept nogil
cdef void ask_of_module(State g, int question, int arg) noexcept nogil
@cython.locals(question=int, about=int)
cdef void answer(State g, int action, int forced) noexcept nogil
cdef inline void phases_follow(State g) noexcept nogil
cdef inline void discard_takes_effect(State g, int kind) noexcept nogil
@cython.locals(zone=int)
cdef void answer_turn_of_module(State g, int block, int arg) noexcept nogil
cdef void choose_turn_option(State g, int option) noexcept nogil
cdef void answer_of_module(State g, int block, int arg, int question, int about) noexcept nogil
