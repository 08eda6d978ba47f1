"""`reverie replay`: a record, checked and told again."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from reverie import read_file
from reverie.cli.options import Ascii, Json, Lang
from reverie.cli.output import Output, speaking
from reverie.cli.screen import header, screen
from reverie.cli.session import finale, retell
from reverie.cli.speech import DIM
from reverie.cli.table import table_for
from reverie.errors import RecordError, StateError
from reverie.kernel.game import Game
from reverie.kernel.records import SIZE_LIMIT, Record

RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A saved game; - reads it from the input.")]
At = Annotated[int | None, typer.Option("--at", metavar="TURN", help="Show the table at the start of this turn.")]
Seat = Annotated[int, typer.Option("--seat", metavar="N", help="Whose view: player 1, or player 2 in team play.")]
Verify = Annotated[bool, typer.Option("--verify/--no-verify", help="Check the result and the final state.")]


def replay(
    record: RecordFile,
    at: At = None,
    seat: Seat = 1,
    verify: Verify = True,
    as_json: Json = False,
    lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """Check a record by playing it again, and tell it turn by turn."""
    with speaking(lang, as_json, ascii_only) as out:
        from reverie.audit.table_record import read_any_record  # a hosted game's document will do as well

        written = read_any_record(read_input() if str(record) == "-" else read_file(record))
        game = written.replay(verify=verify)
        if at is not None:
            game = game_at(game, at)
        if as_json:
            out.json(describe(game, written, verify, seat - 1))
        elif at is not None:
            show_table(game, out, seat - 1)
        else:
            tell(game, out, verify, seat - 1)


def read_input() -> str:
    """A record from a pipe, as long as a record may be."""
    text = sys.stdin.read(SIZE_LIMIT + 1)
    if len(text) > SIZE_LIMIT:
        raise RecordError("record-size", place="-", limit=SIZE_LIMIT)
    return text


def game_at(game: Game, turn: int) -> Game:
    """The same game when a turn begins; StateError if it never comes."""
    earlier = Game(game.definition, game.spec, game.start_position)
    earlier.peeked = game.peeked
    first = earlier.turn
    for action in game.line:
        if earlier.turn >= turn:
            break
        earlier.apply(action.id)
    if not first <= turn <= earlier.turn:
        raise StateError("cli-no-turn", place="turn", value=turn, first=first, last=game.turn)
    return earlier


def describe(game: Game, record: Record, verified: bool, seat: int) -> dict[str, Any]:
    """The game as plain data."""
    outcome = game.result
    return {
        "spec": game.spec.text(),
        "verified": verified,
        "peeked": game.peeked,
        "turn": game.turn,
        "answers": len(game.line),
        "result": outcome.to_json() if outcome else None,
        "hash": game.hash(),
        "view": game.view(seat),
        "events": [event.to_json() for event in game.events_for(seat)],
        "record": record.to_json(),
    }


def show_table(game: Game, out: Output, seat: int) -> None:
    """The table as the player saw it."""
    table = table_for(game.spec.game, out.speech, out.width, game.players)
    for line in finale(game, table, (), seat) if game.is_over else screen(game, table, [], seat):
        out.line(line)


def tell(game: Game, out: Output, verified: bool, seat: int) -> None:
    """The whole story and its end."""
    table = table_for(game.spec.game, out.speech, out.width, game.players)
    story = retell(table, game.events_for(seat))
    for line in (*header(game, table), *story, Text()):
        out.line(line)
    if game.is_over:
        for line in finale(game, table, (), seat)[len(header(game, table)) :]:
            out.line(line)
    else:
        out.say("cli-unfinished")
    out.line()
    out.say("cli-verified" if verified else "cli-not-verified")
    out.line(Text(f" {game.hash()}", DIM))
