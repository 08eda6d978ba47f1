"""Records that become tables: read, counted, played, before there is a table."""

from __future__ import annotations

from reverie.audit.table_record import read_any_record
from reverie.errors import RecordError
from reverie.hosted.table import most_answers
from reverie.kernel import registry
from reverie.kernel.records import Record


def read_record(text: str) -> Record:
    """A record that replays, in any form; the way there is checked before it becomes a table."""
    written = read_any_record(text)
    count, limit = len(written.actions), most_answers(registry.game(written.spec.game))
    if count > limit:  # before it is played: that is what it would cost
        raise RecordError("record-answers", place="record", limit=limit, count=count)
    written.replay()
    return written
