"""`reverie simulate`: many games with an agent, reproducibly."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from reverie.agents.budget import Budget
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
    Simulations,
    TimeBudget,
    Variants,
    complete_agent,
    read_seed_flag,
    read_spec,
)
from reverie.cli.output import INTERRUPTED, Output, speaking
from reverie.cli.speech import DIM, GOLD
from reverie.cli.table.plain import pad
from reverie.errors import SpecError, StateError, excerpt
from reverie.kernel import registry
from reverie.sim.run import Plan, Result, Tally
from reverie.sim.run import simulate as run
from reverie.sim.stats import wilson

AgentName = Annotated[str, typer.Option("--agent", metavar="NAME", help="Who plays.", autocompletion=complete_agent)]
Games = Annotated[int, typer.Option("-n", "--games", metavar="N", help="How many games.")]
Workers = Annotated[int, typer.Option("--workers", metavar="W", help="Processes; 0 for one per processor.")]
Records = Annotated[
    Path | None, typer.Option("--records", metavar="DIR", help="Save the record of every game in this folder.")
]
Players = Annotated[
    int | None, typer.Option("--players", metavar="N", help="How many play: the mode of the game with so many seats.")
]
Dream = Annotated[str | None, typer.Option("--dream", metavar="ID", help="Which dream or slumber (Etherfields).")]
Campaign = Annotated[bool, typer.Option("--campaign", help="Whole campaigns instead of single dreams (Etherfields).")]
NoProgress = Annotated[bool, typer.Option("--no-progress", help="No progress bar.")]


def simulate(
    game: GameName,
    agent: AgentName = "random",
    games: Games = 1000,
    seed: SeedText = "0",
    workers: Workers = 1,
    edition: Edition = None,
    modules: Modules = None,
    mode: Mode = None,
    players: Players = None,
    dream: Dream = None,
    campaign: Campaign = False,
    variant: Variants = None,
    preset: PresetName = None,
    cards: CardsFile = None,
    records: Records = None,
    simulations: Simulations = None,
    budget: TimeBudget = None,
    no_progress: NoProgress = False,
    as_json: Json = False,
    lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """Play many games: game i has the deal number SEED + i, whoever of the workers plays it."""
    with speaking(lang, as_json, ascii_only) as out:
        number = read_seed_flag(seed)
        if not isinstance(number, int):
            raise SpecError("cli-sim-seed", place="seed", value=excerpt(number))
        if players is not None:
            mode = mode_for(game, mode, players)
        if campaign:
            if dream is not None:
                raise SpecError("cli-contradiction", place="flags", flags=["--campaign", "--dream"])
            dream = "campaign"
        if dream is not None:
            variant = [*(variant or []), f"encounter={dream}"]
        spec = read_spec(game, edition, mode, modules, variant, None, preset, cards)
        try:
            result = watched(
                Plan(spec, agent, games, number, records, Budget.of(simulations, budget)), workers, out, not no_progress
            )
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise StateError("cli-save-failed", place=str(records)[:200], reason=reason) from None
        unlearned = getattr(registry.game(game), "unlearned", None)
        if unlearned is not None and agent in ("expert", "search"):
            out.errors.print(Text(" " + unlearned.text(out.speech.language)))
        if as_json:
            out.json(result.to_json())
        else:
            report(result, out)
        if result.interrupted:
            sys.stdout.flush()
            raise typer.Exit(INTERRUPTED)


def mode_for(game: str, mode: str | None, players: int) -> str:
    """The mode with so many seats; SpecError if the game has none, or if another one was named."""
    entries = registry.game(game).manifest.modes
    modes = {entry.players: entry.name for entry in reversed(entries)}  # the first of several
    if players not in modes:
        allowed = [str(entry.players) for entry in entries if entry.available]
        raise SpecError("cli-sim-players", place="players", value=players, allowed=allowed)
    if mode is not None and mode != modes[players]:
        raise SpecError("cli-contradiction", place="flags", flags=["--mode", "--players"])
    return modes[players]


def watched(plan: Plan, workers: int, out: Output, show: bool) -> Result:
    """Play with a progress bar, if somebody sits at the terminal."""
    if not (show and out.errors.is_terminal):
        return run(plan, workers)
    columns = (
        TextColumn(" {task.description}"),
        BarColumn(bar_width=30, complete_style=GOLD, finished_style=GOLD),
        MofNCompleteColumn(),
        TextColumn("{task.fields[wins]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=out.errors, transient=True) as progress:
        task = progress.add_task(plan.agent, total=plan.games, wins="")

        def watch(tally: Tally) -> None:
            wins = out.speech.text("cli-sim-wins-short", wins=out.speech.number(tally.wins))
            progress.update(task, completed=tally.games, wins=wins)

        return run(plan, workers, watch)


def report(result: Result, out: Output) -> None:
    """The result in words."""
    speech, tally = out.speech, result.tally
    low, high = wilson(tally.wins, tally.games)

    def percent(rate: float) -> str:
        return f"{speech.number(100 * rate, 2)} %"

    out.line(Text.assemble(" ", (result.plan.spec.rules_text(), GOLD), (speech.spell(" · "), DIM), result.plan.agent))
    if result.interrupted:
        out.line(Text(" ").append_text(speech.rich("cli-sim-interrupted", GOLD)))
    out.line()
    last = result.plan.seed + max(0, tally.games - 1)
    rows = [
        ("games", speech.number(tally.games)),
        ("wins", f"{speech.number(tally.wins)} = {percent(result.win_rate)}"),
        ("interval", speech.spell(f"{percent(low)} – {percent(high)}")),
        ("decisions", decisions_text(result, out)),
        *((name, per_game(n, result, out)) for name, n in tally.sums.items()),
        ("speed", speech.text("cli-sim-per-second", rate=speech.number(result.games_per_second))),
        ("seconds", speech.number(result.seconds, 2)),
        ("deals", speech.spell(f"{result.plan.seed} – {last}" if not result.interrupted else f"{result.plan.seed} …")),
    ]
    for name, value in rows:
        out.line(Text.assemble(" ", (pad(speech.text(f"cli-sim-{name}"), 20), DIM), value))
    occurrences(result, out)


def occurrences(result: Result, out: Output) -> None:
    """How campaigns ended, and the dreams in them: won, lost, and at which try."""
    speech, found = out.speech, result.tally.occurrences
    for ending, n in found.get("endings", {}).items():
        name = speech.text("cli-sim-ending", ending=ending)
        out.line(Text.assemble(" ", (pad(name, 32), DIM), speech.number(n)))
    for dream, counts in found.get("tries", {}).items():
        won, lost = speech.number(counts["won"]), speech.number(counts["lost"])
        tries = ", ".join(f"{at}: {n}" for at, n in sorted(counts.get("at", {}).items(), key=lambda one: int(one[0])))
        text = "cli-sim-dream" if tries else "cli-sim-dream-never"
        out.line(Text.assemble(" ", speech.text(text, dream=dream, won=won, lost=lost, tries=tries)))


def per_game(total: int, result: Result, out: Output) -> str:
    """Something the game counts, per game."""
    return out.speech.number(total / result.tally.games, 2) if result.tally.games else "0"


def decisions_text(result: Result, out: Output) -> str:
    """All decisions, and how many that is per game."""
    each = out.speech.number(result.tally.decisions / result.tally.games, 1) if result.tally.games else "0"
    return out.speech.text("cli-sim-each", total=out.speech.number(result.tally.decisions), each=each)
