# C types of playouts.py; no logic here.
from reverie.kernel.core cimport Core

cdef int MOST_ANSWERS, FIRST_WORLDS, CLEARLY, STRIDE, ACTION, TRIED, VISITS, WINS, BETTER, WORSE

@cython.final
cdef class Playouts:
    cdef Core root
    cdef Core game
    cdef bytearray store
    cdef long long* answers
    cdef int seat, width, thumb, next, thumb_won
    cdef long long seed, world, left_out_at
    cpdef long long advance(self, long long count)
    @cython.locals(i=int, won=int, at=int)
    cdef void play_one(self) noexcept nogil
    cdef int play_on(self, int i) noexcept nogil
    @cython.locals(i=int)
    cdef void go_to_next(self) noexcept nogil
    @cython.locals(tried=int, worst=int, i=int)
    cdef void leave_out(self) noexcept nogil
    @cython.locals(found=int, i=int, at=int)
    cdef int worst(self) noexcept nogil
    @cython.locals(best=int, most="long long", at=int, ahead="long long", unlike="long long")
    cpdef int choice(self)
    @cython.locals(at=int)
    cpdef list results(self)
