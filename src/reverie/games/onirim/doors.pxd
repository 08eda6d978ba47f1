# C types of doors.py; no logic here.
from reverie.games.onirim.state cimport State

cdef inline void offer_search(State g, int colours) noexcept nogil
cdef inline void take_door(State g, int door) noexcept nogil
cdef inline void search_or_not(State g, int choice) noexcept nogil
cdef inline void offer_opening(State g, int door) noexcept nogil
cdef inline void open_door(State g, int door, int key) noexcept nogil
cdef inline void lay_out(State g, int door, int zone) noexcept nogil
cdef inline void check_win(State g) noexcept nogil
cdef inline long long doors_out(State g) noexcept nogil
