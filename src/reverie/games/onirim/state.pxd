# C types of state.py; no logic here.
from reverie.kernel.core cimport Core

cdef class State(Core):
    cdef readonly int edition, flags, turn, seat, drawn_bits
    cdef readonly long long hand_mask, shared_mask, partner_mask
    cdef readonly int hand_size, shared_size, partner_size
    cdef readonly int door_count, partner_door_count, doors_needed
    cdef readonly int row_size, segment, partner_row_size, partner_segment
    cdef readonly int limbo_size, looked_size, looked_placed, looked_public, discard_size
    cdef readonly int goal_count, covered, pay_left, pay_from
    cdef readonly int captured_size, catchers, handbooks, tower_size
    cdef readonly int premonitions_up, premonitions_down, premonitions_at_start
    cdef readonly int rallied_mask, stored_size, knows_unused, figure, figure_card
    cdef unsigned char[48] hand
    cdef unsigned char[8] doors
    cdef unsigned char[8] looked
    cdef unsigned char[48] discarded
    cdef unsigned char[64] limbo
    cdef unsigned char[80] row
    cdef unsigned char[48] shared
    cdef unsigned char[48] shown
    cdef unsigned char[48] partner_hand
    cdef unsigned char[48] partner_shown
    cdef unsigned char[8] partner_doors
    cdef unsigned char[80] partner_row
    cdef unsigned char[16] goals
    cdef unsigned char[48] removed
    cdef unsigned char[64] captured
    cdef unsigned char[16] towers
    cdef unsigned char[8] rallied
    cdef unsigned char[8] unused
    cdef unsigned char[8] stored
    cdef unsigned char[330] pile

cdef inline void copy_fields(State target, Core source) noexcept nogil:
    memcpy(&target.key_low, &source.key_low, <char*>&target.pile[0] + sizeof(target.pile) - <char*>&target.key_low)

# A table on a shelf: the same bytes.
cdef inline int shelf_width(Core g) noexcept nogil:
    return <int>(<char*>&(<State>g).pile[0] + sizeof((<State>g).pile) - <char*>&g.key_low)

cdef inline void put_on_shelf(unsigned char* shelf, int place, Core g) noexcept nogil:
    memcpy(shelf + <size_t>place * shelf_width(g), &g.key_low, shelf_width(g))

cdef inline void take_from_shelf(Core g, unsigned char* shelf, int place) noexcept nogil:
    memcpy(&g.key_low, shelf + <size_t>place * shelf_width(g), shelf_width(g))

cdef inline void copy_table(State g, Core other) noexcept nogil
cdef void moved(State g, int kind, int source, int target) noexcept nogil
cdef inline void lay_pile(State g) noexcept nogil
cdef inline int cards_left(State g) noexcept nogil
cdef inline bint no_cards_left(State g) noexcept nogil
@cython.locals(card=int, kind=int)
cdef inline int draw(State g) noexcept nogil
cdef inline void shuffle(State g) noexcept nogil
cdef void learn_pile(State g) noexcept nogil
cdef inline bint hand_is_full(State g) noexcept nogil
cdef inline void to_hand(State g, int kind) noexcept nogil
@cython.locals(known=int, open_to_partner=int)
cdef void to_slot(State g, int kind) noexcept nogil
cdef inline void join_hand(State g, int kind, int known) noexcept nogil
cdef inline void join_shared(State g, int kind) noexcept nogil
cdef inline void leave_hand(State g, int kind) noexcept nogil
cdef inline void leave_shared(State g, int kind) noexcept nogil
cdef int leave_stored(State g, int slot) noexcept nogil
@cython.locals(slots=int)
cdef int stored_among(State g, long long kinds) noexcept nogil
cdef int leave_place(State g, int zone, int argument) noexcept nogil
cdef inline void discard_from_hand(State g, int kind) noexcept nogil
cdef int discard_from(State g, int zone, int argument) noexcept nogil
cdef inline void discard_whole_hand(State g) noexcept nogil
cdef inline void to_row(State g, int kind, int zone) noexcept nogil
cdef inline void to_discard(State g, int kind, int zone) noexcept nogil
cdef inline void leave_discard(State g, int kind) noexcept nogil
cdef void discard_denizen(State g, int denizen) noexcept nogil
cdef inline void to_limbo(State g, int kind, int zone) noexcept nogil
@cython.locals(location=int)
cdef inline void to_hand_or_limbo(State g, int kind) noexcept nogil
@cython.locals(location=int)
cdef inline void to_discard_or_limbo(State g, int kind) noexcept nogil
cdef inline void to_doors(State g, int kind, int zone) noexcept nogil
cdef inline void door_to_limbo(State g, int kind) noexcept nogil
cdef void partner_door_to_limbo(State g, int kind) noexcept nogil
cdef inline void look(State g) noexcept nogil
cdef inline void join_looked(State g, int kind) noexcept nogil
cdef inline int looked_zone(State g) noexcept nogil
cdef inline void leave_looked(State g, int kind) noexcept nogil
cdef inline void discard_looked(State g, int kind) noexcept nogil
cdef void looked_to_limbo(State g, int kind) noexcept nogil
cdef inline void place_looked(State g, int kind) noexcept nogil
cdef inline long long looked_kinds(State g) noexcept nogil
cdef inline int who_knows(State g) noexcept nogil
@cython.locals(known=int)
cdef inline void put_looked_over(State g) noexcept nogil
@cython.locals(known=int)
cdef void put_looked_under(State g, int first) noexcept nogil
cdef inline void end_looking(State g) noexcept nogil
