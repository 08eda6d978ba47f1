/*
 * Onirim, base game, solo, played by a uniformly random player.
 *
 *     onirim_tuned [games] [first_seed] [edition] [check]      (200000 0 third)
 *
 * Two jobs: an oracle for the engine (written from the rules text alone, so equal totals mean something) and a
 * yardstick for speed (how fast can this game be played at all).  Rule ids are those of the law.
 *
 *     gcc -std=c11 -O2 -Wall -Wextra -o onirim_tuned onirim_tuned.c
 *
 * Representation.  Only 17 kinds of cards exist.  They are numbered densely, in card order (ONI-GEN-11):
 *      0..11  location, colour * 3 + symbol       12..15  door, 12 + colour       16  nightmare
 * The engine's own numbers have gaps for the modules; order is all that matters here, and it is the same.
 *
 * The pile has no stored order.  It is a bag from which a random card is taken when one is needed, plus the cards a
 * prophecy has put on top.  The bag is kept as 16 running totals, one byte each, in two words: byte k says how many
 * cards have a kind <= k.  The j-th card of the sorted bag is then found by comparing all bytes with j at once, and
 * the outcome of the comparison is also exactly what has to be subtracted to take that card out.  (Measured: a sorted
 * array of bytes with memmove takes 1.8 times as long; the same idea in one SSE2 register saves 4 %, not worth being
 * bound to one processor.)  What is left is mostly mispredicted branches: the game itself is a series of coin tosses.
 */
#define _POSIX_C_SOURCE 199309L

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SUN, MOON, KEY, SYMBOLS };
enum { COLOURS = 4, LOCATIONS = COLOURS * SYMBOLS, DOOR = LOCATIONS, NIGHTMARE = DOOR + COLOURS, KINDS };
enum { HAND_SIZE = 5, LOOK = 5, ALL_DOORS = 8 };
enum { MIND = 0, PILE = 1 };                            /* purposes of random streams */

#define INLINE static inline __attribute__((always_inline))

#define ONES  UINT64_C(0x0101010101010101)              /* 1 in every byte */
#define TOPS  UINT64_C(0x8080808080808080)              /* the top bit of every byte */

/* Sets of locations are 12-bit masks.  BY_SYMBOL(s): that symbol in all colours. */
#define BY_SYMBOL(s) (01111u << (s))

/* ---- random numbers ------------------------------------------------------------------------------------------ */

INLINE uint32_t mix32(uint32_t h)
{
    h ^= h >> 16;
    h *= 0x7feb352du;
    h ^= h >> 15;
    h *= 0x31848babu;
    h ^= h >> 14;
    return h;
}

/* One step of a multiply-with-carry stream, scaled to 0 .. n-1. */
INLINE uint32_t below(uint64_t *stream, uint32_t n)
{
    uint64_t x = UINT64_C(2117482479) * (uint32_t)*stream + (*stream >> 32);
    *stream = x;
    return (uint32_t)((uint64_t)(uint32_t)(x ^ x >> 32) * n >> 32);
}

/* ---- sets as lists ------------------------------------------------------------------------------------------- */

/* A set of up to five kinds, written out in ascending order: five bits each, the smallest lowest; its size is kept
   above them.  "The r-th option" is then a shift, where a mask would need a loop of unpredictable length. */
enum { FIELD = 5, FIELD_MASK = 31, SIZE_AT = 25 };
static uint32_t list_of[1 << LOCATIONS];                /* by mask; sets of more than five stay 0 */

static void fill_lists(void)
{
    for (uint32_t mask = 0; mask < 1u << LOCATIONS; ++mask) {
        uint32_t list = 0, size = 0;
        for (uint32_t kind = 0; kind < LOCATIONS; ++kind)
            if (mask >> kind & 1) {
                if (size < HAND_SIZE)
                    list |= kind << FIELD * size;
                ++size;
            }
        list_of[mask] = size <= HAND_SIZE ? list | size << SIZE_AT : 0;
    }
}

INLINE uint32_t size_of(uint32_t list)
{
    return list >> SIZE_AT;
}

INLINE uint32_t item(uint64_t list, uint32_t r)
{
    return (uint32_t)(list >> FIELD * r) & FIELD_MASK;
}

/* ---- the game ------------------------------------------------------------------------------------------------ */

typedef struct {
    uint64_t games, decisions, wins, doors, turns;
    uint32_t checksum;
} Totals;

