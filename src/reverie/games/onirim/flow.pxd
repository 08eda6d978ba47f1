# C types of flow.py; no logic here.
from reverie.games.onirim.state cimport State

cdef void begin_game(State g) noexcept nogil
cdef void run(State g) noexcept nogil
cdef inline void carry_out(State g, int step, int arg) noexcept nogil
cdef inline void next_turn(State g) noexcept nogil
cdef inline void ask(State g, int question, int arg) noexcept nogil
cdef void answer(State g, int action, int forced) noexcept nogil
