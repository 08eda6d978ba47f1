# C types of choices.py; no logic here.
from reverie.kernel.core cimport Core

cdef void offer(Core g, int block, long long mask) noexcept nogil
cdef bint is_offered(Core g, int action) noexcept nogil
cdef int nth_choice(Core g, int n) noexcept nogil
cdef list all_choices(Core g)
