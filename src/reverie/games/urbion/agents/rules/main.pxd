# C types of main.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(sight="long long[256]", action=int)
cdef int choose_main(State g) noexcept nogil
@cython.locals(kind=int)
cdef void consider_switch(State g, long long* sight) noexcept nogil
@cython.locals(seen=int, kind=int)
cdef void consider_hand(State g, long long* sight) noexcept nogil
@cython.locals(wizard=bint, census=int)
cdef void consider_card(State g, long long* sight, int kind) noexcept nogil
@cython.locals(city=int)
cdef inline bint may_be_played(State g, long long* sight, int kind, int side) noexcept nogil
@cython.locals(books=int, book=int)
cdef void consider_books(State g, long long* sight, int kind) noexcept nogil
