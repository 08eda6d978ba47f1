# C types of premonitions.py; no logic here.
from reverie.games.onirim.state cimport State

@cython.locals(left=int, premonition=int, fresh=int)
cdef int turn_up(State g, int count) noexcept nogil
cdef inline int doors_of(State g, int colour) noexcept nogil
@cython.locals(out=int, red=int, blue=int, green=int, brown=int, mask=int)
cdef int triggered(State g) noexcept nogil
cdef int triggered_among(State g, int fresh) noexcept nogil
cdef void check_premonitions(State g, int fresh) noexcept nogil
cdef void offer_premonitions(State g, int fresh) noexcept nogil
cdef void carry_out_premonition(State g, int premonition) noexcept nogil
@cython.locals(fresh=int, leaving=int)
cdef void turn_up_by_effect(State g, int count) noexcept nogil
cdef void premonition_leaves(State g, int premonition) noexcept nogil
@cython.locals(kind=int)
cdef void discard_from_pile(State g, long long kinds) noexcept nogil
@cython.locals(mask="long long", kind=int)
cdef long long keys_in_pile(State g, int least) noexcept nogil
@cython.locals(keys="long long", two=bint)
cdef void begin_key_loss(State g) noexcept nogil
@cython.locals(keys="long long", highest="long long")
cdef void offer_key_loss(State g, int picked) noexcept nogil
cdef void lose_key(State g, int kind, int picked) noexcept nogil
@cython.locals(mine="long long", partners="long long")
cdef void offer_premonition_doors(State g, int premonition) noexcept nogil
@cython.locals(searchable=bint)
cdef void offer_happy(State g) noexcept nogil
cdef void banish(State g, int premonition) noexcept nogil
cdef void dream_happily(State g, int choice) noexcept nogil
@cython.locals(left="long long")
cdef void offer_seven(State g) noexcept nogil
cdef void keep_revealed(State g, int kind) noexcept nogil
cdef void discard_the_rest(State g) noexcept nogil
@cython.locals(mask="long long", kind=int)
cdef void offer_fetching(State g) noexcept nogil
cdef void fetch(State g, int kind) noexcept nogil
cdef void put_on_top(State g, int card) noexcept nogil
cdef void search_for_nothing(State g) noexcept nogil
cdef void fetch_captured(State g, int catcher, int kind) noexcept nogil
cdef inline bint ask_of_premonitions(State g, int question, int arg) noexcept nogil
cdef inline bint answer_of_premonitions(State g, int block, int arg, int question, int about) noexcept nogil
cdef inline bint step_of_premonitions(State g, int step, int arg) noexcept nogil
cdef void put_premonitions(Page* page, State g, int seat) noexcept
