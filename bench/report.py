"""The tables and the JSON of a run: every figure beside its reference, and the verdict on each target."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from bench import campaign, etherfields
from bench.games import C_PROGRAM, GAMES, TUNED, MeasuredGame
from bench.measure import Measurement, Ratio, ratio
from bench.memory import Memory
from reverie.games.etherfields.manifest import MODES

# What is shown of a game, and under which name.
NATIVE = (
    ("native rollouts, random player", "native"),
    ("native rollouts, rules policy", "native, rules policy"),
    ("native rollouts, expert policy", "native, expert policy"),
    ("native rollouts, all modules", "native, all modules"),
    ("native rollouts, team", "native, team"),
    ("native rollouts, all modules, team", "native, all modules, team"),
    ("native, 1 thread, wall clock", "native, 1 thread"),
    ("native, 2 threads, wall clock", "native, 2 threads"),
    ("native, engine not compiled", "native, pure"),
)
COMPARED = {
    "native": (C_PROGRAM, "C"),
    "native, all modules": ("native", "base"),
    "native, team": ("native", "base"),
    "native, all modules, team": ("native", "base"),
    "native, 2 threads": ("native, 1 thread", "1 thread"),
    "native, pure": ("native", "compiled"),
    "search, 2 threads": ("search, 1 thread", "1 thread"),
}
DRIVEN = (
    ("driven from Python, engine", "driven, engine"),
    ("driven from Python, Game", "driven, Game"),
    ("driven from Python, Game, words", "driven, Game with words"),
    ("driven, engine not compiled", "driven, pure"),
)
SEARCH = (
    ("a simulation of the search", "search"),
    ("search, 1 thread, wall clock", "search, 1 thread"),
    ("search, 2 threads, wall clock", "search, 2 threads"),
)
CLONES = (("clone, engine", "clone, engine"), ("clone, Game", "clone, Game"))
CALLS = (
    ("new game", "new game"),
    ("undo", "undo"),
    ("view", "view"),
    ("position", "position"),
    ("record as text", "record"),
)
MEMORY = (("memory of a state, engine", "engine"), ("memory of a state, Game", "Game"))
PLAYED = tuple(etherfields.name_of(mode) for mode in MODES)

BUSY = 0.7  # the load from which on a run is not undisturbed


@dataclass(frozen=True)
class Target:
    """What was aimed at and what came of it."""

    name: str
    target: str
    measured: str
    verdict: str


@dataclass(frozen=True)
class Results:
    """Everything one run has found out."""

    machine: Mapping[str, Any]
    settings: Mapping[str, Any]
    oracle: str
    no_c: str | None  # why there is no C program, if there is none
    times: Mapping[str, Measurement]
    memory: Mapping[str, Memory]

    def ratio(self, of: str, to: str) -> Ratio | None:
        """One case against another, if both were measured."""
        if of not in self.times or to not in self.times:
            return None
        return ratio(self.times[of], self.times[to])

    def targets(self) -> list[Target]:
        """The verdicts, game by game."""
        return [
            *(target for game in GAMES for target in self.targets_of(game)),
            *self.targets_of_etherfields(),
            *self.targets_of_campaigns(),
        ]

    def targets_of_etherfields(self) -> list[Target]:
        """What was aimed at for the engine that is never compiled: the slowest size of team counts."""
        played = [self.times[name] for name in PLAYED if name in self.times]
        name, target = "Etherfields: decisions a second, any team", f"at least {etherfields.TARGET:,}"
        if not played:
            return [Target(name, target, "–", "not measured")]
        best, median = min(1e9 / entry.best for entry in played), min(1e9 / entry.median for entry in played)
        came = verdict(best >= etherfields.TARGET, median >= etherfields.TARGET)
        return [Target(name, target, f"{best:,.0f} (median {median:,.0f})", came)]

    def targets_of_campaigns(self) -> list[Target]:
        """What was aimed at for long campaigns at a server."""
        found = []
        aims = ((campaign.READ, campaign.READ_TARGET), (campaign.UNDO, campaign.UNDO_TARGET))
        for name, seconds in aims:
            entry, target = self.times.get(name), f"at most {1000 * seconds:.0f} ms"
            if entry is None:
                found.append(Target(name, target, "–", "not measured"))
                continue
            came = verdict(entry.best <= 1e9 * seconds, entry.median <= 1e9 * seconds)
            found.append(Target(name, target, f"{entry.best / 1e6:.1f} ms (median {entry.median / 1e6:.1f})", came))
        name, target = "etherfields: its written position", f"at most {campaign.SIZE_TARGET:,} bytes"
        if campaign.READ not in self.times:
            return [*found, Target(name, target, "–", "not measured")]
        size = campaign.position_bytes()
        return [*found, Target(name, target, f"{size:,}", "met" if size <= campaign.SIZE_TARGET else "missed")]

    def targets_of(self, game: MeasuredGame) -> list[Target]:
        """What was aimed at for one game."""
        limits = game.limits
        native = game.case("native")
        found = [
            at_most(
                f"{game.title}: native rollouts against the C program",
                limits.native,
                self.ratio(native, game.case(C_PROGRAM)),
                self.no_c or "not measured",
            )
        ]
        if limits.modules is not None:
            compared = self.ratio(game.case("native, all modules"), native)
            name = f"{game.title}: all modules against the base game"
            found.append(at_most(name, limits.modules, compared, "not measured"))
        for (name, case), limit in zip(DRIVEN, (limits.driven, limits.driven, limits.words), strict=False):
            if limit is not None:
                compared = self.ratio("OpenSpiel", game.case(case))
                found.append(at_least(f"{game.title}: {name} against OpenSpiel", limit, compared))
        if limits.clone is not None:
            found.append(under(f"{game.title}: clone of a state", limits.clone, self.times[game.case("clone, engine")]))
        if limits.view is not None:
            found.append(under(f"{game.title}: a view in Python", limits.view, self.times[game.case("view")]))
        if limits.state is not None:
            heaviest = max(figure for figure in memory_figures(self.memory[game.case("engine")]) if figure is not None)
            found.append(
                Target(
                    f"{game.title}: memory of a state, the heaviest figure",
                    f"under {limits.state:.0f} bytes",
                    f"{heaviest:.0f} bytes",
                    verdict(heaviest < limits.state, heaviest < limits.state),
                )
            )
        return found

    def to_json(self) -> dict[str, Any]:
        """The whole run as plain data."""
        against_c = {
            game.case(name): self.ratio(game.case("native"), game.case(name)) for game in GAMES for name in game.sources
        }
        against_openspiel: dict[str, Ratio | None] = {}
        for game in GAMES:
            against_openspiel |= {game.case(case): self.ratio("OpenSpiel", game.case(case)) for _, case in DRIVEN}
            against_openspiel |= {
                game.case(case): self.ratio("clone, OpenSpiel", game.case(case)) for _, case in CLONES
            }
        return {
            "bench": 2,
            "machine": dict(self.machine),
            "settings": dict(self.settings),
            "oracle": self.oracle,
            "times": [entry.to_json() for entry in self.times.values()],
            "memory": {what: asdict(entry) for what, entry in self.memory.items()},
            "times_as_long_as_c": plain(against_c),
            "times_faster_than_openspiel": plain(against_openspiel),
            "targets": [asdict(target) for target in self.targets()],
        }


def plain(ratios: Mapping[str, Ratio | None]) -> dict[str, dict[str, float]]:
    """The ratios that could be measured."""
    return {name: {"best": round(r.best, 3), "median": round(r.median, 3)} for name, r in ratios.items() if r}


def verdict(best: bool, median: bool) -> str:
    """Judged by the best rounds; a median that says otherwise is not hidden."""
    words = {True: "met", False: "missed"}
    return words[best] if best == median else f"{words[best]} (median: {words[median]})"


def at_most(name: str, limit: float, found: Ratio | None, missing: str) -> Target:
    """A target for how much longer something may take."""
    target = f"at most {limit:g} × its time"
    if found is None:
        return Target(name, target, "–", missing)
    return Target(name, target, in_words(found), verdict(found.best <= limit, found.median <= limit))


def under(name: str, limit: float, found: Measurement) -> Target:
    """A target for a time."""
    measured = f"{nanoseconds(found.best)} (median {nanoseconds(found.median)})"
    return Target(name, f"under {nanoseconds(limit)}", measured, verdict(found.best < limit, found.median < limit))


def at_least(name: str, limit: float, found: Ratio | None) -> Target:
    """A target for how much faster something must be."""
    target = f"at least {limit:g} × faster"
    if found is None:
        return Target(name, target, "–", "not measured: OpenSpiel is not installed")
    return Target(name, target, in_words(found), verdict(found.best >= limit, found.median >= limit))


def in_words(found: Ratio) -> str:
    """A ratio with its median."""
    return f"{number(found.best)} × (median {number(found.median)} ×)"


def number(value: float) -> str:
    """Three digits, or whole numbers where there are more."""
    return f"{value:.2f}" if value < 10 else f"{value:.1f}" if value < 100 else f"{value:,.0f}"


def nanoseconds(ns: float) -> str:
    """A time with its unit."""
    return f"{number(ns)} ns" if ns < 1000 else f"{number(ns / 1000)} µs"


def memory_figures(memory: Memory) -> list[float | None]:
    """Its own size, what was allocated, what the process grew by."""
    return [memory.size, memory.allocated, memory.resident]


def cell(entry: Measurement | None) -> str:
    """Best and median of a case."""
    return f"{nanoseconds(entry.best)} ({nanoseconds(entry.median)})" if entry else ""


def in_bytes(memory: Memory | None) -> str:
    """The growth of the process per copy, or what stands in for it."""
    if memory is None:
        return ""
    value = memory.allocated if memory.resident is None else memory.resident
    return f"{value:,.0f} bytes"


def empty_table(title: str, markdown: bool) -> Table:
    """A table for the terminal, or one to be copied into a document."""
    return Table(box=box.MARKDOWN) if markdown else Table(title=title, title_justify="left")


def main_table(results: Results, game: MeasuredGame, markdown: bool = False) -> Table:
    """Every figure of a game with its references beside it."""
    table = empty_table(f"{game.title}, time per decision or call: best round (median)", markdown)
    table.add_column("")
    for heading in ("Reverie", "C program", "OpenSpiel", "ratio", "games/s"):
        table.add_column(heading, justify="right")
    times = results.times

    def rows(entries: tuple[tuple[str, str], ...], openspiel: str = "") -> None:
        for label, short in entries:
            case = game.case(short)
            if case not in times:
                continue
            in_c = cell(times.get(game.case(C_PROGRAM))) or results.no_c or ""
            rate = times[case].games_per_second
            table.add_row(
                label,
                cell(times[case]),
                in_c if short == "native" else "",
                cell(times.get(openspiel)),
                comparison(results, game, short, openspiel),
                f"{rate:,.0f}" if rate else "",
            )
        if not markdown:
            table.add_section()

    rows(NATIVE)
    rows(DRIVEN, "OpenSpiel")
    rows(CLONES, "clone, OpenSpiel")
    rows(CALLS)
    rows(SEARCH)
    for label, what in MEMORY:
        reference = results.memory.get("OpenSpiel")
        table.add_row(label, in_bytes(results.memory[game.case(what)]), "", in_bytes(reference))
    return table


def etherfields_table(results: Results, markdown: bool = False) -> Table:
    """Decisions of the engine that is never compiled, in time and in passes of the plain loop."""
    table = empty_table("Etherfields, never compiled: best round (median)", markdown)
    table.add_column("")
    for heading in ("a decision", "decisions/s", "passes of the plain loop"):
        table.add_column(heading, justify="right")
    for name in (*PLAYED, etherfields.GAME, etherfields.RULES):
        entry = results.times.get(name)
        if entry is None:
            continue
        beside = results.ratio(name, etherfields.LOOP)
        table.add_row(
            name.partition(": ")[2],
            cell(entry),
            f"{1e9 / entry.best:,.0f} ({1e9 / entry.median:,.0f})",
            f"{beside.best:,.0f} ({beside.median:,.0f})" if beside else "",
        )
    return table


def comparison(results: Results, game: MeasuredGame, short: str, openspiel: str) -> str:
    """One case against what it is to be compared with; nothing where that is missing."""
    if openspiel:
        found = results.ratio(openspiel, game.case(short))
        if found is None:
            return ""
        return f"{number(found.best)} × faster" if found.best >= 1 else f"{number(1 / found.best)} × slower"
    if short not in COMPARED:
        return ""
    to, name = COMPARED[short]
    if short.endswith(", 2 threads"):  # the gain, not the rest
        found = results.ratio(game.case(to), game.case(short))
    else:
        found = results.ratio(game.case(short), game.case(to))
    return f"{number(found.best)} × {name}" if found else ""


def target_table(results: Results, markdown: bool = False) -> Table:
    """The verdicts."""
    table = empty_table("Targets", markdown)
    for heading in ("", "target", "measured", "verdict"):
        table.add_column(heading)
    for target in results.targets():
        colour = {"met": "green", "missed": "red"}.get(target.verdict, "yellow")
        table.add_row(target.name, target.target, target.measured, f"[{colour}]{target.verdict}[/]")
    return table


def show(results: Results, markdown: bool = False) -> None:
    """Print everything."""
    console = Console(highlight=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=130)
    machine = results.machine
    built = f"{machine['compiler']} {' '.join(machine['flags'])}" if machine["compiler"] else "no C compiler"
    spiel = f"OpenSpiel {machine['openspiel']}" if machine["openspiel"] else "OpenSpiel is not installed"
    console.print(f"{machine['cpu']}, {machine['cores']} cores, {machine['system']}, {machine['python']}")
    console.print(f"engine {machine['engine']}; {built}; {spiel}")
    console.print(f"oracle: {results.oracle}")
    if machine["load"] is not None and machine["load"] > BUSY:
        busy = f"load {machine['load']} at the start: others are at work, so the wall clock says little"
        console.print(f"[yellow]{busy}[/]")
    console.print()
    for game in GAMES:
        if markdown:
            console.print(f"### {game.title}\n")
        console.print(main_table(results, game, markdown))
        console.print(notes(results, game) + "\n")
    if markdown:
        console.print("### Etherfields\n")
    console.print(etherfields_table(results, markdown))
    if loop := results.times.get(etherfields.LOOP):
        console.print(f"One pass of the plain loop: {cell(loop)}.\n")
    if "OpenSpiel" in results.times:
        console.print(openspiel_note(results.times["OpenSpiel"]) + "\n")
    console.print(target_table(results, markdown))


def notes(results: Results, game: MeasuredGame) -> str:
    """What the table of a game has no room for."""
    engine = results.memory[game.case("engine")]
    lines = [
        f"A state is {engine.size} bytes by sys.getsizeof, {engine.allocated:.0f} as allocated by Python"
        + (f", {engine.resident:.0f} by the growth of the process." if engine.resident is not None else "."),
    ]
    if tuned := results.ratio(game.case("native"), game.case(TUNED)):
        lines.append(
            f"The tuned C program takes {cell(results.times[game.case(TUNED)])} per decision: native rollouts take"
            f" {in_words(tuned)} as long."
        )
    return "\n".join(lines)


def openspiel_note(entry: Measurement) -> str:
    """What its figures are made of."""
    sample = entry.samples[0]
    steps = 1 + sample.chance / sample.units
    return (
        f"OpenSpiel: {sample.units / sample.games:.0f} decisions and {sample.chance / sample.games:.0f} chance"
        f" steps per game; per step of either kind {nanoseconds(entry.best / steps)}."
    )


def write(results: Results, path: Path) -> None:
    """Write the JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(results.to_json(), indent=1) + "\n", "utf-8")
