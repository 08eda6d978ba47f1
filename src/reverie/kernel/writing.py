"""JSON, written down by the engines themselves: zones of cards by their names or numbers, and how many there are.

A server shows every answer to everybody at the table. Building plain data for that and encoding it costs more than the
rules do, so the engines write the text at once. Names come ready (`quoting.py`), each with a comma behind it, which
the end of a list takes back.
"""

from reverie.kernel.constants import BAG, BAG_SIZE, KIND, OVER_SIZE, UNDER_SIZE, WIDTH
from reverie.kernel.core import Core
from reverie.kernel.native import drop_last, put, put_number
from reverie.kernel.pile import bag_count, pile_over, pile_under


def put_truth(page: bytearray, is_so: bool) -> None:
    """`true` or `false`."""
    put(page, b"true" if is_so else b"false")


def put_member(page: bytearray, key: bytes, number: int) -> None:
    """A number with its key before it."""
    put(page, key)
    put_number(page, number)


def end_list(page: bytearray, count: int) -> None:
    """The end of a list with so many entries, the last of them with a comma behind it."""
    if count:
        drop_last(page, 1)
    put(page, b"]")


def end_object(page: bytearray, count: int) -> None:
    """The end of an object with so many members, the last of them with a comma behind it."""
    if count:
        drop_last(page, 1)
    put(page, b"}")


# ---- by names ----------------------------------------------------------------------------------------------


def put_names(page: bytearray, names: list[bytes], cards: bytearray, count: int) -> None:
    """The first cards of a zone, whoever knows them."""
    put(page, b"[")
    for i in range(count):
        put(page, names[cards[i] & KIND])
    end_list(page, count)


def put_copies(page: bytearray, names: list[bytes], copies: bytearray, kinds: int) -> None:
    """The cards of a zone that counts copies by kind."""
    put(page, b"[")
    count = 0
    for kind in range(kinds):
        for _ in range(copies[kind]):
            put(page, names[kind])
        count += copies[kind]
    end_list(page, count)


def put_sorted_names(page: bytearray, names: list[bytes], cards: bytearray, count: int, kinds: int) -> None:
    """The cards of a zone that has no order: in that of the kinds."""
    put(page, b"[")
    if count:
        for kind in range(kinds):
            for i in range(count):
                if cards[i] == kind:
                    put(page, names[kind])
    end_list(page, count)


def put_marked(page: bytearray, names: list[bytes], mask: int) -> None:
    """The names whose bits are set."""
    put(page, b"[")
    count = 0
    for i in range(len(names)):
        if mask >> i & 1:
            put(page, names[i])
            count += 1
    end_list(page, count)


def put_count(page: bytearray, key: bytes, count: int) -> None:
    """How many there are of something: a member of an object."""
    put_member(page, key, count)
    put(page, b",")


def put_known_top(page: bytearray, names: list[bytes], pile: bytearray, known: int) -> None:
    """The cards placed on a pile from its top on, as far as a seat with one of these bits knows something."""
    first = pile_over(pile)
    count = pile[OVER_SIZE]
    while count and not pile[first + pile[OVER_SIZE] - count] & known:
        count -= 1
    put(page, b"[")
    for i in range(count):
        put_if_known(page, names, pile[first + pile[OVER_SIZE] - 1 - i], known)
    end_list(page, count)


def put_known_bottom(page: bytearray, names: list[bytes], pile: bytearray, known: int) -> None:
    """The same for the cards placed under it, from its bottom on."""
    first = pile_under(pile)
    count = pile[UNDER_SIZE]
    while count and not pile[first + pile[UNDER_SIZE] - count] & known:
        count -= 1
    put(page, b"[")
    for i in range(count):
        put_if_known(page, names, pile[first + pile[UNDER_SIZE] - 1 - i], known)
    end_list(page, count)


def put_if_known(page: bytearray, names: list[bytes], card: int, known: int) -> None:
    """A card in its place, or null."""
    put(page, names[card & KIND] if card & known else b"null,")


def unknown_placed(pile: bytearray, kind: int, known: int) -> int:
    """How many cards of a kind have a place in a pile that a seat with these bits does not know."""
    count = 0
    start = pile_over(pile)
    for i in range(start, start + pile[OVER_SIZE]):
        count += pile[i] & KIND == kind and not pile[i] & known
    start = pile_under(pile)
    for i in range(start, start + pile[UNDER_SIZE]):
        count += pile[i] & KIND == kind and not pile[i] & known
    return count


def hidden_in_pile(pile: bytearray, kind: int, known: int) -> int:
    """How many cards of a kind in a pile are hidden from whoever has one of these bits."""
    return bag_count(pile, kind) + unknown_placed(pile, kind, known)


def put_unseen_of_pile(page: bytearray, pile: bytearray, keys: list[bytes], known: int) -> None:
    """How many of each card in a deck are hidden from whoever has this bit."""
    different = 0
    put(page, b"{")
    for kind in range(len(keys)):
        count = hidden_in_pile(pile, kind, known)
        if count:
            put_count(page, keys[kind], count)
            different += 1
    end_object(page, different)


# ---- by numbers --------------------------------------------------------------------------------------------


def put_bytes(page: bytearray, cards: bytearray, count: int) -> None:
    """The first bytes of an array."""
    put(page, b"[")
    for i in range(count):
        put_number(page, cards[i])
        put(page, b",")
    end_list(page, count)


def put_kinds(page: bytearray, copies: bytearray, kinds: int) -> None:
    """The kinds of a zone that counts copies by kind."""
    put(page, b"[")
    count = 0
    for kind in range(kinds):
        for _ in range(copies[kind]):
            put_number(page, kind)
            put(page, b",")
        count += copies[kind]
    end_list(page, count)


def put_bag(page: bytearray, pile: bytearray) -> None:
    """The kinds of a pile's unordered cards, ascending."""
    put(page, b"[")
    before = 0
    for kind in range(WIDTH):
        while before < pile[BAG + kind]:
            put_number(page, kind)
            put(page, b",")
            before += 1
    end_list(page, pile[BAG_SIZE])


def put_upper(page: bytearray, pile: bytearray) -> None:
    """The cards placed on a pile, from its top on."""
    last = pile_over(pile) + pile[OVER_SIZE] - 1
    put(page, b"[")
    for i in range(pile[OVER_SIZE]):
        put_number(page, pile[last - i])
        put(page, b",")
    end_list(page, pile[OVER_SIZE])


def put_lower(page: bytearray, pile: bytearray) -> None:
    """The cards placed under a pile, the highest one first."""
    first = pile_under(pile)
    put(page, b"[")
    for i in range(pile[UNDER_SIZE]):
        put_number(page, pile[first + i])
        put(page, b",")
    end_list(page, pile[UNDER_SIZE])


def put_agenda(page: bytearray, g: Core) -> None:
    """Everything that waits, the next step last."""
    put(page, b"[")
    for i in range(g.agenda_size):
        put(page, b"[")
        put_number(page, g.agenda_step[i])
        put(page, b",")
        put_number(page, g.agenda_arg[i])
        put(page, b"],")
    end_list(page, g.agenda_size)


def put_chance(page: bytearray, g: Core, last: int) -> None:
    """Where the streams of chance stand, from the first to the last one of the game."""
    put_member(page, b"[", g.fair)
    put_member(page, b",", g.key_low)
    put_member(page, b",", g.key_high)
    for i in range(1, last + 1):
        put_member(page, b",", g.stream[i])
    for i in range(1, last + 1):
        put_member(page, b",", g.shuffles[i])
    for i in range(1, last + 1):
        put_member(page, b",", g.drawn[i])
    put(page, b"]")
