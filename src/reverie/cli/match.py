"""`reverie match`: several players on the same deals, and whether one of them is better."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from reverie.cli.options import (
    Ascii,
    CardsFile,
    Edition,
    GameName,
    Json,
    Lang,
    Mode,
    Modules,
    PresetName,
    SeedText,
    Variants,
    complete_agent,
    read_seed_flag,
    read_spec,
)
from reverie.cli.output import INTERRUPTED, Output, speaking
from reverie.cli.simulate import Games, NoProgress, Records, Workers
from reverie.cli.speech import BAD, DIM, GOLD, clean
from reverie.cli.table.plain import pad
from reverie.errors import SpecError, StateError, excerpt
from reverie.sim import match as matches
from reverie.sim.bots import ANSWER_SECONDS, START_SECONDS
from reverie.sim.match import Contest, Report, Score, Standing
from reverie.sim.stats import wilson

SHOWN_FAULTS = 5

Agents = Annotated[
    list[str],
    typer.Option(
        "--agent",
        metavar="NAME",
        help="Who plays; give it twice or more. search@10ms and search@500 say how much is thought; cmd:COMMAND is a "
        "program of yours, asked over its input and output.",
        autocompletion=complete_agent,
    ),
]
Partner = Annotated[
    str | None,
    typer.Option(
        "--partner",
        metavar="NAME",
        help="Who takes the other seats in team play; without it each plays all of them.",
        autocompletion=complete_agent,
    ),
]
AnswerSeconds = Annotated[
    float, typer.Option("--seconds", metavar="S", min=0.01, max=3600, help="How long a program may take for an answer.")
]
StartSeconds = Annotated[
    float, typer.Option("--start", metavar="S", min=0.01, max=3600, help="How long a program may take to start.")
]
BotLog = Annotated[
    Path | None, typer.Option("--bot-log", metavar="FILE", help="Where what programs print as errors is added.")
]


def match(
    game: GameName,
    agent: Agents,
    games: Games = 100,
    seed: SeedText = "0",
    partner: Partner = None,
    seconds: AnswerSeconds = ANSWER_SECONDS,
    start: StartSeconds = START_SECONDS,
    bot_log: BotLog = None,
    workers: Workers = 1,
    edition: Edition = None,
    modules: Modules = None,
    mode: Mode = None,
    variant: Variants = None,
    preset: PresetName = None,
    cards: CardsFile = None,
    records: Records = None,
    no_progress: NoProgress = False,
    as_json: Json = False,
    lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """Let several players play the same deals: who wins more often, and how sure that is."""
    with speaking(lang, as_json, ascii_only) as out:
        number = read_seed_flag(seed)
        if not isinstance(number, int):
            raise SpecError("cli-sim-seed", place="seed", value=excerpt(number))
        spec = read_spec(game, edition, mode, modules, variant, None, preset, cards)
        contest = Contest(spec, tuple(agent), games, number, partner, seconds, start, bot_log, records)
        try:
            result = watched(contest, workers, out, not no_progress)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise StateError("cli-save-failed", place=str(error.filename)[:200], reason=reason) from None
        if as_json:
            out.json(result.to_json())
        else:
            report(result, out)
        if result.interrupted:
            sys.stdout.flush()
            raise typer.Exit(INTERRUPTED)


def watched(contest: Contest, workers: int, out: Output, show: bool) -> Report:
    """Play with a progress bar, if somebody sits at the terminal."""
    if not (show and out.errors.is_terminal):
        return matches.play(contest, workers)
    columns = (
        BarColumn(bar_width=30, complete_style=GOLD, finished_style=GOLD),
        MofNCompleteColumn(),
        TextColumn("{task.fields[wins]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=out.errors, transient=True) as progress:
        task = progress.add_task("", total=contest.games, wins="")

        def watch(score: Score) -> None:
            wins = " : ".join(out.speech.number(one.wins) for one in score.sums)
            progress.update(task, completed=score.games, wins=wins)

        return matches.play(contest, workers, watch)


def report(result: Report, out: Output) -> None:
    """The match in words."""
    speech, contest, score = out.speech, result.contest, result.score
    last = contest.seed + max(0, score.games - 1)
    deals = speech.text("match-deals", games=score.games, first=str(contest.seed), last=str(last))
    out.line(Text.assemble(" ", (contest.spec.rules_text(), GOLD), (speech.spell(" · "), DIM), deals))
    if contest.partner is not None:
        out.line(Text(" ").append_text(speech.rich("match-beside", DIM, partner=clean(contest.partner))))
    if result.interrupted:
        out.line(Text(" ").append_text(speech.rich("cli-sim-interrupted", GOLD)))
    out.line()
    for number, (name, one) in enumerate(zip(contest.agents, score.sums, strict=True), 1):
        low, high = wilson(one.wins, score.games)
        rate = one.wins / score.games if score.games else 0.0
        each = 1000 * one.seconds / one.decisions if one.decisions else 0.0
        out.line(
            Text.assemble(
                f" {number}  ",
                (pad(clean(name)[:24], 25), GOLD),
                pad(f"{percent(out, rate)}", 9),
                (speech.spell(f"{percent(out, low)} – {percent(out, high)}"), DIM),
                ("  " + speech.text("match-time", time=speech.number(each, 3)), DIM),
            )
        )
    out.line()
    for standing in result.standings:
        out.line(Text(" ").append_text(compared(standing, out)))
    faults(result, out)


def compared(standing: Standing, out: Output) -> Text:
    """Who is better, as far as that can be said."""
    speech = out.speech
    low, high = standing.interval
    verdict = "better" if low > 0 else "worse" if high < 0 else "open"
    return speech.rich(
        f"match-{verdict}",
        first=standing.first + 1,
        second=standing.second + 1,
        points=speech.number(100 * abs(standing.difference), 1),
        low=signed(out, low),
        high=signed(out, high),
        only_first=standing.only_first,
        only_second=standing.only_second,
    )


def faults(result: Report, out: Output) -> None:
    """What was lost without being played to the end."""
    found = result.score.faults
    if not found:
        return
    out.line()
    out.line(Text(" ").append_text(out.speech.rich("match-faults", BAD, count=len(found))))
    for fault in found[:SHOWN_FAULTS]:
        told = Text(f"   {fault.agent + 1}  {fault.seed}  ", DIM).append(out.speech.message(fault.error))
        out.line(told.append(f" [{fault.error.code}]", DIM))
    if len(found) > SHOWN_FAULTS:
        out.line(Text("   ").append_text(out.speech.rich("match-more-faults", DIM)))


def percent(out: Output, rate: float) -> str:
    """A share of all games."""
    return f"{out.speech.number(100 * rate, 1)} %"


def signed(out: Output, rate: float) -> str:
    """Points with their sign."""
    return out.speech.spell(f"{'−' if rate < 0 else '+'}{out.speech.number(100 * abs(rate), 1)}")
