# C types of searching.py; no logic here.
from reverie.kernel.core cimport Core
from reverie.kernel.search_state cimport Search

cdef inline void write_first(Search s) noexcept nogil
cdef inline void write(Search s, long long value) noexcept nogil
cdef inline void write_wide(Search s, long long value) noexcept nogil
@cython.locals(i=int, end=int)
cdef inline void write_bytes(Search s, unsigned char* cards, int first, int count) noexcept nogil
@cython.locals(i=int, end=int)
cdef inline void write_kinds(Search s, unsigned char* cards, int first, int count) noexcept nogil
cdef inline void write_pile(Search s, Core g, unsigned char* pile) noexcept nogil
cdef inline void write_agenda(Search s, Core g) noexcept nogil
@cython.locals(first="long long", place="long long")
cdef inline bint is_new(Search s) noexcept nogil
cdef inline void enter(Search s, int favourite) noexcept nogil
@cython.locals(top=int, count=int, answer=int)
cdef inline int next_answer(Search s, Core g) noexcept nogil
cdef void begin_tries(Search s, Core g) noexcept nogil
cdef void keep_line(Search s, int value) noexcept nogil
cdef void keep(Search s, int* answers, int count) noexcept nogil
cdef void wins(Search s, int* answers, int count) noexcept nogil
cdef void begin_search(Search s, Core g) noexcept nogil
@cython.locals(limit="long long", action=int)
cdef void search_ways(Search s, Core g, long long nodes) noexcept nogil
@cython.locals(limit="long long", action=int, noise=int, kept=int)
cdef void try_lines(Search s, Core g, long long nodes) noexcept nogil
