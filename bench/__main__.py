"""`python -m bench`: measure, print the tables, write the JSON. Exit status 1 if the oracle disagrees."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench import campaign, clone, driven, etherfields, machine, memory, native, pure, references, report, search
from bench.games import GAMES
from bench.measure import measure, progress
from reverie import engine_mode

DEFAULT_JSON = Path(__file__).resolve().parent.parent / ".cache" / "bench" / "latest.json"


def options(arguments: list[str] | None) -> argparse.Namespace:
    """What can be chosen."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a look within some seconds; the figures are rougher")
    parser.add_argument("--rounds", type=int, help="how often every case is measured (9, quick: 3)")
    parser.add_argument("--slice", type=float, help="seconds for one case in one round (0.2, quick: 0.03)")
    parser.add_argument("--seed", type=int, default=0, help="the first deal (0)")
    parser.add_argument("--json", type=Path, default=DEFAULT_JSON, help="the file to write (.cache/bench/latest.json)")
    parser.add_argument("--markdown", action="store_true", help="tables as they stand in docs/benchmarks.md")
    chosen = parser.parse_args(arguments)
    chosen.rounds = chosen.rounds or (3 if chosen.quick else 9)
    chosen.slice = chosen.slice or (0.03 if chosen.quick else 0.2)
    if chosen.rounds < 1 or chosen.slice <= 0 or chosen.seed < 0:
        parser.error("rounds, slice and seed must not be negative")
    return chosen


def build(folder: Path) -> tuple[list[references.Program], str | None]:
    """The C programs, or why there are none."""
    compiler = references.find_compiler()
    if compiler is None:
        return [], "no C compiler"
    progress("compiling the C programs")
    try:
        programs = references.build_all(compiler, folder)
    except references.CompileError as error:
        progress(f"does not compile:\n{error}")
        return [], "does not compile"
    return programs, None


def run(chosen: argparse.Namespace, programs: list[references.Program], no_c: str | None) -> report.Results | None:
    """One whole run; None if engine and oracle disagree."""
    seed: int = chosen.seed
    about: dict[str, Any] = machine.describe()
    compiled = engine_mode.is_compiled()
    games = (20_000 if chosen.quick else 100_000) if compiled else 200
    oracle = f"not asked: {no_c}"
    if programs:
        progress(f"oracle: {games} games of each game and edition")
        wrong = [line for program in programs for line in references.disagreements(program, games, seed)]
        if wrong:
            for line in wrong:
                progress(f"DISAGREEMENT: {line}")
            return None
        oracle = f"engine and C programs agree in every count ({games:,} games of each edition)"
    with pure.PureEngine() as uncompiled:
        cases = references.openspiel_cases(seed)
        for game in GAMES:
            cases += references.program_cases(programs, game, seed)
            cases += native.cases(game, seed)
            cases += driven.cases(game, seed)
            cases += clone.cases(game, seed)
            cases += search.cases(game, seed) if compiled else []
            cases += uncompiled.cases(game, seed) if compiled else []
        cases += etherfields.cases(seed)
        cases += campaign.cases()
        times = measure(cases, chosen.rounds, chosen.slice)
    progress("memory")
    copies = (10_000 if chosen.quick else 100_000) if compiled else 5_000
    weights = memory.measure_all(copies, references.has_openspiel())
    about["load_at_the_end"] = machine.load()
    settings = {"rounds": chosen.rounds, "slice": chosen.slice, "seed": seed}
    return report.Results(about, settings, oracle, no_c, times, weights)


def main(arguments: list[str] | None = None) -> int:
    """Measure and report."""
    chosen = options(arguments)
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        results = run(chosen, *build(Path(folder)))
    if results is None:
        progress("an engine and a C program play different games: nothing was measured")
        return 1
    report.show(results, chosen.markdown)
    report.write(results, chosen.json)
    progress(f"done in {time.perf_counter() - began:.0f} s; JSON written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