typedef struct {
    uint64_t mind, shuffled;            /* streams: the player's choices, the current order of the pile */
    uint32_t key_lo, key_hi, shuffles;

    uint64_t upto_lo, upto_hi;          /* bag: running totals of kinds 0..7 and 8..15 */
    uint32_t bag_size;                  /* the running total of kind 16, so nightmares need no byte */
    uint32_t placed, placed_size;       /* on top of the bag, one byte each, topmost lowest; at most four */

    uint64_t limbo_hi;                  /* what the limbo will add to upto_hi (doors and nightmares only) ... */
    uint32_t limbo_size;                /* ... and to bag_size */

    uint64_t hand_count;                /* three bits per location */
    uint32_t hand, hand_size;           /* the locations whose count is not 0 */

    uint32_t last_mask;                 /* locations that may not be played now (ONI-BASE-08) */
    uint32_t run_colour, run_length;    /* open end of the row (P-RUN) */

    uint32_t doors_one, doors_two;      /* colours with at least one, with two doors laid out */
    uint32_t doors;                     /* number laid out */

    uint32_t decisions, turns, checksum;
} Game;

typedef enum { GOES_ON, OVER } Status;

INLINE uint64_t open_stream(const Game *g, uint32_t purpose, uint32_t number)
{
    uint32_t a = mix32(g->key_lo ^ (purpose << 24 | number));
    uint32_t b = mix32(g->key_hi ^ a);
    return ((uint64_t)(a >> 2) + 1) << 32 | b;
}

INLINE uint32_t choose(Game *g, uint32_t options, bool check)
{
    uint32_t r = below(&g->mind, options);
    ++g->decisions;
    if (check)
        g->checksum = mix32(g->checksum ^ (options << 8 | r));
    return r;
}

/* ---- pile and limbo ------------------------------------------------------------------------------------------ */

INLINE uint32_t pile_size(const Game *g)
{
    return g->bag_size + g->placed_size;
}

/* Take the top card of a pile that is not empty. */
INLINE uint32_t take_top(Game *g)
{
    if (g->placed_size) {
        uint32_t kind = g->placed & 0xff;
        g->placed >>= 8;
        --g->placed_size;
        return kind;
    }
    uint64_t need = (below(&g->shuffled, g->bag_size) + 1) * ONES;
    uint64_t lo = (((g->upto_lo | TOPS) - need) & TOPS) >> 7;   /* 1 where the running total exceeds j */
    uint64_t hi = (((g->upto_hi | TOPS) - need) & TOPS) >> 7;
    g->upto_lo -= lo;
    g->upto_hi -= hi;
    --g->bag_size;
    return NIGHTMARE - (uint32_t)((lo + hi) * ONES >> 56);      /* all totals from the card's kind on do */
}

INLINE void into_bag(Game *g, uint32_t kind)
{
    g->upto_lo += kind < 8 ? ONES << 8 * kind : 0;
    g->upto_hi += kind < 8 ? ONES : kind < NIGHTMARE ? ONES << 8 * (kind - 8) : 0;
    ++g->bag_size;
}

/* P-SHUFFLE: nothing is known about the order any more. */
INLINE void shuffle(Game *g)
{
    while (g->placed_size) {
        into_bag(g, g->placed & 0xff);
        g->placed >>= 8;
        --g->placed_size;
    }
    g->shuffled = open_stream(g, PILE, ++g->shuffles);
}

/* What a card adds to limbo_hi.  Nightmares have no byte, and locations are never set aside. */
static const uint64_t limbo_gain[KINDS] = { [DOOR] = ONES << 32, ONES << 40, ONES << 48, ONES << 56 };

/* Set aside a door or a nightmare (ONI-BASE-04).  A location is let pass: then nothing happens, without a branch. */
INLINE void into_limbo(Game *g, uint32_t kind)
{
    g->limbo_hi += limbo_gain[kind];
    g->limbo_size += kind >= DOOR;
}

/* P-LIMBO: without cards in the limbo there is no shuffle (ONI-BASE-03, -36). */
INLINE void limbo_back(Game *g)
{
    if (g->limbo_size) {
        g->upto_hi += g->limbo_hi;
        g->bag_size += g->limbo_size;
        g->limbo_hi = g->limbo_size = 0;
        shuffle(g);
    }
}

