"""The whole state of Urbion as canonical JSON (keys in order, no spaces): what the hash of a state is made of.

It is the text of `Engine.chance` and `Engine.table`, as a test compares at every question; a server needs it with
every answer.
"""

from reverie.games.urbion.constants import BOOK_KINDS, BOOK_STREAM, KINDS, POSTCARD_KINDS, ROWS, TEAM, VACANT
from reverie.games.urbion.state import State
from reverie.games.urbion.view_json import books_in_play
from reverie.kernel.native import finished, new_page, put, put_number
from reverie.kernel.writing import (
    end_list,
    put_agenda,
    put_bag,
    put_bytes,
    put_chance,
    put_kinds,
    put_member,
    put_upper,
)


def whole_state_json(g: State) -> bytes:
    """Where chance stands, and every zone, open and hidden."""
    page = new_page()
    put(page, b'{"chance":')
    put_chance(page, g, BOOK_STREAM)
    put(page, b',"table":{"agenda":')
    put_agenda(page, g)
    put_member(page, b',"aside_chaos":', g.aside_chaos)
    put_member(page, b',"aside_chromatic":[', g.aside_own)
    put_member(page, b",", g.aside_partner)
    put(page, b'],"bag":')
    put_bag(page, g.deck)
    put(page, b',"book_bag":')
    put_bag(page, g.books)
    put(page, b',"books":')
    write_books(page, g)
    put(page, b',"box":')
    put_kinds(page, g.box, KINDS)
    put(page, b',"city_bag":')
    put_bag(page, g.cities)
    put(page, b',"city_over":')
    put_upper(page, g.cities)
    put(page, b',"discard":')
    put_bytes(page, g.discard, g.discard_size)
    put(page, b',"drawn":')
    put_bytes(page, g.drawn_dreams, g.drawn_size)
    put_member(page, b',"edition":', g.edition)
    put_member(page, b',"flags":', g.flags)
    put(page, b',"kept":')
    put_bytes(page, g.kept, POSTCARD_KINDS)
    put(page, b',"looked":')
    put_bytes(page, g.looked, g.looked_size)
    put_member(page, b',"looked_placed":', g.looked_placed)
    put(page, b',"lost":')
    put_bytes(page, g.lost, POSTCARD_KINDS)
    put_member(page, b',"outcome":', g.outcome)
    put(page, b',"over":')
    put_upper(page, g.deck)
    put(page, b',"postcard_bag":')
    put_bag(page, g.postcards)
    put(page, b',"postcard_over":')
    put_upper(page, g.postcards)
    put_member(page, b',"reason":', g.reason)
    put(page, b',"rows":[')
    write_rows(page, g)
    put_member(page, b',"seat":', g.seat)
    put(page, b',"seats":[')
    write_seats(page, g)
    put(page, b'],"success":')
    put_kinds(page, g.success, 16)
    put_member(page, b',"total":', g.total)
    put_member(page, b',"turn":', g.turn)
    put_member(page, b',"void_figure":', g.void_figure)
    put_member(page, b',"void_stack":', g.void_stack)
    put_member(page, b',"wise":', g.wise)
    put(page, b"}}")
    return finished(page)


def write_books(page: bytearray, g: State) -> None:
    """The Books in play."""
    count = 0
    put(page, b"[")
    for book in range(BOOK_KINDS):
        for _ in range(books_in_play(g, book)):
            put_number(page, book)
            put(page, b",")
            count += 1
    end_list(page, count)


def write_rows(page: bytearray, g: State) -> None:
    """The rows: Cities, and the Dreams of both sides with the Postcards on them."""
    for row in range(ROWS):
        put_member(page, b'{"city":', -1 if g.city[row] == VACANT else g.city[row])
        put(page, b',"sides":[')
        write_side(page, g, row * 2)
        put(page, b",")
        write_side(page, g, row * 2 + 1)
        put(page, b"]},")
    end_list(page, ROWS)


def write_side(page: bytearray, g: State, side: int) -> None:
    """The Dreams of a side."""
    put(page, b"[")
    for slot in range(side * 4, side * 4 + g.size[side]):
        put_member(page, b"[", g.dreams[slot])
        put_member(page, b",", g.posts[slot])
        put(page, b"],")
    end_list(page, g.size[side])


def write_seats(page: bytearray, g: State) -> None:
    """The zones of each seat, seat 0 first."""
    if g.flags & TEAM and g.seat:
        write_partner(page, g)
        put(page, b",")
    put(page, b'{"hand":')
    put_bytes(page, g.hand, g.hand_size)
    put_member(page, b',"polarity":', g.polarity if g.flags & TEAM else -1)
    put(page, b"}")
    if g.flags & TEAM and not g.seat:
        put(page, b",")
        write_partner(page, g)


def write_partner(page: bytearray, g: State) -> None:
    """The zones of the seat that is not active."""
    put(page, b'{"hand":')
    put_bytes(page, g.partner_hand, g.partner_size)
    put_member(page, b',"polarity":', 1 - g.polarity)
    put(page, b"}")
