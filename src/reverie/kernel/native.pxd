# What native.py stands in for, in C. Joined in front of every compiled unit.
cimport cython
from libc.math cimport exp, sqrt
from libc.string cimport memcpy, memmove, memset
from cpython.bytearray cimport PyByteArray_AS_STRING

cdef extern from *:
    """
    #include <stdint.h>
    #include <string.h>

    /* `cdef inline` means it: left to choose, gcc finds the rules too long, and a decision takes a tenth longer. */
    #if defined(__GNUC__)
    #undef CYTHON_INLINE
    #define CYTHON_INLINE inline __attribute__((always_inline, unused))
    #endif

    /* Every x86-64 of the last decade counts bits and finds the n-th one in one instruction, but a portable build may
       not assume so: asked once, when the module is loaded. Zen 1 and 2 have the second one, yet slower than a loop. */
    #if defined(__x86_64__) && defined(__GNUC__)
    #define REVERIE_X86 1
    static int reverie_has_popcnt, reverie_has_pdep;
    __attribute__((constructor)) static void reverie_ask_processor(void) {
        __builtin_cpu_init();
        reverie_has_popcnt = __builtin_cpu_supports("popcnt");
        reverie_has_pdep = __builtin_cpu_supports("bmi2") && !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2");
    }
    #endif

    static inline int reverie_popcount(long long mask) {
        uint64_t x = (uint64_t)mask;
    #if defined(REVERIE_X86)
        if (__builtin_expect(reverie_has_popcnt, 1)) {
            __asm__("popcntq %0, %0" : "+r"(x) : : "cc");
            return (int)x;
        }
    #endif
        x = x - ((x >> 1) & 0x5555555555555555ULL);
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int)((x * 0x0101010101010101ULL) >> 56);
    }

    static inline int reverie_lowest_bit(long long mask) {
    #if defined(__GNUC__) || defined(__clang__)
        return __builtin_ctzll((unsigned long long)mask);
    #else
        return reverie_popcount((mask & -mask) - 1);
    #endif
    }

    static inline int reverie_nth_bit(long long mask, int n) {
    #if defined(REVERIE_X86)
        if (__builtin_expect(reverie_has_pdep, 1)) {
            uint64_t x = (uint64_t)1 << n;
            __asm__("pdepq %1, %0, %0" : "+r"(x) : "r"(mask));
            return reverie_lowest_bit((long long)x);
        }
    #endif
        while (n--) mask &= mask - 1;
        return reverie_lowest_bit(mask);
    }

    /* Bags of running totals, sixteen kinds at a time, without a branch that depends on the card. */
    #if defined(__GNUC__) || defined(__clang__)
    typedef unsigned char reverie_lanes __attribute__((vector_size(16)));
    #define REVERIE_LANES 16
    #if defined(__clang__)
    #define REVERIE_UNROLL _Pragma("unroll")
    #else
    #define REVERIE_UNROLL _Pragma("GCC unroll 8")
    #endif
    #if defined(__SSE2__)
    #include <emmintrin.h>
    static inline int reverie_take_nth(unsigned char *totals, int start, int width, int n) {
        __m128i least = _mm_set1_epi8((char)(n + 1));
        uint64_t found = 0;
        totals += start;
        REVERIE_UNROLL
        for (int i = 0; i < width; i += REVERIE_LANES) {
            __m128i some = _mm_loadu_si128((const __m128i *)(totals + i));
            __m128i above = _mm_cmpeq_epi8(_mm_min_epu8(some, least), least);  /* -1 from the card's kind on */
            _mm_storeu_si128((__m128i *)(totals + i), _mm_add_epi8(some, above));
            found |= (uint64_t)(unsigned)_mm_movemask_epi8(above) << i;
        }
        return reverie_lowest_bit((long long)found);
    }
    #else
    static inline int reverie_take_nth(unsigned char *totals, int start, int width, int n) {
        reverie_lanes least = (reverie_lanes){0} + (unsigned char)(n + 1), above = {0};
        uint64_t half[2];
        totals += start;
        REVERIE_UNROLL
        for (int i = 0; i < width; i += REVERIE_LANES) {
            reverie_lanes some, more;
            memcpy(&some, totals + i, REVERIE_LANES);
            more = (reverie_lanes)(some >= least);  /* -1 in every lane from the card's kind on */
            some += more;
            above -= more;
            memcpy(totals + i, &some, REVERIE_LANES);
        }
        memcpy(half, &above, sizeof half);
        return width - (int)(((half[0] + half[1]) * 0x0101010101010101ULL) >> 56);
    }
    #endif
    static inline void reverie_shift_totals(unsigned char *totals, int start, int width, int kind, int by) {
        reverie_lanes first = (reverie_lanes){0} + (unsigned char)kind, added = (reverie_lanes){0} + (unsigned char)by;
        reverie_lanes kinds = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
        totals += start;
        REVERIE_UNROLL
        for (int i = 0; i < width; i += REVERIE_LANES) {
            reverie_lanes some;
            memcpy(&some, totals + i, REVERIE_LANES);
            some += (reverie_lanes)(kinds >= first) & added;
            memcpy(totals + i, &some, REVERIE_LANES);
            kinds += REVERIE_LANES;
        }
    }
    /* Four cards at a time, those past the last one to no effect: the usual limbo needs no jump. */
    static inline void reverie_add_kinds(unsigned char *totals, int start, int width, const unsigned char *cards, int count) {
        totals += start;
        for (int done = 0; done < count; done += 4) {
            reverie_lanes kinds = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, first[4];
            REVERIE_UNROLL
            for (int j = 0; j < 4; j++)
                first[j] = (reverie_lanes){0} + (unsigned char)(cards[done + j] | -(done + j >= count));
            REVERIE_UNROLL
            for (int i = 0; i < width; i += REVERIE_LANES) {
                reverie_lanes some;
                memcpy(&some, totals + i, REVERIE_LANES);
                REVERIE_UNROLL
                for (int j = 0; j < 4; j++) some -= (reverie_lanes)(kinds >= first[j]);
                memcpy(totals + i, &some, REVERIE_LANES);
                kinds += REVERIE_LANES;
            }
        }
    }
    #else
    static inline int reverie_take_nth(unsigned char *totals, int start, int width, int n) {
        int kind = 0;
        totals += start;
        for (int i = 0; i < width; i++) { int above = totals[i] > n; kind += !above; totals[i] -= above; }
        return kind;
    }
    static inline void reverie_shift_totals(unsigned char *totals, int start, int width, int kind, int by) {
        for (int i = start + kind; i < start + width; i++) totals[i] += by;
    }
    static inline void reverie_add_kinds(unsigned char *totals, int start, int width, const unsigned char *cards, int count) {
        for (int j = 0; j < count; j++) reverie_shift_totals(totals, start, width, cards[j], 1);
    }
    #endif
    static inline void reverie_swap_bytes(unsigned char *left, unsigned char *right, int count) {
        for (int i = 0; i < count; i++) { unsigned char byte = left[i]; left[i] = right[i]; right[i] = byte; }
    }
    static inline void reverie_bring_forward(unsigned char *cards, int place, int card) {
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        uint64_t all, low = 0x7F7F7F7F7F7F7F7FULL, past = ~(uint64_t)0 << 8 * place, differ, upto;
        memcpy(&all, cards, 8);
        differ = all ^ (uint64_t)card * 0x0101010101010101ULL;
        differ = ~(((differ & low) + low) | differ | low) & past;  /* the top bit of each byte that is the card */
        upto = differ ^ (differ - 1);  /* everything up to the first one */
        all = (all & ~(past & upto)) | ((all & past & upto >> 8) << 8) | (uint64_t)card << 8 * place;
        memcpy(cards, &all, 8);
    #else
        int i = place;
        while (cards[i] != card) i++;
        for (; i > place; i--) cards[i] = cards[i - 1];
        cards[place] = (unsigned char)card;
    #endif
    }

    /* Names for situations: 63 bits, so that they are the same number in Python. */
    static inline long long reverie_stir(long long h, long long number) {
        uint64_t a = ((uint64_t)h ^ (uint64_t)number) * 0x9E3779B97F4A7C15ULL;
        a = (a ^ a >> 32) * 0xD6E8FEB86659FD93ULL;
        return (long long)((a ^ a >> 32) >> 1);
    }
    static inline long long reverie_stir_bytes(long long h, const unsigned char *array, int start, int count) {
        array += start;
        for (int at = 0; at < count; at += 8) {
            uint64_t word = 0;
            int some = count - at < 8 ? count - at : 8;
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
            if (some == 8) memcpy(&word, array + at, 8);
            else
    #endif
            for (int i = 0; i < some; i++) word |= (uint64_t)array[at + i] << 8 * i;
            h = reverie_stir(h, (long long)word);
        }
        return h;
    }

    /* What was learned: rows of 16 numbers that are added up. */
    #if defined(__GNUC__) || defined(__clang__)
    typedef short reverie_shorts __attribute__((vector_size(16), aligned(2), may_alias));
    typedef float reverie_reals __attribute__((vector_size(16), aligned(4), may_alias));
    static inline void reverie_add_lanes(short *sums, const short *rows, int row) {
        reverie_shorts *to = (reverie_shorts *)sums;
        const reverie_shorts *from = (const reverie_shorts *)(rows + 16 * (long)row);
        to[0] += from[0]; to[1] += from[1];
    }
    static inline void reverie_add_reals(float *sums, const float *rows, int row) {
        reverie_reals *to = (reverie_reals *)sums;
        const reverie_reals *from = (const reverie_reals *)(rows + 16 * (long)row);
        to[0] += from[0]; to[1] += from[1]; to[2] += from[2]; to[3] += from[3];
    }
    #else
    static inline void reverie_add_lanes(short *sums, const short *rows, int row) {
        for (int i = 0; i < 16; i++) sums[i] = (short)(sums[i] + rows[16 * (long)row + i]);
    }
    static inline void reverie_add_reals(float *sums, const float *rows, int row) {
        for (int i = 0; i < 16; i++) sums[i] += rows[16 * (long)row + i];
    }
    #endif
    static inline int reverie_weigh_lanes(const short *sums, const short *rows, int row) {
        const short *by = rows + 16 * (long)row;
        int total = 0;
    #if defined(__SSE2__)
        __m128i zero = _mm_setzero_si128();
        __m128i low = _mm_madd_epi16(_mm_max_epi16(_mm_loadu_si128((const __m128i *)sums), zero),
                                     _mm_loadu_si128((const __m128i *)by));
        __m128i high = _mm_madd_epi16(_mm_max_epi16(_mm_loadu_si128((const __m128i *)(sums + 8)), zero),
                                      _mm_loadu_si128((const __m128i *)(by + 8)));
        int four[4];
        _mm_storeu_si128((__m128i *)four, _mm_add_epi32(low, high));
        total = four[0] + four[1] + four[2] + four[3];
    #else
        for (int i = 0; i < 16; i++) total += sums[i] > 0 ? sums[i] * by[i] : 0;
    #endif
        return total;
    }
    static inline float reverie_weigh_reals(const float *sums, const float *rows, int row) {
        float total = 0;
        for (int i = 0; i < 16; i++) total += sums[i] > 0 ? sums[i] * rows[16 * (long)row + i] : 0;
        return total;
    }

    /* A text that grows. If there is no more memory, the rest is lost and `finished` says so. */
    typedef struct { char *text; Py_ssize_t size, room; int failed; } reverie_page;
    static inline reverie_page *reverie_new_page(void) {
        reverie_page *page = (reverie_page *)PyMem_Malloc(sizeof *page);
        if (page == NULL) return NULL;
        page->room = 4096;
        page->text = (char *)PyMem_Malloc((size_t)page->room);
        page->size = 0;
        page->failed = page->text == NULL;
        return page;
    }
    static inline int reverie_has_room(reverie_page *page, Py_ssize_t more) {
        char *larger;
        if (page == NULL || page->failed) return 0;
        if (page->size + more <= page->room) return 1;
        page->room = 2 * (page->room + more);
        larger = (char *)PyMem_Realloc(page->text, (size_t)page->room);
        if (larger == NULL) { page->failed = 1; return 0; }
        page->text = larger;
        return 1;
    }
    static inline void reverie_put(reverie_page *page, PyObject *text) {
        Py_ssize_t size = PyBytes_GET_SIZE(text);
        if (!reverie_has_room(page, size)) return;
        memcpy(page->text + page->size, PyBytes_AS_STRING(text), (size_t)size);
        page->size += size;
    }
    static inline void reverie_put_number(reverie_page *page, long long number) {
        char digits[24];
        int at = 24, negative = number < 0;
        unsigned long long left = negative ? 0ULL - (unsigned long long)number : (unsigned long long)number;
        do { digits[--at] = (char)('0' + left % 10); left /= 10; } while (left);
        if (negative) digits[--at] = '-';
        if (!reverie_has_room(page, 24 - at)) return;
        memcpy(page->text + page->size, digits + at, (size_t)(24 - at));
        page->size += 24 - at;
    }
    static inline void reverie_drop_last(reverie_page *page, int count) {
        if (page != NULL && page->size >= count) page->size -= count;
    }
    static inline PyObject *reverie_finished(reverie_page *page) {
        PyObject *text;
        if (page == NULL || page->failed) text = PyErr_NoMemory();
        else text = PyBytes_FromStringAndSize(page->text, page->size);
        if (page != NULL) { PyMem_Free(page->text); PyMem_Free(page); }
        return text;
    }
    """
    ctypedef struct Page "reverie_page":
        pass
    Page* new_page "reverie_new_page" () noexcept
    void put "reverie_put" (Page* page, object text) noexcept
    void put_number "reverie_put_number" (Page* page, long long number) noexcept
    void drop_last "reverie_drop_last" (Page* page, int count) noexcept
    bytes finished "reverie_finished" (Page* page)
    long long stir "reverie_stir" (long long h, long long number) noexcept nogil
    long long stir_bytes "reverie_stir_bytes" (long long h, unsigned char* array, int start, int count) noexcept nogil
    void add_lanes "reverie_add_lanes" (short* sums, short* rows, int row) noexcept nogil
    int weigh_lanes "reverie_weigh_lanes" (short* sums, short* rows, int row) noexcept nogil
    void add_reals "reverie_add_reals" (float* sums, float* rows, int row) noexcept nogil
    float weigh_reals "reverie_weigh_reals" (float* sums, float* rows, int row) noexcept nogil
    int popcount "reverie_popcount" (long long mask) noexcept nogil
    int lowest_bit "reverie_lowest_bit" (long long mask) noexcept nogil
    int nth_bit "reverie_nth_bit" (long long mask, int n) noexcept nogil
    void swap_bytes "reverie_swap_bytes" (unsigned char* left, unsigned char* right, int count) noexcept nogil
    void bring_forward "reverie_bring_forward" (unsigned char* cards, int place, int card) noexcept nogil
    int take_nth "reverie_take_nth" (unsigned char* totals, int start, int width, int n) noexcept nogil
    void shift_totals "reverie_shift_totals" (unsigned char* totals, int start, int width, int kind, int by) noexcept nogil
    void add_kinds "reverie_add_kinds" (unsigned char* totals, int start, int width, unsigned char* cards, int count) noexcept nogil

