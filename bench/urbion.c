/*
 * Urbion, base game, solo, played by a uniformly random player, as one writes it in C.
 *
 *     urbion [games] [first_seed] [edition] [check]      (200000 0 second)
 *
 * Written from the rules text, with the engine's generator and its order of questions and answers: equal totals and
 * an equal checksum mean equal games.  Rule ids are those of the law.
 *
 *     gcc -std=c11 -O2 -Wall -Wextra -o urbion urbion.c
 *
 * Dreams are numbered in the order of the options:  0..3 sogna, 4..7 incubus, by element;  8 chaos.
 * A City is the set of its elements, 0 a vacant row.  The discard pile is not kept, because no rule of the base game
 * asks what is in it.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SOGNAE, INCUBI, SIDES };
enum { ELEMENTS = 4, INCUBUS = 4, CHAOS = 8, KINDS, COPIES = 8, DREAMS = KINDS * COPIES };
enum { ROWS = 4, SIDE_LIMIT = 3, HAND_SIZE = 4, REVEALED = 4, ALL_CITIES = 12 };
enum { SWAP, CENSUS, PASS };                            /* uses of a discarded card */
enum { PLACE = 0, RUIN = ROWS, REVEAL = 2 * ROWS };     /* options of a Chaos; the first two with a row */
enum { MIND, DREAM_DECK, CITY_DECK };                   /* purposes of random streams */

/* URB-DATA-01, -02: eight copies of each kind; URB-DATA-06: two of each pair of elements, sorted. */
static const uint8_t magnitude[KINDS] = { 1, 2, 1, 4, 3, 2, 2, 1, 5 };
static const uint8_t all_cities[ALL_CITIES] = { 3, 3, 5, 5, 6, 6, 9, 9, 10, 10, 12, 12 };
static uint8_t all_dreams[DREAMS];
static bool first_edition, with_checksum;

typedef struct {
    uint8_t city;
    uint8_t count[SIDES];
    uint8_t dream[SIDES][SIDE_LIMIT];   /* sorted */
    int8_t sum;                         /* of the influences; negative: the incubi side is stronger (URB-BASE-07) */
} Row;

typedef struct {
    uint32_t key_lo, key_hi;
    uint64_t mind, dream_order, city_order; /* streams: the player's choices, the order of the two decks */
    uint8_t deck[DREAMS], cities[ALL_CITIES];   /* unknown order, so sorted, and drawn at random */
    uint32_t deck_size, cities_size;
    Row row[ROWS];
    uint8_t hand_count[CHAOS];
    uint32_t hand, hand_size;           /* the kinds in the hand as a set, and how many cards */
    uint32_t claimed;                   /* Cities in the success pile */
    uint32_t decisions, turns, checksum;
} Game;

/* ---- chance and choice ---- */

static uint32_t mix32(uint32_t h)
{
    h = (h ^ h >> 16) * 0x7feb352du;
    h = (h ^ h >> 15) * 0x31848babu;
    return h ^ h >> 14;
}

static uint64_t open_stream(const Game *g, uint32_t purpose, uint32_t number)
{
    uint32_t hi = mix32(g->key_lo ^ (purpose << 24 | number));
    uint32_t lo = mix32(g->key_hi ^ hi);
    return ((uint64_t)(hi >> 2) + 1) << 32 | lo;
}

/* Multiply with carry; both halves together give the number, scaled to 0 .. n-1. */
static uint32_t random_below(uint64_t *stream, uint32_t n)
{
    uint32_t value = (uint32_t)*stream, carry = (uint32_t)(*stream >> 32);
    *stream = UINT64_C(2117482479) * value + carry;
    uint32_t x = (uint32_t)*stream ^ (uint32_t)(*stream >> 32);
    return (uint32_t)((uint64_t)x * n >> 32);
}

static uint32_t size(uint64_t set)
{
    return (uint32_t)__builtin_popcountll(set);
}

static uint32_t nth(uint64_t set, uint32_t n)
{
    while (n--)
        set &= set - 1;
    return (uint32_t)__builtin_ctzll(set);
}

