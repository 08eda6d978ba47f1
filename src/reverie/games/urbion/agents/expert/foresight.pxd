# C types of foresight.py; no logic here.
from reverie.games.urbion.state cimport State
from reverie.kernel.core cimport Core, Notes

cdef inline void describe(State g, int action, Notes notes, Core spare) noexcept nogil
@cython.locals(block=int, found=int)
cdef int foresee(State g, State trial, int action, int* active) noexcept nogil
