"""The tables of the database and the steps from each version to the next, for SQLite and PostgreSQL alike.

Step `MIGRATIONS[n]` leads from version `n` to `n + 1`; version 0 is an empty database. A driver carries out each
step in one transaction together with the statement that records the new version, so a database is always exactly of
one version, whenever the power goes. A step that was released is never changed: a new one is appended.
"""

from __future__ import annotations

from .driver import Row, Statement, StorageError, StorageNewer

META = "CREATE TABLE IF NOT EXISTS meta(key TEXT PRIMARY KEY, value TEXT NOT NULL)"
READ_VERSION = "SELECT value FROM meta WHERE key = 'version'"
WRITE_VERSION = (
    "INSERT INTO meta(key, value) VALUES ('version', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)

MIGRATIONS: list[list[str]] = [
    [
        """CREATE TABLE tables(
            id TEXT PRIMARY KEY,
            created BIGINT NOT NULL,
            spec TEXT NOT NULL,
            rules BIGINT NOT NULL,
            players BIGINT NOT NULL,
            deal TEXT NOT NULL,
            secret TEXT,
            commitment TEXT,
            start TEXT,
            previous TEXT UNIQUE,
            finished BIGINT,
            owner TEXT,
            lease BIGINT
        )""",
        # No index of action ids: who appends entry n has read all entries before it, and so knows all their ids. The
        # key (table_id, seq) is what decides; a second index would be a second random page in every commit.
        """CREATE TABLE log(
            table_id TEXT NOT NULL REFERENCES tables(id),
            seq BIGINT NOT NULL,
            at BIGINT NOT NULL,
            kind TEXT NOT NULL,
            seat BIGINT NOT NULL,
            action_id TEXT NOT NULL,
            body TEXT NOT NULL,
            state TEXT NOT NULL,
            chain TEXT NOT NULL,
            PRIMARY KEY (table_id, seq)
        )""",
        # Seat -1 is the spectators' link.
        """CREATE TABLE seats(
            table_id TEXT NOT NULL REFERENCES tables(id),
            seat BIGINT NOT NULL,
            token TEXT,
            guest TEXT,
            PRIMARY KEY (table_id, seat)
        )""",
        "CREATE INDEX seats_of_guest ON seats(guest)",
        """CREATE TABLE guests(
            id TEXT PRIMARY KEY,
            name TEXT,
            created BIGINT NOT NULL,
            seen BIGINT NOT NULL
        )""",
        """CREATE TABLE results(
            table_id TEXT NOT NULL REFERENCES tables(id),
            seat BIGINT NOT NULL,
            guest TEXT,
            rules TEXT NOT NULL,
            won BIGINT NOT NULL,
            turns BIGINT NOT NULL,
            peeked BIGINT NOT NULL,
            deal TEXT NOT NULL,
            finished BIGINT NOT NULL,
            PRIMARY KEY (table_id, seat)
        )""",
        "CREATE INDEX results_of_guest ON results(guest, rules, finished)",
        """CREATE TABLE days(
            day TEXT PRIMARY KEY,
            secret TEXT NOT NULL
        )""",
    ],
    # Results outlive their tables, which may be forgotten (`--forget-after`): they do not refer to them any more.
    [
        """CREATE TABLE results_kept(
            table_id TEXT NOT NULL,
            seat BIGINT NOT NULL,
            guest TEXT,
            rules TEXT NOT NULL,
            won BIGINT NOT NULL,
            turns BIGINT NOT NULL,
            peeked BIGINT NOT NULL,
            deal TEXT NOT NULL,
            finished BIGINT NOT NULL,
            PRIMARY KEY (table_id, seat)
        )""",
        """INSERT INTO results_kept (table_id, seat, guest, rules, won, turns, peeked, deal, finished)
            SELECT table_id, seat, guest, rules, won, turns, peeked, deal, finished FROM results""",
        "DROP TABLE results",
        "ALTER TABLE results_kept RENAME TO results",
        "CREATE INDEX results_of_guest ON results(guest, rules, finished)",
    ],
    # Links that open once, and keys. They belong to an evening: a table and all its rematches, named by the first of
    # them. What was link and cookie in one before is a link now; whoever has it, in an address or a cookie, enters by
    # it once. (Rematches from before keep to themselves: each had links of its own, and one that was void at the first
    # of two tables would be good again at both.)
    [
        "ALTER TABLE tables ADD COLUMN evening TEXT",
        "UPDATE tables SET evening = id",
        "CREATE INDEX tables_of_evening ON tables(evening)",
        """CREATE TABLE doors(
            evening TEXT NOT NULL,
            token TEXT NOT NULL,
            seat BIGINT NOT NULL,
            kind TEXT NOT NULL,
            origin TEXT NOT NULL,
            at BIGINT NOT NULL,
            opened TEXT,
            PRIMARY KEY (evening, token)
        )""",
        """INSERT INTO doors (evening, token, seat, kind, origin, at)
            SELECT s.table_id, s.token, s.seat, 'link', 'table', t.created
            FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.token IS NOT NULL""",
        "ALTER TABLE seats DROP COLUMN token",
    ],
    # What makes a game count, and what came of it; rated attempts at the dream of a day (their key is why a second one
    # never counts); several devices of one guest, and the links by which they come.
    [
        "ALTER TABLE seats ADD COLUMN hinted BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE results ADD COLUMN hinted BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE results ADD COLUMN conceded BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE results ADD COLUMN repeated BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE results ADD COLUMN dealt TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE results ADD COLUMN tally TEXT NOT NULL DEFAULT ''",
        """CREATE TABLE attempts(
            guest TEXT NOT NULL,
            day TEXT NOT NULL,
            game TEXT NOT NULL,
            table_id TEXT NOT NULL,
            begun BIGINT NOT NULL,
            won BIGINT,
            turns BIGINT,
            finished BIGINT,
            PRIMARY KEY (guest, day, game)
        )""",
        "CREATE INDEX attempts_of_day ON attempts(day, game)",
        "CREATE INDEX attempts_of_table ON attempts(table_id)",
        """CREATE TABLE devices(
            cookie TEXT PRIMARY KEY,
            guest TEXT NOT NULL
        )""",
        "CREATE INDEX devices_of_guest ON devices(guest)",
        """CREATE TABLE moves(
            token TEXT PRIMARY KEY,
            guest TEXT NOT NULL,
            at BIGINT NOT NULL
        )""",
        "CREATE INDEX moves_of_guest ON moves(guest)",
    ],
    # What somebody calls a table of theirs: campaigns lie side by side.
    [
        "ALTER TABLE seats ADD COLUMN label TEXT",
    ],
    # Puzzles that somebody tried: hints taken, whether the answer was told, when it was found.
    [
        """CREATE TABLE riddles(
            guest TEXT NOT NULL,
            puzzle TEXT NOT NULL,
            hints BIGINT NOT NULL,
            told BIGINT NOT NULL,
            solved BIGINT,
            PRIMARY KEY (guest, puzzle)
        )""",
    ],
]
LATEST = len(MIGRATIONS)


def version_of(rows: list[Row]) -> int:
    """The version that `READ_VERSION` found; 0 if there is none yet."""
    if not rows:
        return 0
    text = rows[0][0]
    if not isinstance(text, str) or not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) == 0:
        raise StorageError(f"The database does not say its version: {text!r}")
    return int(text)


def steps_from(version: int, migrations: list[list[str]]) -> list[tuple[int, list[Statement]]]:
    """What is still to be done: for each version to come, the statements of its one transaction."""
    if version > len(migrations):
        raise StorageNewer(f"The database is of version {version}; this program knows versions up to {len(migrations)}")
    steps: list[tuple[int, list[Statement]]] = []
    for number, statements in enumerate(migrations[version:], version + 1):
        step: list[Statement] = [(statement, ()) for statement in statements]
        step.append((WRITE_VERSION, (str(number),)))
        steps.append((number, step))
    return steps
