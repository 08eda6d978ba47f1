# C types of situation.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(h="long long", side=int)
cdef long long name_of_situation(State g) noexcept nogil
@cython.locals(side=int, gone="long long", i=int)
cdef long long name_with_rest(State g, long long h) noexcept nogil
@cython.locals(first=int, size=int, i=int)
cdef long long stir_known_places(State g, long long h, unsigned char* pile) noexcept nogil
