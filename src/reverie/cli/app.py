"""The commands, put together."""

from __future__ import annotations

from typing import Annotated

import typer

from reverie.cli.art import art
from reverie.cli.campaigns import campaigns
from reverie.cli.engine import engine
from reverie.cli.games import games
from reverie.cli.hint import hint
from reverie.cli.join import join
from reverie.cli.match import match
from reverie.cli.new_link import link
from reverie.cli.new_table import table
from reverie.cli.pack import pack
from reverie.cli.play import play
from reverie.cli.puzzles import puzzle, puzzles
from reverie.cli.replay import replay
from reverie.cli.review import review
from reverie.cli.rules import rules
from reverie.cli.serve import serve
from reverie.cli.simulate import simulate
from reverie.cli.solve import solve
from reverie.cli.statistics import statistics
from reverie.cli.train import train
from reverie.cli.verify import verify

app = typer.Typer(
    name="reverie",
    help="Onirim, Urbion and Etherfields: exact rules, a table at the terminal, and a laboratory.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    games,
    play,
    simulate,
    match,
    train,
    hint,
    review,
    replay,
    verify,
    solve,
    puzzle,
    statistics,
    rules,
    serve,
    table,
    join,
    link,
    art,
    engine,
):
    app.command()(command)
app.add_typer(pack)
app.add_typer(puzzles)
app.add_typer(campaigns)


def show_version(wanted: bool) -> None:
    """Version and form of the engine."""
    if wanted:
        from reverie import __version__
        from reverie.engine_mode import is_compiled

        typer.echo(f"reverie {__version__} ({'compiled' if is_compiled() else 'pure'} engine)")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Version and engine, then exit.")
    ] = False,
) -> None:
    """Onirim, Urbion and Etherfields: exact rules, a table at the terminal, and a laboratory."""
