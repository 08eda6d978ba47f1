# C types of state_json.py; no logic here.
from reverie.games.onirim.state cimport State

@cython.locals(book=int, catchers=int, oniverse=int, page="Page*")
cdef bytes whole_state_json(State g)
@cython.locals(kind=int)
cdef void write_limbo(Page* page, State g) noexcept
@cython.locals(count=int, catcher=int, kind=int)
cdef void write_catchers(Page* page, State g) noexcept
cdef void write_seats(Page* page, State g) noexcept
cdef void write_partner(Page* page, State g) noexcept
