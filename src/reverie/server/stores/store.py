"""Every statement the server sends to a database, with a name; the drivers only carry them there."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from reverie.hosted.entries import SPECTATOR, Entry, Header
from reverie.server.stores import doors
from reverie.server.stores.devices import Devices
from reverie.server.stores.doors import DOOR, Door
from reverie.server.stores.driver import Conflict, Driver, Row, Statement
from reverie.server.stores.nights import Nights, end_attempt
from reverie.server.stores.results import Ending, Result, add_results, results_of
from reverie.server.stores.riddles import Riddles

HEADER = "id, created, spec, rules, players, deal, secret, commitment, start, previous"
ENTRY = "seq, at, kind, seat, action_id, body, state, chain"
ADD_ENTRY = f"INSERT INTO log (table_id, {ENTRY}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"


@dataclass(frozen=True)
class StoredTable:
    """Everything that is kept of a table's game."""

    header: Header
    entries: list[Entry]
    following: str | None
    evening: str  # the first table of those whose rematch this is, or itself


@dataclass(frozen=True)
class StoredSeat:
    """A seat, and whose it is."""

    seat: int
    guest: str | None
    name: str | None


class Store:
    """The tables, their logs, seats and guests."""

    def __init__(self, driver: Driver, owner: str = "") -> None:
        self.driver = driver
        self.owner = owner  # the name of this process in leases
        self.nights = Nights(driver)
        self.devices = Devices(driver)
        self.riddles = Riddles(driver)

    async def open(self) -> None:
        """Be ready."""
        await self.driver.open()

    async def close(self) -> None:
        """Let go of the database."""
        await self.driver.close()

    # ---- tables ---------------------------------------------------------------------------------------

    async def create(
        self,
        header: Header,
        given: Sequence[Door],
        guests: Mapping[int, str | None],
        first: Entry | None = None,
        evening: str | None = None,
        beside: Sequence[Statement] = (),
    ) -> None:
        """A new table with its seats (and, for one brought along, what was played); Conflict if there is one, or if
        the table it is the rematch of has another. A rematch has the links and keys of its `evening`; what is stored
        `beside` is stored with the table or not at all."""
        unit = [*new_table(header, given, guests, evening or header.id), *beside]
        if first is not None:
            unit.append(add_entry(header.id, first))
        await self.driver.write(unit)

    async def load(self, table: str) -> StoredTable | None:
        """A table with its whole log."""
        rows = await self.driver.read(f"SELECT {HEADER}, evening FROM tables WHERE id = $1", (table,))
        if not rows:
            return None
        *header, evening = rows[0]
        entries = await self.tail(table, 0)
        return StoredTable(Header(*cast(Any, header)), entries, await self.following(table), str(evening))

    async def following(self, table: str) -> str | None:
        """The rematch of a table."""
        rows = await self.driver.read("SELECT id FROM tables WHERE previous = $1", (table,))
        return str(rows[0][0]) if rows else None

    async def tail(self, table: str, after: int) -> list[Entry]:
        """The committed entries after one."""
        sql = f"SELECT {ENTRY} FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq"
        return [Entry(*cast(Any, row)) for row in await self.driver.read(sql, (table, after))]

    def append(
        self,
        table: str,
        entry: Entry,
        ending: Ending | None = None,
        lease: int | None = None,
        notice: str | None = None,
    ) -> Awaitable[None]:
        """Add an entry, and with the last one the results; Conflict if somebody else was first."""
        unit: list[Statement] = [add_entry(table, entry)]
        if ending is not None:
            unit += end_table(table, entry.at, ending)
        if lease is not None:
            unit.append(("UPDATE tables SET owner = $2, lease = $3 WHERE id = $1", (table, self.owner, lease)))
        return self.driver.write(unit, notice)

    # ---- seats ----------------------------------------------------------------------------------------

    async def seats(self, table: str) -> list[StoredSeat]:
        """Every seat of a table; -1 is the spectators'."""
        sql = (
            "SELECT s.seat, s.guest, g.name FROM seats s LEFT JOIN guests g ON g.id = s.guest "
            "WHERE s.table_id = $1 ORDER BY s.seat"
        )
        return [StoredSeat(*cast(Any, row)) for row in await self.driver.read(sql, (table,))]

    async def last_action(self, table: str) -> int | None:
        """When anything was last done at a table; None if there is none."""
        sql = (
            "SELECT t.created, (SELECT l.at FROM log l WHERE l.table_id = t.id ORDER BY l.seq DESC LIMIT 1) "
            "FROM tables t WHERE t.id = $1"
        )
        rows = await self.driver.read(sql, (table,))
        return max(number(value) for value in rows[0] if value is not None) if rows else None

    async def evening(self, table: str) -> str | None:
        """The evening of a table; None if there is no such table."""
        rows = await self.driver.read("SELECT evening FROM tables WHERE id = $1", (table,))
        return str(rows[0][0]) if rows else None

    async def doors(self, table: str) -> list[Door]:
        """Every link and key that is or was good at a table."""
        names = ", ".join(f"d.{name}" for name in DOOR.split(", "))
        sql = f"SELECT {names} FROM doors d JOIN tables t ON t.evening = d.evening WHERE t.id = $1"
        return [Door(*cast(Any, row)) for row in await self.driver.read(sql, (table,))]

    async def change_doors(self, evening: str, unit: Sequence[Statement]) -> None:
        """Links and keys change, and every process that shows one of the evening's tables is told."""
        await self.driver.write(unit, f"doors:{evening}")

    async def spend_link(
        self, table: str, evening: str, link: Door, key: str, at: int, guest: str | None = None
    ) -> bool:
        """Somebody comes by a link: it is spent, and their key is good; False if somebody else has spent it before.

        The seat becomes theirs, unless its holder has only let another device in.
        """
        unit = doors.spend(evening, link.token, key, at)
        if guest is not None:
            unit.append(doors.seat_guest(table, link.seat, guest, (evening, key), link.origin != doors.BY_SEAT))
        await self.change_doors(evening, unit)
        return any(door.token == key and door.kind == doors.KEY for door in await self.doors(table))

    async def set_guest(self, table: str, seat: int, guest: str | None, notice: str | None = None) -> None:
        """Whose seat it is."""
        sql = f"UPDATE seats SET {doors.WHOSE} WHERE table_id = $1 AND seat = $2"
        await self.driver.write([(sql, (table, seat, guest))], notice)

    # ---- guests ---------------------------------------------------------------------------------------

    async def add_guest(self, guest: str, now: int) -> None:
        """Somebody new."""
        sql = "INSERT INTO guests (id, name, created, seen) VALUES ($1, NULL, $2, $2)"
        await self.driver.write([(sql, (guest, now))])

    async def guest_name(self, guest: str) -> tuple[bool, str | None]:
        """Whether we know somebody, and under which name."""
        rows = await self.driver.read("SELECT name FROM guests WHERE id = $1", (guest,))
        return (True, cast("str | None", rows[0][0])) if rows else (False, None)

    async def name_guest(self, guest: str, name: str | None, now: int) -> None:
        """Somebody's name."""
        await self.driver.write([("UPDATE guests SET name = $2, seen = $3 WHERE id = $1", (guest, name, now))])

    async def erase_guest(self, guest: str) -> None:
        """Forget somebody: name, statistics, daily attempts, puzzles, devices, and that seats were theirs. Logs hold
        nothing about people."""
        await self.driver.write(
            [
                ("UPDATE seats SET guest = NULL, label = NULL WHERE guest = $1", (guest,)),
                ("DELETE FROM results WHERE guest = $1", (guest,)),
                ("DELETE FROM attempts WHERE guest = $1", (guest,)),
                ("DELETE FROM riddles WHERE guest = $1", (guest,)),
                ("DELETE FROM devices WHERE guest = $1", (guest,)),
                ("DELETE FROM moves WHERE guest = $1", (guest,)),
                ("DELETE FROM guests WHERE id = $1", (guest,)),
            ]
        )

    async def tables_of(self, guest: str, limit: int) -> list[Row]:
        """Somebody's tables, the newest first: id, seat, spec, deal, players, created, finished, last action, seq, what
        they call it. Of a game that went on at another table, because the first was full, only the last one counts."""
        sql = (
            "SELECT t.id, s.seat, t.spec, t.deal, t.players, t.created, t.finished, "
            "(SELECT l.at FROM log l WHERE l.table_id = t.id ORDER BY l.seq DESC LIMIT 1), "
            "(SELECT MAX(l.seq) FROM log l WHERE l.table_id = t.id), s.label "
            "FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.guest = $1 AND s.seat >= 0 AND s.hidden = 0 "
            "AND (t.finished IS NOT NULL OR NOT EXISTS (SELECT 1 FROM tables n WHERE n.previous = t.id)) "
            "ORDER BY t.created DESC, t.id LIMIT $2"
        )
        return await self.driver.read(sql, (guest, limit))

    async def results_of(self, guest: str) -> list[Result]:
        """Somebody's finished games, the newest first."""
        return await results_of(self.driver, guest)

    async def hide(self, guest: str, table: str) -> None:
        """Show a table no more among somebody's. It stays theirs: what they have seen of its deal is known, and it goes
        with everything else when they are forgotten."""
        sql = "UPDATE seats SET hidden = 1 WHERE table_id = $1 AND guest = $2"
        await self.driver.write([(sql, (table, guest))])

    async def call(self, guest: str, table: str, label: str | None) -> None:
        """What somebody calls a table of theirs."""
        sql = "UPDATE seats SET label = $3 WHERE table_id = $1 AND guest = $2"
        await self.driver.write([(sql, (table, guest, label))])

    async def note_hint(self, table: str, seat: int) -> None:
        """Somebody was helped."""
        await self.driver.write([("UPDATE seats SET hinted = 1 WHERE table_id = $1 AND seat = $2", (table, seat))])

    async def seat_of_guest(self, table: str, guest: str) -> int | None:
        """The seat of somebody at a table; None if there is none."""
        sql = "SELECT seat FROM seats WHERE table_id = $1 AND guest = $2 AND seat >= 0 ORDER BY seat"
        rows = await self.driver.read(sql, (table, guest))
        return number(rows[0][0]) if rows else None

    # ---- forgetting -----------------------------------------------------------------------------------

    async def tables_after(self, table: str, limit: int) -> list[tuple[str, int]]:
        """The next tables by their names, each with the moment when anything was last done there."""
        sql = (
            "SELECT t.id, t.created, (SELECT l.at FROM log l WHERE l.table_id = t.id ORDER BY l.seq DESC LIMIT 1) "
            "FROM tables t WHERE t.id > $1 ORDER BY t.id LIMIT $2"
        )
        rows = await self.driver.read(sql, (table, limit))
        return [(str(name), max(number(at) for at in moments if at is not None)) for name, *moments in rows]

    async def erase_table(self, table: str, before: int, notice: str | None = None) -> None:
        """Forget a table with its seats and its log (with the last one of an evening also its links and keys), unless
        something was done there since; results stay. Who adds an entry in the same moment from another process makes it
        fail as a whole: an entry needs its table."""
        idle = (
            "EXISTS (SELECT 1 FROM tables t WHERE t.id = $1 AND t.created < $2) "
            "AND NOT EXISTS (SELECT 1 FROM log l WHERE l.table_id = $1 AND l.at >= $2)"
        )
        last = "NOT EXISTS (SELECT 1 FROM tables o WHERE o.evening = doors.evening AND o.id <> $1)"
        await self.driver.write(
            [
                (
                    "DELETE FROM doors WHERE evening = (SELECT e.evening FROM tables e WHERE e.id = $1) "
                    f"AND {last} AND {idle}",
                    (table, before),
                ),
                (f"DELETE FROM seats WHERE table_id = $1 AND {idle}", (table, before)),
                (f"DELETE FROM log WHERE table_id = $1 AND {idle}", (table, before)),
                (
                    "DELETE FROM tables WHERE id = $1 AND created < $2 "
                    "AND NOT EXISTS (SELECT 1 FROM log l WHERE l.table_id = $1)",
                    (table, before),
                ),
            ],
            notice,
        )

    async def guests_after(self, guest: str, limit: int) -> list[str]:
        """The next guests by their names for us."""
        rows = await self.driver.read("SELECT id FROM guests WHERE id > $1 ORDER BY id LIMIT $2", (guest, limit))
        return [str(row[0]) for row in rows]

    async def forget_guests(self, after: str, last: str, before: int) -> None:
        """Forget those of some guests whom nobody needs: without a name, a seat, a result or a puzzle, and not seen
        since."""
        sql = (
            "DELETE FROM guests WHERE id > $1 AND id <= $2 AND name IS NULL AND seen < $3 "
            "AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.guest = guests.id) "
            "AND NOT EXISTS (SELECT 1 FROM results r WHERE r.guest = guests.id) "
            "AND NOT EXISTS (SELECT 1 FROM attempts a WHERE a.guest = guests.id) "
            "AND NOT EXISTS (SELECT 1 FROM riddles p WHERE p.guest = guests.id)"
        )
        await self.driver.write([(sql, (after, last, before))])

    # ---- days -----------------------------------------------------------------------------------------

    async def day_secret(self, day: str) -> str | None:
        """The secret of a day's deals, if it has one yet."""
        rows = await self.driver.read("SELECT secret FROM days WHERE day = $1", (day,))
        return str(rows[0][0]) if rows else None

    async def ensure_day(self, day: str, fresh: str) -> str:
        """The secret of a day's deals; `fresh` becomes it if there was none."""
        known = await self.day_secret(day)
        if known is not None:
            return known
        try:
            await self.driver.write([("INSERT INTO days (day, secret) VALUES ($1, $2)", (day, fresh))])
        except Conflict:
            pass
        else:
            return fresh
        known = await self.day_secret(day)
        assert known is not None
        return known


