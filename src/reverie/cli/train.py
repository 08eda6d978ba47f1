"""`reverie train`: the learned player of a game, from nothing."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.text import Text

from reverie.cli.options import Ascii, GameName, Json, Lang, SeedText, read_seed_flag
from reverie.cli.output import INTERRUPTED, Output, speaking
from reverie.cli.speech import DIM, GOLD
from reverie.errors import StateError, excerpt
from reverie.sim.stats import wilson
from reverie.sim.train import Course, Learned

MOST = 100.0

Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Where the weights go; without it: nowhere.")]
Scale = Annotated[
    float, typer.Option("--scale", metavar="X", help="The course with so many times as many games, up to 100.")
]
SetUp = Annotated[
    str, typer.Option("--setup", metavar="NAME", help="What is learned for; without it: the ordinary game, alone.")
]
Tried = Annotated[int, typer.Option("--tried", metavar="N", help="Games to try the finished player on.")]


def train(
    game: GameName,
    out: Out = None,
    seed: SeedText = "0",
    setup: SetUp = "",
    scale: Scale = 1.0,
    tried: Tried = 20_000,
    as_json: Json = False,
    lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """Teach the learned player of a game from nothing: by watching the rules of thumb, then by its own play."""
    with speaking(lang, as_json, ascii_only) as output:
        number = read_seed_flag(seed)
        if not isinstance(number, int):
            raise StateError("train-seed", place="seed", value=excerpt(number))
        if not 0 < scale <= MOST:
            raise StateError("train-scale", place="scale", value=scale)
        if not 0 <= tried <= 10_000_000:
            raise StateError("games-range", place="tried", value=tried)
        try:
            learned = watched(Course(game, number, scale, setup), tried, output)
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        if out is not None:
            try:
                out.write_bytes(learned.data)
            except OSError as error:
                reason = error.strerror or type(error).__name__
                raise StateError("cli-save-failed", place=str(out)[:200], reason=reason) from None
        if as_json:
            output.json(as_data(learned, out))
        else:
            report(learned, out, output)


def watched(course: Course, tried: int, out: Output) -> Learned:
    """Learn with a progress bar, if somebody sits at the terminal."""
    columns = (
        TextColumn(" {task.description}"),
        BarColumn(bar_width=30, complete_style=GOLD, finished_style=GOLD),
        MofNCompleteColumn(),
        TextColumn("{task.fields[wins]}"),
        TimeRemainingColumn(),
    )
    began = perf_counter()
    with Bar(*columns, console=out.errors, transient=True, disable=not out.errors.is_terminal) as bar:
        task = bar.add_task("", total=course.games, wins="")
        for now in course.run():
            name = out.speech.text(f"cli-train-{now.how}", stage=now.stage + 1, stages=len(course.stages))
            wins = f"{out.speech.number(100 * now.win_rate, 1)} %"
            bar.update(task, completed=now.games, description=name, wins=wins)
        return course.finish(tried, began)


def as_data(learned: Learned, out: Path | None) -> dict[str, object]:
    """The result as plain data."""
    return {
        "games": learned.games,
        "seconds": round(learned.seconds, 3),
        "bytes": len(learned.data),
        "out": None if out is None else str(out),
        "tried": learned.tried,
        "wins": learned.wins,
        "ci95": list(wilson(learned.wins, learned.tried)),
    }


def report(learned: Learned, out: Path | None, output: Output) -> None:
    """The result in words."""
    speech = output.speech
    seconds = speech.number(learned.seconds, 1)
    output.line(Text(" " + speech.text("cli-train-done", games=speech.number(learned.games), seconds=seconds)))
    if learned.tried:
        low, high = wilson(learned.wins, learned.tried)
        rate = speech.number(100 * learned.wins / learned.tried, 2)
        text = speech.text(
            "cli-train-tried",
            games=speech.number(learned.tried),
            rate=rate,
            low=speech.number(100 * low, 2),
            high=speech.number(100 * high, 2),
        )
        output.line(Text(" " + text, GOLD))
    if out is not None:
        output.line(
            Text(" " + speech.text("cli-train-saved", file=str(out), size=speech.number(len(learned.data))), DIM)
        )
