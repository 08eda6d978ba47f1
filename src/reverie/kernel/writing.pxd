# C types of writing.py; no logic here.
from reverie.kernel.core cimport Core

cdef inline void put_truth(Page* page, bint is_so) noexcept
cdef inline void put_member(Page* page, bytes key, long long number) noexcept
cdef inline void end_list(Page* page, int count) noexcept
cdef inline void end_object(Page* page, int count) noexcept
cdef void put_names(Page* page, list names, unsigned char* cards, int count) noexcept
@cython.locals(count=int, kind=int)
cdef void put_copies(Page* page, list names, unsigned char* copies, int kinds) noexcept
@cython.locals(kind=int, i=int)
cdef void put_sorted_names(Page* page, list names, unsigned char* cards, int count, int kinds) noexcept
@cython.locals(count=int, i=int)
cdef void put_marked(Page* page, list names, int mask) noexcept
cdef inline void put_count(Page* page, bytes key, int count) noexcept
@cython.locals(first=int, count=int)
cdef void put_known_top(Page* page, list names, unsigned char* pile, int known) noexcept
@cython.locals(first=int, count=int)
cdef void put_known_bottom(Page* page, list names, unsigned char* pile, int known) noexcept
cdef inline void put_if_known(Page* page, list names, int card, int known) noexcept
@cython.locals(count=int, start=int)
cdef int unknown_placed(unsigned char* pile, int kind, int known) noexcept nogil
cdef inline int hidden_in_pile(unsigned char* pile, int kind, int known) noexcept nogil
@cython.locals(different=int, kind=int, count=int)
cdef void put_unseen_of_pile(Page* page, unsigned char* pile, list keys, int known) noexcept
cdef void put_bytes(Page* page, unsigned char* cards, int count) noexcept
@cython.locals(count=int, kind=int)
cdef void put_kinds(Page* page, unsigned char* copies, int kinds) noexcept
@cython.locals(before=int, kind=int)
cdef void put_bag(Page* page, unsigned char* pile) noexcept
@cython.locals(last=int)
cdef void put_upper(Page* page, unsigned char* pile) noexcept
@cython.locals(first=int)
cdef void put_lower(Page* page, unsigned char* pile) noexcept
cdef void put_agenda(Page* page, Core g) noexcept
cdef void put_chance(Page* page, Core g, int last) noexcept
