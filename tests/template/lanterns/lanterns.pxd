# C types of lanterns.py; no logic here.
from reverie.games.onirim.state cimport State

cdef void hang_lanterns(State g) noexcept nogil
cdef void light_lantern(State g) noexcept nogil
cpdef object lantern_refused(object case)
