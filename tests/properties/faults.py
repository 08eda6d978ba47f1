"""Faults put into tables and views on purpose: an inspection that does not notice them would prove nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import reverie
from tests.properties.inspection import Table, engine_of


@dataclass(frozen=True)
class Faults:
    """What can be wrong with a table and with what is shown of it, and the sound positions to begin with."""

    team: str
    in_team: dict[str, Callable[[Table], Any]]
    alone: str
    in_solo: dict[str, Callable[[Table], Any]]
    in_view: dict[str, Callable[[dict[str, Any]], Any]]


def table_of(text: str) -> Table:
    table: Table = engine_of(reverie.from_position(text, seed=1)).table()
    return table


def move(source: str, target: str) -> Callable[[Table], None]:
    """A card goes where it must not."""
    return lambda table: table[target].append(table[source].pop())
