# C types of dreamcatchers.py; no logic here.
from reverie.games.onirim.state cimport State

@cython.locals(mask="long long")
cdef long long captured_on(State g, int catcher) noexcept nogil
@cython.locals(mask=int)
cdef int occupied(State g) noexcept nogil
@cython.locals(count=int)
cdef bint lost_dreams_captured(State g) noexcept nogil
@cython.locals(i=int)
cdef void take_captured(State g, int catcher, int kind) noexcept nogil
@cython.locals(holding=int, catcher=int)
cdef void catch_limbo(State g) noexcept nogil
cdef void overload(State g) noexcept nogil
cdef inline void forced_shuffle(State g) noexcept nogil
cdef void offer_emptying(State g) noexcept nogil
@cython.locals(i=int, kind=int)
cdef void empty_catcher(State g, int catcher) noexcept nogil
cdef void use_handbook(State g, int catcher) noexcept nogil
cdef inline bint answer_of_catchers(State g, int block, int arg, int question, int about) noexcept nogil
cdef void put_catchers(Page* page, State g, int seat) noexcept
cdef void write_catchers(Page* page, State g) noexcept
@cython.locals(count=int, catcher=int, kind=int, i=int)
cdef void put_captured(Page* page, State g, list names) noexcept
@cython.locals(i=int, kind=int)
cdef lay_catchers(State g, list catchers)
cpdef object handbook_refused(object case)
cpdef object emptying_refused(object case)
cpdef object price_of_emptying(object table, object action)
