# C types of partner.py; no logic here.
from reverie.games.onirim.state cimport State

cdef int PARTNER_SHARE, OWN_SHARE, SWAP_LEAST, DRAFT_TOWER

cdef int toll(State g, int* partner, int kind) noexcept nogil
@cython.locals(loss="int", cards="long long", kind="int")
cdef int toll_for_all(State g, int* partner) noexcept nogil
@cython.locals(cards="long long", choice="int", best="int", kind="int", gain="int")
cdef int draft_one(State g, int* sight) noexcept nogil
@cython.locals(gain="int")
cdef int gain_by_swap(int* sight, int* partner, int mine, int shared) noexcept nogil
@cython.locals(cards="long long", choice="int", best="int", kind="int", gain="int")
cdef int best_swap_for(State g, int* sight, int* partner, int mine) noexcept nogil
@cython.locals(cards="long long", choice="int", best="int", kind="int", gain="int")
cdef int swap_or_not(State g, int* sight, int* partner) noexcept nogil
cdef int swap_for(State g, int* sight, int* partner, int mine) noexcept nogil
