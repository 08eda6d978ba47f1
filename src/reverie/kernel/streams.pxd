# C types of streams.py; no logic here.
from reverie.kernel.core cimport Core

cdef long long low32(long long x) noexcept nogil
cdef long long mix32(long long h) noexcept nogil
cdef void seed_streams(Core g, long long seed) noexcept nogil
cdef long long stream_state(Core g, long long purpose, long long number) noexcept nogil
cdef void open_stream(Core g, int pile) noexcept nogil
cdef int think(Core g, int n) noexcept nogil
cdef int below(Core g, int pile, int n) noexcept nogil
cdef int fair_below(Core g, int pile, int n) noexcept with gil
