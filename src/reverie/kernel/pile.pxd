# C types of pile.py; no logic here.
from reverie.kernel.core cimport Core

cdef inline void pile_init(Core g, unsigned char* pile, int number, int capacity) noexcept nogil
cdef inline int pile_size(unsigned char* pile) noexcept nogil
cdef inline bint pile_is_empty(unsigned char* pile) noexcept nogil
cdef inline int pile_over(unsigned char* pile) noexcept nogil
cdef inline int pile_under(unsigned char* pile) noexcept nogil
cdef inline int pile_draw(Core g, unsigned char* pile) noexcept nogil
cdef int pile_draw_bottom(Core g, unsigned char* pile) noexcept nogil
cdef inline int bag_draw(Core g, unsigned char* pile) noexcept nogil
cdef inline void pile_add(unsigned char* pile, int kind) noexcept nogil
cdef inline void pile_add_all(unsigned char* pile, unsigned char* cards, int count) noexcept nogil
cdef inline void pile_put_over(unsigned char* pile, int card) noexcept nogil
cdef inline void pile_put_under(unsigned char* pile, int card) noexcept nogil
@cython.locals(first=int, i=int)
cdef void pile_settle(Core g, unsigned char* pile, int count, int knows) noexcept nogil
@cython.locals(above=int, end=int, i=int)
cdef void pile_insert(Core g, unsigned char* pile, int depth, int card) noexcept nogil
cdef inline void pile_shuffle(Core g, unsigned char* pile) noexcept nogil
cdef inline int bag_count(unsigned char* pile, int kind) noexcept nogil
cdef inline int placed_at(unsigned char* pile, int kind) noexcept nogil
cdef inline bint pile_has(unsigned char* pile, int kind) noexcept nogil
@cython.locals(count=int, start=int)
cdef int pile_count(unsigned char* pile, int kind) noexcept nogil
cdef inline void pile_take(unsigned char* pile, int kind) noexcept nogil
