# C types of core.py; no logic here.
from reverie.kernel.search_state cimport Search

@cython.final
cdef class Notes:
    cdef int count
    cdef int[96] rows

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
    cdef void begin(self, long long seed) noexcept nogil
    cdef void become(self, Core other) noexcept nogil
    cdef void determinise(self, long long seed, int seat) noexcept nogil
    cdef void advance(self, int action) noexcept nogil
    cdef int choose_by_rules(self) noexcept nogil
    cdef long long visible_hash(self) noexcept nogil
    cdef void describe_after(self, int action, Notes notes, Core spare) noexcept nogil
    cdef int counted(self) noexcept nogil
    cdef int turns(self) noexcept nogil
    cdef void settle_piles(self) noexcept nogil
    cdef void write_position(self, Search search) noexcept nogil
    cdef bint is_hopeless(self) noexcept nogil
    cdef int progress(self) noexcept nogil

cdef void tell(Core g, int event, int a, int b, int c) noexcept with gil
