"""How often the `rules` agent wins: `python scripts/win_rates.py` plays the base game and every module by itself.

It prints a Markdown table; with `--write` the table in docs/win-rates.md is replaced. The games are those of the
seeds from `--seed` on, so the same numbers come out every time, on every machine, compiled or not.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from reverie.games.onirim.constants import RULES_POLICY
from reverie.games.onirim.engine import play_many
from reverie.games.onirim.manifest import MANIFEST, VARIANTS
from reverie.games.onirim.settings import prepared
from reverie.kernel.spec import GameSpec
from reverie.sim.stats import wilson

PAGE = Path(__file__).resolve().parent.parent / "docs" / "win-rates.md"
BEGIN = "<!-- win rates: begin -->"
END = "<!-- win rates: end -->"
HEAD = (
    "| modules | mode | wins | of games | rate | 95 % interval | mean doors | mean turns |\n"
    "|---|---|---:|---:|---:|---|---:|---:|\n"
)


@dataclass(frozen=True)
class Row:
    """One line of the table: what was played, and how it went."""

    name: str
    mode: str
    games: int
    wins: int
    doors: int
    turns: int

    def __str__(self) -> str:
        low, high = wilson(self.wins, self.games)
        return (
            f"| {self.name} | {self.mode} | {self.wins:,} | {self.games:,} | {100 * self.wins / self.games:.1f} % "
            f"| {100 * low:.1f} – {100 * high:.1f} % | {self.doors / self.games:.2f} | {self.turns / self.games:.1f} |"
        )


def line_ups() -> Iterator[tuple[str, list[str], dict[str, str]]]:
    """Name, modules and variants: the base game, each module, each role of the incubus, and everything at once."""
    yield "none", [], {}
    for module in MANIFEST.modules:
        if module.name == "incubus":
            for role in next(variant.values for variant in VARIANTS if variant.name == "incubusMode"):
                yield f"incubus ({role})", ["incubus"], {"incubusMode": role}
        else:
            yield module.name, [module.name], {}
    yield "all eight", [module.name for module in MANIFEST.modules], {}


def play(name: str, modules: list[str], variants: dict[str, str], mode: str, games: int, seed: int) -> Row:
    """Play one line of the table."""
    spec = GameSpec.make(MANIFEST, mode=mode, modules=modules, variants=variants)
    wins, _, doors, turns = play_many(prepared(spec), games, seed, RULES_POLICY, -1)
    return Row(name, mode, games, wins, doors, turns)


def table(games: int, seed: int) -> str:
    """The whole table, solo first."""
    rows = [play(*line_up, mode.name, games, seed) for mode in MANIFEST.modes for line_up in line_ups()]
    return HEAD + "".join(f"{row}\n" for row in rows)


def written_into(page: str, rates: str) -> str:
    """The page with the table between its markers replaced."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{PAGE.name} has no markers for the table")
    return f"{before}{BEGIN}\n\n{rates}\n{END}{after}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, print, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="games per line (default 10,000)")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (default 1)")
    parser.add_argument("--write", action="store_true", help="replace the table in docs/win-rates.md")
    options = parser.parse_args(arguments)
    if options.games < 1:
        parser.error("at least one game is needed")
    rates = table(options.games, options.seed)
    sys.stdout.write(rates)
    if options.write:
        PAGE.write_text(written_into(PAGE.read_text("utf-8"), rates), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
