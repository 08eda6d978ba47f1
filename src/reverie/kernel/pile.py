"""A pile whose order nobody knows has no order: a bag of cards, and the cards placed above and below it.

A draw takes a placed card, or a random one of the bag; a shuffle only forgets the places. A fixed order (tests,
puzzles, audits) is the same pile with every card placed. Placed cards carry in their upper two bits which seats
know them. The layout is described in `constants.py`.
"""

from reverie.kernel.constants import BAG_SIZE, CAPACITY, HEADER, KIND, OVER_SIZE, STREAM, UNDER_SIZE
from reverie.kernel.core import Core
from reverie.kernel.native import close_gap, open_gap
from reverie.kernel.streams import below, open_stream


def pile_init(g: Core, pile: bytearray, number: int, capacity: int) -> None:
    """An empty pile with a stream of its own (numbers from 1)."""
    pile[BAG_SIZE] = 0
    pile[OVER_SIZE] = 0
    pile[UNDER_SIZE] = 0
    pile[CAPACITY] = capacity
    pile[STREAM] = number
    g.shuffles[number] = 0
    open_stream(g, number)


def pile_size(pile: bytearray) -> int:
    """How many cards are in the pile."""
    return pile[BAG_SIZE] + pile[OVER_SIZE] + pile[UNDER_SIZE]


def pile_draw(g: Core, pile: bytearray) -> int:
    """Take the top card of a pile that is not empty: placed over, else from the bag, else placed under."""
    g.mark += 1
    n = pile[OVER_SIZE]
    if n:
        pile[OVER_SIZE] = n - 1
        return pile[HEADER + pile[CAPACITY] + n - 1]
    n = pile[BAG_SIZE]
    if n:
        i = HEADER + below(g, pile[STREAM], n)
        card = pile[i]
        close_gap(pile, i, HEADER + n)
        pile[BAG_SIZE] = n - 1
        return card
    i = HEADER + 2 * pile[CAPACITY]
    card = pile[i]
    close_gap(pile, i, i + pile[UNDER_SIZE])
    pile[UNDER_SIZE] -= 1
    return card


def pile_add(pile: bytearray, kind: int) -> None:
    """Put a card among the unordered ones, which stay sorted by kind; a shuffle must follow."""
    n = pile[BAG_SIZE]
    i = n
    while i and pile[HEADER + i - 1] > kind:
        i -= 1
    open_gap(pile, HEADER + i, HEADER + n)
    pile[HEADER + i] = kind
    pile[BAG_SIZE] = n + 1


def pile_put_over(pile: bytearray, card: int) -> None:
    """Place a card (kind and who knows it) on top."""
    pile[HEADER + pile[CAPACITY] + pile[OVER_SIZE]] = card
    pile[OVER_SIZE] += 1


def pile_put_under(pile: bytearray, card: int) -> None:
    """Place a card (kind and who knows it) at the very bottom."""
    pile[HEADER + 2 * pile[CAPACITY] + pile[UNDER_SIZE]] = card
    pile[UNDER_SIZE] += 1


def pile_shuffle(g: Core, pile: bytearray) -> None:
    """Forget every place: all cards join the bag, and a new stream decides from here on."""
    over = HEADER + pile[CAPACITY]
    under = over + pile[CAPACITY]
    for i in range(pile[OVER_SIZE]):
        pile_add(pile, pile[over + i] & KIND)
    for i in range(pile[UNDER_SIZE]):
        pile_add(pile, pile[under + i] & KIND)
    pile[OVER_SIZE] = 0
    pile[UNDER_SIZE] = 0
    g.shuffles[pile[STREAM]] += 1
    open_stream(g, pile[STREAM])


def pile_find(pile: bytearray, kind: int) -> int:
    """Where a card of this kind lies in the pile's bytes, or 0."""
    i = HEADER + pile[BAG_SIZE] - 1
    while i >= HEADER and pile[i] > kind:
        i -= 1
    if i >= HEADER and pile[i] == kind:
        return i
    start = HEADER + pile[CAPACITY]
    for i in range(start, start + pile[OVER_SIZE]):
        if pile[i] & KIND == kind:
            return i
    start += pile[CAPACITY]
    for i in range(start, start + pile[UNDER_SIZE]):
        if pile[i] & KIND == kind:
            return i
    return 0


def pile_take(pile: bytearray, kind: int) -> None:
    """Take one card of this kind, which must be there, out of the pile; a shuffle must follow."""
    i = pile_find(pile, kind)
    region = 0
    if i >= HEADER + 2 * pile[CAPACITY]:
        region = 2
    elif i >= HEADER + pile[CAPACITY]:
        region = 1
    close_gap(pile, i, HEADER + region * pile[CAPACITY] + pile[region])
    pile[region] -= 1