/* One decision among so many options. */
static uint32_t decide(Game *g, uint32_t count)
{
    uint32_t r = random_below(&g->mind, count);
    ++g->decisions;
    if (with_checksum)
        g->checksum = mix32(g->checksum ^ (count << 8 | r));
    return r;
}

/* One member of a set; a single one is taken without asking. */
static uint32_t choose(Game *g, uint64_t options)
{
    if (!(options & (options - 1)))
        return (uint32_t)__builtin_ctzll(options);
    return nth(options, decide(g, size(options)));
}

static uint32_t draw(uint8_t *cards, uint32_t *cards_size, uint64_t *order)
{
    uint32_t index = random_below(order, *cards_size), card = cards[index];
    --*cards_size;
    memmove(cards + index, cards + index + 1, *cards_size - index);
    return card;
}

static uint32_t draw_dream(Game *g)
{
    return draw(g->deck, &g->deck_size, &g->dream_order);
}

static uint32_t draw_city(Game *g)
{
    return draw(g->cities, &g->cities_size, &g->city_order);
}

/* ---- rows ---- */

static bool is_empty(const Row *row)
{
    return !row->count[SOGNAE] && !row->count[INCUBI];
}

/* URB-BASE-08 */
static bool is_balanced(const Row *row)
{
    return row->sum == 0 && !is_empty(row);
}

static int influence(uint32_t side, uint32_t kind)
{
    return side == SOGNAE ? magnitude[kind] : -magnitude[kind];
}

static void add(Row *row, uint32_t side, uint32_t kind)
{
    uint8_t *dream = row->dream[side];
    uint32_t i = row->count[side]++;
    for (; i > 0 && dream[i - 1] > kind; --i)
        dream[i] = dream[i - 1];
    dream[i] = (uint8_t)kind;
    row->sum = (int8_t)(row->sum + influence(side, kind));
}

static uint32_t take(Row *row, uint32_t side, uint32_t index)
{
    uint8_t *dream = row->dream[side];
    uint32_t kind = dream[index], last = --row->count[side];
    for (uint32_t i = index; i < last; ++i)
        dream[i] = dream[i + 1];
    row->sum = (int8_t)(row->sum - influence(side, kind));
    return kind;
}

static void discard_all(Row *row)
{
    row->count[SOGNAE] = row->count[INCUBI] = 0;
    row->sum = 0;
}

/* The places of a side whose Dream equals the one before it. */
static uint32_t repeated(const Row *row, uint32_t side)
{
    uint32_t places = 0;
    for (uint32_t i = 1; i < row->count[side]; ++i)
        if (row->dream[side][i] == row->dream[side][i - 1])
            places |= 1u << i;
    return places;
}

/* URB-BASE-09: meaningful only if the sum is not 0. */
static uint32_t stronger_side(const Row *row)
{
    return row->sum > 0 ? SOGNAE : INCUBI;
}

/* The rows that can take a Chaos on their stronger side (URB-BASE-16, -52). */
static uint32_t places_for_chaos(const Game *g)
{
    uint32_t rows = 0;
    for (uint32_t r = 0; r < ROWS; ++r)
        if (g->row[r].sum && g->row[r].count[stronger_side(&g->row[r])] < SIDE_LIMIT)
            rows |= 1u << r;
    return rows;
}

static void place_chaos(Game *g, uint32_t r)
{
    add(&g->row[r], stronger_side(&g->row[r]), CHAOS);
}

static uint32_t side_of(uint32_t kind)
{
    return kind < INCUBUS ? SOGNAE : INCUBI;
}

/*
 * URB-BASE-15.  This and all rules below that can end the game return whether it goes on; here it is lost in the
 * second edition (URB-BASE-62), while the first takes what is there (URB-EDGE-03).
 */
