"""`reverie review`: a game looked back at: the curve of the chance, luck and choices, the moves that cost most."""

from __future__ import annotations

import shlex
from pathlib import Path
from textwrap import wrap as wrap_words
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from reverie.cli.hint import read_game
from reverie.cli.options import Ascii, Json, Lang
from reverie.cli.output import Output, speaking
from reverie.cli.review_picture import picture_of
from reverie.cli.speech import DIM, GOLD, Speech, clean
from reverie.cli.table import table_for
from reverie.cli.table.plain import Table, pad
from reverie.errors import StateError, in_words
from reverie.kernel.game import Game
from reverie.kernel.review import Costly, Report, Review

Source = Annotated[str, typer.Argument(metavar="RECORD", help="A saved game; - reads it from the input.")]
Picture = Annotated[Path | None, typer.Option("--picture", metavar="FILE", help="Draw it, too: an SVG to be shared.")]
NoProgress = Annotated[bool, typer.Option("--no-progress", help="Show nothing before the end.")]

SLICE = 0.2  # seconds of work between two looks at the curve
BLOCKS = "▁▂▃▄▅▆▇█"
DIGITS = "0123456789"
LABEL = 26
INDENT = 4


def review(
    record: Source,
    picture: Picture = None,
    no_progress: NoProgress = False,
    as_json: Json = False,
    lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """Look back at a game: how the chance went, what the cards gave, what the choices cost, and what was better."""
    with speaking(lang, as_json, ascii_only) as out:
        game = read_game(record)
        report = looked_back(game.review(), out, not no_progress)
        if picture is not None:
            save(picture, picture_of(game, report, out.speech))
        if as_json:
            result = game.result.to_json() if game.result else None
            data = {"spec": game.spec.text(), "answers": game.answers, "result": result}
            out.json(data | {"review": report.to_json(out.speech.language)})
        else:
            tell(game, report, record, out)
            if picture is not None:
                out.line()
                out.line(Text(" ").append_text(out.speech.rich("review-picture", DIM, path=clean(str(picture)))))


def looked_back(review: Review, out: Output, show: bool) -> Report:
    """All of the work; whoever sits at a terminal sees the curve grow."""
    if not (show and out.errors.is_terminal):
        review.look_for(float("inf"))
        return review.report()
    columns = (TextColumn(" {task.description}"), BarColumn(bar_width=20, complete_style=GOLD))
    with Progress(*columns, console=out.errors, transient=True) as progress:
        task = progress.add_task("", total=1.0)
        while not review.is_done:
            review.look_for(SLICE)
            line = sparkline([point.chance for point in review.report().curve], out)
            progress.update(task, completed=review.share, description=line[: out.width - 26])
    return review.report()


def save(path: Path, text: str) -> None:
    """Write a file, or say why that cannot be done."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise StateError("cli-save-failed", place=str(path)[:200], reason=reason) from None


def sparkline(chances: list[float], out: Output) -> str:
    """The curve on one line, as wide as the page at most."""
    width = out.width - 2
    step = max(1, -(-len(chances) // width))
    signs = DIGITS if out.speech.ascii_only else BLOCKS
    shown = [chances[at] for at in range(0, len(chances), step)]
    return "".join(signs[min(len(signs) - 1, int(chance * len(signs)))] for chance in shown)


def tell(game: Game, report: Report, record: str, out: Output) -> None:
    """The review in words."""
    speech = out.speech
    table = table_for(game.spec.game, speech, out.width, game.players)
    outcome = game.result.status if game.result else "open"
    result = speech.text("review-result", result=outcome)
    out.line(Text.assemble(" ", (game.spec.text(), GOLD), (speech.spell(" · "), DIM), result))
    out.line()
    out.line(Text(f" {sparkline([point.chance for point in report.curve], out)}", GOLD))
    out.line()
    rows = [("start", f"{speech.number(100 * report.start, 1)} %"), ("luck", points(report.luck, speech))]
    rows.append(("cost", points(-report.cost, speech)))
    dark = report.darkest
    if dark is not None:
        rows.append(
            ("darkest", speech.text("review-at-turn", chance=speech.number(100 * dark.chance, 1), turn=dark.turn))
        )
    for name, value in rows:
        out.line(Text.assemble(" ", (pad(speech.text(f"review-{name}"), LABEL), DIM), value))
    out.line()
    if not report.costly:
        out.line(Text(" ").append_text(speech.rich("review-none")))
    else:
        out.line(Text(" ").append_text(speech.rich("review-title", GOLD)))
        for number, move in enumerate(report.costly, 1):
            tell_move(number, move, game, table, record, out)
    error = max((point.error for point in report.curve), default=0.0)
    out.line()
    for line in wrap_words(speech.text("review-error", error=speech.number(100 * error)), out.width - 1):
        out.line(Text(f" {line}", DIM))


def tell_move(number: int, move: Costly, game: Game, table: Table, record: str, out: Output) -> None:
    """One of the moves that cost most."""
    speech = out.speech
    view = game.moment(move.answers).view(move.seat)
    given, better = (table.choice(action, view).plain for action in (move.given, move.better))
    cost = speech.number(100 * move.cost, 1)
    sentences = [speech.text("review-move", turn=move.turn, given=given, better=better, points=cost)]
    if move.why is not None:
        sentences.append(speech.text(move.why, **in_words(move.why.details, speech.language)))
    for at, line in enumerate(wrap_words(" ".join(sentences), out.width - INDENT)):
        out.line(Text(f" {number}. {line}" if not at else f"{' ' * INDENT}{line}"))
    if record != "-":
        command = f"reverie play {game.spec.game} --load {shlex.quote(record)} --at {move.answers}"
        go_on = speech.text("review-go-on", command=clean(command))
        out.line(Text(" " * INDENT).append(go_on, DIM))


def points(share: float, speech: Speech) -> str:
    """Hundredths of a chance with their sign."""
    sign = speech.spell("−" if share < 0 else "+")
    return speech.text("review-points", points=f"{sign}{speech.number(100 * abs(share), 1)}")
