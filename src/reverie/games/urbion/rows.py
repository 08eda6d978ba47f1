"""Dreams on the table: sides, sums, balance, and how a Dream comes and goes (URB-BASE-01).

A side of a row has the number row * 2 + side. Its Dreams are kept sorted by kind and Postcard, because their order
means nothing: equal tables look equal.
"""

from typing import Any

from reverie.games.urbion import constants as c
from reverie.games.urbion.state import State, moved, to_discard
from reverie.kernel.constants import KIND
from reverie.kernel.core import tell
from reverie.kernel.native import put
from reverie.kernel.writing import end_list, put_member

# ---- what is there ----------------------------------------------------------------------------------------


def is_occupied(g: State, row: int) -> bool:
    """Whether a City lies in the row (URB-BASE-01)."""
    return g.city[row] != c.VACANT


def occupied_count(g: State) -> int:
    """How many Cities are on the table."""
    count = 0
    for row in range(c.ROWS):
        count += g.city[row] != c.VACANT
    return count


def next_row(g: State, row: int) -> int:
    """The next City below, from the bottom one to the top one; vacant rows are skipped (URB-BASE-01)."""
    for step in range(1, c.ROWS):
        if g.city[(row + step) % c.ROWS] != c.VACANT:
            return (row + step) % c.ROWS
    return row


def has_no_dreams(g: State, row: int) -> bool:
    """Whether both sides of the row are empty."""
    return g.size[row * 2] == 0 and g.size[row * 2 + 1] == 0


def is_balanced(g: State, row: int) -> bool:
    """Equal sums, and at least one Dream (URB-BASE-08, URB-EDGE-07); a Dream has at least magnitude 1."""
    return g.power[row * 2] == g.power[row * 2 + 1] and g.power[row * 2] != 0


def stronger_side(g: State, row: int) -> int:
    """The side with the larger sum, or -1 (URB-BASE-09, URB-EDGE-06)."""
    sognae, incubi = g.power[row * 2], g.power[row * 2 + 1]
    if sognae == incubi:
        return -1
    return row * 2 + (incubi > sognae)


def is_open_side(g: State, side: int) -> bool:
    """A side with room for another Dream, next to a City (URB-BASE-10, URB-BASE-11, URB-EDGE-08)."""
    return g.size[side] < c.SIDE_LIMIT and g.city[side >> 1] != c.VACANT


def open_sides(g: State) -> int:
    """All sides with room, a bit each."""
    mask = 0
    for side in range(c.ROWS * 2):
        if is_open_side(g, side):
            mask |= 1 << side
    return mask


def open_rows(g: State, side: int) -> int:
    """The rows with room on this side (sognae or incubi), a bit each."""
    mask = 0
    for row in range(c.ROWS):
        if is_open_side(g, row * 2 + side):
            mask |= 1 << row
    return mask


def slots_on(g: State, side: int) -> int:
    """The Dreams of a side, a bit each by slot; of equal ones without a Postcard only the first (URB-BASE-67)."""
    first = side * 4
    mask = 0
    for i in range(g.size[side]):
        slot = first + i
        if i == 0 or g.posts[slot] or g.dreams[slot] != g.dreams[slot - 1] or g.posts[slot - 1]:
            mask |= 1 << slot
    return mask


# ---- coming and going -------------------------------------------------------------------------------------


def influence(g: State, kind: int, side: int) -> int:
    """The magnitude of a Dream on a side (URB-BASE-04)."""
    return g.minus[kind] if side & 1 == c.INCUBI else g.plus[kind]


def lay_dream(g: State, side: int, kind: int, post: int) -> None:
    """Put a Dream, with the Postcard on it, at its place on a side with room."""
    first = side * 4
    slot = first + g.size[side]
    while slot > first and (g.dreams[slot - 1] > kind or (g.dreams[slot - 1] == kind and g.posts[slot - 1] > post)):
        g.dreams[slot] = g.dreams[slot - 1]
        g.posts[slot] = g.posts[slot - 1]
        slot -= 1
    g.dreams[slot] = kind
    g.posts[slot] = post
    g.size[side] += 1
    g.power[side] += influence(g, kind, side)


