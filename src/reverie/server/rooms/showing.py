"""What those who are at a table are shown of it, each from where they know it."""

from __future__ import annotations

from reverie.hosted.table import Table
from reverie.server.connection import Connection
from reverie.server.messages import EventList, Observation, UpdateMessage
from reverie.server.observation import events_after, observe

Reader = tuple[Connection, int, tuple[str, ...]]  # who, from which entry on, and what of theirs was accepted


def updates(table: Table, readers: list[Reader], following: str | None, is_open: bool) -> list[UpdateMessage]:
    """The newest observation, and what happened since, for each reader; made once for all who see the same."""
    seen: dict[tuple[int | None, str], Observation] = {}
    events: dict[tuple[int | None, int], EventList] = {}
    found: list[UpdateMessage] = []
    was_dark = table.is_dark
    for connection, after, accepted in readers:
        seat, language = connection.seat, connection.language
        if (seat, language) not in seen:
            seen[seat, language] = observe(table, seat, language, following, is_open)
        if (seat, after) not in events:
            events[seat, after] = events_after(table, seat, after)
        found.append(
            {
                "type": "update",
                "seq": table.seq,
                "accepted": list(accepted),
                "observation": seen[seat, language],
                "events": events[seat, after],
            }
        )
    if table.is_dark and not was_dark:  # on the way: then nobody is shown anything else
        return updates(table, readers, following, is_open)
    return found


def missed_answers(table: Table, readers: list[Reader]) -> int:
    """How many answers are told at most to any of those who know the table up to some entry."""
    if table.game is None:
        return 0
    answers = table.game.answers
    known = (table.common_answers(after) if table.dealt <= after <= table.seq else 0 for _, after, _ in readers)
    return answers - min(known, default=answers)
