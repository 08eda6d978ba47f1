# C types of view_json.py; no logic here.
from reverie.games.onirim.state cimport State

cdef inline int known_to(int seat) noexcept nogil
cdef inline bint is_active(State g, int owner) noexcept nogil
cdef inline bint sees_cards_of(State g, int owner, int seat) noexcept nogil
cdef inline bint sees_looked_at(State g, int seat) noexcept nogil
@cython.locals(copies=int)
cdef inline int known_in_hand(State g, int owner, int seat, int kind) noexcept nogil
@cython.locals(known=int, count=int)
cdef int hidden_copies(State g, int seat, int kind) noexcept nogil
cdef void put_hand(Page* page, State g, int owner, int seat) noexcept
@cython.locals(names=list, count=int, kind=int)
cdef void put_known_cards(Page* page, State g, int owner, int seat) noexcept
@cython.locals(row="unsigned char*", size=int, segment=int, colours=int, length=int, kind=int, i=int, runs=int, end=int)
cdef void put_row(Page* page, State g, int owner) noexcept
@cython.locals(names=list, count=int, i=int)
cdef void put_doors(Page* page, State g, int owner) noexcept
@cython.locals(names=list, count=int, known=int)
cdef void put_resolving(Page* page, State g, int seat) noexcept
cdef void put_looked(Page* page, State g, int seat) noexcept
@cython.locals(keys=list, different=int, kind=int, count=int)
cdef void put_unseen(Page* page, State g, int seat) noexcept
cdef void put_pile(Page* page, State g, int seat) noexcept
cdef void put_own_hand(Page* page, State g, int seat) noexcept
cdef void put_own_row(Page* page, State g, int seat) noexcept
cdef void put_own_doors(Page* page, State g, int seat) noexcept
@cython.locals(other=int)
cdef void put_partner(Page* page, State g, int seat) noexcept
cdef void put_shared(Page* page, State g, int seat) noexcept
cdef void put_draft(Page* page, State g, int seat) noexcept
cdef bint is_drafting(State g) noexcept nogil
