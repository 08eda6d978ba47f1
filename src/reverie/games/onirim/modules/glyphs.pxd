# C types of glyphs.py; no logic here.
from reverie.games.onirim.state cimport State

cdef void begin_incantation(State g) noexcept nogil
cdef long long revealed_doors(State g) noexcept nogil
cdef void offer_incantation(State g) noexcept nogil
cdef void incant(State g, int door) noexcept nogil
cdef void others_go_under(State g) noexcept nogil
cdef inline bint ask_of_glyphs(State g, int question, int arg) noexcept nogil
cdef inline bint answer_of_glyphs(State g, int block, int arg, int question, int about) noexcept nogil
