"""Names of places on the map (ETH-MAP-01, ETH-MAP-02): fields, slots, edges.

The map is 6 rows of 8 fields. A field is a number, row * 8 + column counted from 0; people and packs write `B3.sw`. An
edge is a number too, field * 4 + side, written from the field that lies north or west of it, so that both fields mean
the same edge; people write `A1.nw-A1.ne`, or `A1.nw-north` at the border of the map.
"""

from __future__ import annotations

ROWS, COLUMNS = 6, 8
FIELDS = ROWS * COLUMNS
NO_FIELD = -1
NO_EDGE = -1

SLOTS = tuple(row + column for row in "ABC" for column in "1234")
QUADRANTS = ("nw", "ne", "sw", "se")
SIDES = ("north", "east", "south", "west")
NORTH, EAST, SOUTH, WEST = range(4)


def at(row: int, column: int) -> int:
    """The field at (row, column), counted from (1, 1); NO_FIELD outside the map."""
    if 1 <= row <= ROWS and 1 <= column <= COLUMNS:
        return (row - 1) * COLUMNS + column - 1
    return NO_FIELD


def row_column(field: int) -> tuple[int, int]:
    """Where a field lies, counted from (1, 1)."""
    row, column = divmod(field, COLUMNS)
    return row + 1, column + 1


def slot_fields(slot: str) -> list[int]:
    """The four fields of a slot, in the order of QUADRANTS."""
    if slot not in SLOTS:
        raise ValueError(f"no slot is called {slot!r}")
    return block(at(2 * "ABC".index(slot[0]) + 1, 2 * int(slot[1]) - 1))


def block(field: int) -> list[int]:
    """The 2 x 2 fields whose north-western one this is, in the order of QUADRANTS; those outside are NO_FIELD."""
    row, column = row_column(field)
    return [at(row, column), at(row, column + 1), at(row + 1, column), at(row + 1, column + 1)]


FIELD_NAMES = tuple(
    f"{'ABC'[row // 2]}{column // 2 + 1}.{QUADRANTS[row % 2 * 2 + column % 2]}"
    for row in range(ROWS)
    for column in range(COLUMNS)
)
FIELDS_BY_NAME = {name: field for field, name in enumerate(FIELD_NAMES)}


def field_name(field: int) -> str:
    """`A1.nw` for 0."""
    return FIELD_NAMES[field]


def field_of(name: str) -> int:
    """0 for `A1.nw`."""
    if name not in FIELDS_BY_NAME:
        raise ValueError(f"no field is called {name!r}")
    return FIELDS_BY_NAME[name]


def slot_of(field: int) -> str:
    """The slot a field lies in: `B3`."""
    return FIELD_NAMES[field][:2]


# ---- Edges ----------------------------------------------------------------------------------------------


def beyond(field: int, side: int) -> int:
    """The place next to a field on one side; NO_FIELD outside the map."""
    return BEYOND[field][side]


def edge(field: int, side: int) -> int:
    """The edge on one side of a field."""
    other = BEYOND[field][side]
    if side in (NORTH, WEST) and other != NO_FIELD:
        return other * 4 + (side + 2) % 4
    return field * 4 + side


def edges_of(field: int) -> list[int]:
    """The edges of a field: north, east, south, west."""
    return [edge(field, side) for side in range(4)]


def edge_between(a: int, b: int) -> int:
    """The edge two fields share; NO_EDGE if they share none."""
    if NO_FIELD in (a, b) or b not in BEYOND[a]:
        return NO_EDGE
    return edge(a, BEYOND[a].index(b))


def edge_fields(number: int) -> tuple[int, int]:
    """The places on both sides of an edge; the second is NO_FIELD at the border of the map."""
    field, side = divmod(number, 4)
    return field, BEYOND[field][side]


def edge_name(number: int) -> str:
    """`A1.nw-A1.ne`, or `A1.nw-north` at the border of the map."""
    field, other = edge_fields(number)
    return f"{FIELD_NAMES[field]}-{SIDES[number % 4] if other == NO_FIELD else FIELD_NAMES[other]}"


def edge_of(name: str) -> int:
    """The edge of a name. The two fields may stand in either order, and every edge may be named by a side."""
    first, _, second = name.partition("-")
    if first in FIELDS_BY_NAME and second in SIDES:
        return edge(FIELDS_BY_NAME[first], SIDES.index(second))
    found = edge_between(FIELDS_BY_NAME.get(first, NO_FIELD), FIELDS_BY_NAME.get(second, NO_FIELD))
    if found == NO_EDGE:
        raise ValueError(f"no edge is called {name!r}")
    return found


BEYOND = tuple(
    (at(row - 1, column), at(row, column + 1), at(row + 1, column), at(row, column - 1))
    for row in range(1, ROWS + 1)
    for column in range(1, COLUMNS + 1)
)
