# C types of core.py; no logic here.

cdef class Core:
    cdef public object source
    cdef public object log
    cdef readonly long long key_low, key_high, mind
    cdef long long[5] stream
    cdef int[5] shuffles
    cdef int[5] drawn
    cdef public int fair, listening, mark
    cdef readonly int common
    cdef readonly int outcome, reason, agenda_size, option_count, choice_count
    cdef unsigned char[32] agenda_step
    cdef unsigned char[32] agenda_arg
    cdef unsigned char[24] option_block
    cdef unsigned char[24] option_first
    cdef long long[24] option_mask

cdef void tell(Core g, int event, int a, int b, int c) noexcept with gil
