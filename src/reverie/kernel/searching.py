"""What a search for a line that wins keeps in mind: positions seen, the way it is on, and lines that it tries.

A game says how a position of it is written down, which ones are hopeless, and how far a lost game has come; see
`docs/solver.md`. Everything here is numbers, so that it runs without Python objects; the same search gives the same
answer uncompiled.
"""

from reverie.kernel.choices import nth_choice
from reverie.kernel.constants import (
    BAG,
    BAG_SIZE,
    BUCKET,
    KIND,
    LONGEST,
    MIND,
    NOISE,
    NOISIEST,
    OVER_SIZE,
    STREAM,
    UNDER_SIZE,
    WIDTH,
    WON,
)
from reverie.kernel.core import Core
from reverie.kernel.native import put_on_shelf, take_from_shelf
from reverie.kernel.pile import pile_over, pile_under
from reverie.kernel.search_state import Search
from reverie.kernel.streams import low32, mix32, stream_state, think

# ---- positions, written down as two numbers ------------------------------------------------------------------


def write_first(s: Search) -> None:
    """Begin to write a position down."""
    s.one = 1
    s.other = 1


def write(s: Search, value: int) -> None:
    """Write a number below 2^32: for a given beginning, different numbers and only those come to different ends."""
    s.one = 2117482479 * (low32(s.one) ^ value) + (s.one >> 32)
    s.other = 1791398085 * (low32(s.other) ^ value) + (s.other >> 32)


def write_wide(s: Search, value: int) -> None:
    """Write a number below 2^63."""
    write(s, low32(value))
    write(s, value >> 32)


def write_bytes(s: Search, cards: bytearray, first: int, count: int) -> None:
    """Write so many bytes, and how many they are."""
    write(s, count)
    i = first
    end = first + count
    while i + 2 < end:
        write(s, cards[i] | cards[i + 1] << 8 | cards[i + 2] << 16)
        i += 3
    while i < end:
        write(s, cards[i])
        i += 1


def write_kinds(s: Search, cards: bytearray, first: int, count: int) -> None:
    """Write so many cards, and how many they are; who knows them decides nothing."""
    write(s, count)
    i = first
    end = first + count
    while i + 2 < end:
        write(s, cards[i] & KIND | (cards[i + 1] & KIND) << 6 | (cards[i + 2] & KIND) << 12)
        i += 3
    while i < end:
        write(s, cards[i] & KIND)
        i += 1


def write_pile(s: Search, g: Core, pile: bytearray) -> None:
    """Write which cards come next: those placed, and those that the pile's stream will take from the bag."""
    write_kinds(s, pile, pile_over(pile), pile[OVER_SIZE])
    write_kinds(s, pile, pile_under(pile), pile[UNDER_SIZE])
    write(s, g.shuffles[pile[STREAM]])
    write(s, pile[BAG_SIZE])
    if pile[BAG_SIZE]:
        write_bytes(s, pile, BAG, WIDTH)
        write_wide(s, g.stream[pile[STREAM]])
        write(s, g.drawn[pile[STREAM]])


def write_agenda(s: Search, g: Core) -> None:
    """Write what is asked and what waits after it."""
    write_bytes(s, g.agenda_step, 0, g.agenda_size)
    write_bytes(s, g.agenda_arg, 0, g.agenda_size)


def is_new(s: Search) -> bool:
    """Whether the position that was written down was not seen before; it counts as seen from now on.

    Where a bucket is full, one of its positions is forgotten: it may be looked at again, and nothing false follows.
    """
    write(s, 0)
    first = low32(mix32(low32(s.one) ^ (s.other >> 32))) % s.buckets * BUCKET * 2
    for place in range(first, first + BUCKET * 2, 2):
        if s.keys[place] == s.one and s.keys[place + 1] == s.other:
            return False
        if s.keys[place] == 0:
            s.keys[place] = s.one
            s.keys[place + 1] = s.other
            return True
    place = first + (s.nodes & (BUCKET - 1)) * 2
    s.keys[place] = s.one
    s.keys[place + 1] = s.other
    return True


