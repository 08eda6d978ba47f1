"""Statements as SQLite reads them; rows that wait for the same commit go in by one statement."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from reverie.server.stores.driver import Statement


@lru_cache(maxsize=1024)
def in_sqlite(sql: str) -> str:
    """`$1` is written `?1` here: SQLite would take `$1` for a name and number it by its first appearance."""
    return re.sub(r"\$(\d+)", r"?\1", sql)


# Rows that go in by one statement: few sizes, so that SQLite knows the statements already.
ROWS: Final = (64, 16, 4)


@lru_cache(maxsize=256)
def in_sqlite_many(sql: str, rows: int, columns: int) -> str:
    """A statement that adds one row, for several."""
    head, _, _ = sql.rpartition("(")
    row = f"({', '.join('?' * columns)})"
    return f"{head}{', '.join([row] * rows)}"


@lru_cache(maxsize=1024)
def columns_of(sql: str) -> int:
    """How many values a statement takes that does nothing but add one row of them; 0 if it is not of that kind."""
    columns = sql.count("$")
    values = ", ".join(f"${number}" for number in range(1, columns + 1))
    return columns if sql.startswith("INSERT INTO ") and sql.endswith(f" VALUES ({values})") else 0


def runs(units: Sequence[Sequence[Statement]]) -> Iterator[tuple[int, int]]:
    """How units are carried out together: how many rows by one statement (1: each by itself), and up to which unit."""
    begin = 0
    while begin < len(units):
        unit, end = units[begin], begin + 1
        columns = columns_of(unit[0][0]) if len(unit) == 1 else 0
        if columns and columns == len(unit[0][1]):
            while end < len(units) and is_row(units[end], unit[0][0], columns):
                end += 1
            for size in ROWS:
                while end - begin >= size:
                    begin += size
                    yield size, begin
        if begin < end:
            yield 1, end
            begin = end


def is_row(unit: Sequence[Statement], sql: str, columns: int) -> bool:
    """Whether a unit is one more row by a statement."""
    return len(unit) == 1 and unit[0][0] == sql and len(unit[0][1]) == columns
