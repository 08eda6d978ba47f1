# C types of pupil.py; no logic here.
from reverie.kernel.core cimport Core, Notes

cdef int LONGEST_GAME, ROWS_EACH, WATCHING, PLAYING, WATCHED_MOVES, CURIOUS_MOVES

@cython.final
cdef class Pupil:
    cdef Core start
    cdef Core game
    cdef Core spare
    cdef Core dice
    cdef Notes notes
    cdef readonly bytearray store
    cdef bytearray note_store
    cdef bytearray thought_store
    cdef float* table
    cdef float* noted
    cdef float* thoughts
    cdef int row_count, moments, blameless
    cpdef go_on_with(self, Core start)
    @cython.locals(wins="long long", i="long long")
    cpdef long long learn(self, long long games, long long seed, int how, double step, double trace, double margin)
    @cython.locals(errs=int, action=int)
    cdef int play(self, long long seed, int how, double margin) noexcept nogil
    @cython.locals(choice=int, most=double, i=int, action=int, odds=double)
    cdef int favourite(self, double margin) noexcept nogil
    @cython.locals(sums="float[16]", total=double, hidden=double, singles=int, i=int, row=int)
    cdef double odds(self) noexcept nogil
    @cython.locals(at=int, i=int)
    cdef void note(self, int action) noexcept nogil
    @cython.locals(truth=double, back=int, moment=int, thought=double)
    cdef void correct(self, double step, double trace) noexcept nogil
    @cython.locals(i=int)
    cdef void recall(self, int moment) noexcept nogil
    @cython.locals(sums="float[16]", by="float[16]", total=double, singles=int, by_all=double, lane=int, weight=double, i=int, row=int)
    cdef void draw_to(self, double truth, double step) noexcept nogil