def number(value: object) -> int:
    """A column that holds whole numbers."""
    assert isinstance(value, int)
    return value


def new_table(header: Header, given: Sequence[Door], guests: Mapping[int, str | None], evening: str) -> list[Statement]:
    """The rows of a new table."""
    values: Sequence[str | int | None] = (
        header.id, header.created, header.spec, header.rules, header.players, header.deal, header.secret,
        header.commitment, header.start, header.previous, evening,
    )  # fmt: skip
    unit: list[Statement] = [
        (f"INSERT INTO tables ({HEADER}, evening) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)", values)
    ]
    for seat in (SPECTATOR, *range(header.players)):
        row = (header.id, seat, guests.get(seat))
        unit.append(("INSERT INTO seats (table_id, seat, guest) VALUES ($1, $2, $3)", row))
    return unit + [doors.add_door(evening, door) for door in given]


def add_entry(table: str, entry: Entry) -> Statement:
    """One row of the log; its key decides who was first."""
    return ADD_ENTRY, (table, *entry)


def same_labels(table: str, before: str) -> Statement:
    """A game that goes on at another table is called what it was called before."""
    earlier = "(SELECT p.label FROM seats p WHERE p.table_id = $2 AND p.seat = seats.seat)"
    return f"UPDATE seats SET label = {earlier} WHERE table_id = $1", (table, before)


def end_table(table: str, at: int, ending: Ending) -> list[Statement]:
    """The game is over: a result for everybody we know at this table."""
    return [
        ("UPDATE tables SET finished = $2 WHERE id = $1", (table, at)),
        add_results(table, at, ending),
        end_attempt(table, at, ending),
    ]
