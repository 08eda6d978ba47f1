# C types of team.py; no logic here.
from reverie.games.urbion.state cimport State

cdef void switch_seats(State g) noexcept nogil
cdef void exchange_polarity(State g) noexcept nogil
cdef inline void offer_polarity_swap(State g, int question) noexcept nogil
cdef void swap_polarity(State g) noexcept nogil
cdef inline bint is_team(State g) noexcept nogil
