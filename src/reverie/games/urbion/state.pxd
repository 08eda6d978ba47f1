# C types of state.py; no logic here.
from reverie.kernel.core cimport Core

cdef class State(Core):
    cdef public object cards
    cdef public list names
    cdef readonly int edition, flags, total, turn, seat, polarity, chaos_kind
    cdef readonly long long hold_mask, sogna_mask, incubus_mask, wizard_mask, concord_mask, two_sided_mask
    cdef readonly long long hand_mask, partner_mask
    cdef readonly int hand_size, partner_hand_size, success_size, discard_size
    cdef readonly int aside_chaos, aside_own, aside_partner, drawn_size, looked_size, looked_placed
    cdef readonly int book_mask, prophecies, books_revealed, books_most, book_price
    cdef readonly int wise, open_places, void_stack, void_figure
    cdef long long[16] fits
    cdef unsigned char[48] plus
    cdef unsigned char[48] minus
    cdef unsigned char[48] elements
    cdef unsigned char[16] by_sum
    cdef unsigned char[8] sums
    cdef unsigned char[8] revealed
    cdef unsigned char[4] city
    cdef unsigned char[8] size
    cdef unsigned char[8] power
    cdef unsigned char[32] dreams
    cdef unsigned char[32] posts
    cdef unsigned char[8] hand
    cdef unsigned char[8] partner_hand
    cdef unsigned char[8] drawn_dreams
    cdef unsigned char[8] looked
    cdef unsigned char[8] kept
    cdef unsigned char[8] lost
    cdef unsigned char[16] success
    cdef unsigned char[48] box
    cdef unsigned char[128] discard
    cdef unsigned char[192] deck
    cdef unsigned char[96] cities
    cdef unsigned char[96] postcards
    cdef unsigned char[80] books

cdef inline void copy_fields(State target, Core source) noexcept nogil:
    # From the first number of Core to the end of the last array, around the objects of State.
    memcpy(&target.key_low, &source.key_low, <char*>&source.option_mask[0] + sizeof(source.option_mask) - <char*>&source.key_low)
    memcpy(&target.edition, &(<State>source).edition, <char*>&target.books[0] + sizeof(target.books) - <char*>&target.edition)

# A table on a shelf: the same two parts, one after the other.
cdef inline int shelf_width(Core g) noexcept nogil:
    return <int>(<char*>&g.option_mask[0] + sizeof(g.option_mask) - <char*>&g.key_low
        + <char*>&(<State>g).books[0] - <char*>&(<State>g).edition + sizeof((<State>g).books))

cdef inline void put_on_shelf(unsigned char* shelf, int place, Core g) noexcept nogil:
    cdef size_t first = <char*>&g.option_mask[0] + sizeof(g.option_mask) - <char*>&g.key_low
    shelf += <size_t>place * shelf_width(g)
    memcpy(shelf, &g.key_low, first)
    memcpy(shelf + first, &(<State>g).edition, shelf_width(g) - first)

cdef inline void take_from_shelf(Core g, unsigned char* shelf, int place) noexcept nogil:
    cdef size_t first = <char*>&g.option_mask[0] + sizeof(g.option_mask) - <char*>&g.key_low
    shelf += <size_t>place * shelf_width(g)
    memcpy(&g.key_low, shelf, first)
    memcpy(&(<State>g).edition, shelf + first, shelf_width(g) - first)

cdef inline void copy_table(State g, Core other) noexcept nogil
cdef inline void lay_piles(State g) noexcept nogil
cdef void moved(State g, int kind, int source, int target) noexcept nogil
cdef inline bint deck_is_empty(State g) noexcept nogil
cdef inline int deck_size(State g) noexcept nogil
cdef inline int draw_dream(State g) noexcept nogil
cdef inline bint is_chaos(State g, int kind) noexcept nogil
cdef inline int everybody(State g) noexcept nogil
cdef inline int known_to(State g, int seat) noexcept nogil
cdef inline int own_mark(State g) noexcept nogil
cdef void return_to_deck(State g, int kind) noexcept nogil
cdef void shuffle_deck(State g) noexcept nogil
cdef inline int rank(int card) noexcept nogil
cdef inline void to_hand(State g, int card) noexcept nogil
@cython.locals(i=int)
cdef inline void hold(State g, int card) noexcept nogil
cdef inline void pay(State g, int kind) noexcept nogil
@cython.locals(i=int)
cdef inline void leave_hand(State g, int kind) noexcept nogil
@cython.locals(count=int)
cdef inline int copies_in_hand(State g, int kind) noexcept nogil
cdef inline void to_discard(State g, int kind, int source) noexcept nogil
