# C types of choices.py; no logic here.
from reverie.kernel.core cimport Core

@cython.locals(i=int)
cdef inline void offer(Core g, int block, long long mask) noexcept nogil
cdef inline bint is_offered(Core g, int action) noexcept nogil
@cython.locals(block=int)
cdef inline int nth_choice(Core g, int n) noexcept nogil
@cython.locals(n=int)
cdef list all_choices(Core g)
