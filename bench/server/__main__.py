"""`python -m bench.server`: our server and the reference in turn, as a table and as JSON."""

from __future__ import annotations

import argparse
import functools
import json
import sys
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import machine
from bench.measure import progress
from bench.server import compare, hosted
from bench.server.compare import median, plain, ratio

WITH_RULES, WITHOUT_RULES = " (reference plays, too)", " (reference plays nothing)"
DEFAULT_JSON = Path(__file__).resolve().parent.parent.parent / ".cache" / "bench" / "server.json"


def options(arguments: list[str] | None) -> argparse.Namespace:
    """What can be chosen."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="within a minute; the figures are rougher")
    parser.add_argument("--json", type=Path, default=DEFAULT_JSON, help="the file to write (.cache/bench/server.json)")
    return parser.parse_args(arguments)


def measure(folder: Path, quick: bool) -> dict[str, Any]:
    """Everything, with as much patience as there is."""
    rounds, seconds = 3, 1.0 if quick else 3.0
    results: dict[str, Any] = {"load": {}, "rounds": rounds, "seconds": seconds}
    for game in hosted.games():
        for connections in (200,) if quick else (50, 200, 1000):
            progress(f"{game}, {connections} connections, as fast as possible")
            turns = (
                7 if connections == 200 and not quick else rounds
            )  # what is close to its goal is measured more often
            found = compare.under_load(folder, connections, seconds, turns, game)
            results["load"][f"{game}, {connections}{'' if hosted.is_quick(game) else WITH_RULES}"] = found
        if not hosted.is_quick(game):
            progress(f"{game}, 200 connections, beside the reference that plays nothing")
            plain_one = compare.plain_reference(game)
            found = compare.under_load(folder, 200, seconds, rounds, game, plain_one)
            results["load"][f"{game}, 200{WITHOUT_RULES}"] = found
    connections, rate = (200, 1.0) if quick else (1000, 0.2)
    results["waiting_for"] = f"{connections} connections × {rate:g}/s"
    idle = 200 if quick else 1000
    results["idle_connections"] = idle
    results["waiting"], results["idle"] = {}, {}
    for game in hosted.games():
        progress(f"{game}, {connections} connections, {rate:g} messages a second each")
        results["waiting"][game] = compare.waiting(
            folder, connections, rate, 2 * seconds if quick else 10.0, rounds, game
        )
        progress(f"{game}, {idle} idle connections")
        results["idle"][game] = compare.in_turn(functools.partial(idle_in_turn, folder, idle, game), 1)
    stored = 1_000 if quick else 10_000
    progress(f"{stored:,} stored games")
    compare.start(folder, stored)
    results["start"] = [compare.start(folder, games) for _ in range(rounds) for games in (0, stored)]
    return results


def idle_in_turn(folder: Path, connections: int, game: str, kind: str) -> compare.Idle:
    """As `compare.idle`, the server last."""
    return compare.idle(kind, folder, connections, game)


def empty_table(title: str, *headings: str) -> Table:
    """A table with figures on the right."""
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def show(results: dict[str, Any]) -> None:
    """Print the tables."""
    console = Console(highlight=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=120)
    table = empty_table("Under load (medians)", "reference", "ours", "ratio", "goal")
    for name, found in results["load"].items():
        is_goal = not name.endswith(WITHOUT_RULES)
        table.add_row(f"{name}: messages/s", *pair(found, "per_second", ",.0f"), "≥ 0.5" if is_goal else "")
        table.add_row(f"{name}: CPU per message", *pair(found, "cpu", ",.0f", " µs"), "≤ 2" if is_goal else "")
    for game, waited in results["waiting"].items():
        for field in ("p50", "p99"):
            goal = "≤ 2 or 20 ms" if field == "p99" else ""
            table.add_row(f"{game}, {results['waiting_for']}: {field}", *pair(waited, field, ".1f", " ms"), goal)
    count = results["idle_connections"]
    for game, idle in results["idle"].items():
        table.add_row(f"{game}, {count:,} new connections, each", *pair(idle, "fresh", ".1f", " KB"), "")
        table.add_row(f"{game}, the same, used and idle", *pair(idle, "idle", ".1f", " KB"), "≤ 2, ≤ 60 KB")
    console.print(table)
    table = empty_table("Stored games that nobody has touched (medians)", "until it listens", "resident")
    for games in sorted({start.games for start in results["start"]}):
        starts = [start for start in results["start"] if start.games == games]
        table.add_row(f"{games:,} games", f"{median(starts, 'seconds'):.2f} s", f"{median(starts, 'resident'):.1f} MB")
    console.print(table)


def pair(found: dict[str, Any], field: str, form: str, unit: str = "") -> list[str]:
    """Both figures and their ratio."""
    both = [f"{median(found[kind], field):{form}}{unit}" for kind in compare.SERVERS]
    return [*both, f"{ratio(found, field):.2f}"]


def to_json(results: dict[str, Any]) -> dict[str, Any]:
    """Every single figure."""
    return results | {
        "machine": machine.describe(),
        "load": {name: plain(found) for name, found in results["load"].items()},
        "waiting": {game: plain(found) for game, found in results["waiting"].items()},
        "idle": {game: plain(found) for game, found in results["idle"].items()},
        "start": plain({"ours": results["start"]})["ours"],
    }


def main(arguments: list[str] | None = None) -> int:
    """Measure and report."""
    chosen = options(arguments)
    began = time.perf_counter()
    with compare.scratch() as folder:
        results = measure(folder, chosen.quick)
    show(results)
    chosen.json.parent.mkdir(parents=True, exist_ok=True)
    chosen.json.write_text(json.dumps(to_json(results), indent=1) + "\n", "utf-8")
    progress(f"done in {time.perf_counter() - began:.0f} s; JSON written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
