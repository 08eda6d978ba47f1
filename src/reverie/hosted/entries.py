"""The rows of the log, and what stands above them: a table is its header and its entries, nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import orjson

SPECTATOR = -1  # where a seat's number is stored
MAKER = -2  # whoever made the table: no seat, but the right to give a lost one a new link


@dataclass(frozen=True)
class Header:
    """What was agreed before the first card."""

    id: str
    created: int
    spec: str  # rules text; with the seed where the deal is open
    rules: int
    players: int
    deal: str  # fair, number, daily:<day>, imported
    secret: str | None
    commitment: str | None
    start: str | None = None  # an imported game may begin from a position
    previous: str | None = None  # the table that this one follows: as its rematch, or where it was full


class Entry(NamedTuple):
    """One thing that somebody did, and the state it led to; in the order of the columns."""

    seq: int
    at: int
    kind: str
    seat: int
    action_id: str
    body: str
    state: str
    chain: str


def canonical(data: dict[str, Any]) -> str:
    """The one way to write a body down: JSON with sorted keys and no spaces; bodies are plain ASCII."""
    return orjson.dumps(data, option=orjson.OPT_SORT_KEYS).decode("ascii")
