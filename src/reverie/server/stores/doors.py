"""Links and keys as they are kept: every statement about them. Only hashes of tokens come here.

A link opens once: then it is spent, and the key of whoever came stands beside it. All that changes the doors of an
evening (a table and its rematches) begins by locking it, so that two who come at once come one after the other.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from reverie.server.stores.driver import Statement

LINK: Final = "link"
KEY: Final = "key"
SPENT: Final = "spent"  # a link that was used; whoever comes by it is told so
BY_TABLE: Final = "table"  # made with the table
BY_SEAT: Final = "seat"  # made by the seat's holder, for another device
BY_MAKER: Final = "maker"  # made by the table's maker, for a lost seat

KEPT_SPENT = 16  # spent links of a seat that are remembered

DOOR = "seat, token, kind, origin, at, opened"
LOCK = "UPDATE tables SET evening = evening WHERE id = $1"


class Door(NamedTuple):
    """One link or key, in the order of the columns."""

    seat: int
    token: str  # its hash
    kind: str
    origin: str
    at: int
    opened: str | None = None  # the key of whoever spent the link


def add_door(evening: str, door: Door) -> Statement:
    """One more."""
    return f"INSERT INTO doors (evening, {DOOR}) VALUES ($1, $2, $3, $4, $5, $6, $7)", (evening, *door)


def spend(evening: str, link: str, key: str, at: int) -> list[Statement]:
    """A link opens, for this key; nothing happens if it has opened before."""
    return [
        (LOCK, (evening,)),
        (
            "UPDATE doors SET kind = 'spent', opened = $3 WHERE evening = $1 AND token = $2 AND kind = 'link'",
            (evening, link, key),
        ),
        (
            f"INSERT INTO doors (evening, {DOOR}) SELECT evening, seat, opened, 'key', origin, $4, NULL FROM doors "
            "WHERE evening = $1 AND token = $2 AND kind = 'spent' AND opened = $3 "
            "AND NOT EXISTS (SELECT 1 FROM doors WHERE evening = $1 AND token = $3)",
            (evening, link, key, at),
        ),
    ]


# A seat is somebody's; what somebody else called the table goes.
WHOSE = "guest = $3, label = CASE WHEN guest = $3 THEN label END"


def seat_guest(table: str, seat: int, guest: str, key: tuple[str, str], over: bool) -> Statement:
    """The seat is this guest's if the key was given: `over` somebody's whose it was before, or only if it was free."""
    sql = (
        f"UPDATE seats SET {WHOSE} WHERE table_id = $1 AND seat = $2 "
        "AND EXISTS (SELECT 1 FROM doors WHERE evening = $4 AND token = $5 AND kind = 'key')"
    )
    return sql if over else f"{sql} AND guest IS NULL", (table, seat, guest, *key)


def shut_out(evening: str, seat: int) -> list[Statement]:
    """No key and no link of a seat is good any more."""
    return [
        (LOCK, (evening,)),
        ("UPDATE doors SET kind = 'spent' WHERE evening = $1 AND seat = $2 AND kind = 'link'", (evening, seat)),
        ("DELETE FROM doors WHERE evening = $1 AND seat = $2 AND kind = 'key'", (evening, seat)),
    ]


def another_key(evening: str, door: Door) -> list[Statement]:
    """A new key instead of all others, and of every link."""
    return [*shut_out(evening, door.seat), add_door(evening, door)]


def another_link(evening: str, door: Door) -> list[Statement]:
    """A new link beside the keys; a seat has one at a time."""
    return [
        (LOCK, (evening,)),
        ("DELETE FROM doors WHERE evening = $1 AND seat = $2 AND kind = 'link'", (evening, door.seat)),
        (
            "DELETE FROM doors WHERE evening = $1 AND seat = $2 AND kind = 'spent' AND origin <> 'maker' AND at <= "
            "(SELECT at FROM doors WHERE evening = $1 AND seat = $2 AND kind = 'spent' AND origin <> 'maker' "
            f"ORDER BY at DESC LIMIT 1 OFFSET {KEPT_SPENT - 1})",
            (evening, door.seat),
        ),
        add_door(evening, door),
    ]


def renew(evening: str, door: Door) -> list[Statement]:
    """A new link instead of every key and link. It stays in sight, spent or not: the table shows that it was made."""
    return [
        *shut_out(evening, door.seat),
        ("DELETE FROM doors WHERE evening = $1 AND seat = $2 AND origin = 'maker'", (evening, door.seat)),
        add_door(evening, door),
    ]
