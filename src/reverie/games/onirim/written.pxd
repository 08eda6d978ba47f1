# C types of written.py; no logic here.
from reverie.games.onirim.state cimport State

@cython.locals(book=int, catchers=int, oniverse=int, page="Page*")
cdef bytes written_state(State g)
@cython.locals(kind=int)
cdef void write_limbo(Page* page, State g) noexcept
@cython.locals(count=int, catcher=int, kind=int)
cdef void write_catchers(Page* page, State g) noexcept
cdef void write_seats(Page* page, State g) noexcept
cdef void write_partner(Page* page, State g) noexcept
