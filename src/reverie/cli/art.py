"""`reverie art`: the pictures as files, on a contact sheet, or as pages to print and cut out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple
from urllib.parse import quote

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from reverie.art import THEMES, VERSION, ArtError, face, face_names
from reverie.cli.options import Ascii, Json, Lang, complete_game, starting
from reverie.cli.output import Output, speaking
from reverie.cli.speech import DIM, GOLD, clean
from reverie.errors import excerpt
from reverie.kernel import registry
from reverie.kernel.spec import GameSpec

if TYPE_CHECKING:
    from reverie.art.faces import Copies

PIXELS = 2  # of a contact sheet as PNG, for each unit of the sheet
PAPERS = ("a4", "letter")


class Printer(NamedTuple):
    """How to print."""

    theme: str
    paper: str
    backs: bool
    dpi: int


def complete_theme(incomplete: str) -> list[str]:
    """Themes."""
    return starting(incomplete, THEMES)


def complete_paper(incomplete: str) -> list[str]:
    """Sizes of paper."""
    return starting(incomplete, PAPERS)


Sheet = Annotated[
    Path | None, typer.Option("--sheet", metavar="FILE.svg|png", help="Write a contact sheet of all faces.")
]
Pages = Annotated[
    Path | None, typer.Option("--print", metavar="FILE.pdf", help="Write pages of cards to print and cut out.")
]
Folder = Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help="Write every face as a file of its own.")]
Game = Annotated[
    str | None, typer.Option("--game", metavar="GAME", help="Only this game.", autocompletion=complete_game)
]
Theme = Annotated[str, typer.Option("--theme", metavar="paper|clear", help="The look.", autocompletion=complete_theme)]
SpecText = Annotated[
    str | None,
    typer.Option("--spec", metavar="SPEC", help="Print what this game needs, such as onirim/third/solo/towers."),
]
Paper = Annotated[
    str, typer.Option("--paper", metavar="a4|letter", help="The paper to print on.", autocompletion=complete_paper)
]
Backs = Annotated[bool, typer.Option("--backs", help="Print backs, too, for both sides of the paper.")]
Dpi = Annotated[
    int, typer.Option("--dpi", metavar="N", min=30, max=600, help="How fine the print is, in dots per inch.")
]
Force = Annotated[bool, typer.Option("--force", help="Write over what is there.")]


def art(
    sheet: Sheet = None,
    pages: Pages = None,
    folder: Folder = None,
    game: Game = None,
    theme: Theme = "paper",
    spec: SpecText = None,
    paper: Paper = PAPERS[0],
    backs: Backs = False,
    dpi: Dpi = 300,
    force: Force = False,
    as_json: Json = False,
    lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """The pictures: a contact sheet, pages to print, or single files."""
    with speaking(lang, as_json, ascii_only) as out:
        check(sheet, pages, folder, game, theme, spec, paper, backs, force)
        made: dict[str, Any] = {"version": VERSION, "theme": theme}
        if folder is not None:
            made["faces"] = write_faces(folder, face_names(game), theme, force, out)
        if sheet is not None:
            made["sheet"] = write_sheet(sheet, face_names(game), theme, out)
        if pages is not None:
            made["print"] = write_pages(pages, wanted(game, spec), Printer(theme, paper, backs, dpi), out)
        if as_json:
            out.json(made)


def check(
    sheet: Path | None,
    pages: Path | None,
    folder: Path | None,
    game: str | None,
    theme: str,
    spec: str | None,
    paper: str,
    backs: bool,
    force: bool,
) -> None:
    """Refuse what cannot be done before anything is drawn."""
    if sheet is None and pages is None and folder is None:
        raise ArtError("art-nothing-asked")
    if theme not in THEMES:
        raise ArtError("art-theme-unknown", place="--theme", value=excerpt(theme), allowed=list(THEMES))
    if paper not in PAPERS:
        raise ArtError("art-paper-unknown", place="--paper", value=excerpt(paper), allowed=list(PAPERS))
    if pages is None and (spec is not None or backs or paper != PAPERS[0]):
        raise ArtError("art-spec-alone", place="--print")
    if pages is not None and game is None and spec is None:
        raise ArtError("art-print-what", place="--print")
    face_names(game)  # refuses an unknown game
    for path, suffixes in ((sheet, (".svg", ".png")), (pages, (".pdf",))):
        if path is None:
            continue
        if path.suffix.lower() not in suffixes:
            raise ArtError("art-suffix", place=str(path)[:200], value=excerpt(path.name, 80), allowed=list(suffixes))
        if path.exists() and not force:
            raise ArtError("art-exists", place=str(path)[:200], value=excerpt(path.name, 80))


def wanted(game: str | None, spec: str | None) -> list[Copies]:
    """The cards to print."""
    from reverie.art.catalogue import everything, needed

    if spec is not None:
        return needed(GameSpec.parse(spec, registry.manifests()))
    assert game is not None
    return needed(everything(game))


def write_faces(folder: Path, names: tuple[str, ...], theme: str, force: bool, out: Output) -> dict[str, Any]:
    """Every face as a file; names that are no file names are percent-encoded, as in an address."""
    paths = {name: folder / f"{quote(name, safe='')}.svg" for name in names}
    for path in paths.values():
        if path.exists() and not force:
            raise ArtError("art-exists", place=str(path)[:200], value=excerpt(path.name, 80))
    with progress(out, len(names)) as step:
        for done, (name, path) in enumerate(paths.items(), 1):
            write(path, face(name, theme).encode())
            step(done, len(names))
    report(out, "art-made-faces", folder, count=len(names))
    return {"folder": str(folder), "count": len(names)}


def write_sheet(path: Path, names: tuple[str, ...], theme: str, out: Output) -> dict[str, Any]:
    """A contact sheet, as SVG or as pixels."""
    from reverie.art.raster import png
    from reverie.art.sheet import contact_sheet, size_of

    text = contact_sheet(names, theme)
    is_svg = path.suffix.lower() == ".svg"
    write(path, text.encode() if is_svg else png(text, PIXELS * size_of(text)[0]))
    report(out, "art-made-sheet", path, count=len(names))
    return {"path": str(path), "count": len(names)}


def write_pages(path: Path, deck: list[Copies], printer: Printer, out: Output) -> dict[str, Any]:
    """Pages to print."""
    from reverie.art.printing import print_pdf

    with progress(out, len(deck)) as step:
        data, count = print_pdf(deck, *printer, step)
    write(path, data)
    cards = sum(entry.count for entry in deck)
    report(out, "art-made-pages", path, cards=cards, pages=count)
    if not out.as_json:
        out.say("art-print-hint", DIM)
    return {"path": str(path), "cards": cards, "pages": count, "paper": printer.paper}


def write(path: Path, data: bytes) -> None:
    """A file, whole or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_name(path.name + ".part")
        unfinished.write_bytes(data)
        unfinished.replace(path)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise ArtError("art-write-failed", place=str(path)[:200], reason=reason) from None


def report(out: Output, text: str, path: Path, **details: int) -> None:
    """What was made."""
    if not out.as_json:
        out.say(text, GOLD, path=clean(str(path)), **details)


@contextmanager
def progress(out: Output, total: int) -> Iterator[Callable[[int, int], None]]:
    """A bar, if somebody sits at the terminal."""
    if not out.errors.is_terminal:
        yield lambda done, of: None
        return
    columns = (
        TextColumn(" {task.description}"),
        BarColumn(bar_width=30, complete_style=GOLD, finished_style=GOLD),
        MofNCompleteColumn(),
    )
    with Progress(*columns, console=out.errors, transient=True) as bar:
        task = bar.add_task(out.speech.text("art-drawing"), total=total)
        yield lambda done, of: bar.update(task, completed=done, total=of)
