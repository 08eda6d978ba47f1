# C types of arranging.py; no logic here.
from reverie.games.onirim.state cimport State

cdef inline void look_at(State g, int count) noexcept nogil
cdef void reveal(State g, int count) noexcept nogil
cdef inline void offer_over(State g) noexcept nogil
cdef inline void offer_under(State g) noexcept nogil
cdef inline void put_over(State g, int kind, int question) noexcept nogil
cdef void put_under(State g, int kind, int question) noexcept nogil