/* ---- hand and doors ------------------------------------------------------------------------------------------ */

/* A drawn card that needs no decision.  Which of the two it is cannot be predicted, so both are done, one of them to
   no effect. */
INLINE void into_hand_or_limbo(Game *g, uint32_t kind)
{
    uint32_t location = kind < LOCATIONS;
    g->hand_count += (uint64_t)location << 3 * kind;
    g->hand |= location << kind;
    g->hand_size += location;
    into_limbo(g, kind);
}

INLINE void out_of_hand(Game *g, uint32_t kind)
{
    g->hand_count -= UINT64_C(1) << 3 * kind;
    g->hand &= ~((uint32_t)!(g->hand_count >> 3 * kind & 7) << kind);
    --g->hand_size;
}

/* P-LAYOUT; the win check follows every movement of a door (ONI-BASE-37). */
INLINE Status lay_out(Game *g, uint32_t colour)
{
    g->doors_two |= g->doors_one & 1u << colour;
    g->doors_one |= 1u << colour;
    return ++g->doors == ALL_DOORS ? OVER : GOES_ON;
}

/* P-RETURN */
INLINE void return_door(Game *g, uint32_t colour)
{
    g->doors_one &= ~(1u << colour) | g->doors_two;
    g->doors_two &= ~(1u << colour);
    --g->doors;
    into_limbo(g, DOOR + colour);
}

/* P-REDRAW: doors and dreams are set aside without effect (ONI-BASE-34). */
INLINE Status redraw(Game *g)
{
    while (g->hand_size < HAND_SIZE) {
        if (!pile_size(g))
            return OVER;                                        /* ONI-BASE-38 */
        into_hand_or_limbo(g, take_top(g));
    }
    return GOES_ON;
}

/* ---- phase 1 ------------------------------------------------------------------------------------------------- */

/* DP-SEARCH (ONI-BASE-13 ..): take, decline, search only. */
INLINE Status search(Game *g, uint32_t colour, bool check)
{
    /* In the pile = in the bag (a step in the running totals) or among the cards placed on top. */
    uint32_t door = DOOR + colour;
    uint32_t at = 8 * (door - 8);
    bool there = (g->upto_hi >> at & 0xff) != (g->upto_hi >> (at - 8) & 0xff);
    for (uint32_t i = 0; i < g->placed_size; ++i)
        there |= (g->placed >> 8 * i & 0xff) == door;

    uint32_t r = choose(g, 2 + there, check) + !there;
    if (r == 1)
        return GOES_ON;                                         /* declined: no shuffle (ONI-BASE-14) */
    if (r == 0 && lay_out(g, colour) == OVER)
        return OVER;
    shuffle(g);
    if (r == 0) {                                               /* after the shuffle the door is in the bag */
        g->upto_hi -= ONES << at;
        --g->bag_size;
    }
    return GOES_ON;
}

/* Prophecy (ONI-BASE-18 .. -20), made in the steps of DP-PROPHECY: the card to discard, then the top, and so on. */
INLINE void prophecy(Game *g, bool check)
{
    uint32_t cards = pile_size(g) < LOOK ? pile_size(g) : LOOK;
    uint64_t count = 0;                                         /* three bits per kind */
    uint32_t mask = 0;
    for (uint32_t i = 0; i < cards; ++i) {
        uint32_t kind = take_top(g);
        count += UINT64_C(1) << 3 * kind;
        mask |= 1u << kind;
    }

    /* The kinds seen as one list; those from DOOR on come from the same table, moved up by DOOR. */
    uint32_t low = list_of[mask & ((1u << LOCATIONS) - 1)];
    uint32_t high = list_of[mask >> LOCATIONS];
    uint32_t options = size_of(low) + size_of(high);
    uint64_t list = (low & ((1u << SIZE_AT) - 1))
                  | (uint64_t)((high & ((1u << SIZE_AT) - 1)) + DOOR * 0x108421u) << FIELD * size_of(low);

    /* At most four cards were placed and five are taken, so nothing placed is left under the new ones. */
    for (uint32_t i = 0; i < cards; ++i) {
        uint32_t r = options > 1 ? choose(g, options, check) : 0;
        uint32_t kind = item(list, r);
        count -= UINT64_C(1) << 3 * kind;
        if (!(count >> 3 * kind & 7)) {                         /* the last of its kind leaves the list */
            uint64_t below_r = (UINT64_C(1) << FIELD * r) - 1;
            list = (list & below_r) | (list >> FIELD & ~below_r);
            --options;
        }
        if (i)
            g->placed |= kind << 8 * (i - 1);
    }
    g->placed_size = cards ? cards - 1 : 0;
}

