# C types of rules_answers.py; no logic here.
from reverie.games.urbion.state cimport State

cdef int choose_swap(State g) noexcept nogil
cdef int choose_swap_with(State g, int slot) noexcept nogil
@cython.locals(action=int, best=int, gain=int)
cdef int choose_chaos(State g, int card) noexcept nogil
@cython.locals(action=int, best=int, gain=int)
cdef int choose_opening_chaos(State g, int card) noexcept nogil
@cython.locals(action=int, best=int, gain=int)
cdef int choose_laying(State g, int card) noexcept nogil
@cython.locals(side=int, action=int, best=int, left=int, worth=int)
cdef int choose_cleaning(State g, int row) noexcept nogil
cdef int choose_bonus(State g, int most) noexcept nogil
@cython.locals(action=int, best=int, worth=int)
cdef int choose_sides(State g, int row) noexcept nogil
@cython.locals(first_below=bint, second_below=bint, sognae=int, incubi=int, below=int)
cdef int worth_of_pair(State g, int row, int choice) noexcept nogil
