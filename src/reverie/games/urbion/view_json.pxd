# C types of view_json.py; no logic here.
from reverie.games.urbion.state cimport State

cdef inline bint is_active(State g, int owner) noexcept nogil
cdef inline bint sees_cards_of(State g, int owner, int seat) noexcept nogil
cdef inline bint sees_looked_at(State g, int seat) noexcept nogil
cdef inline bint knows_held(State g, int owner, int seat, int card) noexcept nogil
@cython.locals(count=int, known=int)
cdef int hidden_copies(State g, int seat, int kind) noexcept nogil
@cython.locals(count=int, place=int, left=int)
cdef int open_copies(State g, int kind) noexcept nogil
@cython.locals(names=list, count=int, top=int)
cdef void put_open_top(Page* page, State g) noexcept
@cython.locals(dreams=list, row=int, stronger=int)
cdef void put_rows(Page* page, State g, int seat) noexcept
@cython.locals(slot=int, post=int)
cdef void put_side(Page* page, State g, int side, list dreams) noexcept
cdef void put_own_hand(Page* page, State g, int seat) noexcept
cdef void put_hand(Page* page, State g, int owner, int seat) noexcept
@cython.locals(names=list, hand="unsigned char*", size=int, count=int)
cdef void put_known_cards(Page* page, State g, int owner, int seat) noexcept
cdef void put_own_polarity(Page* page, State g, int seat) noexcept
cdef void put_polarity(Page* page, State g, int owner) noexcept
@cython.locals(other=int)
cdef void put_partner(Page* page, State g, int seat) noexcept
@cython.locals(known=int)
cdef void put_deck(Page* page, State g, int seat) noexcept
cdef void put_city_deck(Page* page, State g, int seat) noexcept
@cython.locals(names=list, count=int)
cdef void put_pending(Page* page, State g, int seat) noexcept
cdef inline bint is_pending(int step) noexcept nogil
@cython.locals(names=list, chromatic=int)
cdef void put_set_aside(Page* page, State g, int seat) noexcept
cdef void put_looked(Page* page, State g, int seat) noexcept
@cython.locals(keys=list, different=int, kind=int, count=int)
cdef void put_unseen(Page* page, State g, int seat) noexcept
cdef void put_unseen_cities(Page* page, State g, int seat) noexcept
