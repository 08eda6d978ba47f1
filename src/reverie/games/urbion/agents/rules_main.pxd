# C types of rules_main.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(best_play=int, play_gain=int, kind=int, action=int, gain=int, payment=int, swap_gain=int, census_gain=int)
cdef int choose_main(State g) noexcept nogil
@cython.locals(spare=int, least=int, kind=int, best=int)
cdef int card_to_spare(State g) noexcept nogil
@cython.locals(best=int, gain=int)
cdef int best_gain_of(State g, int kind) noexcept nogil
@cython.locals(best=int, slots="long long", slot=int, found=int)
cdef int best_swap(State g) noexcept nogil
@cython.locals(upper=int, size=int, before=int, best=int, slots="long long", other=int, other_size=int, gain=int)
cdef int best_partner(State g, int slot) noexcept nogil
@cython.locals(balanced=int, cities=int)
cdef int worth_of_census(State g) noexcept nogil
