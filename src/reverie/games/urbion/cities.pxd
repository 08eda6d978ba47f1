# C types of cities.py; no logic here.
from reverie.games.urbion.state cimport State

cdef inline bint no_city_left(State g) noexcept nogil
cdef inline int cities_left(State g) noexcept nogil
@cython.locals(city=int)
cdef inline void claim_city(State g, int row) noexcept nogil
@cython.locals(city=int)
cdef void bonus_city(State g, int what) noexcept nogil
cdef inline void replace_cities(State g) noexcept nogil
cdef inline void open_city(State g, int row) noexcept nogil
