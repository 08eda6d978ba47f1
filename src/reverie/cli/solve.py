"""`reverie solve`: could this deal be won, with the order of all cards known? A line, a proof, or where it gave up."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.text import Text

from reverie import from_position, from_spec, is_position, is_spec, looks_like_record, read_file
from reverie.cli.options import Ascii, Json, Lang
from reverie.cli.output import Output, speaking
from reverie.cli.replay import read_input
from reverie.cli.session import retell
from reverie.cli.speech import BAD, DIM, GOLD
from reverie.cli.table import table_for
from reverie.errors import StateError
from reverie.kernel.game import Game
from reverie.solving import MEMORY, SECONDS, UNKNOWN, UNWINNABLE, WINNABLE, Limits, Verdict, Watch
from reverie.solving import solve as search

MEGABYTE = 1 << 20
SAID = {
    WINNABLE: ("cli-solve-winnable", GOLD),
    UNWINNABLE: ("cli-solve-unwinnable", BAD),
    UNKNOWN: ("cli-solve-unknown", ""),
}

Source = Annotated[
    str,
    typer.Argument(
        metavar="SPEC|RECORD",
        help="A deal with open order (urbion/second/solo/order=open/seed=7), or the record of a game that is over; "
        "- reads it from the input.",
    ),
]
After = Annotated[int, typer.Option("--after", metavar="N", help="Keep the first N answers of the record.")]
Seconds = Annotated[
    float | None,
    typer.Option(
        "--seconds", metavar="S", help=f"Give up after so long. [default: {SECONDS:g}; none with --nodes alone]"
    ),
]
Nodes = Annotated[
    int | None, typer.Option("--nodes", metavar="N", help="Give up after so many answers: the same on every machine.")
]
Memory = Annotated[int, typer.Option("--memory", metavar="MB", help="Memory for positions that were seen.")]
NoProgress = Annotated[bool, typer.Option("--no-progress", help="No sign of progress.")]


def solve(
    source: Source,
    after: After = 0,
    seconds: Seconds = None,
    nodes: Nodes = None,
    memory: Memory = MEMORY // MEGABYTE,
    no_progress: NoProgress = False,
    as_json: Json = False,
    lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """Say whether a deal can be won by somebody who knows the order of all cards, and how."""
    with speaking(lang, as_json, ascii_only) as out:
        if seconds is None and nodes is None:
            seconds = SECONDS
        game = read_game(source)
        limits = Limits(seconds, nodes, memory * MEGABYTE)
        verdict = watched(game, limits, after, out, not no_progress)
        played = replayed(game, after, verdict)
        if as_json:
            out.json({"spec": game.spec.text(), "after": after, **verdict.to_json()})
        else:
            tell(played, after, verdict, out)


def read_game(source: str) -> Game:
    """The deal that is asked about."""
    if source == "-":
        source = read_input()
    if is_position(source):
        return from_position(source, seed=0)
    if is_spec(source):
        return from_spec(source)
    from reverie.audit.table_record import read_any_record  # a hosted game's document will do as well

    return read_any_record(source if looks_like_record(source) else read_file(Path(source))).replay()


def watched(game: Game, limits: Limits, after: int, out: Output, show: bool) -> Verdict:
    """Search with a sign of life, if somebody sits at the terminal."""
    if not (show and out.errors.is_terminal):
        return search(game, limits, answers=after)
    columns = SpinnerColumn(style=GOLD), TextColumn("{task.description}")
    with Progress(*columns, console=out.errors, transient=True) as progress:
        task = progress.add_task("")

        def say(nodes: int, seconds: float) -> None:
            progress.update(task, description=searched(nodes, seconds, out))

        watch: Watch = say
        return search(game, limits, watch, after)


def replayed(game: Game, after: int, verdict: Verdict) -> Game:
    """The line that was found, given to the engine: nothing is said to win that does not."""
    played = game.moment(after)
    for action in verdict.line:
        played.apply(action)
    if verdict.verdict == WINNABLE and (played.result is None or played.result.status != "won"):
        raise StateError("solve-broken", place="line")
    return played


def searched(nodes: int, seconds: float, out: Output) -> str:
    """How much was looked at."""
    number = out.speech.number
    return out.speech.text("cli-solve-searched", nodes=number(nodes), seconds=number(seconds, 1))


def tell(played: Game, after: int, verdict: Verdict, out: Output) -> None:
    """The verdict for people, and the line as a story."""
    out.line(Text(f" {played.spec.text()}", GOLD))
    name, style = SAID[verdict.verdict]
    out.say(name, style, limit=verdict.limit or "none")
    out.line(Text(f" {searched(verdict.nodes, verdict.seconds, out)}", DIM))
    if not verdict.line:
        return
    out.line()
    out.say("cli-solve-line", count=len(verdict.line))
    table = table_for(played.spec.game, out.speech, out.width, played.players)
    for line in retell(table, played.events_after(0, after)[1]):
        out.line(line)
