"""A pile whose order nobody knows has no order: a bag of cards, and the cards placed above and below it.

A draw takes a placed card, or a random one of the bag; a shuffle only forgets the places. A fixed order (tests,
puzzles, audits) is the same pile with every card placed. Placed cards carry in their upper two bits which seats
know them. The layout is described in `constants.py`.
"""

from reverie.kernel.constants import BAG, BAG_SIZE, CAPACITY, KIND, OVER, OVER_SIZE, STREAM, UNDER_SIZE, WIDTH
from reverie.kernel.core import Core
from reverie.kernel.native import add_kind, add_kinds, close_gap, drop_kind, take_nth
from reverie.kernel.streams import below, open_stream


def pile_init(g: Core, pile: bytearray, number: int, capacity: int) -> None:
    """An empty pile with a stream of its own (numbers from 1)."""
    pile[BAG_SIZE] = 0
    pile[OVER_SIZE] = 0
    pile[UNDER_SIZE] = 0
    pile[CAPACITY] = capacity
    pile[STREAM] = number
    for i in range(BAG, BAG + WIDTH):
        pile[i] = 0
    g.shuffles[number] = 0
    open_stream(g, number)


def pile_size(pile: bytearray) -> int:
    """How many cards are in the pile."""
    return pile[BAG_SIZE] + pile[OVER_SIZE] + pile[UNDER_SIZE]


def pile_is_empty(pile: bytearray) -> bool:
    """Whether no card is left."""
    return pile[BAG_SIZE] == 0 and pile[OVER_SIZE] == 0 and pile[UNDER_SIZE] == 0


def pile_over(pile: bytearray) -> int:
    """Where the cards placed above begin."""
    return OVER


def pile_under(pile: bytearray) -> int:
    """Where the cards placed below begin."""
    return OVER + pile[CAPACITY]


def pile_draw(g: Core, pile: bytearray) -> int:
    """Take the top card of a pile that is not empty: placed over, else from the bag, else placed under.

    A card that not everybody knew is news and raises the mark.
    """
    n = pile[OVER_SIZE]
    if n:
        pile[OVER_SIZE] = n - 1
        card = pile[pile_over(pile) + n - 1]
    elif pile[BAG_SIZE]:
        card = bag_draw(g, pile)
    else:
        i = pile_under(pile)
        card = pile[i]
        close_gap(pile, i, i + pile[UNDER_SIZE])
        pile[UNDER_SIZE] -= 1
    g.mark += card < g.common
    return card


def pile_draw_bottom(g: Core, pile: bytearray) -> int:
    """Take the lowest card of a pile that is not empty: placed under, else from the bag, else placed over."""
    n = pile[UNDER_SIZE]
    if n:
        pile[UNDER_SIZE] = n - 1
        card = pile[pile_under(pile) + n - 1]
    elif pile[BAG_SIZE]:
        card = bag_draw(g, pile)
    else:
        i = pile_over(pile)
        card = pile[i]
        close_gap(pile, i, i + pile[OVER_SIZE])
        pile[OVER_SIZE] -= 1
    g.mark += card < g.common
    return card


def bag_draw(g: Core, pile: bytearray) -> int:
    """Take one of the unordered cards, by the pile's stream."""
    n = pile[BAG_SIZE]
    pile[BAG_SIZE] = n - 1
    return take_nth(pile, BAG, WIDTH, below(g, pile[STREAM], n))


def pile_add(pile: bytearray, kind: int) -> None:
    """Put a card among the unordered ones; a shuffle must follow."""
    add_kind(pile, BAG, WIDTH, kind)
    pile[BAG_SIZE] += 1


def pile_add_all(pile: bytearray, cards: bytearray, count: int) -> None:
    """Put the first `count` of these cards among the unordered ones; a shuffle must follow."""
    add_kinds(pile, BAG, WIDTH, cards, count)
    pile[BAG_SIZE] += count


