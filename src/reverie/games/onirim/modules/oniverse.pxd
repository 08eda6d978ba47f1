# C types of oniverse.py; no logic here.
from reverie.games.onirim.state cimport State

@cython.locals(others=int, n=int)
cdef void put_denizens_away(State g) noexcept nogil
cdef void offer_rallying(State g) noexcept nogil
cdef void rally(State g, int card, int zone, int argument) noexcept nogil
cdef void send_away(State g, int card) noexcept nogil
@cython.locals(mask=int)
cdef int usable_denizens(State g) noexcept nogil
@cython.locals(mask="long long", kind=int)
cdef long long discarded_locations(State g) noexcept nogil
cdef inline bint can_store(State g) noexcept nogil
cdef void use_denizen(State g, int denizen) noexcept nogil
cdef void store(State g, int zone, int kind) noexcept nogil
cdef void offer_cyclo(State g) noexcept nogil
cdef void offer_cyclo_fetch(State g) noexcept nogil
cdef void cyclo(State g, int kind, int is_shared) noexcept nogil
@cython.locals(kind=int, zone=int)
cdef void cyclo_exchange(State g, int given, int fetched) noexcept nogil
cdef void harpoon(State g) noexcept nogil
@cython.locals(n=int)
cdef int chain_length(State g, int colour) noexcept nogil
@cython.locals(last=int)
cdef void begin_hammering(State g) noexcept nogil
@cython.locals(mask=int, new=int)
cdef void offer_hammer(State g) noexcept nogil
cdef void hammer(State g, int colour) noexcept nogil
cdef inline bint ask_of_oniverse(State g, int question, int arg) noexcept nogil
cdef inline bint answer_of_oniverse(State g, int block, int arg, int question, int about) noexcept nogil
cdef inline bint has_seen_unused(State g, int seat) noexcept nogil
@cython.locals(size=int, i=int)
cdef void put_unused(Page* page, State g, int seat) noexcept
