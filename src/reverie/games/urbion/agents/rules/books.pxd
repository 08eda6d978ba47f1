# C types of books.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(more=bint)
cdef int choose_book(State g) noexcept nogil
cdef int worth_of_book(State g, long long* sight, int book) noexcept nogil
cdef bint may_be_touched(State g, int slot) noexcept nogil
@cython.locals(best=int)
cdef int best_flight(State g, long long* sight, int side) noexcept nogil
@cython.locals(
    row=int, side=int, weight=int, alone=bint, best=int, target=int, there=int, place=int, here=int, worth=int
)
cdef int best_landing(State g, long long* sight, int slot) noexcept nogil
@cython.locals(sight="long long[256]", slot=int)
cdef int choose_flight(State g, int side) noexcept nogil
@cython.locals(sight="long long[256]")
cdef int choose_landing(State g, int slot) noexcept nogil
@cython.locals(best=int)
cdef int best_vanishing(State g, long long* sight, int side) noexcept nogil
@cython.locals(row=int, side=int, cost=int, weight=int)
cdef int worth_vanished(State g, long long* sight, int slot) noexcept nogil
@cython.locals(sight="long long[256]", slot=int)
cdef int choose_vanishing(State g, int side) noexcept nogil
@cython.locals(empty=int, gain=int)
cdef int gain_by_freedom(State g, long long* sight) noexcept nogil
cdef int choose_freedom(State g) noexcept nogil
@cython.locals(sight="long long[256]", choice=int, most=int, worth=int)
cdef int choose_prophecy(State g) noexcept nogil
@cython.locals(most=int, fits=bint)
cdef int worth_in_hand(State g, long long* sight, int kind) noexcept nogil
