# C types of postcards.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(seer=int, alone=int, slot=int, post=int, kept=int)
cdef void settle_row(State g, int row, int perfect, int mages, int planbot) noexcept nogil
cdef bint condition_holds(int number, int alone, int perfect, int seer, int mages, int planbot) noexcept nogil
@cython.locals(count=int)
cdef bint mages_hold(State g) noexcept nogil
@cython.locals(row=int, rising=bint, falling=bint)
cdef bint planbot_holds(State g) noexcept nogil
cdef bint has_magnitude(State g, int row, int magnitude) noexcept nogil
cdef inline int post_after_move(State g, int post, int side) noexcept nogil
@cython.locals(slot=int, post=int)
cdef void turn_hourglasses(State g) noexcept nogil
@cython.locals(mask="long long")
cdef long long waiting_flagships(State g) noexcept nogil
@cython.locals(waiting="long long")
cdef void move_flagships(State g) noexcept nogil
@cython.locals(side=int, target=int, kind=int)
cdef void sail(State g, int slot) noexcept nogil
cdef void flagships_rest(State g) noexcept nogil
@cython.locals(above=int, deeper=int)
cdef void put_back_wisely(State g, int kind) noexcept nogil
cdef inline bint ask_of_postcards(State g, int question, int arg) noexcept nogil
cdef inline bint answer_of_postcards(State g, int block, int arg, int about) noexcept nogil
@cython.locals(known=int, happiness=int, number=int)
cdef void put_postcards(Page* page, State g, int seat) noexcept
@cython.locals(keys=list, different=int, number=int)
cdef void put_inhabitants(Page* page, unsigned char* copies) noexcept
