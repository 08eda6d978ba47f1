"""`reverie rules`: any rule in one's own words, from the same text as the refusals."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from reverie.cli.options import Ascii, Json, Lang, complete_rule
from reverie.cli.output import Output, speaking
from reverie.cli.rulebook import Rule, Rulebook
from reverie.cli.speech import DIM, GOLD
from reverie.cli.table.plain import pad, wrap
from reverie.errors import StateError

RuleId = Annotated[
    str | None, typer.Argument(metavar="[ID]", help="The number of a rule: ONI-BASE-18.", autocompletion=complete_rule)
]
Search = Annotated[str | None, typer.Option("--search", metavar="WORD", help="Rules that mention a word.")]


def rules(
    rule: RuleId = None,
    search: Search = None,
    as_json: Json = False,
    lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """A rule in plain words; without a number, the titles of all of them."""
    with speaking(lang, as_json, ascii_only) as out:
        book = Rulebook(out.speech.language)
        if rule is not None:
            found = book.find(rule)
            if as_json:
                out.json(found.to_json())
            else:
                show(found, out)
        elif search is not None:
            matches = book.search(search)
            if not matches:
                raise StateError("cli-rule-no-match", place="search", value=search[:40])
            if as_json:
                out.json({"rules": [entry.to_json() for entry in matches]})
            else:
                for i, entry in enumerate(matches):
                    if i:
                        out.line()
                    show(entry, out)
        elif as_json:
            out.json({"rules": [entry.to_json() for entry in book.rules.values()]})
        else:
            contents(book, out)


def show(rule: Rule, out: Output) -> None:
    """One rule: number, title, text."""
    out.line(Text.assemble(" ", (rule.id, GOLD), "  ", out.speech.spell(rule.title)))
    for line in wrap(Text(out.speech.spell(rule.text)), out.width - 4):
        out.line(Text("   ").append_text(line))


def contents(book: Rulebook, out: Output) -> None:
    """Chapters and titles."""
    for i, (chapter, entries) in enumerate(book.chapters().items()):
        if i:
            out.line()
        out.line(Text(f" {out.speech.spell(chapter)}", DIM))
        for entry in entries:
            out.line(Text.assemble("   ", (pad(entry.id, 14), GOLD), out.speech.spell(entry.title)))
    out.line()
    out.say("cli-rules-try", DIM)
