"""The whole state of Onirim as canonical JSON (keys in order, no spaces): what the hash of a state is made of.

It is the text of `Engine.chance` and `Engine.table`, as a test compares at every question; a server needs it with
every answer.
"""

from reverie.games.onirim import constants as c
from reverie.games.onirim.state import State
from reverie.kernel.native import finished, new_page, put, put_number
from reverie.kernel.writing import (
    end_list,
    put_agenda,
    put_bag,
    put_bytes,
    put_chance,
    put_kinds,
    put_lower,
    put_member,
    put_upper,
)


def whole_state_json(g: State) -> bytes:
    """Where chance stands, and every zone, open and hidden."""
    book, catchers, oniverse = g.flags & c.BOOK, g.flags & c.DREAMCATCHERS, g.flags & c.ONIVERSE
    page = new_page()
    put(page, b'{"chance":')
    put_chance(page, g, c.SETUP_STREAM)
    put(page, b',"table":{"agenda":')
    put_agenda(page, g)
    put(page, b',"bag":')
    put_bag(page, g.pile)
    if catchers:
        write_catchers(page, g)
    if book:
        put_member(page, b',"covered":', g.covered)
    put(page, b',"discard":')
    put_kinds(page, g.discarded, c.KINDS)
    put_member(page, b',"doors_needed":', g.doors_needed)
    put_member(page, b',"edition":', g.edition)
    put_member(page, b',"figure":', g.figure)
    put_member(page, b',"figure_card":', g.figure_card)
    put_member(page, b',"flags":', g.flags)
    if book:
        put(page, b',"goals":')
        put_bytes(page, g.goals, g.goal_count)
    if catchers:
        put_member(page, b',"handbooks":', g.handbooks)
    if oniverse:
        put_member(page, b',"knows_unused":', g.knows_unused)
    put(page, b',"limbo":')
    write_limbo(page, g)
    put(page, b',"looked":')
    put_bytes(page, g.looked, g.looked_size)
    put_member(page, b',"looked_placed":', g.looked_placed)
    put_member(page, b',"outcome":', g.outcome)
    put(page, b',"over":')
    put_upper(page, g.pile)
    if book:
        put_member(page, b',"pay_from":', g.pay_from)
        put_member(page, b',"pay_left":', g.pay_left)
    put_member(page, b',"premonitions_down":', g.premonitions_down)
    put_member(page, b',"premonitions_up":', g.premonitions_up)
    if oniverse:
        put(page, b',"rallied":')
        put_kinds(page, g.rallied, 8)
    put_member(page, b',"reason":', g.reason)
    if book:
        put(page, b',"removed":')
        put_kinds(page, g.removed, c.KINDS)
    put_member(page, b',"revealed":', g.looked_public)
    put_member(page, b',"seat":', g.seat)
    put(page, b',"seats":[')
    write_seats(page, g)
    put(page, b'],"shared":')
    put_kinds(page, g.shared, c.DOOR)
    if oniverse:
        put(page, b',"stored":')
        put_bytes(page, g.stored, g.stored_size)
    put(page, b',"towers":')
    put_bytes(page, g.towers, g.tower_size)
    put_member(page, b',"turn":', g.turn)
    put(page, b',"under":')
    put_lower(page, g.pile)
    if oniverse:
        put(page, b',"unused":')
        put_kinds(page, g.unused, 8)
    put(page, b"}}")
    return finished(page)


def write_limbo(page: bytearray, g: State) -> None:
    """The limbo, which has no order: in that of the cards."""
    put(page, b"[")
    if g.limbo_size:
        for kind in range(c.KINDS):
            for i in range(g.limbo_size):
                if g.limbo[i] == kind:
                    put_number(page, kind)
                    put(page, b",")
    end_list(page, g.limbo_size)


def write_catchers(page: bytearray, g: State) -> None:
    """What every dreamcatcher holds, in card order."""
    put(page, b',"catchers":[')
    for catcher in range(g.catchers):
        count = 0
        put(page, b"[")
        for kind in range(c.KINDS):
            for i in range(g.captured_size):
                if g.captured[i] == kind | catcher << 6:
                    put_number(page, kind)
                    put(page, b",")
                    count += 1
        end_list(page, count)
        put(page, b",")
    end_list(page, g.catchers)


def write_seats(page: bytearray, g: State) -> None:
    """The zones of each seat, seat 0 first."""
    if g.flags & c.TEAM and g.seat:
        write_partner(page, g)
        put(page, b",")
    put(page, b'{"doors":')
    put_bytes(page, g.doors, 5)
    put(page, b',"hand":')
    put_kinds(page, g.hand, c.DOOR)
    put(page, b',"row":')
    put_bytes(page, g.row, g.row_size)
    put_member(page, b',"segment":', g.segment)
    put(page, b',"shown":')
    put_kinds(page, g.shown, c.DOOR)
    put(page, b"}")
    if g.flags & c.TEAM and not g.seat:
        put(page, b",")
        write_partner(page, g)


def write_partner(page: bytearray, g: State) -> None:
    """The zones of the seat that is not active."""
    put(page, b'{"doors":')
    put_bytes(page, g.partner_doors, 5)
    put(page, b',"hand":')
    put_kinds(page, g.partner_hand, c.DOOR)
    put(page, b',"row":')
    put_bytes(page, g.partner_row, g.partner_row_size)
    put_member(page, b',"segment":', g.partner_segment)
    put(page, b',"shown":')
    put_kinds(page, g.partner_shown, c.DOOR)
    put(page, b"}")
