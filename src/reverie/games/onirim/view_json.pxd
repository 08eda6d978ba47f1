# C types of view_json.py; no logic here.
from reverie.games.onirim.state cimport State

@cython.locals(mine=int, names=list, page="Page*")
cdef bytes view_zones_json(State g, int seat)
cdef inline int known_to(int seat) noexcept nogil
cdef inline bint is_active(State g, int owner) noexcept nogil
cdef inline bint sees_cards_of(State g, int owner, int seat) noexcept nogil
cdef inline bint sees_looked_at(State g, int seat) noexcept nogil
cdef inline bint has_seen_unused(State g, int seat) noexcept nogil
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
@cython.locals(names=list, kind=int)
cdef void put_limbo(Page* page, State g) noexcept
@cython.locals(names=list, count=int)
cdef void put_resolving(Page* page, State g, int known) noexcept
cdef void put_looked(Page* page, State g, int seat) noexcept
@cython.locals(keys=list, different=int, kind=int, count=int)
cdef void put_unseen(Page* page, State g, int seat) noexcept
@cython.locals(drafting=bint)
cdef void put_partner(Page* page, State g, int other, int seat) noexcept
cdef void put_pieces(Page* page, State g, int seat) noexcept
@cython.locals(names=list, following=int, is_covered=int, i=int)
cdef void put_goals(Page* page, State g) noexcept
@cython.locals(names=list, count=int, catcher=int, kind=int)
cdef void put_catchers(Page* page, State g) noexcept
@cython.locals(size=int)
cdef void put_denizens(Page* page, State g, int seat) noexcept
cdef void put_incubus(Page* page, State g) noexcept
