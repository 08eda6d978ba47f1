/*
 * Onirim, base game, solo, played by a uniformly random player, as one writes it in C.
 *
 *     onirim [games] [first_seed] [edition] [check]      (200000 0 third)
 *
 * Same games, same totals, same checksum as onirim_tuned.c, but written without tuning: what such code costs is
 * what the engine is compared with; onirim_tuned.c shows how far tuning goes.  Rule ids are those of the law.
 *
 *     gcc -std=c11 -O2 -Wall -Wextra -o onirim onirim.c
 *
 * Cards are numbered in card order (ONI-GEN-11), which is also the order of the options in every decision:
 *      0..11  location, colour * 3 + symbol       12..15  door, 12 + colour       16  nightmare
 * The discard pile is not kept, because no rule of the base game asks what is in it.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { COLOURS = 4, SYMBOLS = 3, KEY = 2, LOCATIONS = 12, DOOR = 12, NIGHTMARE = 16, KINDS };
enum { CARDS = 76, HAND_SIZE = 5, LOOK = 5, ALL_DOORS = 8, MAX_LIMBO = 8 + 10 };
enum { REVEAL = NIGHTMARE, NEW_HAND };                  /* options of a nightmare, after the keys and the doors */
enum { ALL_SUNS = 01111, ALL_KEYS = ALL_SUNS << KEY };  /* sets of locations: one symbol in every colour */
enum { MIND, PILE };                                    /* purposes of random streams */

/* Section 3.1: suns 9 8 7 6, four moons and three keys per colour, two doors each, ten nightmares. */
static const uint8_t copies[KINDS] = { 9, 4, 3, 8, 4, 3, 7, 4, 3, 6, 4, 3, 2, 2, 2, 2, 10 };
static uint8_t deck[CARDS];                             /* all cards, sorted */
static bool first_edition, with_checksum;

typedef struct {
    uint32_t key_lo, key_hi;
    uint64_t mind, shuffled;            /* streams: the player's choices, the current order of the pile */
    uint32_t shuffles;
    uint8_t bag[CARDS];                 /* the pile's cards in unknown order, sorted; drawn at random */
    uint32_t bag_size;
    uint8_t placed[LOOK];               /* above them what a prophecy put back, topmost last */
    uint32_t placed_size;
    uint8_t limbo[MAX_LIMBO];
    uint32_t limbo_size;
    uint8_t hand_count[LOCATIONS];
    uint32_t hand, hand_size;           /* the locations in the hand as a set, and how many cards */
    uint32_t blocked;                   /* locations with the symbol of the row's last card (ONI-BASE-08) */
    uint32_t run_colour, run_length;    /* open end of the row (P-RUN) */
    uint8_t door_count[COLOURS];        /* laid out */
    uint32_t door_kinds, doors;         /* the same as a set of kinds, and their number */
    uint32_t decisions, turns, checksum;
} Game;

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

/* One decision; options is a set, and the chosen member is returned. */
static uint32_t choose(Game *g, uint32_t options)
{
    uint32_t count = (uint32_t)__builtin_popcount(options);
    uint32_t r = random_below(&g->mind, count);
    ++g->decisions;
    if (with_checksum)
        g->checksum = mix32(g->checksum ^ (count << 8 | r));
    while (r--)
        options &= options - 1;
    return (uint32_t)__builtin_ctz(options);
}

/* The same where a single option is carried out without asking. */
static uint32_t choose_unless_forced(Game *g, uint32_t options)
{
    return options & (options - 1) ? choose(g, options) : (uint32_t)__builtin_ctz(options);
}

static uint32_t pile_size(const Game *g)
{
    return g->bag_size + g->placed_size;
}

static uint32_t out_of_bag(Game *g, uint32_t index)
{
    uint32_t kind = g->bag[index];
    --g->bag_size;
    memmove(g->bag + index, g->bag + index + 1, g->bag_size - index);
    return kind;
}

static void into_bag(Game *g, uint8_t kind)
{
    uint32_t i = g->bag_size++;
    for (; i > 0 && g->bag[i - 1] > kind; --i)
        g->bag[i] = g->bag[i - 1];
    g->bag[i] = kind;
}

/* The top card of a pile that is not empty. */
static uint32_t draw(Game *g)
{
    if (g->placed_size)
        return g->placed[--g->placed_size];
    return out_of_bag(g, random_below(&g->shuffled, g->bag_size));
}

