"""What a search for a line that wins keeps in mind: positions seen, the way it is on, and lines that it tries.

The search itself is in the solver of each game, since it plays by that game's rules; see `docs/solver.md`. Everything
here is numbers, so that it runs without Python objects; the same search gives the same answer uncompiled.
"""

from reverie.kernel.choices import nth_choice
from reverie.kernel.constants import (
    BAG,
    BAG_SIZE,
    BUCKET,
    KIND,
    LONGEST,
    MIND,
    OVER_SIZE,
    STREAM,
    UNDER_SIZE,
    WIDTH,
)
from reverie.kernel.core import Core
from reverie.kernel.native import allocate, shelf_in, wide_numbers
from reverie.kernel.pile import pile_over, pile_under
from reverie.kernel.streams import low32, mix32, stream_state

SEARCH_FIELDS = {
    "buckets": 0,
    "one": 0,
    "other": 0,
    "nodes": 0,
    "depth": 0,
    "found": 0,
    "cut": 0,
    "mind": 0,
    "tries": 0,
    "length": 0,
    "best": 0,
    "best_length": 0,
    "closed": 0,
    "tried": -LONGEST,
    "favourite": -LONGEST,
    "way": -LONGEST,
    "trial": -LONGEST,
    "best_way": -LONGEST,
}


class Search:
    """One search, between two calls that carry it on."""

    memory: bytearray  # of the positions seen: buckets of four, two numbers each
    room: bytearray  # of the positions on the way
    buckets: int
    one: int  # the first number of the position that is being written down …
    other: int  # … and the second one
    nodes: int  # answers given so far
    depth: int  # how many positions are on the way; 0: everything was seen
    found: int  # how long the line is that wins, or 0
    cut: int  # 1 if a way was left because it was too long: then nothing is proven
    mind: int  # where the lots of the tries stand
    tries: int
    length: int  # of the line that is being tried
    best: int  # what the best line came to so far
    best_length: int
    closed: int  # ways that a bound has closed
    tried: list[int]  # by position on the way: how many of its answers were given
    favourite: list[int]  # by position on the way: the answer that is given first
    way: list[int]  # by position on the way: the answer that was given last
    trial: list[int]  # the line that is being tried
    best_way: list[int]

    def __init__(self, buckets: int, width: int) -> None:
        allocate(self, SEARCH_FIELDS)
        self.buckets = buckets
        self.memory = bytearray(buckets * BUCKET * 16)
        self.keys = wide_numbers(self.memory)
        self.room = bytearray((LONGEST + 1) * width)
        self.shelf = shelf_in(self.room, LONGEST + 1)

    def line(self) -> list[int]:
        """The answers that win; empty as long as none are found."""
        return [self.best_way[i] for i in range(self.found)]


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