/* DP-TURN and what it causes. */
INLINE Status act(Game *g, bool check)
{
    uint32_t plays = list_of[g->hand & ~g->last_mask];
    uint32_t hand = list_of[g->hand];
    uint32_t play_count = size_of(plays);
    uint64_t options = (plays & ((1u << SIZE_AT) - 1)) | (uint64_t)hand << FIELD * play_count;

    uint32_t r = choose(g, play_count + size_of(hand), check);
    uint32_t kind = item(options, r);
    uint32_t colour = kind * 11 >> 5;                           /* kind / 3 for kind < 12 */
    bool play = r < play_count;
    ++g->turns;
    out_of_hand(g, kind);

    /* Playing or discarding is a coin toss no branch predictor can call, so the row is updated without a branch;
       only the rarer consequences are jumped to. */
    uint32_t length = colour == g->run_colour ? g->run_length + 1 : 1;
    uint32_t symbols = BY_SYMBOL(kind - colour * SYMBOLS);
    g->last_mask = play ? symbols : g->last_mask;
    g->run_colour = play ? colour : g->run_colour;
    g->run_length = play ? length == 3 ? 0 : length : g->run_length;    /* used up by its third card (ONI-BASE-12) */
    if (play & (length == 3))
        return search(g, colour, check);
    if (!play & (symbols == BY_SYMBOL(KEY)))
        prophecy(g, check);                                     /* ONI-BASE-17 */
    return GOES_ON;
}

/* ---- phase 2 ------------------------------------------------------------------------------------------------- */

INLINE uint32_t key_of(uint32_t colour)
{
    return colour * SYMBOLS + KEY;
}

/* DP-DOOR with its key in the hand (ONI-BASE-24 .. -26) */
INLINE Status door_drawn(Game *g, uint32_t colour, bool check)
{
    if (choose(g, 2, check) == 0) {
        out_of_hand(g, key_of(colour));                         /* no prophecy: ONI-BASE-21 */
        return lay_out(g, colour);
    }
    into_limbo(g, DOOR + colour);
    return GOES_ON;
}

/* DP-NIGHTMARE (ONI-BASE-28 .. -33).  The nightmare itself ends in the discard pile, which nobody asks about. */
INLINE Status nightmare_drawn(Game *g, bool first, bool check)
{
    uint32_t keys = list_of[g->hand & BY_SYMBOL(KEY)];
    uint32_t doors = list_of[g->doors_one];
    uint32_t cards = pile_size(g);
    uint32_t options = size_of(keys) + size_of(doors) + !!cards + 1;
    uint32_t r = options > 1 ? choose(g, options, check) : 0;

    if (r < size_of(keys)) {                                    /* I */
        out_of_hand(g, item(keys, r));
        return GOES_ON;
    }
    r -= size_of(keys);
    if (r < size_of(doors)) {                                   /* II */
        return_door(g, item(doors, r));
        return GOES_ON;
    }
    r -= size_of(doors);
    if (cards && r == 0) {                                      /* III */
        for (int i = 0; i < LOOK; ++i) {
            if (!pile_size(g))
                return first ? OVER : GOES_ON;                  /* ONI-ED-03; third: ONI-GEN-04 */
            into_limbo(g, take_top(g));
        }
        return GOES_ON;
    }
    g->hand_count = g->hand = g->hand_size = 0;                 /* IV */
    return redraw(g);
}

/* P-REFILL */
INLINE Status refill(Game *g, bool first, bool check)
{
    while (g->hand_size < HAND_SIZE) {
        if (!pile_size(g))
            return OVER;                                        /* ONI-BASE-38 */
        uint32_t kind = take_top(g);
        if (kind == NIGHTMARE) {
            if (nightmare_drawn(g, first, check) == OVER)
                return OVER;
        } else if (kind >= DOOR && g->hand >> key_of(kind - DOOR) & 1) {
            if (door_drawn(g, kind - DOOR, check) == OVER)
                return OVER;
        } else {
            into_hand_or_limbo(g, kind);                        /* ONI-BASE-23; no key: -26 */
        }
    }
    return GOES_ON;
}

