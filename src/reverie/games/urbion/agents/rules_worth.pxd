# C types of rules_worth.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(kinds="long long", fitting="long long", city=int)
cdef void look_at_cities(State g) noexcept nogil
@cython.locals(kinds="long long")
cdef long long kinds_in_play(State g) noexcept nogil
@cython.locals(mask=int)
cdef int magnitudes(State g, long long kinds, int side) noexcept nogil
@cython.locals(mask=int)
cdef inline int sums_with(int sums, int single) noexcept nogil
@cython.locals(one=int, against=int, two=int, three=int, twice_against=int)
cdef int cards_missing(int distance, int weaker, int weaker_room, int stronger, int stronger_room) noexcept nogil
@cython.locals(weaker=int, weaker_room=int, stronger_room=int, distance=int, missing=int, in_hand=int, worth=int)
cdef int row_worth(State g, int row, int sognae, int incubi, int sognae_size, int incubi_size) noexcept nogil
cdef int worth_now(State g, int row) noexcept nogil
@cython.locals(row=int, more=int)
cdef int worth_with(State g, int side, int kind) noexcept nogil
@cython.locals(row=int)
cdef int worth_exchanged(State g, int side, int less, int more) noexcept nogil
