"""`reverie link`: a new link to a seat, for another device of its holder, or from the table's maker for a lost seat.

Links are secrets, as `reverie join` says; `-` reads the one that is needed from the input.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from reverie.cli.join import read_link
from reverie.cli.online import house_at
from reverie.cli.options import Ascii, Json, Lang
from reverie.cli.output import speaking
from reverie.cli.speech import DIM
from reverie.cli.table.plain import wrap

if TYPE_CHECKING:
    from reverie.client import Link

LinkText = Annotated[
    str,
    typer.Argument(
        metavar="LINK",
        help="The link by which this computer sits, or with --seat the maker's; - reads it from the input.",
    ),
]
SeatNumber = Annotated[
    int | None, typer.Option("--seat", metavar="NUMBER", min=1, max=8, help="The player whose seat was lost.")
]


def link(
    link: LinkText, seat: SeatNumber = None, as_json: Json = False, lang: Lang = None, ascii_only: Ascii = False
) -> None:
    """Make a new link to a seat: for another device of yours, or (--seat) for a player who has lost it.

    The table shows everybody that a lost seat got a new link, and whoever sits how many devices read the seat.
    """
    with speaking(lang, as_json, ascii_only) as out:
        made = asyncio.run(create(read_link(link, out), seat, out.speech.language))
        if as_json:
            out.json({"table": made.table, "link": made.url})
            return
        out.console.print(Text(f" {made.url}"), soft_wrap=True)
        for line in wrap(out.speech.rich("hosting-once" if seat is None else "hosting-once-lost", DIM), out.width - 2):
            out.line(Text(" ").append_text(line))


async def create(known: Link, seat: int | None, language: str) -> Link:
    """Ask the server for it."""
    async with house_at(known.server, language) as house:
        if seat is None:
            return await house.another_link(known)
        known.key, known.is_entered = known.token, True  # the maker's: there is nothing to enter
        return await house.renew(known, seat - 1)