static bool fill(Game *g, Row *row)
{
    uint32_t kinds[2], count = 0;
    while (count < 2 && g->deck_size)
        kinds[count++] = draw_dream(g);
    if (count < 2 && !first_edition)
        return false;
    if (count == 0)
        return true;
    uint32_t leader = kinds[0] < CHAOS || count == 1 ? kinds[0] : kinds[1];    /* a Chaos follows the other card */
    uint32_t side = leader == CHAOS ? choose(g, 1u << SOGNAE | 1u << INCUBI) : side_of(leader);
    for (uint32_t i = 0; i < count; ++i)
        add(row, kinds[i] < CHAOS ? side_of(kinds[i]) : side, kinds[i]);
    return true;
}

/* ---- the hand ---- */

static void into_hand(Game *g, uint32_t kind)
{
    ++g->hand_count[kind];
    g->hand |= 1u << kind;
    ++g->hand_size;
}

static void out_of_hand(Game *g, uint32_t kind)
{
    if (--g->hand_count[kind] == 0)
        g->hand &= ~(1u << kind);
    --g->hand_size;
}

/* URB-BASE-16; a set-up never empties the deck. */
static void opening_hand(Game *g)
{
    uint32_t aside = 0;
    while (g->hand_size < HAND_SIZE) {
        uint32_t kind = draw_dream(g), rows;
        if (kind < CHAOS)
            into_hand(g, kind);
        else if ((rows = places_for_chaos(g)))
            place_chaos(g, choose(g, rows));
        else
            ++aside;
    }
    if (aside) {
        memset(g->deck + g->deck_size, CHAOS, aside);       /* the highest kind: still sorted */
        g->deck_size += aside;
        g->dream_order = open_stream(g, DREAM_DECK, 1);
    }
}

/* ---- Phase I ---- */

/* URB-BASE-34: two rows with Dreams on the same side. */
static bool can_swap(const Game *g)
{
    uint32_t with_sognae = 0, with_incubi = 0;
    for (uint32_t r = 0; r < ROWS; ++r) {
        with_sognae += g->row[r].count[SOGNAE] > 0;
        with_incubi += g->row[r].count[INCUBI] > 0;
    }
    return with_sognae > 1 || with_incubi > 1;
}

/* The Dreams of a side to choose from, equal ones once (URB-BASE-67); each is row * 8 + side * 4 + place. */
static uint32_t different_dreams(const Game *g, uint32_t r, uint32_t side)
{
    const Row *row = &g->row[r];
    return (((1u << row->count[side]) - 1) & ~repeated(row, side)) << (r * 8 + side * 4);
}

/* Those with another one below them on the same side. */
static uint32_t upper_dreams(const Game *g)
{
    uint32_t dreams = 0;
    for (uint32_t side = SOGNAE; side <= INCUBI; ++side) {
        uint32_t lowest = ROWS - 1;
        while (lowest > 0 && !g->row[lowest].count[side])
            --lowest;
        for (uint32_t r = 0; r < lowest; ++r)
            dreams |= different_dreams(g, r, side);
    }
    return dreams;
}

/* URB-BASE-33, -68: the upper Dream, then the lower one. */
static void swap(Game *g)
{
    uint32_t upper = choose(g, upper_dreams(g)), side = upper / 4 % 2, lower = 0;
    for (uint32_t r = upper / 8 + 1; r < ROWS; ++r)
        lower |= different_dreams(g, r, side);
    lower = choose(g, lower);
    Row *above = &g->row[upper / 8], *below = &g->row[lower / 8];
    uint32_t falling = take(above, side, upper % 4), rising = take(below, side, lower % 4);
    add(above, side, rising);
    add(below, side, falling);
}

/* The sets of places on one side, with their sums; of equal Dreams always the first ones. */
static uint32_t sets_of_side(const Row *row, uint32_t side, uint8_t sums[1 << SIDE_LIMIT])
{
    uint32_t sets = 1, again = repeated(row, side);
    sums[0] = 0;
    for (uint32_t set = 1; set < 1u << row->count[side]; ++set) {
        sums[set] = (uint8_t)(sums[set & (set - 1)] + magnitude[row->dream[side][__builtin_ctz(set)]]);
        if (!(set & again & ~(set << 1)))
            sets |= 1u << set;
    }
    return sets;
}

