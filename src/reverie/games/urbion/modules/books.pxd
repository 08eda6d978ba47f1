# C types of books.py; no logic here.
from reverie.games.urbion.state cimport State

cdef void offer_book(State g) noexcept nogil
@cython.locals(book=int)
cdef void reveal_book(State g) noexcept nogil
@cython.locals(chaos=int, chromatic=int, kind=int)
cdef void pay_for_books(State g) noexcept nogil
@cython.locals(mask=int)
cdef int usable_books(State g) noexcept nogil
cdef bint is_usable(State g, int book) noexcept nogil
@cython.locals(books=int)
cdef void offer_books(State g) noexcept nogil
cdef void use_book(State g, int book) noexcept nogil
@cython.locals(mask="long long", slots="long long", slot=int)
cdef long long dreams_on(State g, int side) noexcept nogil
@cython.locals(rooms=int, mask="long long", slots="long long", slot=int)
cdef long long flying(State g, int side) noexcept nogil
cdef void offer_landing(State g, int slot) noexcept nogil
cdef void fly(State g, int slot, int row) noexcept nogil
cdef void vanish(State g, int slot) noexcept nogil
@cython.locals(mask=int)
cdef int free_rows(State g) noexcept nogil
cdef void claim_freely(State g, int row) noexcept nogil
cdef void look_ahead(State g) noexcept nogil
@cython.locals(mask="long long")
cdef void offer_prophecy(State g) noexcept nogil
@cython.locals(knows=int)
cdef void put_prophecy(State g, int kind) noexcept nogil
cdef inline bint ask_of_books(State g, int question, int arg) noexcept nogil
cdef inline bint answer_of_books(State g, int block, int arg, int about) noexcept nogil
@cython.locals(names=list, keys=list, copies=tuple, count=int, different=int, book=int, left=int)
cdef void put_books(Page* page, State g, int seat) noexcept
cdef inline int books_in_play(State g, int book) noexcept nogil
@cython.locals(count=int, book=int)
cdef void write_books(Page* page, State g) noexcept
@cython.locals(book=int)
cdef lay_books(State g, list books)
