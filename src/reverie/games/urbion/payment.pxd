# C types of payment.py; no logic here.
from reverie.games.urbion.state cimport State

cdef inline long long alliance_with(State g, int kind) noexcept nogil
@cython.locals(mask="long long", kind=int)
cdef long long first_of_pairs(State g, int use) noexcept nogil
@cython.locals(fitting="long long")
cdef inline long long second_of_pair(State g, int first, int use, long long hand) noexcept nogil
cdef void offer_second(State g, int about) noexcept nogil
