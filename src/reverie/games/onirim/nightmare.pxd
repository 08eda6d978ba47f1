# C types of nightmare.py; no logic here.
from reverie.games.onirim.state cimport State

cdef inline void offer_wards(State g) noexcept nogil
cdef inline void ward_with_key(State g, int key) noexcept nogil
cdef inline void ward_with_door(State g, int door) noexcept nogil
cdef inline void ward_by_mill(State g) noexcept nogil
cdef inline void ward_with_hand(State g) noexcept nogil
cdef inline void nightmare_leaves(State g, int kind) noexcept nogil
