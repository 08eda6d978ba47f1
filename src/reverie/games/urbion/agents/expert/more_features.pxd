# C types of more_features.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(
    side=int, difference=int, own=int, room_up=int, room_down=int, ups=int, downs=int, coming_up=int, coming_down=int,
    closers=int, pairs=int, changes=int, kind=int, several=int, dreams=int, mine=int)
cdef int note_row_more(
    State g, int* active, int n, int row, int apart, int* held, int* left, int supply, int time
) noexcept nogil
@cython.locals(side=int, slot=int, post=int)
cdef int note_posts(State g, int* active, int n, int row, int difference) noexcept nogil
@cython.locals(to_go=int, deck=int, kind=int, where=int, happy=int, known=int, i=int)
cdef int note_more(State g, int* active, int n, int* held, int* left, int balanced, int time) noexcept nogil
@cython.locals(count=int, kind=int)
cdef int note_group(int* active, int n, int group, int* left, int first, int end, int time) noexcept nogil