def pile_put_over(pile: bytearray, card: int) -> None:
    """Place a card (kind and who knows it) on top."""
    pile[pile_over(pile) + pile[OVER_SIZE]] = card
    pile[OVER_SIZE] += 1


def pile_put_under(pile: bytearray, card: int) -> None:
    """Place a card (kind and who knows it) at the very bottom."""
    pile[pile_under(pile) + pile[UNDER_SIZE]] = card
    pile[UNDER_SIZE] += 1


def pile_settle(g: Core, pile: bytearray, count: int, knows: int) -> None:
    """Fix the places of the next `count` unordered cards, under those placed above: who knows them is said."""
    for _ in range(min(count, pile[BAG_SIZE])):
        first = pile_over(pile)
        for i in range(pile[OVER_SIZE]):
            pile[first + pile[OVER_SIZE] - i] = pile[first + pile[OVER_SIZE] - i - 1]
        pile[first] = bag_draw(g, pile) | knows
        pile[OVER_SIZE] += 1


def pile_insert(g: Core, pile: bytearray, depth: int, card: int) -> None:
    """Put a card under the `depth` top ones, or under all if there are fewer; for piles with nothing placed below."""
    pile_settle(g, pile, depth - pile[OVER_SIZE], 0)
    above = min(depth, pile[OVER_SIZE])
    end = pile_over(pile) + pile[OVER_SIZE]
    for i in range(above):
        pile[end - i] = pile[end - i - 1]
    pile[end - above] = card
    pile[OVER_SIZE] += 1


def pile_shuffle(g: Core, pile: bytearray) -> None:
    """Forget every place: all cards join the bag, and a new stream decides from here on."""
    while pile[OVER_SIZE]:
        pile[OVER_SIZE] -= 1
        pile_add(pile, pile[pile_over(pile) + pile[OVER_SIZE]] & KIND)
    while pile[UNDER_SIZE]:
        pile[UNDER_SIZE] -= 1
        pile_add(pile, pile[pile_under(pile) + pile[UNDER_SIZE]] & KIND)
    g.shuffles[pile[STREAM]] += 1
    open_stream(g, pile[STREAM])


def bag_count(pile: bytearray, kind: int) -> int:
    """How many cards of this kind are among the unordered ones."""
    return pile[BAG + kind] - pile[BAG + kind - 1] if kind else pile[BAG]


def placed_at(pile: bytearray, kind: int) -> int:
    """Where a placed card of this kind lies in the pile's bytes, or 0."""
    start = pile_over(pile)
    for i in range(start, start + pile[OVER_SIZE]):
        if pile[i] & KIND == kind:
            return i
    start = pile_under(pile)
    for i in range(start, start + pile[UNDER_SIZE]):
        if pile[i] & KIND == kind:
            return i
    return 0


def pile_has(pile: bytearray, kind: int) -> bool:
    """Whether a card of this kind is anywhere in the pile."""
    return bag_count(pile, kind) != 0 or placed_at(pile, kind) != 0


def pile_count(pile: bytearray, kind: int) -> int:
    """How many cards of this kind are in the pile."""
    count = bag_count(pile, kind)
    start = pile_over(pile)
    for i in range(start, start + pile[OVER_SIZE]):
        count += pile[i] & KIND == kind
    start = pile_under(pile)
    for i in range(start, start + pile[UNDER_SIZE]):
        count += pile[i] & KIND == kind
    return count


def pile_take(pile: bytearray, kind: int) -> None:
    """Take one card of this kind, which must be there, out of the pile; a shuffle must follow."""
    if bag_count(pile, kind):
        drop_kind(pile, BAG, WIDTH, kind)
        pile[BAG_SIZE] -= 1
        return
    i = placed_at(pile, kind)
    if i < pile_under(pile):
        close_gap(pile, i, pile_over(pile) + pile[OVER_SIZE])
        pile[OVER_SIZE] -= 1
    else:
        close_gap(pile, i, pile_under(pile) + pile[UNDER_SIZE])
        pile[UNDER_SIZE] -= 1
