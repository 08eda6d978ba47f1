# C types of search_state.py; no logic here.

@cython.final
cdef class Search:
    cdef bytearray memory, room
    cdef long long* keys
    cdef unsigned char* shelf
    cdef long long buckets, one, other, mind
    cdef readonly long long nodes, tries, closed
    cdef readonly int depth, found, cut, length, best, best_length
    cdef int[1024] tried
    cdef int[1024] favourite
    cdef int[1024] way
    cdef int[1024] trial
    cdef int[1024] best_way
    cpdef list line(self)
