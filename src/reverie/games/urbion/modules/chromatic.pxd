# C types of chromatic.py; no logic here.
from reverie.games.urbion.state cimport State

cdef void resolve_chromatic(State g, int card) noexcept nogil
cdef inline void offer_chromatic(State g) noexcept nogil
cdef inline void lay_chaos(State g, int side, int card) noexcept nogil
cdef void resolve_aside(State g) noexcept nogil
@cython.locals(permitted=int, anywhere=int, regular=int)
cdef int places_for_revealed(State g, int kind) noexcept nogil
cdef inline bint ask_of_chromatic(State g, int question, int arg) noexcept nogil
cdef inline bint answer_of_chromatic(State g, int block, int arg, int about) noexcept nogil
cdef void write_aside(Page* page, State g) noexcept
cdef lay_aside(State g, list counts)
