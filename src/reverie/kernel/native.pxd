# What native.py stands in for, in C. Joined in front of every compiled unit.
cimport cython
from libc.string cimport memcpy, memmove

cdef extern from *:
    """
    #include <stdint.h>
    #include <string.h>
    #if defined(__GNUC__) || defined(__clang__)
    #define reverie_lowest_bit(m) __builtin_ctzll((unsigned long long)(m))
    #else
    static int reverie_lowest_bit(unsigned long long m) { int n = 0; while (!(m & 1)) { m >>= 1; n++; } return n; }
    #endif
    static inline int reverie_popcount(long long mask) {
        uint64_t x = (uint64_t)mask;
        x = x - ((x >> 1) & 0x5555555555555555ULL);
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int)((x * 0x0101010101010101ULL) >> 56);
    }
    /* Most gaps are closed by moving a few dozen bytes: eight at a time beats a call of memmove. It may write up
       to seven bytes past `end`, all of them unused places of the same pile (PILE_CAPACITY leaves room). */
    static inline void reverie_close_gap(unsigned char *cards, int start, int end) {
        uint64_t eight;
        for (int i = start; i + 1 < end; i += 8) {
            memcpy(&eight, cards + i + 1, 8);
            memcpy(cards + i, &eight, 8);
        }
    }
    """
    int popcount "reverie_popcount" (long long mask) noexcept nogil
    int lowest_bit "reverie_lowest_bit" (long long mask) noexcept nogil
    void close_gap "reverie_close_gap" (unsigned char* cards, int start, int end) noexcept nogil

cdef inline void allocate(object holder, object fields):
    pass  # a C struct has its fields already, zeroed

cdef inline void open_gap(unsigned char* cards, int start, int end) noexcept nogil:
    memmove(cards + start + 1, cards + start, end - start)

cdef inline long long bit(int position) noexcept nogil:
    return <long long>1 << position