/* P-SHUFFLE: the placed cards are known no more, and the order comes from a new stream. */
static void shuffle(Game *g)
{
    while (g->placed_size)
        into_bag(g, g->placed[--g->placed_size]);
    g->shuffled = open_stream(g, PILE, ++g->shuffles);
}

static void into_limbo(Game *g, uint32_t kind)
{
    g->limbo[g->limbo_size++] = (uint8_t)kind;
}

/* P-LIMBO: an empty limbo means no shuffle (ONI-BASE-03, -36). */
static void limbo_back(Game *g)
{
    if (!g->limbo_size)
        return;
    while (g->limbo_size)
        into_bag(g, g->limbo[--g->limbo_size]);
    shuffle(g);
}

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

/* P-LAYOUT.  This and all rules below that can end the game return whether it goes on; here a win (ONI-BASE-37). */
static bool lay_out(Game *g, uint32_t door)
{
    ++g->door_count[door - DOOR];
    g->door_kinds |= 1u << door;
    return ++g->doors < ALL_DOORS;
}

/* P-REDRAW: doors and nightmares are set aside without effect (ONI-BASE-34). */
static bool redraw(Game *g)
{
    while (g->hand_size < HAND_SIZE) {
        if (!pile_size(g))
            return false;                                       /* ONI-BASE-38 */
        uint32_t kind = draw(g);
        if (kind < LOCATIONS)
            into_hand(g, kind);
        else
            into_limbo(g, kind);
    }
    return true;
}

/* DP-SEARCH (ONI-BASE-13 .. -15) */
static bool search(Game *g, uint32_t door)
{
    enum { TAKE, DECLINE, SEARCH_ONLY };
    bool there = memchr(g->bag, (int)door, g->bag_size) || memchr(g->placed, (int)door, g->placed_size);
    uint32_t choice = choose(g, (uint32_t)there << TAKE | 1u << DECLINE | 1u << SEARCH_ONLY);
    if (choice == DECLINE)
        return true;                                            /* no shuffle: ONI-BASE-14 */
    if (choice == TAKE && !lay_out(g, door))
        return false;
    shuffle(g);                                                 /* now the door is in the bag, also if it was placed */
    if (choice == TAKE)
        out_of_bag(g, (uint32_t)((uint8_t *)memchr(g->bag, (int)door, g->bag_size) - g->bag));
    return true;
}

/* DP-PROPHECY (ONI-BASE-18 .. -20): first the card to discard, then the others from the top down. */
static void prophecy(Game *g)
{
    uint8_t count[KINDS] = { 0 };
    uint32_t kinds = 0, cards = pile_size(g) < LOOK ? pile_size(g) : LOOK;
    for (uint32_t i = 0; i < cards; ++i) {
        uint32_t kind = draw(g);
        ++count[kind];
        kinds |= 1u << kind;
    }
    if (cards)
        g->placed_size = cards - 1;     /* at most four cards were placed, so all of them are among those drawn */
    for (uint32_t left = cards; left > 0; --left) {
        uint32_t kind = choose_unless_forced(g, kinds);
        if (--count[kind] == 0)
            kinds &= ~(1u << kind);
        if (left < cards)
            g->placed[left - 1] = (uint8_t)kind;
    }
}

/* P-RUN: the third card of a colour uses up the run, whatever comes of it (ONI-BASE-11, -12). */
static bool play(Game *g, uint32_t kind)
{
    uint32_t colour = kind / SYMBOLS;
    g->blocked = ALL_SUNS << kind % SYMBOLS;
    g->run_length = colour == g->run_colour ? g->run_length + 1 : 1;
    g->run_colour = colour;
    if (g->run_length < 3)
        return true;
    g->run_length = 0;
    return search(g, DOOR + colour);
}

/* Phase 1, DP-TURN: plays, then discards.  It is asked even if only one option is left. */
static bool act(Game *g)
{
    uint32_t choice = choose(g, (g->hand & ~g->blocked) | g->hand << LOCATIONS);
    uint32_t kind = choice % LOCATIONS;
    ++g->turns;
    out_of_hand(g, kind);
    if (choice < LOCATIONS)
        return play(g, kind);
    if (kind % SYMBOLS == KEY)
        prophecy(g);                                            /* ONI-BASE-17 */
    return true;
}

/* DP-DOOR: open or not (ONI-BASE-24, -26); without its key there is nothing to decide. */
static bool door_drawn(Game *g, uint32_t door)
{
    uint32_t key = (door - DOOR) * SYMBOLS + KEY;
    if (g->hand >> key & 1 && choose(g, 3) == 0) {
        out_of_hand(g, key);                                    /* no prophecy: ONI-BASE-21 */
        return lay_out(g, door);
    }
    into_limbo(g, door);
    return true;
}

