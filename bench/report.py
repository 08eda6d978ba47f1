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

from bench.measure import Measurement, Ratio, ratio
from bench.memory import Memory

# What is shown, under which name, and against which reference.
NATIVE = (
    ("native rollouts, random player", "native"),
    ("native rollouts, rules policy", "native, rules policy"),
    ("native rollouts, all eight modules", "native, all modules"),
    ("native rollouts, team", "native, team"),
    ("native rollouts, all modules, team", "native, all modules, team"),
    ("native, 1 thread, wall clock", "native, 1 thread"),
    ("native, 2 threads, wall clock", "native, 2 threads"),
    ("native, engine not compiled", "native, pure"),
)
BESIDE_BASE = ("native, all modules", "native, team", "native, all modules, team")
DRIVEN = (
    ("driven from Python, engine", "driven, engine"),
    ("driven from Python, Game", "driven, Game"),
    ("driven from Python, Game, words", "driven, Game with words"),
    ("driven, engine not compiled", "driven, pure"),
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

NATIVE_LIMIT, MODULES_LIMIT, DRIVEN_LIMIT, CLONE_LIMIT, STATE_LIMIT = 1.5, 3.0, 8.0, 150.0, 2048.0
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
        """The verdicts."""
        clone = self.times["clone, engine"]
        heaviest = max(figure for figure in memory_figures(self.memory["engine"]) if figure is not None)
        return [
            at_most(
                "native rollouts against the C program",
                NATIVE_LIMIT,
                self.ratio("native", "C program"),
                self.no_c or "not measured",
            ),
            at_most(
                "all eight modules against the base game",
                MODULES_LIMIT,
                self.ratio("native, all modules", "native"),
                "not measured",
            ),
            *(
                at_least(f"{name} against OpenSpiel's solitaire", DRIVEN_LIMIT, self.ratio("OpenSpiel", case))
                for name, case in DRIVEN[:2]
            ),
            Target(
                "clone of a state",
                f"under {CLONE_LIMIT:.0f} ns",
                f"{nanoseconds(clone.best)} (median {nanoseconds(clone.median)})",
                verdict(clone.best < CLONE_LIMIT, clone.median < CLONE_LIMIT),
            ),
            Target(
                "memory of a state, the heaviest figure",
                f"under {STATE_LIMIT:.0f} bytes",
                f"{heaviest:.0f} bytes",
                verdict(heaviest < STATE_LIMIT, heaviest < STATE_LIMIT),
            ),
        ]

    def to_json(self) -> dict[str, Any]:
        """The whole run as plain data."""
        against_c = {name: self.ratio("native", name) for name in ("C program", "C program, tuned")}
        against_openspiel = {case: self.ratio("OpenSpiel", case) for _, case in DRIVEN}
        against_openspiel |= {case: self.ratio("clone, OpenSpiel", case) for _, case in CLONES}
        return {
            "bench": 1,
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


def main_table(results: Results, markdown: bool = False) -> Table:
    """Every figure of Reverie with its references beside it."""
    table = empty_table("Time per decision or call: best round (median)", markdown)
    table.add_column("")
    for heading in ("Reverie", "C program", "OpenSpiel", "ratio", "games/s"):
        table.add_column(heading, justify="right")
    times = results.times

    def rows(entries: tuple[tuple[str, str], ...], reference: str = "") -> None:
        for label, case in entries:
            if case not in times:
                continue
            in_c = reference == "C program" and case == "native"
            in_openspiel = reference.endswith("OpenSpiel")
            compared = ""
            if in_c and (found := results.ratio(case, reference)):
                compared = f"{number(found.best)} × C"
            elif in_openspiel and (found := results.ratio(reference, case)):
                compared = f"{number(found.best)} × faster" if found.best >= 1 else f"{number(1 / found.best)} × slower"
            elif case == "native, 2 threads" and (found := results.ratio("native, 1 thread", case)):
                compared = f"{number(found.best)} × 1 thread"
            elif case in BESIDE_BASE and (found := results.ratio(case, "native")):
                compared = f"{number(found.best)} × base"
            elif case == "native, pure" and (found := results.ratio(case, "native")):
                compared = f"{number(found.best)} × compiled"
            rate = times[case].games_per_second
            table.add_row(
                label,
                cell(times[case]),
                cell(times.get(reference)) or (results.no_c or "") if in_c else "",
                cell(times.get(reference)) if in_openspiel else "",
                compared,
                f"{rate:,.0f}" if rate else "",
            )
        if not markdown:
            table.add_section()

    rows(NATIVE, "C program")
    rows(DRIVEN, "OpenSpiel")
    rows(CLONES, "clone, OpenSpiel")
    rows(CALLS)
    for label, what in MEMORY:
        reference = results.memory.get("OpenSpiel")
        table.add_row(label, in_bytes(results.memory[what]), "", in_bytes(reference))
    return table


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
    console.print(main_table(results, markdown))
    console.print(notes(results) + "\n")
    console.print(target_table(results, markdown))


def notes(results: Results) -> str:
    """What the table has no room for."""
    engine = results.memory["engine"]
    lines = [
        f"A state is {engine.size} bytes by sys.getsizeof, {engine.allocated:.0f} as allocated by Python"
        + (f", {engine.resident:.0f} by the growth of the process." if engine.resident is not None else "."),
    ]
    if tuned := results.ratio("native", "C program, tuned"):
        lines.append(
            f"The tuned C program takes {cell(results.times['C program, tuned'])} per decision: native rollouts take"
            f" {in_words(tuned)} as long."
        )
    if "OpenSpiel" in results.times:
        sample = results.times["OpenSpiel"].samples[0]
        steps = 1 + sample.chance / sample.units
        lines.append(
            f"OpenSpiel: {sample.units / sample.games:.0f} decisions and {sample.chance / sample.games:.0f} chance"
            f" steps per game; per step of either kind {nanoseconds(results.times['OpenSpiel'].best / steps)}."
        )
    return "\n".join(lines)


def write(results: Results, path: Path) -> None:
    """Write the JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(results.to_json(), indent=1) + "\n", "utf-8")