cdef inline void add_kind(unsigned char* totals, int start, int width, int kind) noexcept nogil:
    shift_totals(totals, start, width, kind, 1)

cdef inline void drop_kind(unsigned char* totals, int start, int width, int kind) noexcept nogil:
    shift_totals(totals, start, width, kind, -1)

cdef inline void close_gap(unsigned char* cards, int start, int end) noexcept nogil:
    memmove(cards + start, cards + start + 1, end - start - 1)

cdef inline void copy_bytes(unsigned char* target, unsigned char* source, int count) noexcept nogil:
    memcpy(target, source, count)

cdef inline unsigned char* shelf_in(bytearray room, int places):
    return <unsigned char*><char*>room

cdef inline void allocate(object holder, object fields):
    pass  # a C struct has its fields already, zeroed

cdef inline long long bit(int position) noexcept nogil:
    return <long long>1 << position

cdef inline long long root_of(long long number) noexcept nogil:
    return <long long>sqrt(<double>number)

cdef inline long long* wide_numbers(bytearray store) noexcept:
    return <long long*>PyByteArray_AS_STRING(store)

cdef inline short* short_numbers(bytearray store) noexcept:
    return <short*>PyByteArray_AS_STRING(store)

cdef inline float* real_numbers(bytearray store) noexcept:
    return <float*>PyByteArray_AS_STRING(store)

cdef inline void clear_lanes(short* sums) noexcept nogil:
    memset(sums, 0, 16 * sizeof(short))

cdef inline void clear_reals(float* sums) noexcept nogil:
    memset(sums, 0, 16 * sizeof(float))

cdef inline void push_reals(float* rows, int row, float* by) noexcept nogil:
    add_reals(rows + 16 * <long>row, by, 0)

cdef inline double logistic(double x) noexcept nogil:
    return 1.0 / (1.0 + exp(-x))
