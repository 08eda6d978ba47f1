"""`reverie pack`: check content packs, begin a new one, try it, draw how it hangs together, help editors.

Exit codes: 0 nothing is wrong (warnings are allowed), 1 the pack has errors, 2 there is no pack to look at.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from reverie.cli.options import Ascii, Json, Lang
from reverie.cli.output import Output, speaking
from reverie.cli.speech import BAD, DIM, GOLD, clean
from reverie.errors import StateError

if TYPE_CHECKING:
    from reverie.games.etherfields.content.coverage import Coverage
    from reverie.games.etherfields.content.findings import Finding
    from reverie.games.etherfields.content.loading import Pack

BROKEN = 1
UNREADABLE = ("pack-not-found", "pack-no-pack", "pack-empty", "pack-unreadable")

pack = typer.Typer(
    name="pack",
    help="Content packs for Etherfields: check, begin, play, draw, and a schema for editors.",
    no_args_is_help=True,
)

Packs = Annotated[
    list[Path],
    typer.Argument(
        metavar="PATH...", help="A pack: a folder, a zip archive or a file; a campaign before its expansions."
    ),
]
Words = Annotated[
    bool, typer.Option("--words", help="List the words of the language that the pack uses, and the others.")
]
PackId = Annotated[
    str | None, typer.Option("--id", metavar="ID", help="The id of the pack; else the name of the folder.")
]
Picture = Annotated[Path | None, typer.Option("-o", "--out", metavar="FILE.svg", help="Where to write the picture.")]


@pack.command()
def check(
    paths: Packs, words: Words = False, as_json: Json = False, lang: Lang = None, ascii_only: Ascii = False
) -> None:
    """Say everything that is wrong with a pack; an expansion is checked together with the shipped campaign."""
    from reverie.games.etherfields.content.checks import check_all
    from reverie.games.etherfields.content.coverage import coverage

    with speaking(lang, as_json, ascii_only) as out:
        read, own = open_packs(paths)
        findings = [finding for finding in check_all(read) if belongs(finding, own)]
        errors = sum(finding.severity == "error" for finding in findings)
        covered = coverage(read, own)
        if as_json:
            out.json(described(read, own, findings, covered, out.speech.language))
        else:
            for finding in findings:
                show(finding, out)
            if words:
                show_words(covered, out)
            summary(read, own, findings, covered, out)
    if errors:
        raise typer.Exit(BROKEN)


@pack.command()
def new(
    folder: Annotated[Path, typer.Argument(metavar="PATH", help="A folder that is empty or not there yet.")],
    name: PackId = None,
    lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """Write a small complete dream to begin with."""
    from reverie.games.etherfields.content.making import new_pack

    with speaking(lang, False, ascii_only) as out:
        for path in new_pack(folder, name):
            out.line(Text(f" {clean(str(path))}"))
        out.say("pack-new-next", DIM, path=clean(str(folder)))


@pack.command()
def play(
    paths: Packs,
    dream: Annotated[
        str | None,
        typer.Option("--dream", metavar="ID", help="Which gate or slumber; else the first gate of the pack."),
    ] = None,
    players: Annotated[int, typer.Option("--players", metavar="N", min=1, max=5, help="How many characters.")] = 1,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, help="The deal number.")] = 0,
    lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """Try a dream of a pack, line by line; what you play here is not kept."""
    from reverie.cli.pack_play import encounter_of, try_out
    from reverie.games.etherfields.content.checks import check_all
    from reverie.games.etherfields.content.findings import PackError

    with speaking(lang, False, ascii_only) as out:
        read, own = open_packs(paths)
        findings = check_all(read)
        if read.content is None or any(finding.severity == "error" for finding in findings):
            raise PackError.of(findings)
        try_out(out, read.content, encounter_of(read, own, dream), players, seed)


@pack.command()
def graph(paths: Packs, picture: Picture = None, lang: Lang = None, ascii_only: Ascii = False) -> None:
    """Draw how gates, scripts and cards lead to each other, as SVG."""
    from reverie.games.etherfields.content.findings import PackError
    from reverie.games.etherfields.content.graph import COLORS
    from reverie.games.etherfields.content.graph import graph as draw

    with speaking(lang, False, ascii_only) as out:
        read, own = open_packs(paths)
        if read.content is None:
            raise PackError.of(read.findings)
        legend = {kind: out.speech.text(f"pack-kind-{kind}") for kind in (*COLORS, "card")}
        legend["town"] = out.speech.text("pack-between")
        svg = draw(read, out.speech.language, legend, set(own) or None)
        if picture is None:
            sys.stdout.write(svg)
            return
        try:
            picture.write_text(svg, "utf-8")
        except OSError as error:
            raise StateError("pack-unwritable", place=str(picture), problem=error.strerror or "?") from None
        out.say("pack-drawn", path=clean(str(picture)))


@pack.command()
def proof(
    paths: Packs,
    out_file: Annotated[
        Path | None, typer.Option("-o", "--out", metavar="FILE.html", help="Where to write it.")
    ] = None,
    lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """Write every text in every language on one page, for proof-reading, with what looks wrong."""
    from reverie.games.etherfields.content.findings import PackError
    from reverie.games.etherfields.content.proof import page

    with speaking(lang, False, ascii_only) as out:
        read, _ = open_packs(paths)
        if read.content is None:
            raise PackError.of(read.findings)
        if out_file is None:
            sys.stdout.write(page(read))
            return
        try:
            out_file.write_text(page(read), "utf-8")
        except OSError as error:
            raise StateError("pack-unwritable", place=str(out_file), problem=error.strerror or "?") from None
        out.say("pack-drawn", path=clean(str(out_file)))


@pack.command()
def schema() -> None:
    """Print the JSON Schema of content files, for completion and checks in editors."""
    from reverie.games.etherfields.content.schema import schema as make

    sys.stdout.write(json.dumps(make(), indent=1) + "\n")


def open_packs(paths: list[Path]) -> tuple[Pack, dict[int, str]]:
    """The packs, with the campaign that expansions need; and which of those read were asked for, if not all."""
    from reverie.games.etherfields.content.findings import PackError
    from reverie.games.etherfields.content.loading import examine, with_campaign

    together = with_campaign(paths)
    read = examine(together)
    for finding in read.findings:
        if finding.code in UNREADABLE:
            raise PackError.of([finding])
    added = len(together) - len(paths)
    return read, {i: f"{path.name}/" for i, path in enumerate(together) if i >= added} if added else {}


def belongs(finding: Finding, own: dict[int, str]) -> bool:
    """Whether a finding is about the packs that were asked for."""
    return not own or finding.place.file.startswith((*own.values(), *(name[:-1] for name in own.values())))


def show(finding: Finding, out: Output) -> None:
    """One finding: place, sentence, code."""
    wrong = finding.severity == "error"
    mark = out.speech.text("pack-mark-error" if wrong else "pack-mark-warn")
    line = Text.assemble(
        (f" {clean(str(finding.place))}: ", DIM),
        (f"{mark}: ", BAD if wrong else GOLD),
        out.speech.spell(clean(finding.text(out.speech.language))),
        (f" [{finding.code}]", DIM),
    )
    out.console.print(line, soft_wrap=True)


def show_words(covered: list[Coverage], out: Output) -> None:
    """The words that are used, and those that are not."""
    for family in covered:
        out.line()
        out.line(Text(f" {out.speech.text(f'pack-family-{family.family}')}", GOLD))
        used = ", ".join(f"{word} {count}" for word, count in family.used.items())
        out.say("pack-words-used", words=used or "–")
        out.say("pack-words-unused", DIM, words=", ".join(family.unused) or "–")


def summary(read: Pack, own: dict[int, str], findings: list[Finding], covered: list[Coverage], out: Output) -> None:
    """How many things, words, errors and warnings."""
    errors = sum(finding.severity == "error" for finding in findings)
    if findings:
        out.line()
    things, scripts = counted(read, own)
    out.say("pack-contains", DIM, things=things, scripts=scripts)
    used = sum(len(family.used) for family in covered)
    out.say("pack-covers", DIM, used=used, words=used + sum(len(family.unused) for family in covered))
    if findings:
        out.say("pack-verdict", BAD if errors else GOLD, errors=errors, warnings=len(findings) - errors)
    else:
        out.say("pack-fine", GOLD)


def counted(read: Pack, own: dict[int, str]) -> tuple[int, int]:
    """How many things there are, and how many of them are scripts."""
    kinds = [raw.kind for raw in read.builder.raw.values() if not own or raw.pack in own]
    return len(kinds), kinds.count("script")


def described(
    read: Pack, own: dict[int, str], findings: list[Finding], covered: list[Coverage], language: str
) -> dict[str, Any]:
    """The report as plain data."""
    errors = sum(finding.severity == "error" for finding in findings)
    things, scripts = counted(read, own)
    return {
        "ok": not errors,
        "errors": errors,
        "warnings": len(findings) - errors,
        "things": things,
        "scripts": scripts,
        "findings": [finding.to_json(language) for finding in findings],
        "coverage": {family.family: family.to_json() for family in covered},
    }
