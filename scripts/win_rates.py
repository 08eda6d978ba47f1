"""How often the `rules` agent wins: `python scripts/win_rates.py` plays every game, bare and with each module alone.

It prints Markdown tables; with `--write` those in docs/win-rates.md are replaced. The games are those of the seeds from
`--seed` on, so the same numbers come out every time, on every machine, compiled or not.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from reverie.kernel import registry
from reverie.kernel.definition import GameDefinition
from reverie.kernel.manifest import Manifest
from reverie.kernel.spec import GameSpec
from reverie.sim.stats import wilson

PAGE = Path(__file__).resolve().parent.parent / "docs" / "win-rates.md"
SPLIT_BY = {"incubus": "incubusMode"}  # a variant whose values are as different as modules


@dataclass(frozen=True)
class LineUp:
    """What is played in one line of a table."""

    name: str
    edition: str
    modules: tuple[str, ...] = ()
    variants: dict[str, str] = field(default_factory=dict)


def played() -> list[str]:
    """The games that the agent plays natively, so that ten thousand of them are a matter of seconds."""
    return [name for name, definition in registry.games().items() if "rules" in definition.policies]


def line_ups(manifest: Manifest) -> Iterator[LineUp]:
    """For every edition: the bare game, each module, each value of a variant worth a line, and everything at once."""
    for edition in manifest.editions:
        yield LineUp("none", edition.name)
        for module in edition.modules:
            values = [variant.values for variant in manifest.variants if variant.name == SPLIT_BY.get(module)]
            for value in values[0] if values else ():
                yield LineUp(f"{module} ({value})", edition.name, (module,), {SPLIT_BY[module]: value})
            if not values:
                yield LineUp(module, edition.name, (module,))
        if len(edition.modules) > 1:
            yield LineUp(f"all {len(edition.modules)}", edition.name, edition.modules)


def line(definition: GameDefinition, line_up: LineUp, mode: str, games: int, seed: int) -> str:
    """Play one line of a table."""
    spec = GameSpec.make(
        definition.manifest,
        edition=line_up.edition,
        mode=mode,
        modules=line_up.modules,
        variants=line_up.variants,
    )
    sums = definition.rollouts(spec, games, seed, "rules")
    low, high = wilson(sums["wins"], games)
    goal = sums[definition.counted] / games
    return (
        f"| {line_up.edition} | {line_up.name} | {mode} | {sums['wins']:,} | {100 * sums['wins'] / games:.1f} % "
        f"| {100 * low:.1f} – {100 * high:.1f} % | {goal:.2f} | {sums['turns'] / games:.1f} |\n"
    )


def table(name: str, games: int, seed: int) -> str:
    """The whole table of a game, solo first."""
    definition = registry.game(name)
    head = (
        f"| edition | modules | mode | wins of {games:,} | rate | 95 % interval | mean {definition.counted} "
        "| mean turns |\n"
        "|---|---|---|---:|---:|---|---:|---:|\n"
    )
    manifest = definition.manifest
    lines = [line(definition, one, mode.name, games, seed) for mode in manifest.modes for one in line_ups(manifest)]
    return head + "".join(lines)


def written_into(page: str, name: str, rates: str) -> str:
    """The page with the table of a game between its markers replaced."""
    before, begin, rest = page.partition(f"<!-- {name}: begin -->")
    _, end, after = rest.partition(f"<!-- {name}: end -->")
    if not begin or not end:
        raise SystemExit(f"{PAGE.name} has no markers for the table of {name}")
    return f"{before}{begin}\n\n{rates}\n{end}{after}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, print, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=played(), action="append", help="only this game (default: all)")
    parser.add_argument("--games", type=int, default=10_000, help="games per line (default 10,000)")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (default 1)")
    parser.add_argument("--write", action="store_true", help="replace the tables in docs/win-rates.md")
    options = parser.parse_args(arguments)
    if options.games < 1:
        parser.error("at least one game is needed")
    for name in options.game or played():
        rates = table(name, options.games, options.seed)
        sys.stdout.write(f"{name}\n\n{rates}\n")
        if options.write:
            PAGE.write_text(written_into(PAGE.read_text("utf-8"), name, rates), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
