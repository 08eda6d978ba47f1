# C types of pile.py; no logic here.
from reverie.kernel.core cimport Core

cdef void pile_init(Core g, unsigned char* pile, int number, int width, int capacity) noexcept nogil
cdef int pile_size(unsigned char* pile) noexcept nogil
cdef int pile_over(unsigned char* pile) noexcept nogil
cdef int pile_under(unsigned char* pile) noexcept nogil
cdef int pile_draw(Core g, unsigned char* pile) noexcept nogil
cdef int bag_draw(Core g, unsigned char* pile) noexcept nogil
cdef void pile_add(unsigned char* pile, int kind) noexcept nogil
cdef void pile_put_over(unsigned char* pile, int card) noexcept nogil
cdef void pile_put_under(unsigned char* pile, int card) noexcept nogil
cdef void pile_shuffle(Core g, unsigned char* pile) noexcept nogil
cdef int bag_count(unsigned char* pile, int kind) noexcept nogil
cdef int placed_at(unsigned char* pile, int kind) noexcept nogil
cdef bint pile_has(unsigned char* pile, int kind) noexcept nogil
cdef void pile_take(unsigned char* pile, int kind) noexcept nogil
