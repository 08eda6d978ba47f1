"""`python -m bench.server`: our server and the reference in turn, as a table and as JSON."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import machine
from bench.measure import progress
from bench.server import compare
from bench.server.compare import median, plain, ratio

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
    cases = [("onirim", 200)] if quick else [("onirim", 50), ("onirim", 200), ("onirim", 1000), ("urbion", 200)]
    for spec, connections in cases:
        progress(f"{spec}, {connections} connections, as fast as possible")
        turns = 7 if connections == 200 and not quick else rounds  # what is close to its goal is measured more often
        results["load"][f"{spec}, {connections}"] = compare.under_load(folder, connections, seconds, turns, spec)
    connections, rate = (200, 1.0) if quick else (1000, 0.2)
    progress(f"{connections} connections, {rate:g} messages a second each")
    results["waiting"] = compare.waiting(folder, connections, rate, 2 * seconds if quick else 10.0, rounds)
    results["waiting_for"] = f"{connections} connections × {rate:g}/s"
    idle = 200 if quick else 1000
    progress(f"{idle} idle connections")
    results["idle_connections"] = idle
    results["idle"] = compare.in_turn(lambda kind: compare.idle(kind, folder, idle), 1)
    stored = 1_000 if quick else 10_000
    progress(f"{stored:,} stored games")
    compare.start(folder, stored)
    results["start"] = [compare.start(folder, games) for _ in range(rounds) for games in (0, stored)]
    return results


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
        table.add_row(f"{name}: messages/s", *pair(found, "per_second", ",.0f"), "≥ 0.5")
        table.add_row(f"{name}: CPU per message", *pair(found, "cpu", ",.0f", " µs"), "≤ 2")
    name = results["waiting_for"]
    for field in ("p50", "p99"):
        goal = "≤ 2 or 20 ms" if field == "p99" else ""
        table.add_row(f"{name}: {field}", *pair(results["waiting"], field, ".1f", " ms"), goal)
    idle = results["idle_connections"]
    table.add_row(f"{idle:,} new connections, each", *pair(results["idle"], "fresh", ".1f", " KB"), "≤ 60 KB")
    table.add_row("the same, used and idle", *pair(results["idle"], "idle", ".1f", " KB"), "≤ 2, ≤ 60 KB")
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
        "waiting": plain(results["waiting"]),
        "idle": plain(results["idle"]),
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
