# C types of doors.py; no logic here.
from reverie.games.onirim.state cimport State

cdef inline void lay_out(State g, int door, int zone) noexcept nogil
cdef bint is_welcome(State g, int door) noexcept nogil
cdef inline void return_door(State g, int door, int of_partner) noexcept nogil
cdef inline long long doors_out(State g) noexcept nogil
cdef inline void offer_search(State g, int colours) noexcept nogil
cdef inline long long doors_in_pile(State g, int colours) noexcept nogil
cdef inline int sought(State g, int colours) noexcept nogil
@cython.locals(others=int)
cdef int sought_with_chaos(State g, int colours) noexcept nogil
@cython.locals(blocked=bint)
cdef void offer_search_with_modules(State g, int colours) noexcept nogil
@cython.locals(doors="long long")
cdef void offer_captured_doors(State g, int colours) noexcept nogil
cdef void offer_planning(State g) noexcept nogil
cdef inline void take_door(State g, int door, int with_chaos) noexcept nogil
cdef inline void search_or_not(State g, int choice, int colours) noexcept nogil
@cython.locals(doors="long long")
cdef void look_at_catchers(State g, int colours) noexcept nogil
cdef void offer_captured(State g, int colours) noexcept nogil
cdef void offer_all_captured(State g) noexcept nogil
cdef void take_captured_door(State g, int catcher, int door, int with_chaos) noexcept nogil
cdef inline long long keys_for(int door) noexcept nogil
@cython.locals(keys="long long")
cdef inline void offer_opening(State g, int door) noexcept nogil
cdef inline void open_door(State g, int door, int zone, int argument, int with_chaos) noexcept nogil
cdef inline bint answer_of_doors(State g, int block, int arg, int question, int about) noexcept nogil
