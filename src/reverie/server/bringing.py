"""Records that become tables: read, counted and played once; what came of it is the table's first entry."""

from __future__ import annotations

from typing import NamedTuple

from reverie.audit.table_record import read_any_record
from reverie.errors import RecordError
from reverie.hosted.entries import Entry, Header
from reverie.hosted.table import Table, most_answers
from reverie.kernel import registry
from reverie.kernel.game import Game


class Brought(NamedTuple):
    """A table that goes on where a record ends, as it is stored."""

    header: Header
    first: Entry


def read_record(text: str, table: str, now: int) -> Brought:
    """A record that replays, in any form, as a table; the way there is checked before there is one."""
    written = read_any_record(text)
    count, limit = len(written.actions), most_answers(registry.game(written.spec.game))
    if count > limit:  # before it is played: that is what it would cost
        raise RecordError("record-answers", place="record", limit=limit, count=count)
    return brought(written.replay(), table, now)


def brought(game: Game, table: str, now: int) -> Brought:
    """The table of a game that was just played: it says every card, so the deal counts as open."""
    spec = game.spec
    header = Header(table, now, spec.text(), spec.rules, game.players, "imported", None, None, game.start_position)
    return Brought(header, Table(header).take_over(game, "import-0", now))


def with_others(game: Game, mode: str, table: str, now: int) -> Brought:
    """The table at which a game goes on with another number of people, from where it stands."""
    definition = game.definition
    text = definition.with_others(game.engine, game.spec, mode)
    spec = definition.spec_of_position(text, game.spec.rules).with_seed(game.spec.seed)
    return brought(Game(definition, spec, text), table, now)
