# C types of state.py; no logic here.
from reverie.kernel.core cimport Core

cdef class State(Core):
    cdef readonly int edition, flags, turn
    cdef readonly long long hand_mask
    cdef readonly int hand_size, door_count, doors_needed
    cdef readonly int row_size, segment, limbo_size, looked_size, looked_placed
    cdef unsigned char[48] hand
    cdef unsigned char[8] doors
    cdef unsigned char[8] looked
    cdef unsigned char[48] discarded
    cdef unsigned char[64] limbo
    cdef unsigned char[80] row
    cdef unsigned char[330] pile

cdef inline void copy_fields(State target, State source) noexcept nogil:
    memcpy(&target.key_low, &source.key_low, <char*>&source.pile[0] + sizeof(source.pile) - <char*>&source.key_low)

cdef inline void copy_table(State g, State other) noexcept nogil
cdef inline void lay_pile(State g) noexcept nogil
cdef inline int cards_left(State g) noexcept nogil
cdef inline bint no_cards_left(State g) noexcept nogil
cdef inline int draw(State g) noexcept nogil
cdef inline void shuffle(State g) noexcept nogil
cdef inline void to_hand(State g, int kind) noexcept nogil
cdef inline void leave_hand(State g, int kind) noexcept nogil
cdef inline void discard_from_hand(State g, int kind) noexcept nogil
cdef inline void to_row(State g, int kind) noexcept nogil
cdef inline void to_discard(State g, int kind, int zone) noexcept nogil
cdef inline void to_limbo(State g, int kind, int zone) noexcept nogil
@cython.locals(location=int)
cdef inline void to_hand_or_limbo(State g, int kind) noexcept nogil
@cython.locals(location=int)
cdef inline void to_discard_or_limbo(State g, int kind) noexcept nogil
cdef inline void to_doors(State g, int kind, int zone) noexcept nogil
cdef inline void door_to_limbo(State g, int kind) noexcept nogil
cdef inline void look(State g) noexcept nogil
cdef inline void discard_looked(State g, int kind) noexcept nogil
cdef inline void place_looked(State g, int kind) noexcept nogil
cdef inline long long looked_kinds(State g) noexcept nogil
cdef inline void put_looked_over(State g) noexcept nogil