/* ---- whole games --------------------------------------------------------------------------------------------- */

/* Running totals of the full bag (3.1): suns 9 8 7 6, four moons and three keys per colour, two doors each. */
#define BYTES(a, b, c, d, e, f, g, h) \
    ((uint64_t)(h) << 56 | (uint64_t)(g) << 48 | (uint64_t)(f) << 40 | (uint64_t)(e) << 32 | \
     (uint64_t)(d) << 24 | (uint64_t)(c) << 16 | (uint64_t)(b) << 8 | (uint64_t)(a))
#define FULL_LO BYTES(9, 13, 16,  24, 28, 31,  38, 42)
#define FULL_HI BYTES(45,  51, 55, 58,  60, 62, 64, 66)
enum { FULL_SIZE = 76 };

INLINE void play_game(uint64_t seed, bool first, bool check, Totals *totals)
{
    Game game = { .upto_lo = FULL_LO, .upto_hi = FULL_HI, .bag_size = FULL_SIZE, .run_colour = COLOURS,
                  .checksum = totals->checksum };
    Game *g = &game;
    g->key_lo = mix32((uint32_t)seed ^ 0x5bd1e995u);
    g->key_hi = mix32((uint32_t)(seed >> 32) ^ g->key_lo);
    g->mind = open_stream(g, MIND, 0);
    g->shuffled = open_stream(g, PILE, 0);

    if (redraw(g) == GOES_ON)                                   /* always: 58 locations (ONI-BASE-02) */
        do
            limbo_back(g);                                      /* ends the setup (ONI-BASE-03) and every turn */
        while (act(g, check) == GOES_ON && refill(g, first, check) == GOES_ON);

    totals->decisions += g->decisions;
    totals->turns += g->turns;
    totals->doors += g->doors;
    totals->wins += g->doors == ALL_DOORS;
    totals->checksum = g->checksum;
    ++totals->games;
}

/* One copy of the game per combination of the two flags, so that the timed loop carries neither. */
#define DEFINE_RUN(name, first, check) \
    static __attribute__((noinline)) void name(uint64_t games, uint64_t seed, Totals *totals) \
    { \
        for (uint64_t i = 0; i < games; ++i) \
            play_game(seed + i, first, check, totals); \
    }
DEFINE_RUN(run_third, false, false)
DEFINE_RUN(run_third_check, false, true)
DEFINE_RUN(run_first, true, false)
DEFINE_RUN(run_first_check, true, true)

static double cpu_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static bool read_number(const char *text, uint64_t *number)
{
    char *end;
    unsigned long long value = strtoull(text, &end, 10);
    *number = value;
    return *text >= '0' && *text <= '9' && *end == '\0' && value <= INT64_MAX;
}

int main(int argc, char **argv)
{
    uint64_t games = 200000, seed = 0;
    const char *edition = argc > 3 ? argv[3] : "third";
    bool first = !strcmp(edition, "first") || !strcmp(edition, "1");
    bool third = !strcmp(edition, "third") || !strcmp(edition, "0");
    bool check = argc > 4 && !strcmp(argv[4], "check");
    if (argc > 5 || (argc > 4 && !check) || first == third
        || (argc > 1 && !read_number(argv[1], &games)) || (argc > 2 && !read_number(argv[2], &seed))) {
        fprintf(stderr, "usage: %s [games] [first_seed] [third|first] [check]\n", argv[0]);
        return 2;
    }

    fill_lists();
    Totals totals = { 0 };
    double start = cpu_seconds();
    if (check)
        (first ? run_first_check : run_third_check)(games, seed, &totals);
    else
        (first ? run_first : run_third)(games, seed, &totals);
    double seconds = cpu_seconds() - start;

    printf("{\"games\":%llu,\"decisions\":%llu,\"wins\":%llu,\"doors\":%llu,\"turns\":%llu,\"checksum\":%lu,"
           "\"seconds\":%.6f,\"ns_per_decision\":%.3f}\n",
           (unsigned long long)totals.games, (unsigned long long)totals.decisions, (unsigned long long)totals.wins,
           (unsigned long long)totals.doors, (unsigned long long)totals.turns, (unsigned long)totals.checksum,
           seconds, totals.decisions ? seconds * 1e9 / (double)totals.decisions : 0.0);
    return 0;
}
