# C types of worlds.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(answers=int)
cdef void deal_again(State g, int seat) noexcept nogil
@cython.locals(hidden_hand=int)
cdef void hide_and_deal(State g, int looked) noexcept nogil
@cython.locals(hidden=int, known=int, card=int)
cdef int hide_partner_hand(State g) noexcept nogil
@cython.locals(kind=int)
cdef void deal_hidden_card(State g) noexcept nogil
@cython.locals(first=int)
cdef void hide_places(State g, unsigned char* pile) noexcept nogil
@cython.locals(first=int)
cdef void deal_places(State g, unsigned char* pile) noexcept nogil
