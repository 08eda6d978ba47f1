"""Plays games in a fresh process and prints fingerprints of everything that came out: `python -m tests.parity.trace`.

Two processes, one with the compiled engine and one with the pure one, must print the same. One line per game, so
that a difference names the game.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import json
import random
import sys
from typing import Any

import reverie
from reverie.errors import StateError
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.kernel.native_game import NativeGame
from tests.players import plain_agents

GAMES = tuple(name for name, game in registry.games().items() if isinstance(game, NativeGame))  # those with two forms
FAIR = "fair:" + "5eed" * 16


def is_compiled(game: str) -> bool:
    """Whether the engine of this game is the compiled one."""
    engine = importlib.import_module(f"reverie.games.{game}.engine")
    return not str(engine.__file__).endswith(".py")


def digest(value: object) -> str:
    """A short fingerprint of plain data."""
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()[:16]


def game_number(game: str, number: int) -> Game:
    """The number-th game of the campaign: plain ones of both editions and any set-up in turn, some with a fair seed."""
    seed: int | str = number if number % 3 else number * 0x9E3779B97F4A7C15 % 2**63
    if number % 10 == 9:
        seed = FAIR[:-8] + f"{number:08x}"
    return reverie.new_game(game, seed=seed, **set_up(game, number))


def set_up(game: str, number: int) -> dict[str, Any]:
    """A plain game of one of the editions, or any edition, modules and variants, alone or as a team."""
    manifest = registry.game(game).manifest
    editions = [edition.name for edition in manifest.editions]
    if number % 4 < 2:
        return {"edition": editions[number % 2]}
    dice = random.Random(number)
    edition = editions[dice.random() < 0.1]
    modules = [name for name in manifest.edition(edition).modules if dice.random() < 0.5]
    variants = {variant.name: dice.choice(variant.values) for variant in manifest.variants if variant.is_in(edition)}
    return {"edition": edition, "mode": dice.choice(["solo", "team"]), "modules": modules, "variants": variants}


def agent_for(game: str, number: int) -> str:
    """Every agent in turn."""
    names = plain_agents(game)
    return names[number // 4 % len(names)]


def play(name: str, number: int) -> str:
    """The fingerprint of one game: what was legal and what was answered at every question, and the final table."""
    game = game_number(name, number)
    player = reverie.agent(agent_for(name, number), name, seed=number)
    trace: list[Any] = []
    while not game.is_over:
        action = player.choose(game.outlook())
        trace += [game.legal_actions(), action]
        game.apply(action)
    engine: Any = game.engine
    return digest([trace, engine.table(), engine.chance(), game.hash()])


def tell(name: str, number: int) -> dict[str, str]:
    """The fingerprint of everything else that a game says: events, views, positions, records, look-aheads."""
    game = game_number(name, number)
    player = reverie.agent(agent_for(name, number), name, seed=number)
    engine: Any = game.definition.start(game.spec, None, True)
    heard, views, positions, ahead, dealt = [engine.take_events()], [], [], [], []
    while not game.is_over:
        action = player.choose(game.outlook())
        seats = [*range(game.players), None]
        views.append([[game.view(seat) for seat in seats], game.explain(0) is None, str(game.explain(700))])
        positions.append(game.position())
        if len(positions) % 7 == 0:
            ahead += [game.rollouts(2, seed=number, policy=policy) for policy in policies(name)]
        copy: Any = game.engine.clone()
        copy.determinise(number + len(positions), len(positions) % game.players)
        dealt.append([copy.table(), copy.chance()])
        game.apply(action)
        engine.apply(action)
        heard.append(engine.take_events())
    record = game.record()
    told = {"heard": heard, "views": views, "positions": positions, "ahead": ahead, "determinised": dealt}
    told |= {
        "events": [event.to_json() for seat in seats for event in game.events_for(seat)],
        "mark": [engine.mark, copy.mark],
    }
    told |= {"record": [record.text()], "json": [record.to_json()]}
    return {what: digest(value) for what, value in told.items()}


def policies(game: str) -> list[str]:
    """The agents that play natively, too."""
    found = []
    for name in registry.agent_names(game):
        try:
            reverie.rollouts(game, 1, policy=name)
        except StateError:
            continue
        found.append(name)
    return found


def totals(game: str, games: int) -> list[object]:
    """Sums over native playouts, from seeds all over the range."""
    return [
        [policy, number, seed, reverie.rollouts(game, games, seed=seed, policy=policy, **set_up(game, number))]
        for policy in policies(game)
        for number in range(8)
        for seed in (0, 2**31 - 5, 2**32 - 5, 2**62, 2**63 - games)
    ]


def everything(game: str, games: int, tellings: int, native: int) -> dict[str, Any]:
    """All fingerprints of a game, ready to be compared."""
    return {
        "games": [play(game, number) for number in range(games)],
        "tellings": [tell(game, number) for number in range(tellings)],
        "totals": totals(game, native) if native else [],
    }


def main() -> int:
    """Print the fingerprints as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    for name in ("games", "tellings", "native"):
        parser.add_argument(f"--{name}", type=int, default=0)
    options = parser.parse_args()
    result = everything(options.game, options.games, options.tellings, options.native)
    json.dump({"compiled": is_compiled(options.game), "home": reverie.__file__, **result}, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