/* DP-06 (URB-BASE-36): a set of both sides is incubi set * 8 + sognae set, and its two halves have the same sum. */
static void clean(Game *g, Row *row)
{
    if (!row->count[SOGNAE] || !row->count[INCUBI])
        return;
    uint8_t sums[1 << SIDE_LIMIT], with_sum[SIDE_LIMIT * 5 + 1] = { 0 };
    for (uint32_t sets = sets_of_side(row, SOGNAE, sums); sets; sets &= sets - 1)
        with_sum[sums[__builtin_ctz(sets)]] |= (uint8_t)(sets & -sets);
    uint64_t options = 0;
    for (uint32_t sets = sets_of_side(row, INCUBI, sums); sets; sets &= sets - 1) {
        uint32_t set = (uint32_t)__builtin_ctz(sets);
        options |= (uint64_t)with_sum[sums[set]] << 8 * set;
    }
    uint32_t choice = choose(g, options);
    for (uint32_t i = 2 * SIDE_LIMIT; i-- > 0;)             /* downwards, so that places stay what they are */
        if (choice >> i & 1)
            take(row, i / SIDE_LIMIT, i % SIDE_LIMIT);
}

/* URB-BASE-35 */
static bool census(Game *g)
{
    Row *end = g->row + ROWS;
    uint32_t claims = 0;
    bool claimed[ROWS];
    for (uint32_t r = 0; r < ROWS; ++r) {                                       /* C1 */
        claimed[r] = is_balanced(&g->row[r]);
        if (claimed[r]) {
            discard_all(&g->row[r]);
            ++claims;
        }
    }
    g->claimed += claims;
    for (Row *row = g->row; row < end; ++row)                                   /* C2 */
        clean(g, row);
    if (claims == ROWS && g->cities_size && (first_edition || choose(g, 3))) {  /* C4: URB-BASE-38, -39 */
        draw_city(g);
        ++g->claimed;
    }
    if (g->claimed == ALL_CITIES)                                               /* C5: URB-BASE-60 */
        return false;
    for (uint32_t r = 0; r < ROWS; ++r)                                         /* C6: URB-BASE-40 */
        if (claimed[r])
            g->row[r].city = g->cities_size ? (uint8_t)draw_city(g) : 0;
    for (Row *row = g->row; row < end; ++row)                                   /* C7: URB-BASE-41 */
        if (row->city && is_empty(row) && !fill(g, row))
            return false;
    return true;
}

/* URB-BASE-30: where the cards of the hand can be played, as (row * 2 + side) * 8 + kind. */
static uint64_t plays(const Game *g)
{
    uint64_t options = 0;
    for (uint32_t r = 0; r < ROWS; ++r) {
        const Row *row = &g->row[r];
        uint32_t sognae = row->city, incubi = (uint32_t)row->city << INCUBUS;
        if (row->count[SOGNAE] < SIDE_LIMIT)
            options |= (uint64_t)(g->hand & sognae) << 16 * r;
        if (row->count[INCUBI] < SIDE_LIMIT)
            options |= (uint64_t)(g->hand & incubi) << (16 * r + 8);
    }
    return options;
}

/* DP-04 MAIN: plays, then what a discarded card can be used for, as use * 8 + kind. */
static bool act(Game *g)
{
    uint64_t to_play = plays(g);
    uint32_t to_discard = g->hand << 8 * CENSUS;
    if (!first_edition)                                                         /* URB-BASE-32 */
        to_discard |= g->hand << 8 * PASS;
    if (can_swap(g))
        to_discard |= g->hand << 8 * SWAP;
    uint32_t play_count = size(to_play), n = decide(g, play_count + size(to_discard));
    ++g->turns;
    if (n < play_count) {
        uint32_t choice = nth(to_play, n);
        out_of_hand(g, choice % 8);
        add(&g->row[choice / 16], choice / 8 % 2, choice % 8);
        return true;
    }
    uint32_t choice = nth(to_discard, n - play_count);
    out_of_hand(g, choice % 8);
    if (choice / 8 == SWAP)
        swap(g);
    return choice / 8 == CENSUS ? census(g) : true;
}

/* ---- Phase II ---- */

