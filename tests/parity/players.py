"""What the players think, in a fresh process: `python -m tests.parity.players`. Compiled and pure must think alike."""

from __future__ import annotations

import json
import sys

import reverie
from reverie.kernel import registry
from reverie.kernel.weighing import PLAYOUTS, TREE
from tests.parity.trace import is_compiled

SIMULATIONS = {TREE: 60, PLAYOUTS: 12}
ANSWERS = 16


def thoughts(game: str) -> list[object]:
    """The chances of every answer at some questions of a game that the expert plays, by a tree and by playouts."""
    found: list[object] = []
    old = registry.game(game).manifest.editions[-1].name
    for number, spec in enumerate((game, f"{game}/{old}", f"{game}/{old}/team")):
        played = reverie.from_spec(f"{spec}/seed={number}")
        name = "expert" if "expert" in registry.agent_names(game) else "rules"
        expert = reverie.agent(name, game)
        while not played.is_over and played.answers < ANSWERS:
            answer = expert.choose(played.outlook())
            found.append(answer)
            if played.answers % 5 == 0:
                weighing = played.weighing(seed=number)
                weighing.advance(SIMULATIONS[weighing.method])
                found.append([weighing.method, *weighing.chances()])
            played.apply(answer)
    return found


if __name__ == "__main__":
    game = sys.argv[1]
    sys.stdout.write(json.dumps({"compiled": is_compiled(game), "thoughts": thoughts(game)}))
