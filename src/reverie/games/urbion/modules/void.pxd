# C types of void.py; no logic here.
from reverie.games.urbion.state cimport State

cdef void move_void(State g) noexcept nogil
cdef void tell_void(State g) noexcept nogil
cdef bint census_loses(State g) noexcept nogil
@cython.locals(row=int)
cdef void treat_void_row(State g) noexcept nogil
cdef void lose_void_card(State g, int figure) noexcept nogil
cdef void offer_alliance(State g) noexcept nogil
cdef void ally(State g) noexcept nogil
cdef inline void pay_for_alliance(State g, int kind) noexcept nogil
cdef void put_void(Page* page, State g, int seat) noexcept
