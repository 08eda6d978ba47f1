# C types of state_json.py; no logic here.
from reverie.games.urbion.state cimport State

@cython.locals(page="Page*")
cdef bytes whole_state_json(State g)
@cython.locals(count=int, book=int)
cdef void write_books(Page* page, State g) noexcept
@cython.locals(row=int)
cdef void write_rows(Page* page, State g) noexcept
@cython.locals(slot=int)
cdef void write_side(Page* page, State g, int side) noexcept
cdef void write_seats(Page* page, State g) noexcept
cdef void write_partner(Page* page, State g) noexcept
