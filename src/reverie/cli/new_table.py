"""`reverie table`: a new table on a server, and the links to its seats."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from reverie.cli.online import house_at, read_server
from reverie.cli.options import Ascii, Json, Lang
from reverie.cli.output import Output, speaking
from reverie.cli.speech import DIM, GOLD, clean
from reverie.cli.table.plain import wrap

if TYPE_CHECKING:
    from reverie.client import NewTable

Spec = Annotated[str, typer.Argument(metavar="SPEC", help="What to play, such as onirim/team or urbion/solo/gardens.")]
Server = Annotated[str, typer.Option("--server", metavar="URL", envvar="REVERIE_SERVER", help="The server's address.")]
Daily = Annotated[bool, typer.Option("--daily", help="Today's deal, the same for everybody.")]


def table(
    spec: Spec,
    server: Server = "http://127.0.0.1:8765",
    daily: Daily = False,
    as_json: Json = False,
    lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """Make a table on a server and print its links: one for each seat, one to watch."""
    with speaking(lang, as_json, ascii_only) as out:
        made = asyncio.run(create(read_server(server), spec, daily, out.speech.language))
        if as_json:
            links = [{"seat": seat, "link": url(made, seat)} for seat in (*range(made.players), None)]
            out.json(
                {"table": made.table, "players": made.players, "commitment": made.commitment, "links": links}
                | {"maker": made.makers_link.url}
            )
        else:
            show(made, spec, out)


async def create(server: str, spec: str, daily: bool, language: str) -> NewTable:
    """Ask the server for a table."""
    async with house_at(server, language) as house:
        return await house.create(spec, daily)


def url(made: NewTable, seat: int | None) -> str:
    """A link as people send it to each other."""
    return made.link(seat).url


def show(made: NewTable, spec: str, out: Output) -> None:
    """The links, each on a line of its own that can be copied whole."""
    speech = out.speech
    names = [(seat, speech.text("hosting-seat", number=str(seat + 1))) for seat in range(made.players)]
    links = [(name, url(made, seat)) for seat, name in [*names, (None, speech.text("hosting-spectators"))]]
    rows = [*links, (speech.text("hosting-maker"), made.makers_link.url)]
    width = max(len(name) for name, _ in rows) + 2
    out.line(Text(" ").append_text(speech.rich("hosting-table", GOLD, spec=clean(spec))))
    out.line()
    for name, written in rows:
        out.console.print(Text.assemble(" ", (name.ljust(width), DIM), written), soft_wrap=True)
    out.line()
    for line in wrap(speech.rich("hosting-links", DIM), out.width - 2):
        out.line(Text(" ").append_text(line))
    if made.commitment is not None:
        line = speech.rich("hosting-commitment", DIM, commitment=clean(made.commitment))
        out.console.print(Text(" ").append_text(line), soft_wrap=True)
