# What native.py stands in for, in C. Joined in front of every compiled unit.
cimport cython
from libc.string cimport memcpy, memmove

cdef extern from *:
    """
    #include <stdint.h>
    #include <string.h>

    static inline int reverie_popcount(long long mask) {
    #if defined(__POPCNT__)
        return __builtin_popcountll((unsigned long long)mask);
    #else
        uint64_t x = (uint64_t)mask;
        x = x - ((x >> 1) & 0x5555555555555555ULL);
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int)((x * 0x0101010101010101ULL) >> 56);
    #endif
    }

    static inline int reverie_lowest_bit(long long mask) {
    #if defined(__GNUC__) || defined(__clang__)
        return __builtin_ctzll((unsigned long long)mask);
    #else
        return reverie_popcount((mask & -mask) - 1);
    #endif
    }

    static inline int reverie_nth_bit(long long mask, int n) {
        while (n--) mask &= mask - 1;
        return reverie_lowest_bit(mask);
    }

    /* Bags of running totals, sixteen kinds at a time, without a branch that depends on the card. */
    #if defined(__GNUC__) || defined(__clang__)
    typedef unsigned char reverie_lanes __attribute__((vector_size(16)));
    #define REVERIE_LANES 16
    static inline int reverie_take_nth(unsigned char *totals, int start, int width, int n) {
        reverie_lanes limit = (reverie_lanes){0} + (unsigned char)n, kept = {0};
        totals += start;
        for (int i = 0; i < width; i += REVERIE_LANES) {
            reverie_lanes some, above;
            memcpy(&some, totals + i, REVERIE_LANES);
            above = (reverie_lanes)(some > limit);
            some += above;
            kept += above + 1;
            memcpy(totals + i, &some, REVERIE_LANES);
        }
        uint64_t half[2];
        memcpy(half, &kept, sizeof half);
        return (int)(((half[0] + half[1]) * 0x0101010101010101ULL) >> 56);
    }
    #else
    static inline int reverie_take_nth(unsigned char *totals, int start, int width, int n) {
        int kind = 0;
        totals += start;
        for (int i = 0; i < width; i++) { int above = totals[i] > n; kind += !above; totals[i] -= above; }
        return kind;
    }
    #endif

    static inline void reverie_shift_totals(unsigned char *totals, int start, int width, int kind, int by) {
        for (int i = start + kind; i < start + width; i++) totals[i] += by;
    }
    """
    int popcount "reverie_popcount" (long long mask) noexcept nogil
    int lowest_bit "reverie_lowest_bit" (long long mask) noexcept nogil
    int nth_bit "reverie_nth_bit" (long long mask, int n) noexcept nogil
    int take_nth "reverie_take_nth" (unsigned char* totals, int start, int width, int n) noexcept nogil
    void shift_totals "reverie_shift_totals" (unsigned char* totals, int start, int width, int kind, int by) noexcept nogil

cdef inline void add_kind(unsigned char* totals, int start, int width, int kind) noexcept nogil:
    shift_totals(totals, start, width, kind, 1)

cdef inline void drop_kind(unsigned char* totals, int start, int width, int kind) noexcept nogil:
    shift_totals(totals, start, width, kind, -1)

cdef inline void close_gap(unsigned char* cards, int start, int end) noexcept nogil:
    memmove(cards + start, cards + start + 1, end - start - 1)

cdef inline void allocate(object holder, object fields):
    pass  # a C struct has its fields already, zeroed

cdef inline long long bit(int position) noexcept nogil:
    return <long long>1 << position
