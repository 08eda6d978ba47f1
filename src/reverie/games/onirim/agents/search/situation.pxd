# C types of situation.py; no logic here.
from reverie.games.onirim.state cimport State

@cython.locals(h="long long", open_row=int, last=int, before=int, sizes="long long")
cdef long long name_of_situation(State g) noexcept nogil
