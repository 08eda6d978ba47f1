"""How often the rules player wins a dream: `python scripts/dream_rates.py [games] [gate …] [--first SEED] [--teams]`.

Teams come with their starting decks and with what a middling campaign leaves behind: the dreams before were seen, some
were won, three people have been written down and three let go. In a campaign they also have bought cards, and are more
tired. For the court the endings are told apart. By team size, or with `--teams` so many games of each of the 15 teams,
marked when they are outside the bounds of a team; the seeds begin with `--first`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import combinations

from reverie.games.etherfields import rules as all_rules
from reverie.games.etherfields.agents.rules import choose
from reverie.games.etherfields.content import shipped
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.manifest import CHARACTERS
from reverie.games.etherfields.rounds.setup import prepare

PARTS = all_rules.PARTS  # importing it announces what all frames and words do
ANSWERS = 20_000  # more than any encounter takes
BEFORE = {  # what a middling campaign has left behind when a dream begins
    "gate_room": {},
    "gate_ferry": {"debt": 2, "whistle": 1},
    "gate_house": {"debt": 2, "whistle": 1, "ferry_done": 2, "ferry_mirror": 1},
    "gate_orchard": {"debt": 2, "whistle": 1, "ferry_done": 2, "ferry_mirror": 1, "house_done": 2, "window": 1},
    "gate_court": {},  # its gate says it (`alone`)
}
ENDINGS = {529: "morning", 539: "morning", 530: "ladder", 531: "quits"}
WON = ("victory", *ENDINGS.values())
BOUNDS = (0.15, 0.90)  # of a single team


def play(gate: str, team: tuple[str, ...], seed: int) -> str:
    """How a dream ends; a victory in the court is named by its ending."""
    e = prepare(shipped(), gate, team, seed, {})
    e.state.team.flags.update(BEFORE[gate])
    e.run()
    for _ in range(ANSWERS):
        if not e.choices():
            break
        e.choose(choose(e, None))
    read = [name for n, name in ENDINGS.items() if n in e.state.team.scripts_read]
    return read[0] if read else e.state.encounter.result


def told(ends: Counter[str]) -> str:
    """How many games ended in which way."""
    won, games = sum(ends[name] for name in WON), ends.total()
    return f"{won / games:4.0%} of {games}: " + ", ".join(f"{name} {count}" for name, count in ends.most_common())


def by_size(gate: str, games: int, first: int) -> None:
    """One line for each team size, every team as often as the others."""
    for size in range(1, len(CHARACTERS) + 1):
        teams = list(combinations(CHARACTERS, size))
        ends = Counter(play(gate, teams[seed % len(teams)], seed) for seed in range(first, first + games))
        print(f"{gate:14} {size}  {told(ends)}", flush=True)


def by_team(gate: str, games: int, first: int) -> None:
    """One line for each team."""
    for size in range(1, len(CHARACTERS) + 1):
        for team in combinations(CHARACTERS, size):
            ends = Counter(play(gate, team, seed) for seed in range(first, first + games))
            share = sum(ends[name] for name in WON) / games
            mark = " " if BOUNDS[0] <= share <= BOUNDS[1] else "*"
            print(f"{gate:14} {mark}{'+'.join(team):46} {told(ends)}", flush=True)


def main() -> None:
    """As the first lines say."""
    parser = argparse.ArgumentParser(description="How often the rules player wins the dreams of the campaign.")
    parser.add_argument("games", nargs="?", type=int, default=24, help="games of each size, or of each team")
    parser.add_argument("gates", nargs="*", metavar="gate", help=f"all if none is named: {', '.join(BEFORE)}")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--teams", action="store_true", help="every team by itself")
    given = parser.parse_args()
    op.watch = None
    for gate in given.gates or BEFORE:
        (by_team if given.teams else by_size)(gate, given.games, given.first)


if __name__ == "__main__":
    main()
