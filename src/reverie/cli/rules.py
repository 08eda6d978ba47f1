"""`reverie rules`: any rule in one's own words, from the same text as the refusals."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from reverie.cli.options import Ascii, Json, Lang, complete_rule
from reverie.cli.output import Output, speaking
from reverie.cli.rulebook import Rule, Rulebook, by_chapter, mentioning
from reverie.cli.speech import DIM, GOLD
from reverie.cli.table.plain import pad, wrap
from reverie.errors import StateError, excerpt

RuleId = Annotated[
    str | None,
    typer.Argument(
        metavar="[ID|GAME]",
        help="The number of a rule, or a game: ONI-BASE-18, urbion.",
        autocompletion=complete_rule,
    ),
]
Search = Annotated[str | None, typer.Option("--search", metavar="WORD", help="Rules that mention a word.")]


def rules(
    rule: RuleId = None,
    search: Search = None,
    as_json: Json = False,
    lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """A rule in plain words; without a number, the titles of all of them, or of all of a game."""
    with speaking(lang, as_json, ascii_only) as out:
        book = Rulebook(out.speech.language)
        game = rule.strip().lower() if rule is not None else ""
        entries = book.of_game(game) or list(book.rules.values())
        if rule is not None and game not in book.games():
            found = book.find(rule)
            if as_json:
                out.json(found.to_json())
            else:
                show(found, out)
            return
        if search is not None:
            entries = mentioning(entries, search)
            if not entries:
                raise StateError("cli-rule-no-match", place="search", value=excerpt(search))
        if as_json:
            out.json({"rules": [entry.to_json() for entry in entries]})
        elif search is not None:
            for i, entry in enumerate(entries):
                if i:
                    out.line()
                show(entry, out)
        else:
            contents(entries, out)


def show(rule: Rule, out: Output) -> None:
    """One rule: number, title, text."""
    out.line(Text.assemble(" ", (rule.id, GOLD), "  ", out.speech.spell(rule.title)))
    for line in wrap(Text(out.speech.spell(rule.text)), out.width - 4):
        out.line(Text("   ").append_text(line))


def contents(rules: list[Rule], out: Output) -> None:
    """Games, chapters and titles."""
    width = max(len(entry.id) for entry in rules) + 2
    last = ""
    for i, ((game, chapter), entries) in enumerate(by_chapter(rules).items()):
        if i:
            out.line()
        if game != last:
            out.line(Text(f" {out.speech.text(f'{game}-name')}", GOLD))
            out.line()
            last = game
        out.line(Text(f" {out.speech.spell(chapter)}", DIM))
        for entry in entries:
            out.line(Text.assemble("   ", (pad(entry.id, width), GOLD), out.speech.spell(entry.title)))
    out.line()
    out.say("cli-rules-try", DIM, rule=out.speech.text(f"{rules[0].game}-example-rule"))
