"""How often the rules player wins a dream, by team size: `python scripts/dream_rates.py [games] [gate …]`.

Teams come with their starting decks and with what a middling campaign leaves behind: the dreams before were seen, some
were won, three people have been written down and three let go. In a campaign they also have bought cards, and are more
tired. For the court the endings are told apart.
"""

from __future__ import annotations

import sys
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


def main(arguments: list[str]) -> None:
    """One line for each dream and team size."""
    op.watch = None
    games = int(arguments[0]) if arguments else 24
    for gate in arguments[1:] or BEFORE:
        for size in range(1, len(CHARACTERS) + 1):
            teams = list(combinations(CHARACTERS, size))
            ends = Counter(play(gate, teams[seed % len(teams)], seed) for seed in range(games))
            told = ", ".join(f"{name} {count}" for name, count in ends.most_common())
            print(f"{gate:14} {size}  {told}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