def lift_dream(g: State, slot: int) -> int:
    """Take a Dream off the table: its kind, and the Postcard on it above."""
    side = slot >> 2
    kind = g.dreams[slot]
    dream = kind | g.posts[slot] << 8
    g.size[side] -= 1
    g.power[side] -= influence(g, kind, side)
    end = side * 4 + g.size[side]
    while slot < end:
        g.dreams[slot] = g.dreams[slot + 1]
        g.posts[slot] = g.posts[slot + 1]
        slot += 1
    return dream


def lay_from(g: State, side: int, kind: int, source: int) -> None:
    """A Dream without a Postcard comes to the table, and is told of."""
    lay_dream(g, side, kind, 0)
    if g.listening:
        moved(g, kind, source, c.Z_TABLE + side)


def discard_dream(g: State, slot: int) -> None:
    """A Dream leaves the table for the discard pile; the Postcard on it is lost (URB-POSTCARDS-07)."""
    dream = lift_dream(g, slot)
    if dream >> 8:
        settle_postcard(g, dream >> 8, 0, slot >> 2)
    to_discard(g, dream & KIND, c.Z_TABLE + (slot >> 2))


def discard_row(g: State, row: int) -> None:
    """All Dreams of a row leave the table."""
    for side in range(row * 2, row * 2 + 2):
        while g.size[side]:
            discard_dream(g, side * 4 + g.size[side] - 1)


def settle_postcard(g: State, post: int, kept: int, side: int) -> None:
    """A Postcard joins the Inhabitants of all players with +1 or -2, for good (URB-POSTCARDS-08, URB-POSTCARDS-19)."""
    number = (post & c.POSTCARD) - 1
    if kept:
        g.kept[number] += 1
    else:
        g.lost[number] += 1
    if g.listening:
        tell(g, c.E_POSTCARD, number, side, c.POSTCARD_SETTLED_KEPT if kept else c.POSTCARD_SETTLED_LOST)


def sort_side(g: State, side: int) -> None:
    """Put the Dreams of a side in order again after Postcards on them changed."""
    first = side * 4
    for done in range(1, g.size[side]):
        slot = first + done
        while slot > first and g.dreams[slot - 1] == g.dreams[slot] and g.posts[slot - 1] > g.posts[slot]:
            g.posts[slot - 1], g.posts[slot] = g.posts[slot], g.posts[slot - 1]
            slot -= 1


# ---- what lies on the table -----------------------------------------------------------------------------------


def write_rows(page: bytearray, g: State) -> None:
    """The rows: Cities, and the Dreams of both sides with the Postcards on them."""
    put(page, b"[")
    for row in range(c.ROWS):
        put_member(page, b'{"city":', -1 if g.city[row] == c.VACANT else g.city[row])
        put(page, b',"sides":[')
        write_side(page, g, row * 2)
        put(page, b",")
        write_side(page, g, row * 2 + 1)
        put(page, b"]},")
    end_list(page, c.ROWS)


def write_side(page: bytearray, g: State, side: int) -> None:
    """The Dreams of a side."""
    put(page, b"[")
    for slot in range(side * 4, side * 4 + g.size[side]):
        put_member(page, b"[", g.dreams[slot])
        put_member(page, b",", g.posts[slot])
        put(page, b"],")
    end_list(page, g.size[side])


def lay_rows(g: State, rows: list[dict[str, Any]]) -> None:
    """Lay Cities and the Dreams beside them."""
    for row, zones in enumerate(rows):
        g.city[row] = c.VACANT if zones["city"] < 0 else zones["city"]
        for side, dreams in enumerate(zones["sides"]):
            for kind, post in dreams:
                lay_dream(g, row * 2 + side, kind, post)