# ---- the way ---------------------------------------------------------------------------------------------------


def enter(s: Search, favourite: int) -> None:
    """One position further; the caller has put it on the shelf at this depth."""
    s.tried[s.depth] = 0
    s.favourite[s.depth] = favourite
    s.depth += 1


def next_answer(s: Search, g: Core) -> int:
    """The next answer at the position on top: first the favourite, then the others; -1 when all were given."""
    top = s.depth - 1
    count = s.tried[top]
    s.tried[top] = count + 1
    if count == 0:
        answer = s.favourite[top]
    else:
        if count > g.choice_count:
            return -1
        answer = nth_choice(g, count - 1)
        if answer == s.favourite[top]:
            s.tried[top] = count + 2
            if count + 1 > g.choice_count:
                return -1
            answer = nth_choice(g, count)
    s.way[top] = answer
    return answer


# ---- tries -----------------------------------------------------------------------------------------------------


def begin_tries(s: Search, g: Core) -> None:
    """Lots of its own: they touch no stream of the cards."""
    s.mind = stream_state(g, MIND, 1)
    s.best = -1


def keep_line(s: Search, value: int) -> None:
    """A try is over: from lines that came as far as any, later tries go on."""
    s.tries += 1
    if value >= s.best:
        s.best = value
        keep(s, s.trial, s.length)


def keep(s: Search, answers: list[int], count: int) -> None:
    """Note a line."""
    s.best_length = count
    for i in range(count):
        s.best_way[i] = answers[i]


def wins(s: Search, answers: list[int], count: int) -> None:
    """A line that wins: the search is over."""
    keep(s, answers, count)
    s.found = count


# ---- the search itself ---------------------------------------------------------------------------------------


def begin_search(s: Search, g: Core) -> None:
    """From this position on."""
    g.settle_piles()
    put_on_shelf(s.shelf, 0, g)
    g.write_position(s)
    is_new(s)
    begin_tries(s, g)
    enter(s, g.choose_by_rules())


def search_ways(s: Search, g: Core, nodes: int) -> None:
    """Go on through every way, depth first, for so many answers."""
    limit = s.nodes + nodes
    while s.depth and s.nodes < limit:
        take_from_shelf(g, s.shelf, s.depth - 1)
        action = next_answer(s, g)
        if action < 0:
            s.depth -= 1
            continue
        g.advance(action)
        s.nodes += 1
        if g.outcome == WON:
            wins(s, s.way, s.depth)
            return
        if g.outcome:
            continue
        if g.is_hopeless():
            s.closed += 1
            continue
        g.write_position(s)
        if not is_new(s):
            continue
        if s.depth == LONGEST:
            s.cut = 1
            continue
        put_on_shelf(s.shelf, s.depth, g)
        enter(s, g.choose_by_rules())


def try_lines(s: Search, g: Core, nodes: int) -> None:
    """Play from the start to the end again and again, for so many answers: a part of the best line so far, then by the
    rules of thumb with a lot now and then."""
    limit = s.nodes + nodes
    while s.nodes < limit and s.found == 0:
        take_from_shelf(g, s.shelf, 0)
        g.mind = s.mind
        noise = think(g, NOISIEST)
        kept = think(g, s.best_length + 1) if think(g, 2) else 0
        s.length = 0
        while g.outcome == 0 and s.length < LONGEST:
            if s.length < kept:
                action = s.best_way[s.length]
            elif think(g, NOISE) < noise:
                action = nth_choice(g, think(g, g.choice_count))
            else:
                action = g.choose_by_rules()
            s.trial[s.length] = action
            s.length += 1
            g.advance(action)
        s.nodes += s.length
        s.mind = g.mind
        if g.outcome == WON:
            wins(s, s.trial, s.length)
        else:
            keep_line(s, g.progress())