/* III: locations are discarded.  Running out of cards loses the first edition only (ONI-ED-03, ONI-GEN-04). */
static bool reveal(Game *g)
{
    for (int i = 0; i < LOOK; ++i) {
        if (!pile_size(g))
            return !first_edition;
        uint32_t kind = draw(g);
        if (kind >= DOOR)
            into_limbo(g, kind);
    }
    return true;
}

/* DP-NIGHTMARE: I a key, II a door, III reveal, IV a new hand (ONI-BASE-28 .. -33). */
static bool nightmare_drawn(Game *g)
{
    uint32_t options = (g->hand & ALL_KEYS) | g->door_kinds | 1u << NEW_HAND;
    if (pile_size(g))
        options |= 1u << REVEAL;
    uint32_t choice = choose_unless_forced(g, options);
    if (choice == REVEAL)
        return reveal(g);
    if (choice == NEW_HAND) {
        memset(g->hand_count, 0, sizeof g->hand_count);
        g->hand = g->hand_size = 0;
        return redraw(g);
    }
    if (choice < LOCATIONS) {
        out_of_hand(g, choice);
        return true;
    }
    if (--g->door_count[choice - DOOR] == 0)                    /* P-RETURN */
        g->door_kinds &= ~(1u << choice);
    --g->doors;
    into_limbo(g, choice);
    return true;
}

/* Phase 2, P-REFILL */
static bool refill(Game *g)
{
    while (g->hand_size < HAND_SIZE) {
        if (!pile_size(g))
            return false;                                       /* ONI-BASE-38 */
        uint32_t kind = draw(g);
        if (kind < LOCATIONS)
            into_hand(g, kind);                                 /* ONI-BASE-23 */
        else if (!(kind == NIGHTMARE ? nightmare_drawn(g) : door_drawn(g, kind)))
            return false;
    }
    return true;
}

static void play_game(Game *g, uint64_t seed, uint32_t checksum)
{
    *g = (Game){ .bag_size = CARDS, .run_colour = COLOURS, .checksum = checksum };
    memcpy(g->bag, deck, CARDS);
    g->key_lo = mix32((uint32_t)seed ^ 0x5bd1e995u);
    g->key_hi = mix32((uint32_t)(seed >> 32) ^ g->key_lo);
    g->mind = open_stream(g, MIND, 0);
    g->shuffled = open_stream(g, PILE, 0);

    redraw(g);                                                  /* ONI-BASE-02 */
    do
        limbo_back(g);                                          /* ends the setup (ONI-BASE-03) and every turn */
    while (act(g) && refill(g));
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
    const char *edition = argc > 3 ? argv[3] : "third";
    bool third_edition = !strcmp(edition, "third") || !strcmp(edition, "0");
    first_edition = !strcmp(edition, "first") || !strcmp(edition, "1");
    with_checksum = argc > 4 && !strcmp(argv[4], "check");
    if ((argc > 1 && !read_number(argv[1], &games)) || (argc > 2 && !read_number(argv[2], &seed))
        || first_edition == third_edition || (argc > 4 && !with_checksum) || argc > 5) {
        fprintf(stderr, "usage: %s [games] [first_seed] [third|first] [check]\n", argv[0]);
        return 2;
    }
    for (uint32_t kind = 0, at = 0; kind < KINDS; at += copies[kind++])
        memset(deck + at, (int)kind, copies[kind]);

    Game game = { 0 };
    unsigned long long decisions = 0, wins = 0, doors = 0, turns = 0;
    clock_t start = clock();                                    /* processor time */
    for (uint64_t i = 0; i < games; ++i) {
        play_game(&game, seed + i, game.checksum);              /* the checksum runs through all games */
        decisions += game.decisions;
        wins += game.doors == ALL_DOORS;
        doors += game.doors;
        turns += game.turns;
    }
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;

    printf("{\"games\":%llu,\"decisions\":%llu,\"wins\":%llu,\"doors\":%llu,\"turns\":%llu,\"checksum\":%lu,"
           "\"seconds\":%.6f,\"ns_per_decision\":%.3f}\n",
           (unsigned long long)games, decisions, wins, doors, turns, (unsigned long)game.checksum,
           seconds, decisions ? seconds * 1e9 / (double)decisions : 0.0);
    return 0;
}
