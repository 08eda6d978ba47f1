# C types of book.py; no logic here.
from reverie.games.onirim.state cimport State

cdef inline int next_goal(State g) noexcept nogil
@cython.locals(position=int)
cdef inline bint is_next_door(State g, int door) noexcept nogil
@cython.locals(position=int)
cdef void cover_goal(State g) noexcept nogil
cdef void uncover_one(State g, int door) noexcept nogil
@cython.locals(mask="long long")
cdef void offer_uncovering(State g, int door) noexcept nogil
cdef void uncover_goal(State g, int position) noexcept nogil
cdef inline int spell_cost(State g, int spell) noexcept nogil
cdef inline bint can_pay(State g, int spell) noexcept nogil
@cython.locals(paradoxical=int)
cdef int castable(State g) noexcept nogil
cdef int can_plan(State g) noexcept nogil
cdef void cast(State g, int spell) noexcept nogil
cdef inline bint is_class_of_its_own(State g, int kind) noexcept nogil
@cython.locals(mask="long long", total=int, kind=int, i=int)
cdef void offer_payment(State g) noexcept nogil
@cython.locals(kind=int)
cdef void pay(State g, int payment, int spell) noexcept nogil
cdef void carry_out_spell(State g, int spell) noexcept nogil
cdef void begin_paradox(State g) noexcept nogil
cdef void offer_paradox(State g) noexcept nogil
cdef void paradox_first(State g, int kind) noexcept nogil
cdef void offer_plan(State g) noexcept nogil
cdef void offer_plan_with(State g, int position) noexcept nogil
cdef void plan(State g, int position) noexcept nogil
cdef void exchange_goals(State g, int left, int right) noexcept nogil
cdef inline bint ask_of_book(State g, int question, int arg) noexcept nogil
cdef inline bint answer_of_book(State g, int block, int arg, int question, int about) noexcept nogil
@cython.locals(names=list, i=int)
cdef void put_goals(Page* page, State g, int seat) noexcept
cdef void put_next_goal(Page* page, State g, int seat) noexcept
cdef void put_costs(Page* page, State g, int seat) noexcept
