"""What some encounters come to, as text: `python -m tests.games.etherfields.trace GAMES [--by-hash]`.

Run in other processes with other hash seeds, it must print the same. With `--by-hash` chance depends on the hash of a
word, as a set or a dict of objects would: a fault put in on purpose, so that the comparison is seen to fail.
"""

from __future__ import annotations

import hashlib
import json
import sys

import reverie
from reverie.games.etherfields.core import chance
from reverie.games.etherfields.manifest import ENCOUNTERS, MODES
from reverie.kernel.game import Game

MOST = 300  # answers of somebody who plays at random


def told(game: Game) -> str:
    """Everything that is said about a game at its end, in short."""
    facts = [
        game.hash(),
        game.position(),
        game.record().text(),
        [[event.to_json() for event in game.events_for(seat)] for seat in (*range(game.players), None)],
        [game.view(seat) for seat in (*range(game.players), None)],
    ]
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()


def encounter(number: int) -> str:
    """One of them: all encounters, all team sizes, both agents, both kinds of turns in turn."""
    agent = ("rules", "random")[number % 2]
    variants = {"encounter": ENCOUNTERS[number % len(ENCOUNTERS)], "turns": ("free", "ordered")[number // 2 % 2]}
    mode = MODES[number % len(MODES)]
    game = reverie.new_game("etherfields", mode=mode, seed=number, variants=variants)
    player = reverie.agent(agent, "etherfields", seed=number)
    while not game.is_over and (agent == "rules" or game.answers < MOST):
        game.apply(player.choose(game.outlook()))
    return f"{number} {agent} {mode} {game.answers} {told(game)}"


def by_hash() -> None:
    """Put the fault in."""
    honest = chance.Chance.below

    def below(self: chance.Chance, kind: int, event: int, k: int, n: int) -> int:
        return (honest(self, kind, event, k, n) + hash("fate")) % n

    chance.Chance.below = below  # type: ignore[method-assign]  # a planted fault


def main() -> None:
    """Print a line for each encounter."""
    if "--by-hash" in sys.argv:
        by_hash()
    for number in range(int(sys.argv[1])):
        print(encounter(number))


if __name__ == "__main__":
    main()
