# C types of agenda.py; no logic here.
from reverie.kernel.core cimport Core

cdef inline void push(Core g, int step, int arg) noexcept nogil
cdef inline void finish(Core g, int outcome, int reason) noexcept nogil