/* URB-BASE-52 */
static void resolve_chaos(Game *g)
{
    uint32_t options = places_for_chaos(g) << PLACE | 1u << REVEAL;
    for (uint32_t r = 0; r < ROWS; ++r)
        if (is_balanced(&g->row[r]))
            options |= 1u << (RUIN + r);
    uint32_t choice = choose(g, options);
    if (choice == REVEAL) {
        uint32_t chaos = 0;
        for (int i = 0; i < REVEALED && g->deck_size; ++i)                      /* URB-BASE-54 */
            chaos += draw_dream(g) == CHAOS;
        while (chaos--)
            resolve_chaos(g);
    } else if (choice >= RUIN)
        discard_all(&g->row[choice - RUIN]);
    else
        place_chaos(g, choice);
}

/* URB-BASE-50 */
static bool refill(Game *g)
{
    while (g->hand_size < HAND_SIZE) {
        if (!g->deck_size)
            return false;                                                       /* URB-BASE-62, -63 */
        uint32_t kind = draw_dream(g);
        if (kind < CHAOS)
            into_hand(g, kind);
        else
            resolve_chaos(g);
    }
    return true;
}

static void play_game(Game *g, uint64_t seed, uint32_t checksum)
{
    *g = (Game){ .deck_size = DREAMS, .cities_size = ALL_CITIES, .checksum = checksum };
    memcpy(g->deck, all_dreams, DREAMS);
    memcpy(g->cities, all_cities, ALL_CITIES);
    g->key_lo = mix32((uint32_t)seed ^ 0x5bd1e995u);
    g->key_hi = mix32((uint32_t)(seed >> 32) ^ g->key_lo);
    g->mind = open_stream(g, MIND, 0);
    g->dream_order = open_stream(g, DREAM_DECK, 0);
    g->city_order = open_stream(g, CITY_DECK, 0);

    for (uint32_t r = 0; r < ROWS; ++r)                                         /* URB-BASE-14 */
        g->row[r].city = (uint8_t)draw_city(g);
    for (uint32_t r = 0; r < ROWS; ++r)
        fill(g, &g->row[r]);
    opening_hand(g);
    while (act(g) && refill(g))
        ;
}

static bool read_number(const char *text, uint64_t *number)
{
    char *end;
    *number = strtoull(text, &end, 10);
    return text[0] >= '0' && text[0] <= '9' && !*end && *number <= INT64_MAX;
}

int main(int argc, char **argv)
{
    uint64_t games = 200000, seed = 0;
    const char *edition = argc > 3 ? argv[3] : "second";
    bool second_edition = !strcmp(edition, "second");
    first_edition = !strcmp(edition, "first");
    with_checksum = argc > 4 && !strcmp(argv[4], "check");
    if ((argc > 1 && !read_number(argv[1], &games)) || (argc > 2 && !read_number(argv[2], &seed))
        || first_edition == second_edition || (argc > 4 && !with_checksum) || argc > 5) {
        fprintf(stderr, "usage: %s [games] [first_seed] [second|first] [check]\n", argv[0]);
        return 2;
    }
    for (uint32_t i = 0; i < DREAMS; ++i)
        all_dreams[i] = (uint8_t)(i / COPIES);

    Game game = { 0 };
    unsigned long long decisions = 0, wins = 0, cities = 0, turns = 0;
    clock_t start = clock();                                    /* processor time */
    for (uint64_t i = 0; i < games; ++i) {
        play_game(&game, seed + i, game.checksum);              /* the checksum runs through all games */
        decisions += game.decisions;
        wins += game.claimed == ALL_CITIES;
        cities += game.claimed;
        turns += game.turns;
    }
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;

    printf("{\"games\":%llu,\"decisions\":%llu,\"wins\":%llu,\"cities\":%llu,\"turns\":%llu,\"checksum\":%lu,"
           "\"seconds\":%.6f,\"ns_per_decision\":%.3f}\n",
           (unsigned long long)games, decisions, wins, cities, turns, (unsigned long)game.checksum,
           seconds, decisions ? seconds * 1e9 / (double)decisions : 0.0);
    return 0;
}
