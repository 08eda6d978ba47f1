# C types of census.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(claimed=int, opened=int, gain=int, even=int, left=int, bonus=int, points=int, settled=int)
cdef int gain_by_census(State g, long long* sight, int most, int figure) noexcept nogil
@cython.locals(worth=int)
cdef int worth_of_claim(State g) noexcept nogil
@cython.locals(mages=bint, planbot=bint, settled=int)
cdef int postcards_settled(State g, int perfect, int figure) noexcept nogil
@cython.locals(sight="long long[256]")
cdef int choose_cleaning(State g, int row) noexcept nogil
@cython.locals(up=int, down=int, sets="long long", best=int, dreams=int, worth=int)
cdef int best_cleaning(State g, long long* sight, int row) noexcept nogil
