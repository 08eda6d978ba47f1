"""How often the rules player wins each slumber tile: `python scripts/slumber_rates.py [games] [tile …] [--first SEED]`.

A slumber is won when its reward was gained. Teams start with their starting decks, as in a single game; in a campaign
they come better equipped and more tired. Tiles without rounds are no games and are left out.
"""

from __future__ import annotations

import argparse
from itertools import combinations

from reverie.games.etherfields import rules as all_rules
from reverie.games.etherfields.agents.rules import choose
from reverie.games.etherfields.content import shipped
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.manifest import CHARACTERS
from reverie.games.etherfields.rounds.setup import new_game

PARTS = all_rules.PARTS  # importing it announces what all frames and words do
ANSWERS = 20_000  # more than any encounter takes


def is_won(tile: str, team: tuple[str, ...], seed: int) -> bool:
    """Whether the reward was gained."""
    rules = new_game(shipped(), tile, team, seed, {}, listening=True)
    for _ in range(ANSWERS):
        if not rules.choices():
            break
        rules.choose(choose(rules, None))
    return any(kind == "reward" for kind, _, _ in rules.events or ())


def rates(tile: str, games: int, first: int) -> list[float]:
    """The share of victories for 1 to 4 characters, every team as often as the others."""
    found = []
    for size in range(1, len(CHARACTERS) + 1):
        teams = list(combinations(CHARACTERS, size))
        won = [is_won(tile, teams[seed % len(teams)], seed) for seed in range(first, first + games)]
        found.append(sum(won) / games)
    return found


def main() -> None:
    """One line for each tile."""
    parser = argparse.ArgumentParser(description="How often the rules player wins the slumbers, by team size.")
    parser.add_argument("games", nargs="?", type=int, default=40, help="games of each size")
    parser.add_argument("tiles", nargs="*", metavar="tile", help="all that have rounds if none is named")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    given = parser.parse_args()
    op.watch = None
    tiles = given.tiles or [one.id for one in shipped().slumber.values() if one.faces[-1].rounds]
    for tile in tiles:
        told = "  ".join(f"{rate:5.0%}" for rate in rates(tile, given.games, given.first))
        print(f"{tile:20} {told}", flush=True)


if __name__ == "__main__":
    main()
