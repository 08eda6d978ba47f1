# C types of streams.py; no logic here.
from reverie.kernel.core cimport Core

cdef inline long long low32(long long x) noexcept nogil
cdef inline long long mix32(long long h) noexcept nogil
cdef inline void seed_streams(Core g, long long seed) noexcept nogil
cdef inline long long stream_state(Core g, long long purpose, long long number) noexcept nogil
cdef inline void open_stream(Core g, int pile) noexcept nogil
cdef inline int think(Core g, int n) noexcept nogil
cdef inline int below(Core g, int pile, int n) noexcept nogil
cdef int fair_below(Core g, int pile, int n) noexcept with gil
