# C types of doors.py; no logic here.
from reverie.games.onirim.state cimport State

cdef void offer_search(State g, int colours) noexcept nogil
cdef void take_door(State g, int door) noexcept nogil
cdef void search_or_not(State g, int choice) noexcept nogil
cdef void offer_opening(State g, int door) noexcept nogil
cdef void open_door(State g, int door, int key) noexcept nogil
cdef void lay_out(State g, int door, int zone) noexcept nogil
cdef void check_win(State g) noexcept nogil
cdef long long doors_out(State g) noexcept nogil
