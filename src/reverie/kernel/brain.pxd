# C types of brain.py; no logic here.
from reverie.kernel.core cimport Core, Notes

cdef long long ONE
cdef int STEPS, STEP

@cython.final
cdef class Brain:
    cdef readonly int rows, shift
    cdef public int margin
    cdef bytearray store
    cdef bytearray curve_store
    cdef short* table
    cdef long long* curve
    @cython.locals(notes=Notes, i=int)
    cpdef list judge_choices(self, Core game, Core spare)

@cython.locals(sums="short[16]", total=int, singles=int, i=int, row=int)
cdef int judge(Brain brain, Notes notes) noexcept nogil
cdef long long chance_of(Brain brain, int odds) noexcept nogil
@cython.locals(choice=int, best=int, i=int, action=int, odds=int)
cdef int learned_choice(Brain brain, Core g, Notes notes, Core spare) noexcept nogil
