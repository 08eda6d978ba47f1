# C types of sight.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(pair=int, changes="long long")
cdef void look_at_table(State g, long long* sight) noexcept nogil
@cython.locals(more=int)
cdef int even_more(State g) noexcept nogil
cdef inline int own_sides(State g, int polarity) noexcept nogil
@cython.locals(target=int, moved_by=int)
cdef void foresee_flagships(State g, long long* sight) noexcept nogil
cdef void note_hourglasses(State g, long long* sight) noexcept nogil
@cython.locals(mask=int)
cdef int magnitudes_on(State g, int side) noexcept nogil
cdef inline int exchanges_of(long long* sight, int row, int other) noexcept nogil
@cython.locals(mask=int)
cdef int exchanges(int upper_sognae, int lower_sognae, int upper_incubi, int lower_incubi) noexcept nogil
@cython.locals(flies=int, vanishes=int, everywhere=int, leaving=int, coming=int, up=int, down=int)
cdef void note_books(State g, long long* sight) noexcept nogil
@cython.locals(mask=int)
cdef int touchable_on(State g, int side) noexcept nogil
@cython.locals(count=int)
cdef int unseen(State g, int kind) noexcept nogil
@cython.locals(cards=int, count=int, share=int)
cdef void look_at_cards_to_come(State g, long long* sight) noexcept nogil
@cython.locals(mask=int)
cdef int likely(long long* sight, int side) noexcept nogil
@cython.locals(mask="long long")
cdef inline long long raised(long long changes, int magnitudes) noexcept nogil
@cython.locals(mask="long long")
cdef inline long long lowered(long long changes, int magnitudes) noexcept nogil
@cython.locals(up=int, down=int, ways=int)
cdef void note_ways(State g, long long* sight, int row) noexcept nogil
cdef inline int room_up(State g, int row, int change) noexcept nogil
cdef inline int room_down(State g, int row, int change) noexcept nogil
@cython.locals(ways=int, three="long long")
cdef void note_room(long long* sight, int row, int place, int up, int down) noexcept nogil
@cython.locals(one="long long", two="long long")
cdef inline void note_one_and_two(long long* sight, int ways, int one_at, int two_at, int up, int down) noexcept nogil
