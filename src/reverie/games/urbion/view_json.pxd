# C types of view_json.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(mine=int, known=int, names=list, page="Page*")
cdef bytes view_zones_json(State g, int seat)
cdef inline int known_to(State g, int seat) noexcept nogil
cdef inline bint is_active(State g, int owner) noexcept nogil
cdef inline bint sees_cards_of(State g, int owner, int seat) noexcept nogil
cdef inline bint sees_looked_at(State g, int seat) noexcept nogil
cdef inline bint knows_held(State g, int owner, int seat, int card) noexcept nogil
@cython.locals(count=int, known=int)
cdef int hidden_copies(State g, int seat, int kind) noexcept nogil
@cython.locals(count=int, place=int, left=int)
cdef int open_copies(State g, int kind) noexcept nogil
@cython.locals(count=int, top=int)
cdef void put_open_top(Page* page, State g, list names) noexcept
cdef inline int hidden_in_pile(unsigned char* pile, int kind, int known) noexcept nogil
@cython.locals(row=int, stronger=int)
cdef void put_rows(Page* page, State g, list dreams) noexcept
@cython.locals(slot=int, post=int)
cdef void put_side(Page* page, State g, int side, list dreams) noexcept
cdef void put_hand(Page* page, State g, int owner, int seat, list names) noexcept
@cython.locals(hand="unsigned char*", size=int, count=int)
cdef void put_known_cards(Page* page, State g, int owner, int seat, list names) noexcept
cdef void put_polarity(Page* page, State g, int owner) noexcept
@cython.locals(count=int)
cdef void put_pending(Page* page, State g, list names) noexcept
cdef inline bint is_pending(int step) noexcept nogil
@cython.locals(chromatic=int)
cdef void put_set_aside(Page* page, State g, list names) noexcept
cdef void put_looked(Page* page, State g, int seat, list names) noexcept
@cython.locals(different=int, kind=int, count=int)
cdef void put_unseen(Page* page, State g, int seat, list keys) noexcept
@cython.locals(different=int, kind=int, count=int)
cdef void put_unseen_of_pile(Page* page, unsigned char* pile, list keys, int known) noexcept
@cython.locals(happiness=int, number=int)
cdef void put_postcards(Page* page, State g, int known) noexcept
@cython.locals(keys=list, different=int, number=int)
cdef void put_inhabitants(Page* page, unsigned char* copies) noexcept
@cython.locals(names=list, keys=list, count=int, different=int, book=int, left=int)
cdef void put_books(Page* page, State g, tuple copies) noexcept
cdef inline int books_in_play(State g, int book) noexcept nogil
