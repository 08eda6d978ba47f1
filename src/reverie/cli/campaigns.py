"""`reverie campaigns`: list, export, import and delete the campaigns that are kept by name."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from reverie.cli import slots
from reverie.cli.options import Json, Lang
from reverie.cli.output import speaking
from reverie.cli.session import at_keyboard
from reverie.cli.speech import DIM, GOLD
from reverie.cli.table.plain import pad
from reverie.errors import StateError

campaigns = typer.Typer(name="campaigns", help="Campaigns that are kept by name.", invoke_without_command=True)
Name = Annotated[str, typer.Argument(metavar="NAME", help="The name of a campaign.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="The file.")]


@campaigns.callback()
def listing(ctx: typer.Context, as_json: Json = False, lang: Lang = None) -> None:
    """List them; `reverie play etherfields --campaign NAME` goes on with one."""
    if ctx.invoked_subcommand is not None:
        return
    with speaking(lang, as_json) as out:
        found = slots.listed()
        if as_json:
            out.json([one._asdict() for one in found])
            return
        if not found:
            out.say("cli-campaigns-none")
        for one in found:
            about = out.speech.text("cli-campaigns-line", answers=one.answers, result=one.result)
            out.line(Text.assemble(" ", (pad(one.name, 20), GOLD), about, " ", (one.rules, DIM)))


@campaigns.command("export")
def export(
    name: Name,
    file: File,
    last: Annotated[bool, typer.Option("--last", help="Only the last chapter: a record that a server opens.")] = False,
    lang: Lang = None,
) -> None:
    """Write a campaign into one file: to keep it elsewhere, or to send it with a report."""
    with speaking(lang) as out:
        text = slots.last_chapter(name) if last else slots.exported(name)
        try:
            slots.replace_text(file, text)
        except OSError as error:
            raise StateError("cli-save-failed", place=str(file)[:200], reason=error.strerror or "?") from None
        out.say("cli-campaigns-exported", campaign=name, path=str(file))


@campaigns.command("import")
def bring(
    file: File,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="Another name for it.")] = None,
    lang: Lang = None,
) -> None:
    """Keep a campaign from such a file, or from the record of one that was played at a server."""
    with speaking(lang) as out:
        kept = slots.imported(file, name)
        out.say("cli-campaigns-imported", campaign=kept)


@campaigns.command("delete")
def delete(
    name: Name,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    lang: Lang = None,
) -> None:
    """Delete a campaign for good; you are asked before."""
    with speaking(lang) as out:
        if not slots.exists(name):
            slots.deleted(name)  # says that there is none
        if not yes:
            if not at_keyboard():
                raise StateError("campaign-ask", place="--yes", campaign=name)
            out.say("cli-campaigns-sure", campaign=name)
            if sys.stdin.readline().strip().lower() not in ("y", "yes", "j", "ja"):
                out.say("cli-campaigns-kept", campaign=name)
                return
        slots.deleted(name)
        out.say("cli-campaigns-deleted", campaign=name)
