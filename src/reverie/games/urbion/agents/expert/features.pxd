# C types of features.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(
    held="int[48]", left="int[48]", rooms="int[8]", lying="int[8]", closed="int[4]", apart="int[4]",
    more=int, deck=int, time=int, last_kind=int, hand=int, kind=int, n=int, i=int, both=int, changes=int, one=int,
    other=int, first=int, second=int, balanced=int, vacant=int, by_hand=int, by_swap=int, taking=int, nearest=int,
    second_nearest=int, open_cities=int, own=int, side=int, up=int, down=int, difference=int, city=int, in_hand=int,
    in_deck=int, closing=int, closings=int, supply=int, wanted=int, below=int, fitting="long long", may=int,
    pending=int, claimed=int, to_go=int, chaos=int, swap=int, goals=int, few=int)
cdef int note_entries(State g, int* active, int revealing) noexcept nogil
cdef inline int time_class(int deck) noexcept nogil
cdef inline int four_bits(int magnitudes) noexcept nogil
cdef inline int city_code(int city, int open_cities) noexcept nogil
cdef inline int element_of(int code, int which) noexcept nogil
@cython.locals(step=int)
cdef inline int pending_code(State g) noexcept nogil
